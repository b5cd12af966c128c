"""The record of the game that a table is playing, as it grows."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

import foxden.record as records
from foxden.core.seats import Seat
from foxden.record.fairness import fairness_of, sealed
from foxden.table.entries import AnyEntry, Dealt, Moved, Started
from foxden.table.house import Face, KeptGame
from foxden.table.live import Chair, Live

BOT_NAME: Final = "Bot"
NAMELESS: Final = "Guest"
_BY: Final = {"": Raw(), "bot": Raw(b'"bot"'), "clock": Raw(b'"clock"')}


class Story(NamedTuple):
    """A game so far, as it was written."""

    deals: tuple[Raw, ...]
    moves: tuple[Moved, ...]


class Memoir:
    """What has been dealt and done in the present game, as it was written in the log."""

    def __init__(self) -> None:
        self._deals: list[Raw] = []
        self._moves: list[Moved] = []

    def note(self, entry: AnyEntry) -> None:
        match entry:
            case Moved():
                self._moves.append(entry)
            case Dealt():
                self._deals.append(entry.deal)
            case Started():
                self._deals.clear()
                self._moves.clear()

    def so_far(self) -> Story:
        """Give the game as far as it has come."""
        return Story(tuple(self._deals), tuple(self._moves))

    def finished(self, live: Live, face: Callable[[str], Face]) -> KeptGame:
        """Give the game that is over as it is kept, with all that its shuffles came from."""
        rules = live.rules
        record = records.Record(
            game=rules.name,
            options=live.options,
            seats=tuple(_name(chair, face) for chair in live.chairs),
            box=None if live.box is None else rules.box,
            deals=tuple(rules.read_deal(deal) for deal in self._deals),
            moves=tuple(
                records.Entry(
                    seat=Seat(moved.seat),
                    move=rules.read_move(moved.move),
                    t=Raw(b"%.1f" % ((moved.at - live.started_at) / 1000)),
                    by=_BY[moved.by],
                )
                for moved in self._moves
            ),
            extra={
                "id": Raw(msgspec.json.encode(live.game_id)),
                "at": Raw(msgspec.json.encode(_moment(live.started_at))),
                "clock": Raw(msgspec.json.encode(live.clock)),
                "ended": Raw(msgspec.json.encode(live.ended)),
            },
        )
        record = sealed(record, live.game_id, live.fair)
        return KeptGame(
            id=live.game_id,
            game=rules.name,
            ended_at=self._moves[-1].at if self._moves else live.started_at,
            record=records.dump(record),
            seal=fairness_of(record).seal,
            people={chair.person: seat for seat, chair in enumerate(live.chairs) if chair.person is not None},
        )


def _name(chair: Chair, face: Callable[[str], Face]) -> str:
    if chair.person is None:
        return BOT_NAME
    return face(chair.person).name or NAMELESS


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
