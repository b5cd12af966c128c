"""Bots at a live table: what they are shown, when they move, and what happens when one fails. No sockets here."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from foxden.bots import LEVELS, Level, simple
from foxden.core.seats import Seat
from foxden.games import GAMES
from foxden.games.duet import Stop
from foxden.games.fool import Play
from foxden.games.foxy import Estimate
from foxden.table import minds
from foxden.table.agenda import Agenda
from foxden.table.commands import (
    AddBot,
    BotLevel,
    Change,
    End,
    GiveRandomness,
    HandOver,
    Leave,
    Rematch,
    Sit,
    Start,
    TakeBack,
)
from foxden.table.entries import AnyEntry, BotSat, Changed, Dealt, Moved, Opened, Pledged, Sat, Started, read, write
from foxden.table.house import House
from foxden.table.live import Live, after, next_deal, opened
from tests.table.room import Person, Room, TestBot, a_house, in_a_loop, until

ONE = {"do": "estimate", "value": 1}
SEATS = {"foxy": 3, "fool": 4, "duet": 2}


def any_move(game: str) -> Callable[[Any, Random], Any]:
    return simple.bot_for(game).choose


class Seated(list[TestBot]):
    """Bots of a test's own, in the order in which they were made; and what was asked for."""

    def __init__(self, make: Callable[[], TestBot]) -> None:
        super().__init__()
        self._make = make
        self.asked_for: list[tuple[str, Level]] = []

    def bot_for(self, game: str, level: Level, rules: Any, seconds: float | None) -> TestBot:  # noqa: ARG002
        self.asked_for.append((game, level))
        self.append(self._make())
        return self[-1]


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Seated]:
    """Have tables seat these bots instead of ours."""

    def instead(choosing: Callable[[Any, Random], Any], *answering: Callable[[Any], Any]) -> Seated:
        seated = Seated(lambda: TestBot(choosing, *answering))
        monkeypatch.setattr(minds, "bot_for", seated.bot_for)
        return seated

    return instead


async def both_see(turn: int, *people: Person) -> None:
    await until(lambda: all(person.view["game"]["table"]["turn"] == turn for person in people))


async def play_on(person: Person, game: str, until_so: Callable[[], Any]) -> None:
    """Let somebody play anything until something is so."""
    rng = Random(1)
    while not until_so():
        await until(lambda: person.legal or until_so())
        if until_so():
            return
        version = person.view["version"]
        offered = rng.choice(person.legal)
        person.move({"do": "estimate", "value": 2} if game == "foxy" else offered)
        await until(lambda version=version: person.view["version"] > version or person.refusals)  # type: ignore[misc]


# They play


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_bots_of_every_level_play_a_round_with_a_person(game: str, level: Level) -> None:
    room = Room(game, SEATS[game], house=a_house())
    (host,) = await room.play("host", bots=level)
    await play_on(host, game, lambda: host.room["phase"] == "over" or host.room["awaits_ready"])
    by_bots = [move for move in room.moves if move["by"] == "bot"]
    assert {move["seat"] for move in by_bots} == set(range(1, SEATS[game]))
    assert room.house.tally.bot_moves == len(by_bots)
    assert not room.house.tally.bot_failures
    assert {(told[0], told[1]) for told in room.house.tally.thinking} == {(game, level)}
    room.table.sleep()


@in_a_loop
async def test_only_bots_play_on_at_once_however_slow_the_house_is() -> None:
    room = Room("foxy", 3, house=a_house(bot_pace=1000.0))
    (host,) = await room.play("host")
    host.ask(Leave())
    await until(lambda: host.room["phase"] == "over")
    assert len(room.moves) == 60


