"""A live table in this process, with people who hear, and bots of a test's own."""

from __future__ import annotations

import asyncio
import functools
import json
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable
from random import Random
from typing import Any, ParamSpec

import pytest
from msgspec import Raw, Struct

from foxden.bots import Level
from foxden.table.chat import Chat
from foxden.table.commands import AddBot, GiveRandomness, Move, Sit, Start, TableCommand
from foxden.table.entries import AnyEntry, Moved, Opened, read
from foxden.table.house import Address, Face, House, Kept, KeptGame, KeptLine, Letter
from foxden.table.table import Table
from foxden.table.thinkers import Thinkers

PATIENCE = 20.0


class Keeper:
    """Keeps the logs of tables, at once when the loop comes round."""

    def __init__(self) -> None:
        self.logs: defaultdict[int, list[bytes]] = defaultdict(list)
        self.games: list[KeptGame] = []

    def append(self, table: int, entries: list[bytes], kept: Kept) -> None:
        self.logs[table] += entries
        asyncio.get_running_loop().call_soon(kept, None)

    def keep_line(self, table: int, line: KeptLine, kept: Kept) -> None:  # noqa: ARG002
        raise AssertionError("nobody talks here")

    def seated(self, table: int, people: Iterable[str]) -> None:
        pass

    def touch(self, table: int, at: int, *, over: bool) -> None:
        pass

    def keep_game(self, table: int, game: KeptGame) -> None:  # noqa: ARG002
        self.games.append(game)


class Person:
    """Somebody at a table: hears, and asks."""

    watching = False
    program = True

    def __init__(self, room: Room, name: str) -> None:
        self._room = room
        self.person = name
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.refusals: list[str] = []
        self.hints: list[dict[str, Any]] = []

    def tell(self, letter: Letter) -> None:
        message = json.loads(letter.data)
        match message["kind"]:
            case "room":
                self.room = message
            case "view":
                self.view = message
            case "refused":
                self.refusals.append(message["code"])
            case "hinted":
                self.hints.append(message)

    def ask(self, *commands: TableCommand) -> None:
        for command in commands:
            self._room.table.hear(self, command)

    def move(self, move: dict[str, Any]) -> None:
        spelled = Raw(json.dumps(move).encode())
        self.ask(Move(id=secrets.token_hex(8), seen=self.view["version"], move=spelled))

    @property
    def legal(self) -> list[dict[str, Any]]:
        return list(self.view["game"]["legal"]) if self.view else []


class Room:
    """One table and its house."""

    def __init__(self, game: str, seats: int, *, house: House, number: int = 1, **options: Any) -> None:
        self.house = house
        self._address = Address(number, "key", "CODE23")
        first = Opened(at=0, game=game, host="host", seats=seats, options=Raw(json.dumps(options).encode()))
        self._first = first
        self.table = Table(self._address, self.house, [first], Chat([]))

    def log(self) -> list[AnyEntry]:
        keeper = self.house.keeper
        assert isinstance(keeper, Keeper)
        return [self._first, *map(read, keeper.logs[self._address.number])]

    def wake(self) -> None:
        """Let the table go and read it again from its log, as after a restart."""
        self.table.sleep()
        self.table = Table(self._address, self.house, self.log(), Chat([]))

    def enter(self, name: str = "host") -> Person:
        person = Person(self, name)
        self.table.enter(person)
        return person

    async def play(self, *names: str, bots: Level | None = "normal") -> list[Person]:
        """Let people sit down on the first seats and bots on the rest, start, and wait for the cards."""
        people = [self.enter(name) for name in names]
        for seat, person in enumerate(people):
            person.ask(Sit(seat))
        if bots is not None:
            people[0].ask(AddBot(level=bots))
        await until(lambda: all(person.room["pledge"] and person.room["seat"] is not None for person in people))
        for number, person in enumerate(people):
            person.ask(GiveRandomness(0, f"{number:02x}" * 16))
        people[0].ask(Start())
        await until(lambda: all(person.view and person.view["to_move"] for person in people))
        return people

    @property
    def moves(self) -> list[dict[str, Any]]:
        """All moves of the log, as they were written."""
        return [
            {"seat": entry.seat, "by": entry.by, **json.loads(bytes(entry.move))}
            for entry in self.log()
            if isinstance(entry, Moved)
        ]


def a_house(*, bot_pace: float = 0.0, bot_patience: float = 10.0, threads: int = 1) -> House:
    return House(
        keeper=Keeper(),
        face=lambda person: Face(person, ""),
        rng=Random(7),
        now=lambda: int(time.time() * 1000),
        failed=lambda table: pytest.fail(f"table {table} was not kept"),
        bot_pace=bot_pace,
        bot_patience=bot_patience,
        thinkers=Thinkers(threads),
    )


P = ParamSpec("P")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test that awaits."""

    @functools.wraps(test)
    def whole(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return whole


async def until(happened: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Wait until something is so, however busy this machine is."""
    end = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.002)


class TestBot:
    """Does as it is told by a test: `choosing` is called in the thread where it thinks."""

    __test__ = False

    def __init__(
        self, choosing: Callable[[Any, Random], Any], answering: Callable[[Any], Any] = lambda _: None
    ) -> None:
        self._choosing = choosing
        self._answering = answering
        self.seen: list[Any] = []
        self.inside = 0
        self.at_once = 0

    def notice(self, view: Any) -> None:
        self.seen.append(view)

    def choose(self, view: Any, rng: Random) -> Struct:
        self.inside += 1
        self.at_once = max(self.at_once, self.inside)
        try:
            move: Struct = self._choosing(view, rng)
            return move
        finally:
            self.inside -= 1

    def answer(self, view: Any) -> Struct | None:
        answer: Struct | None = self._answering(view)
        return answer
