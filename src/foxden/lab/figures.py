"""From many games to a few numbers: means, shares and ratios, each with its 95 % confidence interval."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Z: float = 1.959963984540054
"""Within so many standard errors lie 95 % of what chance does."""

Numbers: TypeAlias = NDArray[np.float64]


class Figure(Struct, frozen=True):
    """An estimate, and the interval in which the truth is to be expected."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


def mean(values: Iterable[float]) -> Figure:
    """Estimate the mean of independent values."""
    sample = np.fromiter(values, float) if not isinstance(values, np.ndarray) else values.astype(float)
    middle = float(sample.mean())
    return _around(middle, _error(sample))


def ratio(parts: Numbers, wholes: Numbers) -> Figure:
    """Estimate a sum divided by another, where each game adds something to both (points a round)."""
    whole = float(wholes.mean())
    middle = float(parts.mean()) / whole
    return _around(middle, _error(parts - middle * wholes) / whole)


def share(values: Numbers) -> Figure:
    """Estimate a share, from games whose values are between 0 and 1 (Wilson's interval).

    Where several seats of a game are counted together, that game's value is their mean. They tell less than as many
    games would if they win together, and more if they cannot; the spread of the values shows which.
    """
    games = len(values)
    middle = float(values.mean())
    alone, together = middle * (1 - middle), float(values.var())
    worth = games * alone / together if together > 0 else games
    centre = (middle + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    margin = Z / (1 + Z * Z / worth) * float(np.sqrt(alone / worth + (Z / (2 * worth)) ** 2))
    return Figure(middle, max(0.0, centre - margin), min(1.0, centre + margin))


def _error(sample: Numbers) -> float:
    return float(sample.std(ddof=1) / np.sqrt(len(sample))) if len(sample) > 1 else 0.0


def _around(middle: float, error: float) -> Figure:
    return Figure(middle, middle - Z * error, middle + Z * error)
