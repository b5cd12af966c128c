"""What a table needs from the house it stands in, and what it tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from foxden.table.shown import Channel, Line, Room, Seen
from foxden.table.thinkers import Thinkers

_encode: Final = msgspec.json.Encoder().encode

Kept = Callable[[BaseException | None], None]
"""Called when what was to be kept is kept, or could not be. Always in the order in which things were given."""


class Letter:
    """A message on its way to several people, written out once."""

    __slots__ = ("_data", "message")

    def __init__(self, message: Any) -> None:  # noqa: ANN401 - any message of the protocol
        self.message = message
        self._data = b""

    @property
    def data(self) -> bytes:
        if not self._data:
            self._data = _encode(self.message)
        return self._data

    @property
    def slot(self) -> type | None:
        """Of rooms and views only the newest matters; whoever is slow may miss those in between."""
        kind = type(self.message)
        return kind if kind in {Room, Seen} else None


class Listener(Protocol):
    """One connection of somebody who is at a table."""

    person: str
    watching: bool
    """Whether it asked to be shown only what a watcher sees."""
    program: bool

    def tell(self, letter: Letter) -> None:
        """Send a message, soon and without waiting."""
        ...


class Face(NamedTuple):
    """How a person is known."""

    name: str
    colour: str


class Address(NamedTuple):
    """Where a table is found."""

    number: int
    """In storage."""
    key: str
    """The secret in its link."""
    code: str
    """What people read out to each other."""


class Keeper(Protocol):
    """Where tables are kept. Nothing waits: what is given is kept in order, and then said to be."""

    def append(self, table: int, entries: list[bytes], kept: Kept) -> None:
        """Add entries to a table's log, all of them or none."""
        ...

    def keep_line(self, table: int, line: KeptLine, kept: Kept) -> None:
        """Keep a line of chat."""
        ...

    def seated(self, table: int, people: Iterable[str]) -> None:
        """Note who has a seat at a table."""
        ...

    def touch(self, table: int, at: int, *, over: bool) -> None:
        """Note when a table was last used, and whether its game is over."""
        ...

    def keep_game(self, table: int, game: KeptGame) -> None:
        """Keep the record of a game that is over."""
        ...


class KeptLine(msgspec.Struct, frozen=True):
    """A line of chat as it is kept. Names are not: people may change or take back theirs."""

    n: int
    person: str
    channel: Channel
    text: str
    at: int
    sent_as: str | None = None
    """The id that its writer's client gave it."""


class KeptGame(msgspec.Struct, frozen=True):
    """A finished game as it is kept."""

    id: str
    game: str
    ended_at: int
    record: bytes
    seal: str
    people: dict[str, int]
    """Who played, on which seat."""


@dataclass
class Tally:
    """What has happened in the house since it opened, in numbers."""

    moves: int = 0
    bot_moves: int = 0
    clock_moves: int = 0
    games_started: int = 0
    games_ended: int = 0
    lines: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    keeping: list[float] = field(default_factory=list)
    """Seconds from a move's coming in to its being kept, not yet collected."""
    thinking: list[tuple[str, str, float]] = field(default_factory=list)
    """Seconds that bots have thought, with the game and their level, not yet collected."""
    bot_failures: Counter[str] = field(default_factory=Counter)
    """`crash`, `illegal` moves, `late` answers."""
    hints: int = 0


@dataclass(frozen=True)
class House:
    """The house: its people, its dice, its habits."""

    keeper: Keeper
    face: Callable[[str], Face]
    """How a person is known."""
    rng: Random
    """For bots. Cards are never shuffled with it."""
    bot_pace: float
    """Seconds that a bot takes for a move while people are playing."""
    now: Callable[[], int]
    """Milliseconds since 1970."""
    failed: Callable[[int], None]
    """Told that a table could not be kept and must be read again from what was."""
    tally: Tally = field(default_factory=Tally)
    thinkers: Thinkers = field(default_factory=Thinkers)
    """Where bots think."""
    bot_seconds: float | None = None
    """How long they think for a move; None leaves it to their level."""
    bot_patience: float = 10.0
    """Seconds after which a bot that has begun to think is given up."""


def line_shown(line: KeptLine, face: Face, seat: int | None) -> Line:
    return Line(
        n=line.n,
        person=line.person,
        name=face.name,
        colour=face.colour,
        seat=seat,
        channel=line.channel,
        text=line.text,
        at=line.at,
    )
