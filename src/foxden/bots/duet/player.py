"""A bot on a seat of the Duet: which way it thinks, and its manners."""

from __future__ import annotations

import time
from random import Random
from typing import Final

from foxden.bots.bot import Advice, Level
from foxden.bots.duet.advice import explained
from foxden.bots.duet.ahead import Ahead
from foxden.bots.duet.instinct import Mind, by_instinct, has_experience
from foxden.core.seats import WATCHER
from foxden.games.duet import Duet, Stop, View
from foxden.games.duet.moves import AnyMove

MINDS: Final[dict[Level, Mind]] = {
    "easy": Mind("easy", counts_cards=False, is_sure=False),
    "normal": Mind("normal", counts_cards=False, is_sure=True),
    "hard": Mind("hard", counts_cards=True, is_sure=True),
}
WORLDS: Final[dict[Level, int]] = {"easy": 10, "normal": 20, "hard": 60}
"""Over how many hands of the partner they look ahead, where they do."""


class Player:
    """Sits on one seat. It remembers nothing: a view tells of the whole round."""

    def __init__(self, level: Level, rules: Duet, seconds: float | None) -> None:
        self.level, self.rules, self.seconds = level, rules, seconds

    def notice(self, view: View) -> None:
        pass

    def choose(self, view: View, rng: Random) -> AnyMove:
        if len(view.legal) == 1:
            return view.legal[0]
        if has_experience(self.rules, view.level):
            return by_instinct(self.rules, view, MINDS[self.level], rng)
        until = None if self.seconds is None else time.monotonic() + self.seconds
        values = Ahead(self.rules, view).values(rng, WORLDS[self.level], until)
        return view.legal[max(range(len(values)), key=values.__getitem__)]

    def answer(self, view: View) -> AnyMove | None:
        """Agree to stop: who plays with a bot only has to know their own mind."""
        if view.offer in {None, view.viewer} or view.viewer == WATCHER or view.table.result:
            return None
        return Stop()

    def advise(self, view: View, rng: Random) -> Advice:
        return explained(self.rules, view, self.choose(view, rng), rng)
