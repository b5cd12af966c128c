"""The final count: points, what is crossed out, and who wins.

The 19th card's number is 5, the Fox's in turn 20 is 7, those of turns 7 and 14 are 8.
"""

from __future__ import annotations

import pytest

from tests.games.foxy.tables import DECK, FOXY, PERFECT, ZEROS, but, final_count, finished, table, winners_with


@pytest.mark.parametrize(
    ("text", "points", "crossed", "circled_points"),
    [
        ("0", 0, 0, 0),
        ("3", 3, 0, 0),
        ("4", 4, 0, 0),
        ("5", 5, 0, 0),
        ("6", 0, 1, 0),
        ("99", 0, 1, 0),
        ("0*", 0, 0, 0),
        ("4*", 0, 0, 0),
        ("5*", 10, 0, 10),
        ("6*", 0, 1, 0),
        ("99*", 0, 1, 0),
        ("-", 0, 0, 0),
    ],
)
def test_what_a_box_is_worth_when_the_exact_number_is_5(
    text: str, points: int, crossed: int, circled_points: int
) -> None:
    counted = final_count(but(ZEROS, {19: text}), ZEROS)
    assert counted.points == ((0,) * 18 + (points, 0), (0,) * 20)
    assert counted.totals == (points, 0)
    assert counted.crossed == (crossed, 0)
    assert counted.circled_points == (circled_points, 0)


def test_worked_example_4_with_an_exact_5_the_sheets_score_3_5_0_0_and_10() -> None:
    counted = final_count(*(but(ZEROS, {19: text}) for text in ("3", "5", "6", "4*", "5*")))
    assert counted.totals == (3, 5, 0, 0, 10)
    assert counted.crossed == (0, 0, 1, 0, 0)


def test_a_perfect_sheet_wins_every_number() -> None:
    counted = final_count(PERFECT, but(PERFECT, {14: "8*"}))
    assert isinstance(counted.points, tuple)
    assert counted.points[0] == (1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 5, 7)
    assert counted.totals == (59, 67)
    assert counted.circled_points == (0, 16)
    assert counted.crossed == (0, 0)
    assert counted.deviation == (0, 0)


def test_each_turn_is_compared_with_its_own_number() -> None:
    counted = final_count(but(ZEROS, {1: "2", 2: "2", 3: "2", 4: "2"}))
    assert isinstance(counted.points, tuple)
    assert counted.points[0][:4] == (0, 2, 2, 0)
    assert counted.crossed == (2,)


def test_a_circled_0_on_a_fox_that_comes_first_is_exact_and_worth_nothing() -> None:
    counted = final_count(but(ZEROS, {1: "0*"}), but(ZEROS, {1: "1*"}), cards="fox " + DECK.removesuffix(" fox"))
    assert counted.totals == (0, 0)
    assert counted.crossed == (0, 1)


def test_deviation_is_added_up_turn_by_turn_for_everybody() -> None:
    counted = final_count(PERFECT, but(PERFECT, {19: "3", 20: "9"}), but(PERFECT, {19: "-"}), ZEROS)
    assert counted.deviation == (0, 4, 5, 59)


def test_most_points_win() -> None:
    assert winners_with(but(ZEROS, {19: "3"}), but(ZEROS, {19: "5"}), but(ZEROS, {19: "4"})) == (1,)


def test_points_come_before_crossed_out_numbers() -> None:
    assert winners_with(but(ZEROS, {19: "4"}), but(ZEROS, {19: "5", 1: "9", 2: "9"})) == (1,)


def test_points_come_before_the_circle() -> None:
    assert winners_with(but(ZEROS, {3: "3*"}), but(ZEROS, {20: "7"})) == (1,)


def test_a_tie_goes_to_more_points_from_the_circle() -> None:
    assert winners_with(but(ZEROS, {7: "8", 2: "2"}), but(ZEROS, {19: "5*"})) == (1,)


def test_the_circle_comes_before_crossed_out_numbers() -> None:
    assert winners_with(but(ZEROS, {7: "8", 2: "2"}), but(ZEROS, {19: "5*", 1: "9"})) == (1,)


def test_a_tie_goes_to_the_larger_of_two_circles() -> None:
    small, large = but(ZEROS, {2: "2*", 19: "5", 3: "1"}), but(ZEROS, {19: "5*"})
    assert final_count(small, large).totals == (10, 10)
    assert final_count(small, large).circled_points == (4, 10)
    assert winners_with(small, large) == (1,)


def test_a_circle_that_won_nothing_breaks_no_tie() -> None:
    assert winners_with(but(ZEROS, {20: "7", 19: "4*"}), but(ZEROS, {20: "7"})) == (0, 1)


def test_a_further_tie_goes_to_fewer_crossed_out_numbers() -> None:
    assert winners_with(but(ZEROS, {20: "7", 19: "6"}), but(ZEROS, {20: "7"})) == (1,)
    assert winners_with(but(ZEROS, {20: "7", 19: "6"}), but(ZEROS, {20: "7", 19: "6", 18: "2"})) == (0,)


def test_a_circled_number_too_high_is_crossed_out_like_any_other() -> None:
    assert winners_with(but(ZEROS, {20: "7", 19: "6*"}), but(ZEROS, {20: "7"})) == (1,)


def test_a_blank_is_not_crossed_out_in_a_tie() -> None:
    assert winners_with(but(ZEROS, {20: "7", 19: "-"}), but(ZEROS, {20: "7", 19: "6"})) == (0,)


def test_decision_when_all_of_that_is_equal_the_win_is_shared() -> None:
    """The rulebooks stop at the crossed-out numbers; who is still equal then wins together."""
    assert winners_with(but(ZEROS, {20: "7"}), but(ZEROS, {7: "7"}), but(ZEROS, {20: "6"})) == (0, 1)
    assert winners_with(ZEROS, ZEROS, ZEROS) == (0, 1, 2)


def test_the_outcome_tells_everybodys_points() -> None:
    outcome = FOXY.outcome(finished(but(ZEROS, {19: "5"}), but(ZEROS, {19: "5*"})))
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.winners) == ("counted", (5, 10), (1,))
    assert FOXY.outcome(table()) is None
