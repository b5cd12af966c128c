"""How a game ended: a value with a reason."""

from __future__ import annotations

from msgspec import Struct

from foxden.core.seats import Seat


class Outcome(Struct, frozen=True):
    """The end of a game. While it goes on there is none."""

    ending: str
    """Why it ended, as a stable word of the game."""
    scores: tuple[int, ...]
    """One for each seat; partners share theirs."""
    winners: tuple[Seat, ...]
    """Everyone in a shared win, nobody in a shared loss."""
