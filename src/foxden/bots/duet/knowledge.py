"""What a player of the Duet can know in the middle of a round: sets of cards, as bits in the order of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from foxden.core.seats import WATCHER, Card
from foxden.games.duet import View
from foxden.games.duet.box import DECK, HAND, HEIR, rank_of, suit_of
from foxden.games.duet.state import Event, Gave, Played, Swapped

CARDS: Final = tuple(DECK)
NUMBER: Final = {card: at for at, card in enumerate(CARDS)}
SUITS: Final = "DRS"
ALL: Final = (1 << len(CARDS)) - 1
OF_SUIT: Final = {suit: 0b11_1111_1111 << 10 * at for at, suit in enumerate(SUITS)}


class Knowledge(NamedTuple):
    """What the viewer knows about all the cards."""

    hand: int
    shown: int
    """Which of them the partner knows to be in the viewer's hand: they were exchanged, or were the decree."""
    known: int
    """Cards that are certain to be in the partner's hand."""
    possible: int
    """Other cards that the partner may hold."""
    lacks: tuple[int, int]
    """Cards of all suits that the viewer, and the partner, has shown to lack. What comes later is `known`."""
    unknown: int
    """How many of the partner's cards are among the possible ones."""


def knowledge(view: View) -> Knowledge:
    assert view.viewer != WATCHER, "who only watches has no partner"
    me = int(view.viewer)
    table = view.table
    gone = 0
    shown, lacks = [0, 0], [0, 0]
    led: Card | None = None
    for event in view.seen or _open_to_all(view):
        match event:
            case Played(seat, card):
                gone |= bit(card)
                shown[seat] &= ~bit(card)
                if led is not None and suit_of(card) != suit_of(led) and rank_of(led) != HEIR:
                    lacks[seat] |= OF_SUIT[suit_of(led)]
                led = card if led is None else None
            case Swapped(seat, card, decree):
                shown[seat] = shown[seat] & ~bit(card) | bit(decree)
            case Gave((from_0, from_1)):
                assert from_0 is not None, "players know what they gave and got"
                assert from_1 is not None, "players know what they gave and got"
                shown[0] = shown[0] & ~bit(from_0) | bit(from_1)
                shown[1] = shown[1] & ~bit(from_1) | bit(from_0)
    hand, known = mask(view.hand), shown[1 - me]
    trump = 0 if table.decree is None else bit(table.decree)
    possible = ALL & ~(hand | gone | trump | known)
    unknown = table.counts[1 - me] - known.bit_count()
    if (possible & ~lacks[1 - me]).bit_count() >= unknown:
        possible &= ~lacks[1 - me]
    return Knowledge(hand, shown[me], known, possible, (lacks[me], lacks[1 - me]), unknown)


def _open_to_all(view: View) -> Iterator[Event]:
    """Go through what lies open of this round, for who is shown no more than that."""
    if max(view.table.counts) == HAND and not view.table.trick:
        return
    for played in (*view.last, *view.table.trick):
        yield Played(played.seat, played.card)


def bit(card: Card) -> int:
    return 1 << NUMBER[card]


def mask(cards: Iterable[Card]) -> int:
    return sum(map(bit, cards))


def places(cards: int) -> Iterator[int]:
    """Go through a set of cards, as places in the deck."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest
