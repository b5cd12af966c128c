"""What can be seen of a Foxy table.

No view holds an earlier card, nor, before the end, another player's number, but for those announced aloud.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from foxden.core.seats import Card, Seat, Viewer
from foxden.games.foxy.moves import EstimateRange, Move
from foxden.games.foxy.state import Announced, Options


class Table(Struct, frozen=True, kw_only=True):
    """What lies open before everybody; the count only once the game is over."""

    turn: int
    """How many cards have been revealed."""
    card: Card | None
    """The newest; no other may be seen."""
    announced: tuple[Announced, ...]

    exact: tuple[int, ...] | UnsetType = UNSET
    points: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    totals: tuple[int, ...] | UnsetType = UNSET
    circled_points: tuple[int, ...] | UnsetType = UNSET
    crossed: tuple[int, ...] | UnsetType = UNSET
    deviation: tuple[int, ...] | UnsetType = UNSET


class Reveal(Struct, frozen=True):
    """Once the game is over: all cards and all sheets, for the count."""

    deck: tuple[Card, ...]
    sheets: tuple[tuple[Move, ...], ...]


class View(Struct, frozen=True, kw_only=True):
    """All that one viewer may know."""

    viewer: Viewer
    options: Options
    seats: int
    table: Table
    done: tuple[Seat, ...]
    """Who has finished this turn. Never with what."""
    sheet: tuple[Move, ...]
    """The viewer's own boxes so far, this turn's too once it is written."""
    legal: tuple[EstimateRange, ...]
    reveal: Reveal | None
