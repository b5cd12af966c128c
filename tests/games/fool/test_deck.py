"""The cards in use, the deal, and who begins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.seats import DEALER, Seat
from foxden.games.fool import Play
from foxden.games.fool.box import colour_of, value_of
from tests.games.fool.tables import FOOL, FOUR_HANDS, a_deal, before_the_deal, cards, deal_refused, dealt, shuffled


@pytest.mark.parametrize(
    ("seats", "each", "together"), [(4, 12, 48), (5, 12, 60), (6, 12, 72), (7, 12, 84), (8, 11, 88)]
)
def test_the_whole_deck_is_dealt_out_evenly(seats: int, each: int, together: int) -> None:
    state = before_the_deal(seats)
    hands = FOOL.deal(state, Random(3)).hands
    assert [len(hand) for hand in hands] == [each] * seats
    everything = Counter(card for hand in hands for card in hand)
    assert sum(everything.values()) == together
    assert everything == FOOL.box.stocks[seats].deck
    assert FOOL.table(FOOL.play(state, DEALER, FOOL.deal(state, Random(3)))).counts == (each,) * seats


def test_two_deals_differ() -> None:
    assert shuffled(4, seed=1).hands != shuffled(4, seed=2).hands


def test_a_player_holds_the_cards_sorted() -> None:
    hands = ("1 B6 B5 Y11 G7 G6 G5 G4 G3 G2 Y8 B3", *FOUR_HANDS[1:])
    assert dealt(*hands).hands[0] == cards("G2 G3 G4 G5 G6 G7 Y8 Y11 B3 B5 B6 1")


def test_cards_have_a_colour_and_a_value_but_a_1_has_no_colour() -> None:
    (green, one) = cards("G17 1")
    assert (colour_of(green), value_of(green)) == ("G", 17)
    assert (colour_of(one), value_of(one)) == (None, 1)


@pytest.mark.parametrize("seats", [0, 1, 3, 9])
def test_four_to_eight_can_play(seats: int) -> None:
    with pytest.raises(Unreadable, match=rf"^seats: Fool! is for 4 to 8 players, not {seats}\.$"):
        before_the_deal(seats)


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_decision_seat_1_is_first_because_seat_0_deals(seats: int) -> None:
    """Nobody says who deals first; here seat 0 does, so the player at its left begins."""
    assert FOOL.table(before_the_deal(seats)).leader == 1
    assert FOOL.to_move(shuffled(seats)) == {1}


def test_before_the_deal_all_is_empty() -> None:
    state = before_the_deal(5)
    shown = FOOL.table(state)
    assert (shown.round, shown.leader, shown.trick, shown.fools) == (1, 1, (), ())
    assert (shown.counts, shown.rounds, shown.totals, shown.tens) == ((0,) * 5, (), (0,) * 5, (0,) * 5)
    assert FOOL.to_move(state) == {DEALER}
    assert FOOL.awaits_deal(state)
    assert FOOL.outcome(state) is None
    assert not FOOL.awaits_deal(shuffled(5))


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        (FOUR_HANDS[:3], "hands: There are 4 hands at this table, not 3."),
        ((*FOUR_HANDS, "G2"), "hands: There are 4 hands at this table, not 5."),
        ((FOUR_HANDS[0].removesuffix(" 1"), *FOUR_HANDS[1:]), "hands[0]: A hand has 12 cards here, not 11."),
        ((*FOUR_HANDS[:3], FOUR_HANDS[3] + " G2"), "hands[3]: A hand has 12 cards here, not 13."),
        (
            (*FOUR_HANDS[:3], FOUR_HANDS[3].replace("B8", "G17")),
            "hands[3][11]: The card G17 is dealt more often than once.",
        ),
        (
            (*FOUR_HANDS[:3], FOUR_HANDS[3].replace("B8", "1")),
            "hands[3][11]: The card 1 is dealt more often than 3 times.",
        ),
        (
            (*FOUR_HANDS[:3], FOUR_HANDS[3].replace("B8", "B9")),
            'hands[3][11]: There is no card "B9" in this deck.',
        ),
        (
            (*FOUR_HANDS[:3], FOUR_HANDS[3].replace("G10", "Y1")),
            'hands[3][0]: There is no card "Y1" in this deck.',
        ),
    ],
)
def test_a_deal_that_cannot_be_is_refused(hands: tuple[str, ...], sentence: str) -> None:
    assert deal_refused(before_the_deal(), *hands) == ("bad-deal", sentence)


def test_with_eight_players_a_hand_has_eleven_cards() -> None:
    hands = [" ".join(hand) for hand in shuffled(8).hands]
    hands[7] += " 1"
    assert deal_refused(before_the_deal(8), *hands) == ("bad-deal", "hands[7]: A hand has 11 cards here, not 12.")


def test_nothing_is_dealt_in_the_middle_of_a_round() -> None:
    assert deal_refused(dealt(*FOUR_HANDS), *FOUR_HANDS) == ("no-deal-now", "There is nothing to deal now.")


def test_only_the_dealer_deals_and_the_dealer_only_deals() -> None:
    with pytest.raises(IllegalMove, match=r"^The dealer only deals, and only the dealer does\.$") as refusal:
        FOOL.play(before_the_deal(), Seat(1), a_deal(*FOUR_HANDS))
    assert refusal.value.code == "dealer-only-deals"
    with pytest.raises(IllegalMove, match=r"^The dealer only deals, and only the dealer does\.$") as refusal:
        FOOL.play(shuffled(4), DEALER, Play(cards("G2")[0]))
    assert refusal.value.code == "dealer-only-deals"
