"""What every bridge can do, and what it leads to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import numpy as np
from msgspec import Struct

from foxden.core.errors import Unreadable
from foxden.core.rules import AnyRules
from foxden.fast.arrays import Ints

StateT = TypeVar("StateT", bound=Struct)
MoveT = TypeVar("MoveT", bound=Struct)
DealT = TypeVar("DealT", bound=Struct)


class TooBig(Unreadable):
    """The kernels have no room for this box or table. The rules play it all the same."""


class Kernels(Protocol):
    """What the modules `duet`, `fool` and `foxy` have in common."""

    def size(self, config: Ints) -> int: ...
    def new(self, config: Ints) -> Ints: ...
    def start(self, config: Ints, state: Ints) -> None: ...
    def awaits_deal(self, state: Ints) -> bool: ...
    def is_over(self, state: Ints) -> bool: ...
    def to_move(self, state: Ints) -> int: ...
    def deal(self, config: Ints, state: Ints, rng: Ints) -> None: ...
    def dealt(self, config: Ints, state: Ints) -> None: ...
    def legal(self, config: Ints, state: Ints, seat: int) -> Any: ...  # noqa: ANN401 - a mask, five, or how many numbers
    def is_legal(self, config: Ints, state: Ints, seat: int, action: int) -> bool: ...
    def play(self, config: Ints, state: Ints, seat: int, action: int) -> None: ...
    def scores(self, config: Ints, state: Ints, out: Ints) -> None: ...
    def winners(self, config: Ints, state: Ints) -> int: ...
    def ending(self, state: Ints) -> int: ...
    def choose(self, config: Ints, state: Ints, seat: int, rng: Ints) -> int: ...
    def playout(self, config: Ints, state: Ints, rng: Ints) -> int: ...
    def playout_round(self, config: Ints, state: Ints, rng: Ints) -> int: ...
    def play_random(self, config: Ints, state: Ints, rng: Ints, games: int, out: Ints) -> int: ...
    def rollouts(self, config: Ints, state: Ints, scratch: Ints, rng: Ints, times: int) -> int: ...


class Bridge(ABC, Generic[StateT, MoveT, DealT]):
    """Leads from the rules of one table (its box, options and seats) to its kernels, and back."""

    kernels: Kernels
    endings: ClassVar[tuple[str, ...]]
    """The words of the rules for the numbers of the kernels; the first is for a game that goes on."""
    config: Ints

    def __init__(self, rules: AnyRules, seats: int) -> None:
        self.rules = rules
        self.seats = seats

    @abstractmethod
    def pack(self, state: StateT) -> Ints:
        """Lay a state out as an array, without its history."""

    @abstractmethod
    def unpack(self, array: Ints, history: StateT | None = None) -> StateT:
        """Make a state of an array. What arrays do not keep comes from another state, or is left empty."""

    @abstractmethod
    def deal(self, array: Ints, deal: DealT) -> None:
        """Do what the rules do with a deal."""

    @abstractmethod
    def action_of(self, move: MoveT) -> int:
        """Give the number of a move."""

    @abstractmethod
    def move_of(self, action: int) -> MoveT:
        """Give the move of a number."""

    @abstractmethod
    def offered(self, array: Ints, seat: int) -> list[int]:
        """List the actions that the table offers, in the order of the rules."""

    @abstractmethod
    def actions(self) -> Ints:
        """List every action that this table can ever offer, always in the same order: for masks of learning code."""


def bits(mask: int) -> list[int]:
    """List the places of the bits set."""
    rest, places = int(mask), []
    while rest:
        lowest = rest & -rest
        places.append(lowest.bit_length() - 1)
        rest ^= lowest
    return places


def ints(*values: int) -> Ints:
    return np.array(values, np.int64)
