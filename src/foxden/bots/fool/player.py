"""A bot on a seat of Fool!: how much it thinks."""

from __future__ import annotations

import time
from random import Random
from typing import Final

from foxden.bots.bot import Level
from foxden.core.seats import WATCHER
from foxden.fast.warming import ready
from foxden.games.fool import Fool, View
from foxden.games.fool.box import ONE, ONE_LEFT_COSTS, value_of
from foxden.games.fool.moves import Play

SEARCH: Final = "foxden.bots.fool.search"
WORLDS: Final[dict[Level, int]] = {"easy": 0, "normal": 6, "hard": 80}
"""In how many worlds each card is tried; in none, where the rule of thumb decides."""
AT_ONCE: Final = 10
"""So many worlds are made before the clock is looked at."""


class Player:
    """Sits on one seat. It remembers nothing: a view tells of the whole round."""

    def __init__(self, level: Level, rules: Fool, seconds: float | None) -> None:
        self._rules, self._seconds = rules, seconds
        self._worlds = WORLDS[level]

    def notice(self, view: View) -> None:
        pass

    def choose(self, view: View, rng: Random) -> Play:
        if len(view.legal) == 1:
            return view.legal[0]
        if not self._worlds or not ready(SEARCH):
            return by_thumb(view.legal)
        return self._by_search(view, rng)

    def answer(self, view: View) -> None:  # noqa: ARG002 - Fool! knows no offers
        return None

    def _by_search(self, view: View, rng: Random) -> Play:
        # With the compiler, and so not before there is something to search.
        from foxden.bots.fool.search import Search  # noqa: PLC0415
        from foxden.fast.bridges import TooBig  # noqa: PLC0415

        assert view.viewer != WATCHER, "only who plays is asked"
        until = None if self._seconds is None else time.monotonic() + self._seconds
        try:
            search = Search(self._rules, view, rng)
        except TooBig:
            return by_thumb(view.legal)
        while search.worlds < self._worlds if until is None else time.monotonic() < until:
            search.go_on(AT_ONCE if until is not None else min(AT_ONCE, self._worlds - search.worlds))
        return search.best()


def by_thumb(legal: tuple[Play, ...]) -> Play:
    """Get rid of what costs most if it is left: that is a high card, with which nobody becomes the Fool soon."""
    return max(legal, key=lambda move: ONE_LEFT_COSTS if move.card == ONE else value_of(move.card))
