"""Players that see what a seat sees, and nothing else.

bot = bot_for("duet", "hard")           sits on one seat, for one game
move = bot.choose(view, rng)            one of the moves that the view allows
answer = bot.answer(view)               what it says to an open offer, or None
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal

from foxden.bots import simple
from foxden.bots.simple import Bot
from foxden.core.errors import Unreadable, quoted
from foxden.core.rules import AnyRules
from foxden.games import GAMES

__all__ = ["KERNELS", "LEVELS", "Bot", "Level", "bot_for"]

Level = Literal["easy", "normal", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "normal", "hard")
KERNELS: Final[Mapping[str, tuple[str, ...]]] = {}
"""What `foxden.fast.warming.warm` has to make ready for the bots of each game."""


def bot_for(game: str, level: Level = "normal", rules: AnyRules | None = None, seconds: float | None = None) -> Bot:
    """Give a new bot for a seat at a table of this game; with `seconds` it thinks so long for a move."""
    if game not in GAMES:
        raise Unreadable(f"There is no bot for the game {quoted(game)}.", "game")
    thinks = f"{__name__}.{game}"
    if find_spec(thinks) is None:
        return simple.bot_for(game)
    bot: Bot = import_module(thinks).bot(level, GAMES[game]() if rules is None else rules, seconds=seconds)
    return bot
