"""What every bot owes: legal moves in all positions, the same for the same dice, nothing from what it cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from foxden.bots import KERNELS, LEVELS, Bot, Level, advise, bot_for
from foxden.core.errors import Unreadable
from foxden.core.seats import DEALER, Seat
from foxden.games import GAMES
from tests.playing import TABLES, Table, random_move

every_level = pytest.mark.parametrize("level", LEVELS)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def bots_at(table: Table, level: Level) -> list[Bot]:
    rules = table.rules
    return [bot_for(table.game, level, rules) for _ in range(table.seats)]


def game(table: Table, bots: list[Bot], seed: int, slips: float = 0.3) -> Iterator[tuple[Any, Seat, Any]]:
    """Let bots play, shown every view; now and then some other legal move is made. Give what they choose, and when."""
    rules, rng = table.rules, Random(seed)
    state = table.start()
    while actors := rules.to_move(state):
        for seat, bot in enumerate(bots):
            bot.notice(rules.view(state, Seat(seat)))
        if DEALER in actors:
            state = rules.play(state, DEALER, rules.deal(state, rng))
            continue
        seat = rng.choice(rules.seats_to_move(state))
        chosen = bots[seat].choose(rules.view(state, seat), Random(rng.random()))
        yield state, seat, chosen
        other = random_move(rules, state, seat, rng)
        state = rules.play(state, seat, other if rng.random() < slips else chosen)
    for seat, bot in enumerate(bots):
        bot.notice(rules.view(state, Seat(seat)))


@every_level
@every_table
def test_every_move_is_legal_in_every_position(table: Table, level: Level) -> None:
    rules = table.rules
    for state, seat, move in game(table, bots_at(table, level), seed=1):
        assert rules.why_not(state, seat, move) is None
        assert rules.read(rules.spell(move)) == move
        assert move != rules.out_of_time


@every_level
@every_table
def test_the_same_dice_give_the_same_game(table: Table, level: Level) -> None:
    one, other = ([move for _, _, move in game(table, bots_at(table, level), seed=2)] for _ in range(2))
    assert one == other


@every_level
@pytest.mark.parametrize("game", GAMES)
def test_who_sits_down_in_the_middle_plays_on(game: str, level: Level) -> None:
    table = next(table for table in TABLES if table.game == game and table.seats > 1)
    rules, rng = table.rules, Random(3)
    state, moves = table.start(), 0
    while actors := rules.to_move(state):
        if DEALER in actors:
            state = rules.play(state, DEALER, rules.deal(state, rng))
            continue
        seat = rules.seats_to_move(state)[0]
        moves += 1
        if moves % 9 == 0:
            newcomer, view = bot_for(game, level, rules), rules.view(state, seat)
            newcomer.notice(view)
            assert rules.why_not(state, seat, newcomer.choose(view, rng)) is None
            assert rules.why_not(state, seat, advise(newcomer, view, rng).move) is None
        state = rules.play(state, seat, rng.choice(rules.legal_moves(state, seat)))


@every_level
@pytest.mark.parametrize("table", [table for table in TABLES if table.game != "foxy"], ids=str)
def test_views_that_are_alike_are_answered_alike(table: Table, level: Level) -> None:
    """A bot that is shown the view of an imagined world, which it cannot tell from the true one, plays the same.

    What was seen before, from which a player of Foxy lives, cannot be imagined: see foxy/test_players.py.
    """
    rules = table.rules
    positions = game(table, bots_at(table, "easy"), seed=4)
    for number, (state, seat, _) in enumerate(islice(positions, 0, 50, 7)):
        view = rules.view(state, seat)
        again = rules.view(rules.imagine(view, Random(number)), seat)
        moves = []
        for shown in (view, again):
            bot = bot_for(table.game, level, rules)
            bot.notice(shown)
            moves.append(bot.choose(shown, Random(5)))
        assert moves[0] == moves[1]


def test_there_are_bots_for_every_game_and_no_other() -> None:
    for name in GAMES:
        assert bot_for(name) is not None
        KERNELS.get(name)
    with pytest.raises(Unreadable, match="no bot"):
        bot_for("poker")
