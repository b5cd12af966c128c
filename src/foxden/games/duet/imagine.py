"""Which hands could there be, given all that was shown in this round?

A card's time in somebody's hand is a *stay*: it begins with the deal, or when a player takes the decree, and ends when
it is played, or put in the decree's place; or it has not ended yet. Where a stay begins or ends in the open its holder
is known. In between, a card changes hands only in an exchange (Gift), in which one card goes each way. So imagining is:
choose for each exchange which stays crossed each way, then deal out all other hidden cards, such that nobody ever holds
a suit that they have just shown to lack.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from foxden.core.seats import WATCHER, Card, Seat
from foxden.core.worlds import contradiction, deal_out
from foxden.games.duet.box import DECK, HEIR, rank_of, suit_of
from foxden.games.duet.state import Event, Gave, Hand, Played, Swapped
from foxden.games.duet.view import View

DECK_REST: Final = 2
"""The holder of the cards that were not dealt, after the two seats."""
_EVER: Final = 10**9
_FIRST_PATIENCE: Final = 10

Crossing: TypeAlias = tuple[int, int]
"""A card's way across: in which exchange, by its time, and from which seat."""
Crossings: TypeAlias = tuple[Crossing, ...]


class _Stay:
    """A card, from when it came into a hand (or stayed in the deck) until it left it in the open."""

    def __init__(self, card: Card, begins: int = -1, begins_with: int | None = None) -> None:
        self.card = card
        self.begins = begins
        self.begins_with = begins_with
        self.ends = _EVER
        self.ends_with: int | None = None

    @property
    def is_hidden(self) -> bool:
        return self.ends == _EVER


class _Round:
    """The round as the viewer saw it, and for each stay where it can have been."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.log = view.seen
        self.lacks = list(_lacks(view.seen))
        self.exchanges = [time for time, event in enumerate(view.seen) if isinstance(event, Gave)]
        self.stays = _stays(view)
        self.at_rest = {stay: self._resting_places(stay) for stay in self.stays}
        """Where each card can have been all the time, if no exchange moved it."""
        self.ways = {stay: list(self._ways(stay)) for stay in self.stays}
        """How exchanges can have moved it."""
        self.must_cross = frozenset(stay for stay in self.stays if not self.at_rest[stay])

    def _resting_places(self, stay: _Stay) -> list[int]:
        return [holder for holder in (0, 1, DECK_REST) if self._fits(stay, [(stay.begins, holder)])]

    def _ways(self, stay: _Stay) -> Iterator[Crossings]:
        possible: list[Crossings] = [()]
        for time in self.exchanges:
            if stay.begins < time < stay.ends:
                possible += [
                    (*way, (time, giver))
                    for way in possible
                    for giver in (0, 1)
                    if self._can_give(stay, way, time, giver)
                ]
        return (way for way in possible if way and self._fits(stay, _whereabouts(stay, way)))

    def _can_give(self, stay: _Stay, before: Crossings, time: int, giver: int) -> bool:
        """Tell whether this seat can have held the card and given it, as far as the exchange itself shows."""
        event = self.log[time]
        assert isinstance(event, Gave), "only exchanges are asked about"
        holder = 1 - before[-1][1] if before else stay.begins_with
        return holder in {None, giver} and event.cards[giver] in {None, stay.card}

    def _fits(self, stay: _Stay, whereabouts: list[tuple[int, int]]) -> bool:
        """Tell whether a card can have been with these holders, from these times on."""
        first, last = whereabouts[0][1], whereabouts[-1][1]
        if stay.begins_with not in {None, first} or stay.ends_with not in {None, last}:
            return False
        if stay.ends_with is None and last == self.view.viewer:
            return False  # it would be in the viewer's own hand
        until = [time for time, _ in whereabouts[1:]] + [stay.ends]
        return not any(
            since < time < end and holder == seat and suit == suit_of(stay.card)
            for (since, holder), end in zip(whereabouts, until, strict=True)
            for time, seat, suit in self.lacks
        )

    def too_many_held(self, chosen: dict[_Stay, Crossings], may_still_cross: set[_Stay]) -> bool:
        """Tell whether more hidden cards than a player holds are certain to be in their hand."""
        certain = [0, 0]
        for stay in self.stays:
            if not stay.is_hidden:
                continue
            if stay in chosen:
                certain[_whereabouts(stay, chosen[stay])[-1][1]] += 1
            elif stay not in may_still_cross and len(self.at_rest[stay]) == 1 and self.at_rest[stay] != [DECK_REST]:
                certain[self.at_rest[stay][0]] += 1
        return any(number > count for number, count in zip(certain, self.view.table.counts, strict=True))


def imagined_round(view: View, rng: Random) -> tuple[tuple[Hand, Hand], tuple[Event, ...]]:
    """Give hands, and the round's log with the exchanges filled in, that the viewer cannot tell from the true ones."""
    if view.table.decree is None or (not view.seen and not any(view.table.counts)):
        return ((), ()), ()
    as_seen = _Round(view)
    slots = frozenset((time, giver) for time in as_seen.exchanges for giver in (0, 1))
    patience = _FIRST_PATIENCE
    all_tried = False
    while not all_tried:
        # A bad first choice can take very long to be found out. It is faster to begin anew, with growing patience.
        tried = 0
        for chosen in islice(_ways_to_exchange(as_seen, slots, {}, rng), patience):
            tried += 1
            if chosen is not None and (hands := _hands(as_seen, chosen, rng)) is not None:
                return hands, _filled_in(as_seen, chosen)
        all_tried = tried < patience
        patience += _FIRST_PATIENCE
    raise contradiction()


