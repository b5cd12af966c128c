"""Clocks of one second: who decides when time is up, who holds a seat, and when no clock runs.

Nothing here measures time. Tests wait for what a clock does, and compare with tables where it should not do it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from foxden.record import verify
from tests.server.house import Guest, House, all_until, arrive, open_house, over_sockets, sit_down, some_move

ONE = {"do": "estimate", "value": 1}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("clocks") / "data") as house:
        yield house


def moves_of(record: bytes, seat: int) -> list[dict[str, Any]]:
    return [move for move in json.loads(record)["moves"] if move["seat"] == seat]


async def end(house: House, *guests: Guest) -> bytes:
    """End a game by agreement; give its record."""
    for each in guests:
        await each.say("end")
    await all_until(guests, lambda me: me.room["phase"] == "over")
    record = house.record(guests[0].room["game_id"])
    verify(record)
    return record


@over_sockets
async def test_in_foxy_the_clock_leaves_a_box_blank_and_then_a_bot_holds_the_seat(house: House) -> None:
    host, late = await sit_down(house, "foxy", 2, seats=2, clock=1)
    clocks = {clock["seat"]: clock["left"] for clock in host.view["clocks"]}
    assert set(clocks) == {0, 1}
    assert all(0 < left <= 1 for left in clocks.values())
    for turn in (1, 2):
        await host.until(lambda me, turn=turn: me.view["game"]["table"]["turn"] == turn and me.legal)  # type: ignore[misc]
        assert not host.chair(1)["bot"]
        assert await host.move(ONE) == ""
    await all_until((host, late), lambda me: me.chair(1)["held"])
    assert host.chair(1)["person"] == late.person
    assert late.view["game"]["sheet"][:2] == [{"do": "blank"}] * 2
    await late.say("take_back")
    await all_until((host, late), lambda me: not me.chair(1)["held"])
    moves = moves_of(await end(house, host, late), 1)
    assert [(move["do"], move["by"]) for move in moves[:2]] == [("blank", "clock")] * 2
    # The bot that held the seat moved, or was still thinking; once the seat is back the clock may run out again.
    assert {move["by"] for move in moves[2:]} <= {"bot", "clock"}
    assert not [move for move in moves_of(house.record(host.room["game_id"]), 0) if "by" in move]


@over_sockets
async def test_who_decides_in_between_has_two_chances_again(house: House) -> None:
    host, late = await sit_down(house, "foxy", 2, seats=2, clock=1)
    for turn in (1, 2, 3):
        await all_until((host, late), lambda me, turn=turn: me.view["game"]["table"]["turn"] == turn)  # type: ignore[misc]
        assert await host.move(ONE) == ""
        if turn == 2:
            assert await late.move(ONE) == ""
    await all_until((host, late), lambda me: me.view["game"]["table"]["turn"] == 4)
    assert not late.chair(1)["held"]
    assert [move["do"] for move in late.view["game"]["sheet"]] == ["blank", "estimate", "blank"]


@over_sockets
async def test_in_a_trick_game_the_clock_has_a_bot_choose_a_legal_card(house: House) -> None:
    host, late, other = await sit_down(house, "fool", 3, seats=4, clock=1)

    async def play(guest: Guest) -> None:
        await guest.play_on(random.Random(guest.seat), until=lambda me: me.chair(1)["held"])

    await asyncio.gather(play(host), play(other))
    await late.say("take_back")
    await late.until(lambda me: not me.chair(1)["held"])
    moves = moves_of(await end(house, host, late, other), 1)
    assert [move["by"] for move in moves[:2]] == ["clock", "clock"]
    # The bot that held the seat moved, or was still thinking; once the seat is back the clock may run out again.
    assert {move["by"] for move in moves[2:]} <= {"bot", "clock"}


@over_sockets
async def test_an_owner_who_comes_in_again_has_the_seat_back_at_once(house: House) -> None:
    host, away = await sit_down(house, "foxy", 2, seats=2, clock=1)
    await away.leave()
    await host.play_on(random.Random(1), until=lambda me: me.chair(1)["held"])
    watching = await arrive(house, host.room["table"], token=away.token, watch=True)
    await watching.settled()
    assert watching.chair(1)["held"]  # only looking on is not being back
    back = await arrive(house, host.room["table"], token=away.token)
    await all_until((host, back), lambda me: me.chair(1)["here"] and not me.chair(1)["held"])


@over_sockets
async def test_an_owner_who_is_here_has_the_seat_back_by_moving(house: House) -> None:
    with open_house(house.data.parent / "slow", BOT_PACE="60") as slow:
        host, late = await sit_down(slow, "foxy", 2, seats=2, clock=1)
        await host.play_on(random.Random(1), until=lambda me: me.chair(1)["held"])
        await late.until(lambda me: me.chair(1)["held"] and me.legal)
        assert await late.move(ONE) == ""
        await all_until((host, late), lambda me: not me.chair(1)["held"])
        assert [move["do"] for move in late.view["game"]["sheet"]] == ["blank", "blank", "estimate"]
        await host.leave()
        await late.leave()


@over_sockets
async def test_between_rounds_the_clock_is_ready_for_who_is_not(house: House) -> None:
    host, late = await sit_down(house, "fool", 2, seats=4, clock=1)
    await asyncio.gather(
        *(each.play_on(random.Random(each.seat), until=lambda me: me.room["awaits_ready"]) for each in (host, late))
    )
    await host.say("ready")
    await host.until(lambda me: me.room["ready"] == [0])
    await all_until((host, late), lambda me: me.view["game"]["table"]["round"] == 2)
    assert not late.chair(1)["held"]


async def lapse(house: House, times: int) -> None:
    """Let a clock of one second run out so often, at a table that was opened for it."""
    (host,) = await sit_down(house, "foxy", 1, seats=1, clock=1)
    await host.until(lambda me: len(me.view["game"]["sheet"]) >= times)
    assert host.view["game"]["sheet"][:times] == [{"do": "blank"}] * times
    await host.leave()


@over_sockets
async def test_no_clock_runs_where_there_is_none_nobody_is_here_or_the_game_is_paused(house: House) -> None:
    without = await sit_down(house, "foxy", 1, seats=1)
    left = await sit_down(house, "fool", 2, seats=4, clock=1)
    paused = await sit_down(house, "foxy", 2, seats=2, clock=1)
    await paused[0].say("pause")
    await all_until(paused, lambda me: me.room["phase"] == "paused" and me.view["clocks"] == [])
    for each in left:
        await each.leave()
    version = left[0].view["version"]
    card = left[0].view["game"]["table"]
    await lapse(house, 2)
    for each in (*without, *paused):
        await each.settled()
        assert each.view["game"]["sheet"] == []
        assert not any(chair["held"] for chair in each.room["chairs"])
    assert without[0].view["clocks"] == []
    back = await arrive(house, left[0].room["table"], token=left[0].token)
    await back.until(lambda me: me.view)
    assert json.loads(next(data for data in back.everything if b'"view"' in data))["version"] <= version + 1
    assert len(back.view["game"]["table"]["trick"]) <= len(card["trick"]) + 1
    await paused[0].say("resume")
    await all_until(paused, lambda me: me.view["game"]["sheet"] == [{"do": "blank"}])  # now it runs again


@over_sockets
async def test_the_clock_that_runs_for_who_comes_back_is_shown_at_once(house: House) -> None:
    (host,) = await sit_down(house, "foxy", 1, seats=1, clock=600)
    await host.leave()
    back = await arrive(house, host.room["table"], token=host.token)
    await back.until(lambda me: me.view)
    await back.settled()
    assert [clock["seat"] for clock in back.view["clocks"]] == [0]
    assert 0 < back.view["clocks"][0]["left"] <= 600


@over_sockets
async def test_clocks_of_large_tables_are_shown_to_their_owners_alone(house: House) -> None:
    guests = await sit_down(house, "foxy", 2, seats=9, clock=600)
    watcher = await arrive(house, guests[0].room["table"])
    await watcher.until(lambda me: me.view)
    for seat, each in enumerate(guests):
        assert [clock["seat"] for clock in each.view["clocks"]] == [seat]
    assert watcher.view["clocks"] == []


async def until_a_gift(house: House, rng: random.Random) -> list[Guest]:
    while True:
        pair = await sit_down(house, "duet", 2, clock=2)

        async def play(guest: Guest) -> None:
            def done(me: Guest) -> bool:
                return bool(me.room["awaits_ready"] or me.room["phase"] == "over" or me.view["game"]["asked"] == "give")

            while not done(guest):
                if guest.legal:
                    gifts = [move for move in guest.legal if move["do"] == "play" and move["card"][1:] == "7"]
                    code = await guest.move(rng.choice(gifts) if gifts else some_move(guest.legal, rng))
                    assert not code
                else:
                    seen = len(guest.everything)
                    await guest.until(lambda me, seen=seen: len(me.everything) > seen)  # type: ignore[misc]

        await asyncio.gather(*(play(each) for each in pair))
        if pair[0].view["game"]["asked"] == "give":
            return pair


@over_sockets
async def test_a_gift_is_given_for_who_is_absent(house: House) -> None:
    here, absent = await until_a_gift(house, random.Random(5))
    await absent.leave()
    assert await here.move(here.legal[0]) == ""
    await here.until(lambda me: me.view["game"]["asked"] != "give")
    await here.say("end")
    back = await arrive(house, here.room["table"], token=absent.token)
    await back.say("end")
    await here.until(lambda me: me.room["phase"] == "over")
    gifts = [move for move in json.loads(house.record(here.room["game_id"]))["moves"] if move["do"] == "give"]
    assert {move["seat"]: move.get("by") for move in gifts} == {here.room["seat"]: None, absent.room["seat"]: "clock"}
