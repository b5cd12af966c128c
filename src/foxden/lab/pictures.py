"""Pictures of simulations and tournaments, to be looked at by people."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from foxden.lab import tournament
from foxden.lab.simulate import GAMES_WITH_ROUNDS, PlayerResult, Result, Simulation
from foxden.lab.svg import COLOURS, FOX, TEAL, Drawing, Scale, ink_on, mixed
from foxden.lab.telling import around, more_or_less, options_told, percent

WIDTH: Final = 960
_EDGE, _HEAD, _ROW = 36, 92, 74
_LABELS, _POINTS, _WON = 190, 620, 924
"""Where the columns of a picture end."""
_FOOT: Final = 210
_MOST_BINS: Final = 60
_TOGETHER: Final = tournament.TOGETHER


def picture_of_games(simulation: Simulation, result: Result, title: str) -> str:
    """Draw everybody's points and wins, how long games are, and how they end."""
    rows = len(result.players)
    drawing = Drawing(WIDTH, _HEAD + rows * _ROW + 34 + _FOOT, f"{title}: {result.games:,} games")
    _heading(drawing, f"{title}{options_told(result.options)}", f"{result.games:,} games, {_seats(result.seats)}, seed {result.seed}")
    _draw_players(drawing, simulation, result)
    below = _HEAD + rows * _ROW + 34
    length = simulation.games.rounds if result.game in GAMES_WITH_ROUNDS else simulation.games.moves
    unit = "Rounds" if result.game in GAMES_WITH_ROUNDS else "Moves"
    figure = result.rounds if result.game in GAMES_WITH_ROUNDS else result.moves
    _draw_lengths(drawing, length, f"{unit} a game: {around(figure)}", below + 44)
    _draw_endings(drawing, result, below + 44)
    return str(drawing)


def _seats(seats: int) -> str:
    return "1 seat" if seats == 1 else f"{seats} seats"


def _heading(drawing: Drawing, title: str, below: str) -> None:
    drawing.text(_EDGE, 40, title, size=21, css="strong")
    drawing.text(_EDGE, 61, below, css="soft number")


