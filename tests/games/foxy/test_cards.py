"""Components, set-up, and the exact number of a habitat card."""

from __future__ import annotations

from random import Random

import pytest

from foxden.core.errors import IllegalMove
from foxden.core.seats import DEALER, Seat
from foxden.games.foxy import FOX, Estimate
from tests.games.foxy.tables import (
    DECK,
    FOXY,
    a_deal,
    before_the_deal,
    deal_refused,
    exact_number,
    exact_numbers,
    final_count,
    table,
)


def test_a_deck_is_nineteen_of_the_48_cards_and_the_fox() -> None:
    state = before_the_deal(3)
    for seed in range(50):
        dealt = FOXY.deal(state, Random(seed)).deck
        assert len(dealt) == 20
        assert dealt.count(FOX) == 1
        assert all(dealt.count(card) <= copies for card, copies in FOXY.box.stock.items())


def test_the_fox_may_lie_anywhere_in_the_deck() -> None:
    state = before_the_deal(3)
    places = {FOXY.deal(state, Random(seed)).deck.index(FOX) for seed in range(500)}
    assert places == set(range(20))


def test_every_habitat_card_can_come_up() -> None:
    state = before_the_deal(3)
    seen = {card for seed in range(200) for card in FOXY.deal(state, Random(seed)).deck}
    assert len(seen) == 25
    assert seen == set(FOXY.box.stock)


def test_each_animal_on_the_card_is_counted_on_all_cards_so_far() -> None:
    assert exact_numbers(DECK) == (1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 2, 3, 8, 1, 2, 3, 1, 5, 7)


def test_a_card_counts_itself() -> None:
    assert exact_number(1, "savannah:giraffe") == 1
    assert exact_number(1, "savannah:giraffe+zebra") == 2
    assert exact_number(1, "savannah:giraffe+zebra+cat") == 3


def test_cards_still_to_come_do_not_count() -> None:
    assert exact_number(1, "farm:hen farm:hen farm:hen") == 1


def test_animals_that_are_not_on_the_card_do_not_count() -> None:
    assert exact_number(4, "farm:pig forest:bear sea:octopus savannah:zebra") == 1


def test_the_cat_is_the_same_animal_in_all_habitats() -> None:
    assert exact_number(4, "farm:hen+cat forest:bear+cat savannah:zebra+cat sea:octopus+cat") == 5


def test_worked_example_1_three_bears_and_two_cats_make_five() -> None:
    assert exact_number(4, "forest:bear forest:bear+rabbit sea:dolphin+cat forest:bear+cat") == 5


def test_worked_example_3_the_last_cards_three_tracks_carry_five() -> None:
    cards = (
        "forest:bear forest:bear forest:bear forest:rabbit forest:rabbit forest:rabbit "
        "savannah:zebra savannah:zebra savannah:zebra savannah:giraffe savannah:giraffe savannah:giraffe "
        "sea:dolphin sea:dolphin sea:dolphin sea:octopus sea:octopus fox farm:hen+pig farm:hen+pig+cat"
    )
    assert exact_numbers(cards)[19] == 5


def test_the_count_is_there_only_when_the_game_is_over() -> None:
    assert not isinstance(FOXY.table(table()).exact, tuple)
    assert isinstance(final_count("0 " * 20).exact, tuple)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (DECK.removesuffix(" fox"), "deck: A Foxy deck has 20 cards, not 19."),
        (DECK + " sea:octopus", "deck: A Foxy deck has 20 cards, not 21."),
        (DECK.replace("fox", "sea:octopus"), "deck: The Fox is not in the deck."),
        (DECK.replace("sea:octopus", "fox"), "deck[19]: The card fox is dealt more often than once."),
        (
            DECK.replace("forest:bear+rabbit", "farm:hen"),
            "deck[13]: The card farm:hen is dealt more often than 3 times.",
        ),
        (
            DECK.replace("sea:octopus", "sea:dolphin+cat"),
            "deck[18]: The card sea:dolphin+cat is dealt more often than once.",
        ),
        (DECK.replace("sea:octopus", "sea:wolf"), 'deck[17]: There is no card "sea:wolf" in this deck.'),
    ],
)
def test_a_deal_that_cannot_be_is_refused(cards: str, sentence: str) -> None:
    assert deal_refused(before_the_deal(2), cards) == ("bad-deal", sentence)


def test_there_is_one_deal_in_a_game() -> None:
    assert FOXY.awaits_deal(before_the_deal(2))
    assert FOXY.to_move(before_the_deal(2)) == {DEALER}
    assert not FOXY.awaits_deal(table())
    assert deal_refused(table(), DECK) == ("no-deal-now", "There is nothing to deal now.")


def test_only_the_dealer_deals_and_the_dealer_only_deals() -> None:
    with pytest.raises(IllegalMove, match=r"^The dealer only deals, and only the dealer does\.$") as refusal:
        FOXY.play(before_the_deal(2), Seat(0), a_deal(DECK))
    assert refusal.value.code == "dealer-only-deals"
    with pytest.raises(IllegalMove, match=r"^The dealer only deals, and only the dealer does\.$") as refusal:
        FOXY.play(table(), DEALER, Estimate(1))
    assert refusal.value.code == "dealer-only-deals"


def test_before_the_deal_no_card_is_turned_up() -> None:
    shown = FOXY.table(before_the_deal(2))
    assert (shown.turn, shown.card, shown.announced) == (0, None, ())
