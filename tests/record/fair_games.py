"""Games dealt with shuffles that can be checked, played at random."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from foxden import DEALER
from foxden.core.boxes import Box
from foxden.core.seats import Seat
from foxden.record import FairDeal, Record, begin, commitment, dump, fair_deal, sealed
from tests.playing import Table, random_move

GAME = "game-7_X"


def fair_game(table: Table, seed: int = 2, *, moves: int = 10**9, box: Box | None = None) -> Record:
    """Play a fair game, to its end or for so many moves. Odd seats give no randomness; a bot has made some moves."""
    rng = Random(seed)
    rules = type(table.rules)(box)
    record = begin(rules, rules.options(table.options), tuple(f"Player {seat}" for seat in range(table.seats)), box=box)
    state: Any = rules.start(record.options, table.seats)
    deals: list[FairDeal] = []
    while (actors := rules.to_move(state)) and len(record.moves) < moves:
        if DEALER in actors:
            deal, told = a_fair_deal(rules, state, table.seats, len(deals), rng)
            deals.append(told)
            state, record = rules.play(state, DEALER, deal), record.with_deal(deal)
        else:
            seat = Seat(rng.choice(rules.seats_to_move(state)))
            move = random_move(rules, state, seat, rng)
            state, record = rules.play(state, seat, move), record.with_move(seat, move)
    return sealed(with_bots(record), GAME, deals)


def a_fair_deal(rules: Any, state: Any, seats: int, index: int, rng: Random) -> tuple[Any, FairDeal]:
    secret = rng.randbytes(32).hex()
    given = tuple(None if seat % 2 else rng.randbytes(16 + seat).hex() for seat in range(seats))
    told = FairDeal(commitment=commitment(secret), secret=secret, randomness=given)
    return fair_deal(rules, state, secret, GAME, index, given), told


def with_bots(record: Record) -> Record:
    """Say of every third move that a bot has made it, and of all when."""
    by = {0: Raw(b'"bot"'), 1: Raw(b'"clock"')}
    return replace(
        record,
        moves=tuple(
            replace(entry, by=by.get(at % 3, Raw()), t=Raw(b"%d.5" % at)) for at, entry in enumerate(record.moves)
        ),
    )


def written(record: Record) -> dict[str, Any]:
    """Give a record as plain JSON values."""
    document: dict[str, Any] = json.loads(dump(record))
    return document


def read_back(document: dict[str, Any]) -> bytes:
    return msgspec.json.encode(document)
