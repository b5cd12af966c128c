"""Having kernels compiled before they are needed, so that no table waits for a compiler.

Compiling takes a few seconds a game, once after an installation. A process of low priority does it and leaves the
machine code on disk; this one then only has to read it. Importing this module imports no compiler.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import Any, Final

from foxden.games import GAMES

_LEAST_URGENT: Final = 19
_ready: Final[set[str]] = set()


def ready(name: str) -> bool:
    """Tell whether the kernels of this game (or module) can be called without waiting."""
    return name in _ready


def warm(*names: str) -> Thread:
    """Make kernels ready in the background: of a game, or of a module that has a function `warm_up()`.

    Whoever must wait all the same joins the thread that is given.
    """
    thread = Thread(target=_in_background, args=(names,), name="warming kernels", daemon=True)
    thread.start()
    return thread


def load(*names: str) -> None:
    """Make kernels ready now, and wait until they are."""
    for name in names:
        if name in GAMES:
            _call_every_kernel(name)
        else:
            import_module(name).warm_up()
        _ready.add(name)


def _in_background(names: Iterable[str]) -> None:
    compiling = None
    with suppress(OSError):  # where no process can be started, everything is compiled in this thread
        compiling = subprocess.Popen(  # noqa: S603 - it is ourselves
            [sys.executable, "-m", __name__, *names],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
    if compiling is not None:
        atexit.register(compiling.terminate)
        compiling.wait()
        atexit.unregister(compiling.terminate)
    load(*names)


def _call_every_kernel(game: str) -> None:
    # These import the compiler.
    import numpy as np  # noqa: PLC0415

    from foxden.fast.bridges import bridge_for  # noqa: PLC0415
    from foxden.fast.dice import dice  # noqa: PLC0415

    rules = GAMES[game]()
    bridge = bridge_for(rules, rules.options(), rules.usual_seats)
    kernels: Any = bridge.kernels
    config, rng = bridge.config, dice(0)
    state, scratch = kernels.new(config), kernels.new(config)
    lines = np.zeros((1, 4 + bridge.seats), np.int64)
    kernels.size(config)
    kernels.awaits_deal(state)
    kernels.deal(config, state, rng)
    kernels.dealt(config, state)
    seat = int(kernels.to_move(state)).bit_length() - 1
    kernels.legal(config, state, seat)
    action = kernels.choose(config, state, seat, rng)
    kernels.is_legal(config, state, seat, action)
    kernels.rollouts(config, state, scratch, rng, 1)
    kernels.play(config, state, seat, action)
    kernels.playout_round(config, state, rng)
    kernels.playout(config, state, rng)
    kernels.is_over(state)
    kernels.ending(state)
    kernels.scores(config, state, lines[0])
    kernels.winners(config, state)
    kernels.play_random(config, state, rng, 1, lines)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_LEAST_URGENT)
    load(*sys.argv[1:])
    import_module("foxden.fast.compiled").forget_old_code()
