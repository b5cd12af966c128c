"""A turn: the newest card, a number from everybody, one circle in a game."""

from __future__ import annotations

import pytest

from foxden.core.errors import Unreadable
from foxden.core.seats import WATCHER, Seat
from foxden.games.foxy import Blank, Estimate
from tests.games.foxy.tables import FOXY, ZEROS, after, before_the_deal, but, final_count, finished, refused, table


def test_the_first_card_is_turned_up_at_once() -> None:
    assert FOXY.table(table()).turn == 1
    assert FOXY.table(table()).card == "farm:hen"


def test_the_next_card_comes_when_all_have_written() -> None:
    state = after(table(seats=3), "2 1", "0 1")
    assert FOXY.table(state).turn == 1
    state = after(state, "1 4")
    assert FOXY.table(state).turn == 2


def test_only_the_newest_card_is_on_the_table() -> None:
    state = table(seats=1)
    for turn, card in enumerate(("farm:hen", "farm:hen", "farm:hen", "farm:pig"), start=1):
        assert (FOXY.table(state).turn, FOXY.table(state).card) == (turn, card)
        state = after(state, "0 1")


def test_all_write_in_any_order() -> None:
    state = table(seats=3)
    assert FOXY.to_move(state) == {0, 1, 2}
    state = after(state, "1 5")
    assert FOXY.to_move(state) == {0, 2}
    state = after(state, "2 5")
    assert FOXY.to_move(state) == {0}
    state = after(state, "0 5")
    assert FOXY.to_move(state) == {0, 1, 2}


def test_a_game_has_twenty_turns() -> None:
    state = finished(ZEROS, ZEROS)
    assert FOXY.to_move(state) == frozenset()
    assert not FOXY.awaits_deal(state)
    assert FOXY.table(state).turn == 20
    assert FOXY.table(state).card == "fox"
    assert FOXY.outcome(after(table(), *["0 0", "1 0"] * 19, "0 0")) is None


def test_decision_an_estimate_is_a_whole_number_from_0_to_99() -> None:
    """The rulebooks name no bounds; with us the numbers from 0 to 99 can be written."""
    after(table(), "0 0", "1 99")
    out_of_range = ("not-an-estimate", "An estimate is a whole number from 0 to 99.")
    assert refused(table(), "0 -1") == out_of_range
    assert refused(table(), "0 100") == out_of_range
    assert refused(table(), "0 126") == out_of_range
    assert refused(table(), "0 127*") == out_of_range
    assert refused(table(), "0 1000") == out_of_range


@pytest.mark.parametrize("value", ["5.5", "5.0", "true", '"5"', "null", "[5]"])
def test_decision_what_is_no_whole_number_cannot_even_be_read(value: str) -> None:
    """An estimate is a whole number: no fraction, no true or false, no text."""
    with pytest.raises(Unreadable, match=r"^value: Expected a whole number"):
        FOXY.read('{"do": "estimate", "value": ' + value + "}")


def test_decision_an_estimate_is_final_once_written() -> None:
    """A number once written stays as it is, also while others still think."""
    final = ("already-written", "Your number for this turn is written, and final.")
    assert refused(after(table(), "0 4"), "0 5") == final
    assert refused(after(table(), "0 4"), "0 4*") == final
    assert refused(after(table(), "0 4"), "0 -") == final
    assert refused(after(table(), "0 -"), "0 4") == final


def test_decision_others_see_that_one_has_written_but_not_what() -> None:
    """That a player has written shows at once; the number shows to nobody else before the end."""
    for viewer in (Seat(1), WATCHER):
        seen = FOXY.view(after(table(), "0 4"), viewer)
        assert seen.done == (0,)
        assert seen.sheet == ()
        assert seen == FOXY.view(after(table(), "0 17*"), viewer) == FOXY.view(after(table(), "0 -"), viewer)
    assert FOXY.view(after(table(), "0 4"), Seat(0)).sheet == (Estimate(4),)


