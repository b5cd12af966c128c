"""Foxy (David Spada, GateOnGames 2021). Source: its English, French and Italian rulebooks.

Rulings, where the rulebooks are silent or disagree:

- 48 cards less the 19 drawn leave 29 in the box, as the Italian text says (the English one says 19).
- An estimate is a whole number from 0 to 99, final once written; circling is part of the same move.
- A box left empty because time ran out scores 0, is not crossed out and, alone, deviates like a 0.
- Under the Fox rule `cat` the Fox counts itself, and goes on counting as a cat for the cards after it.
- Alone, the deviations of the single turns add up and never cancel; at most 5 in all.
- When even the numbers crossed out are equal, the win is shared.
- With `announce_last`, if the last to act leaves a blank, the last who wrote a number is announced.
- There is no upper limit of players in the rules; Foxden stops at 100,000.
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
    wrong_cards,
)
from foxden.core.seats import DEALER, MAX_SEATS, NOBODY, THE_DEALER, WATCHER, Actor, Card, Seat, Viewer
from foxden.games.foxy.box import FOX, TURNS, FoxyBox
from foxden.games.foxy.count import Count, count, exact_numbers
from foxden.games.foxy.moves import LEAST_ESTIMATE, MOST_ESTIMATE, Blank, Deal, Estimate, EstimateRange, Move
from foxden.games.foxy.state import (
    Announced,
    Options,
    Row,
    State,
    empty_row,
    in_box,
    is_circled,
    is_full,
    is_open,
    open_seats,
    written,
)
from foxden.games.foxy.view import Reveal, Table, View

_PLAIN: Final = tuple(Estimate(value) for value in range(LEAST_ESTIMATE, MOST_ESTIMATE + 1))
_PLAIN_OR_CIRCLED: Final = _PLAIN + tuple(Estimate(plain.value, circled=True) for plain in _PLAIN)


class Foxy(Rules[State, Move, Deal, View, Table, Options, FoxyBox]):
    """Foxy, for one player to thousands."""

    name = "foxy"
    title = "Foxy"
    fewest_seats = 1
    most_seats = MAX_SEATS
    usual_seats = 4
    most_deals = 1
    out_of_time = Blank()

    read_box = Reader[FoxyBox](FoxyBox)
    read_options = Reader[Options](Options)
    read_move = Reader[Move](Move)
    read_deal = Reader[Deal](Deal)

    def start(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        if options.announce_last and seats == 1:
            raise Unreadable("Alone there is nobody to announce a number to.", "options.announce_last")
        return State(options=options, seats=seats, row=empty_row(seats))

    def to_move(self, state: State) -> frozenset[Actor]:
        if self.awaits_deal(state):
            return THE_DEALER
        if _is_over(state):
            return NOBODY
        return frozenset(open_seats(state.row))

    def awaits_deal(self, state: State) -> bool:
        return not state.deck

    def why_not(self, state: State, actor: Actor, move: Move | Deal) -> IllegalMove | None:
        if isinstance(move, Deal) or actor == DEALER:
            return self._why_not_dealing(state, actor, move if isinstance(move, Deal) else None)
        if not 0 <= actor < state.seats:
            return no_such_seat(state.seats)
        if not state.deck:
            return not_dealt_yet()
        if _is_over(state):
            return game_over()
        if not is_open(state.row, actor):
            return IllegalMove("already-written", "Your number for this turn is written, and final.")
        if isinstance(move, Blank):
            return None
        if not LEAST_ESTIMATE <= move.value <= MOST_ESTIMATE:
            return IllegalMove(
                "not-an-estimate",
                "An estimate is a whole number from {least} to {most}.",
                least=LEAST_ESTIMATE,
                most=MOST_ESTIMATE,
            )
        if move.circled and _has_circled(state, actor):
            return IllegalMove("circled-before", "You may circle one number in a game, and you have.")
        return None

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if not _may_write(state, seat):
            return ()
        return _PLAIN if _has_circled(state, seat) else _PLAIN_OR_CIRCLED

    def choices(self, state: State, seat: Seat) -> tuple[EstimateRange, ...]:
        if not _may_write(state, seat):
            return ()
        return (EstimateRange(LEAST_ESTIMATE, MOST_ESTIMATE, may_circle=not _has_circled(state, seat)),)

    def why_no_deal(self, deal: Deal, state: State) -> IllegalMove | None:  # noqa: ARG002 - no deal depends on the table
        if len(deal.deck) != TURNS:
            return bad_deal("deck", f"A Foxy deck has {TURNS} cards, not {len(deal.deck)}.")
        if (problem := wrong_cards({"deck": deal.deck}, self.box.stock)) is not None:
            return problem
        return None if FOX in deal.deck else bad_deal("deck", "The Fox is not in the deck.")

    def deal(self, state: State, rng: Shuffler) -> Deal:  # noqa: ARG002 - the same for every table
        habitats = self._habitat_cards()
        rng.shuffle(habitats)
        deck = [*habitats[: TURNS - 1], FOX]
        rng.shuffle(deck)
        return Deal(tuple(deck))

    def _habitat_cards(self) -> list[Card]:
        return [card for card, copies in self.box.stock.items() for _ in range(copies) if card != FOX]

    def _imagined_deck(self, rng: Random, keep: dict[int, Card]) -> list[Card]:
        """Draw a deck in which some places are known."""
        habitats = self._habitat_cards()
        for card in keep.values():
            if card != FOX:
                habitats.remove(card)
        fox_is_kept = FOX in keep.values()
        drawn = rng.sample(habitats, TURNS - len(keep) - (not fox_is_kept))
        if not fox_is_kept:
            drawn.append(FOX)
        rng.shuffle(drawn)
        return [keep[turn] if turn in keep else drawn.pop() for turn in range(TURNS)]

    def _put(self, state: State, actor: Actor, move: Move | Deal) -> State:
        if isinstance(move, Deal):
            return replace(state, deck=move.deck)
        assert actor != DEALER, "why_not lets the dealer do nothing but deal"
        row = written(state.row, actor, move)
        last_writer = actor if isinstance(move, Estimate) else state.last_writer
        if not is_full(row):
            return replace(state, row=row, last_writer=last_writer)
        announced = state.announced
        if state.options.announce_last and last_writer is not None:
            last = in_box(row, last_writer)
            assert isinstance(last, Estimate), "the last writer wrote a number"
            announced = (*announced, Announced(len(state.rows) + 1, last_writer, last.value))
        return replace(
            state,
            rows=(*state.rows, row),
            row=empty_row(state.seats),
            last_writer=None,
            announced=announced,
        )

    def outcome(self, state: State) -> Outcome | None:
        if not _is_over(state):
            return None
        counted = _count(state)
        return Outcome("counted", counted.totals, counted.winners())

    def table(self, state: State) -> Table:
        turn = min(len(state.rows) + 1, TURNS) if state.deck else 0
        card = state.deck[turn - 1] if turn else None
        if not _is_over(state):
            return Table(turn=turn, card=card, announced=state.announced)
        counted = _count(state)
        return Table(
            turn=turn,
            card=card,
            announced=state.announced,
            exact=counted.exact,
            points=counted.points,
            totals=counted.totals,
            circled_points=counted.circled_points,
            crossed=counted.crossed,
            deviation=counted.deviation,
        )

    def view(self, state: State, viewer: Viewer) -> View:
        over = _is_over(state)
        return View(
            viewer=viewer,
            options=state.options,
            seats=state.seats,
            table=self.table(state),
            done=tuple(Seat(s) for s in range(state.seats) if not is_open(state.row, Seat(s))),
            sheet=() if viewer == WATCHER else _sheet(state, viewer),
            legal=() if viewer == WATCHER else self.choices(state, viewer),
            reveal=Reveal(deck=state.deck, sheets=_sheets(state)) if over else None,
        )

    def imagine(self, view: View, rng: Random) -> State:
        """Draw the cards that are not seen, and numbers for all the others, as if nobody remembered anything."""
        turn = view.table.turn
        if view.reveal is not None:
            deck = view.reveal.deck
        elif view.table.card is None:
            deck = ()
        else:
            deck = tuple(self._imagined_deck(rng, keep={turn - 1: view.table.card}))
        finished = turn if view.reveal is not None else max(turn - 1, 0)
        imagined = _ImaginedSheets(view, rng)
        row = imagined.row_of_this_turn() if view.reveal is None else empty_row(view.seats)
        return State(
            options=view.options,
            seats=view.seats,
            deck=deck,
            rows=tuple(imagined.row(turn) for turn in range(1, finished + 1)),
            row=row,
            last_writer=_some_writer(row, view.seats, rng),
            announced=view.table.announced,
        )


class _ImaginedSheets:
    """Numbers that agree with what a viewer knows: the own ones, and those announced."""

    def __init__(self, view: View, rng: Random) -> None:
        self._view = view
        self._rng = rng
        self._announced = {told.turn: told for told in view.table.announced}
        turns_begun = max(view.table.turn, 1)
        self._circles = [rng.randint(1, 2 * turns_begun) for _ in range(view.seats)]
        """In which turn each player bets; about half of them have not yet."""

    def row(self, turn: int) -> Row:
        told = self._announced.get(turn)
        silent = told is None and self._view.options.announce_last
        row = empty_row(self._view.seats)
        for seat in map(Seat, range(self._view.seats)):
            if told is not None and seat == told.seat:
                value = told.value
            else:
                value = self._rng.randint(LEAST_ESTIMATE, MOST_ESTIMATE)
            circled = turn == self._circles[seat]
            known = self._known(turn, seat)
            # Where numbers are announced and none was, nobody has written one.
            guess = Blank() if silent else Estimate(value, circled=circled)
            row = written(row, seat, known or guess)
        return row

    def row_of_this_turn(self) -> Row:
        row = empty_row(self._view.seats)
        for seat in self._view.done:
            value = self._rng.randint(LEAST_ESTIMATE, MOST_ESTIMATE)
            guess = Estimate(value, circled=self._view.table.turn == self._circles[seat])
            row = written(row, seat, self._known(self._view.table.turn, seat) or guess)
        return row

    def _known(self, turn: int, seat: Seat) -> Move | None:
        if self._view.reveal is not None:
            return self._view.reveal.sheets[seat][turn - 1]
        return self._view.sheet[turn - 1] if seat == self._view.viewer else None


def _some_writer(row: Row, seats: int, rng: Random) -> Seat | None:
    writers = [Seat(seat) for seat in range(seats) if isinstance(in_box(row, Seat(seat)), Estimate)]
    return rng.choice(writers) if writers else None


def _is_over(state: State) -> bool:
    return len(state.rows) == TURNS


def _may_write(state: State, seat: Seat) -> bool:
    return bool(state.deck) and not _is_over(state) and is_open(state.row, seat)


def _has_circled(state: State, seat: Seat) -> bool:
    return any(is_circled(row, seat) for row in state.rows)


def _sheet(state: State, seat: Seat) -> tuple[Move, ...]:
    boxes = [in_box(row, seat) for row in (*state.rows, state.row)]
    return tuple(box for box in boxes if box is not None)


def _sheets(state: State) -> tuple[tuple[Move, ...], ...]:
    return tuple(_sheet(state, Seat(seat)) for seat in range(state.seats))


def _count(state: State) -> Count:
    exact = exact_numbers(state.deck, state.options.fox)
    return count(exact, _sheets(state), exact_only=state.options.exact_only)