@in_a_loop
async def test_a_bot_sees_the_views_of_its_seat_alone_in_order_from_its_coming(seat: Callable[..., Seated]) -> None:
    bots = seat(any_move("foxy"))
    room = Room("foxy", 3, house=a_house())
    host, other = await room.play("host", "other")
    for turn in range(1, 5):
        await both_see(turn, host, other)
        for person in (host, other):
            person.move(ONE)
    await both_see(5, host, other)
    other.ask(HandOver(1))
    await until(lambda: len(bots) == 2)
    host.move(ONE)
    await both_see(6, host)
    await until(lambda: len(room.moves) == 17)
    for number, (bot, first) in enumerate(zip(bots, (0, 5), strict=True)):
        assert {view.viewer for view in bot.seen} == {Seat((2, 1)[number])}
        turns = [view.table.turn for view in bot.seen]
        assert turns == sorted(turns)
        assert set(turns) == set(range(first, 7))
    room.table.sleep()


@in_a_loop
async def test_the_owner_who_comes_back_takes_the_memory_along(seat: Callable[..., Seated]) -> None:
    """Who holds the seat the next time has not seen what the one before has."""
    bots = seat(any_move("fool"))
    room = Room("fool", 4, house=a_house(bot_pace=1000.0))
    people = await room.play("host", "second", "third", "fourth")
    mover = people[people[0].view["to_move"][0]]
    own = mover.room["seat"]
    for number in (1, 2):
        mover.ask(HandOver(own))
        await until(lambda number=number: len(bots) == number)  # type: ignore[misc]
        mover.ask(TakeBack())
    assert room.house.tally.bot_moves == 0
    assert bots[0] is not bots[1]
    assert all(view.viewer == own for bot in bots for view in bot.seen)
    room.table.sleep()


@in_a_loop
async def test_after_a_restart_bots_remember_what_they_had_seen(seat: Callable[..., Seated]) -> None:
    bots = seat(any_move("foxy"))
    room = Room("foxy", 3, house=a_house())
    host, other = await room.play("host", "other")
    for turn in range(1, 8):
        await both_see(turn, host, other)
        if turn == 5:
            other.ask(HandOver(1))
        for person in (host, other)[: 1 + (turn < 5)]:
            person.move(ONE)
    await both_see(8, host)
    await until(lambda: len(room.moves) == 23 and all(bot.seen[-1].table.turn == 8 for bot in bots))
    before = [[view.table for view in bot.seen] for bot in bots]
    room.wake()
    host = room.enter("host")
    host.move(ONE)
    await until(lambda: len(room.moves) == 26)
    again = {bot.seen[0].viewer: bot for bot in bots[2:]}
    for bot, then in zip(bots[:2], before, strict=True):
        now = {view.table.turn: view.table.card for view in again[bot.seen[0].viewer].seen}
        assert now == {table.turn: table.card for table in then} | {9: now[9]}
    room.table.sleep()


@in_a_loop
async def test_an_elephant_forgets_nothing_when_the_server_restarts() -> None:
    room = Room("foxy", 2, house=a_house())
    (host,) = await room.play("host", bots="hard")
    for turn in range(1, 21):
        await both_see(turn, host)
        if turn in {4, 11}:
            room.wake()
            host = room.enter("host")
        host.move(ONE)
    await until(lambda: host.room["phase"] == "over")
    table = host.view["game"]["table"]
    assert [move["value"] for move in room.moves if move["seat"] == 1] == table["exact"]


# When they move


@in_a_loop
async def test_a_bot_moves_at_its_pace_whatever_it_had_to_think_about(seat: Callable[..., Seated]) -> None:
    """The time at which it moves is set when it is asked, and from the dice alone."""
    thinking = threading.Event()

    def choosing(view: Any, rng: Random) -> Any:
        thinking.set()
        return any_move("fool")(view, rng)

    seat(choosing)
    choices, dues = set[int](), set[float]()
    for seed in range(4):
        house = a_house(bot_pace=2.0)
        live = a_bots_turn(seed)
        choices.add(len(live.rules.legal_moves(live.state, live.rules.seats_to_move(live.state)[0])))
        agenda = Agenda(house, 1, "fool", lambda: None)
        agenda.begin(live, 100.0)
        thinking.clear()
        entries, due = agenda.due(live, 100.0, {"host"})
        assert entries == []
        assert due is not None
        assert 101.4 <= due <= 102.6
        await until(thinking.is_set)
        await asyncio.sleep(0.02)
        assert agenda.due(live, 101.0, {"host"}) == ([], due)  # it has thought, and waits
        (moved,), _ = agenda.due(live, due, {"host"})
        assert isinstance(moved, Moved)
        assert moved.by == "bot"
        dues.add(due)
        agenda.sleep()
    assert len(choices) > 1
    assert len(dues) == 1


