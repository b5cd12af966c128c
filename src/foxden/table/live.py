"""All that is true at a live table, as a value, and what each entry of its log makes of it.

Nothing here knows of time, sockets or storage: the same log gives the same table, now and after a crash.
"""

from __future__ import annotations

from typing import Any, Final, assert_never

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from foxden.bots import Level
from foxden.core.rules import AnyRules
from foxden.core.seats import DEALER, Actor, Seat
from foxden.games import game_named
from foxden.record.fairness import FairDeal, commitment, fair_deal
from foxden.table.entries import (
    Agreed,
    AnyEntry,
    BotSat,
    Changed,
    Dealt,
    Ended,
    Hand,
    Held,
    Hosts,
    Mixed,
    Moved,
    Muted,
    Opened,
    Paused,
    Pledged,
    Readied,
    Rematched,
    Resumed,
    Returned,
    Rose,
    Sat,
    Started,
)
from foxden.table.shown import Phase

REMEMBERED_MOVES: Final = 16
"""How many ids of a seat's last moves are kept, so that a move sent again is known for what it is."""


STAND_IN_LEVEL: Final[Level] = "normal"
"""Of a bot that plays for somebody."""


class Chair(Struct, frozen=True):
    """A seat, and who is on it: a person, a bot, or a bot that holds it for a person."""

    person: str | None = None
    bot: bool = False
    level: Level = STAND_IN_LEVEL
    """Of the bot, if it is one's own seat."""
    held: Hand = ""
    lapses: int = 0
    """How many decisions in a row the clock has made for this person."""

    @property
    def free(self) -> bool:
        return self.person is None and not self.bot

    @property
    def botted(self) -> bool:
        """Whether a bot moves here now."""
        return self.bot or bool(self.held)

    @property
    def plays_at(self) -> Level:
        """At which level a bot moves here, if one does."""
        return self.level if self.bot else STAND_IN_LEVEL


FREE: Final = Chair()
BOT: Final = Chair(bot=True)


class Pledge(Struct, frozen=True):
    """The server's secret for the next shuffle, and what the players have added. The secret never leaves this side."""

    deal: int
    secret: str
    commitment: str
    randomness: tuple[str | None, ...]


