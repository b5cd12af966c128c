"""Pictures of simulations and tournaments, to be looked at by people."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from foxden.lab import tournament
from foxden.lab.simulate import GAMES_WITH_ROUNDS, PlayerResult, Result, Simulation
from foxden.lab.svg import COLOURS, FOX, TEAL, Drawing, Scale, ink_on, mixed
from foxden.lab.telling import around, minus, more_or_less, options_told, percent

WIDTH: Final = 960
_EDGE, _HEAD, _ROW = 36, 92, 74
_LABELS, _POINTS, _WON = 190, 620, 924
"""Where the columns of a picture end."""
_FOOT: Final = 210
_MOST_BINS, _FEWEST_BINS = 60, 8
_LONGEST_LABEL: Final = 18
_TOGETHER: Final = tournament.TOGETHER


def picture_of_games(simulation: Simulation, result: Result, title: str) -> str:
    """Draw everybody's points and wins, how long games are, and how they end."""
    below = _HEAD + len(result.players) * _ROW + 34
    has_rounds = result.game in GAMES_WITH_ROUNDS  # Foxy's games are all of the same length, and end alike
    drawing = Drawing(WIDTH, below + (_FOOT if has_rounds else 12), f"{title}: {result.games:,} games")
    about = f"{result.games:,} games, {_seats(result.seats)}, seed {result.seed}"
    _heading(drawing, f"{title}{options_told(result.options)}", about)
    _draw_players(drawing, simulation, result)
    if has_rounds:
        _draw_lengths(drawing, simulation.games.rounds, f"Rounds a game: {around(result.rounds)}", below + 44)
        _draw_endings(drawing, result, below + 44)
    return str(drawing)


def _seats(seats: int) -> str:
    return "1 seat" if seats == 1 else f"{seats} seats"


def _shortened(label: str) -> str:
    return label if len(label) <= _LONGEST_LABEL else label[: _LONGEST_LABEL - 1] + "…"


def _heading(drawing: Drawing, title: str, below: str) -> None:
    drawing.text(_EDGE, 40, title, size=21, css="strong")
    drawing.text(_EDGE, 61, below, css="soft number")