def a_bots_turn(seed: int) -> Live:
    """Give a table of Fool! with one person, after some moves, where a bot is to move."""
    rng = Random(seed)
    log: list[AnyEntry] = [Opened(at=0, game="fool", host="host", seats=4, options=Raw(b"{}"))]
    log += [Sat(at=0, person="host", seat=0), *(BotSat(at=0, seat=seat) for seat in (1, 2, 3))]
    log += [Pledged(at=0, deal=0, secret=rng.randbytes(32).hex(), game_id="game"), Started(at=0)]
    live = opened(log[0])  # type: ignore[arg-type]
    for entry in log[1:]:
        live = after(live, entry)
    live = after(live, Dealt(at=0, deal=Raw(live.rules.spell(next_deal(live)).encode())))
    moves = 0
    while moves < seed or live.to_move() == {Seat(0)}:
        (seat,) = live.rules.seats_to_move(live.state)
        move = rng.choice(live.rules.legal_moves(live.state, seat))
        live = after(live, Moved(at=0, seat=seat, move=Raw(live.rules.spell(move).encode())))
        moves += 1
    return live


@in_a_loop
async def test_a_table_waits_for_a_bot_and_no_other_table_does(seat: Callable[..., Seated]) -> None:
    """While one thinks, the loop is free: people at another table play, and their bots too."""
    go, free = threading.Event(), simple.bot_for("duet").choose

    def choosing(view: Any, rng: Random) -> Any:
        if "fool" in type(view).__module__:
            assert go.wait(30)
            return any_move("fool")(view, rng)
        return free(view, rng)

    seat(choosing)
    house = a_house(threads=2)
    waiting, playing = Room("fool", 4, house=house), Room("duet", 2, house=house, number=2)
    (host,) = await waiting.play("host")
    await play_on(host, "fool", lambda: host.view["to_move"] != [0])
    version = host.view["version"]
    (other,) = await playing.play("host")
    longest, then = 0.0, time.monotonic()

    async def measure() -> None:
        nonlocal longest, then
        while True:
            await asyncio.sleep(0)
            longest, then = max(longest, time.monotonic() - then), time.monotonic()

    ticking = asyncio.create_task(measure())
    await play_on(other, "duet", lambda: len(playing.moves) >= 12 or other.room["awaits_ready"])
    ticking.cancel()
    assert host.view["version"] == version
    assert longest < 10  # half a minute would be the bot's
    go.set()
    await until(lambda: host.view["version"] > version)
    for room in (waiting, playing):
        room.table.sleep()


@in_a_loop
async def test_what_a_bot_thinks_of_too_late_is_dropped(seat: Callable[..., Seated]) -> None:
    """The owner is back, and has moved: the question is another one, and no bot was asked by two at the same time."""
    go = threading.Event()

    def choosing(view: Any, rng: Random) -> Any:
        assert go.wait(30)
        return any_move("fool")(view, rng)

    bots = seat(choosing)
    room = Room("fool", 4, house=a_house())
    people = await room.play("host", "second", "third", "fourth")
    mover = people[people[0].view["to_move"][0]]
    mover.ask(HandOver(mover.room["seat"]))
    await until(lambda: bots and bots[0].inside)
    mover.move(mover.legal[0])
    await until(lambda: room.moves)
    go.set()
    await asyncio.sleep(0.05)
    assert [move["by"] for move in room.moves] == [""]
    assert not room.house.tally.bot_failures
    assert max(bot.at_once for bot in bots) == 1
    room.table.sleep()


