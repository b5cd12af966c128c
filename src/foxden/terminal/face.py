"""What each game needs to be shown and played in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from msgspec import Struct

from foxden.core.rules import AnyRules
from foxden.core.seats import Actor, Seat
from foxden.record import Record, replay
from foxden.terminal.paint import Paint, short_names

StateT = TypeVar("StateT", bound=Struct)
MoveT = TypeVar("MoveT", bound=Struct)
ViewT = TypeVar("ViewT", bound=Struct)


class Misunderstood(Exception):
    """What was typed is no answer to the question; the text says what would be."""


class Happening(NamedTuple, Generic[StateT]):
    """A move, and the states before and after it."""

    before: StateT
    actor: Actor
    move: Struct
    after: StateT


class Face(ABC, Generic[StateT, MoveT, ViewT]):
    """One table's face: its rules, its players' names, and the paint to draw it with."""

    longest_name: ClassVar[int]
    commands: ClassVar[str] = ""
    """What can be typed here besides the moves that are offered."""
    help: ClassVar[str]
    """The game in a few lines, for who types `?`."""

    rules: AnyRules

    def __init__(self, rules: AnyRules, names: Sequence[str], paint: Paint) -> None:
        self.rules = rules
        self.names = short_names(names, self.longest_name)
        self.paint = paint

    @abstractmethod
    def account(self, record: Record) -> Iterator[str]:
        """Tell a whole record, line by line, to somebody who may know everything."""

    @abstractmethod
    def standing(self, state: StateT) -> Iterator[str]:
        """Tell where a game stands, or how it ended."""

    def farewell(self, record: Record) -> Iterator[str]:
        """Tell the players of a game that is over how it went."""
        return self.standing(cast("StateT", replay(record)))

    @abstractmethod
    def screen(self, view: ViewT) -> list[str]:
        """Draw the table as this viewer sees it."""

    @abstractmethod
    def question(self, view: ViewT) -> list[str]:
        """Ask for a move and offer the legal ones."""

    @abstractmethod
    def understand(self, typed: str, view: ViewT) -> MoveT:
        """Make a move of what was typed, or raise `Misunderstood`. Whether it is legal is for the rules to say."""

    @abstractmethod
    def news(self, happening: Happening[StateT], viewer: Seat) -> list[str]:
        """Tell what this player has just seen."""


AnyFace = Face[Any, Any, Any]
