"""`foxden tournament`: everybody with everybody, at the same cards, and who is best."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.cli.running import complaint, foxden, said

BOTS = "tests.lab.bots"
CAREFUL = f"{BOTS}:Careful"


def held(*words: str) -> dict[str, Any]:
    jobs = () if "--jobs" in words else ("--jobs", "1")
    result: dict[str, Any] = json.loads(said("tournament", *words, *jobs, "--json"))
    return result


@pytest.mark.parametrize("seats", ["4", "5"])
def test_who_plays_better_is_rated_higher(seats: str) -> None:
    result = held(
        "fool", "--players", f"random,{CAREFUL},{BOTS}:Plain", "--games", "40", "--seed", "7", "--seats", seats
    )
    best, *others = result["players"]
    assert best["label"] == "Careful"
    assert best["rating"] > others[0]["rating"] + others[0]["uncertainty"]
    assert best["points"]["low"] > others[0]["points"]["high"]
    pairs = {(pair["one"], pair["other"]): pair for pair in result["pairs"]}
    assert len(pairs) == 6
    for (one, other), pair in pairs.items():
        assert pair["games"] == 40
        assert pair["margin"]["mean"] == pytest.approx(-pairs[other, one]["margin"]["mean"])
    assert pairs[CAREFUL, "random"]["margin"]["low"] > 0


def test_in_the_duet_everybody_plays_with_everybody_and_with_themselves() -> None:
    result = held("duet", "--players", f"random,{BOTS}:Watchful,{BOTS}:Agrees", "--games", "6", "--seed", "7")
    pairs = {(pair["one"], pair["other"]): pair for pair in result["pairs"]}
    assert len(pairs) == 9
    for (one, other), pair in pairs.items():
        assert pair["games"] == (6 if one == other else 12)
        assert pair["points"] == pairs[other, one]["points"]
        assert pair["margin"]["mean"] == 0
    assert result["together"]


def test_however_many_share_the_work_the_result_is_the_same() -> None:
    words = ("fool", "--players", f"random,{CAREFUL}", "--games", "25", "--seed", "7")
    assert held(*words, "--jobs", "1") == held(*words, "--jobs", "2")


def test_it_is_told_as_a_table_as_lines_and_as_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "tournament.svg"
    words = ("tournament", "fool", "--players", f"random,{CAREFUL}", "--games", "10", "--seed", "7", "--jobs", "1")
    table = said(*words, "--plot", file, "--records", tmp_path / "records")
    records = [json.loads(line) for line in (tmp_path / "records").read_text().splitlines()]
    assert [sorted(record["seats"]) for record in records] == [["random"] * 2 + [CAREFUL] * 2] * 10
    assert table.splitlines()[0] == "Fool!, 4 seats"
    assert "Careful" in table
    assert [line.split(",")[:3] for line in said(*words, "--csv").splitlines()[1:]] == [
        ["random", CAREFUL, "10"],
        [CAREFUL, "random", "10"],
    ]
    shown = " ".join(ET.fromstring(file.read_text("utf-8")).itertext())  # noqa: S314
    assert "Careful" in shown
    assert "Rating" in shown


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["fool", "--players", "random"], "A tournament takes two players or more, and two seats."),
        (["fool", "--players", "random,random"], "A tournament takes two players or more, and two seats."),
        (["foxy", "--seats", "1", "--players", f"random,{CAREFUL}"], "A tournament takes two players or more, and two"),
        (["duet", "--players", f"random,{BOTS}:Nobody"], 'tests.lab.bots has no class "Nobody".'),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], reason: str) -> None:
    assert reason in complaint("tournament", *words)


def test_a_missing_library_is_named_with_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "openskill.py").write_text("raise ModuleNotFoundError('No openskill', name='openskill')")
    done = foxden("tournament", "fool", "--players", f"random,{CAREFUL}", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    told = done.stderr.decode()
    assert "This needs openskill, which is not installed: `python3 make.py lab`" in told
    assert "pip install 'foxden[lab]'" in told
