"""Every piece of Python and every command on our pages is executed, and prints what the page says."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple
from urllib.request import urlopen

import pytest

from foxden.record import load

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
TESTED_BY_RUNNING_THIS = {"python3 make.py test", "python3 make.py check"}
"""What CI has called to get here. Calling it again would never end."""
NEEDS_MORE_THAN_THE_PROJECT = {
    "python3 make.py bench",
    "python3 make.py lock",
    "python3 make.py fix",
    "python3 make.py generate",
}
"""Installs peers, or changes files: not for a test. `make.py` is checked for knowing these words."""


OPENS_THE_HOUSE = {"python3 make.py run"}
"""Goes on until somebody ends it."""


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        yield Block(found[1], found[2], text[: found.start(2)].count("\n") + 1)


def pages_with(language: str) -> list[Any]:
    return [pytest.param(page, id=page.name) for page in PAGES if any(b.language == language for b in blocks(page))]


@pytest.mark.parametrize("page", pages_with("python"))
def test_python_on_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    module = ModuleType(page.stem)
    monkeypatch.setitem(sys.modules, page.stem, module)  # classes look for their module's names there
    names = vars(module)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    complaints: list[str] = []
    for block in blocks(page):
        if block.language != "python":
            continue
        if not block.text.lstrip().startswith(">>>"):
            code = "\n" * (block.line - 1) + block.text
            exec(compile(code, str(page), "exec"), names)  # noqa: S102 - our own page
            continue
        parsed = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line)
        runner.run(parsed, out=complaints.append, clear_globs=False)
        names.update(parsed.globs)
    assert not complaints, "".join(complaints)


def commands(page: Path) -> Iterator[tuple[str, str]]:
    """Give each command of a page's console blocks with the output that the page shows."""
    for block in blocks(page):
        if block.language == "console":
            for shown in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                command, _, output = shown.partition("\n")
                yield command, output


def matches(printed: str, shown: str) -> bool:
    """Compare what was printed with what a page shows, where `...` on a line of its own stands for anything."""
    pattern = "".join(".*" if line.strip() == "..." else re.escape(line) for line in shown.splitlines(keepends=True))
    return re.fullmatch(pattern, printed, re.DOTALL) is not None


@pytest.mark.parametrize("page", pages_with("console"))
def test_commands_on_a_page_print_what_it_shows(page: Path, tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    for block in blocks(page):
        if named := re.match(r"# (\w+\.py)\n", block.text):
            (tmp_path / named[1]).write_text(block.text)  # what a page tells to save under this name
    if "--data DIR" in page.read_text("utf-8"):
        assert_opens_and_closes(f"{sys.executable} -m foxden", tmp_path / "DIR")
    for command, shown in commands(page):
        if command in TESTED_BY_RUNNING_THIS:
            continue
        if command in OPENS_THE_HOUSE:
            assert_opens_and_closes(command, tmp_path / "data")
            continue
        done = subprocess.run(
            command,
            shell=True,
            cwd=ROOT if "make.py" in command else tmp_path,
            env={**os.environ, "PATH": path},
            # Whoever plays on a page lets a bot finish.
            input="auto\n",
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, (command, done.stderr)
        plays = " play " in f"{command} "
        assert plays or matches(done.stdout, shown), (command, done.stdout)


def assert_opens_and_closes(command: str, data: Path) -> None:
    """Start a server as a page says, see that it answers, and end it as Ctrl-C does."""
    settings = {"FOXDEN_PORT": "0", "FOXDEN_DATA": str(data), "FOXDEN_OPEN_BROWSER": "false"}
    server = subprocess.Popen(
        shlex.split(command),
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    told = next(line for line in server.stdout if "Foxden is open" in line)
    with urlopen(told.split()[-1] + "/healthz") as answer:  # noqa: S310 - our own address
        assert answer.read() == b'{"status":"ok"}'
    server.send_signal(signal.SIGINT)
    _, complaints = server.communicate(timeout=60)
    assert (server.returncode, "Traceback" in complaints) == (0, False), complaints


@pytest.mark.parametrize("page", pages_with("json"))
def test_records_on_a_page_are_lawful(page: Path) -> None:
    for block in blocks(page):
        if block.language == "json" and '"foxden"' in block.text:
            load(block.text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_on_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
        assert "://" not in target, "a page must be readable without the network"
        assert (page.parent / target).exists(), target


def test_commands_named_in_passing_exist() -> None:
    """Words like `python3 make.py fix` in running text are commands that make.py knows."""
    known = set(re.findall(r"^ *python3 make\.py (\w+)", (ROOT / "make.py").read_text("utf-8"), re.MULTILINE))
    named = {word for page in PAGES for word in re.findall(r"python3 make\.py (\w+)", page.read_text("utf-8"))}
    assert named <= known
    assert {shlex.split(command)[2] for command in TESTED_BY_RUNNING_THIS | NEEDS_MORE_THAN_THE_PROJECT} <= known


def test_the_two_commands_of_the_readme_are_there() -> None:
    first = [command for command, _ in commands(ROOT / "README.md")][:3]
    assert [first[0], first[-1]] == ["python3 make.py run", "python3 make.py test"]


@pytest.mark.parametrize("example", ["a_game_in_code.py", "read_a_record.py"])
def test_examples_run(example: str, tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    new = subprocess.run([sys.executable, "-m", "foxden", "new", "duet"], capture_output=True, check=True)
    game.write_bytes(new.stdout)
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / example, game], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_every_example_is_run_somewhere() -> None:
    tests = "".join(test.read_text("utf-8") for test in (ROOT / "tests").rglob("test_*.py"))
    assert [name for example in (ROOT / "examples").glob("[!_]*.py") if (name := example.name) not in tests] == []
