"""Random games by compiled kernels, beside compiled peers. Start it with `python3 make.py bench-kernels`.

What is measured, in one thread and by the processor time it takes, so that a busy machine does the least harm:

- *whole*: whole games, deals included, by players who choose at random. Ours is `play_random`; OpenSpiel's is
  `evaluate_bots` with its uniform random bots, its own C++ loop. In RLCard and pgx every game is played whole.
- *dealt*: the same from a state in which the cards are dealt, to the end of the round. Ours is `rollouts`; OpenSpiel's
  are the rollouts of its tree search, in C++ as well (hanabi, which that search does not take: `evaluate_bots`).
- *Python*: OpenSpiel and RLCard driven move by move from Python, as their users do.

Then, by the clock on the wall, ours in one thread and in two at the same time.

Rounds of ours and theirs take turns; medians are reported. Only players' moves count, not the cards dealt. What to
bear in mind: the games differ. Hearts, spades and oh_hell are tricks with four players, like Fool!, with a round a game
where Fool! takes six; the Duet has exchanges and a board besides, Foxy no tricks at all. pgx plays 1,024 games side by
side. Two threads run twice as fast only on a machine that has two cores to spare: `cores` tells how many they got, and
`per core` what they made of each, as a multiple of one thread.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import threading
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from make import TOOLS, WINDOWS, uv

from benchmarks.peers import Measured, PlayOut, measure
from benchmarks.rules import PINS, NoPeers, Peer, at_least_one, install_peers, measure_peer, positive, show_progress
from foxden.fast.bridges import bridge_for
from foxden.fast.compiled import HAVE_NUMBA
from foxden.fast.dice import dice
from foxden.games import GAMES

PGX_PINS: Final = ("pgx==2.6.0", "jax==0.10.2", "numpy==2.4.6")
PGX: Final = TOOLS / "bench-pgx"
PGX_PYTHON: Final = PGX / ("Scripts/python.exe" if WINDOWS else "bin/python")
PORTION: Final = 500
"""How many games are played between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Ours:
    title: str
    game: str
    seats: int
    options: dict[str, Any]

    def whole(self, seed: int = 1) -> PlayOut:
        table = self._table()
        kernels, config, rng = table.kernels, table.config, dice(seed)
        state, lines = kernels.new(config), np.zeros((PORTION, 4 + self.seats), np.int64)
        return lambda _: int(kernels.play_random(config, state, rng, PORTION, lines))

    def dealt(self) -> PlayOut:
        table = self._table()
        kernels, config, rng = table.kernels, table.config, dice(1)
        state, scratch = kernels.new(config), kernels.new(config)

        def play_out(_: Random) -> int:
            kernels.start(config, state)
            kernels.deal(config, state, rng)
            return int(kernels.rollouts(config, state, scratch, rng, PORTION))

        return play_out

    def _table(self) -> Any:  # noqa: ANN401
        rules = GAMES[self.game]()
        return bridge_for(rules, rules.options(self.options), self.seats)


OURS: Final = (
    Ours("foxden duet, level 1", "duet", 2, {"level": 1}),
    Ours("foxden duet, level 3", "duet", 2, {"level": 3}),
    Ours("foxden fool, 4 seats", "fool", 4, {}),
    Ours("foxden fool, 6 seats", "fool", 6, {}),
    Ours("foxden fool, 8 seats", "fool", 8, {}),
    Ours("foxden foxy, 4 seats", "foxy", 4, {}),
)
SPIEL: Final = ("hearts", "spades", "oh_hell", "hanabi")
RLCARD: Final = ("uno", "doudizhu")
PGX_GAMES: Final = ("leduc_holdem", "sparrow_mahjong")

Found = dict[tuple[str, str], list[Measured]]
"""The rounds measured, by title and what was measured."""


def peers(*, with_pgx: bool) -> list[tuple[str, str, Peer, Path | None]]:
    """Give what is measured of the peers: title, what, peer, and a Python of its own if it needs one."""
    wanted: list[tuple[str, str, Peer, Path | None]] = []
    for game in SPIEL:
        kinds = {"whole": "open_spiel-whole", "dealt": "open_spiel-dealt", "Python": "open_spiel"}
        wanted += [
            (f"OpenSpiel {game}", what, Peer(f"{game} ({what})", game, kind, game), None)
            for what, kind in kinds.items()
        ]
    wanted += [(f"RLCard {game}", "Python", Peer(game, game, "rlcard", game), None) for game in RLCARD]
    if with_pgx:
        wanted += [(f"pgx {game}", "whole", Peer(game, game, "pgx", game), PGX_PYTHON) for game in PGX_GAMES]
    return wanted


def install_pgx() -> None:
    try:
        uv("venv", "--quiet", "--allow-existing", "--python", sys.executable, PGX)
        uv("pip", "install", "--quiet", "--python", PGX_PYTHON, *PGX_PINS)
    except SystemExit as problem:
        raise NoPeers(f"{', '.join(PGX_PINS)} could not be installed") from problem


