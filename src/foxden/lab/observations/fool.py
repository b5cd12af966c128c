"""What a seat observes in Fool!. Seats are counted clockwise from the one that observes, which is the first."""

from __future__ import annotations

from typing import Final

from foxden.core.seats import WATCHER, Seat
from foxden.games.fool import Fool, Options, View
from foxden.games.fool.box import COLOURS, ONE, value_of
from foxden.games.fool.rules import LOWEST_TOTAL, OUT_OFTEN
from foxden.games.fool.tricks import follows, trick_colour
from foxden.lab.observations.fields import Field, Layout, Raw

_COLOUR: Final = {letter: at for at, letter in enumerate(COLOURS)}
_PLACE_OF_ONE: Final = len(COLOURS)
PARTS: Final = len(COLOURS) + 2
"""Of a card in the trick: its colour, whether it is a 1, and its value."""


class FoolObservations:
    """For one table."""

    def __init__(self, rules: Fool, options: Options, seats: int) -> None:  # noqa: ARG002 - there are none
        stock = rules.box.stocks[seats]
        self._number = {card: at for at, card in enumerate(stock.deck)}
        self._seats = seats
        highest = max(value_of(card) for card in stock.deck)
        cards = (len(stock.deck),)
        self.layout = Layout(
            (
                Field("turn", (seats,), "whose card is awaited"),
                Field("leader", (seats,), "who leads the trick"),
                Field("first", (seats,), "who led the first trick of the round"),
                Field("fools", (seats,), "who sits out this trick"),
                Field("colour", (len(COLOURS),), "the colour of the trick: " + ", ".join(COLOURS.values())),
                Field("trick", (seats, PARTS - 1), "the card of each in the trick: its colour, or that it is a 1"),
                Field("values", (seats,), "the value of each card in the trick", scale=highest),
                Field("counts", (seats,), "how many cards each holds", scale=stock.hand),
                Field("totals", (seats,), "the points of each", scale=-LOWEST_TOTAL),
                Field("tens", (seats,), "how often each has scored +10", scale=OUT_OFTEN),
                Field("played", cards, "the cards played in this round, the trick's too (the 1s are counted)"),
                Field("void", (seats, len(COLOURS)), "the colours that each has shown not to hold"),
                Field("hand", cards, "the cards in hand (the 1s are counted)", private=True),
            )
        )

    def write(self, view: View, raw: Raw) -> None:
        """Write what this view shows into an array of zeros."""
        table, where = view.table, self.layout.where
        me = 0 if view.viewer == WATCHER else int(view.viewer)
        for name, seat in (("turn", view.turn), ("leader", table.leader), ("first", view.first)):
            if seat is not None:
                raw[where[name]][self._from(me, seat)] = 1
        for fool in table.fools:
            raw[where["fools"]][self._from(me, fool)] = 1
        if (colour := trick_colour(table.trick)) is not None:
            raw[where["colour"]][_COLOUR[colour]] = 1
        trick = raw[where["trick"]].reshape(self._seats, PARTS - 1)
        for played in table.trick:
            place, card = self._from(me, played.seat), played.card
            trick[place, _PLACE_OF_ONE if card == ONE else _COLOUR[card[0]]] = 1
            raw[where["values"]][place] = value_of(card)
        for name, numbers in (("counts", table.counts), ("totals", table.totals), ("tens", table.tens)):
            raw[where[name]] = numbers[me:] + numbers[:me]
        for card in view.hand:
            raw[where["hand"]][self._number[card]] += 1
        void = raw[where["void"]].reshape(self._seats, len(COLOURS))
        for seen in (*view.seen, table.trick):
            for at, played in enumerate(seen):
                raw[where["played"]][self._number[played.card]] += 1
                asked_for = trick_colour(seen[:at])
                if asked_for is not None and not follows(played.card, asked_for):
                    void[self._from(me, played.seat), _COLOUR[asked_for]] = 1

    def _from(self, me: int, seat: Seat) -> int:
        return (seat - me) % self._seats