class _Bins:
    """Whole numbers in steps of the same width, not too many of them."""

    def __init__(self, values: NDArray[np.int32], start: float, end: float) -> None:
        self.low, high = (int(values.min()), int(values.max())) if values.size else (0, 0)
        self._width = -(-(high - self.low + 1) // _MOST_BINS)
        spare = max(0, _FEWEST_BINS - (high - self.low + 1)) / 2
        self.scale = Scale(self.low - 0.5 - spare, high + 0.5 + spare, start, end)

    def steps(self, values: NDArray[np.int32]) -> list[tuple[float, float, float]]:
        """Give where each step begins and ends, and how high it is, up to 1."""
        counts = np.bincount((values - self.low) // self._width)
        edges = [self.scale(self.low - 0.5 + at * self._width) for at in range(len(counts) + 1)]
        return list(zip(edges, edges[1:], (counts / counts.max()).tolist(), strict=False))

    def ticks(self) -> list[int]:
        return sorted({int(tick) for tick in self.scale.ticks() if tick == int(tick)})


def _draw_players(drawing: Drawing, simulation: Simulation, result: Result) -> None:
    only_won = result.game in _TOGETHER
    games = simulation.games
    points = [games.scores[:, simulation.columns(kind)] for kind in range(len(simulation.kinds))]
    if only_won:
        points = [some[games.won[:, simulation.columns(kind)]] for kind, some in enumerate(points)]
    bins = _Bins(np.concatenate([some.ravel() for some in points]), _LABELS + 10, _POINTS)
    wins = Scale(0, 1, _POINTS + 60, _WON - 70)
    bottom = _HEAD + len(points) * _ROW
    drawing.text(_LABELS + 10, _HEAD - 6, "Points of the games won" if only_won else "Points", css="soft")
    drawing.text(wins(0), _HEAD - 6, "Won", css="soft")
    marks = [(bins.scale(tick), minus(f"{tick}")) for tick in bins.ticks() if any(some.size for some in points)]
    marks += [(wins(tick), f"{100 * tick:.0f} %") for tick in (0, 0.5, 1)]
    for x, told in marks:
        drawing.line(x, _HEAD + 4, x, bottom)
        drawing.text(x, bottom + 18, told, size=12, css="soft number", anchor="middle")
    for at, (player, some) in enumerate(zip(result.players, points, strict=True)):
        floor = _HEAD + (at + 1) * _ROW - 10
        colour = COLOURS[at % len(COLOURS)]
        _draw_label(drawing, player, floor, colour)
        _draw_spread(drawing, bins.steps(some.ravel()) if some.size else [], floor, colour)
        if not only_won:
            drawing.whisker(bins.scale(player.points.low), bins.scale(player.points.high), floor + 5)
        _draw_share(drawing, player, wins, floor, colour)


def _draw_label(drawing: Drawing, player: PlayerResult, floor: float, colour: str) -> None:
    drawing.box(_EDGE, floor - 44, 5, 44, fill=colour, round_=2.5)
    drawing.text(_EDGE + 14, floor - 30, _shortened(player.label), size=15, css="strong")
    drawing.text(_EDGE + 14, floor - 12, _seats(player.seats), size=12, css="soft")
    drawing.text(_EDGE + 14, floor + 3, minus(f"{around(player.points)} points"), size=12, css="soft number")


def _draw_spread(drawing: Drawing, steps: list[tuple[float, float, float]], floor: float, colour: str) -> None:
    drawing.line(_LABELS + 10, floor, _POINTS, floor)
    if not steps:
        drawing.text((_LABELS + 10 + _POINTS) / 2, floor - 18, "none", css="soft", anchor="middle")
        return
    tops = [(x, floor - 52 * height) for left, right, height in steps for x in (left, right)]
    drawing.shape([(steps[0][0], floor), *tops, (steps[-1][1], floor)], colour)


def _draw_share(drawing: Drawing, player: PlayerResult, wins: Scale, floor: float, colour: str) -> None:
    middle = floor - 22
    drawing.box(wins(0), middle - 9, wins(1) - wins(0), 18, css="wash", round_=3)
    drawing.box(wins(0), middle - 9, max(wins(player.won.mean) - wins(0), 0.5), 18, fill=colour, round_=3)
    drawing.whisker(wins(player.won.low), wins(player.won.high), middle)
    drawing.text(_WON, middle + 5, percent(player.won.mean), size=14, css="strong number", anchor="end")


def _draw_lengths(drawing: Drawing, lengths: NDArray[np.int32], title: str, top: float) -> None:
    left, right, floor = _EDGE, 500, top + 118
    drawing.text(left, top, title, css="soft number")
    bins = _Bins(lengths, left, right)
    for begin, end, height in bins.steps(lengths):
        drawing.box(begin + 0.5, floor - 96 * height, max(end - begin - 1, 0.5), 96 * height, fill=TEAL)
    drawing.line(left, floor, right, floor)
    for tick in bins.ticks():
        drawing.text(bins.scale(tick), floor + 18, f"{tick}", size=12, css="soft number", anchor="middle")


def _draw_endings(drawing: Drawing, result: Result, top: float) -> None:
    left, right = 560, _WON
    drawing.text(left, top, "How games end", css="soft")
    x: float = left
    for at, (ending, count) in enumerate(result.endings.items()):
        colour = COLOURS[(at + 3) % len(COLOURS)]
        part = count / result.games
        drawing.box(x, top + 16, (right - left) * part, 22, fill=colour)
        x += (right - left) * part
        y = top + 62 + 21 * at
        drawing.box(left, y - 10, 11, 11, fill=colour, round_=2)
        drawing.text(left + 20, y, ending.replace("_", " "))
        drawing.text(right, y, percent(part), css="number", anchor="end")


def picture_of_tournament(result: tournament.Result, title: str) -> str:
    """Draw the ratings, and how each did with each."""
    many = len(result.players)
    cell = max(min(84.0, 430 / many), 40.0)
    left, top = 530.0, 132.0
    width = max(WIDTH, left + many * cell + _EDGE)
    drawing = Drawing(width, top + max(many * cell, many * 46) + 60, f"{title}: a tournament")
    pairs = result.pairs[0].games
    _heading(
        drawing,
        f"{title}{options_told(result.options)}",
        f"{pairs:,} games a pair, {_seats(result.seats)}, seed {result.seed}",
    )
    _draw_ratings(drawing, result, top, cell)
    about = (
        "Points a game of two partners, and how often they win"
        if result.together
        else "How many points a game more than the other"
    )
    drawing.text(left, 92, about, css="soft")
    _draw_matrix(drawing, result, left, top, cell)
    return str(drawing)


def _draw_ratings(drawing: Drawing, result: tournament.Result, top: float, cell: float) -> None:
    lows = [player.rating - 2 * player.uncertainty for player in result.players]
    highs = [player.rating + 2 * player.uncertainty for player in result.players]
    scale = Scale(min(lows), max(highs), _LABELS, 440)
    bottom = top + len(result.players) * cell
    drawing.text(_LABELS, 92, "Rating, ± 2 standard deviations", css="soft")
    for tick in scale.ticks(5):
        drawing.line(scale(tick), top, scale(tick), bottom)
        drawing.text(scale(tick), bottom + 20, f"{tick:g}", size=12, css="soft number", anchor="middle")
    for at, player in enumerate(result.players):
        y = top + (at + 0.5) * cell
        drawing.text(_EDGE, y + 5, f"{at + 1}", css="soft number")
        drawing.text(_EDGE + 18, y + 5, _shortened(player.label), size=15, css="strong")
        drawing.whisker(scale(lows[at]), scale(highs[at]), y)
        drawing.dot(scale(player.rating), y, 6, FOX)
        drawing.text(500, y + 5, f"{player.rating:.1f}", size=14, css="strong number", anchor="end")


def _draw_matrix(drawing: Drawing, result: tournament.Result, left: float, top: float, cell: float) -> None:
    values = [pair.points.mean if result.together else abs(pair.margin.mean) for pair in result.pairs]
    most = max(values) or 1.0
    for column, other in enumerate(result.players):
        drawing.text(left + (column + 0.5) * cell, top - 8, f"{column + 1}", css="soft number", anchor="middle")
        for row, one in enumerate(result.players):
            x, y = left + column * cell, top + row * cell
            pair = result.pair(one, other)
            if pair is None:
                drawing.box(x + 1, y + 1, cell - 2, cell - 2, css="wash", round_=4)
                continue
            value = pair.points.mean if result.together else pair.margin.mean
            colour = mixed("#f6f1e6", TEAL if value >= 0 else FOX, min(1.0, abs(value) / most))
            drawing.box(x + 1, y + 1, cell - 2, cell - 2, fill=colour, round_=4)
            figure = pair.points if result.together else pair.margin
            told = (around if result.together else more_or_less)(figure).split(" ± ")
            middle, ink = x + cell / 2, ink_on(colour)
            drawing.text(middle, y + cell / 2, minus(told[0]), size=14, css="strong number", anchor="middle", fill=ink)
            below = percent(pair.won.mean) if result.together else f"± {told[1]}"
            drawing.text(middle, y + cell / 2 + 15, below, size=11, css="number", anchor="middle", fill=ink)
