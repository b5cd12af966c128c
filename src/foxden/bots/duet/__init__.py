"""The Duet's bots: two strangers who must understand each other without a word.

bot = bot("hard", Duet())
move = bot.choose(view, rng)
advice = bot.advise(view, rng)      the same move, with a reason (`advice.CODES`)

- easy looks one trick ahead, over a few hands that the partner might hold (`ahead`).
- normal has the experience of some millions of games with itself, and does not count cards (`instinct`).
- hard counts cards, and has played a hundred times as much, with itself and with strangers of all kinds.

What was experienced holds for the boards of the standard box. On any other board all of them look ahead, and who is
better looks at more hands. Nothing here needs a compiler, and nothing takes longer than some thousandths of a second.
"""

from __future__ import annotations

from foxden.bots.bot import Level
from foxden.bots.duet.player import Player
from foxden.games.duet import Duet

__all__ = ["Player", "bot"]


def bot(level: Level, rules: Duet, *, seconds: float | None = None) -> Player:
    """Give a bot for one seat; given time, one that looks ahead uses it all, and one that has experience does not."""
    return Player(level, rules, seconds)