@in_a_loop
async def test_a_clock_that_runs_out_has_a_bot_decide(seat: Callable[..., Seated]) -> None:
    bots = seat(any_move("fool"))
    room = Room("fool", 4, house=a_house())
    people = [room.enter(name) for name in ("host", "second", "third", "fourth")]
    for number, person in enumerate(people):
        person.ask(Sit(number))
    people[0].ask(Change(clock=1), Start())
    await until(lambda: room.moves)
    assert room.moves[0]["by"] == "clock"
    assert [level for _, level in bots.asked_for] == ["normal"]
    room.table.sleep()


# When they fail


def failing(kind: str) -> Callable[[Any, Random], Any]:
    def choosing(view: Any, rng: Random) -> Any:
        match kind:
            case "crashes":
                raise RuntimeError("a bot's own fault")
            case "cheats":
                return Play("G99") if "fool" in type(view).__module__ else Estimate(100)  # type: ignore[arg-type]
            case "says nothing":
                return None
            case "says nonsense":
                return "E4"
            case "moves in another game":
                return Stop()
        return rng

    return choosing


@pytest.mark.parametrize("game", ["fool", "foxy"])
@pytest.mark.parametrize("kind", ["crashes", "cheats", "says nothing", "says nonsense", "moves in another game"])
def test_a_bot_that_fails_is_a_legal_move_and_a_line_in_the_log(
    game: str, kind: str, seat: Callable[..., Seated], caplog: pytest.LogCaptureFixture
) -> None:
    @in_a_loop
    async def play() -> None:
        seat(failing(kind))
        room = Room(game, SEATS[game], house=a_house())
        (host,) = await room.play("host")
        await play_on(host, game, lambda: len(room.moves) >= 12)
        assert len([move for move in room.moves if move["by"] == "bot"]) >= 6
        assert sum(room.house.tally.bot_failures.values()) >= 6
        room.table.sleep()

    caplog.set_level(logging.ERROR)
    play()
    assert [line for line in caplog.messages if "a bot" in line]


@in_a_loop
async def test_a_bot_that_cannot_even_be_made_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_bot(*_: Any) -> Any:
        raise ImportError("half of it is missing")

    monkeypatch.setattr(minds, "bot_for", no_bot)
    room = Room("duet", 2, house=a_house())
    (host,) = await room.play("host")
    await play_on(host, "duet", lambda: len(room.moves) >= 8)
    assert room.house.tally.bot_failures["crash"] >= 2
    room.table.sleep()


@in_a_loop
async def test_a_bot_that_never_comes_to_an_end_is_replaced_and_the_table_plays_on(
    seat: Callable[..., Seated],
) -> None:
    never = threading.Event()

    def choosing(view: Any, rng: Random) -> Any:  # noqa: ARG001
        assert never.wait(30)

    bots = seat(choosing)
    room = Room("fool", 4, house=a_house(bot_patience=0.05))
    (host,) = await room.play("host")
    await play_on(host, "fool", lambda: len(room.moves) >= 16)
    assert room.house.tally.bot_failures["late"] == len(bots) == 3  # each is waited for once in a game
    assert max(bot.at_once for bot in bots) == 1
    never.set()
    await asyncio.sleep(0.02)
    await play_on(host, "fool", lambda: len(room.moves) >= 24)
    room.table.sleep()


@in_a_loop
async def test_where_no_thread_is_free_the_table_does_not_wait_for_ever(
    seat: Callable[..., Seated], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "TURN_WITHIN", 0.05)
    never = threading.Event()
    bots = seat(any_move("duet"))
    house: House = a_house()
    house.thinkers.ask(99, lambda: never.wait(30), lambda *_: None)
    room = Room("duet", 2, house=house)
    (host,) = await room.play("host")
    await play_on(host, "duet", lambda: len([move for move in room.moves if move["by"] == "bot"]) >= 2)
    assert house.tally.bot_failures["late"] >= 2
    assert not bots
    never.set()  # and what it has missed it is shown now
    count = len(room.moves)
    await play_on(host, "duet", lambda: bots and len(room.moves) >= count + 6)
    assert len(bots[0].seen) > 4
    room.table.sleep()


