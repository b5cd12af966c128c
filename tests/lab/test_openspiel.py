"""OpenSpiel's own tests, as they are, on our games; some of its algorithms run on them; and what they do not ask."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this machine")

import foxden.lab.openspiel  # noqa: E402, F401 - it registers the games
from foxden import DEALER  # noqa: E402
from foxden.lab.openspiel import KernelRollouts  # noqa: E402
from foxden.lab.openspiel.dealing import Dealing, dealing_for  # noqa: E402
from tests.playing import TABLES, Table  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

GAMES = [
    *(f"foxden_duet(level={level})" for level in (1, 2, 3)),
    *(f"foxden_fool(players={players})" for players in (4, 5, 8)),
    "foxden_foxy",
    "foxden_foxy(players=1,fox=most_seen,exact_only=true)",
    "foxden_foxy(players=3,fox=cat,announce_last=true)",
]
SHORT = ["foxden_duet", "foxden_fool", "foxden_foxy"]
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_it_passes_the_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_it_passes_the_simulations_of_games_sim_test(name: str) -> None:
    from open_spiel.python.tests import games_sim_test  # noqa: PLC0415

    np.random.seed(7)  # noqa: NPY002 - it draws from there
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("walks", [False, True], ids=["near_the_start", "along_a_game"])
def test_it_passes_the_api_test(name: str, *, walks: bool) -> None:
    """Its own states are within the first deal, for they are drawn from all; so we show it a game's as well."""
    from open_spiel.integration_tests import api_test  # noqa: PLC0415

    class OurGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = name
        game = pyspiel.load_game(name)

        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            if walks:
                cls.some_states = [state for seed in range(2) for state in walked(name, seed)][::3]

    random.seed(7)
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(OurGame)
    result = unittest.TestResult()
    tests.run(result)
    assert result.testsRun >= 5
    assert not [trouble for _, trouble in result.failures + result.errors]


def walked(name: str, seed: int) -> list[Any]:
    """Give all states of a random game."""
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    states = [state.clone()]
    while not state.is_terminal() and len(states) < 600:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state.clone())
    return states


@every_game
def test_a_resampled_world_cannot_be_told_from_the_true_one(name: str) -> None:
    others = 0
    for state in walked(name, 3)[::11]:
        for player in range(state.num_players()):
            if state.is_chance_node():
                continue
            world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.view(player) == state.view(player)
            assert world.current_player() == state.current_player()
            others += str(world) != str(state)
            if not world.is_terminal():
                world.apply_action(world.legal_actions()[0])
    assert others > 1


def test_a_player_is_told_what_it_has_done_and_seen() -> None:
    state = pyspiel.load_game("foxden_foxy(players=2,announce_last=true)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(state.string_to_action("1"))
    state.apply_action(state.string_to_action("(7)"))
    cards = state.at.state.deck
    assert state.information_state_string(0) == f"player 0: [{cards[0]}] 0:1 1:wrote last-1:7 [{cards[1]}]"
    assert state.information_state_string(1) == f"player 1: [{cards[0]}] 0:wrote 1:(7) last-1:7 [{cards[1]}]"


@every_game
def test_information_states_tell_own_moves_and_hide_the_others(name: str) -> None:
    last = walked(name, 5)[-1]
    state = last.get_game().new_initial_state()
    for action in last.history():
        if state.is_chance_node():
            state.apply_action(action)
            continue
        player = state.current_player()
        told = [state.information_state_string(each) for each in range(state.num_players())]
        hidden = "foxy" in name or state.action_to_string(player, action).startswith("give-")
        word = state.action_to_string(player, action)
        state.apply_action(action)
        for each in range(state.num_players()):
            after = state.information_state_string(each)
            assert after.startswith(told[each])
            news = after[len(told[each]) :].split()[0]
            assert (news == f"{player}:{word}") == (each == player or not hidden)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_cards_are_drawn_as_the_rules_deal_them(table: Table) -> None:
    rules = table.rules
    dealing = dealing_for(rules, table.seats)
    rng = random.Random(1)
    for _ in range(3):
        deal = rules.deal(table.start(), rng)
        drawn = dealing.drawn(deal)
        rules.play(table.start(), DEALER, dealing.deal(drawn))
        for at, card in enumerate(drawn):
            chances = dict(dealing.chances(drawn[:at]))
            assert sum(chances.values()) == pytest.approx(1)
            assert chances[card] > 0
        assert len(drawn) == dealing.cards


def test_every_way_to_draw_a_deal_is_as_likely_as_the_rules_make_it() -> None:
    """Of cards alike it does not matter which is drawn, so chances go by copies; the Fox can be anywhere."""
    fool = dealing_for(Table("fool", 4, {}).rules, 4)
    assert dict(fool.chances(()))[fool.names.index("1")] == pytest.approx(3 / 48)
    assert dict(fool.chances((fool.names.index("1"),)))[fool.names.index("1")] == pytest.approx(2 / 47)
    foxy = dealing_for(Table("foxy", 1, {}).rules, 1)
    fox, chance_of_none = foxy.names.index("fox"), 1.0
    path: tuple[int, ...] = ()
    for _ in range(foxy.cards):
        chances = dict(foxy.chances(path))
        assert chance_of_none * chances[fox] == pytest.approx(1 / 20)
        chance_of_none *= 1 - chances[fox]
        path = (*path, next((card for card in chances if card != fox), fox))
    assert isinstance(foxy, Dealing)


def test_is_mcts_plays_on_our_games() -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    for name in SHORT:
        game = pyspiel.load_game(name)
        state = next(state for state in walked(name, 2) if not state.is_chance_node())
        slow = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        for evaluator, simulations in ((KernelRollouts(4), 20), (slow, 2)):
            bot = ismcts.ISMCTSBot(game, evaluator, 10.0, simulations, random_state=np.random.RandomState(1))
            assert bot.step(state) in state.legal_actions()


def test_outcome_sampling_runs_on_our_games() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr  # noqa: PLC0415

    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("foxden_duet"))
    solver.iteration()
    assert solver.average_policy()


def test_learning_environments_run_on_our_games() -> None:
    from open_spiel.python import rl_environment  # noqa: PLC0415

    for name in SHORT:
        environment = rl_environment.Environment(pyspiel.load_game(name), chance_event_sampler=None)
        environment.seed(3)
        step = environment.reset()
        for _ in range(50):
            player = step.observations["current_player"]
            assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
            step = environment.step([step.observations["legal_actions"][player][0]])


def test_rollouts_of_the_kernels_come_to_the_same_as_those_of_the_states() -> None:
    state = next(state for state in walked("foxden_fool", 2) if not state.is_chance_node())
    fast = KernelRollouts(400).evaluate(state)
    rng = random.Random(1)
    slow = []
    for _ in range(12):
        copy = state.clone()
        while not copy.is_terminal():
            if copy.is_chance_node():
                actions, chances = zip(*copy.chance_outcomes(), strict=True)
                copy.apply_action(rng.choices(actions, chances)[0])
            else:
                copy.apply_action(rng.choice(copy.legal_actions()))
        slow.append(copy.returns())
    assert np.mean(slow, axis=0) == pytest.approx(fast, abs=40)


def test_a_bot_of_foxdens_can_sit_at_such_a_table() -> None:
    from foxden.bots import bot_for  # noqa: PLC0415

    state, bot, rng = pyspiel.load_game("foxden_duet").new_initial_state(), bot_for("duet", "easy"), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(state.action(bot.choose(state.view(state.current_player()), rng)))
    assert state.returns()[0] == state.returns()[1]
