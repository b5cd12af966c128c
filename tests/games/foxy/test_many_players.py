"""The box serves five; as many can play as see the card."""

from __future__ import annotations

import pytest

from foxden.core.errors import Unreadable
from foxden.core.seats import Seat
from foxden.games.foxy import Estimate
from tests.games.foxy.tables import FOXY, after, before_the_deal, table


@pytest.mark.parametrize("seats", [1, 2, 5, 6, 100_000])
def test_so_many_can_play(seats: int) -> None:
    assert len(FOXY.to_move(table(seats=seats))) == seats


def test_foxden_stops_at_a_hundred_thousand() -> None:
    sentence = r"^seats: Foxy is for 1 to 100,000 \(a limit of Foxden's\) players, not 100,001\.$"
    with pytest.raises(Unreadable, match=sentence):
        before_the_deal(100_001)


@pytest.mark.parametrize("seats", [0, -1])
def test_somebody_must_play(seats: int) -> None:
    with pytest.raises(Unreadable, match=rf"^seats: Foxy is for 1 to .* players, not {seats}\.$"):
        before_the_deal(seats)


def test_with_six_nobody_is_left_out() -> None:
    state = after(table(seats=6), "5 1", "4 1", "3 1", "2 1", "1 1")
    assert FOXY.table(state).turn == 1
    assert FOXY.to_move(state) == {0}


def test_two_thousand_seats() -> None:
    """Everybody writes 0s and, for the Fox, the last figure of the own seat: a 7 is exact, an 8 or 9 too high.

    Seat 1234 circles the exact 5 of turn 19 besides, and seat 777 leaves a box empty.
    """
    state = table(seats=2000)
    for turn in range(1, 21):
        assert FOXY.table(state).turn == turn
        assert len(FOXY.to_move(state)) == 2000
        seats = range(2000) if turn % 2 else reversed(range(2000))
        for number in seats:
            seat = Seat(number)
            if turn == 20:
                state = FOXY.play(state, seat, Estimate(number % 10))
            elif turn == 19 and number == 1234:
                state = FOXY.play(state, seat, Estimate(5, circled=True))
            elif turn == 3 and number == 777:
                state = after(state, "777 -")
            else:
                state = FOXY.play(state, seat, Estimate(0))

    counted = FOXY.table(state)
    assert counted.exact == (1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 5, 7)
    assert isinstance(counted.totals, tuple)
    assert isinstance(counted.crossed, tuple)
    assert isinstance(counted.circled_points, tuple)
    assert isinstance(counted.deviation, tuple)
    assert counted.totals[:10] == (0, 1, 2, 3, 4, 5, 6, 7, 0, 0)
    assert (counted.totals[777], counted.totals[1234], counted.totals[1999]) == (7, 14, 0)
    assert sum(counted.totals) == 200 * 28 + 10
    assert sum(counted.crossed) == 400
    assert sum(counted.circled_points) == counted.circled_points[1234] == 10
    assert counted.deviation[:10] == (59, 58, 57, 56, 55, 54, 53, 52, 53, 54)
    outcome = FOXY.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1234,)
    assert FOXY.to_move(state) == frozenset()
