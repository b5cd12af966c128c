"""Games played by Hypothesis, which looks for moves after which cards, gems, tokens or points do not add up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from foxden import DEALER, IllegalMove, Seat
from foxden.core.rules import AnyRules
from foxden.games import duet, fool, foxy
from foxden.games.duet.box import DECK
from foxden.games.duet.state import Played
from tests.conformance.universe import EVERY_MOVE, UNOFFERED
from tests.playing import TABLES, Table


class Game(RuleBasedStateMachine):
    """Any game: whoever may move does, in any order, and tries what is forbidden too."""

    tables: ClassVar[list[Table]]
    table: Table
    game: AnyRules
    state: Any

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.table = data.draw(st.sampled_from(self.tables))
        self.game = self.table.rules
        self.state = self.table.start()

    @rule(seed=st.integers(0, 2**32))
    @precondition(lambda self: self.game.awaits_deal(self.state))
    def deal(self, seed: int) -> None:
        self.state = self.game.play(self.state, DEALER, self.game.deal(self.state, Random(seed)))

    @rule(data=st.data(), how_many=st.integers(1, 40))
    def play_on(self, data: st.DataObject, how_many: int) -> None:
        """A stretch of play, for games are long."""
        rng = data.draw(st.randoms(use_true_random=False))
        for _ in range(how_many):
            if movers := self.game.seats_to_move(self.state):
                seat = rng.choice(movers)
                self.state = self.game.play(self.state, seat, rng.choice(self.game.legal_moves(self.state, seat)))
                self.check()

    @rule(data=st.data())
    @precondition(lambda self: bool(UNOFFERED[self.table.game]))
    def do_what_is_not_offered(self, data: st.DataObject) -> None:
        seat = Seat(data.draw(st.integers(0, self.table.seats - 1)))
        (move,) = UNOFFERED[self.table.game]
        if self.game.why_not(self.state, seat, move) is None:
            self.state = self.game.play(self.state, seat, move)

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        seat = Seat(data.draw(st.integers(-1, self.table.seats)))
        move = data.draw(st.sampled_from(EVERY_MOVE[self.table.game]))
        before = self.state
        try:
            self.state = self.game.play(before, seat, move)
        except IllegalMove:
            assert self.state is before
        else:
            assert move in self.game.legal_moves(before, seat)

    @invariant()
    def somebody_can_move_until_the_end(self) -> None:
        over = self.game.outcome(self.state) is not None
        assert over != bool(self.game.to_move(self.state))
        assert all(self.game.legal_moves(self.state, seat) for seat in self.game.seats_to_move(self.state))

    @invariant()
    def check(self) -> None:
        """What must add up in this game."""


class FoxyGame(Game):
    tables: ClassVar = [table for table in TABLES if table.game == "foxy"]

    @invariant()
    def check(self) -> None:
        state: foxy.State = self.state
        assert len(state.deck) in {0, 20}
        if state.deck:
            assert Counter(state.deck) <= Counter(self.game.box.stock)
            assert state.deck.count(foxy.FOX) == 1
        views = [self.game.view(state, Seat(seat)) for seat in range(state.seats)]
        assert all(sum(getattr(move, "circled", False) for move in view.sheet) <= 1 for view in views)
        assert {len(view.sheet) - (Seat(seat) in view.done) for seat, view in enumerate(views)} == {len(state.rows)}
        if (outcome := self.game.outcome(state)) is not None:
            table = self.game.table(state)
            assert [sum(points) for points in table.points] == list(outcome.scores) == list(table.totals)
            assert all(0 <= circled <= total for circled, total in zip(table.circled_points, table.totals, strict=True))


class FoolGame(Game):
    tables: ClassVar = [table for table in TABLES if table.game == "fool"]

    @invariant()
    def check(self) -> None:
        state: fool.State = self.state
        table = self.game.table(state)
        stock = self.game.box.stocks[state.seats]
        if state.turn is not None:
            tricks = (*state.tricks, state.trick)
            cards = Counter(card for hand in state.hands for card in hand)
            assert cards + Counter(played.card for trick in tricks for played in trick) == Counter(stock.deck)
            assert len(state.fools) == (stock.discs if state.tricks else 0)
            assert state.turn not in state.fools
            assert state.hands[state.turn]
            assert state.trick or all(state.hands)
        for finished in state.rounds:
            assert len(finished.fools) == stock.discs
            assert any(score >= 0 for score in finished.scores)
            assert max(finished.scores) <= 10
        assert table.totals == tuple(sum(column) for column in zip(*(r.scores for r in state.rounds), strict=True)) or (
            not state.rounds and set(table.totals) == {0}
        )


class DuetGame(Game):
    tables: ClassVar = [table for table in TABLES if table.game == "duet"]

    @invariant()
    def check(self) -> None:
        state: duet.State = self.state
        path, level = state.path, self.game.box.levels[state.level]
        assert path.forest + sum(path.covered) == level.forest
        assert min(path.gems) >= 0
        # While an end is to be covered (or was, when the two stopped) the gems of the coming round are there already.
        ahead = {0, 1} if state.asked in {"cover", "nothing"} else {0}
        added = self.game.box.gem_tokens - sum(level.gems) - path.reserve
        assert added in {(state.round - 1 + more) * len(level.plus) for more in ahead}
        assert sum(path.gems) + path.reserve <= self.game.box.gem_tokens
        low, high = path.covered[0] - 5, 5 - path.covered[1]
        assert low <= path.tracker <= high
        assert not any(gems for space, gems in zip(range(-5, 6), path.gems, strict=True) if not low <= space <= high)
        if state.decree is not None and (any(state.hands) or state.trick):
            plays = [event.card for event in state.log if isinstance(event, Played)]
            cards = [*state.hands[0], *state.hands[1], *plays, state.decree]
            assert len(set(cards)) == len(cards) == 23
            assert set(cards) <= set(DECK)


@pytest.mark.parametrize("machine", [FoxyGame, FoolGame, DuetGame], ids=lambda machine: machine.tables[0].game)
def test_everything_adds_up(machine: type[Game]) -> None:
    run_state_machine_as_test(machine, settings=settings(max_examples=60, stateful_step_count=30, deadline=None))
