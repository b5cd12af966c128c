"""Playing a record again, by the same `play` as at the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct

from foxden.core.errors import BrokenRecord, IllegalMove, Unreadable
from foxden.core.rules import AnyRules
from foxden.core.seats import DEALER, Actor
from foxden.record.record import Entry, Record


class Step(NamedTuple):
    """A position, and what led to it; nothing leads to the first."""

    state: Struct
    actor: Actor | None
    move: Struct | None


def positions(record: Record) -> Iterator[Step]:
    """Go through all positions of a record, from before the first deal to where it ends."""
    rules = record.rules()
    state = rules.start(record.options, len(record.seats))
    yield Step(state, None, None)
    yield from fold(rules, state, record.deals, record.moves)


def replay(record: Record) -> Struct:
    """Give the state in which a record ends."""
    (last,) = deque(positions(record), maxlen=1)  # the others, hundreds of thousands at a large table, are let go
    return last.state


def fold(rules: AnyRules, state: Struct, deals: Iterable[Struct], moves: Iterable[Entry]) -> Iterator[Step]:
    """Play the moves one after the other; whenever the dealer is to move and there is a deal, it is made."""
    undealt = iter(deals)
    log = iter(moves)
    index = 0
    while True:
        while rules.awaits_deal(state) and (deal := next(undealt, None)) is not None:
            state = rules.play(state, DEALER, deal)
            yield Step(state, DEALER, deal)
        try:
            if (entry := next(log, None)) is None:
                return
            state = rules.play(state, entry.seat, entry.move)
        except (IllegalMove, Unreadable) as problem:
            raise BrokenRecord(str(problem), index) from problem
        yield Step(state, entry.seat, entry.move)
        index += 1
