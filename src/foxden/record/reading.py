"""From bytes to a record that tells a lawful game, or to one clear reason why it does not."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

from msgspec import Raw, Struct

from foxden.core.boxes import Box
from foxden.core.errors import BrokenRecord, IllegalMove, Unreadable
from foxden.core.reading import Reader
from foxden.core.rules import AnyRules
from foxden.core.seats import Seat
from foxden.games import game_named
from foxden.record.record import NOT_SAID, VERSION, Entry, Record
from foxden.record.replay import fold

T = TypeVar("T")


class _Mover(Struct, frozen=True):
    """The part of a move that is the same in every game."""

    seat: Seat
    t: Raw = NOT_SAID
    by: Raw = NOT_SAID


_read_document: Final = Reader[dict[str, Raw]](dict[str, Raw])
_read_whole_number: Final = Reader[int](int)
_read_text: Final = Reader[str](str)
_read_names: Final = Reader[tuple[str, ...]](tuple[str, ...])
_read_list: Final = Reader[tuple[Raw, ...]](tuple[Raw, ...])
_read_mover: Final = Reader[_Mover](_Mover)

_OURS: Final = {"foxden", "game", "options", "seats", "box", "deals", "moves"}


class Reading(NamedTuple):
    """A record, and where it ends."""

    record: Record
    rules: AnyRules
    state: Struct


def load(data: bytes | str) -> Record:
    """Read a record and play it through; raise `BrokenRecord` unless it tells a lawful game."""
    return read(data).record


def read(data: bytes | str, box: Box | None = None) -> Reading:
    """Read a record and play it through. A box given here is used if the record has none of its own."""
    try:
        return _read(data if isinstance(data, bytes) else data.encode(), box)
    except Unreadable as problem:
        raise BrokenRecord(str(problem)) from problem
    except UnicodeError as problem:
        raise BrokenRecord("This is not UTF-8 text.") from problem


def _read(data: bytes, given_box: Box | None) -> Reading:
    data.decode()  # what the rules ignore must be UTF-8 all the same
    if data.startswith(codecs.BOM_UTF8):
        raise Unreadable("A record does not begin with a byte order mark.")
    document = _read_document(data)
    if _part(document, "foxden", _read_whole_number) != VERSION:
        raise Unreadable(f"This version of the record is unknown; {VERSION} is known.", "foxden")
    name = _part(document, "game", _read_text)
    game = game_named(name)
    box = _part(document, "box", game.read_box) if "box" in document else given_box
    if box is not None:
        box.check_game(name)
    rules = game(box)
    options = _part(document, "options", game.read_options) if "options" in document else rules.options()
    names = _part(document, "seats", _read_names)
    start = rules.start(options, len(names))
    deals = _deals(rules, start, _part(document, "deals", _read_list))
    entries: list[Entry] = []
    state = start
    for step in fold(rules, start, deals, _entries(rules, _part(document, "moves", _read_list), entries)):
        state = step.state
    record = Record(
        game=name,
        options=options,
        seats=names,
        box=box,
        deals=deals,
        moves=tuple(entries),
        extra={key: raw.copy() for key, raw in document.items() if key not in _OURS},
    )
    return Reading(record, rules, state)


def _part(document: dict[str, Raw], key: str, reader: Reader[T]) -> T:
    if key not in document:
        raise Unreadable(f'The key "{key}" is missing.')
    try:
        return reader(document[key])
    except Unreadable as problem:
        raise problem.within(key) from None


def _deals(rules: AnyRules, start: Struct, written: tuple[Raw, ...]) -> tuple[Struct, ...]:
    """Read all deals and check their cards, also of those that are never reached."""
    if rules.most_deals is not None and len(written) > rules.most_deals:
        most = "1 deal" if rules.most_deals == 1 else f"{rules.most_deals} deals"
        raise Unreadable(f"A game of {rules.title} takes at most {most}, not {len(written)}.", "deals")
    deals: list[Struct] = []
    for at, raw in enumerate(written):
        try:
            deal = rules.read_deal(raw)
            if (problem := rules.why_no_deal(deal, start)) is not None:
                raise problem
        except IllegalMove as problem:
            raise Unreadable(f"deals[{at}].{problem}") from problem
        except Unreadable as problem:
            raise problem.within(f"deals[{at}]") from None
        deals.append(deal)
    return tuple(deals)


def _entries(rules: AnyRules, written: tuple[Raw, ...], read_so_far: list[Entry]) -> Iterator[Entry]:
    """Read one move after the other, each only when those before it were found to be legal."""
    for raw in written:
        mover = _read_mover(raw)
        entry = Entry(mover.seat, rules.read(raw), mover.t.copy(), mover.by.copy())
        read_so_far.append(entry)
        yield entry
