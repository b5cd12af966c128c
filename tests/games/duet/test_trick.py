"""A trick: following, trump, and the steps toward the winner."""

from __future__ import annotations

import pytest

from foxden.core.seats import Card, Seat
from foxden.games.duet.state import Gave, Played, Swapped
from tests.games.duet.tables import (
    DECREE,
    DUET,
    HANDS,
    after,
    before_the_deal,
    cards,
    dealt,
    late,
    legal,
    refused,
    shown,
)


def test_the_leader_may_play_any_card() -> None:
    assert legal(dealt(*HANDS, DECREE), 1) == "D6, D7, D8, D9, R6, R7, R8, R9, S6, S7, S8"
    assert legal(dealt(*HANDS, DECREE), 0) == ""


def test_the_follower_must_follow_the_suit_led() -> None:
    state = after(dealt(*HANDS, DECREE), "1 R8")
    assert legal(state, 0) == "R1, R2, R3, R4"
    assert refused(state, "0 D1") == ("must-follow", "You must follow roses.")
    assert refused(after(dealt(*HANDS, DECREE), "1 S8"), "0 D1") == ("must-follow", "You must follow stars.")
    assert refused(after(dealt(*HANDS, DECREE), "1 D8"), "0 S1") == ("must-follow", "You must follow doves.")


def test_any_rank_of_the_suit_follows() -> None:
    for card in ("R1", "R2", "R3", "R4"):
        assert shown(after(dealt(*HANDS, DECREE), f"1 R8, 0 {card}")).counts[1] == 10


def test_without_the_suit_led_the_follower_may_play_any_card_and_need_not_trump() -> None:
    state = after(dealt("D2 S4", "R10 S9", "D5"), "1 R10")
    assert legal(state, 0) == "D1, D2, D3, D4, D6, D7, D8, D9, D10, S1, S4"
    assert shown(after(state, "0 S4")).leader == 1


@pytest.mark.parametrize(
    ("led", "followed", "decree", "winner"),
    [
        ("R8", "R4", "S5", 1),
        ("R4", "R8", "S5", 0),
        ("R2", "S10", "D5", 1),
        ("R10", "D2", "D5", 0),
        ("D2", "R10", "D5", 1),
        ("D4", "D8", "D5", 0),
        ("D8", "D4", "D5", 1),
        ("R10", "S8", "R5", 1),
    ],
)
def test_who_wins(led: str, followed: str, decree: str, winner: int) -> None:
    state = after(late(f"{followed} S3", f"{led} S6", decree), f"1 {led}, 0 {followed}")
    assert shown(state).leader == winner
    assert DUET.to_move(state) == {winner}


def test_the_winner_leads_the_next_trick() -> None:
    state = after(dealt(*HANDS, DECREE), "1 R8, 0 R4")
    assert DUET.to_move(state) == {1}
    state = after(late("D10 D4", "D2 D6", "R5"), "1 D2, 0 D10")
    assert DUET.to_move(state) == {0}
    assert legal(state, 0) == "D4"
    assert DUET.to_move(after(state, "0 D4")) == {1}


@pytest.mark.parametrize(
    ("rank", "steps"), [(1, 0), (2, 3), (3, 2), (4, 1), (5, 1), (6, 2), (7, 0), (8, 2), (9, 0), (10, 3)]
)
def test_how_far_each_rank_moves(rank: int, steps: int) -> None:
    for suit in "DRS":
        assert DUET.box.paws[cards(f"{suit}{rank}")[0]] == steps


def test_the_tracker_moves_toward_the_winner_by_both_cards_together() -> None:
    assert shown(after(late("R4 D2", "R8 D6"), "1 R8, 0 R4")).tracker == 3
    assert shown(after(late("R8 D2", "R4 D6"), "1 R4, 0 R8")).tracker == -3
    assert shown(after(late("R8 D2", "R9 D6"), "1 R9, 0 R8")).tracker == 2
    assert shown(after(late("R4 D2", "R6 D6"), "1 R6, 0 R4")).tracker == 3
    assert shown(after(late("R2 D2", "R6 D6"), "1 R6, 0 R2")).tracker == 5


