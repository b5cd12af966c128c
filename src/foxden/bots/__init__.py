"""Players that see what a seat sees, and nothing else.

bot = bot_for("duet", "hard")
bot.notice(view)                 every view of its seat, also when it is not asked
move = bot.choose(view, rng)     one of the moves that the view allows
answer = bot.answer(view)        what it says to an open offer, or None
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal

from foxden.bots.simple import Bot, simple_bot
from foxden.core.errors import Unreadable, quoted
from foxden.core.rules import AnyRules
from foxden.games import GAMES

__all__ = ["LEVELS", "RANDOM", "Bot", "Level", "bot_for", "kernels_for"]

Level = Literal["easy", "normal", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "normal", "hard")
RANDOM: Final = "random"
"""Any legal move: no level, but good to be measured against."""


def bot_for(game: str, level: str = RANDOM, rules: AnyRules | None = None, seconds: float | None = None) -> Bot:
    """Give a bot for one seat in one game; `seconds` limits its thinking on a move by the clock."""
    if level == RANDOM:
        return simple_bot(game)
    thinking = import_module(_thinking(game, level))
    bot: Bot = thinking.bot(level, GAMES[game]() if rules is None else rules, seconds=seconds)
    return bot


def kernels_for(game: str, level: str) -> tuple[str, ...]:
    """Name what must be warm (`foxden.fast.warming`) before such a bot can think its best."""
    if level == RANDOM:
        return ()
    return (game, *getattr(import_module(_thinking(game, level)), "KERNELS", ()))


def _thinking(game: str, level: str) -> str:
    """Name the module that thinks about a game: each has `bot(level, rules, *, seconds)`."""
    if level not in LEVELS:
        raise Unreadable(f"There is no level {quoted(level)}; there are {', '.join(LEVELS)}.", "level")
    module = f"{__name__}.{game}"
    if game not in GAMES or find_spec(module) is None:
        raise Unreadable(f"There is no bot yet that thinks about {quoted(game)}.", "game")
    return module
