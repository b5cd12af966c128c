"""The tables at which the Duet's bots were taught are tables of the Duet, and show what players see.

Not among the project's tests, for it takes a C++ compiler, and only who teaches the bots anew needs it:
`python3 make.py test tools/duet_instinct`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from foxden.bots.duet import bot
from foxden.bots.duet.instinct import choices, features
from foxden.bots.duet.knowledge import CARDS, NUMBER, knowledge
from foxden.core.seats import DEALER, Card
from foxden.games.duet import Deal, Duet, State
from tools.duet_instinct import tables as code

RULES = Duet()
PLAYER = bot("hard", RULES)
GOOD = 0.8
"""How often a good move is made: with random ones alone, no game would come far."""
LEVEL, HANDS, DECREE, SLOTS = 13, 16, 4, 38
"""Where the struct Table has the number of its board, the two hands and the decree; and how many ints it is long."""


class Taught:
    """One table of the school."""

    def __init__(self, library: Any, seed: int) -> None:
        self.library, self.boards = library, code.boards()
        assert library.table_size() == 4 * SLOTS
        self.table = np.zeros(SLOTS, np.int32)
        self.seen, self.partner = np.zeros(code.FEATURES, np.uint8), np.zeros(code.PARTNER, np.uint8)
        self.open = np.zeros(code.CHOICES, np.uint8)
        self.told = np.zeros(code.TOLD, np.int32)
        code.begin(library, self.boards, self.table.ctypes.data, 1, seed)
        self.go_on(None)

    def go_on(self, choice: int | None) -> None:
        chosen = np.array([choice or 0], np.int64)
        shown = [array.ctypes.data for array in (self.seen, self.partner, self.open, self.told)]
        first = None if choice is None else chosen.ctypes.data
        code.advance(self.library, self.boards, self.table.ctypes.data, 1, first, *shown)

    def deal(self) -> Deal:
        hands = [tuple(card for card in CARDS if self.table[HANDS + seat] >> NUMBER[card] & 1) for seat in (0, 1)]
        return Deal((hands[0], hands[1]), CARDS[self.table[DECREE]])


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return code.build(tmp_path_factory.mktemp("school"), code.FOR_A_PROCESSOR)


def test_what_is_learned_from_is_what_players_see(library: Any) -> None:
    """Games of the rules and of the school, side by side: features, choices and scores are the same."""
    school, rng, endings = Taught(library, seed=7), Random(1), set()
    for _ in range(60):
        level = int(school.table[LEVEL]) + 1
        state = RULES.start(RULES.options({"level": level}), 2)
        while True:
            state = at_the_next_question(state, school)
            if state.asked == "nothing":
                break
            state = answered(state, school, rng)
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert school.told[code.OVER] == 1
        assert school.told[code.SCORE] == outcome.scores[0]
        endings.add((outcome.ending, state.round))
    assert {("won", 2), ("won", 3), ("lost_time", 3)} <= endings


def at_the_next_question(state: State, school: Taught) -> State:
    """Deal the cards of the school, and do what leaves no choice, as the school does."""
    while actors := RULES.to_move(state):
        if DEALER in actors:
            state = RULES.play(state, DEALER, school.deal())
            continue
        seat = RULES.seats_to_move(state)[0]
        moves = RULES.legal_moves(state, seat)
        if len(moves) > 1:
            break
        state = RULES.play(state, seat, moves[0])
    return state


def answered(state: State, school: Taught, rng: Random) -> State:
    seat = RULES.seats_to_move(state)[0]
    view = RULES.view(state, seat)
    open_ = choices(view)
    assert sorted(features(RULES, view, knowledge(view), counts_cards=True)) == np.flatnonzero(school.seen).tolist()
    assert sorted(open_) == np.flatnonzero(school.open).tolist()
    move = PLAYER.choose(view, rng) if rng.random() < GOOD else rng.choice(view.legal)
    which = view.legal.index(move)
    school.go_on(open_[which])
    return RULES.play(state, seat, view.legal[which])


def test_the_school_is_compared_with_rules_that_could_differ() -> None:
    """A hand with another card in it is seen otherwise: the comparison above is one."""
    state = RULES.start(RULES.options({}), 2)
    state = RULES.play(state, DEALER, RULES.deal(state, Random(3)))
    view = RULES.view(state, state.leader)
    spare = next(card for card in CARDS if card not in {*state.hands[0], *state.hands[1], state.decree})
    other = replace(view, hand=(Card(spare), *view.hand[1:]))
    one, two = (features(RULES, seen, knowledge(seen), counts_cards=True) for seen in (view, other))
    assert sorted(one) != sorted(two)
