"""Running Foxden as a person or a program does: as another process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FOXDEN = [sys.executable, "-W", "error", "-m", "foxden"]


UNWANTED = {"NO_COLOR", "FORCE_COLOR", "PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8"}
"""What the tests' own surroundings may say, and would hide or change what is tested."""


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in UNWANTED}


def replaying_lines() -> subprocess.Popen[bytes]:
    """Start a `foxden replay --lines` to talk with."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*FOXDEN, "replay", "--lines", "-"], stdin=pipe, stdout=pipe, stderr=pipe, env=environment()
    )


def foxden(*words: str | Path, given: bytes | str = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*FOXDEN, *map(str, words)],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        check=False,
        timeout=120,
        env=environment() | env,
    )


def said(*words: str | Path, given: bytes | str = b"", **env: str) -> str:
    """Give what a command that succeeds prints."""
    done = foxden(*words, given=given, **env)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


def complaint(*words: str | Path, given: bytes | str = b"", status: int = 2) -> str:
    """Give the one line that a command complains with, which prints nothing else."""
    done = foxden(*words, given=given)
    assert done.returncode == status, done
    assert done.stdout == b""
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("foxden: ")
    assert len(lines[0]) < 500
    return lines[0].removeprefix("foxden: ")
