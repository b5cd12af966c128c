"""The variants; the Fox's own are in test_fox_card."""

from __future__ import annotations

import pytest

from foxden.core.errors import Unreadable
from foxden.games.foxy import State
from tests.games.foxy.tables import (
    FOXY,
    ZEROS,
    after,
    before_the_deal,
    but,
    exact_numbers,
    final_count,
    finished,
    table,
    winners_with,
)

HARD = {"exact_only": True}
EASY = {"announce_last": True}


def announced(state: State) -> list[tuple[int, int, int]]:
    return [(told.turn, told.seat, told.value) for told in FOXY.table(state).announced]


def test_without_a_choice_the_standard_rules_are_played() -> None:
    options = FOXY.options()
    assert (options.fox, options.exact_only, options.announce_last) == ("different", False, False)


def test_there_are_four_fox_rules() -> None:
    for fox in ("different", "most_seen", "singles", "cat"):
        assert FOXY.options({"fox": fox}).fox == fox
    with pytest.raises(Unreadable, match=r'^fox: "red" is not one of the possible values\.$'):
        FOXY.options({"fox": "red"})


def test_hard_mode_gives_points_for_the_exact_number_only() -> None:
    counted = final_count(*(but(ZEROS, {19: text}) for text in ("4", "5", "6", "4*", "5*", "-")), options=HARD)
    assert counted.totals == (0, 5, 0, 0, 10, 0)


def test_in_hard_mode_only_a_number_too_high_is_crossed_out() -> None:
    counted = final_count(*(but(ZEROS, {19: text}) for text in ("4", "5", "6")), options=HARD)
    assert counted.crossed == (0, 0, 1)
    assert winners_with(but(ZEROS, {19: "6"}), but(ZEROS, {19: "4"}), options=HARD) == (1,)


def test_in_easy_mode_the_number_written_last_is_told_to_all() -> None:
    state = after(table(seats=3, options=EASY), "2 4", "0 5", "1 6")
    assert announced(state) == [(1, 1, 6)]
    state = after(state, "1 1", "0 2", "2 3*")
    assert announced(state) == [(1, 1, 6), (2, 2, 3)]


def test_in_easy_mode_nothing_is_told_before_the_turn_is_finished() -> None:
    assert announced(after(table(seats=3, options=EASY), "2 4", "0 5")) == []


def test_in_easy_mode_the_last_turns_number_is_told_too() -> None:
    state = finished(ZEROS, but(ZEROS, {20: "7"}), options=EASY)
    assert len(announced(state)) == 20
    assert announced(state)[-1] == (20, 1, 7)


def test_otherwise_nothing_is_told() -> None:
    assert announced(after(table(), "0 4", "1 5")) == []


def test_when_the_last_to_act_left_a_blank_the_last_who_wrote_is_told() -> None:
    assert announced(after(table(seats=3, options=EASY), "2 4", "0 5", "1 -")) == [(1, 0, 5)]
    assert announced(after(table(seats=3, options=EASY), "2 4", "0 -", "1 -")) == [(1, 2, 4)]


def test_when_nobody_wrote_nothing_is_told() -> None:
    state = after(table(options=EASY), "0 -", "1 -")
    assert announced(state) == []
    assert announced(after(state, "0 3", "1 -")) == [(2, 0, 3)]


def test_a_writer_of_an_earlier_turn_is_not_told_again() -> None:
    state = after(table(options=EASY), "0 8", "1 9", "0 -", "1 -")
    assert announced(state) == [(1, 1, 9)]


def test_easy_mode_is_not_for_one() -> None:
    with pytest.raises(Unreadable, match=r"^options\.announce_last: Alone there is nobody to announce a number to\.$"):
        before_the_deal(1, EASY)
    before_the_deal(2, EASY)


def test_a_fox_rule_hard_and_easy_mode_go_together() -> None:
    options = {"fox": "cat", **HARD, **EASY}
    state = finished(but(ZEROS, {20: "2"}), but(ZEROS, {20: "1"}), options=options)
    assert FOXY.table(state).totals == (2, 0)
    assert announced(state)[-1] == (20, 1, 1)


def test_the_fox_rule_changes_only_the_foxs_number_when_it_comes_last() -> None:
    cards = table().deck
    for fox in ("different", "most_seen", "singles", "cat"):
        assert exact_numbers(" ".join(cards), fox)[:19] == (1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 5)
