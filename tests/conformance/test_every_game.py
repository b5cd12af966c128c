"""What every game owes, without exemptions: it ends, replays, refuses garbage, hides, and spells each move one way."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from foxden import DEALER, GAMES, WATCHER, FoxdenError, IllegalMove, Seat, Unreadable
from foxden.core.seats import Actor
from foxden.record import begin, dump, load, positions, replay, summary
from tests.conformance.universe import EVERY_MOVE, UNOFFERED
from tests.playing import TABLES, Table, random_game, random_position

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)


@every_table
@pytest.mark.parametrize("seed", range(5))
def test_it_ends_with_an_outcome_and_not_before(table: Table, seed: int) -> None:
    rules = table.rules
    *before, last = random_game(table, seed)
    assert all(rules.outcome(step.state) is None and rules.to_move(step.state) for step in before)
    outcome = rules.outcome(last.state)
    assert outcome is not None
    assert not rules.to_move(last.state)
    assert len(outcome.scores) == table.seats
    assert set(outcome.winners) <= set(range(table.seats))
    assert list(outcome.winners) == sorted(set(outcome.winners))


@every_table
def test_somebody_can_move_until_the_end(table: Table) -> None:
    rules = table.rules
    for state, _, _ in random_game(table, seed=11):
        movers = rules.seats_to_move(state)
        assert all(rules.legal_moves(state, seat) and rules.choices(state, seat) for seat in movers)
        assert rules.awaits_deal(state) == (rules.to_move(state) == {DEALER})
        others = set(map(Seat, range(table.seats))) - set(movers)
        assert not any(rules.legal_moves(state, seat) or rules.choices(state, seat) for seat in others)


@every_table
def test_what_is_offered_is_exactly_what_is_legal(table: Table) -> None:
    rules = table.rules
    *steps, _ = random_game(table, seed=3)
    for state, _, _ in steps[:: 1 + len(steps) // 40]:
        for seat in map(Seat, range(table.seats)):
            legal = [move for move in EVERY_MOVE[table.game] if rules.why_not(state, seat, move) is None]
            offered = rules.legal_moves(state, seat)
            assert len(set(offered)) == len(offered)
            assert set(offered) == set(legal)


@every_table
def test_a_refused_move_is_told_with_a_code_and_a_sentence_and_changes_nothing(table: Table) -> None:
    rules = table.rules
    *steps, _ = random_game(table, seed=4)
    for state, _, _ in steps[:: 1 + len(steps) // 25]:
        kept = msgspec.json.encode(state)
        for seat in (-1, *range(table.seats), table.seats, 10**40):
            for move in EVERY_MOVE[table.game][::7]:
                problem = rules.why_not(state, Seat(seat), move)
                if problem is None:
                    continue
                with pytest.raises(IllegalMove) as raised:
                    rules.play(state, Seat(seat), move)
                assert (raised.value.code, str(raised.value)) == (problem.code, str(problem))
                assert problem.code.replace("-", "").isalpha()
                assert str(problem)[0].isupper()
                assert str(problem).endswith(".")
                assert "\n" not in str(problem)
        assert msgspec.json.encode(state) == kept


@every_table
def test_nobody_moves_after_the_end(table: Table) -> None:
    rules = table.rules
    *_, (state, _, _) = random_game(table, seed=6)
    deal = rules.deal(state, Random(1))
    actors: list[Actor] = [DEALER, *map(Seat, range(table.seats))]
    for actor in actors:
        for move in (*EVERY_MOVE[table.game], *UNOFFERED[table.game], deal):
            assert rules.why_not(state, actor, move) is not None


@every_table
def test_only_the_dealer_deals_and_only_when_cards_are_needed(table: Table) -> None:
    rules = table.rules
    for step, (state, _, _) in enumerate(random_game(table, seed=8, most_steps=60)):
        deal = rules.deal(state, Random(step))
        problem = rules.why_not(state, DEALER, deal)
        assert (problem is None) == rules.awaits_deal(state)
        by_player = rules.why_not(state, Seat(0), deal)
        assert by_player is not None
        assert by_player.code == "dealer-only-deals"
        move = (*UNOFFERED[table.game], *EVERY_MOVE[table.game])[0]
        by_dealer = rules.why_not(state, DEALER, move)
        assert by_dealer is not None
        assert by_dealer.code == "dealer-only-deals"


@every_table
def test_the_same_seed_deals_the_same_cards_and_another_does_not(table: Table) -> None:
    rules, state = table.rules, table.start()
    assert rules.deal(state, Random(5)) == rules.deal(state, Random(5))
    assert rules.deal(state, Random(5)) != rules.deal(state, Random(6))


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_a_record_tells_the_game_again(table: Table, seed: int) -> None:
    rules = table.rules
    names = tuple(f"Player {seat}" for seat in range(table.seats))
    record = begin(rules, rules.options(table.options), names)
    for state, actor, move in random_game(table, seed):
        if actor == DEALER:
            record = record.with_deal(move)
        elif actor is not None:
            record = record.with_move(actor, move)
        assert actor is None or seed or replay(record) == state
    again = load(dump(record))
    assert dump(again) == dump(record)
    assert replay(again) == state
    assert [step.state for step in positions(again)] == [step.state for step in random_game(table, seed)]


@every_table
def test_a_summary_has_the_same_keys_at_every_moment_but_for_the_count(table: Table) -> None:
    rules = table.rules
    *steps, last = random_game(table, seed=2)
    keys = {frozenset(summary(rules, step.state)) for step in steps}
    assert len(keys) == 1
    assert frozenset(summary(rules, last.state)) >= next(iter(keys))


@every_table
def test_a_view_tells_what_the_viewer_can_do(table: Table) -> None:
    rules = table.rules
    for state, _, _ in random_game(table, seed=9, most_steps=120):
        for seat in map(Seat, range(table.seats)):
            assert rules.view(state, seat).legal == rules.choices(state, seat)
        assert rules.view(state, WATCHER).legal == ()


@every_table
def test_views_are_plain_json(table: Table) -> None:
    rules = table.rules
    for state, _, _ in random_game(table, seed=10, most_steps=90):
        for viewer in table.viewers():
            view = rules.view(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@every_game
def test_a_move_has_one_spelling(name: str) -> None:
    rules = GAMES[name]()
    for move in (*EVERY_MOVE[name], *UNOFFERED[name]):
        text = rules.spell(move)
        assert rules.read(text) == move
        assert rules.read(text.encode()) == move
        assert msgspec.json.encode(msgspec.json.decode(text)).decode() == text


@every_game
def test_a_spoiled_text_is_a_move_with_its_spelling_or_unreadable(name: str) -> None:
    rules, rng = GAMES[name](), Random(1)
    refused = 0
    for _ in range(500):
        text = rules.spell(rng.choice((*EVERY_MOVE[name], *UNOFFERED[name])))
        at = rng.randrange(len(text))
        spoiled = rng.choice(
            [text[:at], text[:at] + text[at + 1 :], text[:at] + rng.choice('0.e-"{}[]x, ') + text[at:]]
        )
        try:
            move = rules.read(spoiled)
        except Unreadable as problem:
            refused += 1
            assert "`" not in str(problem)
        else:
            assert rules.read(rules.spell(move)) == move
    assert refused > 250


@every_game
@pytest.mark.parametrize(
    "text",
    ["", "null", "7", "[]", "{}", '{"do":null}', '{"do":"dance"}', '{"do":"deal"}', '"play"', "\ufeff{}", "{" * 9999],
)
def test_garbage_is_unreadable(name: str, text: str) -> None:
    with pytest.raises(Unreadable):
        GAMES[name]().read(text)


@every_game
def test_bytes_that_are_no_text_are_unreadable(name: str) -> None:
    with pytest.raises(Unreadable, match="not UTF-8"):
        GAMES[name]().read(b'{"do":"\xff"}')


@every_game
def test_too_few_and_too_many_players_are_refused(name: str) -> None:
    rules = GAMES[name]()
    for seats in (-1, 0, rules.fewest_seats - 1, rules.most_seats + 1, 10**6, 10**18):
        with pytest.raises(Unreadable, match="is for"):
            rules.start(rules.options(), seats)


@every_game
@pytest.mark.parametrize(
    "options", [{"level": True}, {"level": 1.0}, {"level": "1"}, {"fox": "wolf"}, {"exact_only": 1}]
)
def test_options_of_a_wrong_kind_are_refused_where_they_mean_something(name: str, options: dict[str, Any]) -> None:
    rules = GAMES[name]()
    known = set(rules.options().__struct_fields__)
    if known & options.keys():
        with pytest.raises(FoxdenError):
            rules.options(options)
    else:
        assert rules.options(options) == rules.options()


@every_table
@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_table_can_be_played_to_its_end(table: Table, seed: int) -> None:
    rules, rng = table.rules, Random(seed)
    for viewer in table.viewers():
        state = random_position(table, seed, steps=7 + 13 * seed)
        state = rules.imagine(rules.view(state, viewer), rng)
        while actors := rules.to_move(state):
            actor: Actor = min(actors, key=str)
            move = rules.deal(state, rng) if actor == DEALER else rng.choice(rules.legal_moves(state, actor))
            state = rules.play(state, actor, move)
        assert rules.outcome(state) is not None
