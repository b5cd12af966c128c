"""Throws everything at a playing server: broken messages, frames, requests; meanwhile honest games must go on.

`python3 make.py fuzz --minutes 10` runs it for long and prints what was thrown and what was found; a test runs it for
some seconds. All of it stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.house import House, OpenedTable, bearer
from tests.server.survivors import check, pair, port_of_no_client

KINDS = {"welcome", "room", "view", "line", "nudged", "hinted", "accepted", "refused", "closed"}
WAIT = 2.0
"""Seconds for an answer; silence is no fault when nonsense was said."""
GROWTH = 1.15
MORE_BYTES = 10 * 2**20
MORE_FILES = 10
"""Connections of the last moment may still be about to close."""

VALID: tuple[dict[str, Any], ...] = (
    {"kind": "hello", "table": "?", "token": "?", "name": "Fuzz", "watch": False, "program": True},
    {"kind": "sit", "seat": 0},
    {"kind": "leave"},
    {"kind": "add_bot", "seat": None, "level": "hard"},
    {"kind": "bot_level", "seat": 1, "level": "easy"},
    {"kind": "remove_bot", "seat": 1},
    {"kind": "kick", "seat": 1},
    {"kind": "change", "seats": 4, "options": {"level": 2}, "clock": 5, "no_clock": False, "hints": True},
    {"kind": "start"},
    {"kind": "move", "id": "m1", "seen": 1, "move": {"do": "play", "card": "D7"}},
    {"kind": "move", "id": "m2", "seen": 99999, "move": {"do": "estimate", "value": 7, "circled": True}},
    {"kind": "move", "id": "m3", "seen": 99999, "move": {"do": "move", "steps": -1}},
    {"kind": "hint"},
    {"kind": "randomness", "deal": 0, "value": "5f" * 32},
    {"kind": "ready"},
    {"kind": "end", "agree": False},
    {"kind": "nudge", "seat": 0},
    {"kind": "hand_over", "seat": 0},
    {"kind": "take_back"},
    {"kind": "pause"},
    {"kind": "resume"},
    {"kind": "rematch"},
    {"kind": "say", "text": "hello", "id": "s1"},
    {"kind": "mute", "person": "0123456789abcdef", "on": True},
)
NASTY: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**6,
    2**53,
    2**63,
    -(2**63) - 1,
    10**400,
    1.5,
    1e308,
    "",
    "\0",
    "\x7f\x1b[2J",
    "\u202e\u0600\ufeff",
    "a" * 5000,
    "é" * 300,
    "\U0001f98a" * 50,
    "Z" + "\u0301" * 200,
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    [],
    {},
    [[]],
    {"": {}},
    {"do": "play", "card": None},
    {"do": "stop"},
    {"do": "estimate", "value": 10**30},
    [0] * 1000,
)
TEXTS: tuple[bytes, ...] = (
    b"",
    b" ",
    b"null",
    b"{}",
    b"[]",
    b'"',
    b"{" * 20_000,
    b"[" * 60_000,
    b'{"kind":' * 500,
    b'{"kind":"say","text":"\\ud800"}',
    b'{"kind":"say","text":"\\udc00\\ud800"}',
    b'{"kind":"say","text":"\\u0000"}',
    b'{"kind":"say","text":"\xed\xa0\x80"}',
    b'{"kind":"say","text":"\xff\xfe"}',
    b'{"kind":"ready","kind":"start"}',
    b'{"kind":"sit","seat":1,"seat":2}',
    b'{"kind":"sit","seat":1e400}',
    b'{"kind":"sit","seat":NaN}',
    b'{"kind":"sit","seat":' + b"9" * 5000 + b"}",
    b'{"kind":"move","id":"x","seen":0,"move":' + b"[" * 3000 + b"]" * 3000 + b"}",
    b'{"kind":"move","id":"x","seen":0,"move":{"do":"estimate","value":' + b"1" * 4000 + b"}}",
    b'{"kind":"change","options":' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b"}",
    b'\xef\xbb\xbf{"kind":"ready"}',
    b'{"kind":"ready"}{"kind":"ready"}',
    b"\0" * 100,
    b"x" * 60_000,
)
CLOSINGS = (0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 5000, 65535)


@dataclass
class Findings:
    """What was thrown, and what came of it."""

    thrown: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    """Honest games that were finished, and checked against their records."""
    wrong: list[str] = field(default_factory=list)
    memory: list[tuple[float, int]] = field(default_factory=list)
    """Seconds since the start and bytes."""
    files_before: int = 0
    files_after: int = 0

    def memory_between(self, begin: float, end: float) -> int:
        """Give the most that was used within a part of the time."""
        last = self.memory[-1][0]
        return max((used for at, used in self.memory if begin * last <= at <= end * last), default=0)

    def grown(self) -> tuple[int, int]:
        """Give the most memory in the second quarter of the time, after the warm-up, and in the last."""
        return self.memory_between(0.25, 0.5), self.memory_between(0.75, 1.0)

    def __str__(self) -> str:
        before, after = (used / 2**20 for used in self.grown())
        curve = [f"{self.memory_between(tenth / 10, tenth / 10 + 0.1) / 2**20:.0f}" for tenth in range(10)]
        thrown = ", ".join(f"{count:,} {what}" for what, count in sorted(self.thrown.items()))
        return (
            f"thrown: {thrown}; honest games finished and right: {sum(self.games.values())} {dict(self.games)};"
            f" statuses: {dict(sorted(self.statuses.items()))}; refusals: {dict(self.refusals.most_common(12))};"
            f" memory: {before:.1f} MiB, at the end {after:.1f} ({', '.join(curve)});"
            f" files: {self.files_before}, at the end {self.files_after}; wrong: {len(self.wrong)}"
        )


class Fuzz:
    """One attack on one server.

    A server that is not generous sends away all who come from the attackers' address, so nobody honest comes.
    """

    def __init__(self, house: House, seconds: float, rng: random.Random, *, generous: bool = True) -> None:
        self._house = house
        self._generous = generous
        self._rng = rng
        self._begun = time.monotonic()
        self._until = self._begun + seconds
        self._targets: list[OpenedTable] = []
        self.found = Findings()

    async def run(self) -> Findings:
        """Attack until the time is over; then look at what is left of the server."""
        house, found = self._house, self.found
        self._renew_targets()
        found.files_before = files_of(house.process.pid)
        schemathesis = self._schemathesis() if self._generous else None
        attackers: list[Coroutine[Any, Any, None]] = [
            self._forever(self._messages),
            self._forever(self._messages),
            self._forever(self._frames),
            self._forever(self._handshakes),
            self._forever(self._requests),
            self._watch(),
        ]
        if self._generous:
            attackers += [self._honest("foxy", seats=3), self._honest("duet", seats=2), self._honest("fool", seats=4)]
        try:
            async with asyncio.TaskGroup() as attacking:
                for attacker in attackers:
                    attacking.create_task(attacker)
            if schemathesis is not None:
                printed, _ = await asyncio.to_thread(schemathesis.communicate, timeout=120)
                self._judge_schemathesis(printed, schemathesis.returncode)
        finally:
            if schemathesis is not None:
                schemathesis.kill()
                schemathesis.wait()
        await self._look_after()
        return found

    @property
    def _over(self) -> bool:
        return time.monotonic() > self._until

    async def _forever(self, attack: Callable[[], Awaitable[None]]) -> None:
        while not self._over:
            try:
                await attack()
            except (OSError, EOFError, WebSocketException, TimeoutError, httpx.TransportError):
                self.found.thrown["connections lost"] += 1
            if self._house.process.poll() is not None:
                raise AssertionError("the server is no more")

    def _renew_targets(self) -> None:
        self._targets = [self._house.open_table(game) for game in ("foxy", "fool", "duet")]

    # Messages

    async def _messages(self) -> None:
        """Say many things on one socket, first perhaps a good hello."""
        rng = self._rng
        if self._generous and rng.random() < 0.02:
            await asyncio.to_thread(self._renew_targets)
        target = rng.choice(self._targets)
        async with connect(self._socket_address(), compression=None, max_queue=None, close_timeout=WAIT) as socket:
            hearing = asyncio.create_task(self._hear(socket))
            try:
                if rng.random() < 0.9:
                    token = target.token if rng.random() < 0.5 else None
                    hello = {"kind": "hello", "table": target.key, "token": token, "watch": rng.random() < 0.2}
                    await socket.send(json.dumps(hello))
                for _ in range(rng.randint(1, 40)):
                    await socket.send(self._message(target), text=True)
                    self.found.thrown["messages"] += 1
                    if rng.random() < 0.1:
                        await asyncio.sleep(0.01)
                await asyncio.sleep(0.02)
                if rng.random() < 0.3:
                    socket.transport.abort()
            finally:
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)

    async def _hear(self, socket: ClientConnection) -> None:
        async for data in socket:
            message = json.loads(data)
            if message["kind"] not in KINDS or "Traceback" in str(data):
                self.found.wrong.append(f"a strange message: {data!r:.500}")
            if message["kind"] == "refused":
                self.found.refusals[message["code"]] += 1
            if message["kind"] == "closed":
                self.found.refusals["closed: " + message["code"]] += 1
                if message["code"] == "restart":
                    self.found.wrong.append(f"the server gave up on a socket: {data!r:.500}")

    def _message(self, target: OpenedTable) -> bytes:
        rng = self._rng
        how = rng.random()
        if how < 0.15:
            return rng.choice(TEXTS)
        if how < 0.25:
            return rng.randbytes(rng.randint(0, 300))
        message = dict(rng.choice(VALID))
        if message["kind"] == "hello":
            message |= {"table": target.key, "token": target.token}
        if how < 0.55:
            return json.dumps(message).encode()
        for _ in range(rng.choice((1, 1, 2))):
            self._spoil(message)
        text = json.dumps(message)
        if rng.random() < 0.2:
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(['"', "}", "{", ",", "\\", "\\ud800", "\0", "9" * 30, ""]) + text[at + 1 :]
        return text.encode()[:60_000]

    def _spoil(self, message: dict[str, Any]) -> None:
        rng = self._rng
        key = rng.choice(list(message)) if message else "kind"
        match rng.randrange(4):
            case 0:
                message.pop(key, None)
            case 1:
                message[rng.choice(["x", "seat", "kind", "id", "", "a" * 100])] = rng.choice(NASTY)
            case 2 if isinstance(message.get("move"), dict):
                message["move"] = dict(message["move"])
                self._spoil(message["move"])
            case _:
                message[key] = rng.choice(NASTY)

    # Frames

    async def _frames(self) -> None:
        """Break the rules of WebSocket itself."""
        rng = self._rng
        reader, writer = await asyncio.open_connection("127.0.0.1", self._house.port)
        try:
            writer.write(self._upgrade())
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT)
            self._status(head)
            if rng.random() < 0.7:
                hello = json.dumps({"kind": "hello", "table": rng.choice(self._targets).key}).encode()
                writer.write(frame(1, hello))
            for _ in range(rng.randint(1, 6)):
                writer.write(self._frame())
                self.found.thrown["frames"] += 1
            await writer.drain()
            if rng.random() < 0.3:
                writer.write_eof()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(rng.choice((0.02, 0.02, 0.1, 0.5))):
                    while await reader.read(65536):
                        pass
        finally:
            writer.transport.abort()

    def _frame(self) -> bytes:
        rng = self._rng
        ready = b'{"kind":"ready"}'
        return rng.choice(
            (
                lambda: frame(rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), ready),
                lambda: frame(1, ready, masked=False),
                lambda: frame(1, ready, reserved=rng.randint(1, 7)),
                lambda: frame(0, ready),
                lambda: frame(1, ready[:5], last=False) + frame(1, ready[5:]),
                lambda: frame(1, ready[:5], last=False) + frame(9, b"?") + frame(0, ready[5:]),
                lambda: frame(1, b"", last=False) * 300,
                lambda: frame(1, b"a" * 40_000, last=False) * 3,
                lambda: frame(2, rng.randbytes(20)),
                lambda: frame(9, b"x" * 126),
                lambda: frame(9, b"x", last=False),
                lambda: frame(9, rng.randbytes(rng.randint(0, 125))) * rng.randint(1, 200),
                lambda: frame(10, b"unasked"),
                lambda: frame(8, b""),
                lambda: frame(8, b"\x03"),
                lambda: frame(8, struct.pack("!H", rng.choice(CLOSINGS))),
                lambda: frame(8, b"\x03\xe8" + b"\xff\xfe"),
                lambda: frame(8, b"\x03\xe8" + b"x" * 200),
                lambda: frame(1, b"x" * 70_000),
                lambda: b"\x81\xff" + struct.pack("!Q", rng.choice((2**63, 2**64 - 1, 2**40, 65_537))) + b"maskxx",
                lambda: b"\x81\xfe" + struct.pack("!H", 5) + b"mask12345",
                lambda: frame(1, b"\xff\xfe\xfd"),
                lambda: frame(1, ready)[: rng.randint(1, 8)],
                lambda: rng.randbytes(rng.randint(1, 2000)),
                lambda: frame(1, ready) * 50,
            )
        )()

    def _upgrade(self) -> bytes:
        key = base64.b64encode(self._rng.randbytes(16)).decode()
        return (
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self._house.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    # Handshakes and heads of requests

    async def _handshakes(self) -> None:
        """Send garbage where HTTP is expected, and leave some connections hanging for a moment."""
        rng = self._rng
        opened = []
        try:
            for _ in range(rng.randint(1, 8)):
                reader, writer = await asyncio.open_connection("127.0.0.1", self._house.port)
                opened.append((reader, writer))
                writer.write(self._head())
                self.found.thrown["heads"] += 1
                if rng.random() < 0.2:
                    writer.write_eof()
            for reader, _ in opened:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(rng.choice((0.01, 0.05, 0.2))):
                        self._status(await reader.read(65536))
        finally:
            for _, writer in opened:
                writer.transport.abort()

    def _head(self) -> bytes:
        rng = self._rng
        good = self._upgrade()
        get = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{self._house.port}\r\n".encode()
        return rng.choice(
            (
                lambda: good[: rng.randrange(len(good))],
                lambda: good.replace(b"13", b"99"),
                lambda: good.replace(b"Sec-WebSocket-Key", b"X-Key"),
                lambda: good.replace(b"websocket", b"h2c"),
                lambda: good.replace(b"/api/socket", b"/api/tables"),
                lambda: good.replace(b"/api/socket", b"/api/socket?" + b"x" * 3000),
                lambda: good.replace(b"GET", b"POST"),
                lambda: good.replace(b"HTTP/1.1", b"HTTP/1.0"),
                lambda: good.replace(b"\r\n\r\n", b"\r\nOrigin: http://evil.example\r\n\r\n"),
                lambda: good.replace(
                    b"\r\n\r\n", b"\r\nCookie: foxden=%x.%x\r\n\r\n" % (rng.getrandbits(64), rng.getrandbits(99))
                ),
                lambda: good.replace(b"\r\n\r\n", b"\r\nCookie: foxden=\xff\xfe.\xe9\r\n\r\n"),
                lambda: good.replace(b"\r\n\r\n", b"\r\nX: " + b"y" * 200_000 + b"\r\n\r\n"),
                lambda: good + frame(1, b'{"kind":"hello","table":"x"}') * 3,
                lambda: good + rng.randbytes(100),
                lambda: rng.randbytes(rng.randint(1, 500)),
                lambda: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(100),
                lambda: b"GET / HTTP/9.9\r\n\r\n",
                lambda: b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                lambda: get + b"Content-Length: -1\r\n\r\n",
                lambda: get + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
                lambda: get + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n",
                lambda: get + b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
                lambda: get + b"\r\n" + get + b"\r\n" + get + b"\r\n",
                lambda: get + b"X\0Y: z\r\n\r\n",
                lambda: get + b"".join(b"h%d: v\r\n" % n for n in range(2000)) + b"\r\n",
                lambda: b"GET /%00%ff%fe/../..//t/" + b"a" * 5000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
                lambda: b"GET /api/codes/%F0%9F%A6%8A HTTP/1.1\r\nHost: localhost\r\n\r\n",
                lambda: b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
                lambda: b"GET /healthz HTTP/1.1\r\nHost: [::1\r\n\r\n",
                lambda: b"GET /healthz HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
                lambda: b"GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                lambda: (
                    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 1000\r\n\r\n{"
                ),
                lambda: (
                    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}"
                ),
            )
        )()

    # Requests

    async def _requests(self) -> None:
        """Send requests that are whole, and wrong."""
        rng = self._rng
        target = rng.choice(self._targets)
        async with httpx.AsyncClient(base_url=self._house.url, timeout=20) as http:
            for _ in range(20):
                headers = rng.choice(
                    ({}, bearer(target.token), bearer("x.y"), {"Authorization": "Bearer"}, {"Cookie": "foxden=a.b"})
                ) | rng.choice(({}, {}, {"Origin": "null"}, {"X-Forwarded-For": "1.2.3.4, x"}, {"Range": "bytes=0-"}))
                method = rng.choice(("GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"))
                path = rng.choice(
                    (
                        "/api/tables",
                        "/api/me",
                        "/api/me/link",
                        "/api/me/here",
                        "/api/me/tables",
                        "/api/me/games",
                        f"/api/tables/{target.key}",
                        f"/api/tables/{target.key}/qr.svg",
                        f"/api/codes/{target.code.lower()}",
                        f"/api/codes/{'A' * rng.randint(1, 3000)}",
                        "/api/games/x",
                        "/api/games/%00",
                        "/api/codes/%ED%A0%80",
                        "/api/tables/..%2f..%2fetc",
                        "/api/openapi.json",
                        "/metrics",
                        "/t/x",
                        "/nowhere",
                        "/assets/..%2f..%2fserver/app.py",
                    )
                )
                body = rng.choice((b"{}", b"", *TEXTS, json.dumps({"name": rng.choice(NASTY)}).encode(), self._table()))
                kind = rng.choice(("application/json", "application/json; charset=utf-16", "text/plain", ""))
                answer = await http.request(method, path, content=body, headers=headers | {"Content-Type": kind})
                self.found.thrown["requests"] += 1
                self.found.statuses[answer.status_code] += 1
                self._judge(answer.status_code, answer.content, f"{method} {path} {body!r:.200}")

    def _table(self) -> bytes:
        rng = self._rng
        table: dict[str, Any] = {"game": rng.choice(("foxy", "fool", "duet", "chess"))}
        for key in rng.sample(("seats", "options", "box", "clock", "x"), rng.randint(0, 3)):
            table[key] = rng.choice(
                (*NASTY, 3, {"level": 3}, {"fox": "cat"}, {"cards": {}}, {"foxden": 1, "game": "foxy"})
            )
        return json.dumps(table).encode()

    def _schemathesis(self) -> subprocess.Popen[str]:
        """Let Schemathesis read our own description and try everything it can think of."""
        seconds = max(5, int(self._until - time.monotonic()) - 5)
        return subprocess.Popen(
            [
                *(str(Path(sys.executable).with_name("st")), "run", f"{self._house.url}/api/openapi.json"),
                *("--checks", "not_a_server_error,status_code_conformance,response_schema_conformance"),
                *("--max-time", str(seconds), "--phases", "examples,coverage,fuzzing", "--no-color"),
                *("--generation-database", "none", "--warnings", "off", "--suppress-health-check", "all"),
                *("--continue-on-failure", "-H", f"Authorization: Bearer {self._targets[0].token}"),
                *("--seed", str(self._rng.randrange(2**31))),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=tempfile.gettempdir(),
        )

    def _judge_schemathesis(self, printed: str, status: int) -> None:
        told = re.search(r"([\d,]+) generated", printed)
        self.found.thrown["cases of Schemathesis"] += int(told[1].replace(",", "")) if told else 0
        if status != 0:
            self.found.wrong.append(f"Schemathesis ended with {status}: {printed[-6000:]}")

    # Judgement

    def _status(self, answer: bytes) -> None:
        found = re.match(rb"HTTP/1\.[01] (\d{3})", answer)
        if found:
            self.found.statuses[int(found[1])] += 1
            self._judge(int(found[1]), answer, "a raw request")

    def _judge(self, status: int, content: bytes, what: str) -> None:
        if status >= 500 or b"Traceback" in content:
            self.found.wrong.append(f"{status} to {what}: {content!r:.500}")

    def _socket_address(self) -> str:
        return f"ws://127.0.0.1:{self._house.port}/api/socket"

    # Who plays on

    async def _honest(self, game: str, seats: int) -> None:
        """Play one game after the other, each to its end, and compare it with its record."""
        while not self._over:
            players = await asyncio.to_thread(pair, self._house, game, self._rng, seats=seats)
            try:
                async with asyncio.timeout(120), asyncio.TaskGroup() as playing:
                    for player in players:
                        playing.create_task(player.play(self._house))
            except TimeoutError:
                self.found.wrong.append(f"a game of {game} got stuck: {players[0].room} {players[0].view}"[:3000])
                return
            try:
                await asyncio.to_thread(check, self._house, players)
            except Exception as problem:  # noqa: BLE001 - whatever is not as it should be
                self.found.wrong.append(f"a game of {game} is not right: {problem!r}"[:3000])
            if any(player.losses for player in players):
                self.found.wrong.append(f"an honest player of {game} lost a connection: {players[0].closings}")
            self.found.games[game] += 1

    async def _watch(self) -> None:
        while not self._over:
            used = memory_of(self._house.process.pid)
            self.found.memory.append((time.monotonic() - self._begun, used))
            await asyncio.sleep(min(2.0, max(0.1, self._until - time.monotonic())))

    async def _look_after(self) -> None:
        house, found = self._house, self.found
        for _ in range(100):
            found.files_after = files_of(house.process.pid)
            if found.files_after <= found.files_before + MORE_FILES:
                break
            await asyncio.sleep(0.1)
        else:
            found.wrong.append(f"files stay open: {found.files_before} before, {found.files_after} after")
        if house.process.poll() is not None:
            found.wrong.append("the server has ended")
            return
        async with httpx.AsyncClient(base_url=house.url, timeout=20) as http:
            well = told = httpx.Response(429)
            for _ in range(40):
                if 429 not in {well.status_code, told.status_code}:
                    break
                await asyncio.sleep(0.5)  # perhaps we have asked too often
                well, told = await http.get("/healthz"), await http.get("/metrics")
            if well.status_code != 200 or told.status_code != 200:
                found.wrong.append("the server is not well")
        if 'code="fault"' in told.text:
            found.wrong.append("the server counted faults of its own")
        if "Traceback" in house.logged():
            found.wrong.append("a traceback in the log: " + house.logged().partition("Traceback")[2][:3000])


def frame(opcode: int, data: bytes, *, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """Write a WebSocket frame as a client does, or as none should."""
    first = (0x80 if last else 0) | reserved << 4 | opcode
    mask_bit = 0x80 if masked else 0
    if len(data) < 126:
        head = bytes((first, mask_bit | len(data)))
    elif len(data) < 65536:
        head = bytes((first, mask_bit | 126)) + struct.pack("!H", len(data))
    else:
        head = bytes((first, mask_bit | 127)) + struct.pack("!Q", len(data))
    if not masked:
        return head + data
    mask = b"\x5a\xa5\x3c\xc3"
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def memory_of(process: int) -> int:
    """Give the bytes of memory that a process uses; 0 where that is not told."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    return 0


