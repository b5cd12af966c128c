"""`foxden tournament`: everybody with everybody, ratings, and how each did with each.

In Fool! and Foxy two players share a table, seat by seat, and their seats' mean points are compared. In the Duet the
two are partners; everybody else then plays the same cards with the same partner, and who scores more is better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from foxden.lab.extras import needed
from foxden.lab.figures import Figure, Numbers, mean, share
from foxden.lab.games import Games, Setting, Task, prepare, tasks, together
from foxden.lab.players import Player, labels
from foxden.lab.telling import aligned, around, between, more_or_less, options_told, percent
from foxden.lab.work import results

TOGETHER = {"duet"}
"""Where players win or lose together."""


class Standing(Struct, frozen=True, kw_only=True):
    """How good a player is."""

    player: str
    label: str
    rating: float
    """By openskill (Plackett-Luce): everybody begins with 25."""
    uncertainty: float
    """One standard deviation of the rating."""
    points: Figure
    """A game, over all opponents or partners."""
    won: Figure


class Pairing(Struct, frozen=True, kw_only=True):
    """How two players did with or against each other; in the Duet they may be the same."""

    one: str
    other: str
    games: int
    points: Figure
    """Of `one`, a game; in the Duet of both."""
    margin: Figure
    """By how much `one` has more points than `other`; in the Duet 0."""
    won: Figure
    """By `one`; in the Duet by both."""


class Result(Struct, frozen=True, kw_only=True):
    """What a tournament came to: the players with the best first, and all pairs in the order of the players."""

    game: str
    options: Struct
    seats: int
    seed: str
    together: bool
    players: tuple[Standing, ...]
    pairs: tuple[Pairing, ...]

    def pair(self, one: Standing, other: Standing) -> Pairing | None:
        for pair in self.pairs:
            if (pair.one, pair.other) == (one.player, other.player):
                return pair
        return None


class _Met(Struct):
    """Two players' games, a value a game for each."""

    points: tuple[Numbers, Numbers]
    won: tuple[Numbers, Numbers]


