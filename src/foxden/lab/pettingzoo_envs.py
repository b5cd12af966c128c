"""The three games as PettingZoo environments: turn by turn (AEC), and Foxy also with everybody at once (parallel).

    from foxden.lab.pettingzoo_envs import duet, fool, foxy, foxy_parallel
    env = fool(seats=5)

An observation is `{"observation": …, "action_mask": …}`; docs/lab.md lists the fields and actions. A reward is what a
seat's points change by: in Fool! after each round, in the other games at the end. The dealer deals by itself, from the
seed given to `reset`. Illegal actions are refused (`IllegalMove`): nothing is ever played instead.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from msgspec import Struct
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.rules import AnyRules
from foxden.core.seats import DEALER, Seat
from foxden.games import GAMES
from foxden.lab.drawing import drawn
from foxden.lab.observations import Observation, Spaces

Observed = dict[str, NDArray[Any]]
MOST: Final = 8.0
"""No number in an observation is further from 0."""


def duet(*, render_mode: str | None = None, **options: Any) -> AECEnv[str, Observed, int]:  # noqa: ANN401
    """The Fox in the Forest Duet; `level` is 1, 2 or 3."""
    return _wrapped("duet", 2, options, render_mode)


def fool(*, seats: int = 4, render_mode: str | None = None) -> AECEnv[str, Observed, int]:
    """Fool!, for 4 to 8 seats."""
    return _wrapped("fool", seats, {}, render_mode)


def foxy(*, seats: int = 4, render_mode: str | None = None, **options: Any) -> AECEnv[str, Observed, int]:  # noqa: ANN401
    """Foxy, with its options `fox`, `exact_only` and `announce_last`. In a turn the seats write in their order."""
    return _wrapped("foxy", seats, options, render_mode)


def foxy_parallel(
    *,
    seats: int = 4,
    render_mode: str | None = None,
    **options: Any,  # noqa: ANN401
) -> FoxyParallelEnv:
    """Foxy with everybody writing at once, as at a table."""
    return FoxyParallelEnv(_Table("foxy", seats, options), render_mode)


def _wrapped(game: str, seats: int, options: dict[str, Any], render_mode: str | None) -> AECEnv[str, Observed, int]:
    return OrderEnforcingWrapper(FoxdenEnv(_Table(game, seats, options), render_mode))


class _Table:
    """A game in progress, with names for its seats and numbers for its moves."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.rules: AnyRules = GAMES[game]()
        self.options: Struct = self.rules.chosen_options(options)
        self.seats = seats
        self.spaces = Spaces(self.rules, self.options, seats)
        self.agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.spaces.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.spaces.actions,), np.int8),
            }
        )
        self._rng = Random()
        self.state: Any = None

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.state = self.rules.start(self.options, self.seats)
        self._deal()

    def move(self, action: int) -> Struct:
        if not 0 <= action < self.spaces.actions:
            raise Unreadable(f"Actions are numbers from 0 to {self.spaces.actions - 1}, not {action}.", "action")
        return self.spaces.moves[action]

    def play(self, seat: int, move: Struct) -> None:
        self.state = self.rules.play(self.state, Seat(seat), move)
        self._deal()

    def _deal(self) -> None:
        if self.rules.awaits_deal(self.state):
            self.state = self.rules.play(self.state, DEALER, self.rules.deal(self.state, self._rng))

    def observe(self, seat: int) -> Observed:
        view = self.rules.view(self.state, Seat(seat))
        observation: Observation = self.spaces.observe(view)
        mask = self.spaces.mask(self.rules.legal_moves(self.state, Seat(seat)))
        return {"observation": observation, "action_mask": mask}

    @property
    def points(self) -> tuple[int, ...]:
        """What everybody has so far."""
        outcome = self.rules.outcome(self.state)
        if outcome is not None:
            return outcome.scores
        totals: tuple[int, ...] = (
            self.rules.table(self.state).totals if self.rules.name == "fool" else (0,) * self.seats
        )
        return totals

    @property
    def is_over(self) -> bool:
        return not self.rules.to_move(self.state)

    def render(self, mode: str | None) -> str | None:
        if mode is None:
            return None
        picture = drawn(self.rules, self.state, self.seats)
        if mode == "ansi":
            return picture
        print(picture, end="\n\n")
        return None


def _name(game: str) -> dict[str, Any]:
    return {"name": f"foxden_{game}_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}


class FoxdenEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """One game, a move at a time. Where several may act, the lowest seat is asked first; nobody sees what it did."""

    def __init__(self, table: _Table, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = _name(table.rules.name)
        self._table = table
        self.render_mode = render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(table.agents, table.observation_space)
        self.action_spaces = {agent: spaces.Discrete(table.spaces.actions) for agent in table.agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        table = self._table
        table.reset(seed)
        self.agents = list(table.agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observed:
        return self._table.observe(self._table.agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        before = table.points
        table.play(table.agents.index(agent), table.move(-1 if action is None else int(action)))
        self._cumulative_rewards[agent] = 0.0
        points = zip(self.agents, table.points, before, strict=True)
        self.rewards = {each: float(now - then) for each, now, then in points}
        if table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        seats = self._table.rules.seats_to_move(self._table.state)
        self.agent_selection = self.agents[seats[0] if seats else 0]

    def render(self) -> str | None:
        return self._table.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class FoxyParallelEnv(ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """Foxy, a turn at a time."""

    def __init__(self, table: _Table, render_mode: str | None) -> None:
        self.metadata = _name("foxy")
        self._table = table
        self.render_mode = render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(table.agents, table.observation_space)
        self.action_spaces = {agent: spaces.Discrete(table.spaces.actions) for agent in table.agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self._table.reset(seed)
        self.agents = list(self._table.agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observed]:
        return {agent: self._table.observe(seat) for seat, agent in enumerate(self._table.agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table, agents = self._table, self.agents
        if set(actions) != set(agents):
            raise IllegalMove("not-everybody", "Everybody writes in each turn.")
        moves = [table.move(int(actions[agent])) for agent in agents]
        for seat, move in enumerate(moves):
            if (problem := table.rules.why_not(table.state, Seat(seat), move)) is not None:
                raise problem  # before anybody's number is written
        for seat, move in enumerate(moves):
            table.play(seat, move)
        over = table.is_over
        rewards = dict(zip(agents, map(float, table.points), strict=True)) if agents else {}
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._observed(), rewards, ended, cut, {agent: {} for agent in agents}

    def render(self) -> str | None:
        return self._table.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
