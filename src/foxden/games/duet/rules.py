"""The Fox in the Forest Duet (Joshua Buergel, Foxtrot Games). Source: the rulebook of its French edition,
« Le Renard des Bois Duo ».

Rulings, where the rulebook is silent or leaves it to the printed cards and boards that we do not have:

- Movement values, the Musician, the Foxes and the boards are reconstructed (see box.json).
- Seat 0 deals the first round.
- Musician and Gazelle combine. The winner is asked for a move only if at least two different ones exist; zero steps are
  one move, whatever their direction.
- A gem that would be added where the space is covered goes to the nearest uncovered location toward the centre.
- The dealer of the coming round chooses which end is covered between rounds.
- Only a tracker on the covered space itself goes to the other end, and collects nothing there.
- When the tracker is lost on the path it stays where it was last.
- Only a win in round 2 earns the 10 extra points, as the rulebook has it.
- A new deal leaves an offer to stop standing; any other move withdraws it.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final, TypeVar, assert_never, cast

from msgspec.structs import replace

from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.outcome import Outcome
from foxden.core.reading import Reader
from foxden.core.rules import (
    Rules,
    Shuffler,
    bad_deal,
    dealt_too_often,
    game_over,
    no_such_card,
    no_such_seat,
    not_dealt_yet,
    not_holding,
    not_your_turn,
    wrong_cards,
)
from foxden.core.seats import DEALER, NOBODY, THE_DEALER, WATCHER, Actor, Card, Seat, Viewer
from foxden.games.duet.box import DECK, FOXES, GIFT, HAND, ROUNDS, STOCK, SUITS, DuetBox, rank_of, suit_of
from foxden.games.duet.imagine import imagined_round
from foxden.games.duet.moves import AnyMove, Cover, Deal, Give, Move, Play, Stop, Swap
from foxden.games.duet.path import add_gems, at_the_start, cover, walk
from foxden.games.duet.state import Ending, Event, Gave, Hand, Options, Path, Played, Question, State, Swapped
from foxden.games.duet.tricks import distances, other, suit_to_follow, winner
from foxden.games.duet.view import Table, TrickCard, View

T = TypeVar("T")

_ORDER: Final = {card: at for at, card in enumerate(DECK)}
SEATS: Final = (Seat(0), Seat(1))
_PLAYS: Final = {card: Play(card) for card in DECK}
_ALONE: Final[tuple[frozenset[Actor], ...]] = tuple(frozenset({seat}) for seat in SEATS)
_BOTH: Final[frozenset[Actor]] = frozenset(SEATS)
_IN_ORDER: Final[dict[frozenset[Actor], tuple[Seat, ...]]] = {
    NOBODY: (),
    THE_DEALER: (),
    _BOTH: SEATS,
    **{alone: (seat,) for seat, alone in zip(SEATS, _ALONE, strict=True)},
}
EARLY_WIN_ROUND, EARLY_WIN_POINTS, FOREST_POINTS = 2, 10, 3

_ANSWERS: Final[dict[type[AnyMove | Deal], Question | None]] = {
    Deal: "deal",
    Play: "play",
    Swap: "swap",
    Give: "give",
    Move: "move",
    Cover: "cover",
    Stop: None,
}
_ASKING: Final[dict[Question, str]] = {
    "play": "Now a card is to be played.",
    "swap": "Now the Foxes may exchange the decree card.",
    "give": "Now each of you gives the other a card.",
    "move": "Now the winner of the trick says how far the tracker moves.",
    "cover": "Now an end of the path is to be covered.",
}


class Duet(Rules[State, AnyMove, Deal, View, Table, Options, DuetBox]):
    """The Fox in the Forest Duet, for 2 players who win or lose together."""

    name = "duet"
    title = "The Fox in the Forest Duet"
    fewest_seats = 2
    most_seats = 2
    usual_seats = 2
    most_deals = ROUNDS
    offer_to_stop = Stop()

    _told: tuple[State | None, Table] = (None, cast("Table", None))
    """What was told last, and of which state."""

    read_box = Reader[DuetBox](DuetBox)
    read_options = Reader[Options](Options)
    read_move = Reader[AnyMove](AnyMove)
    read_deal = Reader[Deal](Deal)

    def start(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        if options.level not in self.box.levels:
            levels = ", ".join(map(str, self.box.levels))
            raise Unreadable(f"This box has no such level; it has {levels}.", "options.level")
        return State(level=options.level, path=at_the_start(self.box, options.level))

    def to_move(self, state: State) -> frozenset[Actor]:
        return state.asked_of

    def awaits_deal(self, state: State) -> bool:
        return state.asked == "deal"

    def why_not(self, state: State, actor: Actor, move: AnyMove | Deal) -> IllegalMove | None:
        if _ANSWERS[type(move)] != state.asked or actor not in state.asked_of:
            return self._why_not_asked(state, actor, move)
        if isinstance(move, Deal):
            return self.why_no_deal(move, state)
        assert actor != DEALER, "the dealer is asked for nothing but a deal"
        assert not isinstance(move, Stop), "nobody is asked to stop"
        return self._why_not_this(state, actor, move)

    def _why_not_asked(self, state: State, actor: Actor, move: AnyMove | Deal) -> IllegalMove | None:
        """Tell why a move may not be made that is not an answer to what is asked. An offer to stop always may."""
        if isinstance(move, Deal) or actor == DEALER:
            return self._why_not_dealing(state, actor, move if isinstance(move, Deal) else None)
        if actor not in SEATS:
            return no_such_seat(len(SEATS))
        if state.asked == "nothing":
            return game_over()
        if isinstance(move, Stop):
            return None
        if state.asked == "deal":
            return not_dealt_yet()
        if _ANSWERS[type(move)] != state.asked:
            return IllegalMove("not-asked", _ASKING[state.asked], asked=state.asked)
        if isinstance(move, Give):
            return IllegalMove("already-given", "You have chosen your card; now your partner chooses.")
        return not_your_turn()

    def _why_not_this(self, state: State, seat: Seat, move: Play | Swap | Give | Move | Cover) -> IllegalMove | None:
        match move:
            case Play(card):
                return _why_not_play(state, seat, card)
            case Swap(card) | Give(card):
                # The Foxes may leave the decree: no card.
                return None if card is None or card in state.hands[seat] else not_holding(card)
            case Move(steps):
                possible = self._steps(state.trick, seat)
                return None if steps in possible else _not_these_steps(possible)
            case Cover(end):
                return None if end in SEATS else IllegalMove("no-such-end", "The ends of the path are 0 and 1.")
            case _:
                assert_never(move)

    def legal_moves(self, state: State, seat: Seat) -> tuple[AnyMove, ...]:
        if seat not in state.asked_of:
            return ()
        hand = state.hands[seat]
        match state.asked:
            case "play":
                suit = suit_to_follow(hand, state.trick[0]) if state.trick else None
                return tuple([_PLAYS[card] for card in hand if suit is None or card[0] == suit])
            case "swap":
                return (*(Swap(card) for card in hand), Swap(None))
            case "give":
                return tuple(Give(card) for card in hand)
            case "move":
                return tuple(Move(steps) for steps in sorted(self._steps(state.trick, seat)))
            case _:
                return tuple(Cover(end) for end in SEATS)

    def why_no_deal(self, deal: Deal, state: State) -> IllegalMove | None:  # noqa: ARG002 - no deal depends on the table
        if len(deal.hands) != len(SEATS):
            return bad_deal("hands", f"There are {len(SEATS)} hands, not {len(deal.hands)}.")
        for at, hand in enumerate(deal.hands):
            if len(hand) != HAND:
                return bad_deal(f"hands[{at}]", f"A hand has {HAND} cards, not {len(hand)}.")
        hands = {f"hands[{at}]": hand for at, hand in enumerate(deal.hands)}
        if (problem := wrong_cards(hands, STOCK)) is not None:
            return problem
        if deal.decree not in STOCK:
            return no_such_card("decree", deal.decree)
        return dealt_too_often("decree", deal.decree, 1) if any(deal.decree in hand for hand in deal.hands) else None

    def deal(self, state: State, rng: Shuffler) -> Deal:  # noqa: ARG002 - the same for every table
        cards = list(DECK)
        rng.shuffle(cards)
        return Deal((_sorted(cards[:HAND]), _sorted(cards[HAND : 2 * HAND])), cards[2 * HAND])

    def _put(self, state: State, actor: Actor, move: AnyMove | Deal) -> State:
        if isinstance(move, Deal):
            one, two = move.hands
            hands = (_sorted(one), _sorted(two))
            return replace(state, asked="play", asked_of=_ALONE[state.leader], hands=hands, decree=move.decree)
        assert actor != DEALER, "why_not lets the dealer do nothing but deal"
        if isinstance(move, Stop):
            if state.offer is None or state.offer == actor:
                return replace(state, offer=actor)
            return _over(state, "stopped")
        if state.offer is not None:
            state = replace(state, offer=None)
        match move:
            case Play(card):
                return self._play(state, actor, card)
            case Swap(card):
                return self._swap(state, actor, card)
            case Give(card):
                return self._give(state, actor, card)
            case Move(steps):
                return self._end_trick(state, self._winner(state), steps)
            case Cover(end):
                return _next_round(replace(state, path=cover(state.path, end)))
            case _:
                assert_never(move)

    def _play(self, state: State, seat: Seat, card: Card) -> State:
        hand = _without(state.hands[seat], card)
        hands = _with(state.hands, seat, hand)
        trick = (*state.trick, card)
        log = (*state.log, Played(seat, card))
        if state.last:
            state = replace(state, last=())
        # Foxes and Gift act at once, if there is a card to act with.
        rank = rank_of(card)
        if rank == FOXES and hand:
            return replace(state, asked="swap", asked_of=_ALONE[seat], hands=hands, trick=trick, log=log)
        if rank == GIFT and all(hands):
            return replace(state, asked="give", asked_of=_BOTH, hands=hands, trick=trick, log=log)
        if len(trick) == 1:
            return replace(state, asked_of=_ALONE[other(seat)], hands=hands, trick=trick, log=log)
        return self._trick_complete(replace(state, hands=hands, trick=trick, log=log))

    def _swap(self, state: State, seat: Seat, card: Card | None) -> State:
        if card is None:
            return self._go_on(state)
        assert state.decree is not None, "there is a decree while cards are played"
        hand = _sorted((*_without(state.hands[seat], card), state.decree))
        return self._go_on(
            replace(
                state,
                hands=_with(state.hands, seat, hand),
                decree=card,
                log=(*state.log, Swapped(seat, card, state.decree)),
            )
        )

    def _give(self, state: State, seat: Seat, card: Card) -> State:
        given = _with(state.given, seat, card)
        from_0, from_1 = given
        if from_0 is None or from_1 is None:
            return replace(state, asked_of=_ALONE[other(seat)], given=given)
        hand_0, hand_1 = state.hands
        hands = (
            _sorted((*_without(hand_0, from_0), from_1)),
            _sorted((*_without(hand_1, from_1), from_0)),
        )
        return self._go_on(replace(state, hands=hands, given=(None, None), log=(*state.log, Gave(given))))

    def _go_on(self, state: State) -> State:
        """What a card does is done: the follower plays, or the trick is complete."""
        if len(state.trick) == 1:
            return replace(state, asked="play", asked_of=_ALONE[other(state.leader)])
        return self._trick_complete(state)

    def _trick_complete(self, state: State) -> State:
        won_by = self._winner(state)
        steps = self._steps(state.trick, won_by)
        if len(steps) > 1:
            return replace(state, asked="move", asked_of=_ALONE[won_by])
        return self._end_trick(state, won_by, *steps)

    def _end_trick(self, state: State, won_by: Seat, steps: int) -> State:
        path = walk(state.path, steps)
        last = tuple(map(Played, (state.leader, other(state.leader)), state.trick))
        if path is None:
            return _over(replace(state, leader=won_by, trick=(), last=last), "lost_path")
        state = replace(state, asked="play", asked_of=_ALONE[won_by], leader=won_by, trick=(), last=last, path=path)
        if not any(path.gems):
            return _over(state, "won")
        return state if any(state.hands) else self._end_round(state)

    def _end_round(self, state: State) -> State:
        if state.round == ROUNDS:
            return _over(state, "lost_time")
        path = add_gems(state.path, self.box.levels[state.level].plus)
        state = replace(state, path=path, log=())
        if not path.forest:
            return _next_round(state)
        return replace(state, asked="cover", asked_of=_ALONE[_dealer(state.round + 1)])

    def _winner(self, state: State) -> Seat:
        """Give the winner of the complete trick on the table."""
        assert state.decree is not None, "there is a decree while cards are played"
        return winner(state.leader, state.trick, state.decree)

    def _steps(self, trick: tuple[Card, ...], won_by: Seat) -> Collection[int]:
        """Give the moves that the winner of the complete trick may choose from."""
        toward = distances(trick, self.box.movement)
        return toward if won_by == 1 else [-distance for distance in toward]

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        score = self._score(state)
        return Outcome(state.ending, (score, score), SEATS if state.ending == "won" else ())

    def _score(self, state: State) -> int:
        if state.ending != "won":
            return 0
        return (
            self.box.levels[state.level].points
            + sum(map(len, state.hands))
            + (EARLY_WIN_POINTS if state.round == EARLY_WIN_ROUND else 0)
            + FOREST_POINTS * state.path.forest
        )

    def table(self, state: State) -> Table:
        # Both players, and whoever watches, are shown the same.
        if state is not self._told[0]:
            self._told = state, self._tell(state)
        return self._told[1]

    def _tell(self, state: State) -> Table:
        path = state.path
        table = Table(
            round=state.round,
            leader=state.leader,
            trick=tuple(map(TrickCard, (state.leader, other(state.leader)), state.trick)),
            decree=state.decree,
            tracker=path.tracker,
            gems=path.gems,
            reserve=path.reserve,
            covered=path.covered,
            forest=path.forest,
            counts=(len(state.hands[0]), len(state.hands[1])),
        )
        return table if state.ending is None else replace(table, result=state.ending, score=self._score(state))

    def view(self, state: State, viewer: Viewer) -> View:
        seat = None if viewer == WATCHER else viewer
        from_0, from_1 = state.given
        return View(
            viewer=viewer,
            level=state.level,
            table=self.table(state),
            asked=state.asked,
            asked_of=_IN_ORDER[state.asked_of],
            hand=() if seat is None else state.hands[seat],
            given=None if seat is None else state.given[seat],
            has_given=(from_0 is not None, from_1 is not None),
            legal=() if seat is None else self.legal_moves(state, seat),
            offer=state.offer,
            last=tuple([TrickCard(played.seat, played.card) for played in state.last]),
            # In an exchange the two know both cards, having given one and received the other; a watcher knows none.
            seen=state.log if seat is not None else tuple(map(_as_watched, state.log)),
        )

    def imagine(self, view: View, rng: Random) -> State:
        """Draw hands and exchanges that agree with all that was shown."""
        table = view.table
        hands, log = imagined_round(view, rng)
        given: list[Card | None] = [
            view.given if seat == view.viewer else rng.choice(hands[seat]) if view.has_given[seat] else None
            for seat in SEATS
        ]
        return State(
            level=view.level,
            path=Path(
                tracker=table.tracker,
                gems=table.gems,
                reserve=table.reserve,
                covered=table.covered,
                forest=table.forest,
            ),
            asked=view.asked,
            asked_of=THE_DEALER if view.asked == "deal" else frozenset(view.asked_of),
            round=table.round,
            leader=table.leader,
            hands=(_sorted(hands[0]), _sorted(hands[1])),
            decree=table.decree,
            trick=tuple(played.card for played in table.trick),
            given=(given[0], given[1]),
            last=tuple(Played(played.seat, played.card) for played in view.last),
            log=log,
            offer=view.offer,
            ending=table.result or None,
        )


def _why_not_play(state: State, seat: Seat, card: Card) -> IllegalMove | None:
    hand = state.hands[seat]
    if card not in hand:
        return not_holding(card)
    suit = suit_to_follow(hand, state.trick[0]) if state.trick else None
    if suit is not None and suit_of(card) != suit:
        return IllegalMove("must-follow", "You must follow {suit}.", suit=SUITS[suit])
    return None


def _not_these_steps(possible: Collection[int]) -> IllegalMove:
    named = ", ".join(f"{step:+d}" for step in sorted(possible))
    return IllegalMove("not-these-steps", "The tracker can move {possible}.", possible=named)


def _dealer(round_: int) -> Seat:
    return Seat((round_ - 1) % 2)


def _next_round(state: State) -> State:
    coming = state.round + 1
    return replace(state, asked="deal", asked_of=THE_DEALER, round=coming, leader=other(_dealer(coming)), decree=None)


def _over(state: State, ending: Ending) -> State:
    return replace(state, asked="nothing", asked_of=NOBODY, ending=ending)


def _as_watched(event: Event) -> Event:
    return Gave((None, None)) if isinstance(event, Gave) else event


def _sorted(cards: list[Card] | Hand) -> Hand:
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def _without(hand: Hand, card: Card) -> Hand:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _with(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
