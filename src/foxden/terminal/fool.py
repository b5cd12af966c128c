"""Fool! in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from foxden.core.seats import Card, Seat
from foxden.games.fool import Fool, Play, State, View
from foxden.games.fool.box import COLOURS, ONE, colour_of
from foxden.games.fool.state import Played, Round, Trick
from foxden.games.fool.tricks import judge, trick_colour
from foxden.record import Record, positions
from foxden.terminal.face import Face, Happening, Misunderstood
from foxden.terminal.paint import fit, wrapped

_COLUMN: Final = 9
_ENDINGS: Final = {
    "lowest_total": "somebody has reached -80",
    "out_often": "somebody has had +10 six times",
}


class FoolFace(Face[State, Play, View]):
    """Fool!, drawn as a table of players and the cards in front of them."""

    rules: Fool
    longest_name = 8
    help = """\
Fool!: be rid of your cards first. The leader plays any card; clockwise, all
must follow its colour if they can, or play a 1, which counts as the lowest
card of any colour. Who cannot follow may play anything. The highest card of
the trick's colour wins and leads. The worst card makes its player the Fool,
who sits out the next trick: the lowest card that did not follow or, if all
followed, the lowest card. When somebody has no cards left the round ends: +10
for them (0 if they just became the Fool), minus their cards for all others
(5 for a 1). It is over at -80, or when somebody has had +10 six times.
Type the card to play, such as G12 or 1."""

    def account(self, record: Record) -> Iterator[str]:
        yield self.paint("Fool!", "bold") + f"  {len(self.names)} players"
        steps = positions(record)
        before = _as_fool(next(steps).state)
        for step in steps:
            after = _as_fool(step.state)
            if not isinstance(step.move, Play):
                yield from self._round_head(after)
            elif not after.trick:
                yield self._trick_line(before, _completed(before, step.move))
                if len(after.rounds) > len(before.rounds):
                    yield from self._scores(after.rounds)
            before = after
        if before.trick:
            yield self._trick_line(before, before.trick)
        yield ""
        yield from self.standing(before)

    def screen(self, view: View) -> list[str]:
        table = view.table
        lines = [
            self.paint("Fool!", "bold") + f"  round {table.round}, trick {len(view.seen) + 1}",
            "",
            self.paint(f"  {'player':<10} {'cards':>5} {'total':>6} {'+10':>4}   in this trick", "dim"),
        ]
        played = {card.seat: card.card for card in table.trick}
        for seat in map(Seat, range(len(self.names))):
            note = ""
            if seat in table.fools:
                note = self.paint("a Fool, sits out", "magenta")
            elif seat in played:
                note = self._card(played[seat]) + ("  leads" if seat == table.leader else "")
            mark = "→" if seat == view.turn else " "
            figures = f"{table.counts[seat]:>5} {table.totals[seat]:>6} {table.tens[seat]:>4}"
            lines.append(f"{mark} {fit(self.names[seat], 10)} {figures}   {note}".rstrip())
        return [*lines, "", "Your hand:", *wrapped([self._card(card) for card in view.hand], indent=2)]

    def question(self, view: View) -> list[str]:
        colour = trick_colour(view.table.trick)
        if colour:
            why = f"the trick is {COLOURS[colour]}"
        else:
            why = "the trick has no colour yet" if view.table.trick else "you lead"
        cards = wrapped([self._card(move.card) for move in view.legal], indent=2)
        return [self.paint("You may play", "bold") + f" ({why}):", *cards]

    def understand(self, typed: str, view: View) -> Play:  # noqa: ARG002 - there is only one question
        name = typed.upper().replace(" ", "")
        if name != ONE and not (name[:1] in COLOURS and name[1:].isascii() and name[1:].isdecimal() and len(name) < 5):
            raise Misunderstood("Type a card such as G12, R3, Y7, B2, or 1.")
        return Play(Card(name))

    def news(self, happening: Happening[State], viewer: Seat) -> list[str]:  # noqa: ARG002 - all see the same
        before, _, move, after = happening
        if not isinstance(move, Play):
            return [f"Round {after.round}: the cards are dealt. First player: {self.names[after.first]}"]
        if after.trick:
            return []  # it lies on the table to be seen
        round_over = len(after.rounds) > len(before.rounds)
        trick = _completed(before, move)
        result = judge(trick, len(after.rounds[-1].fools if round_over else after.fools))
        cards = [f"{self.names[played.seat]} {self._card(played.card)}" for played in trick]
        fools = " and ".join(self.names[seat] for seat in result.fools)
        lines = [
            *wrapped(_listed(cards), indent=0),
            f"  to {self.names[result.winner]};  Fool: {self.paint(fools, 'magenta')}",
        ]
        if round_over:
            scores = [f"{name} {score:+d}" for name, score in zip(self.names, after.rounds[-1].scores, strict=True)]
            lines += [f"Round {before.round} is over:", *wrapped(_listed(scores), indent=2)]
        return lines

    def _card(self, card: Card) -> str:
        colour = colour_of(card)
        return self.paint(card, COLOURS[colour], "bold") if colour else self.paint(card, "bold")

    def _round_head(self, state: State) -> Iterator[str]:
        yield ""
        marks = "   > leads   * wins   ! becomes a Fool   · sits out"
        yield self.paint(f"Round {state.round}", "bold") + self.paint(marks, "dim")
        yield self.paint("      " + "".join(fit(name, _COLUMN) for name in self.names).rstrip(), "dim")

    def _trick_line(self, state: State, trick: Trick) -> str:
        """Set one trick in columns, one a seat: who leads, wins, becomes a Fool or sits out."""
        cards = {played.seat: played.card for played in trick}
        marks: dict[Seat, str] = {}
        if len(trick) + len(state.fools) == state.seats:
            result = judge(trick, self.rules.box.stocks[state.seats].discs)
            marks = dict.fromkeys(result.fools, "!") | {result.winner: "*"}
        cells = []
        for seat in map(Seat, range(state.seats)):
            if seat not in cards:
                cells.append(fit(" ·" if seat in state.fools else "", _COLUMN))
                continue
            lead = ">" if seat == trick[0].seat else " "
            rest = fit(marks.get(seat, ""), _COLUMN - 1 - len(cards[seat]))
            cells.append(lead + self._card(cards[seat]) + self.paint(rest, "magenta", "bold"))
        return f"{len(state.tricks) + 1:>4}  {''.join(cells)}".rstrip()

    def _scores(self, rounds: Sequence[Round]) -> Iterator[str]:
        totals = [sum(scores) for scores in zip(*(round_.scores for round_ in rounds), strict=True)]
        scores = "".join(fit(f" {score:+d}" if score else " 0", _COLUMN) for score in rounds[-1].scores)
        yield self.paint(f"score {scores}".rstrip(), "bold")
        yield self.paint("total " + "".join(fit(f" {total}", _COLUMN) for total in totals).rstrip(), "dim")

    def standing(self, state: State) -> Iterator[str]:
        outcome = self.rules.outcome(state)
        if outcome is None:
            waiting = f"To play: {self.names[state.turn]}" if state.turn is not None else "The cards are to be dealt."
            yield f"Round {state.round}. {waiting}"
            return
        yield f"The game is over: {_ENDINGS[outcome.ending]}."
        for seat in sorted(range(state.seats), key=lambda seat: -outcome.scores[seat]):
            won = seat in outcome.winners
            line = f"{'won' if won else '':>4} {outcome.scores[seat]:>5}  {self.names[seat]}"
            yield self.paint(line, "bold") if won else line


def _listed(words: list[str]) -> list[str]:
    return [f"{word}," for word in words[:-1]] + words[-1:]


def _as_fool(state: object) -> State:
    assert isinstance(state, State), "a record of Fool! is a game of Fool!"
    return state


def _completed(before: State, move: Play) -> Trick:
    """Give the trick that this card completes."""
    assert before.turn is not None, "somebody was to play"
    return (*before.trick, Played(before.turn, move.card))
