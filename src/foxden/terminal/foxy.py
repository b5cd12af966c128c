"""Foxy in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from foxden.core.seats import Card, Seat
from foxden.games.foxy import FOX, Blank, Estimate, Foxy, Options, State, View
from foxden.games.foxy.box import CAT, SHOWN, TURNS
from foxden.games.foxy.count import SOLO_DEVIATION, exact_numbers
from foxden.games.foxy.moves import Move
from foxden.games.foxy.state import in_box
from foxden.record import Record, replay
from foxden.terminal.face import Face, Happening, Misunderstood
from foxden.terminal.paint import fit, fit_right

MOST_COLUMNS: Final = 5
MOST_RANKED: Final = 20
_COLUMN: Final = 9
_CARD: Final = 20
_HABITAT_COLOURS: Final = {"farm": "yellow", "forest": "green", "savannah": "magenta", "sea": "cyan"}
_FOX_QUESTIONS: Final = {
    "different": "How many different kinds of animal have been seen so far?",
    "most_seen": "How often has the animal that was seen most been seen?",
    "singles": "How many of the earlier cards showed just one animal?",
    "cat": "It is a cat: how many cats have been seen, this one included?",
}


class FoxyFace(Face[State, Move, View]):
    """Foxy, drawn as its newest card and the own sheet."""

    rules: Foxy
    longest_name = 8
    help = f"""\