class Live(Struct, frozen=True, kw_only=True):
    """A table between two entries of its log."""

    version: int
    """How many entries there have been, but for those that are nobody else's business."""
    rules: AnyRules
    options: Any
    box: Raw | None
    clock: int | None
    hints: bool | None = None
    """Whether players may ask what a strong player would do; see `allows_hints`."""
    phase: Phase
    chairs: tuple[Chair, ...]
    host: str | None
    kicked: frozenset[str] = frozenset()
    number: int = 1
    game_id: str = ""
    pledge: Pledge | None = None
    fair: tuple[FairDeal, ...] = ()
    """How the deals of this game were shuffled."""
    state: Any = None
    """The game's; none before it starts."""
    asked_at: tuple[int, ...] = ()
    """For each seat, the version since which its present question stands."""
    recent: tuple[tuple[str, ...], ...] = ()
    """For each seat, the ids of its last moves."""
    ready: frozenset[int] = frozenset()
    ending: frozenset[int] = frozenset()
    ended: str | None = None
    muted: frozenset[tuple[str, str]] = frozenset()
    """Who does not want to hear whom."""
    started_at: int = 0

    def seat_of(self, person: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return Seat(seat)
        return None

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask for hints: as the host has chosen, or else where nobody plays against a person."""
        people = sum(chair.person is not None for chair in self.chairs)
        return people <= 1 if self.hints is None else self.hints

    @property
    def in_game(self) -> bool:
        return self.phase in {"playing", "paused"}

    @property
    def awaits_deal(self) -> bool:
        return self.in_game and self.rules.awaits_deal(self.state)

    @property
    def awaits_ready(self) -> bool:
        """Whether a round is over and the next one waits for the players."""
        return bool(self.fair) and self.awaits_deal

    @property
    def not_ready(self) -> list[Seat]:
        """Who has still to say so before the next round."""
        return [
            Seat(seat)
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None and not chair.held and seat not in self.ready
        ]

    @property
    def players(self) -> list[Seat]:
        """The seats where people play themselves."""
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.held]

    @property
    def has_bots(self) -> bool:
        """Whether a bot moves on any seat now."""
        return any(chair.bot or chair.held for chair in self.chairs)

    @property
    def offer(self) -> Seat | None:
        """Who has offered to stop, in games whose rules know such offers."""
        if self.rules.offer_to_stop is None or not self.in_game:
            return None
        offer: Seat | None = self.state.offer
        return offer

    def to_move(self) -> frozenset[Actor]:
        return self.rules.to_move(self.state) if self.in_game else frozenset()


def opened(entry: Opened) -> Live:
    """Give a table as it was opened."""
    game = game_named(entry.game)
    box = None if entry.box is None else Raw(msgspec.json.encode(entry.box))
    rules = game(None if box is None else game.read_box(box))
    return Live(
        version=1,
        rules=rules,
        options=rules.read_options(entry.options),
        box=box,
        clock=entry.clock,
        phase="gathering",
        chairs=(FREE,) * entry.seats,
        host=entry.host,
    )


def after(live: Live, entry: AnyEntry, state: Any = None) -> Live:  # noqa: ANN401, PLR0912 - a state is of any game; as many cases as entries
    """Give the table after an entry. The state after a move may be given where it is known already."""
    version = live.version + 1
    match entry:
        case Moved():
            return _moved(live, entry, state)
        case Mixed():
            return replace(live, version=version, pledge=_with_randomness(live.pledge, entry.seat, entry.value))
        case Dealt():
            return _dealt(live, entry)
        case Pledged():
            pledge = Pledge(entry.deal, entry.secret, commitment(entry.secret), (None,) * len(live.chairs))
            return replace(live, version=version, pledge=pledge, game_id=entry.game_id)
        case Readied():
            return replace(live, version=version, ready=live.ready | {entry.seat})
        case Sat():
            return _sat(live, entry)
        case BotSat():
            return _with_chair(live, entry.seat, Chair(bot=True, level=entry.level))
        case Rose():
            return _rose(live, entry)
        case Held():
            chair = replace(live.chairs[entry.seat], held=entry.why, lapses=0)
            return replace(live, version=version, chairs=put(live.chairs, entry.seat, chair))
        case Returned():
            chair = replace(live.chairs[entry.seat], held="", lapses=0)
            return replace(live, version=version, chairs=put(live.chairs, entry.seat, chair))
        case Hosts():
            return replace(live, version=version, host=entry.person)
        case Changed():
            return _changed(live, entry)
        case Started():
            return _started(live, entry)
        case Agreed():
            ending = live.ending | {entry.seat} if entry.on else live.ending - {entry.seat}
            return replace(live, version=version, ending=ending)
        case Paused():
            return replace(live, version=version, phase="paused")
        case Resumed():
            return replace(live, version=version, phase="playing")
        case Ended():
            return _over(replace(live, version=version), entry.why)
        case Rematched():
            return _rematched(live)
        case Muted():
            pair = (entry.by, entry.whom)
            return replace(live, muted=live.muted | {pair} if entry.on else live.muted - {pair})
        case Opened():
            raise ValueError("a table is opened once")
        case _:
            assert_never(entry)


def put(several: tuple[Any, ...], at: int, one: object) -> tuple[Any, ...]:
    """Give the same values with another one in this place."""
    return (*several[:at], one, *several[at + 1 :])


def _with_randomness(pledge: Pledge | None, seat: int, value: str | None) -> Pledge | None:
    if pledge is None or pledge.randomness[seat] == value:
        return pledge
    return replace(pledge, randomness=put(pledge.randomness, seat, value))


def _with_chair(live: Live, seat: int, chair: Chair) -> Live:
    """Give a seat to somebody else; what its last owner added to the shuffle goes with them."""
    return replace(
        live,
        version=live.version + 1,
        chairs=put(live.chairs, seat, chair),
        pledge=_with_randomness(live.pledge, seat, None),
    )


def _sat(live: Live, entry: Sat) -> Live:
    old = live.seat_of(entry.person)
    if old is not None:
        live = replace(_with_chair(live, old, FREE), version=live.version)
    return _with_chair(live, entry.seat, Chair(person=entry.person))


def _rose(live: Live, entry: Rose) -> Live:
    person = live.chairs[entry.seat].person
    live = _with_chair(live, entry.seat, BOT if live.in_game else FREE)
    live = replace(live, ending=live.ending - {entry.seat})
    return replace(live, kicked=live.kicked | {person}) if entry.kicked and person is not None else live


def _changed(live: Live, entry: Changed) -> Live:
    chairs = (*live.chairs, *(FREE,) * (entry.seats - len(live.chairs)))[: entry.seats]
    pledge = live.pledge
    if pledge is not None:
        given = (*pledge.randomness, *(None,) * (entry.seats - len(pledge.randomness)))[: entry.seats]
        pledge = replace(pledge, randomness=given)
    return replace(
        live,
        version=live.version + 1,
        options=live.rules.read_options(entry.options),
        clock=entry.clock,
        hints=live.hints if entry.hints is None else entry.hints,
        chairs=chairs,
        pledge=pledge,
    )


def _started(live: Live, entry: Started) -> Live:
    seats = len(live.chairs)
    return replace(
        live,
        version=live.version + 1,
        phase="playing",
        state=live.rules.start(live.options, seats),
        fair=(),
        asked_at=(0,) * seats,
        recent=((),) * seats,
        ready=frozenset(),
        ending=frozenset(),
        ended=None,
        started_at=entry.at,
    )


def next_deal(live: Live) -> Any:  # noqa: ANN401 - each game has a deal of its own
    """Give the deal that follows from the server's pledge and the players' randomness."""
    pledge = live.pledge
    assert pledge is not None, "a deal is pledged before it is made"
    return fair_deal(live.rules, live.state, pledge.secret, live.game_id, pledge.deal, pledge.randomness)


def _dealt(live: Live, entry: Dealt) -> Live:
    pledge = live.pledge
    assert pledge is not None, "a deal is pledged before it is made"
    version = live.version + 1
    state = live.rules.play(live.state, DEALER, live.rules.read_deal(entry.deal))
    return replace(
        live,
        version=version,
        state=state,
        fair=(*live.fair, FairDeal(commitment=pledge.commitment, secret=pledge.secret, randomness=pledge.randomness)),
        pledge=None,
        ready=frozenset(),
        asked_at=_questions(live, state, version, None),
    )


def _moved(live: Live, entry: Moved, state: Any) -> Live:  # noqa: ANN401
    seat = Seat(entry.seat)
    if state is None:
        state = live.rules.play(live.state, seat, live.rules.read(entry.move))
    version = live.version + 1
    chair = live.chairs[seat]
    lapses = chair.lapses + 1 if entry.by == "clock" else 0 if not entry.by else chair.lapses
    recent = live.recent
    if entry.id:
        recent = put(recent, seat, (*recent[seat][1 - REMEMBERED_MOVES :], entry.id))
    live = replace(
        live,
        version=version,
        state=state,
        chairs=live.chairs if lapses == chair.lapses else put(live.chairs, seat, replace(chair, lapses=lapses)),
        asked_at=_questions(live, state, version, seat),
        recent=recent,
        ending=live.ending and frozenset(),
    )
    outcome = live.rules.outcome(state)
    return live if outcome is None else _over(live, outcome.ending)


def _questions(live: Live, state: Any, version: int, actor: Seat | None) -> tuple[int, ...]:  # noqa: ANN401
    """Tell since when each seat's question stands, now that the game has gone on to this state."""
    asked_before = live.rules.to_move(live.state)
    asked_at = list(live.asked_at)
    for seat in live.rules.to_move(state):
        if seat != DEALER and (seat == actor or seat not in asked_before):
            asked_at[seat] = version
    return tuple(asked_at)


def _over(live: Live, why: str) -> Live:
    return replace(live, phase="over", ended=why, pledge=None, ready=frozenset(), ending=frozenset())


def _rematched(live: Live) -> Live:
    turned = (live.chairs[-1], *live.chairs[:-1])
    # Who was held by a bot is asked anew; a bot's own seat stays a bot's.
    chairs = tuple(Chair(person=chair.person, bot=chair.bot, level=chair.level) for chair in turned)
    return replace(
        live,
        version=live.version + 1,
        phase="gathering",
        chairs=chairs,
        number=live.number + 1,
        game_id="",
        pledge=None,
        fair=(),
        state=None,
        ended=None,
    )


def options_as_written(options: Struct) -> Raw:
    """Give options as an entry keeps them: all of them, by their names."""
    return Raw(msgspec.json.encode(options))
