"""The end of a round, and what it costs."""

from __future__ import annotations

from foxden.core.seats import DEALER
from tests.games.fool.tables import FOOL, FOUR_HANDS, a_deal, after, last_scores, late, legal, next_trick, refused


def test_worked_example_of_the_scores_minus_17_minus_13_plus_10_and_0() -> None:
    """Camille is seat 0, Anne 1, Paul 2, Rachel 3."""
    state = late("G9", "G10 R12 1", "G5", "G8 Y8 B5")
    state = after(state, "1 G10, 2 G5, 3 G8, 0 G9")
    assert last_scores(state) == (10, -17, 0, -13)
    assert FOOL.table(state).rounds[-1].fools == (2,)


def test_the_round_goes_on_while_everybody_holds_a_card() -> None:
    state = after(late("G2 R2", "G3 R3", "G4 R4", "G5 R5"), "1 G3, 2 G4, 3 G5, 0 G2")
    assert FOOL.table(state).rounds == ()
    assert FOOL.table(state).counts == (1, 1, 1, 1)


def test_the_trick_is_finished_though_somebody_has_no_card_left() -> None:
    state = after(late("G2 R2", "G3", "G4 R4", "G5 R5"), "1 G3")
    assert FOOL.to_move(state) == {2}
    state = after(state, "2 G4, 3 G5")
    assert FOOL.to_move(state) == {0}
    assert FOOL.table(state).rounds == ()
    assert last_scores(after(state, "0 G2")) == (-2, 10, -4, -5)


def test_the_round_ends_too_when_another_than_the_leader_is_out() -> None:
    assert last_scores(after(late("G2", "G3 R3", "G4 R4", "G5 R5"), "1 G3, 2 G4, 3 G5, 0 G2")) == (0, -3, -4, -5)


def test_a_1_left_costs_5_and_a_coloured_card_its_value() -> None:
    state = late("G6 1", "G3", "G4 1 1 G13", "G5 B2")
    assert last_scores(after(state, "1 G3, 2 G4, 3 G5, 0 G6")) == (-5, 0, -23, -2)


def test_out_is_10_and_out_as_the_fool_is_0() -> None:
    assert last_scores(after(late("G6", "G3", "G4", "G5"), "1 G3, 2 G4, 3 G5, 0 G6")) == (10, 0, 10, 10)


def test_a_fool_with_cards_left_pays_for_them_only() -> None:
    state = after(late("G6", "G3 R7", "G4", "G5"), "1 G3, 2 G4, 3 G5, 0 G6")
    assert last_scores(state) == (10, -7, 10, 10)
    assert FOOL.table(state).rounds[-1].fools == (1,)


def test_who_sits_out_the_last_trick_pays_for_what_is_left_and_keeps_no_disc() -> None:
    state = after(late("G6", "G3 R7", "G4", "G5 Y5 1", fools=(3,)), "1 G3, 2 G4, 0 G6")
    assert last_scores(state) == (10, -7, 10, -15)
    assert FOOL.table(state).rounds[-1].fools == (1,)


def test_with_two_discs_both_fools_who_are_out_get_0() -> None:
    state = late("G8", "G2", "G3", "G4", "G5", "G6", "G7 R2")
    state = after(state, "1 G2, 2 G3, 3 G4, 4 G5, 5 G6, 6 G7, 0 G8")
    assert last_scores(state) == (10, 0, 0, 10, 10, 10, -2)
    assert FOOL.table(state).rounds[-1].fools == (1, 2)


def test_the_fools_of_the_last_trick_are_told_by_seat() -> None:
    state = late("G2", "G8", "G3", "G4", "G5", "G6", "G7 R2")
    state = after(state, "1 G8, 2 G3, 3 G4, 4 G5, 5 G6, 6 G7, 0 G2")
    assert FOOL.table(state).rounds[-1].fools == (0, 2)


def test_totals_and_tens_add_up_over_the_rounds() -> None:
    state = late("G6", "G3 R7", "G4", "G5", rounds=[(10, -20, 0, -1), (-3, 10, 10, -2)])
    state = after(state, "1 G3, 2 G4, 3 G5, 0 G6")
    assert FOOL.table(state).totals == (17, -17, 20, 7)
    assert FOOL.table(state).tens == (2, 1, 2, 1)


def test_what_was_left_lies_open_until_the_next_deal() -> None:
    state = after(late("G6", "G3 R7", "G4", "G5"), "1 G3, 2 G4, 3 G5, 0 G6")
    assert state.left == ((), ("R7",), (), ())
    assert FOOL.play(state, DEALER, a_deal(*FOUR_HANDS)).left == ()


def test_decision_nobody_sits_out_the_first_trick_of_a_round() -> None:
    """The discs go back to the middle between rounds."""
    sat_out_the_last_trick = after(late("G6", "G3 R7", "G4", "G5 Y5", fools=(3,)), "1 G3, 2 G4, 0 G6")
    assert next_trick(sat_out_the_last_trick) == (3, ())
    state = after(late("G6", "G3 R7", "G4", "G5"), "1 G3, 2 G4, 3 G5, 0 G6")
    assert FOOL.table(state).rounds[-1].fools == (1,)
    assert next_trick(state) == (1, ())
    state = FOOL.play(state, DEALER, a_deal(*FOUR_HANDS))
    assert next_trick(state) == (1, ())
    assert legal(state, 1) == "G16 G17 R2 R8 R9 R10 R11 R12 Y6 Y7 Y10 B4"


def test_between_rounds_nobody_holds_a_card_and_the_dealer_is_to_move() -> None:
    state = after(late("G6", "G3 R7", "G4", "G5"), "1 G3, 2 G4, 3 G5, 0 G6")
    assert FOOL.table(state).counts == (0, 0, 0, 0)
    assert FOOL.table(state).round == 2
    assert FOOL.to_move(state) == {DEALER}
    assert refused(state, "1 R7") == ("no-cards", "The cards are not dealt yet.")
    assert refused(state, "4 R7") == ("no-such-seat", "There is no such seat at a table of 4.")
