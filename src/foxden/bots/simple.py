"""Bots that play some legal move, at once. They stand in for a better one that fails, so that no table waits."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import Struct

from foxden.bots.bot import Bot
from foxden.core.errors import Unreadable, quoted
from foxden.core.seats import WATCHER
from foxden.games import duet, foxy


class AnyLegalMove:
    """Plays any of the moves it may."""

    def notice(self, view: Any) -> None:  # noqa: ANN401
        """Remember nothing."""

    def choose(self, view: Any, rng: Random) -> Struct:  # noqa: ANN401
        move: Struct = rng.choice(view.legal)
        return move

    def answer(self, view: Any) -> Struct | None:  # noqa: ANN401, ARG002 - most games have no such offers
        return None


class SomeNumber:
    """Writes a number in Foxy that is not out of the world."""

    def notice(self, view: foxy.View) -> None:
        """Remember nothing."""

    def choose(self, view: foxy.View, rng: Random) -> Struct:
        return foxy.Estimate(rng.randint(1, 1 + view.table.turn // 2))

    def answer(self, view: foxy.View) -> Struct | None:  # noqa: ARG002 - Foxy has no offers
        return None


class ObligingPartner(AnyLegalMove):
    """Plays anything in the Duet, and agrees to stop: who plays with a bot only has to know their own mind."""

    def answer(self, view: duet.View) -> Struct | None:
        if view.offer in {None, view.viewer} or view.viewer == WATCHER or view.table.result:
            return None
        return duet.Stop()


_SIMPLE: Final[dict[str, Bot]] = {"foxy": SomeNumber(), "fool": AnyLegalMove(), "duet": ObligingPartner()}


def bot_for(game: str) -> Bot:
    """Give a bot for the game of this name."""
    if game not in _SIMPLE:
        raise Unreadable(f"There is no bot for the game {quoted(game)}.", "game")
    return _SIMPLE[game]
