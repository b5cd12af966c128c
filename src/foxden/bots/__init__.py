"""Players that see what a seat sees, and nothing else.

bot = bot_for("duet", "hard")           sits on one seat, for one game
bot.notice(view)                        sees the views of its seat, in order
move = bot.choose(view, rng)            one of the moves that the view allows; may think
answer = bot.answer(view)               what it says to an open offer, or None
advice = advise(bot, view, rng)         what it would do, and why

`simple` has players that make any legal move, in no time: they stand in where a bot fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Final

from foxden.bots import simple
from foxden.bots.bot import LEVELS, Advice, Bot, Level
from foxden.core.errors import Unreadable, quoted
from foxden.core.rules import AnyRules
from foxden.games import GAMES

__all__ = ["KERNELS", "LEVELS", "Advice", "Bot", "Level", "advise", "bot_for"]

_THINKERS: Final[Mapping[str, str]] = {
    "foxy": "foxden.bots.foxy",
    "fool": "foxden.bots.fool",
    "duet": "foxden.bots.duet",
}
"""The packages with a `bot(level, rules, seconds=…)`. They are imported when such a bot is first wanted."""
KERNELS: Final[Mapping[str, tuple[str, ...]]] = {"foxy": (), "fool": ("foxden.bots.fool.search",), "duet": ()}
"""What `foxden.fast.warming.warm` has to make ready for the bots of each game."""
UNEXPLAINED: Final = "best"
"""The reason of a bot that gives none."""


def bot_for(game: str, level: Level = "normal", rules: AnyRules | None = None, seconds: float | None = None) -> Bot:
    """Give a new bot for a seat at a table of this game; with `seconds` it thinks so long for a move."""
    if game not in GAMES:
        raise Unreadable(f"There is no bot for the game {quoted(game)}.", "game")
    if game not in _THINKERS:
        return simple.bot_for(game)
    bot: Bot = import_module(_THINKERS[game]).bot(level, GAMES[game]() if rules is None else rules, seconds=seconds)
    return bot


def advise(bot: Bot, view: Any, rng: Random) -> Advice:  # noqa: ANN401 - each game has a view of its own
    """Ask a bot what it would do, and why if it can say."""
    explained = getattr(bot, "advise", None)
    advice: Advice = Advice(bot.choose(view, rng), UNEXPLAINED) if explained is None else explained(view, rng)
    return advice
