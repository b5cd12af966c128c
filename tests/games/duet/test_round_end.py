"""Between rounds: gems are added, an end is covered, the other player deals."""

from __future__ import annotations

import pytest

from foxden.core.seats import DEALER
from foxden.games.duet import State
from tests.games.duet.tables import (
    DECREE,
    DUET,
    HANDS,
    LEVEL_1,
    a_box,
    a_deal,
    after,
    before_the_deal,
    late,
    legal,
    refused,
    shown,
)


def last_trick(
    *,
    level: int = 1,
    round_: int = 1,
    tracker: int = 0,
    gems: tuple[int, ...] = LEVEL_1,
    covered: tuple[int, int] = (0, 0),
    forest: int = 4,
) -> State:
    """Play a last trick that moves the tracker two steps toward seat 1."""
    state = late("R9", "S8", level=level, round_=round_, tracker=tracker, gems=gems, covered=covered, forest=forest)
    return after(state, "1 S8, 0 R9")


def next_deal(state: State) -> State:
    return DUET.play(state, DEALER, a_deal(*HANDS, DECREE))


def test_a_round_has_eleven_tricks_and_a_game_three_rounds() -> None:
    """With cards that do not move the tracker, every round is played to its end."""
    rules = a_box(movement=[0] * 10)
    state = before_the_deal(rules=rules)
    tricks = []
    while rules.outcome(state) is None:
        state = rules.play(state, DEALER, a_deal(*HANDS, DECREE))
        played = 0
        while state.asked not in {"deal", "cover", "nothing"}:
            seat = rules.seats_to_move(state)[0]
            played += state.asked == "play"
            state = rules.play(state, seat, rules.legal_moves(state, seat)[0])
        tricks.append(played / 2)
        if state.asked == "cover":
            state = after(state, f"{state.round % 2} cover 0", rules=rules)
    assert tricks == [11, 11, 11]
    assert rules.table(state).result == "lost_time"
    assert rules.table(state).covered == (2, 0)


def test_the_round_ends_with_the_last_card() -> None:
    assert shown(last_trick()).counts == (0, 0)
    assert shown(last_trick()).trick == ()
    assert legal(after(late("R9 D2", "S8 D6"), "1 S8, 0 R9"), 1) == "D6"


@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize(
    ("level", "before", "after_", "reserve"),
    [
        (1, (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1), (1, 2, 2, 2, 2, 0, 2, 0, 3, 1, 1), 5),
        (2, (2, 2, 2, 0, 0, 0, 0, 1, 2, 2, 2), (3, 2, 2, 0, 0, 0, 1, 0, 2, 2, 3), 6),
        (3, (2, 2, 2, 1, 0, 0, 1, 2, 2, 2, 2), (3, 2, 2, 1, 0, 0, 2, 1, 2, 2, 3), 3),
    ],
)
def test_a_gem_is_added_at_each_plus_sign(
    round_: int, level: int, before: tuple[int, ...], after_: tuple[int, ...], reserve: int
) -> None:
    """The trick itself takes a gem at +2."""
    board = shown(last_trick(level=level, round_=round_, gems=before, forest=3))
    assert board.tracker == 2
    assert board.gems == after_
    assert board.reserve == reserve


def test_two_rounds_take_all_that_the_boards_add() -> None:
    rules = a_box(movement=[0] * 10)
    for level, reserve in ((1, 0), (2, 3), (3, 0)):
        state = before_the_deal(level, rules)
        for chooser in (1, 0):
            state = rules.play(state, DEALER, a_deal(*HANDS, DECREE))
            while state.asked != "cover":
                seat = rules.seats_to_move(state)[0]
                state = rules.play(state, seat, rules.legal_moves(state, seat)[0])
            state = after(state, f"{chooser} cover 1", rules=rules)
        assert rules.table(state).reserve == reserve


