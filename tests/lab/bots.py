"""Bots for the tests: what somebody might write, good and bad."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from foxden import Card
from foxden.core.rules import AnyRules
from foxden.games import duet, fool


class Careful:
    """Plays its highest card in Fool!, which is better than nothing."""

    def choose(self, view: fool.View, rng: Random) -> fool.Play:
        del rng
        return max(view.legal, key=lambda move: int(move.card[1:] or 0))


class Plain:
    """Gives its moves as plain JSON values, and draws them."""

    def choose(self, view: Any, rng: Random) -> dict[str, Any]:
        return {"do": "play", "card": rng.choice(view.legal).card}


class Watchful:
    """Sees that it is shown everything in order."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._noticed: Any = None
        self._tricks = 0

    def notice(self, view: Any) -> None:
        assert view != self._noticed, "the same is not told twice"
        self._tricks += bool(view.last) and (self._noticed is None or not self._noticed.last)
        self._noticed = view

    def choose(self, view: Any, rng: Random) -> Any:
        assert view == self._noticed, "what it is asked about it has been shown"
        assert self._rules.imagine(view, rng)
        return rng.choice(view.legal)


class WantsToStop:
    """Offers to stop once; whether that is all depends on the partner."""

    def __init__(self) -> None:
        self._offered = False

    def choose(self, view: duet.View, rng: Random) -> Any:
        if self._offered:
            return rng.choice(view.legal)
        self._offered = True
        return duet.Stop()


class Agrees(WantsToStop):
    def choose(self, view: duet.View, rng: Random) -> Any:
        return rng.choice(view.legal)

    def answer(self, view: duet.View) -> Any:
        return duet.Stop() if view.offer not in {None, view.viewer} else None


class NeverStopsStopping:
    def choose(self, view: duet.View, rng: Random) -> Any:
        del view, rng
        return duet.Stop()


class Breaks:
    def choose(self, view: Any, rng: Random) -> Any:
        del view, rng
        raise ZeroDivisionError("it was bound to happen")


class Cheats:
    def choose(self, view: Any, rng: Random) -> Any:
        del view, rng
        return fool.Play(Card("G99"))


class SaysNothing:
    def choose(self, view: Any, rng: Random) -> None:
        """Forget to return anything."""


class CannotBeMade:
    def __init__(self) -> None:
        raise RuntimeError("not today")

    def choose(self, view: Any, rng: Random) -> Any:
        raise NotImplementedError


class HasNoChoice:
    pass


class TakesForEver:
    def choose(self, view: Any, rng: Random) -> Any:
        del view, rng
        time.sleep(1000)
