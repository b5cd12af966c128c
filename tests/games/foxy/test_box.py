"""The Foxy box as data: what is in it, and which other boxes are refused."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from foxden.core.seats import DEALER
from tests.games.foxy.tables import FOXY, a_box, a_deal, box_refused

FEW = {"farm:hen": 10, "sea:octopus+cat": 9}


def test_there_are_48_cards_12_for_each_habitat_and_the_fox() -> None:
    stock = FOXY.box.stock
    habitats: Counter[str] = Counter()
    for card, copies in stock.items():
        habitats[card.partition(":")[0]] += copies
    assert habitats == {"farm": 12, "forest": 12, "savannah": 12, "sea": 12, "fox": 1}


def test_there_are_eight_of_every_native_and_twelve_cats() -> None:
    animals: Counter[str] = Counter()
    for name, copies in FOXY.box.cards.items():
        for animal in name.partition(":")[2].split("+"):
            animals[animal] += copies
    natives = ("hen", "pig", "bear", "rabbit", "giraffe", "zebra", "dolphin", "octopus")
    assert animals == dict.fromkeys(natives, 8) | {"cat": 12}


def test_there_are_three_of_each_card_without_a_cat_and_one_with() -> None:
    assert len(FOXY.box.cards) == 24
    assert all(copies == (1 if name.endswith("+cat") else 3) for name, copies in FOXY.box.cards.items())


def test_the_box_says_what_is_reconstructed() -> None:
    assert FOXY.box.game == "foxy"
    assert [entry.part for entry in FOXY.box.reconstructed] == ["cards"]


def test_another_box_is_played_with() -> None:
    rules = a_box(name="Octopuses", cards=FEW)
    assert Counter(rules.deal(rules.start(rules.options(), 2), Random(1)).deck) == FEW | {"fox": 1}
    dealt = rules.play(
        rules.start(rules.options(), 1), DEALER, a_deal("farm:hen " * 10 + "sea:octopus+cat " * 9 + "fox")
    )
    assert rules.table(dealt).card == "farm:hen"


def test_a_card_of_which_there_are_no_copies_is_not_there() -> None:
    rules = a_box(cards={**FEW, "farm:pig": 0})
    assert "farm:pig" not in rules.box.stock
    problem = rules.why_no_deal(
        a_deal("farm:hen " * 10 + "sea:octopus+cat " * 8 + "farm:pig fox"), rules.start(rules.options(), 1)
    )
    assert str(problem) == 'deck[18]: There is no card "farm:pig" in this deck.'


def test_nineteen_cards_are_enough_for_a_box_and_eighteen_are_not() -> None:
    a_box(cards={"farm:hen": 19})
    assert box_refused(cards={"farm:hen": 18}) == "cards: A game takes 19 habitat cards; these are 18."
    assert box_refused(cards={}) == "cards: A game takes 19 habitat cards; these are 0."


@pytest.mark.parametrize("name", ["moon", "fox", ""])
def test_another_habitat_is_refused(name: str) -> None:
    sentence = f'There is no habitat "{name}"; there are farm, forest, savannah, sea.'
    assert box_refused(cards={f"{name}:hen": 3}) == f'cards["{name}:hen"]: {sentence}'
    assert box_refused(cards={name: 3}) == f'cards["{name}"]: {sentence}'


@pytest.mark.parametrize(
    ("name", "animal"), [("farm:cow", "cow"), ("farm:hen+", ""), ("farm", ""), ("farm:hen+fox", "fox")]
)
def test_another_animal_is_refused(name: str, animal: str) -> None:
    known = "hen, pig, bear, rabbit, giraffe, zebra, dolphin, octopus, cat"
    assert box_refused(cards={name: 3}) == f'cards["{name}"]: There is no animal "{animal}"; there are {known}.'


@pytest.mark.parametrize(
    "name", ["sea:bear", "sea:octopus+dolphin", "sea:cat", "sea:cat+octopus", "sea:octopus+octopus"]
)
def test_animals_that_do_not_go_together_are_refused(name: str) -> None:
    shows = "A sea card shows dolphin, octopus or both, in this order, and sometimes the cat, which comes last."
    assert box_refused(cards={name: 3}) == f'cards["{name}"]: {shows}'


@pytest.mark.parametrize("copies", [-1, 1001])
def test_there_are_0_to_1000_copies_of_a_card(copies: int) -> None:
    assert box_refused(cards={"farm:hen": copies}) == 'cards["farm:hen"]: This is a whole number from 0 to 1,000.'


def test_a_box_of_another_game_is_refused() -> None:
    assert box_refused(game="fool") == "game: This box is not for foxy."


def test_a_box_of_another_shape_is_refused() -> None:
    assert box_refused(cards={"farm:hen": 1.5}) == "cards[...]: Expected a whole number, got a number with a fraction."
    assert box_refused(cards={"farm:hen": True}) == "cards[...]: Expected a whole number, got true or false."
    assert box_refused(cards=[]) == "cards: Expected an object, got a list."
    assert box_refused(foxes=2) == "Object contains unknown field foxes."
