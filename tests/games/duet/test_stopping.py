"""The two may agree to stop: the game is then lost."""

from __future__ import annotations

from foxden.core.seats import DEALER, WATCHER, Seat
from foxden.games.duet import State
from tests.games.duet.tables import (
    DECREE,
    DUET,
    HANDS,
    a_deal,
    after,
    before_the_deal,
    dealt,
    late,
    legal,
    refused,
    result,
    shown,
)


def offered_by(state: State) -> int | None:
    return DUET.view(state, WATCHER).offer


def test_one_offers_and_the_other_accepts() -> None:
    state = after(dealt(*HANDS, DECREE), "0 stop")
    assert result(state) is None
    assert offered_by(state) == 0
    state = after(state, "1 stop")
    outcome = DUET.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.winners) == ("stopped", (0, 0), ())
    assert DUET.to_move(state) == frozenset()


def test_either_may_offer_also_out_of_turn() -> None:
    assert result(after(dealt(*HANDS, DECREE), "1 stop, 0 stop")) == "stopped"
    assert result(after(dealt(*HANDS, DECREE), "1 R8, 1 stop, 0 stop")) == "stopped"


def test_said_again_by_the_same_player_the_offer_stands() -> None:
    state = after(dealt(*HANDS, DECREE), "0 stop, 0 stop")
    assert result(state) is None
    assert offered_by(state) == 0
    assert result(after(state, "1 stop")) == "stopped"


def test_an_offer_does_not_change_whose_turn_it_is() -> None:
    state = after(dealt(*HANDS, DECREE), "0 stop")
    assert DUET.to_move(state) == {1}
    assert legal(state, 1) == "D6, D7, D8, D9, R6, R7, R8, R9, S6, S7, S8"


def test_any_other_move_withdraws_the_offer() -> None:
    state = after(dealt(*HANDS, DECREE), "1 stop, 1 R8")
    assert offered_by(state) is None
    state = after(state, "0 stop")
    assert result(state) is None
    assert offered_by(state) == 0
    assert result(after(state, "1 stop")) == "stopped"


def test_the_partners_move_withdraws_it_too() -> None:
    state = after(dealt(*HANDS, DECREE), "0 stop, 1 R8")
    assert offered_by(state) is None
    assert result(after(state, "1 stop")) is None


def test_a_refused_move_withdraws_nothing() -> None:
    state = after(dealt(*HANDS, DECREE), "0 stop")
    assert refused(state, "0 R4")[0] == "not-your-turn"
    assert offered_by(state) == 0


def test_every_kind_of_move_withdraws_it() -> None:
    questions = {
        "1 swap -": after(late("R2 S4", "R3 S9"), "1 R3"),
        "1 give S9": after(late("R2 S4", "R7 S9"), "1 R7"),
        "0 move 2": after(late("R8 D2", "R1 D6"), "1 R1, 0 R8"),
        "1 cover 0": after(late("R9", "S8"), "1 S8, 0 R9"),
    }
    for answer, state in questions.items():
        offered = after(state, "0 stop")
        assert offered_by(offered) == 0
        assert offered_by(after(offered, answer)) is None
        assert result(after(offered, "1 stop")) == "stopped"


def test_before_the_first_deal_they_may_stop() -> None:
    state = after(before_the_deal(), "0 stop")
    assert DUET.to_move(state) == {DEALER}
    assert result(after(state, "1 stop")) == "stopped"


def test_between_rounds_they_may_stop() -> None:
    state = after(late("R9", "S8"), "1 S8, 0 R9")
    assert result(after(state, "1 stop, 0 stop")) == "stopped"
    state = after(state, "1 cover 0")
    assert DUET.awaits_deal(state)
    assert result(after(state, "1 stop, 0 stop")) == "stopped"


def test_a_deal_leaves_the_offer_standing() -> None:
    state = DUET.play(after(before_the_deal(), "0 stop"), DEALER, a_deal(*HANDS, DECREE))
    assert offered_by(state) == 0
    assert result(after(state, "1 stop")) == "stopped"


def test_when_they_stop_all_stays_as_it_was() -> None:
    state = after(dealt(*HANDS, DECREE), "1 R8")
    before = shown(state)
    board = shown(after(state, "0 stop, 1 stop"))
    assert (board.round, board.leader, board.trick, board.decree) == (1, 1, before.trick, DECREE)
    assert (board.tracker, board.gems, board.counts) == (0, before.gems, (11, 10))
    assert (board.result, board.score) == ("stopped", 0)


def test_a_game_that_is_stopped_is_over() -> None:
    state = after(dealt(*HANDS, DECREE), "1 stop, 0 stop")
    assert refused(state, "1 R8") == ("over", "The game is over.")
    assert refused(state, "1 stop") == ("over", "The game is over.")
    assert legal(state, 1) == ""


def test_the_offer_is_not_listed_among_the_moves() -> None:
    assert "stop" not in legal(dealt(*HANDS, DECREE), 1)
    assert DUET.legal_moves(after(before_the_deal(), "0 stop"), Seat(1)) == ()
