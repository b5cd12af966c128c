"""What learning code sees: nothing but the view, and the same from the rules and from the kernels."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from foxden import DEALER, WATCHER, Unreadable
from foxden.core.seats import Seat
from foxden.fast.bridges import bridge_for
from foxden.lab.batch import Batch
from foxden.lab.observations import Spaces
from tests.playing import TABLES, Table, random_game

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_two_worlds_with_the_same_view_are_observed_alike(table: Table, seed: int) -> None:
    rules = table.rules
    spaces = Spaces(rules, rules.options(table.options), table.seats)
    rng = Random(seed)
    for step in random_game(table, seed, most_steps=60):
        for viewer in table.viewers():
            view = rules.view(step.state, viewer)
            again = rules.view(rules.imagine(view, rng), viewer)
            assert np.array_equal(spaces.observe(view), spaces.observe(again))
            if viewer == WATCHER:
                assert not spaces.observe(view)[spaces.layout.private].any()


@every_table
def test_every_move_has_a_number(table: Table) -> None:
    rules = table.rules
    spaces = Spaces(rules, rules.options(table.options), table.seats)
    for step in random_game(table, 1):
        for seat in rules.seats_to_move(step.state):
            legal = rules.legal_moves(step.state, seat)
            mask = spaces.mask(legal)
            assert {spaces.moves[at] for at in np.flatnonzero(mask)} == set(legal)


def mirrored(batch: Batch, table: Table, game: int) -> Any:
    """Deal by the rules what lies in the batch's arrays."""
    rules = table.rules
    bridge = bridge_for(rules, rules.options(table.options), table.seats)
    known = bridge.unpack(batch.states[game])
    kinds = {"foxy": ("deck",), "fool": ("hands",), "duet": ("hands", "decree")}[table.game]
    return rules.read_deal.of_value({name: getattr(known, name) for name in kinds})


@every_table
def test_the_batch_plays_and_observes_as_the_rules_do(table: Table) -> None:
    rules = table.rules
    games = 5
    batch = Batch(table.game, games, seats=table.seats, options=table.options, seed=3)
    spaces = batch.spaces
    rng = np.random.default_rng(1)
    states = [rules.play(table.start(), DEALER, mirrored(batch, table, game)) for game in range(games)]
    points = [[0.0] * table.seats for _ in range(games)]
    for _ in range(700):
        for game, state in enumerate(states):
            seat = Seat(int(batch.movers[game]))
            assert seat == rules.seats_to_move(state)[0]
            assert np.array_equal(batch.masks[game], spaces.mask(rules.legal_moves(state, seat)))
            assert np.array_equal(batch.observations[game], spaces.observe(rules.view(state, seat)))
        actions = batch.some_actions(rng)
        movers = batch.movers.copy()
        rewards, done = batch.step(actions)
        for game, action in enumerate(actions):
            state = rules.play(states[game], Seat(int(movers[game])), spaces.moves[action])
            points[game] = [sum(pair) for pair in zip(points[game], rewards[game].tolist(), strict=True)]
            outcome = rules.outcome(state)
            assert done[game] == (outcome is not None)
            if outcome is not None:
                assert tuple(points[game]) == outcome.scores
                state, points[game] = table.start(), [0.0] * table.seats
            if rules.awaits_deal(state):
                state = rules.play(state, DEALER, mirrored(batch, table, game))
            states[game] = state


def test_neither_threads_nor_numbers_change_a_game() -> None:
    one, many, fewer = Batch("fool", 50, seed=9), Batch("fool", 50, seed=9, threads=3), Batch("fool", 10, seed=9)
    for _ in range(300):
        actions = (one.masks * np.arange(1, one.spaces.actions + 1)).argmax(axis=1)
        for batch in (one, many, fewer):
            batch.step(actions[: batch.games])
        assert np.array_equal(one.observations, many.observations)
        assert np.array_equal(one.observations[:10], fewer.observations)
    other = Batch("fool", 50, seed=10)
    one.reset(9)
    many.reset(9)
    assert np.array_equal(one.states, many.states)
    assert not np.array_equal(one.states, other.states)


@pytest.mark.parametrize("actions", [[0, 0], [0], [0, 0, -1], [0, 0, 10**6], [0.0, 0.0, 0.0], [30, 30, 30]])
def test_what_is_no_legal_action_is_refused_and_changes_nothing(actions: list[float]) -> None:
    batch = Batch("duet", 3)
    before = batch.states.copy()
    with pytest.raises(Unreadable):
        batch.step(actions)
    assert np.array_equal(batch.states, before)


def test_a_batch_that_cannot_be_is_refused() -> None:
    for how in ({"game": "chess", "games": 1}, {"game": "duet", "games": 0}, {"game": "fool", "games": 1, "seats": 3}):
        with pytest.raises(Unreadable):
            Batch(**how)  # type: ignore[arg-type]
    with pytest.raises(Unreadable):
        Batch("duet", 1, options={"leval": 2})
