"""Many games of the same table: by the rules with any bots, or by the kernels where all play at random.

A game depends on the seed, its number and who sits where, and on nothing else: neither on how many are played, nor on
how many processes share the work. Its deals depend on the seed and its number alone, so that other players get the
same (but for games of the kernels, which have a generator of their own).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Raw, Struct
from numpy.typing import NDArray

from foxden.core.boxes import Box
from foxden.core.rules import AnyRules
from foxden.core.seats import Seat
from foxden.games import GAMES
from foxden.lab.players import BotFailed, Chair, Player, get_ready
from foxden.lab.playing import play_game
from foxden.record import Record, begin, dump

CHUNK: Final = 1000
"""How many games of the kernels come from one generator: part of what a seed means."""

LONGEST_ENDING: Final = "S12"
"""Millions of games are kept at a time, so they are kept small."""


class Setting(Struct, frozen=True):
    """A table at which games are played. In each game everybody sits one seat further on."""

    game: str
    options: Struct
    players: tuple[Player, ...]
    seed: str
    box: Box | None = None
    keeps_records: bool = False

    @property
    def rules(self) -> AnyRules:
        return GAMES[self.game](self.box)

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def plays_in_kernels(self) -> bool:
        """Whether everybody plays at random, at a table that the kernels have room for."""
        if not all(player.is_random for player in self.players):
            return False
        from foxden.fast.bridges import TooBig, bridge_for  # noqa: PLC0415 - it imports the compiler

        try:
            bridge_for(self.rules, self.options, self.seats)
        except TooBig:
            return False
        return True

    def seat_of(self, player: int, game: int) -> Seat:
        return Seat((player + game) % self.seats)

    def seated(self, game: int) -> list[Player]:
        """Tell who sits where in a game."""
        return [self.players[(seat - game) % self.seats] for seat in range(self.seats)]

    def opened(self, game: int) -> Record:
        """Open the record of a game."""
        names = tuple(player.name for player in self.seated(game))
        record = begin(self.rules, self.options, names, box=self.box)
        where = {"seed": self.seed, "game": game}
        return msgspec.structs.replace(record, extra={"lab": Raw(msgspec.json.encode(where))})


class Games(Struct, frozen=True):
    """Some games, a line for each; of scores and wins a column for each player, wherever they sat."""

    first: int
    moves: NDArray[np.int32]
    rounds: NDArray[np.int32]
    endings: NDArray[np.bytes_]
    scores: NDArray[np.int32]
    won: NDArray[np.bool_]
    records: Sequence[bytes] = ()

    @property
    def count(self) -> int:
        return len(self.moves)


class Task(Struct, frozen=True):
    """Some games to be played in one go."""

    setting: Setting
    first: int
    count: int
    in_kernels: bool


def tasks(setting: Setting, games: int, jobs: int) -> list[Task]:
    """Share games out: whole chunks to the kernels, and to bots so few that nobody waits long for the last."""
    in_kernels = setting.plays_in_kernels
    size = CHUNK if in_kernels else max(1, min(50, games // (20 * jobs)))
    return [Task(setting, first, min(size, games - first), in_kernels) for first in range(0, games, size)]


def together(parts: Sequence[Games]) -> Games:
    """Put games that follow each other into one table."""
    return Games(
        parts[0].first,
        moves=np.concatenate([part.moves for part in parts]),
        rounds=np.concatenate([part.rounds for part in parts]),
        endings=np.concatenate([part.endings for part in parts]),
        scores=np.concatenate([part.scores for part in parts]),
        won=np.concatenate([part.won for part in parts]),
    )


def prepare(setting: Setting) -> None:
    """Have what these games need of the kernels compiled."""
    if setting.plays_in_kernels:
        play(Task(setting, 0, 0, in_kernels=True))


def play(task: Task) -> Games:
    if task.in_kernels:
        from foxden.lab.random_games import in_kernels  # noqa: PLC0415 - it imports the compiler

        return in_kernels(task)
    return _by_rules(task)


def _by_rules(task: Task) -> Games:
    setting = task.setting
    rules = setting.rules
    get_ready(setting.players, setting.game)
    makers = {player: player.maker(rules) for player in setting.players}
    lines: list[Any] = []
    records = []
    for game in range(task.first, task.first + task.count):
        seated = setting.seated(game)
        chairs = [
            Chair(player, makers[player](), rules, _rng(setting, game, f"seat {seat}"))
            for seat, player in enumerate(seated)
        ]
        try:
            dealer, order = _rng(setting, game, "deals"), _rng(setting, game, "order")
            played = play_game(rules, setting.options, chairs, dealer, order)
        except BotFailed as failed:
            where = f" (in game {game} of seed {setting.seed})"
            raise BotFailed(failed.reason + where, failed.trace) from None
        outcome = played.outcome
        at = [setting.seat_of(player, game) for player in range(setting.seats)]
        lines.append(
            (
                len(played.moves),
                len(played.deals),
                outcome.ending,
                [outcome.scores[seat] for seat in at],
                [seat in outcome.winners for seat in at],
            )
        )
        if setting.keeps_records:
            record = setting.opened(game)
            records.append(dump(msgspec.structs.replace(record, deals=played.deals, moves=played.moves)))
    moves, rounds, endings, scores, won = zip(*lines, strict=True)
    return Games(
        task.first,
        np.array(moves, np.int32),
        np.array(rounds, np.int32),
        np.array(endings, LONGEST_ENDING),
        np.array(scores, np.int32),
        np.array(won, np.bool_),
        records,
    )


def _rng(setting: Setting, game: int, what: str) -> Random:
    return Random(f"{setting.seed}/{game}/{what}")


def number_of(seed: str) -> int:
    """Make a number of any seed, for the kernels."""
    return int.from_bytes(blake2b(seed.encode(errors="surrogateescape"), digest_size=8).digest(), "big")
