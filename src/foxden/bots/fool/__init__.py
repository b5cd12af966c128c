"""Fool!'s bots: a rule of thumb, and what becomes of each card if everybody else goes by it.

bot = bot("hard", Fool())
move = bot.choose(view, rng)

- easy goes by the rule of thumb: get rid of what costs most.
- normal plays each card in a few worlds that could be the true one, to the end of the round (`search`), and takes the
  card that costs it least.
- hard does so in many more.

While the compiler has not made the search ready, and where there is none, all of them go by the rule of thumb.
"""

from __future__ import annotations

from foxden.bots.bot import Level
from foxden.bots.fool.player import Player
from foxden.games.fool import Fool

__all__ = ["Player", "bot"]


def bot(level: Level, rules: Fool, *, seconds: float | None = None) -> Player:
    """Give a bot for one seat; given time, one that searches uses it all."""
    return Player(level, rules, seconds)
