"""Games of nothing but random moves, played by the kernels: whole chunks at once, or move by move for their records.

At random means as `foxden.bots.simple` does it: any legal move; in Foxy a number that is not out of the world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct

from foxden.core.seats import Seat
from foxden.fast import foxy
from foxden.fast.arrays import Ints
from foxden.fast.bits import lowest
from foxden.fast.bridges import Bridge, bridge_for
from foxden.fast.compiled import kernel
from foxden.fast.dice import below, dice
from foxden.games import duet, fool
from foxden.games import foxy as foxy_rules
from foxden.lab.games import CHUNK, LONGEST_ENDING, Games, Task, number_of
from foxden.record import Entry, dump

_MOVES, _ROUNDS, _ENDING, _WINNERS, _SCORES = range(5)
"""The columns of a game, as `play_random` of the kernels fills them in."""

_Choose = Callable[[Ints, Ints, int, Ints], int]


@kernel
def guess(config: Ints, state: Ints, seat: int, rng: Ints) -> int:  # noqa: ARG001 - as every choice
    """Write a number as `bots.simple.SomeNumber` does."""
    return 1 + below(rng, 1 + (state[foxy.TURN] + 1) // 2)


@kernel
def play_guessing(config: Ints, state: Ints, rng: Ints, games: int, out: Ints) -> int:
    """Play whole games of Foxy, as `foxy.play_random` does."""
    total = 0
    for game in range(games):
        foxy.start(config, state)
        foxy.deal(config, state, rng)
        moves = 0
        while state[foxy.OPEN]:
            seat = lowest(state[foxy.OPEN])
            foxy.play(config, state, seat, guess(config, state, seat, rng))
            moves += 1
        total += moves
        line = out[game]
        line[0], line[1], line[2], line[3] = moves, 1, state[foxy.ENDING], foxy.winners(config, state)
        foxy.scores(config, state, line[4:])
    return total


def in_kernels(task: Task) -> Games:
    """Play a chunk."""
    setting = task.setting
    bridge = bridge_for(setting.rules, setting.options, setting.seats)
    rng = dice(number_of(setting.seed), task.first // CHUNK)
    state = bridge.kernels.new(bridge.config)
    out = np.zeros((task.count, _SCORES + bridge.seats), np.int64)
    records: list[bytes] = []
    if setting.keeps_records:
        records = [_told(task, bridge, state, rng, line, at) for at, line in enumerate(out)]
    else:
        play_random = play_guessing if setting.game == "foxy" else bridge.kernels.play_random
        play_random(bridge.config, state, rng, task.count, out)
    games = task.first + np.arange(task.count)
    seat_of = (np.arange(bridge.seats) + games[:, None]) % bridge.seats
    won = out[:, _WINNERS, None] >> seat_of & 1 != 0
    return Games(
        task.first,
        out[:, _MOVES].astype(np.int32),
        out[:, _ROUNDS].astype(np.int32),
        np.array(bridge.endings, LONGEST_ENDING)[out[:, _ENDING]],
        np.take_along_axis(out[:, _SCORES:], seat_of, axis=1).astype(np.int32),
        won,
        records,
    )


def warm_up() -> None:
    """Call what is compiled here."""
    rules = foxy_rules.Foxy()
    bridge = bridge_for(rules, rules.options(), 1)
    state, rng = foxy.new(bridge.config), dice(0)
    play_guessing(bridge.config, state, rng, 1, np.zeros((1, _SCORES + 1), np.int64))
    foxy.start(bridge.config, state)
    guess(bridge.config, state, 0, rng)


def _told(task: Task, bridge: Bridge[Any, Any, Any], state: Ints, rng: Ints, line: Ints, at: int) -> bytes:
    """Play one game move by move, drawing the same as `play_random`, and give its record."""
    setting, kernels, config = task.setting, bridge.kernels, bridge.config
    choose: _Choose = guess if setting.game == "foxy" else kernels.choose
    record = setting.opened(task.first + at)
    deals: list[Struct] = []
    moves: list[Entry] = []
    kernels.start(config, state)
    while not kernels.is_over(state):
        if kernels.awaits_deal(state):
            kernels.deal(config, state, rng)
            deals.append(_DEALT[setting.game](bridge.unpack(state)))
            continue
        seat = lowest(kernels.to_move(state))
        action = choose(config, state, seat, rng)
        moves.append(Entry(Seat(int(seat)), bridge.move_of(action)))
        kernels.play(config, state, seat, action)
    line[_MOVES], line[_ROUNDS] = len(moves), len(deals)
    line[_ENDING], line[_WINNERS] = kernels.ending(state), kernels.winners(config, state)
    kernels.scores(config, state, line[_SCORES:])
    return dump(msgspec.structs.replace(record, deals=tuple(deals), moves=tuple(moves)))


_DEALT: Final[dict[str, Callable[[Any], Struct]]] = {
    "foxy": lambda state: foxy_rules.Deal(state.deck),
    "fool": lambda state: fool.Deal(state.hands),
    "duet": lambda state: duet.Deal(state.hands, state.decree),
}
