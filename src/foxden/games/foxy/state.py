"""All that is true at a Foxy table.

A turn's numbers are kept as one byte a seat, because thousands may sit at one table and every move makes a new row,
which is so much cheaper to copy (docs/house.md has the figures).
"""

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias

from msgspec import Struct

from foxden.core.seats import Card, Seat
from foxden.games.foxy.moves import Blank, Estimate, Move

FoxRule: TypeAlias = Literal["different", "most_seen", "singles", "cat"]


class Options(Struct, frozen=True, kw_only=True):
    """The variants, chosen before the game."""

    fox: FoxRule = "different"
    """What the number of the Fox is: kinds seen, the kind seen most, cards of one animal, or it is a cat."""
    exact_only: bool = False
    """Hard mode: points only for the exact number."""
    announce_last: bool = False
    """Easy mode: each turn, the number that was written last is told to all."""


Row = NewType("Row", bytes)
"""What everybody has done in one turn: a byte a seat."""

_CIRCLE: Final = 0x80
_BLANK: Final = 0x7E
_UNWRITTEN: Final = 0x7F
_BYTES: Final = tuple(bytes((code,)) for code in range(256))


def empty_row(seats: int) -> Row:
    return Row(_BYTES[_UNWRITTEN] * seats)


def written(row: Row, seat: Seat, move: Move) -> Row:
    """Give the row with this seat's box filled."""
    code = _BLANK if isinstance(move, Blank) else move.value | (_CIRCLE if move.circled else 0)
    return Row(row[:seat] + _BYTES[code] + row[seat + 1 :])


def in_box(row: Row, seat: Seat) -> Move | None:
    """Tell what a seat has done in this turn; None if nothing yet."""
    code = row[seat]
    if code == _UNWRITTEN:
        return None
    if code == _BLANK:
        return Blank()
    return Estimate(value=code & ~_CIRCLE, circled=bool(code & _CIRCLE))


def open_seats(row: Row) -> list[Seat]:
    """Tell who has not finished this turn."""
    return [Seat(seat) for seat, code in enumerate(row) if code == _UNWRITTEN]


def is_open(row: Row, seat: Seat) -> bool:
    return row[seat] == _UNWRITTEN


def is_circled(row: Row, seat: Seat) -> bool:
    return row[seat] >= _CIRCLE


def is_full(row: Row) -> bool:
    return _UNWRITTEN not in row


class Announced(Struct, frozen=True, gc=False):
    """With `announce_last`: the number that was written last in a finished turn (from 1)."""

    turn: int
    seat: Seat
    value: int


class State(Struct, frozen=True, gc=False):
    """The whole truth. `deck` is empty before the deal."""

    options: Options
    seats: int
    deck: tuple[Card, ...] = ()
    rows: tuple[Row, ...] = ()
    """The finished turns."""
    row: Row = Row(b"")
    """The turn going on."""
    last_writer: Seat | None = None
    """Who was the last to write a number in the turn going on."""
    announced: tuple[Announced, ...] = ()
