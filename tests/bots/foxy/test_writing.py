"""The best number is the one that is worth most on average, by the rules of the final count."""

from __future__ import annotations

from random import Random

import pytest

from foxden.bots.foxy.writing import Aim, best_numbers
from foxden.games.foxy import Estimate
from foxden.games.foxy.count import worth

POINTS, EXACT, ALONE = Aim(False, False), Aim(True, False), Aim(False, True)


@pytest.mark.parametrize("aim", [POINTS, EXACT])
@pytest.mark.parametrize("seed", range(30))
def test_no_other_number_is_worth_more(aim: Aim, seed: int) -> None:
    rng = Random(seed)
    weights = [rng.random() ** 3 for _ in range(rng.randint(1, 12))]
    chances = tuple(weight / sum(weights) for weight in weights)

    def mean(value: int, *, circled: bool) -> float:
        move = Estimate(value, circled=circled)
        return sum(p * worth(move, n, exact_only=aim.exact_only).points for n, p in enumerate(chances))

    best = best_numbers(chances, aim)
    assert best.points == pytest.approx(mean(best.plain, circled=False))
    assert best.points == pytest.approx(max(mean(value, circled=False) for value in range(15)))
    bet = max(mean(value, circled=True) for value in range(15))
    assert mean(best.circled, circled=True) == pytest.approx(bet)
    assert best.more == pytest.approx(bet - best.points)


@pytest.mark.parametrize("seed", range(30))
def test_alone_no_other_number_is_closer(seed: int) -> None:
    rng = Random(seed)
    weights = [rng.random() ** 3 for _ in range(rng.randint(1, 12))]

    def off_by(value: int) -> float:
        return sum(weight * abs(value - number) for number, weight in enumerate(weights))

    best = best_numbers(tuple(weight / sum(weights) for weight in weights), ALONE)
    assert off_by(best.plain) == pytest.approx(min(map(off_by, range(15))))
    assert best.circled == best.plain


@pytest.mark.parametrize("aim", [POINTS, EXACT, ALONE])
def test_what_is_certain_is_written(aim: Aim) -> None:
    best = best_numbers((0, 0, 0, 1.0), aim)
    assert (best.plain, best.points, best.circled, best.more) == (3, 3, 3, 3)
    assert best_numbers((1.0,), aim).plain == 0


def test_of_numbers_worth_nothing_the_likeliest_is_written() -> None:
    """Nothing is to be won, but it need not be crossed out."""
    assert best_numbers((0.9, 0.0, 0.1), EXACT).plain == 2
    assert best_numbers((1.0, 0.0, 0.0), POINTS).plain == 0
