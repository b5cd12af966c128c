"""A trick: who plays what, and who wins it."""

from __future__ import annotations

import pytest

from foxden.core.seats import Seat
from tests.games.fool.tables import (
    FOOL,
    FOUR_HANDS,
    after,
    before_the_deal,
    dealt,
    late,
    legal,
    next_trick,
    refused,
    shuffled,
)


def test_the_leader_may_play_any_card() -> None:
    assert legal(dealt(*FOUR_HANDS), 1) == "G16 G17 R2 R8 R9 R10 R11 R12 Y6 Y7 Y10 B4"


def test_only_one_player_at_a_time_may_play() -> None:
    state = dealt(*FOUR_HANDS)
    assert FOOL.to_move(state) == {1}
    for seat, card in ((0, "G2"), (2, "G8"), (3, "G10")):
        assert legal(state, seat) == ""
        assert refused(state, f"{seat} {card}") == ("not-your-turn", "It is not your turn.")


def test_the_turn_goes_clockwise() -> None:
    state = dealt(*FOUR_HANDS)
    for seat, move in ((1, "1 B4"), (2, "2 B2"), (3, "3 B8"), (0, "0 B3")):
        assert FOOL.to_move(state) == {seat}
        state = after(state, move)
    assert FOOL.to_move(state) == {3}


def test_cards_played_lie_open_until_the_trick_is_complete() -> None:
    state = after(dealt(*FOUR_HANDS), "1 B4, 2 B2, 3 B8")
    assert [(played.seat, played.card) for played in FOOL.table(state).trick] == [(1, "B4"), (2, "B2"), (3, "B8")]
    assert FOOL.table(state).counts == (12, 11, 11, 11)
    assert FOOL.table(after(state, "0 B3")).trick == ()
    assert FOOL.table(after(state, "0 B3")).counts == (11, 11, 11, 11)


def test_finished_tricks_are_kept_until_the_round_ends() -> None:
    state = after(late("G2 R2 B2", "G3 R3 B3", "G4 R4", "G5 R5"), "1 G3, 2 G4, 3 G5, 0 G2")
    assert [[played.card for played in trick] for trick in state.tricks] == [["G3", "G4", "G5", "G2"]]
    state = after(state, "3 R5, 1 R3, 2 R4")
    assert state.tricks == ()


def test_who_holds_the_trick_colour_must_follow() -> None:
    state = after(dealt(*FOUR_HANDS), "1 G17")
    assert legal(state, 2) == "G8 G9 1"
    assert refused(state, "2 R3") == ("must-follow", "You must follow green, or play a 1.")
    assert refused(after(dealt(*FOUR_HANDS), "1 R2"), "2 G8")[1] == "You must follow red, or play a 1."
    assert refused(after(dealt(*FOUR_HANDS), "1 Y6"), "2 G8")[1] == "You must follow yellow, or play a 1."
    assert refused(after(dealt(*FOUR_HANDS), "1 B4"), "2 G8")[1] == "You must follow blue, or play a 1."


def test_a_1_may_be_played_in_spite_of_the_trick_colour_in_hand() -> None:
    assert FOOL.to_move(after(dealt(*FOUR_HANDS), "1 G17, 2 1")) == {3}


def test_without_the_trick_colour_any_card_may_be_played_and_a_1_need_not_be() -> None:
    state = after(dealt(*FOUR_HANDS), "1 R2, 2 R3, 3 R13")
    assert legal(state, 0) == "G2 G3 G4 G5 G6 G7 Y8 Y11 B3 B5 B6 1"
    after(state, "0 G7")


def test_several_1s_are_one_move() -> None:
    assert legal(dealt(*FOUR_HANDS), 2) == ""
    assert legal(late("G2 G3", "G4 G5", "B2 1 1", "G6 G7", leader=2), 2) == "B2 1"


