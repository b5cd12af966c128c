"""The games of the house, by name."""

from __future__ import annotations

from typing import Final

from foxden.core.errors import Unreadable, quoted
from foxden.core.rules import AnyRules
from foxden.games.duet import Duet
from foxden.games.fool import Fool
from foxden.games.foxy import Foxy

GAMES: Final[dict[str, type[AnyRules]]] = {game.name: game for game in (Foxy, Fool, Duet)}


def game_named(name: str) -> type[AnyRules]:
    """Give the game of this name, or raise `Unreadable`."""
    if name not in GAMES:
        raise Unreadable(f"There is no game {quoted(name)}; there are {', '.join(GAMES)}.", "game")
    return GAMES[name]
