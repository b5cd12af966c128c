"""The games as numbers for learning code: what a seat observes, and which actions there are.

An observation is made of a view alone, so it can hold nothing that the seat may not know. docs/lab.md lists the fields.
`batch` makes the same observations from the arrays of the kernels; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from foxden.core.rules import AnyRules
from foxden.fast.bridges import bridge_for
from foxden.lab.observations.duet import DuetObservations
from foxden.lab.observations.fields import Field, Layout, Observation
from foxden.lab.observations.fool import FoolObservations
from foxden.lab.observations.foxy import FoxyObservations

__all__ = ["Field", "Layout", "Observation", "Spaces"]

_OBSERVATIONS: Final[dict[str, Any]] = {"duet": DuetObservations, "fool": FoolObservations, "foxy": FoxyObservations}


class Spaces:
    """The observations and actions of one table."""

    def __init__(self, rules: AnyRules, options: Struct, seats: int) -> None:
        bridge = bridge_for(rules, options, seats)
        self._observations = _OBSERVATIONS[rules.name](rules, options, seats)
        self.layout: Final[Layout] = self._observations.layout
        self.moves: Final[tuple[Struct, ...]] = tuple(map(bridge.move_of, bridge.actions()))
        """Every move there can be; its place in here is its number as an action."""
        self._number = {move: at for at, move in enumerate(self.moves)}

    @property
    def actions(self) -> int:
        """How many there are."""
        return len(self.moves)

    def number(self, move: Struct) -> int:
        return self._number[move]

    def observe(self, view: Struct) -> Observation:
        """Give what this view shows, as numbers."""
        raw = self.layout.blank()
        self._observations.write(view, raw)
        return self.layout.scaled(raw)

    def mask(self, legal: Iterable[Struct]) -> NDArray[np.int8]:
        """Mark the actions that are these moves."""
        mask = np.zeros(self.actions, np.int8)
        mask[[self._number[move] for move in legal]] = 1
        return mask
