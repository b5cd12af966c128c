"""The classes that OpenSpiel knows: games, their states, and observers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from msgspec import Struct

from foxden.core.rules import AnyRules
from foxden.core.seats import WATCHER, Seat, Viewer
from foxden.fast.bridges import bridge_for
from foxden.fast.dice import dice
from foxden.games import GAMES
from foxden.games.duet.rules import EARLY_WIN_POINTS, FOREST_POINTS
from foxden.games.fool.box import ONE, ONE_LEFT_COSTS, value_of
from foxden.games.fool.rules import LOWEST_TOTAL, OUT, OUT_OFTEN
from foxden.games.foxy.box import TURNS
from foxden.lab.drawing import drawn
from foxden.lab.openspiel.positions import Position, Table, brief

_Parameters = Mapping[str, Any]
MOST_FOXY_PLAYERS: Final = 16
_MOST_ANIMALS: Final = 3 * TURNS
"""On 20 cards, and so in no exact number are more."""


def _type(
    game: str, parameters: _Parameters, utility: pyspiel.GameType.Utility, players: tuple[int, int]
) -> pyspiel.GameType:
    rules = GAMES[game]
    return pyspiel.GameType(
        short_name=f"foxden_{game}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(parameters),
    )


class FoxdenGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, at one kind of table."""

    def __init__(self, kind: Any, table: Table, bounds: tuple[int, int, int], params: _Parameters | None) -> None:  # noqa: ANN401
        least, most, length = bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=table.spaces.actions,
            max_chance_outcomes=len(table.dealing.names),
            num_players=table.seats,
            min_utility=float(least),
            max_utility=float(most),
            utility_sum=None,
            max_game_length=length,
        )
        super().__init__(kind, info, dict(params or {}))
        self.table = table

    def new_initial_state(self) -> FoxdenState:
        return FoxdenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FoxdenObserver:  # noqa: ANN401
        return FoxdenObserver(self.table, iig_obs_type, params)


def _table(game: str, chosen: Mapping[str, Any], seats: int) -> Table:
    rules: AnyRules = GAMES[game]()
    return Table(rules, rules.chosen_options(chosen), seats)


_DUET: Final = _type("duet", {"level": 1}, pyspiel.GameType.Utility.IDENTICAL, (2, 2))


class DuetGame(FoxdenGame):
    """Both get the score of the game: 0 for a loss."""

    def __init__(self, params: _Parameters | None = None) -> None:
        table = _table("duet", {"level": 1} | dict(params or {}), 2)
        board = table.rules.box.levels[table.options.level]  # type: ignore[attr-defined]
        most = board.points + table.dealing.cards - 1 + EARLY_WIN_POINTS + FOREST_POINTS * board.forest
        # A round has 22 plays, 3 Foxes that swap, 3 Gifts that both give for, and a move after each trick.
        a_round = (table.dealing.cards - 1) + 3 + 6 + (table.dealing.cards - 1) // 2
        super().__init__(_DUET, table, (0, most, 3 * a_round + 2), params)


_FOOL: Final = _type(
    "fool",
    {"players": GAMES["fool"].usual_seats},
    pyspiel.GameType.Utility.GENERAL_SUM,
    (GAMES["fool"].fewest_seats, GAMES["fool"].most_seats),
)


class FoolGame(FoxdenGame):
    """Everybody gets their total."""

    def __init__(self, params: _Parameters | None = None) -> None:
        table = _table("fool", {}, int((params or {}).get("players", GAMES["fool"].usual_seats)))
        stock, seats = table.rules.box.stocks[table.seats], table.seats
        costs = sorted(ONE_LEFT_COSTS if card == ONE else value_of(card) for card in stock.deck)
        least = LOWEST_TOTAL + 1 - sum(costs[-stock.hand :])
        # In every round somebody is left with a card, and so loses 2 points or more. Before the end nobody has lost
        # more than 79 points beyond the 50 that can be won.
        rounds = 1 + seats * (OUT * (OUT_OFTEN - 1) - LOWEST_TOTAL - 1) // 2
        super().__init__(_FOOL, table, (least, OUT * OUT_OFTEN, rounds * table.dealing.cards), params)


_FOXY_OPTIONS: Final = {"fox": "different", "exact_only": False, "announce_last": False}
_FOXY: Final = _type(
    "foxy",
    {"players": GAMES["foxy"].usual_seats} | _FOXY_OPTIONS,
    pyspiel.GameType.Utility.GENERAL_SUM,
    (1, MOST_FOXY_PLAYERS),
)


