"""How a move is written."""

from __future__ import annotations

import pytest

from foxden.core.errors import Unreadable
from tests.games.fool.tables import FOOL


@pytest.mark.parametrize("text", ['{"do":"play","card":"G12"}', '{"do":"play","card":"1"}'])
def test_a_move_has_one_spelling(text: str) -> None:
    assert FOOL.spell(FOOL.read(text)) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"card":"G12"}', 'The key "do" is missing.'),
        ('{"do":"play"}', 'The key "card" is missing.'),
        ('{"do":"play","card":1}', "card: Expected a text, got a whole number."),
        ('{"do":"swap","card":"G12"}', 'do: "swap" is not one of the possible values.'),
    ],
)
def test_what_is_no_move_is_unreadable(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        FOOL.read(text)
    assert str(refusal.value) == sentence
