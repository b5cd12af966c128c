"""The Fox in the Forest Duet in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from foxden.core.seats import DEALER, Card, Seat
from foxden.games.duet import Cover, Deal, Duet, Give, Move, Play, State, Stop, Swap, Table, View
from foxden.games.duet.box import CHARACTERS, HAND, ROUNDS, SUITS, rank_of, suit_of
from foxden.games.duet.moves import AnyMove
from foxden.games.duet.state import Gave
from foxden.games.duet.tricks import winner
from foxden.record import Record, positions
from foxden.terminal.face import Face, Happening, Misunderstood
from foxden.terminal.paint import fit, signed, wrapped

_SUIT_COLOURS: Final = {"D": "cyan", "R": "red", "S": "yellow"}
_ENDS: Final = {"left": 0, "l": 0, "0": 0, "right": 1, "r": 1, "1": 1}
_ENDINGS: Final = {
    "won": "Won: every gem is collected.",
    "lost_path": "Lost: the tracker left the path, and there was no forest token.",
    "lost_time": "Lost: gems are left after the third round.",
    "stopped": "Lost: the two have agreed to stop.",
}


class DuetFace(Face[State, AnyMove, View]):
    """The Duet, drawn as the path above the hand."""

    rules: Duet
    longest_name = 12
    commands = "   stop gives up"
    help = """\
The Fox in the Forest Duet: together, collect all gems within three rounds. The
follower must follow the suit led; the decree's suit is trump. The tracker moves
toward the winner of the trick by the paw prints of both cards, and collects a
gem where it stops. Past an end, a forest token shortens the path and the
tracker goes back to the start; without a token you are lost.
  1 Musician: the winner chooses the direction    3 Foxes: you may exchange the
  decree with a card of yours    5 Gazelle: the winner may ignore one card's paw
  prints    7 Gift: each gives the other a card    9 Heir: if led, the partner
  may play anything
