"""The cards, the deal and the board at the start."""

from __future__ import annotations

from random import Random

import pytest

from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.seats import DEALER, Seat
from foxden.games.duet import Deal, Stop
from foxden.games.duet.box import DECK
from tests.games.duet.tables import (
    DECREE,
    DUET,
    HANDS,
    a_deal,
    before_the_deal,
    cards,
    deal_refused,
    dealt,
    hand,
    shown,
)


def test_there_are_thirty_cards() -> None:
    assert len(DECK) == 30
    assert {"D1", "D10", "R1", "R10", "S1", "S10"} <= set(DECK)


def test_eleven_cards_each_a_decree_and_seven_unknown() -> None:
    state = before_the_deal()
    for seed in range(20):
        deal = DUET.deal(state, Random(seed))
        assert [len(cards_) for cards_ in deal.hands] == [11, 11]
        known = {*deal.hands[0], *deal.hands[1], deal.decree}
        assert len(known) == 23
        assert len(set(DECK) - known) == 7
        assert shown(DUET.play(state, DEALER, deal)).counts == (11, 11)


def test_any_card_can_be_the_decree_and_any_can_stay_unknown() -> None:
    state = before_the_deal()
    deals = [DUET.deal(state, Random(seed)) for seed in range(500)]
    assert {deal.decree for deal in deals} == set(DECK)
    assert {card for deal in deals for card in set(DECK) - {*deal.hands[0], *deal.hands[1]}} == set(DECK)


def test_a_player_holds_the_cards_sorted() -> None:
    state = DUET.play(before_the_deal(), DEALER, a_deal("S3 S2 S1 R4 R3 R2 R1 D4 D3 D2 D1", HANDS[1], DECREE))
    assert hand(state, 0) == HANDS[0]
    state = DUET.play(before_the_deal(), DEALER, a_deal(HANDS[0], "S8 S7 S6 R9 R8 R7 R6 D10 D8 D7 D6", "D9"))
    assert hand(state, 1) == "D6 D7 D8 D10 R6 R7 R8 R9 S6 S7 S8"


def test_the_decree_lies_open() -> None:
    assert shown(before_the_deal()).decree is None
    assert shown(dealt("D1 S1", "R1 S2", "D10")).decree == "D10"


def test_decision_seat_0_deals_the_first_round() -> None:
    """The players choose a first dealer; here it is seat 0, so seat 1 leads the first trick."""
    assert shown(before_the_deal()).leader == 1
    assert DUET.to_move(dealt(*HANDS, DECREE)) == {1}


@pytest.mark.parametrize(
    ("level", "gems", "on_the_board", "reserve", "forest"),
    [
        (1, (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1), 12, 10, 4),
        (2, (2, 2, 2, 0, 0, 0, 0, 1, 2, 2, 2), 13, 9, 3),
        (3, (2, 2, 2, 1, 0, 0, 1, 2, 2, 2, 2), 16, 6, 3),
    ],
)
def test_the_board_of_each_level(
    level: int, gems: tuple[int, ...], on_the_board: int, reserve: int, forest: int
) -> None:
    board = shown(before_the_deal(level))
    assert board.gems == gems
    assert sum(board.gems) == on_the_board
    assert (board.reserve, board.forest, board.covered, board.tracker) == (reserve, forest, (0, 0), 0)
    assert shown(dealt(*HANDS, DECREE, level=level)).gems == gems


def test_level_1_is_played_unless_another_is_chosen() -> None:
    assert DUET.options().level == 1


@pytest.mark.parametrize("level", [0, 4, -1])
def test_there_are_no_other_levels(level: int) -> None:
    with pytest.raises(Unreadable, match=r"^options\.level: This box has no such level; it has 1, 2, 3\.$"):
        before_the_deal(level)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(Unreadable, match=rf"^seats: The Fox in the Forest Duet is for 2 players, not {seats}\.$"):
        DUET.start(DUET.options(), seats)


def test_before_the_first_deal_all_is_empty() -> None:
    board = shown(before_the_deal())
    assert (board.round, board.leader, board.trick, board.counts, board.decree) == (1, 1, (), (0, 0), None)
    assert DUET.to_move(before_the_deal()) == {DEALER}
    assert DUET.awaits_deal(before_the_deal())
    assert DUET.outcome(before_the_deal()) is None
    assert DUET.legal_moves(before_the_deal(), Seat(1)) == ()
    assert not DUET.awaits_deal(dealt(*HANDS, DECREE))


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        (Deal((cards(HANDS[0]),), cards("D10")[0]), "hands: There are 2 hands, not 1."),
        (Deal((cards(HANDS[0]), cards(HANDS[1]), ()), cards("D10")[0]), "hands: There are 2 hands, not 3."),
        (a_deal(HANDS[0].removesuffix(" S3"), HANDS[1], "D10"), "hands[0]: A hand has 11 cards, not 10."),
        (a_deal(HANDS[0], HANDS[1] + " S9", "D10"), "hands[1]: A hand has 11 cards, not 12."),
        (
            a_deal(HANDS[0], HANDS[1].replace("S8", "D1"), "D10"),
            "hands[1][10]: The card D1 is dealt more often than once.",
        ),
        (a_deal(HANDS[0], HANDS[1], "D1"), "decree: The card D1 is dealt more often than once."),
        (a_deal(HANDS[0], HANDS[1], "D11"), 'decree: There is no card "D11" in this deck.'),
        (a_deal(HANDS[0].replace("R3", "T3"), HANDS[1], "D10"), 'hands[0][6]: There is no card "T3" in this deck.'),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: Deal, sentence: str) -> None:
    assert deal_refused(before_the_deal(), deal) == ("bad-deal", sentence)


def test_nothing_is_dealt_in_the_middle_of_a_round() -> None:
    assert deal_refused(dealt(*HANDS, DECREE), a_deal(*HANDS, DECREE)) == (
        "no-deal-now",
        "There is nothing to deal now.",
    )


def test_only_the_dealer_deals_and_the_dealer_only_deals() -> None:
    with pytest.raises(IllegalMove, match=r"^The dealer only deals, and only the dealer does\.$") as refusal:
        DUET.play(before_the_deal(), Seat(0), a_deal(*HANDS, DECREE))
    assert refusal.value.code == "dealer-only-deals"
    with pytest.raises(IllegalMove, match=r"^The dealer only deals, and only the dealer does\.$") as refusal:
        DUET.play(before_the_deal(), DEALER, Stop())
    assert refusal.value.code == "dealer-only-deals"
