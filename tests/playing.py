"""Random games, for tests that hold of every position of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from foxden import DEALER, GAMES
from foxden.core.rules import AnyRules
from foxden.core.seats import Actor, Seat, Viewer
from foxden.games.duet import Stop
from foxden.games.foxy import Blank


class Table(NamedTuple):
    """A game with its options and a number of seats."""

    game: str
    seats: int
    options: dict[str, Any]

    @property
    def rules(self) -> AnyRules:
        return GAMES[self.game]()

    def start(self) -> Any:
        return self.rules.start(self.rules.options(self.options), self.seats)

    def viewers(self) -> tuple[Viewer, ...]:
        return (*map(Seat, range(self.seats)), "watcher")

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{key}={value}" for key, value in self.options.items())])


TABLES = [
    *(Table("foxy", seats, {"fox": fox}) for seats, fox in enumerate(("different", "most_seen", "singles", "cat"), 1)),
    Table("foxy", 5, {"fox": "cat", "exact_only": True, "announce_last": True}),
    Table("foxy", 2, {"announce_last": True}),
    *(Table("fool", seats, {}) for seats in range(4, 9)),
    *(Table("duet", 2, {"level": level}) for level in (1, 2, 3)),
]
"""Every game with all its options, and every number of players that makes a difference."""


class Step(NamedTuple):
    """A position of a random game, and the move that led to it."""

    state: Any
    actor: Actor | None
    move: Any


def random_move(rules: AnyRules, state: Any, actor: Actor, rng: Random) -> Any:
    """Choose among everything that is allowed, also what tables do not offer."""
    if actor == DEALER:
        return rules.deal(state, rng)
    unoffered = {"foxy": Blank(), "duet": Stop()}.get(rules.name)
    if unoffered is not None and rng.random() < 0.02:
        return unoffered
    return rng.choice(rules.legal_moves(state, actor))


def random_game(table: Table, seed: int, most_steps: int = 10**9) -> Iterator[Step]:
    """Play at random; give every position, the first and the last included."""
    rules, rng = table.rules, Random(seed)
    state = table.start()
    yield Step(state, None, None)
    for _ in range(most_steps):
        actors = sorted(rules.to_move(state), key=str)
        if not actors:
            return
        actor = rng.choice(actors)
        move = random_move(rules, state, actor, rng)
        state = rules.play(state, actor, move)
        yield Step(state, actor, move)


def random_position(table: Table, seed: int, steps: int) -> Any:
    """Give the state after some random steps, or the end if it comes before."""
    *_, last = random_game(table, seed, steps)
    return last.state