# Offers to stop


@pytest.mark.parametrize("agrees", [True, False])
def test_a_bot_answers_an_offer_once_and_plays_on(agrees: bool, seat: Callable[..., Seated]) -> None:  # noqa: FBT001
    asked: list[Any] = []

    def answering(view: Any) -> Any:
        asked.append(view.offer)
        return Stop() if agrees else None

    @in_a_loop
    async def play() -> None:
        seat(any_move("duet"), answering)
        room = Room("duet", 2, house=a_house())
        (host,) = await room.play("host")
        await play_on(host, "duet", lambda: host.view["to_move"] == [0] and len(room.moves) >= 2)
        host.ask(End())
        if agrees:
            await until(lambda: host.room["phase"] == "over")
            assert host.room["ended"] == "stopped"
            return
        await until(lambda: asked)
        before = len(room.moves)
        await play_on(host, "duet", lambda: len([m for m in room.moves[before:] if m["by"] == "bot"]) >= 2)
        assert host.room["phase"] == "playing"
        assert set(asked) == {0}
        assert len(asked) == 1
        room.table.sleep()

    play()


@in_a_loop
async def test_a_bot_that_is_to_move_and_does_not_agree_still_moves(seat: Callable[..., Seated]) -> None:
    answers: list[Any] = []
    seat(any_move("duet"), answers.append)
    house = a_house(bot_pace=0.3)
    room = Room("duet", 2, house=house)
    (host,) = await room.play("host")
    await play_on(host, "duet", lambda: host.view["to_move"] == [1])
    before = len(room.moves)
    host.ask(End())
    await until(lambda: len([move for move in room.moves[before:] if move["by"] == "bot"]) >= 1)
    assert len(answers) == 1
    room.table.sleep()


# Levels


@in_a_loop
async def test_levels_are_shown_changed_and_kept(seat: Callable[..., Seated]) -> None:
    bots = seat(any_move("fool"))
    room = Room("fool", 4, house=a_house())
    host = room.enter()
    host.ask(Sit(0), AddBot(1, "easy"), AddBot(2), AddBot(3, "hard"))

    def levels() -> list[str | None]:
        return [chair["level"] for chair in host.room["chairs"]]

    await until(lambda: levels() == [None, "easy", "normal", "hard"])
    host.ask(BotLevel(2, "easy"), BotLevel(3, "hard"), BotLevel(0, "hard"), BotLevel(7, "hard"))
    await until(lambda: levels() == [None, "easy", "easy", "hard"])
    assert host.refusals == ["not-a-bot", "no-such-seat"]
    room.wake()
    host = room.enter()
    assert levels() == [None, "easy", "easy", "hard"]
    await until(lambda: host.room["pledge"])
    host.ask(GiveRandomness(0, "ab" * 16), Start(), BotLevel(1, "hard"))
    await until(lambda: host.view and host.view["to_move"])
    assert host.refusals == ["not-gathering"]
    await play_on(host, "fool", lambda: len(bots) == 3)
    assert sorted(level for _, level in bots.asked_for) == ["easy", "easy", "hard"]
    host.ask(HandOver(0))
    await until(lambda: levels() == ["normal", "easy", "easy", "hard"])
    host.ask(TakeBack(), End())
    await until(lambda: host.room["phase"] == "over")
    host.ask(Rematch())
    await until(lambda: levels() == ["hard", None, "easy", "easy"])
    room.table.sleep()


def test_logs_from_before_there_were_levels_are_read() -> None:
    old = read(b'{"is":"bot_sat","at":1,"seat":2}')
    assert old == BotSat(at=1, seat=2, level="normal")
    assert read(write(old)) == old
    assert b"level" not in write(old)
    changed = read(b'{"is":"changed","at":1,"seats":2,"options":{},"clock":null}')
    assert isinstance(changed, Changed)
    assert changed.hints is None
    assert b"hints" not in write(changed)
