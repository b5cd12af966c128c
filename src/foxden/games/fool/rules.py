"""Fool! (Friedemann Friese, 2F-Spiele 2018). Source: the rulebook of its French edition, « Fou ! ».

Rulings, where the rulebook is silent or leaves it to a reference card that we do not have:

- Which cards are used by how many players is reconstructed (see box.json).
- Seat 0 deals the first round, so seat 1 is the first player.
- A 1 counts as a card of the trick's colour, below all others, and sets no colour itself.
- When nobody discarded and several 1s are the lowest, the one played last is the worst card.
- With two discs, the cards from worst to best are: discards from low to high, then the trick's colour from low to high,
  the later played first among equals. The first two are the Fools.
- Discs go back to the middle at the end of a round: nobody sits out the first trick of the next.
- At the end of a round the hands are laid open to be counted.
- The new first player is the one with the lowest total. Of several, the first counting from the left of the last
  round's first player, who therefore comes last.
- -80 and the six +10 are both counted for each player alone, -80 on the net total.
- Equal highest totals share the win.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.outcome import Outcome
from foxden.core.reading import Reader
from foxden.core.rules import (
    Rules,
    Shuffler,
    bad_deal,
    game_over,
    no_such_seat,
    not_dealt_yet,
    not_holding,
    not_your_turn,
    wrong_cards,
)
from foxden.core.seats import DEALER, NOBODY, THE_DEALER, WATCHER, Actor, Card, Seat, Viewer
from foxden.core.worlds import contradiction, deal_out
from foxden.games.fool.box import COLOURS, EVERY_CARD, FEWEST, MOST, FoolBox, Stock, colour_of
from foxden.games.fool.moves import Deal, Move, Play
from foxden.games.fool.state import Hand, Options, Played, Round, State, Trick
from foxden.games.fool.tricks import cost, follows, holds, judge, playable, trick_colour
from foxden.games.fool.view import Table, View

OUT: Final = 10
OUT_OFTEN: Final = 6
LOWEST_TOTAL: Final = -80

_PLAYS: Final = {card: Play(card) for card in EVERY_CARD}
_ALONE: Final[tuple[frozenset[Actor], ...]] = tuple(frozenset({Seat(seat)}) for seat in range(MOST))


class Fool(Rules[State, Move, Deal, View, Table, Options, FoolBox]):
    """Fool!, for 4 to 8 players."""

    name = "fool"
    title = "Fool!"
    fewest_seats = FEWEST
    most_seats = MOST
    usual_seats = 4
    most_deals = None

    read_box = Reader[FoolBox](FoolBox)
    read_options = Reader[Options](Options)
    read_move = Reader[Move](Move)
    read_deal = Reader[Deal](Deal)

    def start(self, options: Options, seats: int) -> State:  # noqa: ARG002 - there are no options
        self.check_seats(seats)
        if seats not in self.box.stocks:
            raise Unreadable(f"This box has no table for {seats} players.", "seats")
        return State(seats=seats)

    def to_move(self, state: State) -> frozenset[Actor]:
        if state.turn is not None:
            return _ALONE[state.turn]
        return THE_DEALER if self.awaits_deal(state) else NOBODY

    def awaits_deal(self, state: State) -> bool:
        return state.turn is None and not _is_over(state)

    def why_not(self, state: State, actor: Actor, move: Move | Deal) -> IllegalMove | None:
        if isinstance(move, Deal) or actor == DEALER:
            return self._why_not_dealing(state, actor, move if isinstance(move, Deal) else None)
        if not 0 <= actor < state.seats:
            return no_such_seat(state.seats)
        if state.turn is None:
            return game_over() if _is_over(state) else not_dealt_yet()
        if actor != state.turn:
            if actor in state.fools:
                return IllegalMove("fool", "You are a Fool and sit out this trick.")
            return not_your_turn()
        hand = state.hands[actor]
        if move.card not in hand:
            return not_holding(move.card)
        colour = state.colour
        if colour is not None and not follows(move.card, colour) and holds(hand, colour):
            return IllegalMove("must-follow", "You must follow {colour}, or play a 1.", colour=COLOURS[colour])
        return None

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if seat != state.turn:
            return ()
        return tuple([_PLAYS[card] for card in playable(state.hands[seat], state.colour)])

    def why_no_deal(self, deal: Deal, state: State) -> IllegalMove | None:
        stock = self._stock(state)
        if len(deal.hands) != state.seats:
            return bad_deal("hands", f"There are {state.seats} hands at this table, not {len(deal.hands)}.")
        for at, hand in enumerate(deal.hands):
            if len(hand) != stock.hand:
                return bad_deal(f"hands[{at}]", f"A hand has {stock.hand} cards here, not {len(hand)}.")
        # Every card is dealt, so hands of the right size without a card too many are complete.
        return wrong_cards({f"hands[{at}]": hand for at, hand in enumerate(deal.hands)}, stock.deck)

    def deal(self, state: State, rng: Shuffler) -> Deal:
        stock = self._stock(state)
        cards = [card for card, copies in stock.deck.items() for _ in range(copies)]
        rng.shuffle(cards)
        return Deal(tuple(self._sorted(cards[seat :: state.seats], stock) for seat in range(state.seats)))

    def _stock(self, state: State) -> Stock:
        return self.box.stocks[state.seats]

    def _sorted(self, cards: list[Card] | Hand, stock: Stock) -> Hand:
        return tuple(sorted(cards, key=stock.order.__getitem__))

    def _put(self, state: State, actor: Actor, move: Move | Deal) -> State:
        if isinstance(move, Deal):
            stock = self._stock(state)
            return replace(
                state,
                hands=tuple(self._sorted(hand, stock) for hand in move.hands),
                turn=state.leader,
                left=(),
            )
        assert actor != DEALER, "why_not lets the dealer do nothing but deal"
        hand = state.hands[actor]
        at = hand.index(move.card)
        hands = (*state.hands[:actor], hand[:at] + hand[at + 1 :], *state.hands[actor + 1 :])
        trick = (*state.trick, Played(actor, move.card))
        turn = _next_player(state, actor)
        if turn is not None:
            colour = state.colour or colour_of(move.card)
            return replace(state, hands=hands, trick=trick, colour=colour, turn=turn, last=())
        result = judge(trick, self._stock(state).discs)
        if all(hands):
            return replace(
                state,
                hands=hands,
                trick=(),
                colour=None,
                last=trick,
                tricks=(*state.tricks, trick),
                leader=result.winner,
                turn=result.winner,
                fools=result.fools,
            )
        return _end_round(replace(state, last=trick), hands, result.fools)

    def outcome(self, state: State) -> Outcome | None:
        if not _is_over(state):
            return None
        totals = _totals(state)
        best = max(totals)
        ending = "lowest_total" if min(totals) <= LOWEST_TOTAL else "out_often"
        return Outcome(ending, totals, tuple(Seat(s) for s, total in enumerate(totals) if total == best))

    def table(self, state: State) -> Table:
        return Table(
            round=state.round,
            leader=state.leader,
            trick=state.trick,
            fools=state.fools,
            counts=tuple(map(len, state.hands)) or (0,) * state.seats,
            rounds=state.rounds,
            totals=_totals(state),
            tens=_tens(state),
        )

    def view(self, state: State, viewer: Viewer) -> View:
        seat = None if viewer == WATCHER else viewer
        return View(
            viewer=viewer,
            table=self.table(state),
            first=state.first,
            turn=state.turn,
            hand=() if seat is None or not state.hands else state.hands[seat],
            legal=() if seat is None else self.legal_moves(state, seat),
            left=state.left,
            last=state.last,
            seen=state.tricks,
        )

    def imagine(self, view: View, rng: Random) -> State:
        """Deal out what is not seen; nobody gets a colour that they have shown not to hold."""
        table = view.table
        seats = len(table.counts)
        hands: tuple[Hand, ...] = ()
        if _is_over_after(table.rounds):
            hands = view.left
        elif view.turn is not None:
            hands = self._imagined_hands(view, rng)
        return State(
            seats=seats,
            round=table.round,
            first=view.first,
            leader=table.leader,
            turn=view.turn,
            hands=hands,
            fools=table.fools,
            trick=table.trick,
            colour=trick_colour(table.trick),
            last=view.last,
            tricks=view.seen,
            rounds=table.rounds,
            left=view.left,
        )

    def _imagined_hands(self, view: View, rng: Random) -> tuple[Hand, ...]:
        seats = len(view.table.counts)
        stock = self.box.stocks[seats]
        hidden = dict(stock.deck)
        for card in (
            *view.hand,
            *(played.card for trick in (*view.seen, view.table.trick) for played in trick),
        ):
            hidden[card] -= 1
        lacks = _shown_to_lack((*view.seen, view.table.trick))
        room = [0 if seat == view.viewer else count for seat, count in enumerate(view.table.counts)]
        dealt = deal_out(
            [card for card, copies in hidden.items() for _ in range(copies)],
            room,
            lambda seat, card: (seat, card[0]) not in lacks,
            rng,
        )
        if dealt is None:
            raise contradiction()
        return tuple(view.hand if seat == view.viewer else self._sorted(hand, stock) for seat, hand in enumerate(dealt))


def _next_player(state: State, seat: Seat) -> Seat | None:
    """Go clockwise past the Fools; None when the trick has come back to its leader."""
    following: int = seat
    while True:
        following = following + 1 if following + 1 < state.seats else 0
        if following == state.leader:
            return None
        if following not in state.fools:
            return Seat(following)


def _end_round(state: State, hands: tuple[Hand, ...], fools: tuple[Seat, ...]) -> State:
    scores = tuple(-cost(hand) if hand else 0 if seat in fools else OUT for seat, hand in enumerate(hands))
    rounds = (*state.rounds, Round(scores, fools))
    ended = replace(state, turn=None, trick=(), colour=None, tricks=(), fools=(), rounds=rounds, left=hands)
    if _is_over_after(rounds):
        return replace(ended, leader=None, hands=hands)
    totals = _totals(ended)
    clockwise = [Seat((state.first + step) % state.seats) for step in range(1, state.seats + 1)]
    first = min(clockwise, key=lambda seat: totals[seat])
    return replace(ended, round=state.round + 1, first=first, leader=first, hands=())


def _totals(state: State) -> tuple[int, ...]:
    return tuple(sum(round_.scores[seat] for round_ in state.rounds) for seat in range(state.seats))


def _tens(state: State) -> tuple[int, ...]:
    return tuple(sum(round_.scores[seat] == OUT for round_ in state.rounds) for seat in range(state.seats))


def _is_over(state: State) -> bool:
    return _is_over_after(state.rounds)


def _is_over_after(rounds: tuple[Round, ...]) -> bool:
    if not rounds:
        return False
    by_seat = list(zip(*(round_.scores for round_ in rounds), strict=True))
    return any(sum(scores) <= LOWEST_TOTAL or scores.count(OUT) >= OUT_OFTEN for scores in by_seat)


def _shown_to_lack(tricks: tuple[Trick, ...]) -> set[tuple[int, str]]:
    """Tell which colours whose cards have shown them not to hold: they discarded when they had to follow."""
    lacks: set[tuple[int, str]] = set()
    for trick in tricks:
        for at, played in enumerate(trick):
            colour = trick_colour(trick[:at])
            if colour is not None and not follows(played.card, colour):
                lacks.add((played.seat, colour))
    return lacks
