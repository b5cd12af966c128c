"""`foxden simulate`: many games of one table, and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import numpy as np
from msgspec import Struct

from foxden.lab.figures import Figure, mean, ratio, share
from foxden.lab.games import Games, Setting, tasks, together
from foxden.lab.players import labels
from foxden.lab.telling import aligned, around, between, options_told, percent
from foxden.lab.work import results

GAMES_WITH_ROUNDS = {"fool", "duet"}
"""Foxy is one round."""


class PlayerResult(Struct, frozen=True, kw_only=True):
    """What a player did, over all the seats that they had in a game."""

    player: str
    label: str
    seats: int
    points: Figure
    """A game."""
    points_a_round: Figure | None
    """In Fool!, where each round is scored."""
    won: Figure
    """The share of games; a shared win is one for each."""


class Result(Struct, frozen=True, kw_only=True):
    """What some games came to."""

    game: str
    options: Struct
    seats: int
    games: int
    seed: str
    players: tuple[PlayerResult, ...]
    endings: dict[str, int]
    rounds: Figure
    moves: Figure


class Simulation:
    """Games that have been played, and who played them."""

    def __init__(self, setting: Setting, games: Games) -> None:
        self.setting = setting
        self.games = games
        kinds = list(dict.fromkeys(setting.players))
        self.kinds = list(zip(kinds, labels(kinds), strict=True))
        """Each different player, with a label of their own."""

    def columns(self, kind: int) -> list[int]:
        """Tell which of the players are of this kind."""
        wanted = self.kinds[kind][0]
        return [at for at, player in enumerate(self.setting.players) if player == wanted]

    def result(self) -> Result:
        games, setting = self.games, self.setting
        endings, counts = np.unique(games.endings, return_counts=True)
        most_first = sorted(zip(endings.tolist(), counts.tolist(), strict=True), key=lambda ending: -ending[1])
        return Result(
            game=setting.game,
            options=setting.options,
            seats=setting.seats,
            games=games.count,
            seed=setting.seed,
            players=tuple(self._of(kind) for kind in range(len(self.kinds))),
            endings={ending.decode(): count for ending, count in most_first},
            rounds=mean(games.rounds),
            moves=mean(games.moves),
        )

    def _of(self, kind: int) -> PlayerResult:
        games, columns = self.games, self.columns(kind)
        points = games.scores[:, columns].mean(axis=1)
        rounds = games.rounds.astype(float)
        player, label = self.kinds[kind]
        return PlayerResult(
            player=player.name,
            label=label,
            seats=len(columns),
            points=mean(points),
            points_a_round=ratio(points, rounds) if self.setting.game == "fool" else None,
            won=share(games.won[:, columns].mean(axis=1)),
        )


def simulate(
    setting: Setting, games: int, jobs: int, progress: Callable[[int], object], keep: Callable[[bytes], object]
) -> Simulation:
    """Play, telling the progress, and give the records away as they come."""
    return Simulation(setting, together(list(_played(setting, games, jobs, progress, keep))))


def _played(
    setting: Setting, games: int, jobs: int, progress: Callable[[int], object], keep: Callable[[bytes], object]
) -> Iterator[Games]:
    for part in results(tasks(setting, games, jobs), jobs):
        for record in part.records:
            keep(record)
        progress(part.count)
        yield part


def as_json(result: Result) -> str:
    return msgspec.json.encode(result).decode()


def as_csv(simulation: Simulation) -> Iterator[str]:
    """Give a line for each seat of each game: for spreadsheets, and for whoever wants to look closer."""
    setting, games = simulation.setting, simulation.games
    yield "game,seat,player,points,won,rounds,moves,ending"
    for at in range(games.count):
        game = games.first + at
        for player in sorted(range(setting.seats), key=lambda player: setting.seat_of(player, game)):
            seat, name = setting.seat_of(player, game), setting.players[player].name
            won = int(games.won[at, player])
            told = f"{games.rounds[at]},{games.moves[at]},{games.endings[at].decode()}"
            yield f"{game},{seat},{name},{games.scores[at, player]},{won},{told}"


def as_table(result: Result, title: str) -> Iterator[str]:
    """Tell the result to people, on lines."""
    yield f"{title}{options_told(result.options)}, {result.seats} {'seats' if result.seats > 1 else 'seat'}"
    yield f"{result.games:,} games of seed {result.seed}; 95 % confidence intervals"
    yield ""
    rows = [_row(player) for player in result.players]
    heads = ["player", "seats", "points a game", "won", *(["points a round"] if result.game == "fool" else [])]
    yield from aligned([heads, *rows])
    yield ""
    if result.game in GAMES_WITH_ROUNDS:
        yield f"A game takes {around(result.rounds)} rounds and {around(result.moves)} moves."
    else:
        yield f"A game takes {around(result.moves)} moves."
    yield (
        "It ends as "
        + ", ".join(f"{ending} ({percent(count / result.games)})" for ending, count in result.endings.items())
        + "."
    )


def _row(player: PlayerResult) -> list[str]:
    row = [player.label, str(player.seats), around(player.points), between(player.won)]
    return row if player.points_a_round is None else [*row, around(player.points_a_round)]
