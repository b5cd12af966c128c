"""How often something took how long."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, values: Iterable[float]) -> None:
        for value in values:
            self.counts[bisect_left(BOUNDS, value)] += 1
            self.sum += value
