"""Players who outlive the server: they come back by themselves, send again what was not answered, and remember all.

What they were told and shown is compared with the record once the game is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from foxden.core.seats import Seat
from foxden.record import Record, positions, read, verify
from tests.server.house import House, some_move

AGAIN_AFTER = 0.15
"""Seconds, at most, until a lost connection is tried again."""


@contextlib.contextmanager
def mortal_house(data: Path, *flags: str, **env: str) -> Iterator[House]:
    """Open a house that can be killed and opened again while clients knock at its door.

    Its port is none of those that the system gives to clients. A client that asks again and again for a port where
    nobody listens could be given that very port, and be connected to itself; then no server can have it.
    """
    house = House(data, *flags, **env)
    house.port = port_of_no_client()
    house.open()
    try:
        yield house
    finally:
        status = house.close()
    assert status == 0, house.logged()
    assert "Traceback" not in house.logged(), house.logged()


def port_of_no_client() -> int:
    """Find a port that is free and that the system gives to no client by itself."""
    for port in random.sample(range(10_000, 30_000), 100):
        with contextlib.closing(socket.socket()) as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class _View(msgspec.Struct):
    version: int
    game: msgspec.Raw


class Survivor:
    """One player at one table, for as long as the game goes on."""

    def __init__(self, table: str, token: str | None, seat: int, rng: random.Random) -> None:
        self.table = table
        self.token = token
        self.seat = seat
        self.rng = rng
        self.program = rng.random() < 0.5
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.waiting: dict[str, Any] | None = None
        """The move that is not answered yet."""
        self.accepted: list[tuple[str, Any]] = []
        """Ids and moves, in the order in which they were said to be kept."""
        self.shown: list[bytes] = []
        """The game in each view that came."""
        self.versions: list[int] = []
        self.closings: list[str] = []
        self.losses = 0
        self.messages = 0
        self.strange: list[Any] = []
        """What should not have come."""
        self.done = False
        self._needed = 0
        self._mixed: str | None = None

    async def play(self, house: House, happened: Callable[[], None] = lambda: None) -> None:
        """Play until the game is over and everything is answered, however often the server goes away."""
        while not self.done:
            try:
                await self._one_connection(house, happened)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                self.losses += 1
                await asyncio.sleep(self.rng.uniform(0.01, AGAIN_AFTER))

    async def _one_connection(self, house: House, happened: Callable[[], None]) -> None:
        address = f"ws://127.0.0.1:{house.port}/api/socket"
        async with connect(address, compression=None, max_queue=None, open_timeout=10, close_timeout=1) as socket:
            self.view, self._needed = {}, 0
            hello = {"kind": "hello", "table": self.table, "token": self.token, "program": self.program}
            await socket.send(json.dumps(hello))
            if self.waiting:
                await socket.send(json.dumps(self.waiting))
            async for data in socket:
                self.messages += 1
                for answer in self._hear(data.encode() if isinstance(data, str) else data):
                    await socket.send(json.dumps(answer))
                happened()
                if self.done:
                    return
        raise EOFError

    def _hear(self, data: bytes) -> Iterator[dict[str, Any]]:
        message = json.loads(data)
        match message["kind"]:
            case "welcome":
                self.token = message["token"] or self.token
            case "room":
                self.room = message
                yield from self._around_the_game()
            case "view":
                seen = msgspec.json.decode(data, type=_View)
                self.shown.append(bytes(seen.game))
                self.versions.append(seen.version)
                if not self.view or message["version"] >= self.view["version"]:
                    self.view = message
            case "accepted" if self.waiting and message["id"] == self.waiting["id"]:
                self.accepted.append((message["id"], self.waiting["move"]))
                self.waiting = None
                self._needed = message["version"]
            case "refused" if message["code"] in {"not-between", "no-pledge", "not-gathering"}:
                pass
            case "closed":
                self.closings.append(message["code"])
            case _:
                self.strange.append(message)
        if self.room.get("phase") == "over" and self.waiting is None:
            self.done = True
        yield from self._move()

    def _around_the_game(self) -> Iterator[dict[str, Any]]:
        room, pledge = self.room, self.room["pledge"]
        if room["seat"] is None and room["phase"] == "gathering":
            yield {"kind": "sit", "seat": self.seat}
        if pledge and pledge["wanted"] and self._mixed != pledge["commitment"]:
            self._mixed = pledge["commitment"]
            yield {"kind": "randomness", "deal": pledge["deal"], "value": secrets.token_hex(16)}
        if room["awaits_ready"] and room["seat"] is not None and room["seat"] not in room["ready"]:
            yield {"kind": "ready"}
        if room["hosting"] and room["phase"] == "gathering" and room["seat"] is not None:
            yield from self._open_the_game(room)

    def _open_the_game(self, room: dict[str, Any]) -> Iterator[dict[str, Any]]:
        chairs = room["chairs"]
        if all(chair["person"] or chair["bot"] for chair in chairs):
            yield {"kind": "start"}
        elif chairs[0]["person"] and chairs[1]["person"]:
            yield {"kind": "add_bot"}

    def _move(self) -> Iterator[dict[str, Any]]:
        view = self.view
        if self.waiting or not view or view["version"] < self._needed or self.room.get("phase") != "playing":
            return
        if view["game"]["legal"]:
            self.waiting = {
                "kind": "move",
                "id": secrets.token_hex(8),
                "seen": view["version"],
                "move": some_move(view["game"]["legal"], self.rng),
            }
            yield self.waiting


def pair(house: House, game: str, rng: random.Random, **how: Any) -> list[Survivor]:
    """Open a table for two survivors; bots take what other seats there are."""
    table = house.open_table(game, **how)
    return [Survivor(table.key, table.token if seat == 0 else None, seat, rng) for seat in range(2)]


def check(house: House, players: list[Survivor]) -> bytes:
    """Compare what the players of one finished game were told and shown with its record; give that."""
    data = house.record(players[0].room["game_id"])
    verify(data)
    record = read(data).record
    moves = json.loads(data)["moves"]
    for player in players:
        assert not player.strange, player.strange
        own = [
            {key: value for key, value in move.items() if key not in {"seat", "t"}}
            for move in moves
            if move["seat"] == player.seat and "by" not in move
        ]
        # Whatever was accepted is there, once and in this order; and nothing that was not.
        assert own == [move for _, move in player.accepted]
        assert len({move_id for move_id, _ in player.accepted}) == len(player.accepted)
        _check_shown(record, player)
    return data


def _check_shown(record: Record, player: Survivor) -> None:
    """Require that all that was shown is what the record tells, and that the game never went back."""
    rules = record.rules()
    by_then = 0
    seen = [_as_shown(rules, step.state, player) for step in positions(record)]
    for game in player.shown:
        assert game in seen[by_then:], "something was shown that did not happen, or happened before what was shown last"
        by_then = seen.index(game, by_then)
    assert player.versions == sorted(player.versions)


def _as_shown(rules: Any, state: Any, player: Survivor) -> bytes:
    view = rules.view(state, Seat(player.seat))
    return msgspec.json.encode(view if player.program else rules.face_down(view))