Foxy: 20 cards are turned over, one on top of the other. Each shows one to three
animals. For each card write how many animals of just these kinds have been seen
so far, on this card and all before it, added up. Too high scores nothing; exact
or lower scores what you wrote. Once in a game you may circle your number: it
then counts double if it is exact, and nothing otherwise. On the Fox, write how
many different kinds have been seen (unless a variant asks something else).
Alone you win if you are off by {SOLO_DEVIATION} or less over all {TURNS} cards.
Type a number such as 7, or 7! to circle it."""

    def account(self, record: Record) -> Iterator[str]:
        state = replay(record)
        assert isinstance(state, State), "a Foxy record is a game of Foxy"
        table = self.rules.table(state)
        yield self.paint("Foxy", "bold") + _variants(state.options)
        if not state.deck:
            yield "The cards are not dealt yet."
            return
        shown = [Seat(seat) for seat in range(min(len(self.names), MOST_COLUMNS))]
        exact = exact_numbers(state.deck[: table.turn], state.options.fox)
        rows = (*state.rows, state.row)
        heads = "".join(fit_right(self.names[seat], _COLUMN - 1) + " " for seat in shown)
        yield ""
        yield self.paint(f"{'':>2}  {'card':<{_CARD}} exact{heads}".rstrip(), "dim")
        for turn in range(table.turn):
            numbers = "".join(self._number(in_box(rows[turn], seat), exact[turn]) for seat in shown)
            card = self._card(state.deck[turn], state.options, "+", _CARD)
            yield f"{turn + 1:>2}  {card} {exact[turn]:>5}{numbers}".rstrip()
        if len(self.names) > MOST_COLUMNS:
            yield self.paint(f"… and the numbers of {len(self.names) - MOST_COLUMNS:,} more players", "dim")
        yield self.paint("    7= exact    7x crossed out    (7) circled", "dim")
        yield ""
        yield from self.standing(state)

    def farewell(self, record: Record) -> Iterator[str]:
        # The count is a show of its own: card by card, now that all may be seen.
        return self.account(record)

    def screen(self, view: View) -> list[str]:
        table = view.table
        card = table.card
        assert card is not None, "whoever is asked for a number sees a card"
        lines = [
            self.paint("Foxy", "bold") + _variants(view.options),
            "",
            f"Card {table.turn} of {TURNS}:   {self._card(card, view.options, '  +  ')}",
            "",
            _FOX_QUESTIONS[view.options.fox] if card == FOX else "How many of these have been seen so far, in all?",
            "",
            "Your sheet:" + "".join(_box(box).rjust(5) for box in view.sheet[:10]),
        ]
        if len(view.sheet) > TURNS // 2:
            lines.append("           " + "".join(_box(box).rjust(5) for box in view.sheet[10:]))
        if table.announced:
            told = table.announced[-1]
            lines += ["", f"Told aloud:  {self.names[told.seat]} wrote {told.value} for card {told.turn}."]
        return lines

    def question(self, view: View) -> list[str]:
        legal = view.legal[0]
        circle = "add ! to circle it, once in the game" if legal.may_circle else "you have used your circle"
        return [self.paint("Your number", "bold") + f", {legal.min} to {legal.max} ({circle}):"]

    def understand(self, typed: str, view: View) -> Move:  # noqa: ARG002 - there is only one question
        number = typed.removesuffix("!").strip()
        if not (number.isascii() and number.isdecimal() and len(number) < 10):
            raise Misunderstood("Type a whole number such as 7, or 7! to circle it.")
        return Estimate(int(number), circled=typed.endswith("!"))

    def news(self, happening: Happening[State], viewer: Seat) -> list[str]:  # noqa: ARG002 - the screen shows all there is to see
        return []

    def _card(self, card: Card, options: Options, plus: str, width: int = 0) -> str:
        if card == FOX:
            text, colour = ("the Fox, a cat" if options.fox == CAT else "the Fox"), "red"
        else:
            text, colour = plus.join(SHOWN[card]), _HABITAT_COLOURS[card.partition(":")[0]]
        return self.paint(fit(text, width) if width else text, colour, "bold")

    def _number(self, box: Move | None, exact: int) -> str:
        """Set one number of a sheet: exact, crossed out, circled, or none of it."""
        if not isinstance(box, Estimate):
            return ("" if box is None else _box(box) + " ").rjust(_COLUMN)
        if box.value == exact:
            return self.paint(f"{_box(box)}=".rjust(_COLUMN), "green", "bold")
        if box.value > exact:
            return self.paint(f"{_box(box)}x".rjust(_COLUMN), "red")
        return f"{_box(box)} ".rjust(_COLUMN)

    def standing(self, state: State) -> Iterator[str]:
        table = self.rules.table(state)
        outcome = self.rules.outcome(state)
        if outcome is None:
            yield f"Card {table.turn} of {TURNS} lies open; the game is not over."
            return
        assert table.circled_points is not UNSET, "a game that is over is counted"
        assert table.crossed is not UNSET, "a game that is over is counted"
        assert table.deviation is not UNSET, "a game that is over is counted"
        columns = list(zip(outcome.scores, table.circled_points, table.crossed, table.deviation, strict=True))
        ranking = sorted(range(len(columns)), key=lambda seat: (-columns[seat][0], -columns[seat][1], columns[seat][2]))
        yield self.paint(f"{'':>4} {'points':>6} {'from circle':>12} {'crossed out':>12} {'off by':>7}  player", "dim")
        for seat in ranking[:MOST_RANKED]:
            points, circled, crossed, deviation = columns[seat]
            won = seat in outcome.winners
            line = (
                f"{'won' if won else '':>4} {points:>6} {circled:>12} {crossed:>12} {deviation:>7}  {self.names[seat]}"
            )
            yield self.paint(line, "bold") if won else line
        if len(ranking) > MOST_RANKED:
            yield self.paint(f"… and {len(ranking) - MOST_RANKED:,} more players", "dim")
        if len(columns) == 1:
            verdict = "Won" if outcome.winners else "Not won"
            off_by = f"{verdict}: off by {table.deviation[0]} in all; {SOLO_DEVIATION} would do."
            yield ""
            yield self.paint(off_by, "bold")


def _variants(options: Options) -> str:
    chosen = [f"Fox: {options.fox.replace('_', ' ')}"] if options.fox != "different" else []
    chosen += ["exact only"] if options.exact_only else []
    chosen += ["the last number is announced"] if options.announce_last else []
    return f"  ({', '.join(chosen)})" if chosen else ""


def _box(box: Move) -> str:
    if isinstance(box, Blank):
        return "-"
    return f"({box.value})" if box.circled else f"{box.value}"
