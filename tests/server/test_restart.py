"""A server that is closed in good order and opened again: the same tables, seats, hands, words and promises."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from foxden.record import verify
from tests.cli.running import foxden, said
from tests.server.house import (
    Guest,
    House,
    all_until,
    arrive,
    bearer,
    company,
    open_house,
    over_sockets,
    seated,
    sit_down,
)


async def gone(*guests: Guest) -> None:
    for each in guests:
        await each.until_closed()
        assert each.close_code == 1012
        assert each.closed is not None
        assert each.closed["code"] == "restart"


def remembered(guest: Guest) -> dict[str, Any]:
    """Give what has to be as it was: all of the room but who is here, and the game without its clocks."""
    room = {key: value for key, value in guest.room.items() if key not in {"watchers", "chairs", "hosting"}}
    room["chairs"] = [{**chair, "here": None} for chair in guest.room["chairs"]]
    # A version grows also with what changes nothing in the game.
    view = {key: value for key, value in guest.view.items() if key not in {"clocks", "version"}}
    return {"room": room, "view": view, "lines": guest.lines}


async def again(house: House, guests: list[Guest]) -> list[Guest]:
    """Let everybody come back and be shown what they were shown before."""

    def told(before: Guest) -> Callable[[Guest], bool]:
        return lambda me: len(me.lines) == len(before.lines) and bool(me.view) == bool(before.view)

    back = [await arrive(house, each.room["table"], token=each.token) for each in guests]
    for each, before in zip(back, guests, strict=True):
        await each.until(told(before))
    for each in back:
        await each.settled()
    return back


async def a_table_that_gathers(house: House) -> list[Guest]:
    guests = await seated(house, "fool", 3)
    await guests[0].say("add_bot", seat=3)
    await guests[0].say("kick", seat=2)
    await guests[1].be_polite()
    await guests[1].say("say", text="Are we all here?")
    await all_until(guests, lambda me: me.lines and me.chair(3)["bot"] and me.room["pledge"]["given"] == [1])
    return guests


async def a_table_that_plays(house: House) -> list[Guest]:
    """One seat is handed over, and its owner does not want to hear somebody."""
    guests = await sit_down(house, "fool", 4)
    leader: int = guests[0].view["to_move"][0]
    idle = guests[leader - 2]
    assert await guests[leader].move(guests[leader].legal[0]) == ""
    await idle.say("hand_over", seat=idle.room["seat"])
    await idle.say("mute", person=guests[leader].person)
    await all_until(guests, lambda me: me.chair(idle.room["seat"])["held"] and me.view["game"]["table"]["trick"])
    await idle.until(lambda me: me.room["muted"])
    return [idle, *(each for each in guests if each is not idle)]


async def a_table_that_is_paused(house: House) -> list[Guest]:
    guests = await sit_down(house, "foxy", 2, seats=2)
    assert await guests[0].move({"do": "estimate", "value": 9}) == ""
    await guests[0].say("pause")
    await all_until(guests, lambda me: me.room["phase"] == "paused")
    return guests


async def a_table_that_is_done(house: House) -> list[Guest]:
    guests = await sit_down(house, "foxy", 2, seats=2)
    for each in guests:
        await each.say("end")
    await all_until(guests, lambda me: me.room["phase"] == "over")
    return guests


@over_sockets
async def test_all_tables_are_back_as_they_were(tmp_path: Path) -> None:
    with open_house(tmp_path / "data", BOT_PACE="60") as house:
        opened = await company(house, "duet", 1, clock=77, options={"level": 2})
        gathering, playing = await a_table_that_gathers(house), await a_table_that_plays(house)
        paused, over = await a_table_that_is_paused(house), await a_table_that_is_done(house)
        everybody = [*opened, *gathering, *playing, *paused, *over]
        for each in everybody:
            await each.settled()
        before = [remembered(each) for each in everybody]
        record = house.record(over[0].room["game_id"])
        assert house.close() == 0
        await gone(*everybody)

        house.open()
        back = await again(house, everybody)
        for each, then in zip(back, before, strict=True):
            now = remembered(each)
            for part in then:
                assert now[part] == then[part]
        assert [each.room["hosting"] for each in back] == [each.room["hosting"] for each in everybody]
        assert house.record(over[0].room["game_id"]) == record
        # And everything goes on.
        at = {each.person: each for each in back}
        assert await at[gathering[2].person].ask("sit") == "kicked"
        await at[playing[0].person].say("take_back")
        await at[playing[0].person].until(lambda me: not me.chair(me.room["seat"])["held"])
        assert await at[paused[1].person].ask("resume") == "not-host"
        await at[paused[0].person].say("resume")
        await at[paused[1].person].until(lambda me: me.room["phase"] == "playing")
        assert await at[paused[1].person].move({"do": "estimate", "value": 9}) == ""
        await at[over[1].person].say("rematch")
        await at[over[0].person].until(lambda me: me.room["phase"] == "gathering" and me.room["number"] == 2)
        for each in back:
            await each.leave()


@over_sockets
async def test_a_game_goes_on_over_a_restart_and_its_record_verifies(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house:
        guests = await sit_down(house, "fool", 2, seats=4)
        rng = random.Random(1)
        await asyncio.gather(*(each.play_on(rng, until=lambda me: me.room["awaits_ready"]) for each in guests))
        await guests[0].say("ready")
        await all_until(guests, lambda me: me.room["ready"] == [0])
        promised = guests[0].room["pledge"]["commitment"]
        assert house.close() == 0
        await gone(*guests)
        house.open()
        back = await again(house, guests)
        assert back[0].room["ready"] == [0]
        assert back[0].room["pledge"]["commitment"] == promised
        for each in back:
            await each.be_polite()
        await all_until(back, lambda me: me.view["game"]["table"]["round"] == 2)
        for each in back:
            await each.say("end")
        await all_until(back, lambda me: me.room["phase"] == "over")
        record = house.record(back[0].room["game_id"])
        assert verify(record).commitments
        assert json.loads(record)["fairness"]["deals"][1]["commitment"] == promised
        for each in back:
            await each.leave()


def test_who_one_is_outlives_the_server(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house:
        with house.http() as http:
            me = http.post("/api/me", json={"name": "Ada", "colour": "#123456"}).json()
            link = http.post("/api/me/link").json()["link"]
        assert house.close() == 0
        house.open()
        with house.http(headers=bearer(me["token"])) as http:
            assert http.get("/api/me").json() == {"person": me["person"], "name": "Ada", "colour": "#123456"}
            assert http.get("/api/me/link").json()["link"].partition("#")[2] == link.partition("#")[2]
    with open_house(tmp_path / "elsewhere") as other, other.http(headers=bearer(me["token"])) as http:
        assert http.get("/api/me").status_code == 401  # each house signs with a key of its own


def one_line(*words: str | Path) -> str:
    """Run a server that cannot start; give the line it says."""
    done = foxden("serve", "--no-browser", *words)
    assert done.returncode == 2, done
    assert b"Foxden is open" not in done.stdout
    lines = [line for line in done.stderr.decode().splitlines() if line]
    assert len(lines) == 1, lines
    return lines[0]


def test_a_second_server_is_told_in_one_line_that_it_cannot_start(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house:
        assert "another Foxden is using this data" in one_line("--port", "0", "--data", house.data)
        assert f"port {house.port} is not free" in one_line("--port", str(house.port), "--data", tmp_path / "other")
        with house.http() as http:
            assert http.get("/healthz").is_success


def test_data_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert str(file) in one_line("--port", "0", "--data", file)
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "foxden.sqlite3").write_bytes(b"this is no database" * 100)
    assert "foxden.sqlite3" in one_line("--port", "0", "--data", broken)
    newer = tmp_path / "newer"
    newer.mkdir()
    with sqlite3.connect(newer / "foxden.sqlite3") as database:
        database.execute("PRAGMA user_version = 999")
    database.close()
    assert "newer Foxden" in one_line("--port", "0", "--data", newer)


@over_sockets
async def test_a_backup_of_a_running_house_opens_as_a_house(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with open_house(tmp_path / "data") as house:
        guests = await sit_down(house, "fool", 2, seats=4)
        hands = [each.view["game"]["hand"] for each in guests]
        for each in guests:
            await each.settled()
        assert str(copy) in said("backup", copy, "--data", house.data)
        assert copy.stat().st_mode & 0o077 == 0  # it holds the key that cookies are signed with
        again_there = foxden("backup", copy, "--data", house.data)
        assert again_there.returncode == 2  # what is there is not written over
        assert len(again_there.stderr.splitlines()) == 1
        restored = tmp_path / "restored"
        restored.mkdir()
        shutil.copy(copy, restored / "foxden.sqlite3")
        with open_house(restored) as other:
            back = [await arrive(other, each.room["table"], token=each.token) for each in guests]
            await all_until(back, lambda me: me.view)
            assert [sorted(each.view["game"]["hand"]) for each in back] == [
                sorted(card for card in hand if card in each.view["game"]["hand"])
                for hand, each in zip(hands, back, strict=True)
            ]
            for each in back:
                await each.leave()
        for each in guests:
            await each.settled()
            await each.leave()
    nothing = foxden("backup", tmp_path / "x", "--data", tmp_path / "nowhere")
    assert (nothing.returncode, len(nothing.stderr.splitlines())) == (2, 1)
    assert not (tmp_path / "x").exists()


@over_sockets
async def test_finished_games_are_listed_and_exported_while_the_house_is_open(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house:
        assert said("games", "--data", house.data) == ""
        games = []
        for game in ("foxy", "duet"):
            guests = await sit_down(house, game, 2, seats=2)
            for each in guests:
                await each.say("end")
            await all_until(guests, lambda me: me.room["phase"] == "over")
            games.append(guests[0].room["game_id"])
            house.record(games[-1])
            for each in guests:
                await each.leave()
        listed = said("games", "--data", house.data).splitlines()
        assert [line.split()[-2:] for line in listed] == [["foxy", games[0]], ["duet", games[1]]]
        objects = [json.loads(line) for line in said("games", "--json", "--data", house.data).splitlines()]
        assert [each["id"] for each in objects] == games
        records = said("games", "--records", "--data", house.data).splitlines()
        assert [record.encode() for record in records] == [house.record(game) for game in games]
        out = tmp_path / "out"
        assert said("games", "--export", out, "--data", house.data).startswith("2 records")
        assert sorted(path.name for path in out.iterdir()) == sorted(f"{game}.json" for game in games)
        for game in games:
            verify((out / f"{game}.json").read_bytes())
        two = foxden("games", "--json", "--records", "--data", house.data)
        assert (two.returncode, two.stdout, len(two.stderr.splitlines())) == (2, b"", 1)
    nowhere = foxden("games", "--data", tmp_path / "nowhere")
    assert (nowhere.returncode, nowhere.stdout, len(nowhere.stderr.splitlines())) == (2, b"", 1)


@pytest.mark.parametrize("flag", [(), ("--log", "json")])
def test_the_log_names_no_table_person_or_word(tmp_path: Path, flag: tuple[str, ...]) -> None:
    @over_sockets
    async def play(house: House) -> None:
        guests = await sit_down(house, "fool", 2, seats=4)
        await guests[0].say("say", text="A word for the walls")
        await guests[1].until(lambda me: me.said)
        with house.http() as http:
            http.get(f"/t/{guests[0].room['table']}")
            http.post("/api/me", json={}, headers={"Origin": "https://evil.example"})
        log = house.logged()
        for secret in (guests[0].room["table"], guests[0].room["code"], guests[0].token, "Guest", "walls"):
            assert secret not in log

    with open_house(tmp_path / "data", *flag) as house:
        play(house)
    if flag:
        assert all(json.loads(line)["what"] for line in house.logged().splitlines())
