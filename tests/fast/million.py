"""Compare kernels and rules in very many games: `python3 -m tests.fast.million --games 1000000 --jobs 2`.

One game in ten is played with a box drawn at random. Every game has its own seed, so that a difference can be found
again: `--first SEED --games 1 --jobs 1`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

from foxden.fast import warming
from foxden.fast.bridges import bridge_for
from foxden.games import GAMES
from tests.fast.boxes import odd_rules
from tests.fast.differential import Different, play_both
from tests.fast.tables import EVERY_TABLE

ODD_BOXES = 0.1
PORTION = 100
TABLES = {game: [table for table in EVERY_TABLE if table.game == game] for game in GAMES}


class Part(NamedTuple):
    """What came of some games."""

    games: Counter[str]
    moves: Counter[str]
    difference: str | None


def play_some(seeds: range) -> Part:
    games, moves = Counter[str](), Counter[str]()
    for seed in seeds:
        rng = Random(seed)
        game = list(GAMES)[seed % len(GAMES)]
        table = rng.choice(TABLES[game])
        rules = odd_rules(game, rng) if rng.random() < ODD_BOXES else table.rules
        options = rules.options(table.options)
        try:
            played = play_both(bridge_for(rules, options, table.seats), options, rng)
        except Different as difference:
            return Part(games, moves, f"seed {seed}, {table}: {difference}")
        games[game] += 1
        moves[game] += played.moves
    return Part(games, moves, None)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.fast.million", description="Compare kernels and rules.")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the first game's seed (0)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    chosen = parser.parse_args()
    warming.load(*GAMES)
    last = chosen.first + chosen.games
    portions = [range(at, min(at + PORTION, last)) for at in range(chosen.first, last, PORTION)]
    games, moves, begun = Counter[str](), Counter[str](), time.monotonic()
    with Pool(chosen.jobs) as pool:
        for part in pool.imap(play_some, portions):
            games += part.games
            moves += part.moves
            if part.difference is not None:
                sys.exit(part.difference)
            if (taken := time.monotonic() - begun) > 60 * chosen.minutes:
                break
            if sys.stderr.isatty():
                print(f"\r{games.total():,} games, {taken:.0f} s", end="", file=sys.stderr, flush=True)
    for game in games:
        print(f"{game}: {games[game]:,} games, {moves[game]:,} moves: all the same")


if __name__ == "__main__":
    main()
