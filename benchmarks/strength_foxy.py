"""How well the Foxy bots play, beside players who remember exactly a few cards. Seeds are fixed.

python benchmarks/strength_foxy.py [--games 1000]

Each figure is the mean of so many games (decks) with the interval in which it lies with a chance of 95 %. The bots play
whole games by the rules, two of the same level at a table: what counts is the mean of the two. Those who remember
exactly the last few cards, and all that a box holds, write the number that is worth most on average, and bet well.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from math import comb, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foxden.bots import LEVELS, Level
from foxden.bots.foxy import bot
from foxden.bots.foxy.writing import Aim, Best, best_numbers
from foxden.core.seats import DEALER, Card, Seat
from foxden.games.foxy import FOX, Foxy
from foxden.games.foxy.box import ANIMALS, SHOWN, TURNS
from foxden.games.foxy.count import exact_numbers

GAMES: Final = 1000
FOX_RULES: Final = ("different", "most_seen", "singles", "cat")


class Figure(NamedTuple):
    """The mean of a sample, and how far it may be from the true one."""

    mean: float
    give_or_take: float

    def __str__(self) -> str:
        return f"{self.mean:5.1f} ±{self.give_or_take:.1f}"


def figure(values: list[float]) -> Figure:
    return Figure(fmean(values), 1.96 * stdev(values) / sqrt(len(values)))


class Played(NamedTuple):
    """What became of a level in some games."""

    points: Figure
    circle: Figure
    """The part of the points that the circle has brought, or cost (it is counted beside writing the same number)."""
    crossed: Figure
    deviation: Figure
    won_alone: float
    """Share of games in which the deviation was small enough to win alone."""
    milliseconds: list[float]
    """For each move, the quickest first."""


def played(level: Level, games: int, seats: int = 2, seed: int = 0, **options: Any) -> Played:  # noqa: ANN401
    """Let bots of a level play whole games by the rules."""
    rules = Foxy()
    points, circles, crossed, deviations, times, won = [], [], [], [], [], 0
    for game in range(games):
        rng = Random(f"{seed}/{game}")
        state = rules.start(rules.options(options), seats)
        state = rules.play(state, DEALER, rules.deal(state, rng))
        bots = [bot(level, rules) for _ in range(seats)]
        while (outcome := rules.outcome(state)) is None:
            order = rules.seats_to_move(state)
            rng.shuffle(order)
            for seat in order:
                begun = perf_counter()
                move = bots[seat].choose(rules.view(state, seat), rng)
                times.append(1000 * (perf_counter() - begun))
                state = rules.play(state, seat, move)
        table = rules.view(state, Seat(0)).table
        points.append(fmean(outcome.scores))
        circles.append(fmean(_brought(table.circled_points, state.rows, seat) for seat in range(seats)))
        crossed.append(fmean(table.crossed or ()))
        deviations.append(fmean(table.deviation or ()))
        won += bool(outcome.winners)
    return Played(figure(points), figure(circles), figure(crossed), figure(deviations), won / games, sorted(times))


def _brought(circled_points: Any, rows: Any, seat: int) -> float:  # noqa: ANN401
    """Tell what the circle was worth: as much again as the number, or else that much less."""
    if circled_points[seat]:
        return float(circled_points[seat]) / 2
    return -float(next((row[seat] & 0x7F for row in rows if row[seat] >= 0x80), 0))


# Who remembers exactly the last cards


def remembering(cards: int, games: int, seed: int = 0) -> Figure:
    """Give the points of somebody who remembers exactly so many of the cards before the newest.

    They write the number that is worth most on average, and bet when that brings more than waiting, as they know from
    other games.
    """
    others = [[best.more for best, _ in _game(cards, seed, -1 - game)] for game in range(games // 2)]
    waiting = [0.0]
    for turn in range(TURNS - 1, 0, -1):
        waiting.insert(0, fmean(max(gains[turn], waiting[0]) for gains in others))
    points = []
    for game in range(games):
        total, has_bet = 0, False
        for (best, exact), later in zip(_game(cards, seed, game), waiting, strict=True):
            bets = not has_bet and best.more > 0 and best.more >= later
            has_bet |= bets
            if bets:
                total += 2 * exact if best.circled == exact else 0
            else:
                total += best.plain if best.plain <= exact else 0
        points.append(float(total))
    return figure(points)


def _game(cards: int, seed: int, game: int) -> list[tuple[Best, int]]:
    """Give what could best be written in each turn of a game, and the exact numbers."""
    rules = Foxy()
    deck = rules.deal(rules.start(rules.options(), 1), Random(f"{seed}/{game}")).deck
    known = [tuple(sorted(deck[max(0, turn - cards) : turn])) for turn in range(TURNS)]
    return [
        (_best(known[turn], deck[turn], turn - len(known[turn])), exact)
        for turn, exact in enumerate(exact_numbers(deck, "different"))
    ]


@cache
def _best(known: tuple[Card, ...], newest: Card, forgotten: int) -> Best:
    """Weigh the numbers with their exact chances, but that a Fox among the forgotten is taken for a habitat."""
    left = {card: copies for card, copies in Foxy().box.stock.items() if card != FOX}
    seen = [card for card in (*known, newest) if card != FOX]
    for card in seen:
        left[card] -= 1
    chances = _kinds(seen, left, forgotten) if newest == FOX else _animals(seen, left, forgotten)
    return best_numbers(chances, Aim(exact_only=False, alone=False))


def _animals(seen: list[Card], left: dict[Card, int], forgotten: int) -> tuple[float, ...]:
    shown = set(SHOWN[seen[-1]])
    sure = sum(len(shown & set(SHOWN[card])) for card in seen)
    sizes = [sum(copies for card, copies in left.items() if len(shown & set(SHOWN[card])) == n) for n in range(4)]
    ways = {(0, 0): 1}  # by how many were drawn and what they add up to
    for adds, size in enumerate(sizes):
        following: dict[tuple[int, int], int] = {}
        for (drawn, total), so_far in ways.items():
            for more in range(min(size, forgotten - drawn) + 1):
                key = drawn + more, total + adds * more
                following[key] = following.get(key, 0) + so_far * comb(size, more)
        ways = following
    all_ways = sum(count for (drawn, _), count in ways.items() if drawn == forgotten)
    return (0.0,) * sure + tuple(ways.get((forgotten, total), 0) / all_ways for total in range(3 * forgotten + 1))


def _kinds(seen: list[Card], left: dict[Card, int], forgotten: int) -> tuple[float, ...]:
    """Find the chances by drawing: the kinds hang together too much to be counted."""
    cards, rng, times = [card for card, copies in left.items() for _ in range(copies)], Random(0), 300
    sure = {animal for card in seen for animal in SHOWN[card]}
    kinds = [len(sure.union(*(SHOWN[card] for card in rng.sample(cards, forgotten)))) for _ in range(times)]
    return tuple(kinds.count(number) / times for number in range(len(ANIMALS) + 1))


def exact(games: int, seed: int = 0) -> Figure:
    """Give what the exact numbers add up to."""
    rules = Foxy()
    decks = (rules.deal(rules.start(rules.options(), 1), Random(f"{seed}/{game}")).deck for game in range(games))
    return figure([float(sum(exact_numbers(deck, "different"))) for deck in decks])


# The report


def report(games: int = GAMES) -> Iterator[str]:
    """Tell everything, a line at a time."""
    six = remembering(6, games)
    yield f"Foxy: points in a game of {TURNS} turns, {games} games, standard rule, 95 % intervals"
    yield f"  the exact numbers add up to          {exact(games)}"
    yield f"  who remembers the last six exactly   {six}"
    yield f"  who remembers nothing                {remembering(0, games)}"
    for level in LEVELS:
        now = played(level, games)
        share = "" if level != "normal" else f"   {now.points.mean / six.mean:.0%} of remembering the last six"
        yield (
            f"  {level:6}  {now.points}  (circle {now.circle.mean:+.1f}, crossed out {now.crossed.mean:.1f},"
            f" off by {now.deviation.mean:.1f}; p95 {now.milliseconds[int(0.95 * len(now.milliseconds))]:.1f} ms,"
            f" most {now.milliseconds[-1]:.0f} ms){share}"
        )
    fewer = max(games // 4, 2)
    yield f"Other tables, {fewer} games each: easy, normal, hard"
    for fox in FOX_RULES[1:]:
        yield f"  Fox rule {fox:24}" + "  ".join(str(played(level, fewer, fox=fox).points) for level in LEVELS)
    for option in ("exact_only", "announce_last"):
        told = (played(level, fewer, seats=4, **{option: True}).points for level in LEVELS)
        yield f"  {option:33}" + "  ".join(map(str, told))
    alone = [played(level, fewer, seats=1) for level in LEVELS]
    yield "  alone: off by                    " + "  ".join(str(each.deviation) for each in alone)
    yield "  alone: won                       " + "  ".join(f"{each.won_alone:10.1%}" for each in alone)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    for line in report(parser.parse_args().games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
