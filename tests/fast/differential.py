"""The same game twice: by the rules, and by the kernels. At every step everything about the two must be the same."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from foxden import DEALER
from foxden.core.rules import AnyRules
from foxden.core.seats import Seat
from foxden.fast.bridges import Bridge
from foxden.games import foxy
from foxden.games.duet import Stop
from foxden.games.foxy import Blank, Estimate
from foxden.games.foxy.count import exact_numbers

ODD = 0.02
"""How often somebody does what is allowed, but not offered: stops, or leaves a blank."""
INSISTS = 0.3
"""How often an offer to stop is followed by another, by whoever."""
BACK = 0.25
"""At how many steps the way back from arrays to states is tried, and what the rules say to an action at random."""
CAREFUL = 0.5
"""In how many games of Foxy everybody remembers nearly everything; numbers at random never win anything."""
LONG_OFFER = 100
_known_offers: dict[int, tuple[tuple[Struct, ...], list[int]]] = {}


class Different(AssertionError):
    """The kernels do not play the game of the rules."""


class Played(NamedTuple):
    """What a game was."""

    moves: int
    ending: str


def play_both(bridge: Bridge[Any, Any, Any], options: Struct, rng: Random) -> Played:
    """Play a random game to its end."""
    rules, kernels, config, seats = bridge.rules, bridge.kernels, bridge.config, range(bridge.seats)
    state = rules.start(options, bridge.seats)
    array = kernels.new(config)
    actions = bridge.actions().tolist()
    careful = rng.random() < CAREFUL
    moves = 0
    while True:
        _compare(bridge, state, array)
        if rng.random() < BACK:
            _compare_back(bridge, state, array, Seat(rng.choice(seats)), rng.choice(actions))
        stops = rules.name == "duet" and rng.random() < (ODD if state.offer is None else INSISTS)
        if rules.awaits_deal(state) and not stops:
            deal = rules.deal(state, rng)
            state = rules.play(state, DEALER, deal)
            bridge.deal(array, deal)
            continue
        if kernels.is_over(array):
            return Played(moves, bridge.endings[kernels.ending(array)])
        seat, move = _stop(rng) if stops else _any_move(rules, state, rng, careful=careful)
        action = bridge.action_of(move)
        _same("move", bridge.move_of(action), move)
        _same("allowed", kernels.is_legal(config, array, seat, action), True)
        state = rules.play(state, seat, move)
        kernels.play(config, array, seat, action)
        moves += 1


def _stop(rng: Random) -> tuple[Seat, Struct]:
    return Seat(rng.randrange(2)), Stop()


def _any_move(rules: AnyRules, state: Any, rng: Random, *, careful: bool) -> tuple[Seat, Struct]:
    seat = rng.choice(rules.seats_to_move(state))
    move = rng.choice(rules.legal_moves(state, seat))
    if isinstance(move, Estimate):
        if rng.random() < ODD:
            return seat, Blank()
        if careful:
            return seat, _nearly_exact(state, move, rng)
    return seat, move


def _nearly_exact(state: foxy.State, move: Estimate, rng: Random) -> Estimate:
    exact = exact_numbers(state.deck, state.options.fox)[len(state.rows)]
    return Estimate(max(0, exact + rng.choice((0, 0, 0, 0, 0, 0, 0, 0, -1, 1))), circled=move.circled)


def _compare(bridge: Bridge[Any, Any, Any], state: Any, array: Any) -> None:
    rules, kernels, config = bridge.rules, bridge.kernels, bridge.config
    packed = bridge.pack(state)
    if array.tobytes() != packed.tobytes():
        raise Different(f"state: {array.tolist()} by the kernels, {packed.tolist()} by the rules")
    _same("deal", kernels.awaits_deal(array), rules.awaits_deal(state))
    outcome = rules.outcome(state)
    _same("end", kernels.is_over(array), outcome is not None)
    movers = rules.seats_to_move(state)
    _same("to move", kernels.to_move(array), sum(1 << int(seat) for seat in movers))
    for seat in map(Seat, range(bridge.seats)):
        _same("legal", bridge.offered(array, seat), _offered_by_rules(bridge, rules.legal_moves(state, seat)))
    if outcome is not None:
        out = np.zeros(bridge.seats, np.int64)
        kernels.scores(config, array, out)
        _same("scores", tuple(out.tolist()), outcome.scores)
        _same("winners", kernels.winners(config, array), sum(1 << int(seat) for seat in outcome.winners))
        _same("ending", bridge.endings[kernels.ending(array)], outcome.ending)


def _offered_by_rules(bridge: Bridge[Any, Any, Any], moves: tuple[Struct, ...]) -> list[int]:
    # Foxy offers the same hundred moves, or two hundred, again and again.
    known, actions = _known_offers.get(id(moves), ((), []))
    if known is not moves:
        actions = [bridge.action_of(move) for move in moves]
        if len(moves) >= LONG_OFFER:
            _known_offers[id(moves)] = moves, actions
    return actions


def _compare_back(bridge: Bridge[Any, Any, Any], state: Any, array: Any, seat: Seat, action: int) -> None:
    _same("state", bridge.unpack(array, state), state)
    allowed = bridge.rules.why_not(state, seat, bridge.move_of(action)) is None
    _same("allowed", bridge.kernels.is_legal(bridge.config, array, seat, action), allowed)


def _same(what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Different(f"{what}: {ours} by the kernels, {theirs} by the rules")
