"""Dealing out unknown cards: always possible if it can be, never against what is known, and evenly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from foxden.core.worlds import deal_out

CARDS = "ABCDEF"


def anything(holder: int, card: str) -> bool:
    return holder >= 0 and bool(card)


def test_every_card_is_dealt_and_all_room_filled() -> None:
    dealt = deal_out(CARDS, [1, 2, 3], anything, Random(1))
    assert dealt is not None
    assert [len(hand) for hand in dealt] == [1, 2, 3]
    assert sorted(card for hand in dealt for card in hand) == list(CARDS)


def test_nothing_is_dealt_where_it_is_impossible() -> None:
    # Two holders may not hold A, and the third has no room.
    assert deal_out(CARDS, [3, 3, 0], lambda holder, card: card != "A" or holder == 2, Random(1)) is None


def test_cards_make_way_for_others() -> None:
    """Only one deal is possible; most ways to begin it have to be undone."""
    homes = {"A": {0}, "B": {0, 1}, "C": {1, 2}, "D": {2, 3}, "E": {3, 4}, "F": {4, 5}}
    for seed in range(50):
        dealt = deal_out(CARDS, [1] * 6, lambda holder, card: holder in homes[card], Random(seed))
        assert dealt == [["A"], ["B"], ["C"], ["D"], ["E"], ["F"]]


def test_all_deals_that_fit_are_about_equally_likely() -> None:
    def may_hold(holder: int, card: str) -> bool:
        return (holder, card) not in {(0, "A"), (1, "B"), (1, "C")}

    possible = {
        (frozenset(order[:2]), frozenset(order[2:4]), frozenset(order[4:]))
        for order in permutations(CARDS)
        if all(may_hold(at // 2, card) for at, card in enumerate(order))
    }
    rng, drawn = Random(7), Counter[tuple[frozenset[str], ...]]()
    for _ in range(200 * len(possible)):
        dealt = deal_out(CARDS, [2, 2, 2], may_hold, rng)
        assert dealt is not None
        drawn[tuple(map(frozenset, dealt))] += 1
    assert drawn.keys() == possible
    assert 120 < min(drawn.values()) <= max(drawn.values()) < 300


def test_deals_that_no_single_exchange_connects_are_equally_likely_too() -> None:
    """Of these seven deals one is cut off from the others, unless three cards change hands at once."""
    cards = list(enumerate("BGYRGR"))
    lacks = {(0, "B"), (1, "R"), (1, "Y"), (2, "G")}
    rng, drawn = Random(5), Counter[tuple[str, ...]]()
    for _ in range(2100):
        dealt = deal_out(cards, [2, 1, 3], lambda holder, card: (holder, card[1]) not in lacks, rng)
        assert dealt is not None
        drawn[tuple("".join(sorted(f"{at}" for at, _ in hand)) for hand in dealt)] += 1
    assert len(drawn) == 7
    assert 240 < min(drawn.values()) <= max(drawn.values()) < 360


@given(st.data())
def test_what_can_be_dealt_is_found(data: st.DataObject) -> None:
    """Whatever is forbidden, as long as it leaves one deal."""
    truth = data.draw(st.lists(st.integers(0, 3), min_size=1, max_size=12))
    forbidden = data.draw(st.sets(st.tuples(st.integers(0, 3), st.integers(0, len(truth) - 1))))
    room = [truth.count(holder) for holder in range(4)]
    dealt = deal_out(
        range(len(truth)),
        room,
        lambda holder, card: truth[card] == holder or (holder, card) not in forbidden,
        Random(3),
    )
    assert dealt is not None
    assert [len(hand) for hand in dealt] == room
    assert all(
        truth[card] == holder or (holder, card) not in forbidden for holder in range(4) for card in dealt[holder]
    )
