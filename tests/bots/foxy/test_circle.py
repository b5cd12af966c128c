"""The circle is kept as long as it is worth more later, and spent in the end."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from foxden.bots.foxy.circle import Style, table_of, worth_keeping
from foxden.bots.foxy.player import ADULT, CHILD, ELEPHANT
from foxden.bots.foxy.writing import Aim
from foxden.games.foxy import Foxy
from foxden.games.foxy.count import exact_numbers

TABLE = table_of(Foxy().box, Aim(exact_only=False, alone=False))


@pytest.mark.parametrize("style", [CHILD, ADULT, ELEPHANT])
def test_keeping_it_is_worth_less_and_less_and_nothing_in_the_end(style: Style) -> None:
    worth = worth_keeping(style, TABLE)
    assert len(worth) == 21
    assert worth[20] == 0
    assert all(now >= later - 1e-9 for now, later in pairwise(worth))
    assert worth[0] > 1


def test_who_remembers_more_has_more_of_it() -> None:
    assert worth_keeping(ELEPHANT, TABLE)[0] > worth_keeping(ADULT, TABLE)[0] + 2


def test_who_writes_only_for_exact_numbers_bets_on_those_it_writes() -> None:
    """Then the circle brings as much again, and never costs what one would have had for too small a number."""
    exact = table_of(Foxy().box, Aim(exact_only=True, alone=False))
    assert worth_keeping(ELEPHANT, exact) == worth_keeping(ELEPHANT, TABLE)
    assert worth_keeping(ADULT, exact)[0] > worth_keeping(ADULT, TABLE)[0]


def test_no_time_to_stop_is_better_for_an_elephant() -> None:
    """Waiting for more, or for less, than the circle is worth keeping brings less on average, over other games."""
    worth = worth_keeping(ELEPHANT, TABLE)
    games = [_numbers(seed) for seed in range(1500)]

    def brought(share: float) -> float:
        return fmean(
            next(number for turn, number in enumerate(game, 1) if number >= share * worth[turn]) for game in games
        )

    assert brought(1) > brought(0.75) + 0.1
    assert brought(1) > brought(1.4) + 0.1
    assert brought(1) == pytest.approx(worth[0], abs=0.25)


def _numbers(seed: int) -> tuple[int, ...]:
    rules = Foxy()
    return exact_numbers(rules.deal(rules.start(rules.options(), 1), Random(f"others {seed}")).deck, "different")
