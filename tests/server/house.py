"""A real server in a process of its own, and guests at its tables who speak the protocol and nothing else of ours."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any, ParamSpec, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.cli.running import environment

Headers = dict[str, str] | None
P = ParamSpec("P")

PATIENCE = 30.0
"""Seconds after which something that should happen will not."""
STARTUP = 60.0


class House:
    """`foxden serve` on a free port of this machine."""

    def __init__(self, data: Path, *flags: str, **env: str) -> None:
        self.data = data
        self._command = [sys.executable, "-W", "error", "-m", "foxden", "serve", "--data", str(data), "--no-browser"]
        self._command += flags
        # Tests come from one address, and in a hurry.
        generous = dict.fromkeys(
            ("REQUESTS_PER_SECOND", "MESSAGES_PER_SECOND", "PEOPLE_PER_ADDRESS", "SOCKETS_PER_ADDRESS"), "100000"
        )
        self._env = {
            f"FOXDEN_{name}": value
            for name, value in ({"BOT_PACE": "0", "COMPILE_BOTS": "false"} | generous | env).items()
        }
        self.port = 0
        self.process: subprocess.Popen[str]
        self.log = data.parent / f"{data.name}.log"

    def open(self) -> Self:
        """Start, on the port of the last time if there was one, and wait until it listens."""
        log = self.log.open("a", encoding="utf-8")
        with log:
            self.process = subprocess.Popen(
                [*self._command, "--port", str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment() | self._env | {"PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "Foxden is open:" in line:
                self.port = int(line.rsplit(":", 1)[1])
                return self
        raise AssertionError(f"the server did not start: {self.logged()}")

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self.process.kill()
        self.process.wait()
        self._close_pipe()

    def close(self) -> int:
        """End it as Ctrl-C does; give its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        status = self.process.wait(STARTUP)
        self._close_pipe()
        return status

    def _close_pipe(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()

    def logged(self) -> str:
        return self.log.read_text("utf-8")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def http(self, **how: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **how)

    def open_table(self, game: str, **how: Any) -> OpenedTable:
        """Open a table as somebody new; give it with the opener's token."""
        with self.http() as http:
            me = http.post("/api/me", json={}).json()
            made = http.post("/api/tables", json={"game": game, **how}, headers=bearer(me["token"]))
            assert made.status_code == 201, made.text
            return OpenedTable(made.json()["table"], made.json()["code"], me["token"], me["person"])

    def record(self, game: str) -> bytes:
        """Fetch the record of a finished game."""
        with self.http() as http:
            answer = http.get(f"/api/games/{game}")
            assert answer.status_code == 200, answer.text
            return answer.content


class OpenedTable:
    def __init__(self, key: str, code: str, token: str, person: str) -> None:
        self.key = key
        self.code = code
        self.token = token
        """The host's."""
        self.person = person


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@contextlib.contextmanager
def open_house(data: Path, *flags: str, **env: str) -> Iterator[House]:
    """Open a house for a test, and see that it closes well and has logged no fault of its own."""
    house = House(data, *flags, **env).open()
    try:
        yield house
    finally:
        status = house.close()
    assert status == 0, house.logged()
    assert "Traceback" not in house.logged(), house.logged()


_present: ContextVar[list[Guest] | None] = ContextVar("_present", default=None)
"""The guests of the test that runs, to be seen off at its end."""


def over_sockets(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test that awaits; at its end all its guests leave."""

    async def run(*args: P.args, **kwargs: P.kwargs) -> None:
        guests: list[Guest] = []
        _present.set(guests)
        try:
            await test(*args, **kwargs)
        finally:
            await asyncio.gather(*(each.leave() for each in guests))

    @functools.wraps(test)
    def whole(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(run(*args, **kwargs))

    return whole


class Guest:
    """Somebody connected to a table. Reads all the time; `room`, `view` and the rest are what was heard last."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._news = asyncio.Event()
        self.token = ""
        """By which they are known again."""
        self.welcome: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.refusals: list[dict[str, Any]] = []
        self.accepted: dict[str, int] = {}
        """The version at which each move was kept."""
        self.nudges = 0
        self.hints: list[dict[str, Any]] = []
        self.closed: dict[str, Any] | None = None
        self.close_code: int | None = None
        self.everything: list[bytes] = []
        """Every message as it came."""
        self._reading = asyncio.create_task(self._read())
        present = _present.get()
        if present is not None:
            present.append(self)

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                data = text.encode() if isinstance(text, str) else text
                self.everything.append(data)
                self._hear(json.loads(data))
                self._news.set()
        except ConnectionClosed:
            pass
        self.close_code = self._socket.close_code
        self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "welcome":
                self.welcome = message
                self.token = message["token"] or self.token
            case "room":
                self.room = message
            case "view":
                self.view = message
            case "line":
                self.lines.append(message)
            case "refused":
                self.refusals.append(message)
            case "accepted":
                self.accepted[message["id"]] = message["version"]
            case "nudged":
                self.nudges += 1
            case "hinted":
                self.hints.append(message)
            case "closed":
                self.closed = message
            case _:
                raise AssertionError(message)

    async def say(self, kind: str, **what: Any) -> None:
        await self._socket.send(json.dumps({"kind": kind, **what}))

    async def send_raw(self, data: str | bytes) -> None:
        await self._socket.send(data)

    async def until(self, happened: Callable[[Guest], Any], patience: float = PATIENCE) -> Self:
        """Wait until something is so."""
        end = time.monotonic() + patience
        while not happened(self):
            if self.close_code is not None:
                raise AssertionError(f"closed with {self.close_code}: {self.closed}")
            self._news.clear()
            left = end - time.monotonic()
            try:
                await asyncio.wait_for(self._news.wait(), max(0.0, left))
            except TimeoutError:
                raise AssertionError(f"it did not happen: {self.room} {self.view} {self.refusals[-3:]}") from None
        return self

    async def until_closed(self, patience: float = PATIENCE) -> None:
        await asyncio.wait_for(asyncio.shield(self._reading), patience)

    async def settled(self) -> None:
        """Wait until everything said so far has been answered: a message that is always refused comes back last."""
        before = sum(refused["code"] == "hello-once" for refused in self.refusals)
        await self.say("hello", table="x")
        await self.until(lambda me: sum(refused["code"] == "hello-once" for refused in me.refusals) > before)

    async def refused(self, kind: str, **what: Any) -> str:
        """Say something that is refused, and give the code."""
        before = len(self.refusals)
        await self.say(kind, **what)
        await self.until(lambda me: len(me.refusals) > before)
        return str(self.refusals[-1]["code"])

    async def ask(self, kind: str, **what: Any) -> str:
        """Say something and wait until it has been judged; give the code if it was refused, or nothing."""
        before = len(self.refusals)
        await self.say(kind, **what)
        await self.settled()
        codes = [refused["code"] for refused in self.refusals[before:] if refused["code"] != "hello-once"]
        assert len(codes) <= 1, codes
        return str(codes[0]) if codes else ""

    def chair(self, seat: int) -> dict[str, Any]:
        """Give a chair as this guest was shown it last."""
        chair: dict[str, Any] = self.room["chairs"][seat]
        return chair

    def newest(self, kind: str) -> bytes:
        """Give the last message of this kind, to the byte."""
        return next(data for data in reversed(self.everything) if json.loads(data)["kind"] == kind)

    async def send_parts(self, *parts: str) -> None:
        """Send a message in fragments."""
        await self._socket.send(parts)

    @property
    def said(self) -> list[str]:
        """The lines of chat that have come."""
        return [line["text"] for line in self.lines]

    @property
    def person(self) -> str:
        return str(self.welcome["person"])

    @property
    def seat(self) -> int | None:
        return self.room.get("seat")

    @property
    def legal(self) -> list[dict[str, Any]]:
        return list(self.view["game"]["legal"]) if self.view else []

    async def move(self, move: dict[str, Any], move_id: str | None = None) -> str:
        """Make a move and wait until it is accepted, or refused (then give the refusal's code)."""
        move_id = move_id or secrets.token_hex(8)
        refused_before = len(self.refusals)
        await self.say("move", id=move_id, seen=self.view["version"], move=move)
        await self.until(lambda me: move_id in me.accepted or len(me.refusals) > refused_before)
        if move_id not in self.accepted:
            return str(self.refusals[-1]["code"])
        await self.until(lambda me: me.view["version"] >= me.accepted[move_id])
        return ""

    async def be_polite(self) -> None:
        """Do what is asked of a client beside moves: randomness for the next shuffle, and being ready for it."""
        if (deal := _wanted(self)) is not None:
            await self.say("randomness", deal=deal, value=secrets.token_hex(16))
            # The cards may be dealt at once, and the next room asks for the next shuffle already.
            await self.until(lambda me: _wanted(me) != deal)
        if self.room.get("awaits_ready") and self.seat is not None and self.seat not in self.room["ready"]:
            await self.say("ready")
            await self.until(lambda me: not me.room["awaits_ready"] or me.seat in me.room["ready"])

    async def play_on(self, rng: random.Random, until: Callable[[Guest], Any] | None = None) -> None:
        """Play whatever is legal until the game is over, or until something is so."""
        over = until or (lambda me: me.room.get("phase") == "over")
        while not over(self):
            seen = len(self.everything)
            await self.be_polite()
            if over(self):
                return
            if self.room.get("phase") == "playing" and self.legal:
                await self.move(some_move(self.legal, rng))
            if not over(self) and not self.legal:
                await self.until(lambda me, seen=seen: len(me.everything) > seen or over(me))  # type: ignore[misc]

    async def leave(self) -> None:
        await self._socket.close()
        await self._reading


def _wanted(guest: Guest) -> int | None:
    """Tell for which deal a guest is asked to add randomness."""
    pledge = guest.room.get("pledge")
    return int(pledge["deal"]) if pledge and pledge["wanted"] else None


def some_move(legal: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """Choose any move that is offered."""
    move = rng.choice(legal)
    if move["do"] == "estimate":
        move = {"do": "estimate", "value": rng.randint(0, 12)} | (
            {"circled": True} if move["may_circle"] and rng.random() < 0.05 else {}
        )
    return move


@contextlib.asynccontextmanager
async def guest(house: House, table: str, *, headers: Headers = None, **hello: Any) -> AsyncIterator[Guest]:
    """Come to a table: connect, say hello, and wait for the room."""
    me = await arrive(house, table, headers=headers, **hello)
    try:
        yield me
    finally:
        await me.leave()


async def arrive(house: House, table: str, *, headers: Headers = None, **hello: Any) -> Guest:
    me = await stranger(house, headers=headers)
    me.token = hello.get("token", "")
    await me.say("hello", table=table, **hello)
    return await me.until(lambda me: me.room)


async def stranger(house: House, *, headers: Headers = None) -> Guest:
    """Connect without a word."""
    address = f"ws://127.0.0.1:{house.port}/api/socket"
    return Guest(await connect(address, additional_headers=headers, compression=None, max_queue=None))


async def company(house: House, game: str, people: int, **how: Any) -> list[Guest]:
    """Open a table and let so many people come to it. The first is the host; nobody sits."""
    table = house.open_table(game, **how)
    guests = [await arrive(house, table.key, token=table.token, name="Guest 0")]
    guests += [await arrive(house, table.key, name=f"Guest {number}") for number in range(1, people)]
    return guests


async def seated(house: House, game: str, people: int, **how: Any) -> list[Guest]:
    """Open a table and let so many people sit down on its first seats. The first is the host."""
    guests = await company(house, game, people, **how)
    for seat, each in enumerate(guests):
        await each.say("sit", seat=seat)
        await each.until(lambda me, seat=seat: me.seat == seat)  # type: ignore[misc]
    return guests


async def all_until(guests: Iterable[Guest], happened: Callable[[Guest], Any]) -> None:
    """Wait until something is so for each of them."""
    await asyncio.gather(*(each.until(happened) for each in guests))


async def sit_down(house: House, game: str, people: int, **how: Any) -> list[Guest]:
    """Open a table, let the host and others take the first seats, and start once all is full. Bots take the rest."""
    guests = await seated(house, game, people, **how)
    if len(guests[0].room["chairs"]) > people:
        await guests[0].say("add_bot")
    for each in guests:
        await each.until(lambda me: all(chair["bot"] or chair["person"] for chair in me.room["chairs"]))
        await each.be_polite()
    await guests[0].say("start")
    for each in guests:
        await each.until(lambda me: me.view and me.view["to_move"])
    return guests
