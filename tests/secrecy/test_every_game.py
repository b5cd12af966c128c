"""Secrecy as a property of every position of every game, for every viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foxden import WATCHER, Card, Seat, Unreadable
from foxden.games.duet import Duet
from foxden.games.duet.state import Gave
from foxden.games.duet.state import Played as DuetPlayed
from foxden.games.fool import Fool
from foxden.games.fool import State as FoolState
from foxden.games.fool.state import Played, Trick
from foxden.games.foxy import Blank, Foxy
from foxden.games.foxy import State as FoxyState
from tests.playing import TABLES, Table, random_game, random_position
from tests.secrecy.two_worlds import assert_keeps_its_secrets

SEEDS = st.integers(0, 10**6)


@settings(max_examples=400, deadline=None)
@given(
    table=st.sampled_from(TABLES), seed=st.integers(0, 10**6), steps=st.integers(0, 250), other=st.integers(0, 10**6)
)
def test_a_view_cannot_tell_two_worlds_apart(table: Table, seed: int, steps: int, other: int) -> None:
    state = random_position(table, seed, steps)
    for viewer in table.viewers():
        assert_keeps_its_secrets(table.rules, state, viewer, other)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_position_of_a_whole_game_keeps_its_secrets(table: Table) -> None:
    for step, (state, _, _) in enumerate(random_game(table, seed=21)):
        for viewer in table.viewers():
            assert_keeps_its_secrets(table.rules, state, viewer, step)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_imagination_does_not_stick_to_the_truth(table: Table) -> None:
    """Worlds drawn from a view are different ones, or nothing would have been hidden."""
    state = random_position(table, seed=1, steps=5)
    for viewer in table.viewers():
        worlds = {repr(assert_keeps_its_secrets(table.rules, state, viewer, seed)) for seed in range(20)}
        assert len(worlds) > 10


def test_the_same_view_and_the_same_chance_draw_the_same_world() -> None:
    for table in TABLES:
        rules = table.rules
        state = random_position(table, seed=2, steps=30)
        for viewer in table.viewers():
            view = rules.view(state, viewer)
            assert rules.imagine(view, Random(4)) == rules.imagine(view, Random(4))


def shown_to_lack(trick: Trick) -> Iterator[tuple[int, str]]:
    """Tell which colours who has shown not to hold, by a discard."""
    colour = None
    for seat, card in ((played.seat, played.card) for played in trick if played.card != "1"):
        colour = colour or card[0]
        if card[0] != colour:
            yield seat, colour


def test_imagined_hands_in_fool_lack_the_colours_that_play_has_shown() -> None:
    for seats in range(4, 9):
        rules, checked = Fool(), 0
        for step, (state, _, _) in enumerate(random_game(Table("fool", seats, {}), seed=seats, most_steps=120)):
            assert isinstance(state, FoolState)
            tricks = (*state.tricks, state.trick)
            shown = {lack for trick in tricks for lack in shown_to_lack(trick)}
            world = rules.imagine(rules.view(state, Seat(0)), Random(step))
            for seat, colour in shown:
                assert not world.hands or not any(card[0] == colour for card in world.hands[seat])
                checked += 1
            dealt = Counter(card for hand in world.hands for card in hand)
            played = Counter(card.card for trick in tricks for card in trick)
            assert not world.hands or state.turn is None or dealt + played == Counter(rules.box.stocks[seats].deck)
        assert checked > 50


def test_imagined_foxy_sheets_could_have_been_written() -> None:
    """Nobody has circled twice, what was announced was written, and where nothing was announced nobody wrote."""
    for table in TABLES:
        if table.game != "foxy":
            continue
        rules = Foxy()
        for step, (state, _, _) in enumerate(random_game(table, seed=13)):
            for viewer in table.viewers():
                world = rules.imagine(rules.view(state, viewer), Random(step))
                sheets = [rules.view(world, Seat(seat)).sheet for seat in range(table.seats)]
                assert all(sum(getattr(box, "circled", False) for box in sheet) <= 1 for sheet in sheets)
                told = {announced.turn: announced for announced in world.announced}
                for turn in range(1, len(world.rows) + 1 if world.options.announce_last else 0):
                    if turn in told:
                        assert getattr(sheets[told[turn].seat][turn - 1], "value", None) == told[turn].value
                    else:
                        assert all(sheet[turn - 1] == Blank() for sheet in sheets)


def test_imagined_foxy_decks_are_decks_of_the_box() -> None:
    rules = Foxy()
    for step, (state, _, _) in enumerate(random_game(Table("foxy", 3, {}), seed=5)):
        world = rules.imagine(rules.view(state, Seat(1)), Random(step))
        assert isinstance(world, FoxyState)
        if world.deck:
            assert rules.why_no_deal(type(rules.deal(state, Random(0)))(world.deck), state) is None


def test_a_view_that_contradicts_itself_is_refused_and_not_searched_for_ever() -> None:
    """Somebody has put such a view together; the rules build none."""
    fool_rules, state = Fool(), random_position(Table("fool", 4, {}), seed=1, steps=1)
    view = fool_rules.view(state, Seat(0))
    shown = tuple(Played(Seat(seat), Card(card)) for seat, card in ((1, "G2"), (2, "R2"), (3, "R3")))
    lacking_all = tuple(
        tuple(
            Played(played.seat, Card(colour + played.card[1:]) if at else Card(lead + "2"))
            for at, played in enumerate(shown)
        )
        for lead, colour in (("G", "R"), ("R", "G"), ("Y", "G"), ("B", "G"))
    )
    with pytest.raises(Unreadable, match="contradicts itself"):
        fool_rules.imagine(replace(view, seen=lacking_all), Random(1))
    duet_rules, state = Duet(), random_position(Table("duet", 2, {}), seed=1, steps=1)
    duet_view = duet_rules.view(state, Seat(0))
    everything = Gave((state.hands[1][0], state.hands[1][1]))
    with pytest.raises(Unreadable, match="contradicts itself"):
        duet_rules.imagine(replace(duet_view, seen=(everything, everything)), Random(1))
    # Seat 0 has shown to hold neither doves nor roses, and there are not stars enough for so large a hand: whatever
    # was exchanged, no way of dealing the rest fits.
    only_stars = tuple(
        DuetPlayed(Seat(seat), Card(card)) for seat, card in ((1, "D2"), (0, "R2"), (1, "R3"), (0, "S2"))
    )
    shown_to_all = duet_rules.view(state, WATCHER)
    counted = replace(shown_to_all.table, counts=(11, 5), trick=())
    with pytest.raises(Unreadable, match="contradicts itself"):
        duet_rules.imagine(replace(shown_to_all, table=counted, seen=(Gave((None, None)), *only_stars)), Random(1))
