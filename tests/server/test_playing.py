"""People who speak nothing but the protocol play whole games."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from foxden.record import read, verify
from tests.server.house import House, guest, open_house, sit_down

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("game", "people", "seats"), [("foxy", 2, 2), ("fool", 2, 4), ("duet", 2, 2)])
def test_two_clients_play_a_whole_game(tmp_path: Path, game: str, people: int, seats: int) -> None:
    async def play(house: House) -> str:
        guests = await sit_down(house, game, people, seats=seats)
        await asyncio.gather(*(each.play_on(random.Random(each.seat)) for each in guests))
        game_id = str(guests[0].room["game_id"])
        for each in guests:
            assert not each.refusals
            await each.leave()
        return game_id

    with open_house(tmp_path / "data") as house:
        record = house.record(asyncio.run(play(house)))
    assert verify(record).commitments
    reading = read(record)
    assert reading.rules.outcome(reading.state) is not None
    assert reading.record.seats[:people] == tuple(f"Guest {seat}" for seat in range(people))


@pytest.mark.parametrize(("game", "seats"), [("foxy", 3), ("fool", 4), ("duet", 2)])
def test_the_example_bot_plays_a_whole_game_against_itself(tmp_path: Path, game: str, seats: int) -> None:
    async def watch(house: House) -> str:
        table = house.open_table(game, seats=seats)
        async with guest(house, table.key, token=table.token) as host:
            command = [sys.executable, str(ROOT / "examples" / "bot.py"), f"{house.url}/t/{table.key}"]
            bots = [await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE) for _ in range(seats)]
            await host.until(lambda me: all(chair["person"] for chair in me.room["chairs"]))
            assert all(chair["program"] for chair in host.room["chairs"])
            await host.say("start")
            await host.until(lambda me: me.room["phase"] == "over")
            for bot in bots:
                told, _ = await bot.communicate()
                assert bot.returncode == 0
                assert b"The game is over" in told
            return str(host.room["game_id"])

    with open_house(tmp_path / "data") as house:
        record = house.record(asyncio.run(watch(house)))
    verify(record)
    assert json.loads(record)["seats"] == ["Any Legal Move"] * seats


def test_the_example_bot_is_short() -> None:
    assert len((ROOT / "examples" / "bot.py").read_text("utf-8").splitlines()) < 60
