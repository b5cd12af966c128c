"""What a record holds, as types."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from foxden.core.boxes import Box
from foxden.core.rules import AnyRules
from foxden.core.seats import Seat
from foxden.games import GAMES

VERSION: Final = 1
NOT_SAID: Final = Raw()


class Entry(Struct, frozen=True):
    """One move of the log."""

    seat: Seat
    move: Struct
    t: Raw = NOT_SAID
    """When it was made, if the record says so. The rules take no notice."""
    by: Raw = NOT_SAID
    """Who made it, if it was not the player: `"bot"` or `"clock"`. The rules take no notice."""


class Record(Struct, frozen=True, kw_only=True):
    """A game as it was played. Nothing in here says more than the rules need to play it again."""

    game: str
    options: Struct
    seats: tuple[str, ...]
    """The players' names."""
    box: Box | None = None
    """Another deck or board than the standard one."""
    deals: tuple[Struct, ...] = ()
    moves: tuple[Entry, ...] = ()
    extra: dict[str, Raw] = {}
    """What others have written beside it (`id`, `at`, `by`, …), kept as it was."""

    def rules(self) -> AnyRules:
        """Give the rules that this game is played by."""
        return GAMES[self.game](self.box)

    def with_deal(self, deal: Struct) -> Record:
        return replace(self, deals=(*self.deals, deal))

    def with_move(self, seat: Seat, move: Struct) -> Record:
        return replace(self, moves=(*self.moves, Entry(seat, move)))


def begin(rules: AnyRules, options: Struct, names: tuple[str, ...], *, box: Box | None = None) -> Record:
    """Open the record of a new game, before its first deal. Give the box if it is not the standard one."""
    return Record(game=rules.name, options=options, seats=names, box=box)


def dump(record: Record) -> bytes:
    """Write a record as JSON on one line."""
    document: dict[str, Any] = {
        "foxden": VERSION,
        "game": record.game,
        "options": record.options,
        "seats": record.seats,
    }
    if record.box is not None:
        document["box"] = record.box
    document |= record.extra
    document["deals"] = record.deals
    document["moves"] = [_spelled(entry) for entry in record.moves]
    return msgspec.json.encode(document)


def _spelled(entry: Entry) -> Raw:
    by = b',"by":' + bytes(entry.by) if bytes(entry.by) else b""
    time = b',"t":' + bytes(entry.t) if bytes(entry.t) else b""
    move = msgspec.json.encode(entry.move)
    return Raw(b'{"seat":%d,' % entry.seat + move[1:-1] + by + time + b"}")
