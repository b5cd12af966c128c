"""Nonsense of all kinds does not make the server fall, leak or fail those who play. `make.py fuzz` tries for longer."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from tests.server.fuzzing import Findings, Fuzz, frame, house_under_attack
from tests.server.house import House

SECONDS = 20.0
FEW_SECONDS = 4.0


def attack(house: House, seconds: float) -> Findings:
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")
    found = asyncio.run(Fuzz(house, seconds, random.Random(seed)).run())
    print(found)
    return found


def test_under_attack_from_all_sides_honest_games_go_on(tmp_path: Path) -> None:
    with house_under_attack(tmp_path / "data") as house:
        found = attack(house, SECONDS)
    assert found.wrong == []
    assert all(found.games[game] > 1 for game in ("foxy", "duet", "fool")), found
    for kind in ("messages", "frames", "heads", "requests", "cases of Schemathesis"):
        assert found.thrown[kind] > 100, found


def test_with_narrow_limits_the_server_sends_attackers_away_and_lives(tmp_path: Path) -> None:
    limits = {"REQUESTS_PER_SECOND": "5", "MESSAGES_PER_SECOND": "5", "PEOPLE_PER_ADDRESS": "20"}
    with house_under_attack(tmp_path / "data", **limits) as house:
        found = asyncio.run(Fuzz(house, FEW_SECONDS, random.Random(8), generous=False).run())
    assert found.wrong == []
    assert found.refusals["closed: too-fast"] > 0
    assert found.refusals["too-many-people"] > 0
    assert found.statuses[429] > 0


@pytest.mark.parametrize("opcode", [3, 7, 11, 15])
def test_a_socket_with_a_frame_of_no_known_kind_is_closed_and_no_other(tmp_path: Path, opcode: int) -> None:
    async def talk(house: House) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        head = "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        writer.write((head + key).encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        writer.write(frame(opcode, b"what is this"))
        async with asyncio.timeout(20):
            while await reader.read(1000):
                pass
        writer.close()

    with house_under_attack(tmp_path / "data") as house:
        asyncio.run(talk(house))
        assert httpx.get(f"{house.url}/healthz").json() == {"status": "ok"}
        assert "Traceback" not in house.logged()
