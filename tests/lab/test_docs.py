"""The lab's page lists what learning code sees, and the example of a bot is as short as promised."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from foxden.games import GAMES
from foxden.lab.observations import Field, Spaces

ROOT = Path(__file__).parents[2]


def row(field: Field) -> str:
    numbers = " \N{MULTIPLICATION SIGN} ".join(map(str, field.shape))
    about = field.about + (f"; divided by {field.scale}" if field.scale > 1 else "")
    return f"| `{field.name}` | {numbers} | {about} | {'own' if field.private else 'all'} |"


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_an_observation_is_on_the_page(game: str) -> None:
    rules = GAMES[game]()
    spaces = Spaces(rules, rules.options(), rules.usual_seats)
    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    assert "\n".join(map(row, spaces.layout.fields)) in page
    assert f"{spaces.layout.size} numbers" in page
    assert f"{spaces.actions} actions" in page


def test_the_example_of_a_bot_is_short() -> None:
    text = (ROOT / "examples" / "my_bot.py").read_text("utf-8")
    assert len(text.splitlines()) < 40
    assert "MyBot" in {node.name for node in ast.parse(text).body if isinstance(node, ast.ClassDef)}
