"""Shuffles that nobody can choose: promised before the deal, mixed by players, told afterwards, checked by anybody."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import foxden
from tests.server.house import Guest, House, all_until, arrive, company, open_house, over_sockets, seated, sit_down


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("shuffles") / "data") as house:
        yield house


async def end(*guests: Guest) -> str:
    for each in guests:
        await each.say("end")
    await all_until(guests, lambda me: me.room["phase"] == "over")
    return str(guests[0].room["game_id"])


def deals_of(house: House, game: str) -> list[dict[str, Any]]:
    deals: list[dict[str, Any]] = json.loads(house.record(game))["fairness"]["deals"]
    return deals


@over_sockets
async def test_what_is_promised_before_the_deal_is_what_the_record_tells(house: House) -> None:
    guests = await seated(house, "fool", 2, seats=4)
    promised = []
    for each in guests:
        assert each.room["pledge"]["deal"] == 0
        assert each.room["pledge"]["wanted"]
    promised.append(guests[0].room["pledge"]["commitment"])
    assert guests[1].room["pledge"]["commitment"] == promised[0]
    values = ["0" * 32, "f0" * 64]
    for each, value in zip(guests, values, strict=True):
        assert await each.ask("randomness", deal=0, value=value) == ""
    await all_until(guests, lambda me: me.room["pledge"]["given"] == [0, 1] and not me.room["pledge"]["wanted"])
    assert await guests[0].ask("randomness", deal=0, value="1" * 32) == "no-pledge"
    assert await guests[0].ask("randomness", deal=1, value="1" * 32) == "no-pledge"
    await guests[0].say("add_bot")
    await guests[0].say("start")
    await all_until(guests, lambda me: me.view and me.room["pledge"]["deal"] == 1)
    promised.append(guests[0].room["pledge"]["commitment"])
    await asyncio.gather(
        *(each.play_on(random.Random(each.seat), until=lambda me: me.room["awaits_ready"]) for each in guests)
    )
    for each in guests:
        await each.be_polite()
    await all_until(guests, lambda me: me.view["game"]["table"]["round"] == 2)
    game = await end(*guests)
    deals = deals_of(house, game)
    assert [deal["commitment"] for deal in deals] == promised
    assert deals[0]["randomness"] == [*values, None, None]
    assert [bool(given) for given in deals[1]["randomness"]] == [True, True, False, False]
    for deal in deals:
        assert sha256(bytes.fromhex(deal["secret"])).hexdigest() == deal["commitment"]
        # Nothing that anybody was sent told the secret, nor what the others gave.
        for each in guests:
            assert not any(deal["secret"].encode() in data for data in each.everything)
            assert not any(value.encode() in data for data in each.everything for value in values)


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ({"deal": 0, "value": "0" * 30}, "unreadable"),
        ({"deal": 0, "value": "0" * 130}, "unreadable"),
        ({"deal": 0, "value": "0" * 33}, "unreadable"),
        ({"deal": 0, "value": "A" * 32}, "unreadable"),
        ({"deal": 0, "value": "g" * 32}, "unreadable"),
        ({"deal": 0, "value": "0" * 32 + "\n"}, "unreadable"),
        ({"deal": -1, "value": "0" * 32}, "unreadable"),
        ({"deal": 1, "value": "0" * 32}, "no-pledge"),
    ],
)
def test_randomness_that_is_none_is_refused(house: House, what: dict[str, Any], code: str) -> None:
    @over_sockets
    async def play() -> None:
        (host,) = await seated(house, "duet", 1)
        assert await host.ask("randomness", **what) == code
        assert host.room["pledge"]["given"] == []

    play()


@over_sockets
async def test_only_who_sits_adds_randomness_and_it_goes_with_them(house: House) -> None:
    host, watcher = await company(house, "duet", 2)
    assert not watcher.room["pledge"]["wanted"]
    assert await watcher.ask("randomness", deal=0, value="0" * 32) == "not-seated"
    await host.say("sit", seat=0)
    await host.until(lambda me: me.seat == 0)
    await host.be_polite()
    await host.say("sit", seat=1)
    await host.until(lambda me: me.seat == 1)
    assert host.room["pledge"]["given"] == []
    assert host.room["pledge"]["wanted"]
    await host.be_polite()
    await host.until(lambda me: me.room["pledge"]["given"] == [1])
    await host.say("leave")
    await watcher.say("sit", seat=1)
    await watcher.until(lambda me: me.seat == 1)
    assert watcher.room["pledge"]["given"] == []


@over_sockets
async def test_a_deal_waits_a_moment_for_randomness_and_goes_on_without(house: House) -> None:
    guests = await seated(house, "fool", 2, seats=4)
    host, silent = guests
    await host.say("add_bot")
    await host.be_polite()
    await host.say("start")
    await all_until(guests, lambda me: me.room["phase"] == "playing")
    await asyncio.gather(*(each.settled() for each in guests))
    assert not silent.view or not silent.view["game"]["hand"]  # the cards wait
    await all_until(guests, lambda me: me.view and me.view["game"]["hand"])
    (deal,) = deals_of(house, await end(*guests))
    assert deal["randomness"][0]
    assert deal["randomness"][1:] == [None] * 3


@over_sockets
async def test_randomness_that_comes_while_the_deal_waits_is_in_it(house: House) -> None:
    guests = await seated(house, "foxy", 2, seats=2)
    await guests[0].be_polite()
    await guests[0].say("start")
    await all_until(guests, lambda me: me.room["phase"] == "playing")
    assert await guests[1].ask("randomness", deal=0, value="ab" * 16) == ""
    await all_until(guests, lambda me: me.view and me.view["game"]["table"]["turn"] == 1)
    assert guests[0].room["pledge"] is None  # Foxy deals once
    (deal,) = deals_of(house, await end(*guests))
    assert deal["randomness"][1] == "ab" * 16


@over_sockets
async def test_who_is_away_is_not_waited_for(house: House) -> None:
    host, away = await seated(house, "duet", 2)
    await away.leave()
    await host.until(lambda me: not me.chair(1)["here"])
    await host.be_polite()
    await host.say("start")
    await host.until(lambda me: me.view and me.view["game"]["hand"])
    back = await arrive(house, host.room["table"], token=away.token)
    (deal,) = deals_of(house, await end(host, back))
    assert deal["randomness"][1] is None


@over_sockets
async def test_anybody_can_verify_a_game_and_finds_one_card_that_was_changed(house: House, tmp_path: Path) -> None:
    guests = await sit_down(house, "duet", 2)
    for _ in range(2):
        version = guests[0].view["version"]
        mover = next(each for each in guests if each.legal)
        await mover.move(mover.legal[0])
        await all_until(guests, lambda me, version=version: me.view["version"] > version)  # type: ignore[misc]
    record = json.loads(house.record(await end(*guests)))
    whole = tmp_path / "whole.json"
    whole.write_text(json.dumps(record), "utf-8")
    assert foxden("verify", whole).returncode == 0
    hands = record["deals"][0]["hands"]
    other = tmp_path / "other.json"
    played = record["moves"][0]["card"]
    at = next(at for at, card in enumerate(hands[0]) if card not in {played, record["moves"][1].get("card")})
    to = next(to for to, card in enumerate(hands[1]) if card not in {played, record["moves"][1].get("card")})
    hands[0][at], hands[1][to] = hands[1][to], hands[0][at]
    other.write_text(json.dumps(record), "utf-8")
    failed = foxden("verify", other)
    assert failed.returncode != 0
    assert failed.stderr or failed.stdout
