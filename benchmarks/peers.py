"""The clock of the benchmark, and the peers' side of it. Started by rules.py, once for each measurement.

Runs in the virtual environment of the peers, which has no Foxden: nothing here may import it.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any, Final

PlayOut = Callable[[random.Random], int]
"""Play one whole game and tell how many moves the players made in it."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What came out of one round of one game."""

    moves: int
    games: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.moves / self.seconds


def measure(play_out: PlayOut, *, seconds: float, seed: int) -> Measured:
    """Play whole games until the time is over. The first, in which caches are filled, does not count."""
    rng = random.Random(seed)
    play_out(rng)
    moves = games = 0
    begun = time.perf_counter()
    while (taken := time.perf_counter() - begun) < seconds or not games:
        moves += play_out(rng)
        games += 1
    return Measured(moves, games, taken)


def rlcard(game: str, seed: int) -> PlayOut:
    """The environment, as RLCard's users drive it: each step also encodes what the next player sees."""
    env: Any = import_module("rlcard").make(game, config={"seed": seed})

    def play_out(rng: random.Random) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        env.get_payoffs()
        return moves

    return play_out


def rlcard_bare(game: str, seed: int) -> PlayOut:
    """The engine inside the environment, which gives the legal actions as words along with each state."""
    env: Any = import_module("rlcard").make(game, config={"seed": seed})
    engine, legal = env.game, {"uno": "legal_actions", "doudizhu": "actions"}[game]

    def play_out(rng: random.Random) -> int:
        state, _ = engine.init_game()
        moves = 0
        while not engine.is_over():
            state, _ = engine.step(rng.choice(state[legal]))
            moves += 1
        env.get_payoffs()
        return moves

    return play_out


def open_spiel(game: str, seed: int) -> PlayOut:  # noqa: ARG001 - it has no chance of its own
    loaded: Any = import_module("pyspiel").load_game(game)

    def play_out(rng: random.Random) -> int:
        state = loaded.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        state.returns()
        return moves

    return play_out


KINDS: Final = {"rlcard": rlcard, "rlcard-bare": rlcard_bare, "open_spiel": open_spiel}


def main() -> None:
    kind, game, seconds, seed = sys.argv[1:]
    play_out = KINDS[kind](game, int(seed))
    print(json.dumps(asdict(measure(play_out, seconds=float(seconds), seed=int(seed)))))


if __name__ == "__main__":
    main()
