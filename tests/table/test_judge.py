"""What a command leads to, as entries, without sockets; and what a table is after them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Raw

from foxden.table.commands import (
    AddBot,
    Change,
    End,
    GiveRandomness,
    HandOver,
    Leave,
    Mute,
    Pause,
    Ready,
    Rematch,
    Resume,
    Sit,
    Start,
    TakeBack,
)
from foxden.table.entries import Dealt, Opened, Pledged, read, write
from foxden.table.judge import Judged, forgetting, judge
from foxden.table.live import Live, after, next_deal, opened
from foxden.table.refusals import REFUSALS, Refusal


class Log:
    """A table with its log, where commands are judged one after the other."""

    def __init__(self, game: str = "fool", seats: int = 4) -> None:
        self.entries: list[Any] = [Opened(at=0, game=game, host="host", seats=seats, options=Raw(b"{}"))]
        self.live = opened(self.entries[0])
        self.fold([Pledged(at=0, deal=0, secret="0" * 64, game_id="game")])

    def fold(self, entries: list[Any]) -> None:
        for entry in entries:
            self.live = after(self.live, entry)
            self.entries.append(entry)

    def do(self, person: str, *commands: Judged) -> list[str]:
        """Judge commands; give the kinds of the entries that follow."""
        kinds: list[str] = []
        for command in commands:
            entries = judge(self.live, person, command, hosting=person == self.live.host, at=1)
            kinds += [str(entry.__struct_config__.tag) for entry in entries]
            self.fold(list(entries))
        return kinds

    def refused(self, person: str, command: Judged) -> str:
        before = self.live
        with pytest.raises(Refusal) as refused:
            self.do(person, command)
        assert self.live is before
        return refused.value.code

    def deal(self) -> None:
        self.fold([Dealt(at=1, deal=Raw(self.live.rules.spell(next_deal(self.live)).encode()))])

    def started(self) -> Log:
        self.do("host", Sit(0), AddBot(), Start())
        self.deal()
        return self

    def again(self) -> Live:
        """Fold the log anew, from what would have been stored."""
        first, *rest = [read(write(entry)) for entry in self.entries]
        assert isinstance(first, Opened)
        live = opened(first)
        for entry in rest:
            live = after(live, entry)
        return live


def as_value(live: Live) -> Any:
    """Give a table in a form that can be compared: rules are objects, options and states are values."""
    return msgspec.structs.asdict(live) | {"rules": live.rules.name}


def test_what_is_as_it_was_asked_to_be_makes_no_entry() -> None:
    log = Log().started()
    assert log.do("host", Sit(0), Sit(None), TakeBack(), End(agree=False)) == []
    assert log.do("host", HandOver(0)) == ["held"]
    assert log.do("host", HandOver(0)) == []
    assert log.do("host", TakeBack()) == ["returned"]
    assert log.do("host", Mute("pest"), Mute("pest"), Mute("pest", on=False), Mute("pest", on=False)) == ["muted"] * 2


def test_whoever_moves_seats_takes_no_randomness_along() -> None:
    log = Log()
    log.do("host", Sit(0), GiveRandomness(0, "ab" * 16))
    assert log.live.pledge is not None
    assert log.live.pledge.randomness[0] == "ab" * 16
    log.do("host", Sit(2))
    assert log.live.pledge.randomness == (None,) * 4
    assert [chair.person for chair in log.live.chairs] == [None, None, "host", None]


def test_seats_that_come_and_go_keep_what_was_added_to_the_shuffle() -> None:
    log = Log()
    log.do("host", Sit(1), GiveRandomness(0, "cd" * 16), Change(seats=6))
    assert log.live.pledge is not None
    assert log.live.pledge.randomness == (None, "cd" * 16, None, None, None, None)
    log.do("host", Change(seats=5))
    assert len(log.live.pledge.randomness) == len(log.live.chairs) == 5


def test_a_table_that_everybody_left_belongs_to_who_sits_down() -> None:
    log = Log()
    assert log.do("host", Sit(0), Leave()) == ["sat", "rose", "hosts"]
    assert log.live.host is None
    assert log.do("other", Sit(3)) == ["sat", "hosts"]
    assert log.live.host == "other"


def test_who_is_forgotten_leaves_wherever_the_game_stands() -> None:
    log = Log()
    log.do("host", Sit(0))
    log.do("other", Sit(1))
    assert forgetting(log.live, "stranger", 1) == []
    log.do("host", AddBot(), Start())
    log.deal()
    log.do("host", End())
    log.fold(list(forgetting(log.live, "other", 1)))  # all who are left have agreed to end the game
    assert (log.live.phase, log.live.ended) == ("over", "agreement")
    log.fold(list(forgetting(log.live, "host", 1)))
    assert log.live.host is None
    assert not any(chair.person for chair in log.live.chairs)
    unseated = Log()
    unseated.do("other", Sit(0))
    unseated.fold(list(forgetting(unseated.live, "host", 1)))
    assert unseated.live.host == "other"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Sit(1), "not-gathering"),
        (AddBot(), "not-gathering"),
        (Start(), "not-gathering"),
        (Ready(), "not-between"),
        (Resume(), "not-paused"),
        (Rematch(), "not-over"),
        (HandOver(4), "no-such-seat"),
        (HandOver(1), "not-a-person"),
        (GiveRandomness(0, "0" * 32), "no-pledge"),
        (Mute("host"), "yourself"),
    ],
)
def test_what_cannot_be_in_a_game_is_refused(command: Judged, code: str) -> None:
    assert Log().started().refused("host", command) == code


def test_a_rematch_moves_everybody_on_and_forgets_the_game() -> None:
    log = Log().started()
    assert log.do("host", HandOver(0), TakeBack(), End()) == ["held", "returned", "agreed", "ended"]
    game = log.live.game_id
    log.do("host", Rematch())
    assert [chair.person for chair in log.live.chairs] == [None, "host", None, None]
    assert (log.live.number, log.live.state, log.live.pledge, log.live.fair) == (2, None, None, ())
    assert log.live.game_id != game


def test_a_log_that_is_stored_and_read_gives_the_same_table() -> None:
    log = Log().started()
    log.do("host", Pause(), Resume(), HandOver(0), Mute("pest"))
    assert as_value(log.again()) == as_value(log.live)
    log.do("host", TakeBack(), End(), Rematch())
    assert as_value(log.again()) == as_value(log.live)


def test_every_refusal_has_a_sentence() -> None:
    for code, sentence in REFUSALS.items():
        refusal = Refusal(code, reason="Because.")
        assert str(refusal) == ("Because." if sentence == "{reason}" else sentence)
        assert str(refusal)[0].isupper()
        assert str(refusal).endswith(".")