def test_one_cannot_play_what_one_does_not_hold() -> None:
    state = dealt(*FOUR_HANDS)
    assert refused(state, "1 G2") == ("not-in-hand", "You do not hold G2.")
    assert refused(state, "1 1") == ("not-in-hand", "You do not hold 1.")
    assert refused(state, "1 X99") == ("not-in-hand", "You do not hold X99.")
    assert refused(state, "1 queen!") == ("not-in-hand", 'You do not hold "queen!".')
    assert (
        refused(after(late("G2 G3", "G4 G5", "G6 G7", "G8 G9"), "1 G4, 2 G6, 3 G8, 0 G2"), "3 G8")[0] == "not-in-hand"
    )


def test_a_card_once_played_is_gone() -> None:
    state = after(dealt(*FOUR_HANDS), "1 B4, 2 B2, 3 B8, 0 B3")
    assert refused(state, "3 B8") == ("not-in-hand", "You do not hold B8.")


def test_a_1_led_sets_no_colour() -> None:
    state = after(late("G2 G3", "1 G4", "G5 R5", "G6 R6"), "1 1")
    assert legal(state, 2) == "G5 R5"
    state = after(state, "2 R5")
    assert legal(state, 3) == "R6"
    assert refused(state, "3 G6") == ("must-follow", "You must follow red, or play a 1.")


def test_while_only_1s_lie_there_any_card_may_be_played() -> None:
    state = after(late("G2 Y3", "1 G4", "1 R5", "G6 R6"), "1 1, 2 1")
    assert legal(state, 3) == "G6 R6"
    assert legal(after(state, "3 R6"), 0) == "G2 Y3"
    assert legal(after(state, "3 G6"), 0) == "G2"


def test_the_highest_card_of_the_trick_colour_wins_and_leads() -> None:
    assert next_trick(after(dealt(*FOUR_HANDS), "1 G16, 2 G9, 3 G15, 0 G7"))[0] == 1
    assert next_trick(after(dealt(*FOUR_HANDS), "1 B4, 2 B2, 3 B8, 0 B6"))[0] == 3
    assert next_trick(after(dealt(*FOUR_HANDS), "1 B4, 2 B2, 3 B7, 0 B6"))[0] == 3
    assert next_trick(after(dealt(*FOUR_HANDS), "1 Y7, 2 Y4, 3 Y9, 0 Y11"))[0] == 0


def test_a_discard_never_wins() -> None:
    assert next_trick(after(dealt(*FOUR_HANDS), "1 R2, 2 R3, 3 R13, 0 Y11"))[0] == 3
    assert next_trick(after(late("G9 G8", "B2 B3", "R13 R9", "Y11 Y9"), "1 B2, 2 R13, 3 Y11, 0 G9"))[0] == 1


def test_the_only_coloured_card_wins_a_trick_of_1s() -> None:
    assert next_trick(after(late("1 G3", "1 G4", "R2 G5", "1 G6"), "1 1, 2 R2, 3 1, 0 1"))[0] == 2


def test_a_1_is_below_all_others_of_the_trick_colour() -> None:
    assert next_trick(after(late("1 G3", "1 G4", "Y2 G5", "Y3 G6"), "1 1, 2 Y2, 3 Y3, 0 1"))[0] == 3


def test_in_a_trick_of_1s_only_the_leader_wins_and_the_last_player_is_the_fool() -> None:
    assert next_trick(after(late("1 G3", "1 G4", "1 G5", "1 G6"), "1 1, 2 1, 3 1, 0 1")) == (1, (0,))
    assert next_trick(after(late("1 G3", "1 G4", "1 G5", "1 G6", leader=3), "3 1, 0 1, 1 1, 2 1")) == (3, (2,))


def test_nobody_plays_before_the_deal() -> None:
    assert refused(before_the_deal(), "1 G2") == ("no-cards", "The cards are not dealt yet.")
    assert legal(before_the_deal(), 1) == ""


@pytest.mark.parametrize("seat", ["-1", "4", "8"])
def test_there_are_no_other_seats(seat: str) -> None:
    for state in (before_the_deal(), shuffled(4)):
        assert refused(state, f"{seat} G2") == ("no-such-seat", "There is no such seat at a table of 4.")
    assert FOOL.legal_moves(shuffled(4), Seat(4)) == ()
