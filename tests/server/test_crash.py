"""What a client was told is kept, is kept: the server is killed at random moments, and its disk fills up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from foxden.record import read
from foxden.store import Store
from foxden.store.sqlite import FILE
from foxden.table.entries import Moved
from tests.cli.running import said
from tests.server.house import PATIENCE, House, arrive, sit_down, some_move
from tests.server.survivors import Survivor, check, mortal_house, pair

GAMES = (*[("foxy", 2)] * 19, *[("foxy", 3)] * 6, *[("duet", 2)] * 22, *[("fool", 4)] * 3)
"""Fifty games, and with how many seats. Fool! is long, so there is little of it."""
KILLS = 7
KILLED_BETWEEN = (60, 1500)
"""Of the moves of all games together, which are some 3,300, and once in a while hardly more than 2,000."""
LONG_ENOUGH = 60.0


async def play_all(house: House, tables: list[list[Survivor]], happened: Callable[[], None]) -> None:
    players = [player for table in tables for player in table]
    try:
        async with asyncio.timeout(LONG_ENOUGH), asyncio.TaskGroup() as playing:
            for player in players:
                playing.create_task(player.play(house, happened))
    except TimeoutError:
        stuck = [vars(player) | {"shown": None, "versions": None, "accepted": None} for player in players]
        raise AssertionError([each for each in stuck if not each["done"]]) from None


def counted(tables: list[list[Survivor]]) -> int:
    return sum(len(player.accepted) for table in tables for player in table)


def test_nothing_that_was_accepted_is_lost_when_the_server_is_killed_at_random_moments(tmp_path: Path) -> None:
    rng = random.Random()
    moments = sorted(rng.sample(range(*KILLED_BETWEEN), KILLS))

    async def killer(house: House, tables: list[list[Survivor]], moved: asyncio.Event) -> None:
        for moment in moments:
            while counted(tables) < moment:
                moved.clear()
                await moved.wait()
            await asyncio.sleep(rng.uniform(0, 0.02))
            house.kill()
            await asyncio.to_thread(house.open)

    async def play(house: House) -> list[list[Survivor]]:
        tables = [pair(house, game, rng, seats=seats) for game, seats in GAMES]
        moved = asyncio.Event()
        killing = asyncio.create_task(killer(house, tables, moved))
        await play_all(house, tables, moved.set)
        async with asyncio.timeout(LONG_ENOUGH):
            await killing
        return tables

    with mortal_house(tmp_path / "data") as house:
        tables = asyncio.run(play(house))
        records = [check(house, players) for players in tables]
    losses = [player.losses for players in tables for player in players]
    assert max(losses) >= KILLS - 1
    for number in (0, 25, 49):
        file = tmp_path / f"{number}.foxden.json"
        file.write_bytes(records[number])
        assert "all lawful; the game is over" in said("verify", file)
        said("replay", file)


def test_a_kill_right_after_a_move_was_accepted_does_not_undo_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        rng = random.Random(1)
        one, other = await sit_down(house, "foxy", 2, seats=2)
        for turn in range(8):
            # The one has moved, and the other not yet, in whose absence the one's number must not be lost.
            await one.until(lambda me: me.legal)
            move = some_move(one.legal, rng)
            await one.say("move", id=f"turn {turn}", seen=one.view["version"], move=move)
            await one.until(lambda me, turn=turn: f"turn {turn}" in me.accepted)  # type: ignore[misc]
            house.kill()
            for each in (one, other):
                await each.until_closed()
            await asyncio.to_thread(house.open)
            table = one.room["table"]
            one = await arrive(house, table, token=one.token)
            other = await arrive(house, table, token=other.token)
            await one.until(lambda me: me.view)
            assert one.view["game"]["sheet"][-1] == move
            # Sent again it is accepted again, and counts once, also if something else is said under its id.
            await one.say("move", id=f"turn {turn}", seen=0, move={"do": "estimate", "value": 99})
            await one.until(lambda me, turn=turn: f"turn {turn}" in me.accepted)  # type: ignore[misc]
            await other.until(lambda me: me.legal)
            assert await other.move(some_move(other.legal, rng)) == ""
            await one.until(lambda me: not me.view["game"]["done"])
            assert one.view["game"]["sheet"][-1] == move
            assert len(one.view["game"]["sheet"]) == turn + 1
        for each in (one, other):
            assert not each.refusals
            await each.leave()

    with mortal_house(tmp_path / "data") as house:
        asyncio.run(play(house))


@pytest.mark.parametrize("durable", ["process", "full"])
def test_when_accepted_comes_the_move_is_in_the_files(tmp_path: Path, durable: str) -> None:
    """What a killed process leaves behind is what its files hold: here they are looked at after each move."""

    async def play(house: House) -> int:
        rng = random.Random(2)
        guests = await sit_down(house, "duet", 2)
        moves = 0
        while guests[0].room["phase"] != "over":
            for each in guests:
                await each.be_polite()
            await asyncio.wait(
                [asyncio.create_task(each.until(lambda me: me.legal or not_playing(me))) for each in guests],
                return_when=asyncio.FIRST_COMPLETED,
            )
            for each in guests:
                if each.legal and each.room["phase"] == "playing":
                    move_id = f"move {moves}"
                    await each.say("move", id=move_id, seen=each.view["version"], move=some_move(each.legal, rng))
                    await each.until(lambda me, move_id=move_id: move_id in me.accepted)  # type: ignore[misc]
                    assert move_id in ids_in(house.data, tmp_path / "copy")
                    await each.until(lambda me, move_id=move_id: me.view["version"] >= me.accepted[move_id])  # type: ignore[misc]
                    moves += 1
                    break
        for each in guests:
            await each.leave()
        return moves

    with mortal_house(tmp_path / "data", "--durable", durable) as house:
        assert asyncio.run(play(house)) > 20


def not_playing(guest: object) -> bool:
    room = guest.room  # type: ignore[attr-defined]
    return bool(room["phase"] != "playing" or room["awaits_ready"])


def ids_in(data: Path, copy: Path) -> list[str]:
    """Give the ids of all moves that somebody would find who opens a copy of these files."""
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for file in data.iterdir():
        if file.name.startswith(FILE) and not file.name.endswith("-shm"):
            shutil.copy(file, copy)

    with contextlib.closing(sqlite3.connect(copy / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    loop = asyncio.new_event_loop()
    store = Store(copy, loop, full=False)
    try:
        return [entry.id for entry in store.log_of(1) if isinstance(entry, Moved)]
    finally:
        store.close()
        loop.close()


# A disk that is full


@contextlib.contextmanager
def refused_by_a_trigger(house: House) -> Iterator[None]:
    """Let the database itself refuse each new entry."""
    with contextlib.closing(sqlite3.connect(house.data / FILE, timeout=10, isolation_level=None)) as database:
        database.execute(
            "CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        )
        yield
        database.execute("DROP TRIGGER full")


@contextlib.contextmanager
def no_room_for_files_to_grow(house: House) -> Iterator[None]:
    """Let the system refuse to make files larger."""
    assert sys.platform == "linux"
    import resource  # noqa: PLC0415 - not made for Windows

    size = (house.data / f"{FILE}-wal").stat().st_size
    _, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, hard))
    yield
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


FULL_DISKS = (refused_by_a_trigger, *([no_room_for_files_to_grow] if sys.platform == "linux" else []))


@pytest.mark.parametrize("full_disk", FULL_DISKS)
def test_while_nothing_can_be_kept_nothing_is_accepted_and_afterwards_the_games_go_on(
    tmp_path: Path, full_disk: Callable[[House], contextlib.AbstractContextManager[None]]
) -> None:
    rng = random.Random(3)

    async def fill(house: House, tables: list[list[Survivor]], moved: asyncio.Event) -> None:
        for moment in (30, 150):
            while counted(tables) < moment:
                moved.clear()
                await moved.wait()
            with full_disk(house):
                await asyncio.sleep(0.3)  # what was kept before may still be on its way
                accepted = counted(tables)
                closings = sum(len(player.closings) for table in tables for player in table)
                until = time.monotonic() + PATIENCE
                while sum(len(player.closings) for table in tables for player in table) < closings + 20:
                    assert time.monotonic() < until
                    await asyncio.sleep(0.05)
                assert counted(tables) == accepted
                with house.http() as http:
                    assert http.get("/healthz").status_code == 200
                    refused = http.post("/api/tables", json={"game": "foxy"})
                    assert (refused.status_code, refused.json()["code"]) == (503, "not-kept")

    async def play(house: House) -> list[list[Survivor]]:
        tables = [pair(house, game, rng, seats=seats) for game, seats in [("foxy", 3), ("duet", 2)] * 3]
        moved = asyncio.Event()
        filling = asyncio.create_task(fill(house, tables, moved))
        await play_all(house, tables, moved.set)
        await filling
        return tables

    with mortal_house(tmp_path / "data") as house:
        tables = asyncio.run(play(house))
        for players in tables:
            check(house, players)
    assert {code for players in tables for player in players for code in player.closings} == {"restart"}
    assert "could not be kept" in house.logged()


def test_a_game_whose_last_move_was_not_kept_has_no_record_until_it_is(tmp_path: Path) -> None:
    """Otherwise a record could tell of a last move that nobody made, and hide the one that counts."""

    async def play(house: House) -> None:
        rng = random.Random(4)
        one, other = await sit_down(house, "foxy", 2, seats=2)
        while len(one.view["game"]["sheet"]) < 20 or len(other.view["game"]["sheet"]) < 19:
            for each in (one, other):
                if each.legal and (each is one or len(each.view["game"]["sheet"]) < 19):
                    assert await each.move(some_move(each.legal, rng)) == ""
            await one.until(lambda me: me.legal or len(me.view["game"]["sheet"]) == 20)
            await other.until(lambda me: me.legal)
        game = one.room["game_id"]
        with refused_by_a_trigger(house):
            await other.say("move", id="lost", seen=other.view["version"], move={"do": "estimate", "value": 1})
            await other.until_closed()
        assert other.closed is not None
        assert (other.closed["code"], other.close_code) == ("restart", 1012)
        assert "lost" not in other.accepted
        with house.http() as http:
            assert http.get(f"/api/games/{game}").status_code == 404
        other = await arrive(house, other.room["table"], token=other.token)
        assert other.room["phase"] == "playing"
        assert await other.move({"do": "estimate", "value": 2}) == ""
        await other.until(lambda me: me.room["phase"] == "over")
        last = json.loads(house.record(game))["moves"][-1]
        assert last["value"] == 2
        for each in (one, other):
            await each.leave()

    with mortal_house(tmp_path / "data") as house:
        asyncio.run(play(house))


def test_a_game_that_was_over_when_the_server_was_killed_has_its_record(tmp_path: Path) -> None:
    async def play(house: House) -> str:
        rng = random.Random(5)
        guests = await sit_down(house, "foxy", 2, seats=2)
        await asyncio.gather(*(each.play_on(rng, lambda me: me.room["phase"] == "over") for each in guests))
        house.kill()
        return str(guests[0].room["game_id"])

    with mortal_house(tmp_path / "data") as house:
        game = asyncio.run(play(house))
        house.open()
        assert read(house.record(game)).rules.name == "foxy"


def test_the_data_is_the_owners_alone(tmp_path: Path) -> None:
    with mortal_house(tmp_path / "data"):
        if os.name != "nt":
            assert (tmp_path / "data").stat().st_mode & 0o077 == 0
