"""What the characters on the odd ranks do, led and played second."""

from __future__ import annotations

import pytest

from tests.games.duet.tables import DECREE, DUET, HANDS, after, dealt, hand, late, legal, refused, shown

# 1, the Musician: the winner chooses the direction


@pytest.mark.parametrize(
    ("one", "two", "moves", "winner"),
    [
        ("R8 D2", "R1 D6", "1 R1, 0 R8", 0),
        ("R1 D2", "R8 D6", "1 R8, 0 R1", 1),
        ("S8 D2", "R1 D6", "1 R1, 0 S8", 1),
        ("D1 S2", "R8 D6", "1 R8, 0 D1", 0),
    ],
)
def test_with_a_musician_the_winner_chooses_the_direction_whoever_played_it(
    one: str, two: str, moves: str, winner: int
) -> None:
    state = after(late(one, two), moves)
    assert DUET.to_move(state) == {winner}
    assert legal(state, winner) == "move -2, move 2"
    assert legal(state, 1 - winner) == ""
    assert shown(after(state, f"{winner} move -2")).tracker == -2
    assert shown(after(state, f"{winner} move 2")).tracker == 2
    assert shown(after(state, f"{winner} move 2")).leader == winner


def test_until_the_tracker_is_moved_the_trick_stays_on_the_table() -> None:
    state = after(late("R8 D2", "R1 D6"), "1 R1, 0 R8")
    assert [played.card for played in shown(state).trick] == ["R1", "R8"]
    assert shown(state).leader == 1
    assert shown(after(state, "0 move 2")).trick == ()


def test_only_the_winner_says_where_the_tracker_goes_and_only_by_a_possible_move() -> None:
    state = after(late("R8 D2", "R1 D6"), "1 R1, 0 R8")
    assert refused(state, "1 move 2") == ("not-your-turn", "It is not your turn.")
    for steps in (-3, -1, 0, 1, 3, 99):
        assert refused(state, f"0 move {steps}") == ("not-these-steps", "The tracker can move -2, +2.")
    for move in ("D2", "swap -", "give D2", "cover 0"):
        sentence = "Now the winner of the trick says how far the tracker moves."
        assert refused(state, f"0 {move}") == ("not-asked", sentence)


def test_with_two_musicians_nobody_moves() -> None:
    state = after(late("S1 D2", "R1 D6"), "1 R1, 0 S1")
    assert shown(state).tracker == 0
    assert DUET.to_move(state) == {1}


@pytest.mark.parametrize("other", ["R7", "R9"])
def test_decision_zero_steps_are_one_move_so_a_musician_beside_a_0_asks_nothing(other: str) -> None:
    """Zero steps to the left are zero steps to the right: there is nothing to choose."""
    state = after(late(other, "R1"), f"1 R1, 0 {other}")
    assert shown(state).tracker == 0
    assert DUET.to_move(state) != {0}


# 3, the Foxes: exchange the decree


def test_the_foxes_led_may_exchange_the_decree_at_once() -> None:
    state = after(late("D2 S4", "R3 R6 S9", "D5"), "1 R3")
    assert DUET.to_move(state) == {1}
    assert legal(state, 1) == "swap R6, swap S9, swap -"
    assert legal(state, 0) == ""
    state = after(state, "1 swap S9")
    assert shown(state).decree == "S9"
    assert hand(state, 1) == "D5 R6"
    assert DUET.to_move(state) == {0}


def test_the_foxes_played_second_may_exchange_the_decree_too() -> None:
    state = after(late("R3 S4", "R8 S9", "D5"), "1 R8, 0 R3")
    assert DUET.to_move(state) == {0}
    assert legal(state, 0) == "swap S4, swap -"
    state = after(state, "0 swap S4")
    assert shown(state).decree == "S4"
    assert hand(state, 0) == "D5"
    assert shown(state).tracker == 4
    assert DUET.to_move(state) == {1}


def test_the_foxes_in_a_real_deal_offer_the_whole_rest_of_the_hand() -> None:
    state = after(dealt(*HANDS, DECREE), "1 R8, 0 R3")
    assert legal(state, 0).count("swap") == 11
    state = after(state, "0 swap S1")
    assert hand(state, 0) == "D1 D2 D3 D4 D10 R1 R2 R4 S2 S3"
    assert shown(state).decree == "S1"
    assert shown(state).counts == (10, 10)


