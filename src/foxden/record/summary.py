"""Where a game stands, under the names of the record: what `foxden replay --json` prints."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from foxden.core.rules import AnyRules
from foxden.core.seats import Seat


class _Mover(Struct, frozen=True):
    seat: Seat
    legal: tuple[Struct, ...]


class _Head(Struct, frozen=True):
    """What is told of every game."""

    game: str
    over: bool
    to_move: tuple[_Mover, ...]
    winners: tuple[Seat, ...]


def summary_json(rules: AnyRules, state: Struct) -> bytes:
    """Tell everything that lies open, and who may do what. The legal moves tell hands: keep it from the players."""
    outcome = rules.outcome(state)
    head = _Head(
        game=rules.name,
        over=outcome is not None,
        to_move=tuple(_Mover(seat, rules.choices(state, seat)) for seat in rules.seats_to_move(state)),
        winners=() if outcome is None else outcome.winners,
    )
    return msgspec.json.encode(head)[:-1] + b"," + msgspec.json.encode(rules.table(state))[1:]


def summary(rules: AnyRules, state: Struct) -> dict[str, Any]:
    """Tell the same as plain values."""
    document: dict[str, Any] = msgspec.json.decode(summary_json(rules, state))
    return document
