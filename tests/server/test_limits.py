"""What a client may not do, and that it harms nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import (
    Guest,
    House,
    all_until,
    arrive,
    bearer,
    company,
    open_house,
    over_sockets,
    sit_down,
    stranger,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("limits") / "data") as house:
        yield house


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with small limits."""
    with open_house(
        tmp_path_factory.mktemp("strict") / "data",
        MESSAGES_PER_SECOND="5",
        SOCKETS_PER_PERSON="2",
        SOCKETS_PER_ADDRESS="30",
        TABLES_PER_PERSON="2",
        SEATS_AT_A_TABLE="6",
    ) as house:
        yield house


async def unharmed(*guests: Guest) -> None:
    for each in guests:
        await each.settled()
        assert each.closed is None


async def send_until_closed(guest: Guest, message: str) -> int:
    """Send the same again and again; tell how often it went until the server had enough."""
    sent = 0
    while guest.closed is None:
        heard = len(guest.everything)
        await guest.send_raw(message)
        sent += 1
        await guest.until(lambda me, heard=heard: len(me.everything) > heard)  # type: ignore[misc]
    await guest.until_closed()
    return sent


# Messages


@over_sockets
async def test_hello_comes_first_and_once(house: House) -> None:
    (host,) = await company(house, "fool", 1)
    door = await stranger(house)
    assert await door.refused("sit") == "hello-first"
    assert await door.refused("say", text="Hello?", id="c1") == "hello-first"
    assert (door.refusals[-1]["about"], door.refusals[-1]["id"]) == ("say", "c1")
    assert await door.refused("hello", table="x" * 22) == "no-such-table"
    assert await door.refused("hello", table="") == "unreadable"
    await door.say("hello", table=host.room["code"])
    await door.until(lambda me: me.room)
    assert await door.refused("hello", table=host.room["code"]) == "hello-once"
    await unharmed(door, host)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        '{"kind": "dance"}',
        '{"kind": "sit", "seat": "0"}',
        '{"kind": "sit", "seat": 1.5}',
        '{"kind": "sit", "seat": -1}',
        '{"kind": "sit", "seat": 0, "more": 1}',
        '{"kind": "sit", "seat": 99999999999999999999}',
        '{"kind": "move", "id": "", "seen": 0, "move": {}}',
        '{"kind": "move", "id": "%s", "seen": 0, "move": {}}' % ("x" * 41),
        '{"kind": "say", "text": "\\ud800"}',
        "[" * 60_000,
        '{"kind": "leave"}{"kind": "leave"}',
    ],
    ids=lambda message: message[:30],
)
def test_a_message_that_cannot_be_read_is_refused_and_no_more(house: House, message: str) -> None:
    @over_sockets
    async def play() -> None:
        (host,) = await company(house, "fool", 1)
        await host.send_raw(message)
        await host.until(lambda me: me.refusals)
        assert host.refusals[0]["code"] == "unreadable"
        assert host.refusals[0]["about"] == ""
        assert 0 < len(host.refusals[0]["text"]) < 300
        await unharmed(host)

    play()


@over_sockets
async def test_a_message_may_come_in_parts(house: House) -> None:
    (host,) = await company(house, "fool", 1)
    words = json.dumps({"kind": "say", "text": "In parts: äöü 👩‍👧"}, ensure_ascii=False)
    await host.send_parts(*(words[at : at + 3] for at in range(0, len(words), 3)))
    await host.until(lambda me: me.said == ["In parts: äöü 👩‍👧"])
    await host.say("sit")
    await host.until(lambda me: me.seat == 0)


@over_sockets
async def test_what_is_no_text_or_too_long_closes_the_socket_and_no_other(house: House) -> None:
    host, player = await sit_down(house, "foxy", 2, seats=2)
    table, token = host.room["table"], player.token

    async def sender() -> Guest:
        return await arrive(house, table, token=token)

    binary, long, parts, many = [await sender() for _ in range(4)]
    await binary.send_raw(b'{"kind": "leave"}')
    await long.send_raw(" " * (64 * 1024 + 1))
    with contextlib.suppress(ConnectionClosed):  # it may be closed before the last part is out
        await parts.send_parts(*[" " * 20_000] * 4)
    await many.send_parts(*["x"] * 256)  # and an empty one at the end
    for each, codes in ((binary, {1003}), (long, {1009}), (parts, {1009, 1006}), (many, {1009})):
        await each.until_closed()
        assert each.close_code in codes
    await unharmed(host, player)
    assert player.seat == 1
    longest = await sender()
    await longest.send_raw(" " * (64 * 1024))
    await longest.until(lambda me: me.refusals)
    await unharmed(longest)


@over_sockets
async def test_who_sends_too_much_is_sent_away_and_the_others_stay(strict_house: House) -> None:
    (host,) = await company(strict_house, "fool", 1)
    flood = await arrive(strict_house, host.room["table"])
    sent = await send_until_closed(flood, '{"kind": "take_back"}')
    assert sent >= 20  # and the hello before them
    assert flood.close_code == 1008
    assert flood.closed is not None
    assert flood.closed["code"] == "too-fast"
    nonsense = await arrive(strict_house, host.room["table"])
    assert await send_until_closed(nonsense, "nonsense") < sent / 2  # one that cannot be read counts as six
    assert nonsense.close_code == 1008
    await unharmed(host)
    back = await arrive(strict_house, host.room["table"], token=flood.token)
    await unharmed(back)


# How many


