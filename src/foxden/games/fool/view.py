"""What can be seen of a table of Fool!."""

from __future__ import annotations

from msgspec import Struct

from foxden.core.seats import Seat, Viewer
from foxden.games.fool.moves import Move
from foxden.games.fool.state import Hand, Played, Round, Trick


class Table(Struct, frozen=True, kw_only=True):
    """What lies open before everybody."""

    round: int
    leader: Seat | None
    trick: tuple[Played, ...]
    fools: tuple[Seat, ...]
    """Who sits out the trick going on."""
    counts: tuple[int, ...]
    rounds: tuple[Round, ...]
    totals: tuple[int, ...]
    tens: tuple[int, ...]
    """How often each seat has scored +10."""


class View(Struct, frozen=True, kw_only=True):
    """All that one viewer may know."""

    viewer: Viewer
    table: Table
    first: Seat
    turn: Seat | None
    hand: Hand
    legal: tuple[Move, ...]
    left: tuple[Hand, ...]
    """The hands laid open at the end of the last round."""
    last: Trick
    """The trick before this one, which lies open until the next card is led."""
    seen: tuple[Trick, ...]
    """This round's finished tricks, as a perfect memory holds them: for bots. At the table they lie face down."""