def test_the_foxes_may_leave_the_decree() -> None:
    state = after(late("R3 S4", "R8 S9", "D5"), "1 R8, 0 R3, 0 swap -")
    assert shown(state).decree == "D5"
    assert hand(state, 0) == "S4"
    assert shown(state).leader == 1


def test_the_foxes_themselves_do_not_become_the_decree() -> None:
    state = after(late("R3 S4", "R8 S9", "D5"), "1 R8, 0 R3")
    assert refused(state, "0 swap R3") == ("not-in-hand", "You do not hold R3.")
    assert refused(state, "0 swap D5") == ("not-in-hand", "You do not hold D5.")
    assert refused(state, "0 swap S9") == ("not-in-hand", "You do not hold S9.")


def test_only_who_played_the_foxes_is_asked_and_only_for_that() -> None:
    state = after(late("R3 S4", "R8 S9", "D5"), "1 R8, 0 R3")
    assert refused(state, "1 swap S9") == ("not-your-turn", "It is not your turn.")
    state = after(late("R8 S4", "R3 S9", "D5"), "1 R3")
    assert refused(state, "0 swap S4") == ("not-your-turn", "It is not your turn.")
    for move in ("0 R8", "1 S9", "1 give S9", "1 move 1", "1 cover 0"):
        assert refused(state, move) == ("not-asked", "Now the Foxes may exchange the decree card.")


def test_the_new_decree_is_trump_for_this_trick_already() -> None:
    led, followed = "1 R3, 1 swap S9", "0 S4"
    assert shown(after(late("S4 S6", "R3 S9", "D5"), led, followed)).leader == 0
    assert shown(after(late("S4 S6", "R3 S9", "D5"), "1 R3, 1 swap -", followed)).leader == 1


def test_the_follower_can_win_the_trick_by_changing_trump_and_lose_it() -> None:
    state = after(late("R3 R6", "S8 S9", "D5"), "1 S8, 0 R3")
    assert shown(after(state, "0 swap -")).leader == 1
    assert shown(after(state, "0 swap R6")).leader == 0
    state = after(late("R3 S6", "S8 S9", "R5"), "1 S8")
    assert legal(state, 0) == "S6"
    state = after(late("R3 D6", "S8 S9", "R5"), "1 S8, 0 R3")
    assert shown(after(state, "0 swap -")).leader == 0
    assert shown(after(state, "0 swap D6")).leader == 1


def test_the_leader_who_took_the_decree_may_play_it_later() -> None:
    state = after(late("S4 S6", "R3 S9", "D5"), "1 R3, 1 swap S9, 0 S6")
    assert hand(state, 1) == "D5"


def test_the_follower_must_follow_whatever_the_new_decree() -> None:
    state = after(late("R8 S6", "R3 S9", "D5"), "1 R3, 1 swap S9")
    assert legal(state, 0) == "R8"


def test_a_decree_taken_by_the_follower_comes_too_late_for_this_trick() -> None:
    state = after(late("S3 D8", "R6 R9", "R5"), "1 R6, 0 S3, 0 swap D8")
    assert hand(state, 0) == "R5"
    assert shown(state).leader == 1


def test_with_an_empty_hand_the_foxes_exchange_nothing() -> None:
    state = after(late("R8", "R3", "D5"), "1 R3")
    assert DUET.to_move(state) == {0}
    assert legal(state, 0) == "R8"
    state = after(late("R3", "R8", "D5", round_=2), "1 R8, 0 R3")
    assert shown(state).tracker == 4
    assert shown(state).decree == "D5"
    assert legal(state, 0) == "cover 0, cover 1"


def test_both_may_play_foxes_in_one_trick() -> None:
    state = after(late("S3 S6", "R3 R9", "D5"), "1 R3, 1 swap R9, 0 S3")
    assert legal(state, 0) == "swap S6, swap -"
    state = after(state, "0 swap S6")
    assert shown(state).decree == "S6"
    assert shown(state).leader == 0
    assert (hand(state, 0), hand(state, 1)) == ("R9", "D5")


# 5, the Gazelle: the winner may ignore the movement of one card


def test_worked_example_movements_1_and_3_with_a_gazelle_make_1_3_or_4_steps() -> None:
    state = after(late("R5 D2", "R10 D6"), "1 R10, 0 R5")
    assert legal(state, 1) == "move 1, move 3, move 4"
    state = after(late("R10 D2", "R5 D6"), "1 R5, 0 R10")
    assert legal(state, 0) == "move -4, move -3, move -1"
    assert shown(after(state, "0 move -3")).tracker == -3


