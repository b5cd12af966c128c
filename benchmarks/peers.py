"""The clock of the benchmarks, and the peers' side of them. Started by rules.py and kernels.py, for each measurement.

Runs in the virtual environment of the peers, which has no Foxden: nothing here may import it.
"""

from __future__ import annotations

import json
import os
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


CLOCKS: Final[dict[str, Callable[[], float]]] = {"wall": time.perf_counter, "cpu": time.process_time}


def measure(play_out: PlayOut, *, seconds: float, seed: int, clock: str = "wall") -> Measured:
    """Play whole games until the time is over. The first, in which caches are filled, does not count."""
    rng, now = random.Random(seed), CLOCKS[clock]
    play_out(rng)
    moves = games = 0
    begun = now()
    while (taken := now() - begun) < seconds or not games:
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
        moves = _finish(state, rng)
        state.returns()
        return moves

    return play_out


MEANS_FROM: Final = 1000
"""How many games tell how many moves a game has, where the C++ loop does not."""
PORTION: Final = 500


def open_spiel_whole(game: str, seed: int) -> PlayOut:
    """OpenSpiel's own loop over whole games, with chance and its random players, all in C++: `evaluate_bots`."""
    spiel: Any = import_module("pyspiel")
    loaded = spiel.load_game(game)
    bots = [spiel.make_uniform_random_bot(player, seed + player) for player in range(loaded.num_players())]
    in_python, rng = open_spiel(game, seed), random.Random(seed)
    moves = sum(in_python(rng) for _ in range(MEANS_FROM)) / MEANS_FROM

    def play_out(rng: random.Random) -> int:
        for _ in range(PORTION):
            spiel.evaluate_bots(loaded.new_initial_state(), bots, rng.getrandbits(30))
        return round(PORTION * moves)

    return play_out


def open_spiel_dealt(game: str, seed: int) -> PlayOut:
    """OpenSpiel's fastest loop from where the cards are dealt: the rollouts inside its tree search, in C++.

    Of two simulations one begins at the root and one at a child of it. Where its search does not take a game (hanabi),
    `evaluate_bots` plays copies of the state.
    """
    spiel: Any = import_module("pyspiel")
    loaded = spiel.load_game(game)
    bots = [spiel.make_uniform_random_bot(player, seed + player) for player in range(loaded.num_players())]
    rng = random.Random(seed)
    states = [_dealt(loaded, rng) for _ in range(4)]
    lengths = [sum(_finish(state.clone(), rng) for _ in range(MEANS_FROM)) / MEANS_FROM for state in states]
    played = 0

    def search(rng: random.Random) -> int:
        nonlocal played
        at = played = (played + 1) % len(states)
        rollouts = spiel.RandomRolloutEvaluator(PORTION, rng.getrandbits(30))
        spiel.MCTSBot(loaded, rollouts, 1.0, 2, 100, False, 1, False).step(states[at])
        return round(PORTION * (2 * lengths[at] - 1))

    def copies(rng: random.Random) -> int:
        nonlocal played
        at = played = (played + 1) % len(states)
        for _ in range(PORTION):
            spiel.evaluate_bots(states[at].clone(), bots, rng.getrandbits(30))
        return round(PORTION * lengths[at])

    return copies if game == "hanabi" else search


def _dealt(loaded: Any, rng: random.Random) -> Any:  # noqa: ANN401
    state = loaded.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def _finish(state: Any, rng: random.Random) -> int:  # noqa: ANN401
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


BATCH, STEPS = 1024, 50


def pgx(game: str, seed: int) -> PlayOut:
    """Many games side by side, compiled for the CPU; one that ends is dealt anew."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(game)
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one_step(carried: Any, _: Any) -> Any:  # noqa: ANN401
        key, state = carried
        key, for_choice, for_step = jax.random.split(key, 3)
        weights = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(for_choice, weights)
        return (key, jax.vmap(step)(state, actions, jax.random.split(for_step, BATCH))), None

    run = jax.jit(lambda carried: jax.lax.scan(one_step, carried, None, length=STEPS)[0])
    key = jax.random.PRNGKey(seed)
    carried = key, jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))

    def play_out(rng: random.Random) -> int:  # noqa: ARG001
        nonlocal carried
        carried = jax.block_until_ready(run(carried))
        return BATCH * STEPS

    return play_out


KINDS: Final = {
    "rlcard": rlcard,
    "rlcard-bare": rlcard_bare,
    "open_spiel": open_spiel,
    "open_spiel-whole": open_spiel_whole,
    "open_spiel-dealt": open_spiel_dealt,
    "pgx": pgx,
}


def main() -> None:
    kind, game, seconds, seed, clock = sys.argv[1:]
    play_out = KINDS[kind](game, int(seed))
    print(json.dumps(asdict(measure(play_out, seconds=float(seconds), seed=int(seed), clock=clock))))


if __name__ == "__main__":
    main()
