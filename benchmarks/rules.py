"""Moves a second of the rules, beside other Python libraries for card games. Start it with `python3 make.py bench`.

What is measured: whole games by players who choose at random. At each decision the library is asked for the legal
moves, one is drawn, and the library makes it; at the end it is asked for the result. Shuffling and dealing are in the
time, but only the players' moves are counted. Everything runs in one thread of the same Python, the peers in a
virtual environment of their own in `.tools/bench`. Rounds of ours and theirs take turns, so that a busy machine slows
all alike; the median round is reported, and ratios are between medians. Before each round one game is played to fill
caches. Importing and setting up are not in the time.

What to bear in mind when reading it:

- The games differ, and so does what a move costs by its rules: in Foxy nearly every number is legal at any time,
  while doudizhu looks for combinations of cards. RLCard's uno has 2 players, doudizhu 3, OpenSpiel's hearts 4.
- Ours makes a new state for each move and always checks it, even one just taken from the list of legal moves. The
  peers change their state in place. In doudizhu and hearts a step does not check that the rules allow it.
- RLCard's `step` also encodes, for learning, what the next player sees. "bare" is its engine without that; it still
  describes what the next player sees, in words. Ours builds no views here, for it does so only when asked.
- OpenSpiel's hearts is C++ called from Python. Its cards are dealt one by one, each a draw made in Python.
- Not measured: memory, more than one thread, views, records, reading and writing of moves, players who think.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from statistics import median
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from make import ROOT, TOOLS, WINDOWS, uv

from benchmarks.peers import Measured, PlayOut, measure
from foxden.core.seats import DEALER
from foxden.games import GAMES

PINS: Final = ("rlcard==1.2.0", "open_spiel==2.0.2", "numpy==2.4.6", "termcolor==3.3.0")
"""With what RLCard needs. The rest of what OpenSpiel asks for is for its algorithms, not for its games."""
BENCH: Final = TOOLS / "bench"
BENCH_PYTHON: Final = BENCH / ("Scripts/python.exe" if WINDOWS else "bin/python")
PATIENCE: Final = 120
"""So many seconds more than asked for may a peer take to start and to finish its last game."""


@dataclass(frozen=True, slots=True)
class Ours:
    title: str
    game: str
    seats: int


@dataclass(frozen=True, slots=True)
class Peer:
    title: str
    short: str
    kind: str
    game: str


OURS: Final = (
    Ours("foxden foxy, 4 seats", "foxy", 4),
    Ours("foxden fool, 4 seats", "fool", 4),
    Ours("foxden fool, 8 seats", "fool", 8),
    Ours("foxden duet, 2 seats", "duet", 2),
)
PEERS: Final = (
    Peer("RLCard uno", "uno", "rlcard", "uno"),
    Peer("RLCard uno, bare", "(bare)", "rlcard-bare", "uno"),
    Peer("RLCard doudizhu", "doudizhu", "rlcard", "doudizhu"),
    Peer("RLCard doudizhu, bare", "(bare)", "rlcard-bare", "doudizhu"),
    Peer("OpenSpiel hearts (C++)", "hearts", "open_spiel", "hearts"),
)

Results = dict[str, list[Measured]]
"""The rounds measured, by title."""


class NoPeers(Exception):
    """The peers cannot be measured here; says why."""


def player(ours: Ours) -> PlayOut:
    rules = GAMES[ours.game]()
    options = rules.options()

    def play_out(rng: random.Random) -> int:
        state = rules.start(options, ours.seats)
        moves = 0
        while actors := rules.to_move(state):
            actor = next(iter(actors)) if len(actors) == 1 else rng.choice(tuple(actors))
            if actor == DEALER:
                state = rules.play(state, DEALER, rules.deal(state, rng))
            else:
                state = rules.play(state, actor, rng.choice(rules.legal_moves(state, actor)))
                moves += 1
        rules.outcome(state)
        return moves

    return play_out


def install_peers() -> None:
    try:
        uv("venv", "--quiet", "--allow-existing", "--python", sys.executable, BENCH)
        ready_made = ("--only-binary", "numpy", "--only-binary", "open_spiel")  # compiling them takes an hour
        uv("pip", "install", "--quiet", "--python", BENCH_PYTHON, "--no-deps", *ready_made, *PINS)
    except SystemExit as problem:
        raise NoPeers(f"{', '.join(PINS)} could not be installed") from problem


def measure_peer(
    peer: Peer, *, seconds: float, seed: int, clock: str = "wall", python: Path = BENCH_PYTHON
) -> Measured:
    script = str(ROOT / "benchmarks" / "peers.py")
    command = [str(python), script, peer.kind, peer.game, str(seconds), str(seed), clock]
    # What the user's Python is told to find elsewhere is not for the peers.
    clean = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    try:
        done = subprocess.run(
            command, env=clean, capture_output=True, text=True, check=False, timeout=seconds + PATIENCE
        )
    except subprocess.TimeoutExpired as problem:
        raise NoPeers(f"{peer.title} does not come to an end") from problem
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1]
        raise NoPeers(f"{peer.title} fails: {reason}")
    return Measured(**json.loads(done.stdout.strip().splitlines()[-1]))


def measure_all(*, seconds: float, rounds: int) -> tuple[Results, NoPeers | None]:
    """Let ours and theirs take turns. When the peers fail, go on alone."""
    results: Results = {}
    problem: NoPeers | None = None
    try:
        install_peers()
    except NoPeers as why:
        problem = why
    players = {ours.title: player(ours) for ours in OURS}
    for seed in range(rounds):
        show_progress(f"round {seed + 1} of {rounds} ...")
        for ours, peer in zip_longest(OURS, PEERS):
            if ours is not None:
                measured = measure(players[ours.title], seconds=seconds, seed=seed)
                results.setdefault(ours.title, []).append(measured)
            if peer is not None and problem is None:
                try:
                    measured = measure_peer(peer, seconds=seconds, seed=seed)
                    results.setdefault(peer.title, []).append(measured)
                except NoPeers as why:
                    problem = why
    show_progress("")
    return results, problem


def show_progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<30}\r", end="", file=sys.stderr, flush=True)


def speeds(results: Results) -> Mapping[str, float]:
    return {title: median(measured.speed for measured in rounds) for title, rounds in results.items()}


def print_speeds(results: Results, *, seconds: float, rounds: int) -> None:
    versions = PINS[:3] if any(peer.title in results for peer in PEERS) else ()
    print(", ".join((f"{platform.python_implementation()} {platform.python_version()}", *versions)))
    print(f"Moves a second, median of {rounds} x {seconds:g} s\n")
    print(f"{'':<26}{'moves/s':>12}{'slowest':>12}{'fastest':>12}{'moves/game':>14}")
    speed = speeds(results)
    for title in (known.title for known in (*OURS, *PEERS) if known.title in results):
        each = [measured.speed for measured in results[title]]
        length = sum(m.moves for m in results[title]) / sum(m.games for m in results[title])
        print(f"{title:<26}{speed[title]:>12,.0f}{min(each):>12,.0f}{max(each):>12,.0f}{length:>14,.1f}")


def print_ratios(results: Results) -> None:
    speed = speeds(results)
    print(f"\n{'as many times as fast as':<26}" + "".join(f"{peer.short:>10}" for peer in PEERS))
    for ours in OURS:
        ratios = (speed[ours.title] / speed[peer.title] for peer in PEERS)
        print(f"{ours.title:<26}" + "".join(f"{ratio:>10.2f}" for ratio in ratios))


def positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise ValueError
    return value


def at_least_one(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def main() -> None:
    parser = argparse.ArgumentParser(prog="make.py bench", description="The rules' speed beside its peers.")
    parser.add_argument("--seconds", type=positive, default=3.0, help="for each game in each round (3)")
    parser.add_argument("--rounds", type=at_least_one, default=3, help="of which the median is reported (3)")
    chosen = parser.parse_args()
    results, problem = measure_all(seconds=chosen.seconds, rounds=chosen.rounds)
    if problem is None:
        print_speeds(results, seconds=chosen.seconds, rounds=chosen.rounds)
        print_ratios(results)
        return
    alone = {ours.title: results[ours.title] for ours in OURS}
    print_speeds(alone, seconds=chosen.seconds, rounds=chosen.rounds)
    sys.stdout.flush()
    sys.exit(f"bench: no peers to compare with: {problem}.")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