def test_a_number_may_be_circled_once_in_a_game() -> None:
    state = after(table(), "0 4*", "1 4")
    assert refused(state, "0 3*") == ("circled-before", "You may circle one number in a game, and you have.")
    after(state, "0 3", "1 3*")


def test_a_circled_0_uses_up_the_circle_too() -> None:
    assert refused(after(table(), "0 0*", "1 4"), "0 3*")[0] == "circled-before"


def test_a_plain_99_uses_up_no_circle() -> None:
    after(table(), "0 99", "1 4", "0 3*")


def test_a_circle_once_used_is_used_up_to_the_last_turn() -> None:
    state = after(table(), "0 4*", "1 4", *["0 1", "1 1"] * 18)
    assert refused(state, "0 7*")[0] == "circled-before"
    after(state, "0 7", "1 7*")


def test_decision_circling_is_part_of_writing_the_number() -> None:
    """One move writes and circles; a number written plain is not circled later."""
    assert FOXY.read('{"do": "estimate", "value": 4, "circled": true}') == Estimate(4, circled=True)
    assert FOXY.spell(Estimate(4, circled=True)) == '{"do":"estimate","value":4,"circled":true}'
    assert FOXY.spell(Estimate(4)) == '{"do":"estimate","value":4}'
    assert refused(after(table(), "0 4"), "0 4*")[0] == "already-written"


def test_what_may_be_written_is_told_as_a_range() -> None:
    (numbers,) = FOXY.choices(table(), Seat(0))
    assert (numbers.min, numbers.max, numbers.may_circle) == (0, 99, True)
    (numbers,) = FOXY.choices(after(table(), "0 4*", "1 4"), Seat(0))
    assert (numbers.min, numbers.max, numbers.may_circle) == (0, 99, False)


def test_all_numbers_are_legal_moves_circled_too_while_one_may() -> None:
    moves = FOXY.legal_moves(table(), Seat(0))
    assert len(moves) == 200
    assert Estimate(0) in moves
    assert Estimate(99, circled=True) in moves
    moves = FOXY.legal_moves(after(table(), "0 4*", "1 4"), Seat(0))
    assert len(moves) == 100
    assert Estimate(0) in moves
    assert Estimate(99) in moves


def test_nothing_is_offered_to_who_has_written_nor_before_the_deal_nor_at_the_end() -> None:
    for state in (after(table(), "0 4"), before_the_deal(2), finished(ZEROS, ZEROS)):
        assert FOXY.choices(state, Seat(0)) == ()
        assert FOXY.legal_moves(state, Seat(0)) == ()


def test_decision_a_blank_stays_empty_and_lets_the_game_go_on() -> None:
    """When time runs out a missing box stays empty: it scores 0 and is not crossed out."""
    state = after(table(), "0 1", "1 -")
    assert FOXY.table(state).turn == 2
    counted = final_count(but(ZEROS, {19: "-", 20: "7"}), but(ZEROS, {19: "-"}))
    assert counted.points == ((0,) * 19 + (7,), (0,) * 20)
    assert counted.crossed == (0, 0)
    assert FOXY.read('{"do": "blank"}') == Blank()


def test_decision_a_blank_does_not_use_up_the_circle() -> None:
    """A box left empty is not circled either."""
    after(table(), "0 -", "1 1", "0 4*")


def test_nobody_writes_before_the_deal() -> None:
    assert refused(before_the_deal(2), "0 4") == ("no-cards", "The cards are not dealt yet.")
    assert refused(before_the_deal(2), "1 -") == ("no-cards", "The cards are not dealt yet.")


def test_nobody_writes_when_the_game_is_over() -> None:
    assert refused(finished(ZEROS, ZEROS), "0 4") == ("over", "The game is over.")
    assert refused(finished(ZEROS, ZEROS), "1 -") == ("over", "The game is over.")


@pytest.mark.parametrize("seat", ["-1", "2", "100000"])
def test_there_are_no_other_seats(seat: str) -> None:
    for state in (before_the_deal(2), table(), finished(ZEROS, ZEROS)):
        assert refused(state, f"{seat} 4") == ("no-such-seat", "There is no such seat at a table of 2.")
