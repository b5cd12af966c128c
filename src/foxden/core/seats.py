"""Who sits where: a seat is a number from 0, clockwise; the dealer and the watcher have words."""

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias

Seat = NewType("Seat", int)
Card = NewType("Card", str)
"""A card is its name in the record: short, readable, and the same in code, files and messages."""

DEALER: Final = "dealer"
WATCHER: Final = "watcher"

Actor: TypeAlias = Seat | Literal["dealer"]
"""Who can change a game: the players, and the dealer, through whom alone chance comes in."""

Viewer: TypeAlias = Seat | Literal["watcher"]
"""Who can look at a game: the players, and somebody who only watches."""

NOBODY: Final[frozenset[Actor]] = frozenset()
THE_DEALER: Final[frozenset[Actor]] = frozenset({DEALER})

MAX_SEATS: Final = 100_000
"""No rule of Foxy limits the players. This keeps a slip of the keyboard from eating a machine."""
