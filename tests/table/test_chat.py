"""The lines of a table, without sockets."""

from __future__ import annotations

import pytest
from msgspec import Raw

from foxden.table.chat import LINES_AT_ONCE, REMEMBERED_LINES, Chat, may_hear
from foxden.table.entries import BotSat, Dealt, Opened, Pledged, Sat, Started
from foxden.table.house import KeptLine
from foxden.table.live import Live, after, next_deal, opened
from foxden.table.refusals import Refusal


def table(game: str, *, started: bool) -> Live:
    live = opened(Opened(at=0, game=game, host="a", seats=2, options=Raw(b"{}")))
    for entry in (Sat(at=0, person="a", seat=0), BotSat(at=0, seat=1)):
        live = after(live, entry)
    if not started:
        return live
    live = after(live, Pledged(at=0, deal=0, secret="0" * 64, game_id="g"))
    live = after(live, Started(at=0))
    return after(live, Dealt(at=0, deal=Raw(live.rules.spell(next_deal(live)).encode())))


def test_a_line_that_could_not_be_kept_may_be_sent_again_under_its_id() -> None:
    chat, live = Chat([]), table("foxy", started=False)
    line = chat.write(live, "a", "Hello", "c1", 0)
    assert line is not None
    assert chat.write(live, "a", "Hello", "c1", 0) is None
    chat.not_kept(line)
    chat.not_kept(line)
    assert not chat.has("a", "c1")
    again = chat.write(live, "a", "Hello", "c1", 0)
    assert again is not None
    chat.kept(again)
    assert chat.has("a", "c1")
    assert not chat.has("b", "c1")


def test_numbers_go_on_where_the_kept_lines_end() -> None:
    kept = [KeptLine(n, "a", "table", "x", 0) for n in range(5, 8)]
    line = Chat(kept).write(table("foxy", started=False), "b", "Hello", None, 9)
    assert line == KeptLine(8, "b", "table", "Hello", 9)
    assert len(Chat([KeptLine(n, "a", "table", "x", 0) for n in range(300)]).lines) == REMEMBERED_LINES


def test_a_line_that_is_refused_costs_no_patience() -> None:
    chat, live = Chat([]), table("foxy", started=True)
    for _ in range(LINES_AT_ONCE * 2):
        with pytest.raises(Refusal, match="Silence"):
            chat.write(live, "a", "Hello", None, 0)
    before = table("foxy", started=False)
    assert [bool(chat.write(before, "a", "Hello", None, 0)) for _ in range(LINES_AT_ONCE)] == [True] * LINES_AT_ONCE
    with pytest.raises(Refusal, match="wait"):
        chat.write(before, "a", "Hello", None, 0)


def test_who_is_forgotten_has_written_nothing() -> None:
    chat, live = Chat([]), table("foxy", started=False)
    for person in ("a", "b", "a"):
        line = chat.write(live, person, "Hello", None, 0)
        assert line
        chat.lines.append(line)
    chat.forget("a")
    assert [line.person for line in chat.lines] == ["b"]


def test_players_hear_watchers_only_when_no_game_is_on() -> None:
    line = KeptLine(1, "w", "watchers", "x", 0)
    playing, gathering = table("foxy", started=True), table("foxy", started=False)
    assert playing.seat_of("a") == 0
    assert not may_hear(playing, "a", playing.seat_of("a"), line)
    assert may_hear(playing, "other", None, line)
    assert may_hear(gathering, "a", gathering.seat_of("a"), line)
    assert may_hear(playing, "a", playing.seat_of("a"), KeptLine(2, "b", "table", "x", 0))
