"""The worst card, the discs, and sitting out.

In the rulebook's examples Camille is seat 0, Anne 1, Paul 2 and Rachel 3.
"""

from __future__ import annotations

import pytest

from foxden.core.seats import DEALER
from foxden.games.fool import State
from tests.games.fool.tables import FOOL, FOUR_HANDS, a_box, after, dealt, late, legal, next_trick, refused

CAMILLE, ANNE, PAUL, RACHEL = 0, 1, 2, 3

BEFORE_A = "1 G17, 2 G9, 3 G10, 0 G2"
A = "1 B4, 2 B2, 3 B8"
B = "3 R13, 0 Y11, 1 R2"
C = "3 B7, 1 Y6, 2 R3"
D = "3 Y5, 0 1, 1 Y10"
E = "1 R12, 2 1, 3 Y3"


def the_evening(*tricks: str) -> State:
    return after(dealt(*FOUR_HANDS), *tricks)


def test_worked_example_a_pauls_blue_is_the_lowest_and_rachels_the_highest() -> None:
    assert next_trick(the_evening(BEFORE_A)) == (ANNE, (CAMILLE,))
    assert next_trick(the_evening(BEFORE_A, A)) == (RACHEL, (PAUL,))


def test_worked_example_b_camille_alone_discards_and_is_the_fool_whatever_her_card() -> None:
    assert next_trick(the_evening(BEFORE_A, A, B)) == (RACHEL, (CAMILLE,))
    low = B.replace("Y11", "G3")
    assert next_trick(the_evening(BEFORE_A, A, low)) == (RACHEL, (CAMILLE,))


def test_worked_example_c_anne_and_paul_discard_and_pauls_is_lower() -> None:
    assert next_trick(the_evening(BEFORE_A, A, B, C)) == (RACHEL, (PAUL,))


def test_worked_example_d_camilles_1_is_the_lowest_yellow() -> None:
    assert next_trick(the_evening(BEFORE_A, A, B, C, D)) == (ANNE, (CAMILLE,))


def test_worked_example_e_rachel_discards_and_is_the_fool_not_paul_with_his_1() -> None:
    assert next_trick(the_evening(BEFORE_A, A, B, C, D, E)) == (ANNE, (RACHEL,))


def test_a_fool_sits_out_one_trick_and_plays_again_in_the_next() -> None:
    state = the_evening(BEFORE_A)
    assert FOOL.to_move(after(state, "1 B4, 2 B2")) == {RACHEL}
    state = after(state, A)
    assert FOOL.table(state).counts == (11, 10, 10, 10)
    assert FOOL.to_move(after(state, "3 R13")) == {CAMILLE}
    assert FOOL.to_move(after(state, "3 R13, 0 Y11")) == {ANNE}
    assert FOOL.table(after(state, B)).counts == (10, 9, 10, 9)


def test_a_fool_may_not_play() -> None:
    state = the_evening(BEFORE_A)
    assert refused(state, "0 G3") == ("fool", "You are a Fool and sit out this trick.")
    assert refused(after(state, "1 B4, 2 B2"), "0 B3") == ("fool", "You are a Fool and sit out this trick.")
    assert legal(after(state, "1 B4, 2 B2"), CAMILLE) == ""


def test_the_disc_goes_from_the_old_fool_to_the_new() -> None:
    assert FOOL.table(the_evening(BEFORE_A, A)).fools == (PAUL,)
    assert refused(the_evening(BEFORE_A, A), "0 G3") == ("not-your-turn", "It is not your turn.")


def test_the_discs_stay_where_they_are_while_a_trick_is_played() -> None:
    assert FOOL.table(the_evening(BEFORE_A, "1 B4, 2 B2")).fools == (CAMILLE,)


def test_the_lowest_discard_is_the_worst_card_though_the_trick_colour_has_a_lower_one() -> None:
    state = late("B5 G2", "Y2 G3", "Y9 G4", "R4 G5")
    assert next_trick(after(state, "1 Y2, 2 Y9, 3 R4, 0 B5")) == (2, (3,))


def test_of_several_equal_lowest_discards_the_one_played_last_is_the_worst() -> None:
    state = late("B4 G2", "Y2 G3", "Y9 G4", "R4 G5")
    assert next_trick(after(state, "1 Y2, 2 Y9, 3 R4, 0 B4")) == (2, (0,))
    state = late("G5 G2", "Y2 G3", "B4 G4", "R4 G5")
    assert next_trick(after(state, "1 Y2, 2 B4, 3 R4, 0 G5")) == (1, (3,))


def test_a_1_is_no_discard_even_without_the_trick_colour_in_hand() -> None:
    state = late("1 G2", "Y2 G3", "R13 G4", "Y3 G5")
    assert next_trick(after(state, "1 Y2, 2 R13, 3 Y3, 0 1")) == (3, (2,))


def test_the_lowest_card_of_the_trick_colour_is_the_worst_when_nobody_discards() -> None:
    state = late("Y4 G2", "Y3 G3", "Y9 G4", "Y8 G5")
    assert next_trick(after(state, "1 Y3, 2 Y9, 3 Y8, 0 Y4")) == (2, (1,))


