"""How strong the bots are: whole games by the rules, each bot seeing only its own views. A game is a subcommand.

    python3 benchmarks/strength.py duet --games 1000

Seeds are fixed, so that a figure can be had again. Intervals are 95 %: Wilson's for shares, the normal one for means.
Time is that of one call of `choose`, where there is a choice, on whatever else the machine is doing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foxden.bots.bot import LEVELS, Bot, Level
from foxden.core.outcome import Outcome
from foxden.core.rules import AnyRules
from foxden.core.seats import DEALER, Seat

Z: Final = 1.96


# What every game needs


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games, with its interval."""

    hits: int
    games: int

    def interval(self) -> tuple[float, float]:
        share, games = self.hits / self.games, self.games
        middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
        half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{100 * self.hits / self.games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of games, with its interval."""

    values: Sequence[float]

    def __str__(self) -> str:
        half = Z * stdev(self.values) / sqrt(len(self.values)) if len(self.values) > 1 else float("inf")
        return f"{fmean(self.values):.2f} ± {half:.2f}"


@dataclass(frozen=True, slots=True)
class Game:
    """How one game went, and how long each thought of each seat took, in seconds."""

    outcome: Outcome
    state: Any
    thoughts: tuple[tuple[float, ...], ...]


def play(rules: AnyRules, options: Any, bots: Sequence[Bot], seed: int) -> Game:  # noqa: ANN401
    """Play one game. The cards depend on the seed alone, not on who plays or how."""
    cards, rngs = Random(f"cards {seed}"), [Random(f"seat {seat} {seed}") for seat in range(len(bots))]
    thoughts: list[list[float]] = [[] for _ in bots]
    state = rules.start(options, len(bots))
    while actors := rules.to_move(state):
        if DEALER in actors:
            state = rules.play(state, DEALER, rules.deal(state, cards))
            continue
        for seat, bot in enumerate(bots):
            bot.notice(rules.view(state, Seat(seat)))
        mover = rules.seats_to_move(state)[0]
        view = rules.view(state, mover)
        begun = time.perf_counter()
        move = bots[mover].choose(view, rngs[mover])
        if len(view.legal) != 1:
            thoughts[mover].append(time.perf_counter() - begun)
        state = rules.play(state, mover, move)
    outcome = rules.outcome(state)
    assert outcome is not None, "nobody is to move"
    return Game(outcome, state, tuple(map(tuple, thoughts)))


def p95(times: Sequence[float]) -> str:
    return f"{1000 * quantiles(times, n=20)[-1]:.1f} ms" if len(times) > 1 else "-"


def in_parts(games: int, jobs: int) -> list[range]:
    """Share the seeds out."""
    return [range(job, games, jobs) for job in range(jobs)]


# The Duet

DUET_LEVELS: Final = (1, 2, 3)
PAIRS: Final[tuple[tuple[Level, Level], ...]] = tuple(
    (one, two) for at, one in enumerate(reversed(LEVELS)) for two in tuple(reversed(LEVELS))[at:]
)


@dataclass(frozen=True, slots=True)
class DuetFigures:
    scores: list[int]
    early: int
    """How many were won in round 2."""
    thoughts: dict[Level, list[float]]


def duet_games(pair: tuple[Level, Level], level: int, seeds: range) -> DuetFigures:
    """Let two play together; they change seats from game to game."""
    from foxden.bots.duet import bot
    from foxden.games.duet import Duet

    rules = Duet()
    figures = DuetFigures([], 0, {one: [] for one in pair})
    early = 0
    for seed in seeds:
        seated = pair if seed % 2 else pair[::-1]
        game = play(rules, rules.options({"level": level}), [bot(one, rules) for one in seated], seed)
        figures.scores.append(int(game.outcome.scores[0]))
        early += game.outcome.ending == "won" and game.state.round == 2
        for one, thoughts in zip(seated, game.thoughts, strict=True):
            figures.thoughts[one] += thoughts
    return DuetFigures(figures.scores, early, figures.thoughts)


def duet(given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    print("| partners | level | wins | mean score | won in round 2 | p95 of a move |")
    print("|---|---|---|---|---|---|")
    with ProcessPoolExecutor(given.jobs) as pool:
        for pair in PAIRS:
            if given.pairs and "-".join(pair) not in given.pairs:
                continue
            for level in DUET_LEVELS:
                parts = in_parts(given.games, given.jobs)
                done = list(pool.map(duet_games, [pair] * len(parts), [level] * len(parts), parts))
                scores = [score for part in done for score in part.scores]
                wins, early = Share(sum(map(bool, scores)), len(scores)), sum(part.early for part in done)
                times = {
                    one: p95([time for part in done for time in part.thoughts[one]]) for one in dict.fromkeys(pair)
                }
                mean = Mean(scores)
                print(
                    f"| {' and '.join(pair)} | {level} | {wins} | {mean} | {100 * early / len(scores):.0f} % "
                    f"| {', '.join(times.values())} |",
                    flush=True,
                )
                yield {"pair": pair, "level": level, "wins": wins.hits, "games": wins.games, "mean": fmean(scores)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    games = parser.add_subparsers(dest="game", required=True)
    of_duet = games.add_parser("duet", help="wins and scores of every pair of levels, on every board")
    of_duet.set_defaults(measure=duet)
    of_duet.add_argument("--pairs", nargs="*", help="only these, such as hard-hard or hard-easy")
    for one in (of_duet,):
        one.add_argument("--games", type=int, default=1000, help="for each figure (1000)")
        one.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="processes side by side")
        one.add_argument("--json", type=Path, help="keep the figures in this file")
    given = parser.parse_args()
    figures = list(given.measure(given))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
