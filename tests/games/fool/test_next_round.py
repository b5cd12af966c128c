"""Who begins the next round."""

from __future__ import annotations

import pytest

from foxden.core.seats import DEALER
from tests.games.fool.tables import FOOL, FOUR_HANDS, a_deal, after, late, next_trick

LAST_TRICK = "1 G3, 2 G4, 3 G5, 0 G6"
"""Leaves seat 0 with -2, seat 1 with -2, seat 2 with -2 and seat 3 with 10."""
HANDS = ("G6 R2", "G3 B2", "G4 Y2", "G5")


def first_player(before: tuple[int, ...], first: int) -> int | None:
    state = after(late(*HANDS, first=first, rounds=[before]), LAST_TRICK)
    assert FOOL.table(state).leader == state.first
    return FOOL.table(state).leader


def test_the_lowest_total_begins() -> None:
    assert first_player((0, 0, -1, 0), first=1) == 2
    assert first_player((-1, 0, 0, 0), first=1) == 0
    assert first_player((0, 0, 0, -13), first=1) == 3


def test_it_is_the_total_that_counts_not_the_last_round() -> None:
    assert first_player((-5, 0, 0, -40), first=0) == 3


def test_the_same_player_may_begin_again() -> None:
    assert first_player((0, -1, 0, 0), first=1) == 1


@pytest.mark.parametrize(
    ("before", "first", "begins"),
    [
        ((0, 0, 0, 0), 0, 1),
        ((0, 0, 0, 0), 1, 2),
        ((0, 0, 0, 0), 2, 0),
        ((0, 0, 0, 0), 3, 0),
        ((0, 0, 9, 0), 0, 1),
        ((0, 0, 9, 0), 1, 0),
        ((0, 9, 0, 0), 0, 2),
        ((9, 0, 0, -12), 0, 1),
        ((9, 0, 0, -12), 1, 2),
        ((9, 0, 0, -12), 2, 3),
        ((9, 0, 0, -12), 3, 1),
    ],
)
def test_decision_of_several_the_first_clockwise_from_the_left_of_the_last_first_player(
    before: tuple[int, ...], first: int, begins: int
) -> None:
    """Among equal lowest totals one counts clockwise, starting beside the last first player, who comes last."""
    assert first_player(before, first) == begins


def test_who_led_the_last_trick_does_not_matter() -> None:
    state = after(late(*HANDS, leader=3, first=1, rounds=[(0, 0, 0, 0)]), "3 G5, 0 G6, 1 G3, 2 G4")
    assert next_trick(state) == (2, ())


def test_the_first_player_leads_the_round_that_is_dealt() -> None:
    state = after(late(*HANDS, first=1, rounds=[(0, 0, 0, 0)]), LAST_TRICK)
    state = FOOL.play(state, DEALER, a_deal(*FOUR_HANDS))
    assert FOOL.to_move(state) == {2}
    assert FOOL.table(state).round == 3
    assert FOOL.table(state).counts == (12, 12, 12, 12)
    assert FOOL.table(state).rounds[1].scores == (-2, -2, -2, 10)