def test_decision_of_several_1s_the_one_played_last_is_the_worst() -> None:
    """Where nobody discards and two 1s share the bottom, the later one is worse, as among equal discards."""
    state = late("Y9 G2", "Y3 G3", "1 G4", "1 G5")
    assert next_trick(after(state, "1 Y3, 2 1, 3 1, 0 Y9")) == (0, (3,))
    state = late("1 G2", "1 G3", "1 G4", "Y3 G5")
    assert next_trick(after(state, "1 1, 2 1, 3 Y3, 0 1")) == (3, (0,))


def test_decision_a_trick_of_1s_only_makes_the_last_player_the_fool() -> None:
    """The same ruling gives what the rulebook says of a trick of 1s."""
    assert next_trick(after(late("1 G3", "1 G4", "1 G5", "1 G6"), "1 1, 2 1, 3 1, 0 1")) == (1, (0,))


@pytest.mark.parametrize(("seats", "fools"), [(4, 1), (5, 1), (6, 1), (7, 2), (8, 2)])
def test_there_are_two_discs_from_seven_players_on(seats: int, fools: int) -> None:
    state = late(*(f"G{2 + seat} R{2 + seat}" for seat in range(seats)))
    moves = ", ".join(f"{seat} G{2 + seat}" for seat in (*range(1, seats), 0))
    assert next_trick(after(state, moves)) == (seats - 1, tuple(range(fools)))


def test_with_two_discs_and_two_discards_those_are_the_fools() -> None:
    state = late("B2 G20", "B9 G21", "R19 G22", "B7 G23", "Y18 G24", "B5 G25", "1 G26")
    assert next_trick(after(state, "1 B9, 2 R19, 3 B7, 4 Y18, 5 B5, 6 1, 0 B2")) == (1, (2, 4))


def test_with_two_discs_and_three_discards_the_two_lowest_are_the_fools() -> None:
    state = late("B2 G20", "B9 G21", "R19 G22", "B7 G23", "Y18 G24", "G3 G25", "1 G26")
    assert next_trick(after(state, "1 B9, 2 R19, 3 B7, 4 Y18, 5 G3, 6 1, 0 B2")) == (1, (4, 5))


def test_with_two_discs_and_one_discard_the_lowest_of_the_trick_colour_is_the_other_fool() -> None:
    state = late("B2 G20", "B9 G21", "R19 G22", "B7 G23", "B3 G24", "B5 G25", "B6 G26")
    assert next_trick(after(state, "1 B9, 2 R19, 3 B7, 4 B3, 5 B5, 6 B6, 0 B2")) == (1, (0, 2))
    state = late("B2 G20", "B9 G21", "R19 G22", "B7 G23", "B3 G24", "B5 G25", "1 G26")
    assert next_trick(after(state, "1 B9, 2 R19, 3 B7, 4 B3, 5 B5, 6 1, 0 B2")) == (1, (2, 6))


def test_with_two_discs_and_no_discard_the_two_lowest_are_the_fools() -> None:
    state = late("B2 G20", "B9 G21", "B8 G22", "B7 G23", "B3 G24", "B5 G25", "B6 G26")
    assert next_trick(after(state, "1 B9, 2 B8, 3 B7, 4 B3, 5 B5, 6 B6, 0 B2")) == (1, (0, 4))


def test_with_two_discs_equal_discards_are_worse_the_later() -> None:
    state = late("R5 G20", "B9 G21", "Y5 G22", "G5 G23", "B3 G24", "B5 G25", "B6 G26")
    assert next_trick(after(state, "1 B9, 2 Y5, 3 G5, 4 B3, 5 B5, 6 B6, 0 R5")) == (1, (0, 3))


def test_with_two_discs_and_three_1s_the_later_two_are_the_fools() -> None:
    state = late("1 G20", "B9 G21", "1 G22", "1 G23", "B3 G24", "B5 G25", "B6 G26")
    assert next_trick(after(state, "1 B9, 2 1, 3 1, 4 B3, 5 B5, 6 B6, 0 1")) == (1, (0, 3))


def test_with_two_discs_a_trick_of_1s_only_makes_the_last_two_fools() -> None:
    state = late("1 G20", "1 G21", "1 G22", "1 G23", "1 G24", "G2 G25", "G3 G26", fools=(5, 6))
    assert next_trick(after(state, "1 1, 2 1, 3 1, 4 1, 0 1")) == (1, (0, 4))


def test_two_fools_sit_out_side_by_side_or_apart() -> None:
    hands = ("G2 R2", "G3 R3", "G4 R4", "G5 R5", "G6 R6", "G7 R7", "G8 R8")
    state = after(late(*hands, fools=(2, 3)), "1 G3")
    assert FOOL.to_move(state) == {4}
    assert refused(state, "2 G4")[0] == refused(state, "3 G5")[0] == "fool"
    state = after(late(*hands, fools=(2, 0)), "1 G3, 3 G5, 4 G6, 5 G7")
    assert FOOL.to_move(state) == {6}
    assert next_trick(after(state, "6 G8")) == (6, (1, 3))


def test_the_number_of_discs_is_the_boxs() -> None:
    rules = a_box(
        cards={"green": "2-27", "red": "2-23", "yellow": "2-21", "blue": "2-15", "ones": 6, "discs": 3},
        tables={"8": {"green": "2-27", "red": "2-23", "yellow": "2-21", "blue": "2-15", "ones": 6, "discs": 3}},
    )
    assert rules.box.stocks[8].discs == 3
    assert DEALER in rules.to_move(rules.start(rules.options(), 8))
