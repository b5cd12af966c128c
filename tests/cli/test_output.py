"""What is printed is written whole, or told in one line; whatever stands where the output goes."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.running import FOXDEN, complaint, environment

COMMANDS = [
    ["new", "foxy", "--seats", "3000"],
    ["box", "fool"],
    ["play", "foxy", "--seed", "1"],
]


def shell(script: str, *words: str, unbuffered: bool, given: bytes = b"auto\n") -> subprocess.CompletedProcess[bytes]:
    # Under a limit Python would leave half a .pyc file behind, on which everything after stumbles.
    env = environment() | {"PYTHONDONTWRITEBYTECODE": "1"} | ({"PYTHONUNBUFFERED": "1"} if unbuffered else {})
    command = ["bash", "-c", script, "bash", *FOXDEN, *words]
    return subprocess.run(command, input=given, capture_output=True, check=False, env=env, timeout=120)


@pytest.mark.parametrize("unbuffered", [False, True])
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_full_disk_is_told(*, words: list[str], unbuffered: bool, tmp_path: Path) -> None:
    file = tmp_path / "out"
    done = shell(f'ulimit -f 1; exec "$@" > {file}', *words, unbuffered=unbuffered)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == ["foxden: File too large"]


@pytest.mark.parametrize("unbuffered", [False, True])
@pytest.mark.parametrize("words", [*COMMANDS, ["--help"]], ids=" ".join)
def test_a_closed_pipe_is_told(*, words: list[str], unbuffered: bool) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    env = environment() | ({"PYTHONUNBUFFERED": "1"} if unbuffered else {})
    done = subprocess.run(
        [*FOXDEN, *words], input=b"auto\n", stdout=writer, stderr=subprocess.PIPE, check=False, env=env, timeout=120
    )
    os.close(writer)
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == ["foxden: the output was closed before all was written"]


def test_closed_streams_are_told_where_they_are_needed() -> None:
    assert shell('exec "$@" >&-', "box", "duet", unbuffered=False).stderr == b"foxden: standard output is closed\n"
    for words in (["replay", "-"], ["play", "duet"]):
        done = shell('exec "$@" <&-', *words, unbuffered=False)
        assert (done.returncode, done.stderr) == (2, b"foxden: standard input is closed\n")
    done = shell('exec "$@" <&-', "box", "duet", unbuffered=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert shell('exec "$@" 2>&-', "box", "chess", unbuffered=False).returncode == 2


def test_too_little_memory_is_told(tmp_path: Path) -> None:
    file = tmp_path / "big.jsonl"
    big = b'{"foxden":1,"game":"duet","seats":["",""],"deals":[],"moves":[' + b"1," * 20_000_000 + b"1]}"
    file.write_bytes(big)
    done = shell('ulimit -v 800000; exec "$@"', "replay", "--json", str(file), unbuffered=False)
    assert done.returncode == 2
    assert done.stderr == b"foxden: there is not enough memory for this\n"
    file.write_bytes(big + b"\n{}\n")
    done = shell('ulimit -v 800000; exec "$@"', "replay", "--lines", str(file), unbuffered=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert [b"not enough memory" in line for line in done.stdout.splitlines()] == [True, False]


@pytest.mark.parametrize("words", [["new", "x" * 100_000], ["x" * 100_000], ["new", "foxy", "--" + "y" * 100_000]])
def test_a_complaint_is_one_line_of_a_length_one_reads(words: list[str]) -> None:
    assert complaint(*words)


def test_what_a_terminal_would_obey_is_not_echoed() -> None:
    for words in (["play", "\x1b[31mred"], ["new", "foxy", "--\x1b[31mred"], ["replay", "\x1b[31m\nno such file"]):
        assert "\x1b" not in complaint(*words)


def test_a_seed_may_be_any_bytes() -> None:
    done = subprocess.run(
        [os.fsencode(word) for word in FOXDEN] + [b"new", b"duet", b"--seed", b"\xff\xfe"],
        capture_output=True,
        check=False,
        env=environment(),
    )
    assert (done.returncode, done.stderr) == (0, b"")