def test_decision_a_plus_sign_on_a_covered_space_gives_to_the_nearest_uncovered_one_toward_the_centre() -> None:
    """The gem is not lost: it goes to the first location inward whose space is free."""
    board = shown(last_trick(gems=(0, 2, 2, 1, 1, 0, 1, 1, 2, 1, 1), covered=(1, 0), forest=3))
    assert board.gems == (0, 3, 2, 2, 2, 0, 2, 0, 3, 1, 1)
    board = shown(last_trick(gems=(0, 0, 0, 5, 1, 0, 1, 1, 2, 1, 1), covered=(3, 0), forest=1))
    assert board.gems == (0, 0, 0, 7, 2, 0, 2, 0, 3, 1, 1)
    board = shown(last_trick(gems=(1, 1, 2, 1, 1, 0, 1, 5, 0, 0, 0), covered=(0, 3), forest=1))
    assert board.gems == (1, 2, 2, 2, 2, 0, 2, 5, 0, 0, 0)
    board = shown(last_trick(level=2, gems=(0, 0, 6, 0, 0, 0, 0, 1, 2, 4, 0), covered=(2, 1), forest=0))
    assert board.gems == (0, 0, 7, 0, 0, 0, 1, 0, 2, 5, 0)


def test_two_plus_signs_may_give_to_the_same_location() -> None:
    board = shown(last_trick(gems=(0, 0, 0, 0, 6, 0, 1, 1, 2, 1, 1), covered=(4, 0), forest=0))
    assert board.gems == (0, 0, 0, 0, 9, 0, 2, 0, 3, 1, 1)


def test_then_an_end_is_covered_either() -> None:
    state = last_trick()
    assert legal(state, 1) == "cover 0, cover 1"
    board = shown(after(state, "1 cover 0"))
    assert (board.covered, board.forest) == ((1, 0), 3)
    assert board.gems == (0, 3, 2, 2, 2, 0, 2, 0, 3, 1, 1)
    board = shown(after(state, "1 cover 1"))
    assert (board.covered, board.forest) == ((0, 1), 3)
    assert board.gems == (1, 2, 2, 2, 2, 0, 2, 0, 3, 2, 0)


def test_decision_the_dealer_of_the_coming_round_chooses_the_end() -> None:
    """The two may talk about it first; then who deals next says which end: seat 1 after round 1, seat 0 after 2."""
    state = last_trick(round_=1)
    assert DUET.to_move(state) == {1}
    assert legal(state, 0) == ""
    assert refused(state, "0 cover 0") == ("not-your-turn", "It is not your turn.")
    state = last_trick(round_=2)
    assert DUET.to_move(state) == {0}
    assert refused(state, "1 cover 0") == ("not-your-turn", "It is not your turn.")


@pytest.mark.parametrize("end", [-1, 2, 5])
def test_a_path_has_two_ends(end: int) -> None:
    assert refused(last_trick(), f"1 cover {end}") == ("no-such-end", "The ends of the path are 0 and 1.")


def test_only_covering_is_asked_then() -> None:
    for move in ("D6", "swap -", "give D6", "move 2"):
        assert refused(last_trick(), f"1 {move}") == ("not-asked", "Now an end of the path is to be covered.")


def test_without_a_forest_token_no_end_is_covered() -> None:
    state = last_trick(gems=(0, 2, 2, 1, 1, 0, 1, 1, 2, 1, 1), covered=(1, 0), forest=0)
    assert DUET.awaits_deal(state)
    assert shown(state).round == 2
    assert shown(state).covered == (1, 0)
    assert shown(state).gems == (0, 3, 2, 2, 2, 0, 2, 0, 3, 1, 1)


def test_the_last_forest_token_is_used() -> None:
    state = after(last_trick(forest=1), "1 cover 1")
    assert shown(state).forest == 0