class FoxyGame(FoxdenGame):
    """Everybody gets their points."""

    def __init__(self, params: _Parameters | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", GAMES["foxy"].usual_seats))
        table = _table("foxy", given, players)
        super().__init__(_FOXY, table, (0, (TURNS + 1) * _MOST_ANIMALS, TURNS * players), params)


class FoxdenState(pyspiel.State):  # type: ignore[misc]
    """A position. It is a value, so OpenSpiel's copies of a state share it."""

    def __init__(self, game: FoxdenGame) -> None:
        super().__init__(game)
        self.at = game.table.start()

    def current_player(self) -> int:
        if self.at.awaits_card:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self.at.table.rules.seats_to_move(self.at.state)
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        number = self.at.table.spaces.number
        return sorted(number(move) for move in self.at.table.rules.legal_moves(self.at.state, Seat(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.chances()

    def _apply_action(self, action: int) -> None:
        if self.at.awaits_card:
            self.at = self.at.after_card(action)
        else:
            self.at = self.at.after_move(Seat(self.current_player()), self.at.table.spaces.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.at.table.dealing.names[action]
        return brief(self.at.table.spaces.moves[action])

    def is_terminal(self) -> bool:
        return not self.at.table.rules.to_move(self.at.state)

    def returns(self) -> list[float]:
        outcome = self.at.table.rules.outcome(self.at.state)
        return [0.0] * self.at.table.seats if outcome is None else list(map(float, outcome.scores))

    def __str__(self) -> str:
        table, cards = self.at.table, " ".join(self.at.table.dealing.names[card] for card in self.at.drawn)
        return drawn(table.rules, self.at.state, table.seats) + (f"\ndrawn: {cards}" if cards else "")

    def resample_from_infostate(self, player: int, sampler: Any) -> FoxdenState:  # noqa: ANN401
        """Draw a state in which this player has been told the same."""
        state: FoxdenState = self.get_game().new_initial_state()
        state.at = self.at.imagined(Seat(player), Random(sampler()))
        return state

    def view(self, player: int) -> Struct:
        """Give what Foxden's bots on this seat are shown."""
        view: Struct = self.at.table.rules.view(self.at.state, Seat(player))
        return view

    def action(self, move: Struct) -> int:
        """Give the number of a move of Foxden's."""
        return self.at.table.spaces.number(move)


class FoxdenObserver:
    """What a player observes, as OpenSpiel asks for it: private or public, now or with all that was told before."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:  # noqa: ANN401
        if params:
            raise ValueError(f"These observations have no parameters; passed {params}.")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._table = table
        self._recalls = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info != pyspiel.PrivateInfoType.NONE
        layout = table.spaces.layout
        self.tensor = np.zeros(0 if self._recalls else layout.size, np.float32)
        self.dict = {} if self._recalls else layout.named(self.tensor)

    def set_from(self, state: FoxdenState, player: int) -> None:
        """Fill in the tensor, and with it the arrays of its fields."""
        if self._recalls:
            return
        spaces = self._table.spaces
        self.tensor[:] = spaces.observe(self._view(state, player))
        if not self._public:
            self.tensor[~spaces.layout.private] = 0

    def string_from(self, state: FoxdenState, player: int) -> str:
        """Tell the same in words."""
        if self._recalls and self._private and self._public:
            return f"player {player}: {state.at.told[player]}"
        view = self._view(state, player)
        if self._public:
            return msgspec.json.encode(view).decode()
        own = {name: getattr(view, name) for name in ("viewer", "hand", "given", "sheet") if hasattr(view, name)}
        return msgspec.json.encode(own).decode()

    def _view(self, state: FoxdenState, player: int) -> Struct:
        viewer: Viewer = Seat(player) if self._private else WATCHER
        view: Struct = self._table.rules.view(state.at.state, viewer)
        return view


class KernelRollouts:
    """An evaluator for OpenSpiel's tree searches: random play to the end of the game, by the kernels."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self._rollouts = rollouts
        self._rng = dice(seed)
        self._table: Table | None = None
        self._bridge: Any = None

    def evaluate(self, state: FoxdenState) -> np.ndarray:
        """Give the mean result for each player. Not for states in which a deal has begun."""
        at: Position = state.at
        bridge = self._bridge
        if bridge is None or at.table is not self._table:
            self._table = at.table
            bridge = self._bridge = bridge_for(at.table.rules, at.table.options, at.table.seats)
        here = bridge.pack(at.state)
        out, total = np.zeros(at.table.seats, np.int64), np.zeros(at.table.seats)
        for _ in range(self._rollouts):
            scratch = here.copy()
            bridge.kernels.playout(bridge.config, scratch, self._rng)
            bridge.kernels.scores(bridge.config, scratch, out)
            total += out
        return total / self._rollouts

    def prior(self, state: FoxdenState) -> list[tuple[int, float]]:
        """Prefer no action to another."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


for _kind, _game in ((_DUET, DuetGame), (_FOOL, FoolGame), (_FOXY, FoxyGame)):
    pyspiel.register_game(_kind, _game)
