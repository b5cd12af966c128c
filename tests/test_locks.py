"""What is installed is locked: by hash, from no particular host, for every machine that Foxden is worked on."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
NPM_LOCKS: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("web", "benchmarks")
    for path in (ROOT / folder).rglob("package-lock.json")
    if "node_modules" not in path.parts
)
MACHINES: Final = ("linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64", "win32-arm64")
NATIVE: Final = {"rolldown": "@rolldown/binding-", "lightningcss": "lightningcss-", "@biomejs/biome": "@biomejs/cli-"}
"""Packages whose work is done by a binary for each kind of machine, and how the binaries' names begin."""


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


def packages_of(lock: str) -> Mapping[str, Mapping[str, Any]]:
    found: dict[str, Mapping[str, Any]] = json.loads((ROOT / lock).read_text("utf-8"))["packages"]
    return {name.removeprefix("node_modules/"): package for name, package in found.items() if name}


@pytest.mark.parametrize("lock", NPM_LOCKS)
def test_locks_of_npm_have_hashes_and_name_no_host(lock: str) -> None:
    packages = packages_of(lock)
    assert packages
    for name, package in packages.items():
        assert "resolved" not in package, f"{name}: omit-lockfile-registry-resolved=true belongs in .npmrc"
        assert package["integrity"].startswith("sha512-"), name


def test_the_page_can_be_built_and_checked_on_every_machine() -> None:
    """Newest is not always complete: npm leaves out, without a word, binaries that are not published yet."""
    packages = packages_of("web/package-lock.json")
    for name, beginning in NATIVE.items():
        wanted = packages[name].get("optionalDependencies", {})
        for binary, version in wanted.items():
            assert binary in packages, f"{name} {packages[name]['version']} lacks {binary} in the lock"
            assert packages[binary]["version"] == version.lstrip("^~"), binary
        for machine in MACHINES:
            assert any(binary.startswith(beginning + machine) for binary in packages), f"{name} for {machine}"
