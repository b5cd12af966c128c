"""Who may write to whom at a table, and when."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from foxden.core.seats import Seat
from foxden.table.cleaning import clean
from foxden.table.commands import LONGEST_TEXT
from foxden.table.house import KeptLine
from foxden.table.live import Live
from foxden.table.refusals import Refusal
from foxden.table.showing import silence
from foxden.table.shown import Channel

REMEMBERED_LINES: Final = 100
LINES_AT_ONCE: Final = 5
LINES_A_SECOND: Final = 0.5


class Chat:
    """The lines of one table that can still be read, and who writes too much."""

    def __init__(self, lines: list[KeptLine]) -> None:
        self.lines = deque(lines, REMEMBERED_LINES)
        self._next = lines[-1].n + 1 if lines else 1
        self._on_the_way: set[tuple[str, str]] = set()
        """Lines that are about to be kept, by who wrote them under which id."""
        self._patience: dict[str, tuple[float, float]] = {}

    def has(self, person: str, message_id: str) -> bool:
        """Tell whether a line was kept that this person has sent under this id."""
        return any(line.person == person and line.sent_as == message_id for line in self.lines)

    def write(self, live: Live, person: str, text: str, message_id: str | None, at: int) -> KeptLine | None:
        """Judge a line; give it as it is to be kept, or None if it is on its way already. Raise `Refusal` if not."""
        if message_id is not None and (person, message_id) in self._on_the_way:
            return None
        seat = live.seat_of(person)
        reason = None if seat is None else silence(live)
        if reason is not None:
            raise Refusal(f"silence-{reason}")
        cleaned = clean(text, LONGEST_TEXT)
        if not cleaned:
            raise Refusal("nothing-to-say")
        self._be_patient(person)
        if message_id is not None:
            self._on_the_way.add((person, message_id))
        channel: Channel = "watchers" if seat is None and live.in_game else "table"
        line = KeptLine(self._next, person, channel, cleaned, at, message_id)
        self._next += 1
        return line

    def kept(self, line: KeptLine) -> None:
        """Add a line that is kept now."""
        self.not_kept(line)
        self.lines.append(line)

    def not_kept(self, line: KeptLine) -> None:
        """Let a line be sent again that could not be kept."""
        self._on_the_way.discard((line.person, line.sent_as or ""))

    def _be_patient(self, person: str) -> None:
        now = time.monotonic()
        left, then = self._patience.get(person, (float(LINES_AT_ONCE), now))
        left = min(LINES_AT_ONCE, left + (now - then) * LINES_A_SECOND)
        if left < 1:
            raise Refusal("too-much-chat")
        self._patience[person] = left - 1, now

    def forget(self, person: str) -> None:
        """Drop what this person has written."""
        self.lines = deque((line for line in self.lines if line.person != person), REMEMBERED_LINES)
        self._patience.pop(person, None)


def may_hear(live: Live, listener: str, seat: Seat | None, line: KeptLine) -> bool:
    """Tell whether this person may read a line. Who plays hears nothing from watchers until the game is over."""
    if (listener, line.person) in live.muted:
        return False
    return line.channel == "table" or seat is None or not live.in_game
