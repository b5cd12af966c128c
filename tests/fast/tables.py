"""All tables that make a difference: every game, level, number of players and combination of options."""

from __future__ import annotations

from itertools import product

from tests.playing import Table

EVERY_TABLE = [
    *(Table("duet", 2, {"level": level}) for level in (1, 2, 3)),
    *(Table("fool", seats, {}) for seats in range(4, 9)),
    *(
        Table("foxy", seats, {"fox": fox, "exact_only": exact_only, "announce_last": announce_last})
        for fox, exact_only, announce_last, seats in product(
            ("different", "most_seen", "singles", "cat"), (False, True), (False, True), (1, 2, 5)
        )
        if seats > 1 or not announce_last
    ),
    Table("foxy", 16, {}),
]
GAMES_EACH = {"duet": 300, "fool": 40, "foxy": 8}
"""How many games a table plays in the tests; Fool!'s are long, and Foxy has many tables."""
