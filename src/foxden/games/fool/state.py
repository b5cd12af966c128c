"""All that is true at a table of Fool!."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from foxden.core.seats import Card, Seat

Hand: TypeAlias = tuple[Card, ...]


class Options(Struct, frozen=True, kw_only=True):
    """Fool! has no variants."""


class Played(Struct, frozen=True, gc=False):
    """A card in a trick, and whose it was."""

    seat: Seat
    card: Card


Trick: TypeAlias = tuple[Played, ...]


class Round(Struct, frozen=True, gc=False):
    """What a finished round brought."""

    scores: tuple[int, ...]
    fools: tuple[Seat, ...]
    """Who became a Fool in its last trick."""


class State(Struct, frozen=True, gc=False):
    """The whole truth. `hands` is empty while a deal is awaited."""

    seats: int
    round: int = 1
    first: Seat = Seat(1)
    """Who led the first trick of this round, or will."""
    leader: Seat | None = Seat(1)
    turn: Seat | None = None
    """Whose card is awaited; nobody's between rounds and at the end."""
    hands: tuple[Hand, ...] = ()
    fools: tuple[Seat, ...] = ()
    """Who sits out this trick."""
    trick: Trick = ()
    colour: str | None = None
    """The trick's colour, once a coloured card has set it. It follows from the trick, but every card asks for it."""
    last: Trick = ()
    """The trick before this one, which lies open until the next card is led."""
    tricks: tuple[Trick, ...] = ()
    """The finished tricks of this round: face down, but not forgotten."""
    rounds: tuple[Round, ...] = ()
    left: tuple[Hand, ...] = ()
    """What everybody held at the end of the last round, laid open to be counted."""
