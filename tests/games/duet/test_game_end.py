"""Won, lost in the forest, or out of time."""

from __future__ import annotations

import pytest

from foxden.core.seats import DEALER
from foxden.games.duet import State
from tests.games.duet.tables import (
    DECREE,
    DUET,
    HANDS,
    a_deal,
    after,
    deal_refused,
    late,
    legal,
    refused,
    result,
    score,
    shown,
)

LAST_GEM = (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
TWO_STEPS = "1 S8, 0 R9"
"""Seat 1 wins with 2 + 0."""


def won(
    one: str = "R9",
    two: str = "S8",
    *,
    level: int = 1,
    round_: int = 1,
    covered: tuple[int, int] = (0, 0),
    forest: int = 4,
) -> State:
    state = late(one, two, level=level, round_=round_, gems=LAST_GEM, covered=covered, forest=forest)
    return after(state, TWO_STEPS)


def test_the_last_gem_on_the_board_wins_at_once_for_both() -> None:
    state = won("R9 D2 D3", "S8 D6 D7")
    outcome = DUET.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("won", (0, 1))
    assert outcome.scores == (26, 26)
    assert DUET.to_move(state) == frozenset()


def test_gems_in_the_reserve_do_not_matter() -> None:
    assert shown(won("R9 D2", "S8 D6")).reserve == 10
    assert result(won("R9 D2", "S8 D6")) == "won"


def test_with_one_gem_left_the_game_goes_on() -> None:
    state = late("R9 D2", "S8 D6", gems=(1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0))
    assert result(after(state, TWO_STEPS)) is None
    state = late("R9 D2", "S8 D6", gems=(0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0))
    assert result(after(state, TWO_STEPS)) is None


def test_a_win_in_the_last_trick_of_a_round_comes_before_new_gems() -> None:
    assert result(won(round_=1)) == "won"
    assert result(won(round_=2)) == "won"
    assert result(won(round_=3)) == "won"
    assert shown(won()).gems == (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def test_worked_example_level_1_round_2_four_cards_two_forest_tokens_make_30() -> None:
    assert score(won("R9 D2 D3", "S8 D6 D7", round_=2, covered=(1, 1), forest=2)) == 30


@pytest.mark.parametrize(("level", "points"), [(1, 10), (2, 20), (3, 30)])
def test_the_level_gives_points(level: int, points: int) -> None:
    assert score(won(level=level, round_=3, forest=0)) == points


def test_each_card_still_in_hand_gives_a_point() -> None:
    assert score(won("R9 D2", "S8 D6", round_=3, forest=0)) == 12
    assert score(won("R9 D2 D3 D4", "S8 D6 D7 D8", round_=3, forest=0)) == 16


def test_cards_of_the_winning_trick_are_not_in_hand() -> None:
    assert score(won("R9", "S8", round_=3, forest=0)) == 10


@pytest.mark.parametrize(("round_", "points"), [(1, 10), (2, 20), (3, 10)])
def test_a_win_in_round_2_gives_10(round_: int, points: int) -> None:
    assert score(won(round_=round_, forest=0)) == points


@pytest.mark.parametrize(("forest", "points"), [(0, 10), (1, 13), (3, 19), (4, 22)])
def test_each_forest_token_left_gives_3(forest: int, points: int) -> None:
    assert score(won(round_=3, forest=forest)) == points


def test_a_game_is_won_also_by_a_chosen_move_and_by_staying() -> None:
    state = late("R8 D2", "R1 D6", gems=LAST_GEM)
    assert result(after(state, "1 R1, 0 R8, 0 move 2")) == "won"
    assert result(after(state, "1 R1, 0 R8, 0 move -2")) is None
    state = late("R5 D2", "R9 D6", gems=LAST_GEM, tracker=2)
    assert result(after(state, "1 R9, 0 R5, 1 move 0")) == "won"
    assert result(after(state, "1 R9, 0 R5, 1 move 1")) is None


def lost_in_the_forest() -> State:
    return after(late("R9 D2", "S8 D6", tracker=4, forest=0), TWO_STEPS)


def test_off_the_path_without_a_forest_token_the_game_is_lost_for_both() -> None:
    outcome = DUET.outcome(lost_in_the_forest())
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.winners) == ("lost_path", (0, 0), ())
    assert score(lost_in_the_forest()) == 0


def test_lost_in_the_forest_the_tracker_stays_where_it_was_last() -> None:
    board = shown(lost_in_the_forest())
    assert (board.tracker, board.leader, board.trick, board.decree) == (4, 1, (), DECREE)
    assert board.counts == (1, 1)


def test_lost_in_the_forest_the_winner_of_the_last_trick_is_told() -> None:
    board = shown(after(late("S8 D2", "S6 D6", tracker=-4, forest=0), "1 S6, 0 S8"))
    assert (board.tracker, board.leader, board.result) == (-4, 0, "lost_path")


def out_of_time() -> State:
    return after(late("D2", "R8", round_=3, gems=(1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)), "1 R8, 0 D2")


def test_gems_left_after_round_3_lose() -> None:
    outcome = DUET.outcome(out_of_time())
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.winners) == ("lost_time", (0, 0), ())
    assert score(out_of_time()) == 0


def test_after_round_3_no_gem_is_added_and_no_end_is_covered() -> None:
    board = shown(out_of_time())
    assert board.gems == (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    assert (board.round, board.leader, board.decree, board.trick) == (3, 0, DECREE, ())
    assert (board.reserve, board.forest, board.counts) == (10, 4, (0, 0))


def test_before_the_end_there_is_no_result() -> None:
    state = late("R9 D2", "S8 D6")
    assert DUET.outcome(state) is None
    assert not isinstance(shown(state).result, str)
    assert not isinstance(shown(state).score, int)


@pytest.mark.parametrize("state", [won("R9 D2", "S8 D6"), lost_in_the_forest(), out_of_time()])
def test_when_the_game_is_over_nothing_more_happens(state: State) -> None:
    assert DUET.to_move(state) == frozenset()
    assert not DUET.awaits_deal(state)
    for move in ("0 D2", "1 D6", "1 swap -", "0 give D2", "1 move 1", "1 cover 0", "0 stop", "1 stop"):
        assert refused(state, move) == ("over", "The game is over.")
    assert refused(state, "2 stop")[0] == "no-such-seat"
    assert legal(state, 0) == legal(state, 1) == ""
    assert deal_refused(state, a_deal(*HANDS, DECREE)) == ("no-deal-now", "There is nothing to deal now.")
    assert DEALER not in DUET.to_move(state)
