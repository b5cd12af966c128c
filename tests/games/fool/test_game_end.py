"""The end of the game: -80, or six times +10."""

from __future__ import annotations

import pytest

from foxden.core.seats import Seat
from foxden.games.fool import State
from tests.games.fool.tables import FOOL, FOUR_HANDS, after, deal_refused, late, legal, refused

HANDS = ("G6 R10", "G3 B2", "G4 Y2", "G5")
LAST_TRICK = "1 G3, 2 G4, 3 G5, 0 G6"
"""Leaves seat 0 with -10, seats 1 and 2 with -2, and seat 3 with +10."""


def ended(*rounds: tuple[int, ...]) -> State:
    return after(late(*HANDS, rounds=rounds), LAST_TRICK)


def result(state: State) -> tuple[str, tuple[int, ...], tuple[int, ...]] | None:
    outcome = FOOL.outcome(state)
    return None if outcome is None else (outcome.ending, outcome.scores, outcome.winners)


def test_a_total_of_minus_79_goes_on() -> None:
    state = ended((-69, 0, 0, 0))
    assert FOOL.table(state).totals == (-79, -2, -2, 10)
    assert result(state) is None
    assert FOOL.awaits_deal(state)


def test_a_total_of_minus_80_ends_the_game() -> None:
    state = ended((-70, 0, 0, 0))
    assert result(state) == ("lowest_total", (-80, -2, -2, 10), (3,))
    assert FOOL.to_move(state) == frozenset()
    assert not FOOL.awaits_deal(state)


def test_a_total_below_minus_80_ends_the_game() -> None:
    assert result(ended((-75, 50, 0, 0))) == ("lowest_total", (-85, 48, -2, 10), (1,))


def test_the_game_ends_only_after_a_round() -> None:
    assert result(after(late(*HANDS, rounds=[(-70, 0, 0, 0)]), "1 G3, 2 G4, 3 G5")) is None


def test_decision_minus_80_is_the_net_total_of_one_player() -> None:
    """What a player won counts against what the player lost; players' totals are not added together."""
    assert result(ended((10, 0, 0, 0), (-77, 0, 0, 0), (10, 0, 0, 0))) is None
    assert result(ended((-60, -70, -70, -70))) is None


def test_five_times_plus_10_goes_on() -> None:
    state = ended(*[(0, 0, 0, 10)] * 4)
    assert FOOL.table(state).tens == (0, 0, 0, 5)
    assert result(state) is None


def test_six_times_plus_10_ends_the_game() -> None:
    state = ended(*[(0, 0, 0, 10)] * 5)
    assert FOOL.table(state).tens == (0, 0, 0, 6)
    assert result(state) == ("out_often", (-10, -2, -2, 60), (3,))


def test_the_six_need_not_come_in_a_row() -> None:
    assert result(ended(*[(0, 0, 0, 10), (0, 0, 0, -20)] * 5)) == ("out_often", (-10, -2, -2, -40), (1, 2))


def test_decision_six_times_plus_10_must_be_one_players() -> None:
    """Six rounds with a +10 for somebody are not enough: one player must have had all six."""
    assert result(ended(*[(10, 0, 0, 0), (0, 10, 0, 0), (0, 0, 10, 0)] * 3)) is None
    assert result(ended(*[(10, 10, 10, 0)] * 5)) is None


def test_who_made_the_game_end_need_not_win() -> None:
    assert result(ended((0, 90, 0, 0), *[(0, 0, 0, 10)] * 5)) == ("out_often", (-10, 88, -2, 60), (1,))


def test_minus_80_and_six_times_plus_10_may_come_together() -> None:
    assert result(ended((-70, 0, 0, 0), *[(0, 0, 0, 10)] * 5)) == ("lowest_total", (-80, -2, -2, 60), (3,))


@pytest.mark.parametrize(
    ("before", "winners"),
    [((-70, 12, 0, 0), (1, 3)), ((-70, 12, 12, 0), (1, 2, 3)), ((-70, 13, 13, 0), (1, 2)), ((-70, 11, 12, 1), (3,))],
)
def test_decision_equal_highest_totals_share_the_win(before: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """The rulebook breaks no tie, so all who are highest win."""
    outcome = FOOL.outcome(ended(before))
    assert outcome is not None
    assert outcome.winners == winners


def test_the_winner_may_be_below_0() -> None:
    assert result(ended((-70, -10, -20, -50))) == ("lowest_total", (-80, -12, -22, -40), (1,))


def test_when_the_game_is_over_nothing_more_happens() -> None:
    state = ended((-70, 0, 0, 0))
    for seat in range(4):
        assert refused(state, f"{seat} R10") == ("over", "The game is over.")
        assert legal(state, seat) == ""
    assert refused(state, "4 R10") == ("no-such-seat", "There is no such seat at a table of 4.")
    assert deal_refused(state, *FOUR_HANDS) == ("no-deal-now", "There is nothing to deal now.")
    assert FOOL.legal_moves(state, Seat(0)) == ()


def test_at_the_end_the_table_shows_the_cards_left() -> None:
    shown = FOOL.table(ended((-70, 0, 0, 0)))
    assert (shown.round, shown.leader, shown.trick, shown.fools) == (2, None, (), ())
    assert shown.counts == (1, 1, 1, 0)
    assert [round_.scores for round_ in shown.rounds] == [(-70, 0, 0, 0), (-10, -2, -2, 10)]
    assert shown.rounds[1].fools == (1,)
