"""What a table's log is made of. The log is the table: everything else follows from it, also after a crash.

Stored names are words and keep their meaning. An entry may gain a field with a default; it never loses one.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from foxden.bots import Level

Hand: TypeAlias = Literal["", "asked", "absent"]


class Entry(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """Something that has happened at a table."""

    at: int
    """When, in milliseconds since 1970."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened."""

    game: str
    host: str
    seats: int
    options: Raw
    box: dict[str, Raw] | None = None  # msgspec reads no `Raw | None`
    clock: int | None = None


class Changed(Entry, frozen=True, tag="changed"):
    """The table was set up differently."""

    seats: int
    options: Raw
    clock: int | None
    hints: bool | None = None
    """Whether hints are allowed; None leaves it as it was."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat, perhaps from another one."""

    person: str
    seat: int


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot was put on a seat, or plays there at another level from now on."""

    seat: int
    level: Level = "normal"


class Rose(Entry, frozen=True, tag="rose"):
    """A seat became free, or in a game a bot's for good."""

    seat: int
    kicked: bool = False


class Hosts(Entry, frozen=True, tag="hosts"):
    """Somebody else is the host now."""

    person: str | None


class Pledged(Entry, frozen=True, tag="pledged"):
    """The server chose its secret for the next shuffle, and published the commitment."""

    deal: int
    secret: str
    game_id: str


class Mixed(Entry, frozen=True, tag="mixed"):
    """A player added randomness to the next shuffle."""

    seat: int
    value: str


class Started(Entry, frozen=True, tag="started"):
    """The game began."""


class Dealt(Entry, frozen=True, tag="dealt"):
    """Cards were dealt. How is in the pledge and in the randomness before it."""

    deal: Raw


class Moved(Entry, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: Raw
    by: Literal["", "bot", "clock"] = ""
    """Who made it, if not the player: a bot in the chair, or the clock that had run out."""
    id: str = ""


class Held(Entry, frozen=True, tag="held"):
    """A bot holds a seat until its owner is back."""

    seat: int
    why: Hand


class Returned(Entry, frozen=True, tag="returned"):
    """The owner of a seat plays again."""

    seat: int


class Readied(Entry, frozen=True, tag="readied"):
    """A player is ready for the next round."""

    seat: int


class Agreed(Entry, frozen=True, tag="agreed"):
    """A player agrees to end the game, or does not any more."""

    seat: int
    on: bool


class Paused(Entry, frozen=True, tag="paused"):
    """The game was stopped for a while."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game went on."""


class Ended(Entry, frozen=True, tag="ended"):
    """The game ended before its time."""

    why: str


class Rematched(Entry, frozen=True, tag="rematched"):
    """The people gathered for another game, each a seat further on."""


class Muted(Entry, frozen=True, tag="muted"):
    """Somebody does not want to hear somebody, or wants to again."""

    by: str
    whom: str
    on: bool


AnyEntry: TypeAlias = (
    Opened
    | Changed
    | Sat
    | BotSat
    | Rose
    | Hosts
    | Pledged
    | Mixed
    | Started
    | Dealt
    | Moved
    | Held
    | Returned
    | Readied
    | Agreed
    | Paused
    | Resumed
    | Ended
    | Rematched
    | Muted
)

write: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(AnyEntry)


def read(data: bytes | str) -> AnyEntry:
    """Read an entry that we have written."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
