"""Hints: where they are allowed, who is told, and what they are worth. No sockets here."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import pytest

from foxden.bots import Advice, simple
from foxden.core.seats import Seat
from foxden.games import GAMES
from foxden.table import hints
from foxden.table.commands import Change, Hint, Leave, Pause, Resume, Sit
from tests.table.room import Person, Room, a_house, in_a_loop, until
from tests.table.test_bots import SEATS, both_see, play_on


async def hint(person: Person) -> dict[str, Any]:
    before = len(person.hints), len(person.refusals)
    person.ask(Hint())
    await until(lambda: (len(person.hints), len(person.refusals)) != before)
    assert len(person.hints) > before[0], person.refusals
    return person.hints[-1]


async def my_next_turn(person: Person, move: dict[str, Any]) -> None:
    """Make a move, and wait until one is to make the next."""
    version = person.view["version"]
    person.move(move)
    await until(lambda: person.view["version"] > version and person.legal)


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_a_hint_is_a_legal_move_for_the_asker_alone(game: str) -> None:
    room = Room(game, SEATS[game], house=a_house())
    (host,) = await room.play("host")
    watcher = room.enter("watcher")
    assert host.room["hints"]
    for _ in range(3):
        await until(lambda: host.legal or host.room["phase"] != "playing")
        told = await hint(host)
        assert told["kind"] == "hinted"
        assert told["version"] <= host.view["version"]
        assert told["code"]
        live = room.table.live
        move = live.rules.read_move.of_value(told["move"])
        assert live.rules.why_not(live.state, Seat(0), move) is None
        await my_next_turn(host, told["move"])
    assert not host.refusals
    assert not watcher.hints
    assert room.house.tally.hints == 3
    room.table.sleep()


@in_a_loop
async def test_who_gives_a_hint_in_foxy_has_seen_every_card() -> None:
    room = Room("foxy", 2, house=a_house())
    (host,) = await room.play("host")
    hinted = []
    for turn in range(1, 21):
        await both_see(turn, host)
        if turn == 9:
            room.wake()
            host = room.enter("host")
        told = await hint(host)
        hinted.append(told["move"]["value"])
        assert told["facts"]["value"] == told["move"]["value"]
        host.move({"do": "estimate", "value": 1})
    await until(lambda: host.room["phase"] == "over")
    assert hinted == host.view["game"]["table"]["exact"]


@in_a_loop
async def test_the_same_question_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def advise(bot: Any, view: Any, rng: Random) -> Advice:  # noqa: ARG001
        asked.append(view)
        return Advice(simple.bot_for("fool").choose(view, rng), "best")

    monkeypatch.setattr(hints, "advise", advise)
    room = Room("fool", 4, house=a_house())
    (host,) = await room.play("host")
    await until(lambda: host.legal)
    tab = room.enter("host")
    host.ask(Hint(), Hint())
    tab.ask(Hint())
    await until(lambda: len(host.hints) == 2 and tab.hints)
    host.ask(Hint())
    await until(lambda: len(host.hints) == 3)
    assert len(asked) == 1
    assert all(told == host.hints[0] for told in (*host.hints, *tab.hints))
    await my_next_turn(host, host.legal[0])
    host.ask(Hint())
    await until(lambda: len(host.hints) == 4)
    assert len(asked) == 2
    room.table.sleep()


@in_a_loop
async def test_a_hint_for_a_question_that_is_answered_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    def advise(bot: Any, view: Any, rng: Random) -> Advice:  # noqa: ARG001
        assert go.wait(30)
        return Advice(simple.bot_for("fool").choose(view, rng), "best")

    monkeypatch.setattr(hints, "advise", advise)
    room = Room("fool", 4, house=a_house(threads=2))
    (host,) = await room.play("host")
    await until(lambda: host.legal)
    host.ask(Hint())
    host.move(host.legal[0])
    await until(lambda: room.moves[-1]["seat"] != 0 or len(room.moves) > 1)
    go.set()
    await until(lambda: host.refusals)
    assert host.refusals == ["stale"]
    assert not host.hints
    room.table.sleep()


@in_a_loop
async def test_a_hint_that_fails_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(*_: Any) -> Advice:
        raise RuntimeError("a fault of its own")

    monkeypatch.setattr(hints, "advise", advise)
    room = Room("duet", 2, house=a_house())
    (host,) = await room.play("host")
    await until(lambda: host.legal)
    host.ask(Hint())
    await until(lambda: host.refusals)
    assert host.refusals == ["no-hint"]
    assert room.house.tally.bot_failures["hint"] == 1
    room.table.sleep()


# Where they are allowed


@in_a_loop
async def test_hints_are_for_who_plays_against_no_person_unless_the_host_says_otherwise() -> None:
    room = Room("fool", 4, house=a_house())
    host, other = room.enter("host"), room.enter("other")
    host.ask(Sit(0))
    await until(lambda: host.room["seat"] == 0)
    assert host.room["hints"]
    other.ask(Sit(1))
    await until(lambda: not host.room["hints"] and not other.room["hints"])
    host.ask(Change(hints=True))
    await until(lambda: host.room["hints"] and other.room["hints"])
    host.ask(Change(clock=60))
    other.ask(Leave())
    await until(lambda: host.room["clock"] == 60)
    host.ask(Change(hints=False))
    await until(lambda: not host.room["hints"])
    room.wake()
    assert not room.enter("host").room["hints"]
    room.table.sleep()


@in_a_loop
async def test_where_hints_are_not_allowed_nobody_is_given_one() -> None:
    room = Room("foxy", 3, house=a_house())
    host, other = await room.play("host", "other")
    for each in (host, other):
        assert not each.room["hints"]
        each.ask(Hint())
        await until(lambda each=each: each.refusals)  # type: ignore[misc]
        assert each.refusals == ["no-hints"]
    room.table.sleep()


@in_a_loop
async def test_hints_are_for_players_who_are_to_move() -> None:
    room = Room("fool", 4, house=a_house(bot_pace=1000.0))
    (host,) = await room.play("host")
    watcher = room.enter("watcher")
    watcher.ask(Hint())
    await until(lambda: watcher.refusals)
    assert watcher.refusals == ["not-seated"]
    if host.legal:
        host.move(host.legal[0])
        await until(lambda: host.view["to_move"] != [0])
    host.ask(Hint(), Pause())
    await until(lambda: host.room["phase"] == "paused")
    host.ask(Hint())
    await until(lambda: len(host.refusals) == 2)
    host.ask(Resume())
    assert host.refusals == ["not-awaited", "paused"]
    room.table.sleep()


@in_a_loop
async def test_before_the_game_there_is_nothing_to_hint_at() -> None:
    room = Room("duet", 2, house=a_house())
    host = room.enter("host")
    host.ask(Sit(0), Hint())
    await until(lambda: host.refusals)
    assert host.refusals == ["not-playing"]
    room.table.sleep()


@in_a_loop
async def test_bots_play_while_a_hint_is_thought_about_at_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    def advise(bot: Any, view: Any, rng: Random) -> Advice:  # noqa: ARG001
        assert go.wait(30)
        return Advice(simple.bot_for("fool").choose(view, rng), "best")

    monkeypatch.setattr(hints, "advise", advise)
    house = a_house(threads=2)
    one, other = Room("fool", 4, house=house), Room("fool", 4, house=house, number=2)
    (asker,) = await one.play("host")
    await until(lambda: asker.legal)
    asker.ask(Hint())
    (player,) = await other.play("host")
    await play_on(player, "fool", lambda: len(other.moves) > 8)
    assert not asker.hints
    go.set()
    await until(lambda: asker.hints)
    for room in (one, other):
        room.table.sleep()
