"""What kernels do by themselves: deal lawfully and fairly, choose among all that is offered, and play to the end."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from foxden import DEALER
from foxden.core.rules import AnyRules
from foxden.fast.bridges import Bridge, bridge_for
from foxden.fast.dice import dice
from foxden.games import GAMES, duet, fool, foxy
from tests.fast.boxes import odd_rules
from tests.fast.tables import EVERY_TABLE
from tests.playing import Table

SOME_TABLES = [table for table in EVERY_TABLE if table.game != "foxy" or table.options.get("fox") == "cat"]
some_tables = pytest.mark.parametrize("table", SOME_TABLES, ids=str)


def bridge_of(table: Table, rules: AnyRules | None = None) -> tuple[Bridge[Any, Any, Any], Any]:
    rules = rules or table.rules
    options = rules.options(table.options)
    return bridge_for(rules, options, table.seats), rules.start(options, table.seats)


def deal_in(state: Any) -> Any:
    """Give the dealer's move that led to a state."""
    match state:
        case duet.State():
            return duet.Deal(state.hands, state.decree)  # type: ignore[arg-type]
        case fool.State():
            return fool.Deal(state.hands)
        case _:
            return foxy.Deal(state.deck)


@some_tables
def test_what_is_dealt_is_a_deal_of_the_rules(table: Table) -> None:
    rng = dice(1)
    for seed in range(40):
        bridge, before = bridge_of(table, odd_rules(table.game, Random(seed)) if seed else None)
        array = bridge.kernels.new(bridge.config)
        bridge.kernels.deal(bridge.config, array, rng)
        dealt = bridge.unpack(array)
        assert bridge.rules.play(before, DEALER, deal_in(dealt)) == dealt


def places(state: Any) -> dict[object, object]:
    """Tell where each card lies after a deal."""
    match state:
        case duet.State():
            return {card: seat for seat, hand in enumerate(state.hands) for card in hand} | {state.decree: "decree"}
        case fool.State():
            return {card: seat for seat, hand in enumerate(state.hands) for card in hand if card != "1"}
        case _:
            return {turn: card for turn, card in enumerate(state.deck)}  # noqa: C416 - the other way round


@pytest.mark.parametrize(("game", "seats", "ways"), [("duet", 2, 3 * 30), ("fool", 4, 4 * 45), ("foxy", 1, 20 * 25)])
def test_every_card_comes_everywhere_equally_often(game: str, seats: int, ways: int) -> None:
    rules = GAMES[game]()
    bridge = bridge_for(rules, rules.options(), seats)
    array, rng = bridge.kernels.new(bridge.config), dice(3)
    times: Counter[object] = Counter()
    deals = 2000
    for _ in range(deals):
        bridge.kernels.start(bridge.config, array)
        bridge.kernels.deal(bridge.config, array, rng)
        times.update(places(bridge.unpack(array)).items())
    surprise = sum((times[way] - often) ** 2 / often for way, often in expected(game, deals).items())
    assert len(times) == ways
    assert surprise < ways + 5 * (2 * ways) ** 0.5


def expected(game: str, deals: int) -> dict[object, float]:
    rules: Any = GAMES[game]()
    if game == "duet":
        cards = places(rules.play(rules.start(rules.options(), 2), DEALER, _DUET_DEAL))
        shares = {0: 11 / 30, 1: 11 / 30, "decree": 1 / 30}
        deck = {*cards, *_DUET_REST}
        return {(card, place): deals * share for card in deck for place, share in shares.items()}
    if game == "fool":
        return {(card, seat): deals / 4 for card in rules.box.stocks[4].deck if card != "1" for seat in range(4)}
    copies = {card: 19 * count / 48 for card, count in rules.box.stock.items() if card != "fox"} | {"fox": 1}
    return {(turn, card): deals * often / 20 for card, often in copies.items() for turn in range(20)}


_DECK = [f"{suit}{rank}" for suit in "DRS" for rank in range(1, 11)]
_DUET_DEAL = duet.Deal((tuple(_DECK[:11]), tuple(_DECK[11:22])), _DECK[22])  # type: ignore[arg-type]
_DUET_REST = _DECK[23:]


@some_tables
def test_any_offered_action_is_chosen_equally_often(table: Table) -> None:
    bridge, _ = bridge_of(table)
    kernels, config, rng = bridge.kernels, bridge.config, dice(4)
    array = kernels.new(config)
    for position in range(12):
        while kernels.awaits_deal(array) or kernels.is_over(array) or not kernels.to_move(array):
            kernels.start(config, array)
            kernels.deal(config, array, rng)
        seat = int(kernels.to_move(array)).bit_length() - 1
        offered = bridge.offered(array, seat)
        times = Counter(kernels.choose(config, array, seat, rng) for _ in range(40 * len(offered)))
        assert sorted(times) == sorted(offered)
        surprise = sum((each - 40) ** 2 / 40 for each in times.values())
        assert surprise < len(offered) + 6 * (2 * len(offered)) ** 0.5
        for _ in range(5 + position):
            if movers := int(kernels.to_move(array)):
                seat = movers.bit_length() - 1
                kernels.play(config, array, seat, kernels.choose(config, array, seat, rng))


@some_tables
def test_games_are_played_to_the_end(table: Table) -> None:
    bridge, _ = bridge_of(table)
    kernels, config, rng, games = bridge.kernels, bridge.config, dice(5), 50
    array, lines = kernels.new(config), np.zeros((games, 4 + table.seats), np.int64)
    assert kernels.play_random(config, array, rng, games, lines) == lines[:, 0].sum()
    assert kernels.is_over(array)
    outcome = bridge.rules.outcome(bridge.unpack(array))
    assert outcome is not None
    moves, deals, ending, winners, *scores = lines[-1].tolist()
    assert bridge.endings[ending] == outcome.ending
    assert winners == sum(1 << int(seat) for seat in outcome.winners)
    assert tuple(scores) == outcome.scores
    assert (lines[:, 0] >= lines[:, 1]).all()
    assert (lines[:, 1] >= 1).all()
    assert deals <= (bridge.rules.most_deals or moves)


@some_tables
def test_rollouts_leave_the_state_as_it_is(table: Table) -> None:
    bridge, _ = bridge_of(table)
    kernels, config, rng = bridge.kernels, bridge.config, dice(6)
    array, scratch = kernels.new(config), kernels.new(config)
    kernels.deal(config, array, rng)
    kept = array.copy()
    assert kernels.rollouts(config, array, scratch, rng, 10) > 10
    assert (array == kept).all()
    assert kernels.to_move(scratch) == 0 or table.game == "duet"
    again = array.copy()
    assert kernels.playout_round(config, again, rng) > 0
    moves = kernels.playout(config, again, rng)
    assert kernels.is_over(again)
    assert moves >= 0
