"""The Fox card, by each of the four rules, wherever it lies."""

from __future__ import annotations

import pytest

from tests.games.foxy.tables import DECK, exact_number, exact_numbers

HABITATS = DECK.removesuffix(" fox")
FOX_FIRST = "fox " + HABITATS
FOX_ELEVENTH = HABITATS.replace("forest:rabbit", "fox forest:rabbit", 1)
"""After three hens, three pigs, a card with both and three bears."""


@pytest.mark.parametrize(
    ("fox", "first", "eleventh", "last"),
    [
        ("different", 0, 3, 7),
        ("most_seen", 0, 4, 4),
        ("singles", 0, 9, 16),
        ("cat", 1, 1, 2),
    ],
)
def test_the_fox_first_in_the_middle_and_last(fox: str, first: int, eleventh: int, last: int) -> None:
    assert exact_numbers(FOX_FIRST, fox)[0] == first
    assert exact_numbers(FOX_ELEVENTH, fox)[10] == eleventh
    assert exact_numbers(DECK, fox)[19] == last


@pytest.mark.parametrize("fox", ["different", "most_seen", "singles"])
def test_the_fox_is_no_animal_that_later_cards_count(fox: str) -> None:
    assert exact_numbers(FOX_FIRST, fox)[1:] == (1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 5)
    assert exact_numbers(FOX_ELEVENTH, fox)[11:] == (1, 2, 3, 8, 1, 2, 3, 1, 5)


def test_worked_example_2_the_fox_after_seven_kinds_is_seven() -> None:
    cards = "farm:hen+pig forest:bear+rabbit savannah:giraffe+zebra sea:octopus farm:hen fox"
    assert exact_number(6, cards) == 7


def test_there_are_nine_kinds_at_most() -> None:
    cards = "farm:hen+pig forest:bear+rabbit savannah:giraffe+zebra sea:dolphin+octopus+cat"
    assert exact_number(5, f"{cards} fox") == 9
    assert exact_number(20, cards) == 9


def test_a_kind_seen_often_is_one_kind() -> None:
    assert exact_number(4, "sea:octopus sea:octopus sea:octopus fox") == 1


def test_worked_example_5_the_most_seen_of_6_cats_6_bears_4_dolphins_and_3_pigs_is_6() -> None:
    cards = (
        "forest:bear forest:bear forest:bear forest:bear+cat forest:bear+rabbit forest:bear+rabbit+cat "
        "sea:dolphin sea:dolphin sea:dolphin+cat sea:dolphin+octopus+cat farm:pig farm:pig farm:pig+cat "
        "savannah:zebra+cat fox"
    )
    assert exact_number(15, cards, "most_seen") == 6


def test_worked_example_5_five_cards_of_one_animal_before_the_fox_are_five_singles() -> None:
    cards = "farm:hen farm:hen+pig sea:octopus sea:octopus forest:bear+cat forest:bear savannah:zebra fox"
    assert exact_number(8, cards, "singles") == 5


def test_singles_counts_cards_before_the_fox_only() -> None:
    assert exact_number(2, "farm:hen fox farm:hen farm:hen", "singles") == 1


def test_a_card_of_an_animal_and_the_cat_is_no_single() -> None:
    assert exact_number(3, "farm:hen+cat farm:hen fox", "singles") == 1


def test_the_cat_alone_can_be_the_most_seen() -> None:
    assert exact_number(4, "farm:hen+cat forest:bear+cat sea:octopus+cat fox", "most_seen") == 3


def test_decision_the_fox_as_a_cat_counts_itself() -> None:
    """Under the rule `cat` the Fox's number is the cats so far, this one included."""
    assert exact_number(4, "farm:hen+cat forest:bear+cat sea:octopus fox", "cat") == 3
    assert exact_number(1, "fox", "cat") == 1


def test_decision_the_fox_as_a_cat_goes_on_counting_for_later_cards() -> None:
    """Under the rule `cat` later cats count the Fox too."""
    assert exact_number(2, "fox farm:hen+cat", "cat") == 3
    assert exact_number(2, "fox farm:hen+cat", "different") == 2
    assert exact_numbers(FOX_FIRST, "cat")[19] == 6
