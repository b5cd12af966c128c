"""`foxden bot`: a bot of one's own at a live table, through everything that can happen to a connection."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from foxden.record import read, verify
from tests.cli.running import complaint
from tests.server.house import Guest, House, OpenedTable, all_until, arrive, guest, open_house

ROOT = Path(__file__).parents[2]
BOTS = "tests.lab.bots"


async def sent(house: House, table: OpenedTable, bot: str, *words: str) -> Process:
    """Send a bot to a table."""
    link = f"{house.url}/t/{table.key}"
    command = [sys.executable, "-W", "error", "-m", "foxden", "bot", "--table", link, bot, "--pace", "0", *words]
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE, cwd=ROOT)


async def begun(host: Guest, people: int) -> None:
    """Wait until so many have sat down, give the other seats to bots of the house, and start."""
    await host.until(lambda me: sum(bool(chair["person"]) for chair in me.room["chairs"]) == people)
    assert all(chair["program"] for chair in host.room["chairs"] if chair["person"])
    if len(host.room["chairs"]) > people:
        await host.say("add_bot")
        await host.until(lambda me: all(chair["bot"] or chair["person"] for chair in me.room["chairs"]))
    await host.say("start")


@pytest.mark.parametrize(
    ("game", "seats", "bots"),
    [
        ("fool", 4, ["examples.my_bot:MyBot", f"{BOTS}:Watchful"]),
        ("duet", 2, [f"{BOTS}:Watchful", "random"]),
        ("foxy", 2, ["random", "random"]),
    ],
)
def test_bots_play_whole_games(tmp_path: Path, game: str, seats: int, bots: list[str]) -> None:
    async def watch(house: House) -> str:
        table = house.open_table(game, seats=seats)
        async with guest(house, table.key, token=table.token) as host:
            programs = [await sent(house, table, bot) for bot in bots]
            await begun(host, len(bots))
            await host.until(lambda me: me.room["phase"] == "over")
            for program in programs:
                told, complaints = await program.communicate()
                assert (program.returncode, complaints) == (0, b"")
                assert told.decode().splitlines()[-1].startswith("The game is over: ")
            return str(host.room["game_id"])

    with open_house(tmp_path / "data") as house:
        record = house.record(asyncio.run(watch(house)))
    verify(record)
    by_the_house = {entry["by"] for entry in json.loads(record)["moves"] if "by" in entry}
    assert by_the_house == ({"bot"} if seats > len(bots) else set())


def test_a_bot_comes_back_after_the_server_has_crashed(tmp_path: Path) -> None:
    async def watch(house: House) -> str:
        table = house.open_table("fool", seats=4)
        host = await arrive(house, table.key, token=table.token)
        program = await sent(house, table, "examples.my_bot:MyBot", "--name", "Comes Back", "--pace", "0.02")
        await begun(host, 1)
        await host.until(lambda me: me.view and me.view["game"]["table"]["round"] > 1)
        house.kill()
        await host.until_closed()
        house.open()
        host = await arrive(house, table.key, token=table.token)
        await host.until(lambda me: me.room["phase"] == "over", patience=90)
        told, complaints = await program.communicate()
        assert (program.returncode, complaints) == (0, b"")
        assert "The connection is lost; trying again.\nBack at the table.\n" in told.decode()
        assert host.room["chairs"][0]["name"] == "Comes Back"
        game = str(host.room["game_id"])
        await host.leave()
        return game

    with open_house(tmp_path / "data") as house:
        reading = read(house.record(asyncio.run(watch(house))))
    assert reading.rules.outcome(reading.state) is not None


@pytest.mark.parametrize("bot", ["Breaks", "Cheats", "SaysNothing"])
def test_when_a_bot_fails_nobody_waits_for_it(tmp_path: Path, bot: str) -> None:
    async def watch(house: House) -> None:
        table = house.open_table("fool", seats=4)
        async with guest(house, table.key, token=table.token) as host:
            program = await sent(house, table, f"{BOTS}:{bot}")
            await begun(host, 1)
            _, complaints = await program.communicate()
            assert program.returncode == 2
            assert complaints.decode().splitlines()[-1].startswith(f"foxden: {BOTS}:{bot} ")
            await host.until(lambda me: me.room["phase"] == "over")

    with open_house(tmp_path / "data") as house:
        asyncio.run(watch(house))


def test_who_is_not_wanted_is_told_why(tmp_path: Path) -> None:
    async def come(house: House) -> None:
        table = house.open_table("duet", seats=2)
        async with guest(house, table.key, token=table.token) as host, guest(house, table.key) as other:
            for person in (host, other):
                await person.say("sit")
            await all_until((host, other), lambda me: me.seat is not None)
            for reason in ("No seat is free.", "The game at this table has begun, and no seat is ours."):
                program = await sent(house, table, "random")
                told, complaints = await program.communicate()
                assert (program.returncode, told, complaints) == (2, b"", f"foxden: {reason}\n".encode())
                await host.say("start")
                await host.until(lambda me: me.room["phase"] == "playing")

    with open_house(tmp_path / "data") as house:
        asyncio.run(come(house))
        assert "There is no such table." in complaint("bot", "--table", f"{house.url}/t/nowhere", "random")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["random"], "the following arguments are required: --table"),
        (["random", "--table", "table"], '--table: "table" is no link of a table'),
        (["random", "--table", "http://127.0.0.1:1/t/x"], "There is no Foxden at ws://127.0.0.1:1/api/socket"),
        (["random,random", "--table", "http://127.0.0.1:1/t/x"], "One bot at a time takes a seat."),
        (["nobody", "--table", "http://127.0.0.1:1/t/x"], 'There is no bot "nobody"'),
        (["random", "--table", "http://127.0.0.1:1/t/x", "--pace", "-1"], "this is a number of seconds up to 60"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], reason: str) -> None:
    assert reason in complaint("bot", *words)
