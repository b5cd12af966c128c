"""What is true of the project as a whole."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import foxden
from foxden import core, games, record
from foxden.games import GAMES

ROOT = Path(__file__).parents[1]


def test_public_names_are_sorted_and_documented() -> None:
    page = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert foxden.__all__ == sorted(foxden.__all__, key=lambda name: (not name.isupper(), name))
    assert [name for name in foxden.__all__ if not re.search(rf"`{name}\b", page)] == []


def test_public_names_of_the_record_are_documented() -> None:
    page = (ROOT / "docs" / "record.md").read_text("utf-8")
    assert [name for name in record.__all__ if not re.search(rf"`{name}\b", page)] == []


@pytest.mark.parametrize("lock", ["run.lock", "lab.lock", "test.lock"])
def test_locks_have_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert "://" not in text
    pinned = re.findall(r"^([\w.-]+)==", text, re.MULTILINE)
    assert pinned
    assert text.count("--hash=sha256:") >= len(pinned)


def test_what_runs_is_locked_as_what_is_tested() -> None:
    names = ("run.lock", "lab.lock", "test.lock")
    run, lab, test = (
        set(re.findall(r"^[\w.-]+==\S+", (ROOT / name).read_text("utf-8"), re.MULTILINE)) for name in names
    )
    assert run < lab < test


def test_few_things_are_needed_to_run() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert [re.split(r"[<>=]", needed)[0] for needed in project["dependencies"]] == [
        "msgspec",
        "starlette",
        "uvicorn",
        "httptools",
        "uvloop",
        "picows",
        "segno",
        "platformdirs",
        "prometheus-client",
        "numpy",
        "numba",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page_its_box_and_a_docstring_with_rulings(game: str) -> None:
    assert (ROOT / "docs" / f"rules-{game}.md").exists()
    folder = ROOT / "src" / "foxden" / "games" / game
    assert (folder / "box.json").exists()
    docstring = (folder / "rules.py").read_text("utf-8").split('"""')[1]
    assert "Source:" in docstring
    assert "Rulings" in docstring


def test_no_file_names_a_registry_or_a_path_outside() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    outside = re.compile(rb"(?<![\w./])\.\./(?!\.\.)shared|/wor" + rb"k/|https?://[a-z0-9.-]+/(simple|packages)/")
    for name in filter(None, listed.decode().split("\0")):
        path = ROOT / name
        if path.exists():
            assert not outside.search(path.read_bytes()), name


def test_modules_open_by_saying_what_they_are_for() -> None:
    for module in (ROOT / "src").rglob("*.py"):
        assert module.read_text("utf-8").startswith('"""'), module
    assert core.__doc__
    assert games.__doc__
