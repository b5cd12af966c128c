"""What somebody chooses here and now is read more strictly than what a record tells."""

from __future__ import annotations

import msgspec
import pytest

from foxden import DEALER, Duet, Fool
from foxden.core.errors import Unreadable
from tests.playing import TABLES, Table, random_game


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_move_with_a_key_of_its_own_is_a_slip(table: Table) -> None:
    rules = table.rules
    kinds = set()
    for step in random_game(table, 1):
        if step.actor is None or step.actor == DEALER:
            continue
        spelled = rules.spell(step.move).encode()
        assert rules.chosen_move(spelled) == step.move
        kinds.add(type(step.move))
        more = msgspec.json.encode(msgspec.json.decode(spelled) | {"seat": 1})
        assert rules.read(more) == step.move  # a record may say more than we know
        with pytest.raises(Unreadable, match='has no "seat"'):
            rules.chosen_move(more)
    assert kinds


def test_the_twisted_name_of_a_bet_is_not_read_as_no_bet() -> None:
    rules = TABLES[0].rules
    with pytest.raises(Unreadable, match='has no "circle"'):
        rules.chosen_move(b'{"do":"estimate","value":3,"circle":true}')


def test_what_is_no_move_at_all_is_unreadable() -> None:
    rules = TABLES[0].rules
    for text in (b'{"do":"estimate"}', b'{"do":"fly"}', b"[]", b"{"):
        with pytest.raises(Unreadable):
            rules.chosen_move(text)


def test_an_option_that_a_game_does_not_have_is_a_slip_where_it_is_chosen() -> None:
    duet, fool = Duet(), Fool()
    assert duet.chosen_options({"level": 2}) == duet.options({"level": 2})
    assert duet.options({"levle": 2}) == duet.options()  # a record may say more than we know
    with pytest.raises(Unreadable, match='no option "levle"; The Fox in the Forest Duet has level'):
        duet.chosen_options({"levle": 2})
    with pytest.raises(Unreadable, match="Fool! has none"):
        fool.chosen_options({"level": 1})
