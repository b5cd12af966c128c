"""Marks are made, fade and blur as the model says."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from foxden.bots.foxy.memory import NUMBER, Memory
from foxden.core.seats import Card
from foxden.games.foxy import FOX
from tests.bots.foxy.tables import dealt, turns

HEN, PIG_CAT, HEN_PIG = Card("farm:hen"), Card("farm:pig+cat"), Card("farm:hen+pig")


def remembering(fade: float, *cards: Card, rule: str = "different", seed: int = 0) -> Memory:
    memory = Memory(fade, rule)  # type: ignore[arg-type]
    for turn, card in enumerate(cards, 1):
        memory.see(turn, card)
    memory.catch_up(Random(seed))
    return memory


def test_an_elephant_keeps_a_mark_of_every_animal_that_is_covered() -> None:
    memory = remembering(0, HEN, PIG_CAT, HEN_PIG, FOX, HEN)
    assert {animal: memory.marks[at] for animal, at in NUMBER.items() if memory.marks[at]} == {
        "hen": 2,
        "pig": 2,
        "cat": 1,
    }
    assert memory.newest == HEN  # which leaves no mark as long as it lies there
    assert (memory.cards, memory.kinds, memory.fox_seen) == (3, [1, 2], True)


def test_the_fox_is_a_cat_where_the_rule_says_so() -> None:
    assert remembering(0, FOX, HEN, rule="cat").marks[NUMBER["cat"]] == 1
    assert remembering(0, FOX, HEN).marks[NUMBER["cat"]] == 0


def test_the_card_that_was_covered_last_is_remembered_and_older_ones_fade() -> None:
    """Of marks that are so many turns old, (1 - fade) to that power are still in their place."""
    for age in (0, 1, 4, 10):
        cards = (HEN, *(Card("sea:octopus"),) * (age + 1))
        memories = [remembering(0.2, *cards, seed=seed).marks for seed in range(2000)]
        # Where marks of another animal stray, as many stray to this one.
        kept = fmean(marks[NUMBER["hen"]] - marks[NUMBER["pig"]] for marks in memories)
        assert kept == pytest.approx(0.8**age, abs=0.05)


def test_half_of_the_marks_that_slip_stray_to_other_animals() -> None:
    cards = (HEN,) * 10 + (PIG_CAT,) * 2
    memories = [remembering(0.3, *cards, seed=seed) for seed in range(1500)]
    strayed = fmean(memory.marks[NUMBER["zebra"]] for memory in memories)
    assert strayed > 0.1
    for animal in ("bear", "rabbit", "octopus"):
        assert fmean(memory.marks[NUMBER[animal]] for memory in memories) == pytest.approx(strayed, abs=0.06)
    # What is lost altogether in a turn is half the fade of all marks.
    one, other = (fmean(sum(remembering(0.3, *(HEN,) * n, seed=s).marks) for s in range(1500)) for n in (9, 10))
    assert other == pytest.approx(one * 0.85 + 1, abs=0.1)


def test_it_does_not_matter_when_time_passes() -> None:
    """A memory that was not asked for a while has forgotten as much as one that was asked each turn."""
    cards = (HEN,) * 8

    def asked_each_turn(seed: int) -> int:
        memory, rng = Memory(0.2, "different"), Random(seed)
        for turn, card in enumerate(cards, 1):
            memory.see(turn, card)
            memory.catch_up(rng)
        return memory.marks[NUMBER["hen"]]

    at_once = fmean(remembering(0.2, *cards, seed=seed).marks[NUMBER["hen"]] for seed in range(2000))
    assert at_once == pytest.approx(fmean(map(asked_each_turn, range(2000))), abs=0.1)


def test_a_card_is_noticed_once_however_often_it_is_shown() -> None:
    memory = Memory(0, "different")
    for view in turns(dealt(3)):
        for _ in range(3):
            memory.notice(view)
        memory.catch_up(Random(0))
        memory.notice(view)
        memory.catch_up(Random(0))
        assert memory.turn == view.table.turn
        assert memory.newest == view.table.card
        assert memory.cards + memory.fox_seen == view.table.turn - 1
    assert memory.missed == 0


def test_who_comes_later_has_missed_what_was_before() -> None:
    memory = Memory(0, "different")
    for view in turns(dealt(3)):
        if view.table.turn >= 8:
            memory.notice(view)
    memory.catch_up(Random(0))
    assert memory.missed == 7
    assert memory.cards + memory.fox_seen == 12
