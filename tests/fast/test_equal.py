"""Random games by the rules and by the kernels: every legal list, every state, every score, every outcome."""

from __future__ import annotations

from random import Random

import pytest

from foxden.fast.bridges import bridge_for
from foxden.games import GAMES
from tests.fast.boxes import odd_rules
from tests.fast.differential import play_both
from tests.fast.tables import EVERY_TABLE, GAMES_EACH
from tests.playing import Table

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=str)


@every_table
def test_every_table_is_played_as_the_rules_play_it(table: Table) -> None:
    rules = table.rules
    options = rules.options(table.options)
    bridge = bridge_for(rules, options, table.seats)
    for seed in range(GAMES_EACH[table.game]):
        play_both(bridge, options, Random(seed))


@pytest.mark.parametrize("game", GAMES)
def test_any_box_is_played_as_the_rules_play_it(game: str) -> None:
    tables = [table for table in EVERY_TABLE if table.game == game]
    endings, all_endings = set[str](), set[str]()
    for seed in range(120):
        rng = Random(seed)
        table, rules = tables[seed % len(tables)], odd_rules(game, rng)
        options = rules.options(table.options)
        bridge = bridge_for(rules, options, table.seats)
        endings.add(play_both(bridge, options, rng).ending)
        all_endings.update(bridge.endings[1:])
    assert endings == all_endings
