"""Where there is no compiler, the same kernels are ordinary Python and play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foxden.fast.bridges import bridge_for
from foxden.fast.dice import dice
from foxden.games import GAMES

ROOT = Path(__file__).parents[2]
WITHOUT = {
    "a compiler that is switched off": ("", {"NUMBA_DISABLE_JIT": "1"}),
    "no compiler installed": ("import sys; sys.modules['numba'] = None; ", {}),
}
SCRIPT = """
from foxden.fast import compiled, warming
from tests.fast.test_plain import some_games
warming.load("duet", "fool", "foxy")
assert not compiled.HAVE_NUMBA
assert all(map(warming.ready, ("duet", "fool", "foxy")))
print(some_games())
"""


def some_games() -> list[list[list[int]]]:
    """Play a few games of each kind."""
    played = []
    for name, game in GAMES.items():
        rules = game()
        bridge: Any = bridge_for(rules, rules.options(), rules.usual_seats)
        lines = np.zeros((3, 4 + rules.usual_seats), np.int64)
        bridge.kernels.play_random(bridge.config, bridge.kernels.new(bridge.config), dice(9), len(lines), lines)
        played.append([[len(name)], *lines.tolist()])
    return played


@pytest.mark.parametrize("without", WITHOUT)
def test_the_same_games_are_played_without_a_compiler(without: str) -> None:
    before, environment = WITHOUT[without]
    command = [sys.executable, "-W", "error", "-c", before + f"exec({SCRIPT!r})"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.strip() == str(some_games())
