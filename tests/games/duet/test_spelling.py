"""How moves are written."""

from __future__ import annotations

import pytest

from foxden.core.errors import Unreadable
from tests.games.duet.tables import DUET


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"play","card":"D5"}',
        '{"do":"swap","card":"D5"}',
        '{"do":"swap","card":null}',
        '{"do":"give","card":"D5"}',
        '{"do":"move","steps":-3}',
        '{"do":"cover","end":1}',
        '{"do":"stop"}',
    ],
)
def test_a_move_has_one_spelling(text: str) -> None:
    assert DUET.spell(DUET.read(text)) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"do":"swap"}', 'The key "card" is missing.'),
        ('{"do":"play"}', 'The key "card" is missing.'),
        ('{"card":"D5"}', 'The key "do" is missing.'),
        ('{"do":"play","card":null}', "card: Expected a text, got null."),
        ('{"do":"move","steps":true}', "steps: Expected a whole number, got true or false."),
        ('{"do":"move","steps":1.5}', "steps: Expected a whole number, got a number with a fraction."),
        ('{"do":"cover","end":true}', "end: Expected a whole number, got true or false."),
        ('{"do":"fly"}', 'do: "fly" is not one of the possible values.'),
    ],
)
def test_what_is_no_move_is_unreadable(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        DUET.read(text)
    assert str(refusal.value) == sentence