class Tournament:
    """Who plays at which kind of table."""

    def __init__(self, setting: Setting, players: Sequence[Player], seats: int) -> None:
        """Take a setting without players: who they are is different in every meeting."""
        self._players = players
        self._together = setting.game in TOGETHER
        self._seats = seats
        self._of = setting

    def games(self, each: int) -> int:
        """Tell how many games will be played."""
        return sum(count for _, settings in self._meetings(each) for _, count in settings)

    def _meetings(self, each: int) -> Iterator[tuple[tuple[int, int], list[tuple[Setting, int]]]]:
        """Go through all pairs: of opponents once, of partners both ways round, so that both hold all the cards."""
        for one in range(len(self._players)):
            for other in range(len(self._players)):
                if self._together or (one < other and self._seats % 2 == 0):
                    yield (one, other), [(self._setting(one, other), each)]
                elif one < other:  # each has the seat more in half of the games
                    orders = [(self._setting(one, other), each - each // 2), (self._setting(other, one), each // 2)]
                    yield (one, other), [(setting, count) for setting, count in orders if count]

    def _setting(self, one: int, other: int) -> Setting:
        pair = (self._players[one], self._players[other])
        seated = tuple(pair[seat % 2] for seat in range(self._seats))
        return msgspec.structs.replace(self._of, players=seated)

    def play(self, each: int, jobs: int, progress: Callable[[int], object], keep: Callable[[bytes], object]) -> Result:
        meetings = list(self._meetings(each))
        shared = [tasks(setting, count, jobs) for _, settings in meetings for setting, count in settings]
        for setting in {task.setting.players: task.setting for part in shared for task in part[:1]}.values():
            prepare(setting)
        played = _played(shared, jobs, progress, keep)
        return self._result({pair: self._met([next(played) for _ in settings]) for pair, settings in meetings})

    def _met(self, played: Sequence[Games]) -> _Met:
        """Bring two players' games into one form. Where there are two tables, the second is the other way round."""
        columns: list[list[Numbers]] = [[], [], [], []]
        for table, games in enumerate(played):
            for side in (0, 1):
                seats = [seat for seat in range(self._seats) if seat % 2 == (side + table) % 2]
                columns[side].append(games.scores[:, seats].mean(axis=1))
                columns[2 + side].append(games.won[:, seats].mean(axis=1))
        one, other, one_won, other_won = map(np.concatenate, columns)
        return _Met((one, other), (one_won, other_won))

    def _result(self, met: dict[tuple[int, int], _Met]) -> Result:
        names = labels(self._players)
        ratings = self._rated(met)
        standings = []
        for at, (player, label) in enumerate(zip(self._players, names, strict=True)):
            sides = (0,) if self._together else (0, 1)  # of partners both orders are there
            mine = [(side, games) for pair, games in met.items() for side in sides if pair[side] == at]
            rating = ratings[at]
            standings.append(
                Standing(
                    player=player.name,
                    label=label,
                    rating=round(rating.mu, 3),
                    uncertainty=round(rating.sigma, 3),
                    points=mean(np.concatenate([games.points[side] for side, games in mine])),
                    won=share(np.concatenate([games.won[side] for side, games in mine])),
                )
            )
        return Result(
            game=self._of.game,
            options=self._of.options,
            seats=self._seats,
            seed=self._of.seed,
            together=self._together,
            players=tuple(sorted(standings, key=lambda standing: -standing.rating)),
            pairs=tuple(self._pairings(met)),
        )

    def _pairings(self, met: dict[tuple[int, int], _Met]) -> Iterator[Pairing]:
        for one in range(len(self._players)):
            for other in range(len(self._players)):
                if self._together:
                    games = [met[one, other], met[other, one]][: 1 + (one != other)]
                    side = 0
                elif one != other:
                    games, side = [met[min(one, other), max(one, other)]], int(one > other)
                else:
                    continue
                points = np.concatenate([part.points[side] for part in games])
                theirs = np.concatenate([part.points[1 - side] for part in games])
                yield Pairing(
                    one=self._players[one].name,
                    other=self._players[other].name,
                    games=len(points),
                    points=mean(points),
                    margin=mean(points - theirs),
                    won=share(np.concatenate([part.won[side] for part in games])),
                )

    def _rated(self, met: dict[tuple[int, int], _Met]) -> list[Any]:
        """Rate the players by all contests, in rounds in which everybody met everybody."""
        model = needed("openskill.models").PlackettLuce()
        ratings = [model.rating() for _ in self._players]
        for contest in self._contests(met):
            sides = [[ratings[at]] for at, _ in contest]
            for (at, _), (rating,) in zip(
                contest, model.rate(sides, scores=[points for _, points in contest]), strict=True
            ):
                ratings[at] = rating
        return ratings

    def _contests(self, met: dict[tuple[int, int], _Met]) -> Iterator[list[tuple[int, float]]]:
        everybody = range(len(self._players))
        each = max(len(games.points[0]) for games in met.values())
        for game in range(each):
            if self._together:
                for partner in everybody:
                    yield [(at, float(met[at, partner].points[0][game])) for at in everybody]
            else:
                for (one, other), games in met.items():
                    yield [(one, float(games.points[0][game])), (other, float(games.points[1][game]))]


def _played(
    shared: Sequence[Sequence[Task]], jobs: int, progress: Callable[[int], object], keep: Callable[[bytes], object]
) -> Iterator[Games]:
    """Play all that is shared out, and give the games of each setting together."""
    done = results([task for part in shared for task in part], jobs)
    for part in shared:
        games = []
        for _ in part:
            games.append(next(done))
            progress(games[-1].count)
            for record in games[-1].records:
                keep(record)
        yield together(games)


def as_json(result: Result) -> str:
    return msgspec.json.encode(result).decode()


def as_csv(result: Result) -> Iterator[str]:
    """Give a line for each pair."""
    yield "player,with,games,points,points_low,points_high,margin,margin_low,margin_high,won,won_low,won_high"
    for pair in result.pairs:
        figures = (pair.points, pair.margin, pair.won)
        numbers = [f"{value:.6g}" for figure in figures for value in (figure.mean, figure.low, figure.high)]
        yield ",".join([pair.one, pair.other, str(pair.games), *numbers])


def as_table(result: Result, title: str) -> Iterator[str]:
    """Tell the result to people, on lines."""
    yield f"{title}{options_told(result.options)}, {result.seats} seats"
    yield f"{result.pairs[0].games:,} games a pair of seed {result.seed}; 95 % confidence intervals"
    yield ""
    rows = [
        [
            player.label,
            f"{player.rating:.1f} ± {2 * player.uncertainty:.1f}",
            around(player.points),
            between(player.won),
        ]
        for player in result.players
    ]
    yield from aligned([["player", "rating", "points a game", "won"], *rows])
    yield ""
    yield (
        "With each partner: points a game, and won"
        if result.together
        else "Against each: how many points more a game (±), who is named first"
    )
    heads = ["", *(player.label for player in result.players)]
    yield from aligned([heads, *([one.label, *_cells(result, one)] for one in result.players)])


def _row(player: Standing) -> list[str]:
    rating = f"{player.rating:.1f} ± {2 * player.uncertainty:.1f}"
    return [player.label, rating, around(player.points), between(player.won)]


def _cells(result: Result, one: Standing) -> Iterator[str]:
    for other in result.players:
        pair = result.pair(one, other)
        if pair is None:
            yield "·"
        elif result.together:
            yield f"{around(pair.points)}, {percent(pair.won.mean)}"
        else:
            yield more_or_less(pair.margin)
