"""`foxden new` and `foxden box`: fresh records, and decks and boards as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foxden import GAMES
from foxden.core.boxes import standard_box_text
from tests.cli.running import complaint, said


@pytest.mark.parametrize("game", GAMES)
def test_a_new_record_has_its_first_deal_and_can_be_replayed(game: str) -> None:
    text = said("new", game)
    record = json.loads(text)
    assert text.count("\n") == 1
    assert (record["foxden"], record["game"], len(record["deals"]), record["moves"]) == (1, game, 1, [])
    assert len(record["seats"]) == GAMES[game].usual_seats
    assert json.loads(said("replay", "--json", "-", given=text))["to_move"]


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_the_same_cards_again_and_no_seed_does_not(game: str) -> None:
    assert said("new", game, "--seed", "7") == said("new", game, "--seed", "7")
    assert said("new", game, "--seed", "7") != said("new", game, "--seed", "8")
    assert said("new", game, "--seed", "a fox") == said("new", game, "--seed", "a fox")
    assert said("new", game) != said("new", game)


def test_a_seed_means_the_same_on_every_python() -> None:
    """The random module promises little here, so a change of what it shuffles would be seen."""
    deal = json.loads(said("new", "duet", "--seed", "1"))["deals"][0]
    assert deal["decree"] == "D4"
    assert deal["hands"][0] == ["D2", "D6", "D8", "D10", "R1", "R2", "R7", "S1", "S4", "S7", "S10"]
    deck = json.loads(said("new", "foxy", "--seed", "1"))["deals"][0]["deck"]
    assert (deck[0], deck[19]) == ("sea:dolphin+octopus", "savannah:giraffe")


def test_seats_and_options() -> None:
    record = json.loads(said("new", "foxy", "--seats", "3", "--options", '{"fox": "cat", "announce_last": true}'))
    assert record["options"] == {"fox": "cat", "exact_only": False, "announce_last": True}
    assert len(record["seats"]) == 3
    assert [len(hand) for hand in json.loads(said("new", "fool", "--seats", "8"))["deals"][0]["hands"]] == [11] * 8


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["new"], "the following arguments are required: GAME"),
        (["new", "chess"], "invalid choice: 'chess'"),
        (["new", "fool", "--seats", "3"], "Fool! is for 4 to 8 players, not 3."),
        (["new", "fool", "--seats", "1000000"], "Fool! is for 4 to 8 players, not 1,000,000."),
        (["new", "foxy", "--seats", "1000000"], "not 1,000,000."),
        (["new", "foxy", "--seats", "0"], "not 0."),
        (["new", "foxy", "--seats", "-1"], "is not a whole number"),
        (["new", "foxy", "--seats", "2.0"], "is not a whole number"),
        (["new", "foxy", "--seats", "9" * 5000], "is not a whole number"),
        (["new", "duet", "--seats", "3"], "is for 2 players, not 3."),
        (["new", "duet", "--options", "level=2"], "options: This is not JSON"),
        (["new", "duet", "--options", "[]"], "options: Expected an object, got a list."),
        (["new", "duet", "--options", '{"level": 9}'], "options.level: This box has no such level"),
        (["new", "duet", "--options", '{"level": 1.0}'], "options.level: Expected a whole number"),
        (["new", "duet", "--options", '{"lvl": 2}'], 'There is no option "lvl"; The Fox in the Forest Duet has level.'),
        (["new", "fool", "--options", '{"level": 2}'], 'There is no option "level"; Fool! has none.'),
        (["new", "foxy", "--seats", "1", "--options", '{"announce_last": true}'], "Alone there is nobody"),
        (["dance"], "invalid choice: 'dance'"),
        (["new", "foxy", "--colour"], "unrecognized arguments: --colour"),
        (["box"], "the following arguments are required: GAME"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], reason: str) -> None:
    assert reason in complaint(*words)


def test_there_is_help() -> None:
    assert "play" in said("--help")
    assert "--seed" in said("new", "--help")


@pytest.mark.parametrize("game", GAMES)
def test_the_box_that_is_printed_can_be_played_with(game: str, tmp_path: Path) -> None:
    printed = said("box", game)
    assert printed == standard_box_text(game)
    file = tmp_path / "box.json"
    file.write_text(printed)
    record = json.loads(said("new", game, "--seed", "3", "--box", file))
    assert record["box"]["game"] == game
    plain = json.loads(said("new", game, "--seed", "3"))
    assert record["deals"] == plain["deals"]
    given = json.dumps(record)
    assert said("replay", "--json", "-", given=given) == said("replay", "--json", "-", given=json.dumps(plain))


@pytest.mark.parametrize("game", GAMES)
def test_what_no_rulebook_prints_is_marked_in_the_box_and_on_the_rules_page(game: str) -> None:
    marked = json.loads(said("box", game))["reconstructed"]
    assert marked
    assert all(part["part"] and part["why"] for part in marked)
    page = Path(__file__).parents[2] / "docs" / f"rules-{game}.md"
    assert "## Reconstructed" in page.read_text("utf-8")


def edited(game: str, **changes: Any) -> str:
    return json.dumps(json.loads(standard_box_text(game)) | changes)


@pytest.mark.parametrize(
    ("game", "box", "reason"),
    [
        ("duet", "{", "box.json: This is not JSON"),
        ("duet", "[]", "box.json: Expected an object, got a list."),
        ("duet", "{}", 'box.json: The key "game" is missing.'),
        ("duet", '{"game": "chess"}', 'There is no game "chess"'),
        ("duet", edited("foxy"), "This box is not for duet."),
        ("foxy", edited("foxy", cards={"farm:cow": 20}), 'There is no animal "cow"'),
        (
            "fool",
            edited(
                "fool",
                tables={"4": {"green": "2-18", "red": "2-13", "yellow": "2-11", "blue": "2-8", "ones": 3, "discs": 1}},
            ),
            "49 cards do not divide evenly among 4 players.",
        ),
        ("duet", edited("duet", gem_tokens=10), "This takes 22 gems; there are 10 tokens."),
        ("duet", edited("duet", colour="red"), "Object contains unknown field colour."),
    ],
)
def test_a_box_that_cannot_be_is_refused_in_one_line(game: str, box: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(box)
    assert reason in complaint("new", game, "--box", file)


def test_a_box_for_records_that_name_none(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    levels = json.loads(standard_box_text("duet"))["levels"]
    levels["1"]["forest"] = 2
    file.write_text(edited("duet", levels=levels))
    record = said("new", "duet", "--seed", "1")
    assert json.loads(said("replay", "--json", "-", given=record))["forest"] == 4
    assert json.loads(said("replay", "--json", "--box", file, "-", given=record))["forest"] == 2
    foxy = said("new", "foxy", "--seed", "1")
    lines = said("replay", "--lines", "--box", file, "-", given=record + foxy).splitlines()
    assert json.loads(lines[0])["forest"] == 2
    assert "This box is not for foxy." in json.loads(lines[1])["error"]["reason"]
