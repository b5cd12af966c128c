"""Which hands could there be, given all that was shown in this round?

A card's time in somebody's hand is a *stay*: it begins with the deal, or when a player takes the decree, and ends when
it is played, or put in the decree's place; or it has not ended yet. Where a stay begins or ends in the open its holder
is known. In between, a card changes hands only in an exchange (Gift), in which one card goes each way. So imagining is:
choose for each exchange which stay crossed each way, then deal out all other hidden cards, such that nobody ever holds
a suit that they have just shown to lack.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from foxden.core.seats import WATCHER, Card, Seat
from foxden.core.worlds import deal_out
from foxden.games.duet.box import DECK, HEIR, rank_of, suit_of
from foxden.games.duet.state import Event, Gave, Hand, Played, Swapped
from foxden.games.duet.view import View

DECK_REST: Final = 2
"""The holder of the cards that were not dealt, after the two seats."""
_EVER: Final = 10**9


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


Crossing = tuple[int, int]
"""Which exchange, by its time, and from which seat."""


class _Round:
    """The round as the viewer saw it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.log = view.seen
        self.stays = _stays(view)
        self.lacks = list(_lacks(view.seen))
        self.exchanges = [time for time, event in enumerate(view.seen) if isinstance(event, Gave)]
        self.at_rest = {stay: self._resting_places(stay) for stay in self.stays}
        """Where each card can have been all the time, if no exchange moved it."""

    def _resting_places(self, stay: _Stay) -> list[int]:
        return [holder for holder in (0, 1, DECK_REST) if self.fits(stay, [(stay.begins, holder)])]

    def fits(self, stay: _Stay, whereabouts: list[tuple[int, int]]) -> bool:
        """Tell whether a card can have been with these holders, from these times on."""
        if stay.begins_with not in {None, whereabouts[0][1]} or stay.ends_with not in {
            None,
            whereabouts[-1][1],
        }:
            return False
        if whereabouts[-1][1] == DECK_REST and not stay.is_hidden:
            return False
        viewer = self.view.viewer
        if viewer != WATCHER and stay.ends_with is None and whereabouts[-1][1] == viewer:
            return False  # it would be in the viewer's own hand
        until = [time for time, _ in whereabouts[1:]] + [stay.ends]
        return not any(
            since < time < end and holder == seat and suit == suit_of(stay.card)
            for (since, holder), end in zip(whereabouts, until, strict=True)
            for time, seat, suit in self.lacks
        )


def imagined_round(view: View, rng: Random) -> tuple[tuple[Hand, Hand], tuple[Event, ...]]:
    """Give hands, and the round's log with the exchanges filled in, that the viewer cannot tell from the true ones."""
    if view.table.decree is None or (not view.seen and not any(view.table.counts)):
        return ((), ()), ()
    as_seen = _Round(view)
    slots = [(time, giver) for time in as_seen.exchanges for giver in (0, 1)]
    for crossings in _ways_to_exchange(as_seen, slots, {}, rng):
        if (hands := _hands(as_seen, crossings, rng)) is not None:
            return hands, _filled_in(as_seen, crossings)
    raise AssertionError("what really happened is one way to imagine it")


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


def _ways_to_exchange(
    as_seen: _Round, slots: list[Crossing], chosen: dict[Crossing, _Stay], rng: Random
) -> Iterator[dict[Crossing, _Stay]]:
    """Go through all ways to fill the exchanges, in random order, those first that explain what must be explained."""
    must_cross = {stay for stay in as_seen.stays if not as_seen.at_rest[stay]} - set(chosen.values())
    if len(must_cross) > len(slots):
        return
    if not slots:
        if all(as_seen.fits(stay, _whereabouts(stay, chosen)) for stay in set(chosen.values())):
            yield chosen
        return
    slot, later = slots[0], slots[1:]
    candidates = [stay for stay in as_seen.stays if _can_cross(as_seen, stay, slot, chosen)]
    if len(must_cross) == len(slots):
        candidates = [stay for stay in candidates if stay in must_cross]
    rng.shuffle(candidates)
    candidates.sort(key=lambda stay: stay not in must_cross)
    for stay in candidates:
        yield from _ways_to_exchange(as_seen, later, {**chosen, slot: stay}, rng)


def _can_cross(as_seen: _Round, stay: _Stay, slot: Crossing, chosen: dict[Crossing, _Stay]) -> bool:
    time, giver = slot
    if not stay.begins < time < stay.ends or chosen.get((time, 0)) is stay:
        return False
    event = as_seen.log[time]
    assert isinstance(event, Gave), "slots are the times of exchanges"
    if event.cards[giver] not in {None, stay.card}:
        return False
    before = [crossing for crossing, other in chosen.items() if other is stay]
    return 1 - before[-1][1] == giver if before else stay.begins_with in {None, giver}


def _whereabouts(stay: _Stay, chosen: dict[Crossing, _Stay]) -> list[tuple[int, int]]:
    """Follow a card that was exchanged: from when on it was with whom."""
    crossings = [crossing for crossing, other in chosen.items() if other is stay]
    return [(stay.begins, crossings[0][1]), *((time, 1 - giver) for time, giver in crossings)]


def _hands(as_seen: _Round, chosen: dict[Crossing, _Stay], rng: Random) -> tuple[Hand, Hand] | None:
    """Deal out the hidden cards, once the exchanges are chosen."""
    hands: tuple[list[Card], list[Card]] = ([], [])
    crossed = set(chosen.values())
    for stay in crossed:
        if stay.is_hidden:
            hands[_whereabouts(stay, chosen)[-1][1]].append(stay.card)
    resting = {stay.card: stay for stay in as_seen.stays if stay.is_hidden and stay not in crossed}
    room = [count - len(hand) for count, hand in zip(as_seen.view.table.counts, hands, strict=True)]
    room.append(len(resting) - sum(room))
    if min(room) < 0:
        return None
    dealt = deal_out(list(resting), room, lambda holder, card: holder in as_seen.at_rest[resting[card]], rng)
    return None if dealt is None else (tuple(hands[0] + dealt[0]), tuple(hands[1] + dealt[1]))


def _filled_in(as_seen: _Round, chosen: dict[Crossing, _Stay]) -> tuple[Event, ...]:
    return tuple(
        Gave((chosen[time, 0].card, chosen[time, 1].card)) if isinstance(event, Gave) else event
        for time, event in enumerate(as_seen.log)
    )