No hints to your partner during a round! Type a card such as R7 (D doves,
R roses, S stars), or what is asked for."""

    def account(self, record: Record) -> Iterator[str]:
        steps = positions(record)
        before = _as_duet(next(steps).state)
        yield self.paint("The Fox in the Forest Duet", "bold") + f"  level {before.level}"
        yield f"The left end of the path is {self.names[0]}'s, the right one {self.names[1]}'s."
        for step in steps:
            after = _as_duet(step.state)
            assert step.actor is not None, "only the first position has nobody who led to it"
            assert step.move is not None, "only the first position has nothing that led to it"
            yield from self._told(Happening(before, step.actor, step.move, after))
            before = after
        yield ""
        yield from self._path(self.rules.table(before))
        yield ""
        yield from self.standing(before)

    def screen(self, view: View) -> list[str]:
        table = view.table
        decree = self._card(table.decree) + _character(table.decree) if table.decree else "none until the next deal"
        in_trick = [f"{self.names[at.seat]} {self._card(at.card)}{_character(at.card)}" for at in table.trick]
        partner = table.counts[1] if view.viewer == 0 else table.counts[0]
        lines = [
            self.paint("The Fox in the Forest Duet", "bold") + f"  level {view.level}, round {table.round} of {ROUNDS}",
            "",
            *self._path(table),
            f"      your end is on the {'left' if view.viewer == 0 else 'right'}",
            "",
            f"decree, trump   {decree}",
            f"in the trick    {',  '.join(in_trick) or 'nothing yet'}",
            f"your partner    {partner} cards",
        ]
        if view.hand:
            paws = self.rules.box.paws
            lines += [
                "",
                "your hand    " + "  ".join(self._card(card, 3) for card in view.hand).rstrip(),
                self.paint("paw prints   " + "  ".join(f"{paws[card]:<3}" for card in view.hand).rstrip(), "dim"),
            ]
        if view.offer is not None and view.offer != view.viewer:
            lines += ["", "Your partner offers to stop. Type stop to agree."]
        return lines

    def question(self, view: View) -> list[str]:
        cards = [self._card(move.card) for move in view.legal if isinstance(move, Play | Give | Swap) and move.card]
        match view.asked:
            case "play":
                asked = "You may play:"
            case "swap":
                asked = "Foxes: put one of these in the decree's place, or type - to leave it:"
            case "give":
                asked = "Gift: choose a card for your partner:"
            case "move":
                steps = "  ".join(signed(move.steps) for move in view.legal if isinstance(move, Move))
                asked = f"How far does the tracker move (- is left)?   {steps}"
            case _:
                asked = "A forest token covers an end of the path: left or right?"
        return [self.paint(asked, "bold"), *wrapped(cards, indent=2)]

    def understand(self, typed: str, view: View) -> AnyMove:
        text = typed.lower().replace(" ", "")
        if text == "stop":
            return Stop()
        if view.asked == "cover":
            if text not in _ENDS:
                raise Misunderstood("Type left or right.")
            return Cover(_ENDS[text])
        if view.asked == "move":
            number = text.removeprefix("+").removeprefix("-")
            if not (number.isascii() and number.isdecimal() and len(number) < 5):
                raise Misunderstood("Type a number of steps, such as +3 or -2.")
            return Move(-int(number) if text.startswith("-") else int(number))
        if view.asked == "swap" and text in {"-", "no", "n"}:
            return Swap(None)
        card = Card(text.upper())
        if card[:1] not in SUITS or not (card[1:].isascii() and card[1:].isdecimal() and len(card) < 5):
            raise Misunderstood("Type a card such as D1, R7 or S10.")
        if view.asked == "swap":
            return Swap(card)
        return Give(card) if view.asked == "give" else Play(card)

    def news(self, happening: Happening[State], viewer: Seat) -> list[str]:
        _, actor, move, after = happening
        if actor == DEALER:
            return [f"Round {after.round}: the cards are dealt. First player: {self.names[after.leader]}"]
        match move:
            case Play(card):
                said = f"{self._card(card)}{_character(card)}"
            case Swap(card):
                said = f"the decree is now {self._card(card)}" if card else "the decree stays"
            case Give():
                said = "a card to give is chosen"
            case Stop():
                said = "shall we stop?"
            case Move(steps):
                said = f"{signed(steps)} steps"
            case _:
                said = "an end of the path is covered"
        return [f"{self.names[actor]}: {said}", *(f"  {line}" for line in self._consequences(happening, viewer))]

    def _card(self, card: Card, width: int = 0) -> str:
        return self.paint(fit(card, width) if width else card, _SUIT_COLOURS[suit_of(card)], "bold")

    def _path(self, table: Table) -> Iterator[str]:
        reach = len(table.gems) // 2
        low, high = table.covered
        spaces, gems = [], []
        for space, count in zip(range(-reach, reach + 1), table.gems, strict=True):
            if space == table.tracker:
                spaces.append(self.paint(fit(f"[{signed(space)}]".rjust(4), 5), "green", "bold"))
            elif space < low - reach or space > reach - high:
                spaces.append(self.paint(" ##  ", "dim"))
            else:
                spaces.append(fit(signed(space).rjust(3), 5))
            gems.append(self.paint(fit(str(count).rjust(3), 5), "magenta", "bold") if count else "  ·  ")
        left = sum(table.gems)
        yield "path  " + "".join(spaces) + f"  forest tokens {table.forest}"
        yield "gems  " + "".join(gems) + f"  to collect {left}"

    def _told(self, happening: Happening[State]) -> Iterator[str]:
        """Tell one move of a record."""
        before, actor, move, after = happening
        if isinstance(move, Deal) or actor == DEALER:
            assert after.decree is not None, "a deal turns a card over"
            yield ""
            yield self.paint(f"Round {after.round}", "bold") + f"   decree {self._card(after.decree)}"
            for name, hand in zip(self.names, after.hands, strict=True):
                yield f"     {fit(name, self.longest_name)} {' '.join(self._card(card) for card in hand)}"
            return
        number = HAND - max(map(len, before.hands)) + 1
        margin = f"{number:>3}. " if isinstance(move, Play) and not before.trick else "     "
        match move:
            case Play(card):
                said = f"{self._card(card)}{_character(card)}"
            case Swap(card):
                said = f"puts {self._card(card)} in the decree's place" if card else "leaves the decree"
            case Give(card):
                said = f"gives {self._card(card)}"
            case Stop():
                said = "offers to stop" if after.ending is None else "agrees to stop"
            case Move(steps):
                said = f"chooses {signed(steps)}"
            case _:
                said = "covers an end of the path"
        yield f"{margin}{fit(self.names[actor], self.longest_name)} {said}"
        for line in self._consequences(happening):
            yield self.paint(f"     {'':{self.longest_name}} {line}", "dim")

    def _consequences(self, happening: Happening[State], viewer: Seat | None = None) -> Iterator[str]:
        """Tell what a move has set off: an exchange, a trick decided, a round ended."""
        before, _, move, after = happening
        if len(after.log) > len(before.log) and isinstance(gave := after.log[-1], Gave):
            mine, theirs = (gave.cards if viewer == 0 else gave.cards[::-1]) if viewer is not None else (None, None)
            if mine and theirs:
                yield f"you gave {self._card(mine)} and received {self._card(theirs)}"
            else:
                yield "each has given the other a card"
        if isinstance(move, Cover):
            yield f"the tracker is on {signed(after.path.tracker)}"
        elif not after.trick and after.ending != "stopped" and (before.trick or isinstance(move, Play)):
            yield from self._trick_decided(happening)
        if after.asked in {"cover", "deal"} and before.asked not in {"cover", "deal"}:
            yield f"the round is over; gems are added: {sum(after.path.gems)} to collect"

    def _trick_decided(self, happening: Happening[State]) -> Iterator[str]:
        before, _, move, after = happening
        cards = (*before.trick, move.card) if isinstance(move, Play) else before.trick
        decree = move.card if isinstance(move, Swap) and move.card else before.decree
        assert decree is not None, "there is a decree while cards are played"
        name = self.names[winner(before.leader, cards, decree)]
        if after.ending == "lost_path":
            yield f"trick to {name}: the tracker leaves the path"
        elif after.path.forest < before.path.forest:
            yield f"trick to {name}: past the end; a forest token covers it"
        else:
            moved = signed(after.path.tracker - before.path.tracker)
            gem = "a gem" if _collected(before, after) else "no gem"
            yield f"trick to {name}: tracker {moved} to {signed(after.path.tracker)}, {gem}"

    def standing(self, state: State) -> Iterator[str]:
        table = self.rules.table(state)
        if table.result is UNSET:
            movers = " and ".join(self.names[seat] for seat in self.rules.seats_to_move(state))
            yield f"Round {state.round}. {'To move: ' + movers if movers else 'The cards are to be dealt.'}"
            return
        yield self.paint(_ENDINGS[table.result], "bold")
        if table.result == "won":
            in_hand = f"{sum(table.counts)} cards in hand, {table.forest} forest tokens left"
            yield f"{table.score} points: level {state.level}, in round {table.round}, {in_hand}."


def _as_duet(state: object) -> State:
    assert isinstance(state, State), "a record of the Duet is a game of the Duet"
    return state


def _character(card: Card) -> str:
    return f" {CHARACTERS[rank_of(card)]}" if rank_of(card) in CHARACTERS else ""


def _collected(before: State, after: State) -> bool:
    """Tell whether the trick brought a gem; at the end of a round others have been added from the reserve."""
    added = before.path.reserve - after.path.reserve
    return sum(after.path.gems) - added < sum(before.path.gems)
