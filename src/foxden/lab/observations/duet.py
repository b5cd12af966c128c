"""What a seat observes in the Duet. Seats and spaces are counted as the rules count them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from foxden.core.seats import WATCHER, Card
from foxden.games.duet import Duet, Options, View
from foxden.games.duet.box import DECK, HAND, HEIR, ROUNDS, SUITS, rank_of, suit_of
from foxden.games.duet.state import Gave, Played, Question, Swapped
from foxden.lab.observations.fields import Field, Layout, Raw

_QUESTIONS: Final[tuple[Question, ...]] = ("play", "swap", "give", "move", "cover", "deal", "nothing")
_NUMBER: Final = {card: at for at, card in enumerate(DECK)}
_SUIT: Final = {suit: at for at, suit in enumerate(SUITS)}
_CARDS: Final = (len(DECK),)


class DuetObservations:
    """For one table."""

    def __init__(self, rules: Duet, options: Options, seats: int) -> None:
        board = rules.box.levels[options.level]
        spaces = (len(board.gems),)
        self._reach = board.reach
        self.layout = Layout(
            (
                Field("seat", (seats,), "the seat that observes", private=True),
                Field("asked", (len(_QUESTIONS),), "what is asked: " + ", ".join(_QUESTIONS)),
                Field("asked_of", (seats,), "who is asked"),
                Field("round", (ROUNDS,), "the round"),
                Field("leader", (seats,), "who leads the trick"),
                Field("decree", _CARDS, "the decree card"),
                Field("led", _CARDS, "the first card of the trick"),
                Field("followed", _CARDS, "the second card of the trick"),
                Field("tracker", spaces, "where the tracker is"),
                Field("gems", spaces, "how many gems lie on each space", scale=5),
                Field("open", spaces, "which spaces are not covered"),
                Field("forest", (1,), "the forest tokens left", scale=4),
                Field("reserve", (1,), "the gems in reserve", scale=rules.box.gem_tokens),
                Field("counts", (seats,), "how many cards each holds", scale=HAND),
                Field("offer", (seats,), "who has proposed to stop"),
                Field("has_given", (seats,), "who has chosen a card in an exchange that is not complete"),
                Field("played", _CARDS, "the cards played in this round, the trick's too"),
                Field(
                    "void", (len(SUITS),), "the suits that the partner lacks, as far as they have shown", private=True
                ),
                Field("known", _CARDS, "the cards that the partner is known to hold", private=True),
                Field("hand", _CARDS, "the cards in hand", private=True),
                Field("given", _CARDS, "the card chosen in an exchange that is not complete", private=True),
            )
        )

    def write(self, view: View, raw: Raw) -> None:
        """Write what this view shows into an array of zeros."""
        table = view.table
        self._mark(raw, "asked", _QUESTIONS.index(view.asked))
        self._mark(raw, "asked_of", *view.asked_of)
        self._mark(raw, "round", table.round - 1)
        self._mark(raw, "leader", table.leader)
        self._mark_cards(raw, "decree", () if table.decree is None else (table.decree,))
        for name, played in zip(("led", "followed"), table.trick, strict=False):
            self._mark_cards(raw, name, (played.card,))
        self._mark(raw, "tracker", table.tracker + self._reach)
        where = self.layout.where
        raw[where["gems"]] = table.gems
        low, high = table.covered
        raw[where["open"]][low : len(table.gems) - high] = 1
        raw[where["forest"]] = table.forest
        raw[where["reserve"]] = table.reserve
        raw[where["counts"]] = table.counts
        self._mark(raw, "offer", *(() if view.offer is None else (view.offer,)))
        raw[where["has_given"]] = view.has_given
        self._mark_cards(raw, "played", [event.card for event in view.seen if isinstance(event, Played)])
        if view.viewer == WATCHER:
            return
        self._mark(raw, "seat", view.viewer)
        self._mark_cards(raw, "hand", view.hand)
        self._mark_cards(raw, "given", () if view.given is None else (view.given,))
        memory = Memory(view, view.viewer)
        self._mark(raw, "void", *(_SUIT[suit] for suit in memory.void))
        self._mark_cards(raw, "known", memory.known)

    def _mark(self, raw: Raw, name: str, *places: int) -> None:
        for place in places:
            raw[self.layout.where[name]][place] = 1

    def _mark_cards(self, raw: Raw, name: str, cards: Iterable[Card]) -> None:
        self._mark(raw, name, *(_NUMBER[card] for card in cards))


class Memory:
    """What a seat can conclude about the partner's hand from this round."""

    def __init__(self, view: View, seat: int) -> None:
        self.void: set[str] = set()
        self.known: set[Card] = set()
        self._partner = 1 - seat
        self._led: Card | None = None
        for event in view.seen:
            match event:
                case Played(player, card):
                    self._see_played(player, card)
                case Swapped(player, card, decree):
                    if player == self._partner:
                        self.known.discard(card)
                        self._see_taken(decree)
                case Gave(cards):
                    theirs, mine = cards[self._partner], cards[seat]
                    assert theirs is not None and mine is not None, "both cards of one's own exchange are known"  # noqa: PT018
                    self.known.discard(theirs)
                    self._see_taken(mine)

    def _see_played(self, player: int, card: Card) -> None:
        led, self._led = self._led, None if self._led else card
        if player != self._partner:
            return
        self.known.discard(card)
        if led is not None and suit_of(card) != suit_of(led) and rank_of(led) != HEIR:
            self.void.add(suit_of(led))

    def _see_taken(self, card: Card) -> None:
        self.known.add(card)
        self.void.discard(suit_of(card))
