"""The Duet's bots: two strangers who must understand each other without a word.

bot = bot("hard", Duet())
move = bot.choose(view, rng)
advice = bot.advise(view, rng)      the same move, with a reason (`advice.CODES`)

All three play by experience (`instinct`), and have more or less of it:

- easy has played a million games with itself. It does not count cards, and is not sure what to like best.
- normal is easy after five million games. It does not count cards either, but it knows what it likes.
- hard counts cards, and has played fifty million games, with itself and with strangers of many kinds.

What was learned on the boards of the standard box serves on others that are as long. Where paths or paws are different,
all of them look one trick ahead (`ahead`), and who is better looks at more hands that the partner might hold. Nothing
here needs a compiler; a move takes a tenth of a millisecond, or some milliseconds by looking ahead.
"""

from __future__ import annotations

from foxden.bots.bot import Level
from foxden.bots.duet.player import Player
from foxden.games.duet import Duet

__all__ = ["Player", "bot"]


def bot(level: Level, rules: Duet, *, seconds: float | None = None) -> Player:
    """Give a bot for one seat; given time, one that looks ahead uses it all, and one that has experience does not."""
    return Player(level, rules, seconds)
