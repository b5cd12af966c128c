"""The contract of a game: what every game gives to tables, bots, records and pages.

A game is a set of functions over frozen values. A state holds everything that is true at the table, also what nobody
may see; it never leaves this side. Who may see what is decided in `view` alone, what may be done in `why_not` alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from foxden.core.boxes import Box, standard_box_text
from foxden.core.errors import IllegalMove, Unreadable, quoted
from foxden.core.outcome import Outcome
from foxden.core.reading import Reader
from foxden.core.seats import DEALER, MAX_SEATS, Actor, Card, Seat, Viewer

StateT = TypeVar("StateT", bound=Struct)
MoveT = TypeVar("MoveT", bound=Struct)
DealT = TypeVar("DealT", bound=Struct)
ViewT = TypeVar("ViewT", bound=Struct)
TableT = TypeVar("TableT", bound=Struct)
OptionsT = TypeVar("OptionsT", bound=Struct)
BoxT = TypeVar("BoxT", bound=Box)


class Shuffler(Protocol):
    """All the chance that a deal may use. `random.Random` is one, and so is a shuffle that anyone can check.

    It is given lists in an order that docs/fairness.md lays down, so that a deal can be made again in any language.
    """

    def shuffle(self, x: list[Any], /) -> None:
        """Put this list in another order, in place; all orders are equally likely."""


class _Kind(Struct, frozen=True):
    """Where a game has only one kind of move, the JSON library would not ask for its name."""

    do: str


_read_kind = Reader[_Kind](_Kind)
_read_keys = Reader[dict[str, Raw]](dict[str, Raw])
_spell = msgspec.json.Encoder().encode


class Rules(ABC, Generic[StateT, MoveT, DealT, ViewT, TableT, OptionsT, BoxT]):
    """One game, played with one box: the standard one, or another that passes the game's checks."""

    name: ClassVar[str]
    title: ClassVar[str]
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    usual_seats: ClassVar[int]
    most_deals: ClassVar[int | None]
    """How many deals a whole game can take; None when nobody can tell beforehand."""

    out_of_time: ClassVar[Any] = None
    """The move that stands for a decision which nobody made in time; None where somebody else has to make one."""
    offer_to_stop: ClassVar[Any] = None
    """The move by which a player offers to stop, and accepts such an offer; None where the rules know none."""

    read_box: ClassVar[Reader[Any]]
    read_options: ClassVar[Reader[Any]]
    read_move: ClassVar[Reader[Any]]
    read_deal: ClassVar[Reader[Any]]

    def __init__(self, box: BoxT | None = None) -> None:
        self.box: BoxT = _standard_box(type(self)) if box is None else box

    # What a game must say

    @abstractmethod
    def start(self, options: OptionsT, seats: int) -> StateT:
        """Give the state before the first deal, or raise `Unreadable` when no such table can be."""

    @abstractmethod
    def to_move(self, state: StateT) -> frozenset[Actor]:
        """Tell who may act now, seats or the dealer. Empty means that the game is over."""

    @abstractmethod
    def awaits_deal(self, state: StateT) -> bool:
        """Tell whether it is the dealer who is to move."""

    @abstractmethod
    def why_not(self, state: StateT, actor: Actor, move: MoveT | DealT) -> IllegalMove | None:
        """The one place that says what the rules forbid, and why; None means that the move is legal."""

    @abstractmethod
    def legal_moves(self, state: StateT, seat: Seat) -> tuple[MoveT, ...]:
        """List each different move that the table offers this seat now.

        Two moves are legal without being offered, because no player needs them shown: a blank (Foxy, when time has
        run out) and the offer to stop (Duet).
        """

    @abstractmethod
    def why_no_deal(self, deal: DealT, state: StateT) -> IllegalMove | None:
        """Tell why these cards can never be dealt at this table, or None. Says nothing about when."""

    @abstractmethod
    def deal(self, state: StateT, rng: Shuffler) -> DealT:
        """Shuffle and deal. No other chance enters a game; the result is a move of the dealer's.

        The cards depend on the table (box, options, seats) and the shuffles, and not on how the game has gone.
        """

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Build, field by field, all that this viewer may know."""

    @abstractmethod
    def imagine(self, view: ViewT, rng: Random) -> StateT:
        """Draw a full state that the viewer cannot tell from the true one, which it has no access to."""

    @abstractmethod
    def table(self, state: StateT) -> TableT:
        """Tell what lies open on the table, under the names of the record."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""

    @abstractmethod
    def _put(self, state: StateT, actor: Actor, move: MoveT | DealT) -> StateT:
        """Do what `why_not` has allowed."""

    # What follows from that for every game

    def play(self, state: StateT, actor: Actor, move: MoveT | DealT) -> StateT:
        """Give the state after this move, or raise `IllegalMove`. Nothing is ever changed in place."""
        if (problem := self.why_not(state, actor, move)) is not None:
            raise problem
        return self._put(state, actor, move)

    def seats_to_move(self, state: StateT) -> list[Seat]:
        """Give the players among those who may act, in order."""
        return sorted(actor for actor in self.to_move(state) if actor != DEALER)

    def _why_not_dealing(self, state: StateT, actor: Actor, deal: DealT | None) -> IllegalMove | None:
        """Judge a deal, whoever makes it, and whatever else the dealer does (None)."""
        if deal is None or actor != DEALER:
            return IllegalMove("dealer-only-deals", "The dealer only deals, and only the dealer does.")
        if not self.awaits_deal(state):
            return IllegalMove("no-deal-now", "There is nothing to deal now.")
        return self.why_no_deal(deal, state)

    def face_down(self, view: ViewT) -> ViewT:
        """Give a view without what a player would have to remember: finished tricks lie face down."""
        return replace(view, seen=()) if getattr(view, "seen", ()) else view

    def choices(self, state: StateT, seat: Seat) -> tuple[Struct, ...]:
        """Tell this seat's legal moves the way the record lists them."""
        return self.legal_moves(state, seat)

    def spell(self, move: MoveT | DealT) -> str:
        """Give a move its one spelling."""
        return _spell(move).decode()

    def read(self, text: str | bytes | Raw) -> MoveT:
        """Read a move from its spelling, or raise `Unreadable`."""
        data = text.encode() if isinstance(text, str) else text
        _read_kind(data)
        move: MoveT = self.read_move(data)
        return move

    def options(self, chosen: Mapping[str, Any] | None = None) -> OptionsT:
        """Make options from plain values: `rules.options({"level": 2})`."""
        options: OptionsT = self.read_options.of_value(dict(chosen or {}))
        return options

    def chosen_options(self, chosen: Mapping[str, Any]) -> OptionsT:
        """Make options of what somebody has chosen here and now.

        A record may say more than we know; an unknown option that a person chooses is a slip.
        """
        options = self.options(chosen)
        known = options.__struct_fields__
        for key in chosen:
            if key not in known:
                has = f"{self.title} has {', '.join(known)}" if known else f"{self.title} has none"
                raise Unreadable(f"There is no option {quoted(key)}; {has}.")
        return options

    def chosen_move(self, text: bytes | Raw) -> MoveT:
        """Read a move that somebody makes here and now: a key that it does not have is a slip, too."""
        move: MoveT
        try:
            move = self.read_move(text)
            if _spell(move) == bytes(text):
                return move  # in its one spelling, as nearly always: nothing is missing or too much
        except Unreadable:
            pass  # `read` says why, in its own order
        move = self.read(text)
        known = {move.__struct_config__.tag_field, *move.__struct_fields__}
        for key in _read_keys(text):
            if key not in known:
                raise Unreadable(f"A move of this kind has no {quoted(key)}.")
        return move

    def check_seats(self, seats: int) -> None:
        """Raise `Unreadable` unless so many can play."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise Unreadable(f"{self.title} is for {self.player_range()}, not {seats:,}.", "seats")

    @classmethod
    def player_range(cls) -> str:
        """Say for how many this game is."""
        if cls.fewest_seats == cls.most_seats:
            return f"{cls.most_seats} players"
        most = f"{cls.most_seats:,} (a limit of Foxden's)" if cls.most_seats == MAX_SEATS else str(cls.most_seats)
        return f"{cls.fewest_seats} to {most} players"


@cache
def _standard_box(game: type[AnyRules]) -> Any:  # noqa: ANN401 - each game has a type of its own
    return game.read_box(standard_box_text(game.name).encode())


AnyRules = Rules[Any, Any, Any, Any, Any, Any, Any]
"""Some game, where it does not matter which."""


def not_dealt_yet() -> IllegalMove:
    return IllegalMove("no-cards", "The cards are not dealt yet.")


def game_over() -> IllegalMove:
    return IllegalMove("over", "The game is over.")


def not_your_turn() -> IllegalMove:
    return IllegalMove("not-your-turn", "It is not your turn.")


def no_such_seat(seats: int) -> IllegalMove:
    return IllegalMove("no-such-seat", "There is no such seat at a table of {seats}.", seats=seats)


def not_holding(card: Card) -> IllegalMove:
    looks_like_a_card = card.isascii() and card.isalnum() and len(card) <= 4
    return IllegalMove("not-in-hand", "You do not hold {card}.", card=card if looks_like_a_card else quoted(card))


def bad_deal(place: str, reason: str) -> IllegalMove:
    return IllegalMove("bad-deal", "{place}: {reason}", place=place, reason=reason)


def wrong_cards(dealt: Mapping[str, Sequence[Card]], stock: Mapping[Card, int]) -> IllegalMove | None:
    """Tell which of the cards dealt to these places does not exist, or is there more often than in the stock."""
    times: dict[Card, int] = {}
    for place, cards in dealt.items():
        for at, card in enumerate(cards):
            times[card] = times.get(card, 0) + 1
            if card not in stock:
                return no_such_card(f"{place}[{at}]", card)
            if times[card] > stock[card]:
                return dealt_too_often(f"{place}[{at}]", card, stock[card])
    return None


def no_such_card(place: str, card: Card) -> IllegalMove:
    return bad_deal(place, f"There is no card {quoted(card)} in this deck.")


def dealt_too_often(place: str, card: Card, copies: int) -> IllegalMove:
    return bad_deal(place, f"The card {card} is dealt more often than {'once' if copies == 1 else f'{copies} times'}.")
