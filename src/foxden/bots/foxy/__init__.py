"""Foxy players with a memory: a child, an adult, an elephant.

All write the number that is worth most on average to somebody who knows what they know. What differs is how much that
is (`memory`) and whether they know how little they may know (`belief`). All spend their circle when it seems to bring
more than keeping it would, to players like them (`circle`).

- **easy**, a child: forgets much, and takes what it remembers for the truth. So it writes too little, and now and then
  too much, and is sure of itself when it bets.
- **normal**, an adult: forgets less, and allows for it.
- **hard**, an elephant: forgets nothing.
"""

from __future__ import annotations

from foxden.bots.bot import Level
from foxden.bots.foxy.player import STYLES, Rememberer
from foxden.games.foxy import Foxy

__all__ = ["bot"]


def bot(level: Level, rules: Foxy, *, seconds: float | None = None) -> Rememberer:  # noqa: ARG001 - it takes milliseconds
    """Seat a player of this level at a table that plays by these rules."""
    return Rememberer(STYLES[level], rules)
