"""Beliefs are chances, certain where the memory is perfect, and as often right as they say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from foxden.bots.foxy.belief import Chances, Stock, exact_number
from foxden.bots.foxy.memory import Memory
from foxden.core.seats import Card
from foxden.games.foxy import FOX, Foxy
from foxden.games.foxy.state import FoxRule
from tests.bots.foxy.tables import RULES as FOXY
from tests.bots.foxy.tables import dealt, exact, play, turns

STOCK = Stock.of(FOXY.box)
FOX_RULES: tuple[FoxRule, ...] = ("different", "most_seen", "singles", "cat")


def exact_numbers(seed: int, fox: FoxRule) -> list[int]:
    from foxden.bots import bot_for  # noqa: PLC0415

    return exact(play([bot_for("foxy", "easy") for _ in range(2)], dealt(seed, fox=fox)))


def beliefs(
    fade: float, fox: FoxRule, seed: int, first: int = 1, *, trusts: bool = False
) -> Iterator[tuple[Chances, int]]:
    """Give what is believed in each turn of a game by who sits there from one on, and the truth."""
    memory, rng = Memory(fade, fox), Random(seed)
    for view, number in zip(turns(dealt(seed, fox=fox)), exact_numbers(seed, fox), strict=True):
        if view.table.turn >= first:
            memory.notice(view)
            memory.catch_up(rng)
            yield exact_number(memory, STOCK, fox, trusts=trusts), number


@pytest.mark.parametrize("fox", FOX_RULES)
@pytest.mark.parametrize("first", [1, 9])
@pytest.mark.parametrize("fade", [0, 0.05, 0.3, 1])
def test_all_chances_together_are_one_and_none_is_less_than_nothing(fade: float, first: int, fox: FoxRule) -> None:
    for chances, _ in beliefs(fade, fox, seed=4, first=first):
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= -1e-12


@pytest.mark.parametrize("fox", FOX_RULES)
@pytest.mark.parametrize("trusts", [False, True])
def test_who_remembers_everything_knows_the_exact_number(fox: FoxRule, trusts: bool) -> None:  # noqa: FBT001
    for seed in range(5):
        for chances, number in beliefs(0, fox, seed, trusts=trusts):
            assert chances[number] == pytest.approx(1)


@pytest.mark.parametrize(("fade", "first"), [(0.05, 1), (0.2, 1), (0, 8), (0.05, 8), (1, 1)])
def test_what_is_believed_is_as_often_so_as_it_is_believed(fade: float, first: int) -> None:
    """Over many turns: the mean, and how often the number is at least as large as some guess."""
    told = [belief for seed in range(60) for belief in beliefs(fade, "different", seed, first)]
    expected = fmean(sum(value * chance for value, chance in enumerate(chances)) for chances, _ in told)
    assert expected == pytest.approx(fmean(number for _, number in told), abs=0.25)
    for share in (0.3, 0.6, 0.9):
        guesses = [(chances, number, int(share * (len(chances) - 1) / 2)) for chances, number in told]
        said = fmean(sum(chances[guess:]) for chances, _, guess in guesses)
        assert said == pytest.approx(fmean(number >= guess for _, number, guess in guesses), abs=0.04)


@pytest.mark.parametrize("fade", [0.05, 0.5, 1])
def test_the_card_that_was_just_covered_nobody_doubts(fade: float) -> None:
    memory = Memory(fade, "different")
    for turn, card in enumerate(("farm:pig", "farm:hen"), 1):
        memory.see(turn, Card(card))
    memory.catch_up(Random(0))
    assert exact_number(memory, STOCK, "different", trusts=False)[1] == pytest.approx(1)


def test_a_child_believes_its_marks() -> None:
    memory = Memory(0.5, "different")
    for turn, view in enumerate(turns(dealt(1)), 1):
        memory.see(turn, view.table.card or FOX)
        memory.catch_up(Random(turn))
        chances = exact_number(memory, STOCK, "different", trusts=True)
        assert max(chances) == pytest.approx(1)


def test_a_box_of_one_card_leaves_no_doubt() -> None:
    box = Foxy.read_box(b'{"game": "foxy", "cards": {"sea:octopus": 30}}')
    memory = Memory(0.5, "different")
    for turn in range(1, 11):
        memory.see(turn, next(card for card in box.stock if card != FOX))
    memory.catch_up(Random(0))
    assert exact_number(memory, Stock.of(box), "different", trusts=False)[10] == pytest.approx(1)
