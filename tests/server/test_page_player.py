"""Whoever has only docs/protocol.md can play: the player that is printed there plays whole games at a live table."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from foxden.server.messages import Hello, read_message
from foxden.table.chat import Chat
from foxden.table.commands import Start
from foxden.table.entries import Opened
from foxden.table.house import Address, Face, House, Kept, KeptGame, KeptLine, Letter
from foxden.table.table import Table

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def player_of_the_page() -> Callable[[str], Any]:
    found = re.search(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert found
    names: dict[str, Any] = {}
    exec(compile(found[1], str(PAGE), "exec"), names)  # noqa: S102 - our own page
    player: Callable[[str], Any] = names["Player"]
    return player


class SlowKeeper:
    """Keeps nothing, and says that it has, in order, a little later."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._todo: deque[Kept] = deque()

    def append(self, table: int, entries: list[bytes], kept: Kept) -> None:  # noqa: ARG002
        self._todo.append(kept)
        if len(self._todo) == 1:
            self._plan()

    def _plan(self) -> None:
        asyncio.get_running_loop().call_later(self._rng.random() / 2000, self._done)

    def _done(self) -> None:
        self._todo[0](None)
        self._todo.popleft()
        if self._todo:
            self._plan()

    def keep_line(self, table: int, line: KeptLine, kept: Kept) -> None:  # noqa: ARG002
        raise AssertionError("nobody talks here")

    def keep_game(self, table: int, game: KeptGame) -> None:
        pass

    def seated(self, table: int, people: Iterable[str]) -> None:
        pass

    def touch(self, table: int, at: int, *, over: bool) -> None:
        pass


class Connection:
    """A socket without a network."""

    watching = False
    program = True

    def __init__(self, person: str) -> None:
        self.person = person
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()

    def tell(self, letter: Letter) -> None:
        self.inbox.put_nowait(json.loads(letter.data))


async def sit_and_play(table: Table, person: str, player: Any, rng: random.Random) -> None:
    """Be at the table until the game is over, and lose the connection now and then."""
    while True:
        connection = Connection(person)
        answers = player.opened()
        while True:
            for answer in answers:
                command = read_message(msgspec.json.encode(answer))
                if isinstance(command, Hello):
                    table.enter(connection)
                else:
                    table.hear(connection, command)
            if rng.random() < 0.05:
                break
            message = await connection.inbox.get()
            if message["kind"] == "room" and message["phase"] == "over":
                return
            answers = player.hear(message)
        table.exit(connection)


async def whole_game(game: str, seats: int, rng: random.Random) -> None:
    house = House(
        keeper=SlowKeeper(rng),
        face=lambda person: Face(person, ""),
        rng=rng,
        bot_pace=0,
        now=lambda: 0,
        failed=lambda table: pytest.fail(f"table {table} was not kept"),
    )
    opened = Opened(at=0, game=game, host="p0", seats=seats, options=Raw(b"{}"))
    table = Table(Address(1, "key", "CODE23"), house, [opened], Chat([]))
    new_player = player_of_the_page()
    playing = [asyncio.create_task(sit_and_play(table, f"p{seat}", new_player("CODE23"), rng)) for seat in range(seats)]
    host = Connection("p0")
    table.enter(host)
    while any(chair.free for chair in table.live.chairs):
        await host.inbox.get()
    table.hear(host, Start())
    table.exit(host)
    await asyncio.wait_for(asyncio.gather(*playing), timeout=60)
    assert table.live.phase == "over"
    table.sleep()


@pytest.mark.parametrize(("game", "seats"), [("foxy", 1), ("foxy", 5), ("fool", 4), ("duet", 2)])
def test_the_player_of_the_page_plays_to_the_end(game: str, seats: int) -> None:
    asyncio.run(whole_game(game, seats, random.Random(7)))
