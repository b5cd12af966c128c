"""The figures are right: against values from textbooks, and against what intervals promise."""

from __future__ import annotations

from io import StringIO

import numpy as np
import pytest

from foxden.lab.figures import Figure, mean, ratio, share
from foxden.lab.progress import Progress
from foxden.lab.svg import Scale
from foxden.lab.telling import around, between, more_or_less


def test_a_mean_with_its_interval() -> None:
    figure = mean(np.array([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]))
    assert figure.mean == 5
    assert figure.margin == pytest.approx(1.96 * 2.13809 / 8**0.5, rel=1e-4)
    assert mean(np.array([3.0])) == Figure(3, 3, 3)


def test_a_share_has_wilsons_interval() -> None:
    wins = np.array([1.0] * 8 + [0.0] * 2)
    figure = share(wins)
    assert (figure.mean, figure.low, figure.high) == pytest.approx((0.8, 0.490, 0.943), abs=0.001)
    none = share(np.zeros(10))
    assert (none.mean, none.low, none.high) == pytest.approx((0, 0, 0.2775), abs=0.001)
    assert share(np.ones(10)).high == pytest.approx(1)


def test_a_share_of_several_seats_knows_whether_they_win_together() -> None:
    rng = np.random.default_rng(1)
    together = (rng.random(400) < 0.5).astype(float)
    apart = (rng.random((400, 4)) < 0.5).mean(axis=1)
    assert share(apart).margin == pytest.approx(share(together).margin / 2, rel=0.15)
    one_of_four = np.full(100, 0.25)
    assert share(one_of_four).margin > 0, "no spread at all is no proof"


def test_a_ratio_goes_by_sums() -> None:
    points, rounds = np.array([-10.0, -30.0, 5.0]), np.array([2.0, 6.0, 2.0])
    assert ratio(points, rounds).mean == pytest.approx(-3.5)
    assert ratio(-3.5 * rounds, rounds).margin == pytest.approx(0)


@pytest.mark.parametrize("estimate", ["mean", "share", "ratio"])
def test_intervals_hold_the_truth_as_often_as_they_promise(estimate: str) -> None:
    rng = np.random.default_rng(3)
    held = 0
    for _ in range(1000):
        if estimate == "mean":
            figure, truth = mean(rng.normal(2, 3, 80)), 2.0
        elif estimate == "share":
            figure, truth = share((rng.random(80) < 0.9).astype(float)), 0.9
        else:
            rounds = rng.integers(5, 15, 80).astype(float)
            figure, truth = ratio(rounds * 2 + rng.normal(0, 4, 80), rounds), 2.0
        held += figure.low <= truth <= figure.high
    assert 920 <= held <= 975


def test_figures_are_written_with_as_many_places_as_they_deserve() -> None:
    assert around(Figure(12.345, 11, 13.69)) == "12.3 ± 1.3"
    assert around(Figure(12.3456, 12.2456, 12.4456)) == "12.35 ± 0.10"
    assert around(Figure(-0.001, -0.4, 0.398)) == "0.00 ± 0.40"
    assert more_or_less(Figure(3, 2, 4)) == "+3.0 ± 1.0"
    assert between(Figure(0.5, 0.25, 0.75)) == "50.0 % (25.0 to 75.0)"


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]), (-80, 30, [-80, -60, -40, -20, 0, 20]), (3, 3, [3, 3.2, 3.4, 3.6, 3.8, 4])],
)
def test_a_scale_is_marked_at_round_values(low: float, high: float, ticks: list[float]) -> None:
    assert Scale(low, high, 0, 100).ticks() == pytest.approx(ticks)


class Terminal(StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_and_nowhere_else() -> None:
    for shown, seen in ((Terminal(), True), (StringIO(), False)):
        with Progress(3000, "games", shown) as progress:
            progress.say("getting ready")
            progress.add(1000)
            progress.add(2000)
        assert ("3,000 games in" in shown.getvalue()) == seen
        assert ("getting ready" in shown.getvalue()) == seen
        assert bool(shown.getvalue()) == seen
