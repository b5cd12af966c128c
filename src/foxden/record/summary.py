"""Where a game stands, under the names of the record: what `foxden replay --json` prints."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from foxden.core.rules import AnyRules


def summary(rules: AnyRules, state: Struct) -> dict[str, Any]:
    """Tell everything that lies open, and who may do what. The legal moves tell hands: keep it from the players."""
    outcome = rules.outcome(state)
    head = {
        "game": rules.name,
        "over": outcome is not None,
        "to_move": [{"seat": seat, "legal": rules.choices(state, seat)} for seat in rules.seats_to_move(state)],
        "winners": () if outcome is None else outcome.winners,
    }
    document: dict[str, Any] = msgspec.to_builtins(head | msgspec.to_builtins(rules.table(state)))
    return document
