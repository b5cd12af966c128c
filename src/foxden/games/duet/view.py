"""What can be seen of a table of the Duet."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from foxden.core.seats import Card, Seat, Viewer
from foxden.games.duet.moves import AnyMove
from foxden.games.duet.state import Ending, Event, Hand, Question


class TrickCard(Struct, frozen=True):
    """A card in the trick, and whose it is."""

    seat: Seat
    card: Card


class Table(Struct, frozen=True, kw_only=True):
    """What lies open before both."""

    round: int
    leader: Seat
    trick: tuple[TrickCard, ...]
    decree: Card | None
    tracker: int
    gems: tuple[int, ...]
    reserve: int
    covered: tuple[int, int]
    forest: int
    counts: tuple[int, int]

    result: Ending | UnsetType = UNSET
    score: int | UnsetType = UNSET


class View(Struct, frozen=True, kw_only=True):
    """All that one viewer may know."""

    viewer: Viewer
    level: int
    table: Table
    asked: Question
    asked_of: tuple[Seat, ...]
    hand: Hand
    given: Card | None
    """The viewer's own choice in an exchange that still waits for the other."""
    has_given: tuple[bool, bool]
    legal: tuple[AnyMove, ...]
    offer: Seat | None
    """Who has proposed to stop."""
    last: tuple[TrickCard, ...]
    """The trick before this one, which lies open until the next card is led."""
    seen: tuple[Event, ...]
    """This round so far, as a perfect memory holds it: for bots. At the table finished tricks lie face down."""
