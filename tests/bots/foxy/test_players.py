"""Whole games by the three players: legal, honest, the same for the same dice, and as strong as they should be."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from foxden.bots import LEVELS, Bot, Level, advise, bot_for
from foxden.bots.foxy.advice import CODES
from foxden.core.seats import Seat
from foxden.games.foxy import FOX, Estimate, Foxy, State
from foxden.games.foxy.moves import Move
from tests.bots.foxy.tables import RULES, dealt, exact, play, turns, written

every_level = pytest.mark.parametrize("level", LEVELS)
VARIANTS: list[dict[str, Any]] = [
    *({"fox": fox} for fox in ("different", "most_seen", "singles", "cat")),
    {"exact_only": True},
    {"announce_last": True, "seats": 4},
    {"fox": "cat", "exact_only": True, "announce_last": True, "seats": 3},
    {"seats": 1},
    {"seats": 1, "fox": "singles", "exact_only": True},
    {"seats": 9},
]


def bots(level: Level, seats: int) -> list[Bot]:
    return [bot_for("foxy", level, RULES) for _ in range(seats)]


def table(seed: int, seats: int = 2, **options: Any) -> State:
    return dealt(seed, seats, **options)


@every_level
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_variant_is_played_to_the_end_by_the_rules(level: Level, variant: dict[str, Any]) -> None:
    for seed in range(3):
        state = table(seed, **variant)
        state = play(bots(level, state.seats), state, seed)
        for seat in range(state.seats):
            assert sum(move.circled for move in written(state, seat)) <= 1


@every_level
def test_the_circle_is_spent(level: Level) -> None:
    spent = [move.circled for seed in range(20) for move in written(play(bots(level, 2), table(seed), seed), 0)]
    assert sum(spent) >= 15


@every_level
def test_the_same_dice_give_the_same_game(level: Level) -> None:
    one, other, another = (play(bots(level, 3), table(1, 3), seed) for seed in (1, 1, 2))
    assert one == other
    assert level == "hard" or one != another


@every_level
def test_what_is_hidden_makes_no_difference(level: Level) -> None:
    """The cards to come and the numbers of others are different, and the player writes the same."""
    for turn in (1, 7, 15):
        one = table(5)
        coming = list(one.deck[turn:])
        Random(turn).shuffle(coming)
        other = dealt(5, deck=(*one.deck[:turn], *coming))
        told: list[list[Move]] = []
        for state, others in ((one, 3), (other, 55)):
            player, rng, wrote = bot_for("foxy", level, RULES), Random(9), list[Move]()
            for view in turns(state, 0, others):
                if view.table.turn > turn:
                    break
                view_of_mine = RULES.view(_with_own(state, wrote, others), Seat(0))
                player.notice(view_of_mine)
                move = player.choose(view_of_mine, rng)
                assert isinstance(move, Estimate)
                wrote.append(move)
            told.append(wrote)
        assert told[0] == told[1]


def _with_own(state: State, wrote: list[Move], others: int) -> State:
    for move in wrote:
        state = RULES.play(state, Seat(0), move)
        state = RULES.play(state, Seat(1), Estimate(others))
    return state


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_elephant_writes_the_exact_number_always(variant: dict[str, Any]) -> None:
    state = play(bots("hard", variant.get("seats", 2)), table(3, **variant))
    for seat in range(state.seats):
        assert [move.value for move in written(state, seat)] == exact(state)


def test_who_sits_down_in_the_middle_does_not_know_what_was_before() -> None:
    late, early = bot_for("foxy", "hard", RULES), bot_for("foxy", "hard", RULES)
    guesses, numbers = [], []
    state = table(8)
    for view, number in zip(turns(state), exact(play(bots("easy", 2), state)), strict=True):
        early.notice(view)
        known = early.choose(view, Random(0))
        assert isinstance(known, Estimate)
        assert known.value == number
        if view.table.turn > 10:
            late.notice(view)
            guess = late.choose(view, Random(0))
            assert isinstance(guess, Estimate)
            guesses.append(guess.value)
            numbers.append(number)
    assert sum(map(int.__ne__, guesses, numbers)) >= 4
    assert 0.5 < sum(guesses) / sum(numbers) < 1  # but it knows how many cards there were, and what a box holds


def points(level: Level, games: int, **options: Any) -> list[float]:
    scores = []
    for seed in range(games):
        state = table(seed, **options)
        outcome = RULES.outcome(play(bots(level, state.seats), state, seed))
        assert outcome is not None
        scores.append(fmean(outcome.scores))
    return scores


@pytest.mark.parametrize("options", [{}, {"exact_only": True}, {"fox": "singles", "announce_last": True}], ids=str)
def test_the_levels_are_clearly_ordered(options: dict[str, Any]) -> None:
    easy, normal, hard = (fmean(points(level, 40, **options)) for level in LEVELS)
    assert easy + 8 < normal
    assert normal + 10 < hard


def test_an_adult_plays_like_somebody_who_remembers_the_last_six_cards() -> None:
    """That player, who bets too, has 70.0 points on average; see benchmarks/strength_foxy.py."""
    assert 0.9 * 70 < fmean(points("normal", 120)) < 1.1 * 70


def test_alone_a_better_memory_is_closer() -> None:
    def off_by(level: Level) -> float:
        games = (play(bots(level, 1), table(seed, 1), seed) for seed in range(30))
        return fmean((RULES.table(state).deviation or (0,))[0] for state in games)

    assert off_by("hard") == 0
    assert off_by("normal") + 5 < off_by("easy")


def test_another_box_is_played_by_what_it_holds() -> None:
    box = Foxy.read_box(b'{"game": "foxy", "cards": {"sea:octopus": 30, "farm:hen+pig+cat": 1}}')
    rules = Foxy(box)
    state = rules.start(rules.options(), 2)
    state = rules.play(state, "dealer", rules.deal(state, Random(1)))
    players = [bot_for("foxy", level, rules) for level in ("normal", "hard")]
    rng = Random(1)
    while rules.outcome(state) is None:
        for seat in rules.seats_to_move(state):
            move = players[seat].choose(rules.view(state, seat), rng)
            assert isinstance(move, Estimate)
            state = rules.play(state, seat, move)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] > 0.9 * outcome.scores[1]  # there is hardly anything to forget


# Advice


def test_an_elephant_says_what_it_has_counted() -> None:
    player, rng = bot_for("foxy", "hard", RULES), Random(0)
    codes = set()
    state = table(2)
    for view, number in zip(turns(state), exact(play(bots("easy", 2), state)), strict=True):
        player.notice(view)
        advice = advise(player, view, rng)
        codes.add(advice.code)
        assert isinstance(advice.move, Estimate)
        assert advice.move.value == advice.facts["value"] == number
        assert advice.facts["sure"] == 100
        if view.table.card == FOX:
            assert advice.facts["rule"] == "different"
        else:
            shown = {name: times for name, times in advice.facts.items() if name not in {"value", "sure"}}
            assert set(shown) == set((view.table.card or "").partition(":")[2].split("+"))
            assert sum(int(times) for times in shown.values()) == number
    assert codes == {"counted", "fox", "bet"} <= set(CODES)


def test_an_adult_says_how_sure_it_is() -> None:
    player, rng = bot_for("foxy", "normal", RULES), Random(0)
    told = []
    for view in turns(table(2)):
        player.notice(view)
        told.append(advise(player, view, rng))
    assert {"guessed", "counted"} <= {advice.code for advice in told} <= set(CODES)
    assert all(0 < int(advice.facts["sure"]) <= 100 for advice in told)
    assert len({advice.facts["sure"] for advice in told}) > 5