@pytest.mark.parametrize(
    ("one", "two", "moves", "winner", "choices"),
    [
        ("R8 D2", "R5 D6", "1 R5, 0 R8", 0, "move -3, move -2, move -1"),
        ("S8 D2", "R5 D6", "1 R5, 0 S8", 1, "move 1, move 2, move 3"),
        ("R5 D2", "R8 D6", "1 R8, 0 R5", 1, "move 1, move 2, move 3"),
        ("D5 S2", "R8 D6", "1 R8, 0 D5", 0, "move -3, move -2, move -1"),
    ],
)
def test_with_a_gazelle_the_winner_chooses_whoever_played_it(
    one: str, two: str, moves: str, winner: int, choices: str
) -> None:
    state = after(late(one, two), moves)
    assert DUET.to_move(state) == {winner}
    assert legal(state, winner) == choices


def test_a_gazelle_does_not_let_one_ignore_both_cards() -> None:
    state = after(late("R5 D2", "R10 D6"), "1 R10, 0 R5")
    assert refused(state, "1 move 0") == ("not-these-steps", "The tracker can move +1, +3, +4.")
    assert refused(state, "1 move -1") == ("not-these-steps", "The tracker can move +1, +3, +4.")


def test_a_gazelle_beside_an_equal_movement_leaves_two_moves() -> None:
    assert legal(after(late("R5 D2", "R4 D6"), "1 R4, 0 R5"), 0) == "move -2, move -1"


def test_a_gazelle_beside_a_0_can_be_made_to_stay() -> None:
    assert legal(after(late("R5 D2", "R9 D6"), "1 R9, 0 R5"), 1) == "move 0, move 1"


def test_with_two_gazelles_the_winner_may_ignore_none_either_or_both() -> None:
    state = after(late("S5 D2", "R5 D6"), "1 R5, 0 S5")
    assert legal(state, 1) == "move 0, move 1, move 2"
    state = after(late("D5 S2", "R5 D6"), "1 R5, 0 D5")
    assert legal(state, 0) == "move -2, move -1, move 0"


def test_decision_musician_and_gazelle_combine() -> None:
    """The winner chooses both the direction and the card to ignore."""
    for moves, one, two in (("1 R5, 0 D1", "D1 S2", "R5 D6"), ("1 R1, 0 R5", "R5 S2", "R1 D6")):
        state = after(late(one, two), moves)
        assert legal(state, 0) == "move -1, move 0, move 1"
    state = after(late("R1 S2", "R5 D6"), "1 R5, 0 R1")
    assert legal(state, 1) == "move -1, move 0, move 1"


def test_decision_with_one_possible_move_nobody_is_asked() -> None:
    """The winner is asked only where at least two different moves exist."""
    state = after(late("R8 D2", "R4 D6"), "1 R4, 0 R8")
    assert shown(state).tracker == -3
    assert DUET.to_move(state) == {0}
    assert legal(state, 0) == "D2"


# 7, the Gift: both exchange a card at once


def test_a_gift_led_is_exchanged_before_the_follower_plays() -> None:
    state = after(late("R2 S4", "R7 S9"), "1 R7")
    assert DUET.to_move(state) == {0, 1}
    assert legal(state, 0) == "give R2, give S4"
    assert legal(state, 1) == "give S9"
    state = after(state, "0 give S4, 1 give S9")
    assert (hand(state, 0), hand(state, 1)) == ("R2 S9", "S4")
    assert DUET.to_move(state) == {0}


@pytest.mark.parametrize("gifts", ["0 give R2, 1 give R6", "1 give R6, 0 give R2"])
def test_the_two_choose_in_either_order(gifts: str) -> None:
    state = after(late("R2 S4", "R7 R6"), "1 R7", gifts)
    assert (hand(state, 0), hand(state, 1)) == ("R6 S4", "R2")


def test_the_cards_change_hands_only_when_both_have_chosen() -> None:
    state = after(late("R2 S4", "R7 S9"), "1 R7, 1 give S9")
    assert (hand(state, 0), hand(state, 1)) == ("R2 S4", "S9")
    assert shown(state).counts == (2, 1)
    assert DUET.to_move(state) == {0}
    assert legal(state, 1) == ""
    assert shown(after(state, "0 give R2")).counts == (2, 1)


