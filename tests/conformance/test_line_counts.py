"""How many lines of play there are from known deals, counted once by another program from the rules alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from foxden import DEALER
from foxden.core.rules import AnyRules
from tests.playing import Table


def lines(rules: AnyRules, state: Any, depth: int) -> int:
    """Count the different ways to go on for so many moves."""
    moves = [(seat, move) for seat in rules.seats_to_move(state) for move in rules.legal_moves(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(lines(rules, rules.play(state, seat, move), depth - 1) for seat, move in moves)


@pytest.mark.parametrize(
    ("table", "seed", "counts"),
    [
        (Table("duet", 2, {}), 1, [11, 79, 555, 3255, 22162]),
        (Table("duet", 2, {}), 7, [11, 106, 924, 4544]),
        (Table("fool", 4, {}), 1, [12, 47, 186, 564, 6090]),
        (Table("fool", 8, {}), 2, [11, 34, 178, 564, 1548]),
        (Table("foxy", 1, {}), 1, [200, 30_000]),
        (Table("foxy", 3, {}), 1, [600, 240_000]),
    ],
    ids=str,
)
def test_line_counts_from_known_deals(table: Table, seed: int, counts: list[int]) -> None:
    rules, state = table.rules, table.start()
    state = rules.play(state, DEALER, rules.deal(state, Random(seed)))
    assert [lines(rules, state, depth) for depth in range(1, len(counts) + 1)] == counts
