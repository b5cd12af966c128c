"""Compiling happens once, out of everybody's way, and not at all in programs that do not need it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from foxden.fast import compiled, warming
from foxden.fast.bridges import TooBig, bridge_for
from foxden.games import GAMES
from foxden.games.duet import Duet
from foxden.games.fool import Fool

ROOT = Path(__file__).parents[2]
needs_a_compiler = pytest.mark.skipif(not compiled.HAVE_NUMBA, reason="there is no compiler")


def python(code: str, **environment: str) -> str:
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.mark.parametrize("module", ["foxden", "foxden.cli", "foxden.server.run", "foxden.fast", "foxden.fast.warming"])
def test_nobody_waits_for_the_compiler_who_does_not_need_it(module: str) -> None:
    assert python(f"import sys, {module}; print('numba' in sys.modules, 'numpy' in sys.modules)") == "False False"


def test_kernels_get_ready_in_the_background() -> None:
    code = """
import sys, time
from foxden.fast import warming
begun = time.perf_counter()
warming_up = warming.warm("foxy")
assert time.perf_counter() - begun < 1
assert not warming.ready("foxy")
warming_up.join()
print(warming.ready("foxy"), warming.ready("duet"))
"""
    assert python(code) == "True False"


def test_a_module_with_kernels_of_its_own_can_be_made_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "my_kernels.py").write_text("called = []\ndef warm_up():\n    called.append(1)\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    warming.load("my_kernels")
    assert warming.ready("my_kernels")
    assert sys.modules["my_kernels"].called == [1]


@needs_a_compiler
def test_machine_code_is_kept_and_used_again(tmp_path: Path) -> None:
    code = """
from foxden.fast import bits, dice
print(dice.below(dice.dice(1), 6) < 6, bits.count(7), sum(dice.below.stats.cache_hits.values()))
"""
    assert python(code, NUMBA_CACHE_DIR=str(tmp_path)) == "True 3 0"
    assert python(code, NUMBA_CACHE_DIR=str(tmp_path)) == "True 3 1"
    assert list(tmp_path.glob("kernels/*/*/*.nbc"))


@needs_a_compiler
def test_where_nothing_can_be_kept_kernels_work_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a folder cannot be made here", "utf-8")
    code = """
from numba.core import caching
caching.CacheImpl._locator_classes = [caching.UserProvidedCacheLocator]
from foxden.fast import bits
print(bits.count(7))
"""
    assert python(code, NUMBA_CACHE_DIR=str(blocked)) == "3"


def test_machine_code_of_other_sources_is_kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "foxden"
    copytree(Path(str(compiled.__file__)).parent, package / "fast")
    (package / "bots").mkdir()
    bot = package / "bots" / "search.py"
    bot.write_text("a search", "utf-8")
    monkeypatch.setattr(compiled, "__file__", str(package / "fast" / "compiled.py"))
    monkeypatch.setattr(compiled, "PACKAGE", package)

    def folder() -> Path:
        compiled._fingerprint.cache_clear()
        return compiled.cache_folder(bot)

    folders = [folder(), folder()]
    (package / "fast" / "dice.py").write_text("other dice", "utf-8")
    folders.append(folder())
    (package / "bots" / "helper.py").write_text("inlined into the search", "utf-8")
    folders.append(folder())
    compiled._fingerprint.cache_clear()
    assert folders[0] == folders[1]
    assert len(set(folders)) == 3


def test_machine_code_that_nobody_has_used_for_long_is_thrown_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiled, "_in_use", set())
    used = compiled.cache_folder(Path(__file__))
    old, recent = used.with_name("old"), used.with_name("recent")
    for folder in (used, old, recent):
        (folder / "fast").mkdir(parents=True)
    for folder in (used, old):
        os.utime(folder, (0, 0))
    compiled.forget_old_code()
    assert set(used.parent.iterdir()) == {used, recent}


@pytest.mark.parametrize("folder", ["", "elsewhere"])
def test_machine_code_is_kept_where_numba_is_told_to_keep_it(monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", folder)
    assert ("elsewhere" in compiled.cache_folder(Path(__file__)).parts) == bool(folder)


def test_what_does_not_fit_is_refused() -> None:
    for rules, seats in ((_far_walker(), 2), (_many_values(), 4), (GAMES["foxy"](), 63)):
        with pytest.raises(TooBig):
            bridge_for(rules, rules.options(), seats)


def _far_walker() -> Duet:
    level = {"side": "A", "gems": [1, 0, 1], "plus": [], "forest": 0, "points": 1}
    box = {"game": "duet", "movement": [0] * 9 + [16], "gem_tokens": 2, "levels": {"1": level}}
    return Duet(Duet.read_box(json.dumps(box).encode()))


def _many_values() -> Fool:
    pile = {"green": "2-64", "red": "2", "yellow": "2", "blue": "2", "ones": 2, "discs": 1}
    return Fool(Fool.read_box(json.dumps({"game": "fool", "cards": pile, "tables": {"4": pile}}).encode()))
