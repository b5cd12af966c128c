"""How many lines of play there are from known deals, counted once by another program from the rules alone."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from foxden import DEALER, Card
from foxden.core.rules import AnyRules
from foxden.games.duet import Deal
from tests.playing import Table

ONE_DUET: Final = "D3 D4 D5 D9 R5 R6 R9 S2 S5 S6 S8/D1 D7 D8 D10 R3 R4 R8 R10 S1 S3 S9/S10"
ANOTHER_DUET: Final = "D2 D3 D4 D5 R1 R2 R3 R8 R9 S1 S6/D7 D9 R4 R5 R7 R10 S3 S4 S5 S7 S8/D1"
"""Two hands and the decree. For the other games a seed says what was dealt."""


def lines(rules: AnyRules, state: Any, depth: int) -> int:
    """Count the different ways to go on for so many moves."""
    moves = [(seat, move) for seat in rules.seats_to_move(state) for move in rules.legal_moves(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(lines(rules, rules.play(state, seat, move), depth - 1) for seat, move in moves)


def a_duet(known: str) -> Deal:
    one, two, decree = known.split("/")
    return Deal((tuple(map(Card, one.split())), tuple(map(Card, two.split()))), Card(decree))


@pytest.mark.parametrize(
    ("table", "known", "counts"),
    [
        (Table("duet", 2, {}), ONE_DUET, [11, 79, 555, 3255, 22162]),
        (Table("duet", 2, {}), ANOTHER_DUET, [11, 106, 924, 4544]),
        (Table("fool", 4, {}), 1, [12, 47, 186, 564, 6090]),
        (Table("fool", 8, {}), 2, [11, 34, 178, 564, 1548]),
        (Table("foxy", 1, {}), 1, [200, 30_000]),
        (Table("foxy", 3, {}), 1, [600, 240_000]),
    ],
    ids=str,
)
def test_line_counts_from_known_deals(table: Table, known: int | str, counts: list[int]) -> None:
    rules, state = table.rules, table.start()
    deal = rules.deal(state, Random(known)) if isinstance(known, int) else a_duet(known)
    state = rules.play(state, DEALER, deal)
    assert [lines(rules, state, depth) for depth in range(1, len(counts) + 1)] == counts