def _stays(view: View) -> list[_Stay]:
    swaps = [event for event in view.seen if isinstance(event, Swapped)]
    first_decree = swaps[0].decree if swaps else view.table.decree
    current = {card: _Stay(card) for card in DECK if card != first_decree}
    stays = list(current.values())
    for time, event in enumerate(view.seen):
        if isinstance(event, Gave):
            continue
        ended = current.pop(event.card)
        ended.ends, ended.ends_with = time, event.seat
        if isinstance(event, Swapped):
            current[event.decree] = _Stay(event.decree, time, event.seat)
            stays.append(current[event.decree])
    for card in view.hand:
        assert view.viewer != WATCHER, "a watcher has no hand"
        current[card].ends_with = view.viewer
    return stays


def _lacks(log: tuple[Event, ...]) -> Iterator[tuple[int, Seat, str]]:
    """Tell when who showed to hold no card of which suit: they followed with another."""
    led: Card | None = None
    for time, event in enumerate(log):
        if not isinstance(event, Played):
            continue
        if led is None:
            led = event.card
            continue
        if suit_of(event.card) != suit_of(led) and rank_of(led) != HEIR:
            yield time, event.seat, suit_of(led)
        led = None


def _whereabouts(stay: _Stay, way: Crossings) -> list[tuple[int, int]]:
    """Follow a card that was exchanged: from when on it was with whom."""
    return [(stay.begins, way[0][1]), *((time, 1 - giver) for time, giver in way)]


def _ways_to_exchange(
    as_seen: _Round, slots: frozenset[Crossing], chosen: dict[_Stay, Crossings], rng: Random
) -> Iterator[dict[_Stay, Crossings] | None]:
    """Go through all ways to fill the exchanges, in random order; None for each that comes to a dead end."""
    must_cross = as_seen.must_cross - chosen.keys()
    candidates = [
        (stay, way)
        for stay in as_seen.stays
        if stay not in chosen and (len(must_cross) < len(slots) or stay in must_cross)
        for way in as_seen.ways[stay]
        if slots.issuperset(way)
    ]
    # What has the fewest solutions is decided first: a card that must have crossed, or one way of an exchange.
    questions = [[case for case in candidates if case[0] is stay] for stay in as_seen.stays if stay in must_cross]
    questions += [[case for case in candidates if slot in case[1]] for slot in sorted(slots)]
    if not all(questions) or as_seen.too_many_held(chosen, may_still_cross={stay for stay, _ in candidates}):
        yield None
    elif not slots:
        yield chosen
    else:
        narrowest = min(questions, key=len)
        for stay, way in rng.sample(narrowest, len(narrowest)):
            yield from _ways_to_exchange(as_seen, slots.difference(way), {**chosen, stay: way}, rng)


def _hands(as_seen: _Round, chosen: dict[_Stay, Crossings], rng: Random) -> tuple[Hand, Hand] | None:
    """Deal out the hidden cards, once the exchanges are chosen; None if they were chosen badly."""
    hands: tuple[list[Card], list[Card]] = ([], [])
    for stay, way in chosen.items():
        if stay.is_hidden:
            hands[_whereabouts(stay, way)[-1][1]].append(stay.card)
    resting = {stay.card: stay for stay in as_seen.stays if stay.is_hidden and stay not in chosen}
    room = [count - len(hand) for count, hand in zip(as_seen.view.table.counts, hands, strict=True)]
    room.append(len(resting) - sum(room))
    dealt = deal_out(list(resting), room, lambda holder, card: holder in as_seen.at_rest[resting[card]], rng)
    return None if dealt is None else (tuple(hands[0] + dealt[0]), tuple(hands[1] + dealt[1]))


def _filled_in(as_seen: _Round, chosen: dict[_Stay, Crossings]) -> tuple[Event, ...]:
    card_of = {slot: stay.card for stay, way in chosen.items() for slot in way}
    return tuple(
        Gave((card_of[time, 0], card_of[time, 1])) if isinstance(event, Gave) else event
        for time, event in enumerate(as_seen.log)
    )
