"""What becomes of each card in worlds that could be the true one, if everybody goes on by the rule of thumb."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from foxden.core.rules import AnyRules
from foxden.fast import fool
from foxden.fast.arrays import Ints, copy
from foxden.fast.bits import highest
from foxden.fast.bridges import bridge_for
from foxden.fast.compiled import kernel
from foxden.fast.dice import below, dice
from foxden.games.fool import Fool, View
from foxden.games.fool.box import ONE_LEFT_COSTS
from foxden.games.fool.moves import Play

PLAYOUTS: Final = 3
"""How often each card is played in each world."""
SLIPS: Final = 8
"""In playouts every so manieth card is any legal one, for nobody goes by one rule alone."""


@kernel
def by_thumb(config: Ints, state: Ints, seat: int) -> int:
    """Get rid of what costs most if it is left: see `player.by_thumb`."""
    green, red, yellow, blue, ones = fool.legal(config, state, seat)
    most, card = (ONE_LEFT_COSTS, fool.ONE) if ones else (0, -1)
    for colour in range(fool.COLOURS):
        ranks = green if colour == 0 else red if colour == 1 else yellow if colour == 2 else blue
        if ranks:
            rank = highest(ranks)
            if config[fool.VALUES + rank] > most:
                most, card = config[fool.VALUES + rank], colour << 6 | rank
    return card


@kernel
def try_out(  # noqa: PLR0913, PLR0917 - a kernel is given all that it works on
    config: Ints, world: Ints, cards: Ints, scratch: Ints, rng: Ints, points: Ints
) -> None:
    """Play each card in this world, go on to the end of the round, and add up what the round brings who played it."""
    seat = highest(fool.to_move(world))
    for number in range(len(cards)):
        for _ in range(PLAYOUTS):
            copy(world, scratch)
            fool.play(config, scratch, seat, cards[number])
            while not fool.awaits_deal(scratch) and not fool.is_over(scratch):
                mover = highest(fool.to_move(scratch))
                if below(rng, SLIPS):
                    fool.play(config, scratch, mover, by_thumb(config, scratch, mover))
                else:
                    fool.play(config, scratch, mover, fool.choose(config, scratch, mover, rng))
            points[number] += scratch[fool.TOTAL + seat] - world[fool.TOTAL + seat]


class Search:
    """One decision: the more worlds, the surer."""

    def __init__(self, rules: AnyRules, view: View, rng: Random) -> None:
        self.worlds = 0
        self._rules, self._view, self._rng = rules, view, rng
        self._bridge = bridge_for(rules, rules.options(), len(view.table.counts))
        self._cards = np.array([self._bridge.action_of(move) for move in view.legal], np.int64)
        self._points = np.zeros(len(view.legal), np.int64)
        self._scratch = self._bridge.kernels.new(self._bridge.config)
        self._dice = dice(rng.getrandbits(40))

    def go_on(self, worlds: int) -> None:
        """Try every card in some worlds more."""
        for _ in range(worlds):
            world = self._bridge.pack(self._rules.imagine(self._view, self._rng))
            try_out(self._bridge.config, world, self._cards, self._scratch, self._dice, self._points)
        self.worlds += worlds

    def best(self) -> Play:
        move: Play = self._view.legal[int(self._points.argmax())]
        return move


def warm_up() -> None:
    """Call every kernel once, so that it is compiled."""
    rules, rng = Fool(), Random(1)
    state = rules.start(rules.options(), 4)
    state = rules.play(state, "dealer", rules.deal(state, rng))
    search = Search(rules, rules.view(state, rules.seats_to_move(state)[0]), rng)
    search.go_on(1)