def _draw_players(drawing: Drawing, simulation: Simulation, result: Result) -> None:
    only_won = result.game in _TOGETHER
    games = simulation.games
    points = [games.scores[:, simulation.columns(kind)] for kind in range(len(simulation.kinds))]
    if only_won:
        points = [some[games.won[:, simulation.columns(kind)]] for kind, some in enumerate(points)]
    everything = np.concatenate([some.ravel() for some in points])
    low, high = (int(everything.min()), int(everything.max())) if everything.size else (0, 1)
    width = -(-(high - low + 1) // _MOST_BINS)
    scale = Scale(low - width / 2, high + width / 2, _LABELS + 10, _POINTS)
    wins = Scale(0, 1, _POINTS + 60, _WON - 60)
    bottom = _HEAD + len(points) * _ROW
    drawing.text(_LABELS + 10, _HEAD - 6, "Points of the games won" if only_won else "Points", css="soft")
    drawing.text(wins(0), _HEAD - 6, "Won", css="soft")
    if everything.size:
        for tick in scale.ticks():
            drawing.line(scale(tick), _HEAD + 4, scale(tick), bottom)
            drawing.text(scale(tick), bottom + 18, f"{tick:g}".replace("-", "−"), size=12, css="soft number", anchor="middle")
    for tick in (0, 0.5, 1):
        drawing.line(wins(tick), _HEAD + 4, wins(tick), bottom)
        drawing.text(wins(tick), bottom + 18, f"{100 * tick:.0f} %", size=12, css="soft number", anchor="middle")
    for at, (player, some) in enumerate(zip(result.players, points, strict=True)):
        floor = _HEAD + (at + 1) * _ROW - 10
        colour = COLOURS[at % len(COLOURS)]
        _draw_label(drawing, player, floor, colour)
        _draw_spread(drawing, some.ravel(), scale, low, width, floor, colour)
        if some.size and not only_won:
            drawing.whisker(scale(player.points.low), scale(player.points.high), floor + 5)
        _draw_share(drawing, player, wins, floor, colour)


def _draw_label(drawing: Drawing, player: PlayerResult, floor: float, colour: str) -> None:
    drawing.box(_EDGE, floor - 44, 5, 44, fill=colour, round_=2.5)
    name = player.label if len(player.label) <= 18 else player.label[:17] + "…"
    drawing.text(_EDGE + 14, floor - 30, name, size=15, css="strong")
    drawing.text(_EDGE + 14, floor - 12, _seats(player.seats), size=12, css="soft")
    drawing.text(_EDGE + 14, floor + 3, f"{around(player.points)} points", size=12, css="soft number")


def _draw_spread(
    drawing: Drawing, points: NDArray[np.int64], scale: Scale, low: int, width: int, floor: float, colour: str
) -> None:
    """Draw how the points spread, as steps."""
    drawing.line(_LABELS + 10, floor, _POINTS, floor)
    if not points.size:
        drawing.text((_LABELS + 10 + _POINTS) / 2, floor - 18, "none", css="soft", anchor="middle")
        return
    counts = np.bincount((points - low) // width)
    top = counts.max()
    outline = [(scale(low - width / 2), floor)]
    for at, count in enumerate(counts):
        height = floor - 52 * count / top
        left = low + at * width - width / 2 + (width - 1) / 2
        outline += [(scale(left), height), (scale(left + width), height)]
    outline.append((outline[-1][0], floor))
    drawing.shape(outline, colour)


def _draw_share(drawing: Drawing, player: PlayerResult, wins: Scale, floor: float, colour: str) -> None:
    middle = floor - 22
    drawing.box(wins(0), middle - 9, wins(1) - wins(0), 18, css="wash", round_=3)
    drawing.box(wins(0), middle - 9, max(wins(player.won.mean) - wins(0), 0.5), 18, fill=colour, round_=3)
    drawing.whisker(wins(player.won.low), wins(player.won.high), middle)
    drawing.text(_WON, middle + 5, percent(player.won.mean), size=14, css="strong number", anchor="end")


def _draw_lengths(drawing: Drawing, lengths: NDArray[np.int64], title: str, top: float) -> None:
    left, right, floor = _EDGE, 500, top + 118
    drawing.text(left, top, title, css="soft number")
    low, high = int(lengths.min()), int(lengths.max())
    width = -(-(high - low + 1) // _MOST_BINS)
    scale = Scale(low - 0.5, low - 0.5 + width * -(-(high - low + 1) // width), left, right)
    counts = np.bincount((lengths - low) // width)
    for at, count in enumerate(counts):
        x, height = scale(low + at * width - 0.5), 96 * count / counts.max()
        wide = min(scale(width) - scale(0), 60.0)
        middle = (x + scale(low + (at + 1) * width - 0.5)) / 2
        drawing.box(middle - wide / 2 + 0.5, floor - height, max(wide - 1, 0.5), height, fill=TEAL)
    drawing.line(left, floor, right, floor)
    ticks = [tick for tick in scale.ticks() if tick == int(tick)] if high > low else [low]
    for tick in ticks:
        drawing.text(scale(tick), floor + 18, f"{tick:g}", size=12, css="soft number", anchor="middle")


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
    _heading(drawing, f"{title}{options_told(result.options)}", f"{pairs:,} games a pair, {_seats(result.seats)}, seed {result.seed}")
    _draw_ratings(drawing, result, top, cell)
    about = "Points a game of two partners" if result.together else "Points a game more (+) or less (−) than the other"
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
        drawing.text(_EDGE, y + 5, player.label if len(player.label) <= 18 else player.label[:17] + "…", size=15, css="strong")
        drawing.whisker(scale(lows[at]), scale(highs[at]), y)
        drawing.dot(scale(player.rating), y, 6, FOX)
        drawing.text(500, y + 5, f"{player.rating:.1f}", size=14, css="strong number", anchor="end")


def _draw_matrix(drawing: Drawing, result: tournament.Result, left: float, top: float, cell: float) -> None:
    values = [pair.points.mean if result.together else abs(pair.margin.mean) for pair in result.pairs]
    most = max(values) or 1.0
    for column, other in enumerate(result.players):
        name = other.label[: max(4, int(cell / 8))]
        drawing.text(left + (column + 0.5) * cell, top - 8, name, size=12, css="soft", anchor="middle")
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
            drawing.text(middle, y + cell / 2, told[0], size=14, css="strong number", anchor="middle", fill=ink)
            below = percent(pair.won.mean) if result.together else f"± {told[1]}"
            drawing.text(middle, y + cell / 2 + 15, below, size=11, css="number", anchor="middle", fill=ink)
