"""All that is true at a table of the Duet."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from foxden.core.seats import THE_DEALER, Actor, Card, Seat

Hand: TypeAlias = tuple[Card, ...]
Question: TypeAlias = Literal["deal", "play", "swap", "give", "move", "cover", "nothing"]
Ending: TypeAlias = Literal["won", "lost_path", "lost_time", "stopped"]


class Options(Struct, frozen=True, kw_only=True):
    """How hard the walk is."""

    level: int = 1
    """1, 2 or 3, with the standard box."""


class Played(Struct, frozen=True, gc=False, tag_field="was", tag="played"):
    """A card in a trick, and whose it was."""

    seat: Seat
    card: Card


class Swapped(Struct, frozen=True, gc=False, tag_field="was", tag="swapped"):
    """A player put `card` in the decree's place and took `decree` in hand: all of it in the open."""

    seat: Seat
    card: Card
    decree: Card


class Gave(Struct, frozen=True, gc=False, tag_field="was", tag="gave"):
    """The two exchanged a card. In a view, what the viewer cannot know is null."""

    cards: tuple[Card | None, Card | None]
    """What seat 0 and seat 1 gave."""


Event: TypeAlias = Played | Swapped | Gave


class Path(Struct, frozen=True, gc=False):
    """The board."""

    tracker: int
    gems: tuple[int, ...]
    reserve: int
    covered: tuple[int, int]
    """How many spaces are covered at seat 0's and at seat 1's end."""
    forest: int
    """The forest tokens left."""


class State(Struct, frozen=True, gc=False):
    """The whole truth. `hands` is empty while a deal is awaited."""

    level: int
    path: Path
    asked: Question = "deal"
    """What the table waits for."""
    asked_of: frozenset[Actor] = THE_DEALER
    """Whose answer it waits for."""
    round: int = 1
    leader: Seat = Seat(1)
    hands: tuple[Hand, Hand] = ((), ())
    decree: Card | None = None
    trick: tuple[Card, ...] = ()
    """The leader's card, then the follower's."""
    last: tuple[Played, ...] = ()
    """The trick before this one, which lies open until the next card is led."""
    given: tuple[Card | None, Card | None] = (None, None)
    """The cards chosen for an exchange that still waits for the other."""
    log: tuple[Event, ...] = ()
    """What has happened in this round: face down now, but not forgotten."""
    offer: Seat | None = None
    """Who has proposed to stop."""
    ending: Ending | None = None