@over_sockets
async def test_one_person_has_so_many_sockets_and_others_have_theirs(strict_house: House) -> None:
    (host,) = await company(strict_house, "fool", 1)
    table = host.room["table"]
    second = await arrive(strict_house, table, token=host.token)
    third = await stranger(strict_house)
    assert await third.refused("hello", table=table, token=host.token) == "too-many-sockets"
    await arrive(strict_house, table)
    await second.leave()
    await host.say("say", text="One is gone.")
    await host.until(lambda me: me.said)
    await third.say("hello", table=table, token=host.token)
    await third.until(lambda me: me.room)


@over_sockets
async def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    with open_house(tmp_path / "data", SOCKETS_PER_ADDRESS="4") as own:
        (host,) = await company(own, "fool", 1)
        others = [await stranger(own) for _ in range(3)]
        one_more = await stranger(own)
        await one_more.until_closed()
        assert one_more.close_code == 1013
        assert one_more.refusals[0]["code"] == "too-many-sockets"
        await unharmed(host)
        await others[0].leave()
        await host.settled()
        again = await arrive(own, host.room["table"])
        await unharmed(again, host)
        for each in (host, again, *others):
            await each.leave()


def test_one_person_opens_so_many_tables_and_a_table_has_so_many_seats(strict_house: House) -> None:
    with strict_house.http() as http, strict_house.http() as other:
        answers = [http.post("/api/tables", json={"game": "fool"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["code"] == "too-many-tables"
        assert other.post("/api/tables", json={"game": "fool", "seats": 7}).status_code == 409
        assert other.post("/api/tables", json={"game": "fool", "seats": 6}).status_code == 201


def test_a_full_house_opens_no_more_tables(tmp_path: Path) -> None:
    with open_house(tmp_path / "data", TABLES="2") as own:
        first = own.open_table("fool")
        own.open_table("fool")
        with own.http() as http:
            refused = http.post("/api/tables", json={"game": "fool"})
            assert (refused.status_code, refused.json()["code"]) == (503, "full-house")
            assert http.get(f"/api/tables/{first.key}").status_code == 200


@over_sockets
async def test_so_many_newcomers_come_from_one_address_and_who_is_known_comes_anyhow(tmp_path: Path) -> None:
    with open_house(tmp_path / "data", PEOPLE_PER_ADDRESS="3") as own:
        (host,) = await company(own, "fool", 1)
        guests = [await arrive(own, host.room["table"]) for _ in range(2)]
        door = await stranger(own)
        assert await door.refused("hello", table=host.room["table"]) == "too-many-people"
        with own.http() as http:
            for path, body in (("/api/me", {}), ("/api/tables", {"game": "fool"})):
                refused = http.post(path, json=body)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-people")
            assert http.post("/api/me", json={"name": "A"}, headers=bearer(guests[0].token)).is_success
        again = await arrive(own, host.room["table"], token=guests[1].token)
        for each in (host, again, door, *guests):
            await each.leave()


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path / "data", REQUESTS_PER_SECOND="1") as own, own.http() as http:
        statuses = [http.get("/healthz").status_code for _ in range(14)]
        assert statuses[:10] == [200] * 10
        refused = next(status for status in statuses[10:] if status != 200)
        assert refused == 429


@over_sockets
async def test_who_guesses_codes_soon_guesses_in_vain(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as own:
        table = own.open_table("fool")
        asleep = own.open_table("fool")
        host = await arrive(own, table.key, token=table.token)
        door = await stranger(own)
        with own.http() as http:
            codes = [http.get(f"/api/codes/AAAA{one}{two}").json()["code"] for one in "BCDEF" for two in "GHJKLM"]
            assert codes[:20] == ["no-such-table"] * 20
            assert codes[25:] == ["too-many-guesses"] * 5
            # Now a code that is right tells no more than one that is wrong: otherwise guessing would only be noisier.
            for code in (table.code, asleep.code):
                refused = http.get(f"/api/codes/{code}")
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-guesses")
                assert await door.refused("hello", table=code) == "too-many-guesses"
            # Whoever has a link needs no guess.
            for key in (table.key, asleep.key):
                assert http.get(f"/api/tables/{key}").is_success
        invited = await arrive(own, table.key)
        for each in (host, door, invited):
            await each.leave()


# Slow readers


@over_sockets
async def test_a_reader_who_stops_reading_makes_nobody_wait(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=400, options={})
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert raw.recv(4096).startswith(b"HTTP/1.1 101 ")
        hello = json.dumps({"kind": "hello", "table": host.room["table"]}).encode()
        raw.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        await host.until(lambda me: me.room["watchers"] == 1)
        # Rooms of 400 chairs, again and again: the one who does not read could hold only some of them.
        for number in range(150):
            await host.say("hand_over", seat=0)
            await host.until(lambda me: me.chair(0)["held"])
            await host.say("take_back")
            await host.until(lambda me: not me.chair(0)["held"])
            if number % 50 == 0:
                await unharmed(host, other)
        assert host.room["watchers"] == 1
    await host.until(lambda me: me.room["watchers"] == 0)
    await asyncio.gather(unharmed(host), unharmed(other))
    await all_until((host, other), lambda me: me.room["phase"] == "playing")


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 99"),
        ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "X: y"),
    ],
)
def test_a_handshake_that_comes_to_nothing_is_not_taken_for_a_connection(
    tmp_path: Path, line: str, instead: str
) -> None:
    """A house that is closed waits for its connections to end. It would wait for these in vain, and say so."""
    house = House(tmp_path / "data").open()
    lines = ["GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{house.port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", house.port), timeout=30) as knocking:
            knocking.sendall("\r\n".join(lines).replace(line, instead).encode())
            assert b" 400 " in knocking.recv(4096)
    assert house.close() == 0
    assert "exceeded" not in house.logged()
