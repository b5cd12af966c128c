"""A table in a few lines of text, as one seat sees it, or with everything open: for environments that are watched."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct

from foxden.core.rules import AnyRules
from foxden.core.seats import WATCHER, Seat
from foxden.games import duet, fool, foxy


def drawn(rules: AnyRules, state: Any, seats: int) -> str:  # noqa: ANN401 - each game has a state of its own
    """Draw everything, also what nobody may see."""
    hands = getattr(state, "hands", ())
    lines = [_table(rules.view(state, WATCHER))]
    lines += [f"seat {seat}: {' '.join(hand) or '-'}" for seat, hand in enumerate(hands)]
    if rules.name == "foxy":
        sheets = [rules.view(state, Seat(seat)).sheet for seat in range(seats)]
        lines += [f"seat {seat}: {_sheet(sheet)}" for seat, sheet in enumerate(sheets)]
        lines += [f"deck: {' '.join(state.deck)}"] if state.deck else []
    return "\n".join(lines)


def _table(view: Struct) -> str:
    match view:
        case duet.View():
            return _duet(view)
        case fool.View():
            return _fool(view)
        case foxy.View():
            return _foxy(view)
        case _:
            raise TypeError(f"Nobody has said yet how {type(view).__name__} is drawn.")


def _duet(view: duet.View) -> str:
    table = view.table
    middle = len(table.gems) // 2
    low, high = table.covered[0], len(table.gems) - table.covered[1]
    path = [
        "▲" if not low <= space < high else f"[{gems}]" if space == table.tracker + middle else f" {gems} "
        for space, gems in enumerate(table.gems)
    ]
    trick = " ".join(f"{played.seat}:{played.card}" for played in table.trick) or "-"
    result = "" if table.result is UNSET else f"   {table.result}, {table.score} points"
    return (
        f"round {table.round}   decree {table.decree or '-'}   trick {trick}   asked: {view.asked} "
        f"{' '.join(map(str, view.asked_of))}{result}\n"
        f"path {' '.join(path)}   forest {table.forest}   reserve {table.reserve}"
    )


def _fool(view: fool.View) -> str:
    table = view.table
    trick = " ".join(f"{played.seat}:{played.card}" for played in table.trick) or "-"
    fools = " ".join(map(str, table.fools)) or "-"
    return (
        f"round {table.round}   trick {trick}   turn {'-' if view.turn is None else view.turn}   fools {fools}\n"
        f"cards {' '.join(map(str, table.counts))}   totals {' '.join(map(str, table.totals))}"
    )


def _foxy(view: foxy.View) -> str:
    table = view.table
    totals = "" if table.totals is UNSET else f"   totals {' '.join(map(str, table.totals))}"
    return f"turn {table.turn}   card {table.card or '-'}   done {' '.join(map(str, view.done)) or '-'}{totals}"


def _sheet(sheet: tuple[Struct, ...]) -> str:
    written = [
        ("({})" if move.circled else "{}").format(move.value) if isinstance(move, foxy.Estimate) else "·"
        for move in sheet
    ]
    return " ".join(written) or "-"