def test_the_covered_space_is_the_last_one_left() -> None:
    board = shown(after(last_trick(gems=(0, 2, 2, 1, 1, 0, 1, 1, 2, 1, 1), covered=(1, 0), forest=3), "1 cover 0"))
    assert board.covered == (2, 0)
    assert board.gems == (0, 0, 5, 2, 2, 0, 2, 0, 3, 1, 1)


def test_a_covered_space_with_the_tracker_on_it_sends_it_to_the_other_end() -> None:
    state = last_trick(tracker=3)
    assert shown(state).tracker == 5
    board = shown(after(state, "1 cover 1"))
    assert board.tracker == -5
    state = after(late("S8", "R9", tracker=-3, leader=0), "0 S8, 1 R9")
    assert shown(state).tracker == -5
    assert shown(after(state, "1 cover 0")).tracker == 5


def test_the_other_end_is_its_last_uncovered_space() -> None:
    state = last_trick(tracker=3, gems=(0, 0, 4, 1, 1, 0, 1, 1, 2, 1, 1), covered=(2, 0), forest=2)
    assert shown(after(state, "1 cover 1")).tracker == -3


def test_decision_only_a_tracker_on_the_covered_space_itself_is_sent_away() -> None:
    """A tracker on the end that is not covered stays, as it does anywhere else on the path."""
    state = last_trick(tracker=3)
    assert shown(after(state, "1 cover 0")).tracker == 5
    state = last_trick(tracker=2)
    assert shown(after(state, "1 cover 1")).tracker == 4
    assert shown(after(last_trick(), "1 cover 0")).tracker == 2


def test_no_gem_is_collected_for_being_sent_away() -> None:
    state = last_trick(tracker=3)
    assert shown(state).gems == (1, 2, 2, 2, 2, 0, 2, 1, 3, 1, 0)
    assert shown(after(state, "1 cover 1")).gems == (1, 2, 2, 2, 2, 0, 2, 1, 3, 1, 0)


def test_a_single_gem_left_is_not_won_by_being_sent_away() -> None:
    state = after(last_trick(tracker=3, gems=(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), "1 cover 1")
    assert shown(state).gems == (1, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0)
    assert DUET.outcome(state) is None


def test_otherwise_the_tracker_stays_where_it_was() -> None:
    state = next_deal(after(last_trick(tracker=-5), "1 cover 1"))
    assert shown(state).tracker == -3


def test_while_an_end_is_to_be_covered_the_table_shows_the_round_just_ended() -> None:
    board = shown(last_trick())
    assert (board.round, board.leader, board.decree, board.counts) == (1, 1, DECREE, (0, 0))
    board = shown(after(late("D2", "R8"), "1 R8, 0 D2"))
    assert (board.round, board.leader) == (1, 0)


def test_while_a_deal_is_missing_the_table_shows_the_coming_round() -> None:
    state = after(last_trick(), "1 cover 0")
    board = shown(state)
    assert (board.round, board.leader, board.decree, board.counts, board.trick) == (2, 0, None, (0, 0), ())
    assert DUET.to_move(state) == {DEALER}
    assert legal(state, 0) == legal(state, 1) == ""
    assert refused(state, "0 D1") == ("no-cards", "The cards are not dealt yet.")
    board = shown(after(last_trick(round_=2), "0 cover 0"))
    assert (board.round, board.leader) == (3, 1)


def test_the_other_player_deals_so_the_dealers_partner_leads() -> None:
    assert DUET.to_move(next_deal(after(last_trick(round_=1), "1 cover 0"))) == {0}
    assert DUET.to_move(next_deal(after(last_trick(round_=2), "0 cover 0"))) == {1}


def test_the_new_round_has_new_hands_and_a_new_decree() -> None:
    state = DUET.play(after(last_trick(), "1 cover 0"), DEALER, a_deal(HANDS[1], HANDS[0], "S10"))
    assert shown(state).decree == "S10"
    assert shown(state).counts == (11, 11)
    assert state.hands[0][0] == "D6"