def files_of(process: int) -> int:
    """Count the files and connections that a process holds open; 0 where that is not told."""
    with contextlib.suppress(OSError):
        return len(list(Path(f"/proc/{process}/fd").iterdir()))
    return 0


@contextlib.contextmanager
def house_under_attack(data: Path, **env: str) -> Iterator[House]:
    """Open a house that lets one address do what only many could."""
    generous = {
        "LOG_LEVEL": "warning",
        "TABLES_PER_PERSON": "1000000",
        "TABLES": "10000000",
        "SOCKETS_PER_PERSON": "100000",
    }
    house = House(data, **generous | env)
    house.port = port_of_no_client()
    house.open()
    try:
        yield house
    finally:
        house.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="make.py fuzz", description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (1 if left out)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32), help="for the same again")
    chosen = parser.parse_args()
    print(f"fuzzing for {chosen.minutes:g} minutes, seed {chosen.seed}", flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        house_under_attack(Path(folder) / "data") as house,
    ):
        found = asyncio.run(Fuzz(house, chosen.minutes * 60, random.Random(chosen.seed)).run())
    before, after = found.grown()
    if after > before * GROWTH + MORE_BYTES:
        found.wrong.append(f"memory grows: {before:,} bytes after the warm-up, {after:,} at the end")
    for wrong in found.wrong[:20]:
        print("WRONG:", wrong)
    print(found)
    sys.exit(bool(found.wrong))


if __name__ == "__main__":
    main()
