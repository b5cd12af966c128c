"""Bots that play some legal move, so that no table waits for a player. Better ones come later."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from foxden.core.errors import Unreadable, quoted
from foxden.core.seats import WATCHER
from foxden.games import duet, foxy


class Bot(Protocol):
    """Someone who gets a view and a generator, nothing else."""

    def choose(self, view: Any, rng: Random) -> Struct:  # noqa: ANN401 - each game has a view of its own
        """Choose a move for the seat whose view this is, and which is to move."""
        ...

    def answer(self, view: Any) -> Struct | None:  # noqa: ANN401
        """Give what to say to an offer that lies open and can be answered at any time."""
        ...


class AnyLegalMove:
    """Plays any of the moves it may."""

    def choose(self, view: Any, rng: Random) -> Struct:  # noqa: ANN401
        move: Struct = rng.choice(view.legal)
        return move

    def answer(self, view: Any) -> Struct | None:  # noqa: ANN401, ARG002 - most games have no such offers
        return None


class SomeNumber:
    """Writes a number in Foxy that is not out of the world."""

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
