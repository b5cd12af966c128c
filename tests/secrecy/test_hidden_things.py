"""For each hidden thing a pair of worlds, made by hand, that differ in nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from foxden import DEALER, WATCHER, Card, Seat
from foxden.core.rules import AnyRules
from foxden.core.seats import Viewer
from foxden.games import duet, fool, foxy
from foxden.games.foxy.state import Row
from tests.secrecy.two_worlds import as_sent, assert_cannot_tell_apart

ME, YOU, THEM = Seat(0), Seat(1), Seat(2)


def dealt(rules: AnyRules, seats: int, **options: Any) -> Any:
    state = rules.start(rules.options(options), seats)
    return rules.play(state, DEALER, rules.deal(state, Random(12)))


def swapped(cards: tuple[Card, ...], one: int, other: int) -> tuple[Card, ...]:
    changed = list(cards)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


FOXY = foxy.Foxy()


def foxy_game(*, announce_last: bool = False) -> foxy.State:
    """Three players have finished two turns and two of them the third."""
    state: foxy.State = dealt(FOXY, 3, announce_last=announce_last)
    for seat, value, circled in [
        (0, 1, False),
        (1, 2, True),
        (2, 3, False),
        (0, 4, False),
        (1, 5, False),
        (2, 6, False),
    ]:
        state = FOXY.play(state, Seat(seat), foxy.Estimate(value, circled=circled))
    state = FOXY.play(state, YOU, foxy.Estimate(7))
    return FOXY.play(state, THEM, foxy.Estimate(8, circled=True))


def test_foxy_cards_to_come() -> None:
    state = foxy_game()
    other = replace(state, deck=swapped(state.deck, 10, 19))
    assert other != state
    for viewer in (ME, YOU, THEM, WATCHER):
        assert_cannot_tell_apart(FOXY, state, other, viewer)


def test_foxy_cards_left_out_of_the_deck() -> None:
    state = foxy_game()
    left_out = next(card for card in FOXY.box.stock if card not in state.deck)
    other = replace(
        state,
        deck=(*state.deck[:19], left_out) if state.deck[19] != foxy.FOX else (*state.deck[:18], left_out, foxy.FOX),
    )
    assert FOXY.why_no_deal(foxy.Deal(other.deck), state) is None
    for viewer in (ME, YOU, THEM, WATCHER):
        assert_cannot_tell_apart(FOXY, state, other, viewer)


def test_foxy_cards_gone_by_cannot_be_looked_up() -> None:
    state = foxy_game()
    other = replace(state, deck=swapped(swapped(state.deck, 0, 15), 1, 16))
    for viewer in (ME, YOU, THEM, WATCHER):
        assert_cannot_tell_apart(FOXY, state, other, viewer)
    sent = as_sent(FOXY, state, ME).decode()
    assert f'"{state.deck[2]}"' in sent
    gone_or_to_come = set(state.deck) - {state.deck[2], foxy.FOX}
    assert not any(f'"{card}"' in sent for card in gone_or_to_come)


@pytest.mark.parametrize("viewer", [ME, THEM, WATCHER])
def test_foxy_anothers_number_of_this_turn(viewer: Viewer) -> None:
    state = foxy_game()
    row = bytearray(state.row)
    row[YOU] = 42
    assert_cannot_tell_apart(FOXY, state, replace(state, row=Row(bytes(row))), viewer)
    assert as_sent(FOXY, state, YOU) != as_sent(FOXY, replace(state, row=Row(bytes(row))), YOU)


@pytest.mark.parametrize("viewer", [ME, YOU, WATCHER])
def test_foxy_anothers_circle(viewer: Viewer) -> None:
    state = foxy_game()
    row = bytearray(state.row)
    row[THEM] = 8  # the same number, not circled
    other = replace(state, row=Row(bytes(row)))
    assert_cannot_tell_apart(FOXY, state, other, viewer)
    assert as_sent(FOXY, state, THEM) != as_sent(FOXY, other, THEM)


@pytest.mark.parametrize("viewer", [ME, THEM, WATCHER])
def test_foxy_anothers_numbers_of_finished_turns(viewer: Viewer) -> None:
    state = foxy_game()
    rows = (Row(bytes([1, 77, 3])), state.rows[1])
    assert_cannot_tell_apart(FOXY, state, replace(state, rows=rows), viewer)


def test_foxy_who_was_last_to_write_while_the_turn_goes_on() -> None:
    state = foxy_game(announce_last=True)
    for viewer in (ME, YOU, THEM, WATCHER):
        assert_cannot_tell_apart(FOXY, state, replace(state, last_writer=YOU), viewer)


@pytest.mark.parametrize("viewer", [ME, WATCHER])
def test_foxy_a_blank_looks_like_a_number(viewer: Viewer) -> None:
    state = foxy_game()
    before: foxy.State = replace(state, row=Row(bytes([0x7F, 7, 0x7F])), last_writer=YOU)
    wrote = FOXY.play(before, THEM, foxy.Estimate(3))
    blank = FOXY.play(before, THEM, foxy.Blank())
    assert_cannot_tell_apart(FOXY, wrote, blank, viewer)


def test_foxy_with_the_last_number_announced_only_that_one_is_shown() -> None:
    state = foxy_game(announce_last=True)
    other = replace(state, rows=(Row(bytes([1, 99, 3])), Row(bytes([4, 0, 6]))))
    assert FOXY.view(state, ME).table.announced == FOXY.view(other, ME).table.announced
    assert_cannot_tell_apart(FOXY, state, other, ME)


FOOL = fool.Fool()


@pytest.mark.parametrize("viewer", [ME, YOU, WATCHER])
def test_fool_cards_in_others_hands(viewer: Viewer) -> None:
    state: fool.State = dealt(FOOL, 4)
    hands = list(state.hands)
    hands[2], hands[3] = hands[3], hands[2]
    assert_cannot_tell_apart(FOOL, state, replace(state, hands=tuple(hands)), viewer)
    assert as_sent(FOOL, state, THEM) != as_sent(FOOL, replace(state, hands=tuple(hands)), THEM)


def test_fool_the_hand_of_whoever_is_to_play_is_not_in_the_legal_list_of_others() -> None:
    state: fool.State = dealt(FOOL, 4)
    assert state.turn == YOU
    hands = list(state.hands)
    hands[1], hands[3] = hands[3], hands[1]
    other = replace(state, hands=tuple(hands))
    for viewer in (ME, THEM, WATCHER):
        assert_cannot_tell_apart(FOOL, state, other, viewer)


def test_fool_the_order_in_which_cards_were_dealt() -> None:
    rules = FOOL
    state = rules.start(rules.options(), 4)
    deal = rules.deal(state, Random(3))
    shuffled = fool.Deal(tuple(hand[::-1] for hand in deal.hands))
    one, other = rules.play(state, DEALER, deal), rules.play(state, DEALER, shuffled)
    for viewer in (ME, YOU, THEM, WATCHER):
        assert_cannot_tell_apart(rules, one, other, viewer)


DUET = duet.Duet()


def duet_game() -> duet.State:
    state: duet.State = dealt(DUET, 2)
    return state


def undealt(state: duet.State) -> list[Card]:
    return [card for card in DUET.box.paws if card not in {*state.hands[0], *state.hands[1], state.decree}]


@pytest.mark.parametrize("viewer", [ME, WATCHER])
def test_duet_the_partners_hand_and_the_cards_not_dealt(viewer: Viewer) -> None:
    state = duet_game()
    seven = undealt(state)
    assert len(seven) == 7
    other = replace(state, hands=(state.hands[0], tuple(sorted((*seven, *state.hands[1][7:])))))
    assert_cannot_tell_apart(DUET, state, other, viewer)


def test_duet_both_hands_from_a_watcher() -> None:
    state = duet_game()
    assert_cannot_tell_apart(DUET, state, replace(state, hands=state.hands[::-1]), WATCHER)


def with_a_gift() -> tuple[duet.State, Card, Card]:
    """Seat 1 has led a Gift; give the state and two cards that seat 1 could give."""
    state = duet_game()
    gift = next(card for card in state.hands[1] if card[1:] == "7")
    state = DUET.play(state, YOU, duet.Play(gift))
    return state, state.hands[1][0], state.hands[1][1]


@pytest.mark.parametrize("viewer", [ME, WATCHER])
def test_duet_what_the_partner_has_chosen_to_give(viewer: Viewer) -> None:
    state, one, other = with_a_gift()
    worlds = [DUET.play(state, YOU, duet.Give(card)) for card in (one, other)]
    assert_cannot_tell_apart(DUET, worlds[0], worlds[1], viewer)
    assert as_sent(DUET, worlds[0], YOU) != as_sent(DUET, worlds[1], YOU)


def test_duet_what_was_exchanged_from_a_watcher() -> None:
    state, one, other = with_a_gift()
    mine = state.hands[0][0]
    worlds = [DUET.play(DUET.play(state, YOU, duet.Give(card)), ME, duet.Give(mine)) for card in (one, other)]
    assert_cannot_tell_apart(DUET, worlds[0], worlds[1], WATCHER)
    assert as_sent(DUET, worlds[0], ME) != as_sent(DUET, worlds[1], ME)


def test_duet_a_card_given_is_known_to_the_giver() -> None:
    state, one, _ = with_a_gift()
    mine = state.hands[0][0]
    state = DUET.play(DUET.play(state, YOU, duet.Give(one)), ME, duet.Give(mine))
    for seed in range(50):
        world = DUET.imagine(DUET.view(state, ME), Random(seed))
        assert mine in world.hands[1]
        world = DUET.imagine(DUET.view(state, YOU), Random(seed))
        assert one in world.hands[0]
    assert {mine in DUET.imagine(DUET.view(state, WATCHER), Random(seed)).hands[1] for seed in range(50)} == {
        True,
        False,
    }


def test_duet_hands_left_when_the_game_is_over() -> None:
    """Only how many cards are left counts, so only that is shown."""
    state = duet_game()
    state = DUET.play(DUET.play(state, ME, duet.Stop()), YOU, duet.Stop())
    seven = undealt(state)
    other = replace(state, hands=(state.hands[0], tuple(sorted((*seven, *state.hands[1][7:])))))
    assert_cannot_tell_apart(DUET, state, other, ME)
