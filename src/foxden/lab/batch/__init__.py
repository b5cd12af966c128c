"""Thousands of games at once, straight from the kernels, as NumPy arrays: for learning code.

    batch = Batch("fool", 4096, seats=5, seed=7)
    while learning:
        actions = policy(batch.observations, batch.masks)
        rewards, done = batch.step(actions)

Observations, actions and rewards are those of `pettingzoo_envs`; docs/lab.md lists them. A game that is over is at once
followed by a new one on its place, so that all of them always wait for somebody's move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from foxden.core.errors import Unreadable
from foxden.fast.arrays import Ints
from foxden.fast.bridges import bridge_for
from foxden.fast.dice import LOW, MULTIPLIER, dice
from foxden.games import game_named
from foxden.lab.batch import duet, fool, foxy
from foxden.lab.observations import Spaces

_KERNELS: Final[dict[str, Any]] = {"duet": duet, "fool": fool, "foxy": foxy}
MOST_GAMES: Final = 10_000_000


class Batch:
    """Games of one kind of table. Its arrays are filled anew by every step: copy what is to be kept."""

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise Unreadable(f"These are 1 to {MOST_GAMES:,} games, not {games:,}.", "games")
        rules = game_named(game)()
        chosen = rules.chosen_options(options or {})
        self.games: Final = games
        self.seats: Final = rules.usual_seats if seats is None else seats
        self.spaces: Final = Spaces(rules, chosen, self.seats)
        """The fields of an observation, and the moves that actions stand for."""
        self._bridge = bridge_for(rules, chosen, self.seats)
        self._kernels = _KERNELS[game]
        self._table = self._bridge.actions()
        self.states: Final[Ints] = np.zeros((games, self._bridge.kernels.size(self._bridge.config)), np.int64)
        """As the kernels know them (`foxden.fast`): everything, also what no seat may see."""
        self._memories = np.zeros((games, self._kernels.MEMORY), np.int64)
        self._seeds = np.zeros(games, np.int64)
        self._raw = np.zeros((games, self.spaces.layout.size), np.int16)
        self.observations: Final[NDArray[np.float32]] = np.zeros(self._raw.shape, np.float32)
        """What the seats see that are to move."""
        self.masks: Final[NDArray[np.bool_]] = np.zeros((games, self.spaces.actions), np.bool_)
        """Which actions they may take."""
        self.movers: Final[Ints] = np.zeros(games, np.int64)
        """Who is to move in each game. Where several may, the lowest seat comes first, and the others do not see it."""
        self.rewards: Final[NDArray[np.float32]] = np.zeros((games, self.seats), np.float32)
        self.done: Final[NDArray[np.bool_]] = np.zeros(games, np.bool_)
        edges = [games * part // threads for part in range(threads + 1)]
        self._parts = [(dice(0), first, last) for first, last in pairwise(edges) if first < last]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew. What each deals depends on the seed and its place, however many there are."""
        self._seeds[:] = generators(seed, self.games)
        config = self._bridge.config
        self._everywhere(
            lambda rng, first, last: self._kernels.begin(
                config, self.states, self._memories, self._seeds, rng, first, last
            )
        )
        self._look()

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take an action in every game; give what each seat's points change by, and which games are over."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Unreadable(f"These are {self.games} whole numbers, one for each game.", "actions")
        inside = (chosen >= 0) & (chosen < self.spaces.actions)
        legal = inside & self.masks[np.arange(self.games), np.where(inside, chosen, 0)]
        if not legal.all():
            game = int(np.argmin(legal))
            raise Unreadable(f"Action {chosen[game]} is not legal in game {game}.", "actions")
        played = self._table[chosen]
        config = self._bridge.config
        self._everywhere(
            lambda rng, first, last: self._kernels.step(
                config, self.states, self._memories, self._seeds, rng, played, first, last, self.rewards, self.done
            )
        )
        self._look()
        return self.rewards, self.done

    def some_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Choose any legal action in each game: a policy to begin with."""
        chosen: NDArray[np.int64] = (rng.random(self.masks.shape, np.float32) * self.masks).argmax(axis=1)
        return chosen

    def _look(self) -> None:
        config, table = self._bridge.config, self._table

        def look(_: Ints, first: int, last: int) -> None:
            self._kernels.look(
                config, self.states, self._memories, table, first, last, self.movers, self._raw, self.masks
            )
            scales = self.spaces.layout.scales
            np.divide(self._raw[first:last], scales, out=self.observations[first:last], dtype=np.float32)

        self._everywhere(look)

    def _everywhere(self, do: Callable[[Ints, int, int], None]) -> None:
        """Do something in all games, each thread in its part of them."""
        if self._pool is None:
            for part in self._parts:
                do(*part)
        else:
            list(self._pool.map(lambda part: do(*part), self._parts))


def generators(seed: int, games: int) -> NDArray[np.uint64]:
    """Give each game a generator of its own, in a state between those that `dice` never leaves (SplitMix64)."""
    first = int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big")
    mixed = np.uint64(first) + np.arange(games, dtype=np.uint64) * np.uint64(0x9E37_79B9_7F4A_7C15)
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58_476D_1CE4_E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D0_49BB_1331_11EB)
    mixed ^= mixed >> np.uint64(31)
    return mixed % np.uint64(MULTIPLIER * (LOW + 1) - 2) + np.uint64(1)
