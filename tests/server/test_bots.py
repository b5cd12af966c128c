"""Bots and hints as people at a table of a real server live them."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from foxden.record import verify
from tests.server.house import Guest, House, arrive, company, open_house, over_sockets, sit_down

LEVELS = ("easy", "normal", "hard")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("bots") / "data") as house:
        yield house


def levels(guest: Guest) -> list[str | None]:
    return [chair["level"] for chair in guest.room["chairs"]]


@over_sockets
async def test_the_host_chooses_how_well_each_bot_plays(house: House) -> None:
    host, other = await company(house, "foxy", 2, seats=4)
    assert await host.ask("sit", seat=0) == ""
    for seat, level in enumerate(LEVELS, 1):
        assert await host.ask("add_bot", seat=seat, level=level) == ""
    await other.until(lambda me: levels(me) == [None, *LEVELS])
    assert await host.ask("bot_level", seat=1, level="hard") == ""
    await other.until(lambda me: levels(me) == [None, "hard", "normal", "hard"])
    assert await host.ask("bot_level", seat=0, level="hard") == "not-a-bot"
    assert await host.ask("bot_level", seat=4, level="hard") == "no-such-seat"
    assert await other.ask("bot_level", seat=1, level="easy") == "not-host"
    assert await host.ask("bot_level", seat=1, level="cruel") == "unreadable"
    assert await host.ask("bot_level", seat=1, level="easy") == ""
    await host.be_polite()
    await host.say("start")
    await host.until(lambda me: me.view and me.view["to_move"])
    assert await host.ask("bot_level", seat=1, level="normal") == "not-gathering"
    await host.play_on(random.Random(1))
    table = host.view["game"]["table"]
    assert table["totals"][3] > table["totals"][2] > table["totals"][1]
    sheet = host.view["game"]["reveal"]["sheets"][3]
    assert [box["value"] for box in sheet] == table["exact"]
    verify(house.record(host.room["game_id"]))


@pytest.mark.parametrize("game", ["fool", "duet"])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_every_game(house: House, game: str, level: str) -> None:
    @over_sockets
    async def play() -> None:
        (host,) = await company(house, game, 1)
        assert await host.ask("sit", seat=0) == ""
        assert await host.ask("add_bot", level=level) == ""
        await host.be_polite()
        await host.say("start")
        await host.play_on(random.Random(1), until=lambda me: me.room["awaits_ready"] or me.room["phase"] == "over")

    play()


@over_sockets
async def test_a_bot_takes_its_time_while_somebody_plays(tmp_path: Path) -> None:
    with open_house(tmp_path / "data", BOT_PACE="0.3") as house:
        (host,) = await sit_down(house, "foxy", 1, seats=2)
        for _ in range(3):
            await host.until(lambda me: me.legal)
            begun = time.monotonic()
            assert await host.move({"do": "estimate", "value": 1}) == ""
            await host.until(lambda me: me.legal)
            assert (
                time.monotonic() - begun > 0.1
            )  # 0.21 from when it was asked, which may have been shown a little later
        await host.say("leave")
        await host.until(lambda me: me.room["phase"] == "over")
        await host.leave()


@over_sockets
async def test_bots_remember_over_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house:
        host, *_ = await company(house, "foxy", 1, seats=3)
        assert await host.ask("sit", seat=0) == ""
        assert await host.ask("add_bot", level="hard") == ""
        await host.be_polite()
        await host.say("start")
        for restart, turn in ((house.close, 6), (house.kill, 13)):

            def there(me: Guest, turn: int = turn) -> bool:
                return bool(me.view) and me.view["game"]["table"]["turn"] == turn

            await host.play_on(random.Random(1), until=there)
            restart()
            await host.until_closed()
            house.open()
            host = await arrive(house, host.room["table"], token=host.token)
            await host.until(lambda me: me.view)
            assert levels(host) == [None, "hard", "hard"]
        await host.play_on(random.Random(1))
        game = host.view["game"]
        for seat in (1, 2):
            assert [box["value"] for box in game["reveal"]["sheets"][seat]] == game["table"]["exact"]
        await host.leave()


@over_sockets
async def test_a_hint_is_asked_for_and_given(house: House) -> None:
    (host,) = await sit_down(house, "foxy", 1, seats=3)
    watcher = await arrive(house, host.room["table"])
    assert host.room["hints"]
    assert watcher.room["hints"]  # everybody can see that they are allowed
    await host.say("hint")
    await host.until(lambda me: me.hints)
    (told,) = host.hints
    assert set(told) == {"kind", "version", "move", "code", "facts"}
    card = host.view["game"]["table"]["card"]
    assert told["move"]["value"] == (0 if card == "fox" else card.count("+") + 1)
    assert await watcher.ask("hint") == "not-seated"
    assert not watcher.hints
    assert await host.ask("hint", seat=1) == "unreadable"
    assert await host.move(told["move"]) == ""


@over_sockets
async def test_hints_are_not_for_games_between_people_if_the_host_does_not_say_so(house: House) -> None:
    host, other = await sit_down(house, "fool", 2, seats=4)
    assert not other.room["hints"]
    for each in (host, other):
        assert await each.ask("hint") == "no-hints"
    (alone,) = await sit_down(house, "duet", 1)
    assert alone.room["hints"]
    host, other = await company(house, "duet", 2)
    for each in (host, other):
        assert await each.ask("sit") == ""
    assert await other.ask("change", hints=True) == "not-host"
    assert await host.ask("change", hints=True) == ""
    await other.until(lambda me: me.room["hints"])


def test_thinking_is_counted(house: House) -> None:
    @over_sockets
    async def play() -> None:
        (host,) = await sit_down(house, "foxy", 1, seats=2)
        await host.play_on(random.Random(1))

    play()
    with house.http() as http:
        told = http.get("/metrics").text
    count = re.search(r'^foxden_bot_thinking_seconds_count\{game="foxy",level="normal"\} (\d+)', told, re.MULTILINE)
    assert count
    assert int(count[1]) >= 20
    assert re.search(r"^foxden_hints_total ", told, re.MULTILINE)
    assert "foxden_bot_failures_total{" not in told
    assert "a bot " not in house.logged()