def measure_all(*, seconds: float, rounds: int, with_pgx: bool) -> tuple[Found, list[str]]:
    """Let ours and theirs take turns. A peer that fails is left out from then on."""
    found: Found = {}
    problems: list[str] = []
    wanted = peers(with_pgx=with_pgx)
    try:
        install_peers()
        if with_pgx:
            install_pgx()
    except NoPeers as problem:
        wanted, problems = [], [str(problem)]
    ours = [(each.title, what, getattr(each, what)()) for each in OURS for what in ("whole", "dealt")]
    for seed in range(rounds):
        for title, what, play_out in ours:
            show_progress(f"round {seed + 1}: {title}")
            measured = measure(play_out, seconds=seconds, seed=seed, clock="cpu")
            found.setdefault((title, what), []).append(measured)
        for each in tuple(wanted):
            title, what, peer, python = each
            show_progress(f"round {seed + 1}: {title}")
            try:
                where = {"python": python} if python else {}
                measured = measure_peer(peer, seconds=seconds, seed=seed, clock="cpu", **where)
            except NoPeers as problem:
                problems.append(str(problem))
                wanted.remove(each)
            else:
                found.setdefault((title, what), []).append(measured)
    show_progress("")
    return found, problems


def in_threads(ours: Ours, threads: int, seconds: float) -> tuple[float, float]:
    """Let so many threads play at the same time; give moves a second on the wall's clock, and the cores they got."""
    players = [ours.whole(seed) for seed in range(threads)]
    moves = [0] * threads
    until = [0.0]
    together = threading.Barrier(threads + 1)

    def play(at: int) -> None:
        together.wait()
        while time.perf_counter() < until[0]:
            moves[at] += players[at](Random(0))

    workers = [threading.Thread(target=play, args=(at,)) for at in range(threads)]
    for worker in workers:
        worker.start()
    begun, used = time.perf_counter(), time.process_time()
    until[0] = begun + seconds
    together.wait()
    for worker in workers:
        worker.join()
    taken = time.perf_counter() - begun
    return sum(moves) / taken, (time.process_time() - used) / taken


def speed(found: Found, title: str, what: str) -> float | None:
    rounds = found.get((title, what))
    return median(measured.speed for measured in rounds) if rounds else None


def print_speeds(found: Found) -> None:
    print(
        f"{'millions of moves a second':<28}{'whole':>10}{'dealt':>10}{'Python':>10}{'games/s':>14}{'moves/game':>12}"
    )
    for title in dict.fromkeys(title for title, _ in found):
        cells = (f"{each / 1e6:>10.3f}" if (each := speed(found, title, what)) else f"{'-':>10}" for what in WHAT)
        games = ""
        whole, moves = found.get((title, "whole")), speed(found, title, "whole")
        if whole and moves and not title.startswith("pgx"):
            length = sum(each.moves for each in whole) / sum(each.games for each in whole) / PORTION
            games = f"{moves / length:>14,.0f}{length:>12.1f}"
        print(f"{title:<28}" + "".join(cells) + games)


WHAT: Final = ("whole", "dealt", "Python")


def print_ratios(found: Found) -> None:
    for mine, theirs, goal in (("whole", "whole", 20), ("dealt", "dealt", 5), ("whole", "Python", 100)):
        columns = [title for title, what in found if what == theirs and not title.startswith("foxden")]
        if not columns:
            continue
        print(f"\n{f'our {mine} / their {theirs} (goal {goal})':<36}" + "".join(f"{_short(t):>16}" for t in columns))
        for ours in OURS:
            cells = []
            for title in columns:
                one, other = speed(found, ours.title, mine), speed(found, title, theirs)
                cells.append(f"{one / other:>16.1f}" if one and other else f"{'-':>16}")
            print(f"{ours.title:<36}" + "".join(cells))


def _short(title: str) -> str:
    return title.rsplit(maxsplit=1)[-1]


def print_threads(*, seconds: float, rounds: int) -> None:
    print(f"\n{'by the clock on the wall':<28}" + "".join(f"{head:>12}" for head in THREADS))
    for ours in OURS:
        both = [(in_threads(ours, 1, seconds), in_threads(ours, 2, seconds)) for _ in range(rounds)]
        (one, core), (two, cores) = (max(each) for each in zip(*both, strict=True))
        figures = one / 1e6, core, two / 1e6, cores, two / one, (two / cores) / (one / core)
        print(f"{ours.title:<28}" + "".join(f"{figure:>12.2f}" for figure in figures))


THREADS: Final = ("one thread", "cores", "two threads", "cores", "times", "per core")


def machine() -> str:
    models: list[str] = []
    if (cpu := Path("/proc/cpuinfo")).exists():
        models = [line for line in cpu.read_text().splitlines() if line.startswith("model name")]
    processor = models[0].partition(":")[2].strip() if models else platform.processor()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    numba = f"numba {version('numba')}" if HAVE_NUMBA else "no compiler"
    return f"{datetime.now(UTC):%Y-%m-%d %H:%M UTC}, {processor}, {os.cpu_count()} cores{load}, {python}, {numba}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make.py bench-kernels", description="The kernels' speed beside its peers.")
    parser.add_argument("--seconds", type=positive, default=1.0, help="for each measurement in each round (1)")
    parser.add_argument("--rounds", type=at_least_one, default=5, help="of which the median is reported (5)")
    parser.add_argument("--pgx", action="store_true", help="pgx on the CPU as well (installs jax, half a gigabyte)")
    chosen = parser.parse_args()
    print(machine() + "".join(f", {pin}" for pin in (*PINS[:2], *(PGX_PINS[:2] if chosen.pgx else ()))))
    print(f"median of {chosen.rounds} x {chosen.seconds:g} s of processor time, one thread\n")
    found, problems = measure_all(seconds=chosen.seconds, rounds=chosen.rounds, with_pgx=chosen.pgx)
    print_speeds(found)
    print_ratios(found)
    print_threads(seconds=chosen.seconds, rounds=chosen.rounds)
    sys.stdout.flush()
    if problems:
        sys.exit("".join(f"bench-kernels: {problem}\n" for problem in problems).rstrip())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