def test_a_gift_once_chosen_is_chosen() -> None:
    chosen = ("already-given", "You have chosen your card; now your partner chooses.")
    assert refused(after(late("R2 S4", "R7 S9"), "1 R7, 1 give S9"), "1 give S9") == chosen
    assert refused(after(late("R2 S4", "R7 S9"), "1 R7, 0 give S4"), "0 give R2") == chosen


def test_one_gives_what_one_holds() -> None:
    state = after(late("R2 S4", "R7 S9"), "1 R7")
    assert refused(state, "1 give R7") == ("not-in-hand", "You do not hold R7.")
    assert refused(state, "1 give S4") == ("not-in-hand", "You do not hold S4.")
    assert refused(after(state, "1 give S9"), "0 give S9") == ("not-in-hand", "You do not hold S9.")


def test_the_exchange_is_compulsory() -> None:
    state = after(late("R2 S4", "R7 S9"), "1 R7")
    for move in ("0 R2", "1 S9", "0 swap -", "0 move 1", "0 cover 0"):
        assert refused(state, move) == ("not-asked", "Now each of you gives the other a card.")


def test_the_follower_follows_with_the_hand_as_it_is_after_the_exchange() -> None:
    state = after(late("R2 S4", "R7 S9"), "1 R7, 0 give R2, 1 give S9")
    assert legal(state, 0) == "S4, S9"
    state = after(late("D2 S4", "R7 R9"), "1 R7, 0 give D2, 1 give R9")
    assert legal(state, 0) == "R9"
    assert refused(state, "0 S4") == ("must-follow", "You must follow roses.")


def test_a_gift_played_second_is_exchanged_before_the_trick_ends() -> None:
    state = after(late("R7 S4", "R8 S9"), "1 R8, 0 R7")
    assert DUET.to_move(state) == {0, 1}
    assert shown(state).tracker == 0
    state = after(state, "1 give S9, 0 give S4")
    assert (hand(state, 0), hand(state, 1)) == ("S9", "S4")
    assert shown(state).tracker == 2
    assert DUET.to_move(state) == {1}


@pytest.mark.parametrize("first", ["0 give D2, 1 give S9", "1 give S9, 0 give D2"])
@pytest.mark.parametrize("second", ["0 give S9, 1 give D6", "1 give D6, 0 give S9"])
def test_both_may_play_a_gift_in_one_trick(first: str, second: str) -> None:
    state = after(late("S7 S4 D2", "R7 S9 D6"), "1 R7", first, "0 S7")
    assert DUET.to_move(state) == {0, 1}
    state = after(state, second)
    assert (hand(state, 0), hand(state, 1)) == ("D6 S4", "D2 S9")


def test_without_a_card_on_both_sides_nothing_is_exchanged() -> None:
    state = after(late("R2", "R7"), "1 R7")
    assert DUET.to_move(state) == {0}
    assert legal(state, 0) == "R2"
    state = after(late("R7", "R8"), "1 R8, 0 R7")
    assert shown(state).tracker == 2
    assert legal(state, 1) == "cover 0, cover 1"


def test_in_the_last_trick_but_one_a_gift_can_still_be_exchanged() -> None:
    state = after(late("R7 S4", "R8 S9"), "1 R8, 0 R7, 0 give S4, 1 give S9")
    assert (hand(state, 0), hand(state, 1)) == ("S9", "S4")


# 9, the Heir: led, it frees the follower


def test_after_an_heir_the_follower_may_play_any_card() -> None:
    state = after(late("D3 R2 S4", "R9 S9"), "1 R9")
    assert legal(state, 0) == "D3, R2, S4"
    assert shown(after(state, "0 S4")).leader == 1


def test_after_an_heir_the_follower_may_follow_all_the_same() -> None:
    assert shown(after(late("R2 S4 R10", "R9 S9"), "1 R9, 0 R10")).leader == 0


def test_an_heir_played_second_has_no_effect() -> None:
    state = after(late("R9 S4", "R8 S9"), "1 R8")
    assert legal(state, 0) == "R9"
    state = after(state, "0 R9")
    assert shown(state).tracker == -2
    assert legal(state, 0) == "S4"
    assert legal(after(state, "0 S4"), 1) == "S9"


@pytest.mark.parametrize("rank", [2, 4, 6, 8, 10])
def test_even_ranks_ask_nothing(rank: int) -> None:
    state = after(late("R4 S4" if rank != 4 else "R6 S4", f"R{rank} S9"), f"1 R{rank}")
    assert DUET.to_move(state) == {0}
    assert legal(state, 0) == ("R6" if rank == 4 else "R4")