def test_it_is_the_winner_who_counts_not_the_leader() -> None:
    assert shown(after(late("R4 D2", "R8 D6", leader=0), "0 R4, 1 R8")).tracker == 3
    assert shown(after(late("R8 D2", "R4 D6", leader=0), "0 R8, 1 R4")).tracker == -3


def test_worked_example_doves_2_trumps_roses_10_and_the_tracker_goes_six_steps_to_the_follower() -> None:
    state = after(dealt("D2 S4", "R10 S9", "D5"), "1 R10, 0 D2")
    assert shown(state).leader == 0
    state = after(late("D2 S4", "R10 S9", "D5", tracker=3), "1 R10, 0 D2")
    assert shown(state).tracker == -3


def test_the_cards_of_the_trick_lie_open_until_it_is_complete() -> None:
    state = after(dealt(*HANDS, DECREE), "1 R8")
    assert [(played.seat, played.card) for played in shown(state).trick] == [(1, "R8")]
    assert shown(state).counts == (11, 10)
    state = after(state, "0 R4")
    assert shown(state).trick == ()
    assert shown(state).counts == (10, 10)


def test_what_happened_is_kept_until_the_round_ends() -> None:
    state = after(late("D2 R2 R4 S4", "R3 R7 R8 S9", "D6", tracker=-5), "1 R3, 1 swap S9, 0 R2")
    state = after(state, "1 R7, 0 give D2, 1 give D6, 0 R4")
    assert state.log == (
        Played(Seat(1), Card("R3")),
        Swapped(Seat(1), Card("S9"), Card("D6")),
        Played(Seat(0), Card("R2")),
        Played(Seat(1), Card("R7")),
        Gave((Card("D2"), Card("D6"))),
        Played(Seat(0), Card("R4")),
    )
    state = after(state, "1 R8, 0 D6, 1 D2, 0 S4")
    assert legal(state, 1) == "cover 0, cover 1"
    assert state.log == ()


def test_one_plays_only_in_turn() -> None:
    assert refused(dealt(*HANDS, DECREE), "0 R4") == ("not-your-turn", "It is not your turn.")
    assert refused(after(dealt(*HANDS, DECREE), "1 R8"), "1 R9") == ("not-your-turn", "It is not your turn.")


def test_one_cannot_play_what_one_does_not_hold() -> None:
    assert refused(dealt(*HANDS, DECREE), "1 R4") == ("not-in-hand", "You do not hold R4.")
    assert refused(dealt(*HANDS, DECREE), "1 D10") == ("not-in-hand", "You do not hold D10.")
    assert refused(after(dealt(*HANDS, DECREE), "1 R8, 0 R4"), "1 R8") == ("not-in-hand", "You do not hold R8.")


@pytest.mark.parametrize("move", ["swap D6", "swap -", "give D6", "move 2", "cover 0"])
def test_only_a_card_may_be_played_then(move: str) -> None:
    for seat in (0, 1):
        assert refused(dealt(*HANDS, DECREE), f"{seat} {move}") == ("not-asked", "Now a card is to be played.")


def test_nobody_plays_before_the_deal() -> None:
    for move in ("D6", "swap -", "give D6", "move 2", "cover 0"):
        assert refused(before_the_deal(), f"1 {move}") == ("no-cards", "The cards are not dealt yet.")


@pytest.mark.parametrize("seat", ["-1", "2"])
def test_there_are_no_other_seats(seat: str) -> None:
    for move in ("D6", "stop"):
        for state in (before_the_deal(), dealt(*HANDS, DECREE)):
            assert refused(state, f"{seat} {move}") == ("no-such-seat", "There is no such seat at a table of 2.")
