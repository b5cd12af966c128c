"""Alone: the numbers may be off by 5 in all."""

from __future__ import annotations

import pytest

from tests.games.foxy.tables import FOXY, PERFECT, ZEROS, after, but, final_count, table, winners_with


def test_worked_example_6_a_5_for_a_7_uses_up_2_of_the_5() -> None:
    assert final_count(but(PERFECT, {20: "5"})).deviation == (2,)
    assert winners_with(but(PERFECT, {20: "5"})) == (0,)


@pytest.mark.parametrize(
    ("boxes", "deviation", "won"),
    [
        ({}, 0, (0,)),
        ({20: "5", 19: "2"}, 5, (0,)),
        ({20: "5", 19: "2", 1: "2"}, 6, ()),
        ({20: "2"}, 5, (0,)),
        ({20: "1"}, 6, ()),
        ({20: "12"}, 5, (0,)),
        ({20: "13"}, 6, ()),
    ],
)
def test_five_in_all_is_close_enough_and_six_is_not(
    boxes: dict[int, str], deviation: int, won: tuple[int, ...]
) -> None:
    assert final_count(but(PERFECT, boxes)).deviation == (deviation,)
    assert winners_with(but(PERFECT, boxes)) == won


def test_decision_deviations_add_up_and_never_cancel() -> None:
    """Three too few in one turn and three too many in another are six off, not none."""
    sheet = but(PERFECT, {20: "4", 19: "8"})
    assert final_count(sheet).deviation == (6,)
    assert winners_with(sheet) == ()


def test_decision_alone_a_blank_deviates_like_a_0() -> None:
    """An empty box is off by the whole exact number."""
    assert final_count(but(PERFECT, {19: "-"})).deviation == (5,)
    assert winners_with(but(PERFECT, {19: "-"})) == (0,)
    assert winners_with(but(PERFECT, {20: "-"})) == ()


def test_the_circle_does_not_change_the_deviation() -> None:
    assert final_count(but(PERFECT, {19: "4*"})).deviation == (1,)
    assert final_count(but(PERFECT, {19: "5*"})).deviation == (0,)


def test_alone_points_are_counted_all_the_same_but_do_not_win() -> None:
    assert final_count(but(PERFECT, {20: "5"})).totals == (57,)
    assert final_count(but(PERFECT, {19: "5*"})).totals == (64,)
    assert winners_with(ZEROS) == ()


def test_alone_the_next_card_comes_with_each_number() -> None:
    state = table(seats=1)
    assert FOXY.to_move(state) == {0}
    assert FOXY.table(after(state, "0 1")).turn == 2


def test_alone_the_variants_change_what_is_exact_but_not_what_is_close() -> None:
    assert winners_with(but(PERFECT, {20: "2"}), options={"fox": "cat", "exact_only": True}) == (0,)
    assert winners_with(but(PERFECT, {20: "8"}), options={"fox": "cat"}) == ()
