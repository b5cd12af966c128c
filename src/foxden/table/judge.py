"""What a person at a table may do now, and what follows: a command becomes entries of the log, or is refused."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Raw

from foxden.bots import Level
from foxden.core.errors import Unreadable
from foxden.core.seats import Seat
from foxden.table.commands import (
    AddBot,
    BotLevel,
    Change,
    End,
    GiveRandomness,
    HandOver,
    Kick,
    Leave,
    Mute,
    Pause,
    Ready,
    Rematch,
    RemoveBot,
    Resume,
    Sit,
    Start,
    TakeBack,
)
from foxden.table.entries import (
    Agreed,
    AnyEntry,
    BotSat,
    Changed,
    Ended,
    Held,
    Hosts,
    Mixed,
    Moved,
    Muted,
    Paused,
    Readied,
    Rematched,
    Resumed,
    Returned,
    Rose,
    Sat,
    Started,
)
from foxden.table.live import Chair, Live, options_as_written
from foxden.table.refusals import Refusal

Judged = (
    Sit
    | Leave
    | AddBot
    | BotLevel
    | RemoveBot
    | Kick
    | Change
    | Start
    | GiveRandomness
    | Ready
    | End
    | HandOver
    | TakeBack
    | Pause
    | Resume
    | Rematch
    | Mute
)
"""The commands that this module decides. Moves, hints, nudges and chat are the table's own."""

AGREEMENT: Final = "agreement"


def judge(live: Live, person: str, command: Judged, *, hosting: bool, at: int) -> list[AnyEntry]:  # noqa: PLR0912 - as many cases as commands
    """Give what happens; nothing if all is as it was asked to be. Raise `Refusal` if it may not be."""
    match command:
        case Sit(seat):
            return _sit(live, person, seat, at)
        case Leave():
            return _leave(live, person, at)
        case AddBot(seat, level):
            _gathering_host(live, hosting=hosting)
            return _add_bots(live, seat, level, at)
        case BotLevel(seat, level):
            _gathering_host(live, hosting=hosting)
            chair = _bots_chair(live, seat)
            return [] if chair.level == level else [BotSat(at=at, seat=seat, level=level)]
        case RemoveBot(seat):
            _gathering_host(live, hosting=hosting)
            _bots_chair(live, seat)
            return [Rose(at=at, seat=seat)]
        case Kick(seat):
            return _kick(live, person, seat, hosting=hosting, at=at)
        case Change():
            _gathering_host(live, hosting=hosting)
            return _change(live, command, at)
        case Start():
            _gathering_host(live, hosting=hosting)
            if any(chair.free for chair in live.chairs):
                raise Refusal("seats-missing")
            return [Started(at=at)]
        case GiveRandomness(deal, value):
            own = own_seat(live, person)
            pledge = live.pledge
            if pledge is None or pledge.deal != deal or pledge.randomness[own] is not None:
                raise Refusal("no-pledge")
            return [Mixed(at=at, seat=own, value=value)]
        case Ready():
            own = own_seat(live, person)
            if not live.awaits_ready:
                raise Refusal("not-between")
            return [*_back(live, own, at), *([] if own in live.ready else [Readied(at=at, seat=own)])]
        case End(agree):
            return _end(live, person, agree=agree, at=at)
        case HandOver(seat):
            return _hand_over(live, person, seat, hosting=hosting, at=at)
        case TakeBack():
            return _back(live, own_seat(live, person), at)
        case Pause():
            _host(hosting=hosting)
            if live.phase != "playing":
                raise Refusal("paused" if live.phase == "paused" else "not-playing")
            return [Paused(at=at)]
        case Resume():
            _host(hosting=hosting)
            if live.phase != "paused":
                raise Refusal("not-paused")
            return [Resumed(at=at)]
        case Rematch():
            own_seat(live, person)
            if live.phase != "over":
                raise Refusal("not-over")
            return [Rematched(at=at)]
        case Mute(whom, on):
            if whom == person:
                raise Refusal("yourself")
            return [] if ((person, whom) in live.muted) == on else [Muted(at=at, by=person, whom=whom, on=on)]
        case _:
            assert_never(command)


def own_seat(live: Live, person: str) -> Seat:
    """Give the seat of this person, or refuse what only players do."""
    seat = live.seat_of(person)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def _chair(live: Live, seat: int) -> Chair:
    if not 0 <= seat < len(live.chairs):
        raise Refusal("no-such-seat")
    return live.chairs[seat]


def _bots_chair(live: Live, seat: int) -> Chair:
    chair = _chair(live, seat)
    if not chair.bot:
        raise Refusal("not-a-bot")
    return chair


def _host(*, hosting: bool) -> None:
    if not hosting:
        raise Refusal("not-host")


def _gathering_host(live: Live, *, hosting: bool) -> None:
    if live.phase != "gathering":
        raise Refusal("not-gathering")
    _host(hosting=hosting)


def _sit(live: Live, person: str, seat: int | None, at: int) -> list[AnyEntry]:
    own = live.seat_of(person)
    if own is not None and seat in {None, own}:
        return []
    if live.phase != "gathering":
        raise Refusal("not-gathering")
    if person in live.kicked:
        raise Refusal("kicked")
    if seat is None:
        seat = next((at for at, chair in enumerate(live.chairs) if chair.free), None)
        if seat is None:
            raise Refusal("no-free-seat")
    elif _chair(live, seat).person is not None:
        raise Refusal("seat-taken")
    # A table that everybody had left belongs to whoever sits down.
    hosts = [Hosts(at=at, person=person)] if live.host is None else []
    return [Sat(at=at, person=person, seat=seat), *hosts]


def _leave(live: Live, person: str, at: int) -> list[AnyEntry]:
    own = own_seat(live, person)
    return [Rose(at=at, seat=own), *_hand_on(live, person, at), *_agreed_without(live, own, at)]


def _agreed_without(live: Live, seat: int, at: int) -> list[AnyEntry]:
    """Give the end of the game, if all others who play have agreed to it already when this one stops playing."""
    others = live.ending - {seat}
    agreed = live.in_game and others and others >= set(live.players) - {seat}
    return [Ended(at=at, why=AGREEMENT)] if agreed else []


def _hand_on(live: Live, person: str, at: int) -> list[AnyEntry]:
    """Make somebody else the host, if it was this person who goes."""
    if live.host != person:
        return []
    heirs = [chair.person for chair in live.chairs if chair.person not in {None, person}]
    return [Hosts(at=at, person=heirs[0] if heirs else None)]


def forgetting(live: Live, person: str, at: int) -> list[AnyEntry]:
    """Give what follows when somebody wants to be forgotten: they leave, wherever the game stands."""
    return _hand_on(live, person, at) if live.seat_of(person) is None else _leave(live, person, at)


def _add_bots(live: Live, seat: int | None, level: Level, at: int) -> list[AnyEntry]:
    if seat is None:
        free = [seat for seat, chair in enumerate(live.chairs) if chair.free]
        return [BotSat(at=at, seat=seat, level=level) for seat in free]
    if not _chair(live, seat).free:
        raise Refusal("seat-taken")
    return [BotSat(at=at, seat=seat, level=level)]


def _kick(live: Live, person: str, seat: int, *, hosting: bool, at: int) -> list[AnyEntry]:
    _gathering_host(live, hosting=hosting)
    chair = _chair(live, seat)
    if chair.person is None:
        raise Refusal("not-a-person")
    if chair.person == person:
        raise Refusal("yourself")
    return [Rose(at=at, seat=seat, kicked=True)]


def _change(live: Live, change: Change, at: int) -> list[AnyEntry]:
    rules = live.rules
    seats = len(live.chairs) if change.seats is None else change.seats
    if any(not chair.free for chair in live.chairs[seats:]):
        raise Refusal("seats-in-use")
    try:
        options = live.options if change.options is None else rules.chosen_options(change.options)
        rules.start(options, seats)
    except Unreadable as problem:
        raise Refusal("bad-options", reason=str(problem)) from None
    clock = None if change.no_clock else live.clock if change.clock is None else change.clock
    written = options_as_written(options)
    return [Changed(at=at, seats=seats, options=written, clock=clock, hints=change.hints)]


def _end(live: Live, person: str, *, agree: bool, at: int) -> list[AnyEntry]:
    own = own_seat(live, person)
    if not live.in_game:
        raise Refusal("not-playing")
    if live.rules.offer_to_stop is not None and agree:
        # The rules of this game have a way to stop of their own: the offer is a move.
        spelled = Raw(live.rules.spell(live.rules.offer_to_stop).encode())
        return [*_back(live, own, at), Moved(at=at, seat=own, move=spelled)]
    if (own in live.ending) == agree:
        return []
    agreed = Agreed(at=at, seat=own, on=agree)
    if agree and live.ending | {own} >= set(live.players):
        return [agreed, Ended(at=at, why=AGREEMENT)]
    return [agreed]


def _hand_over(live: Live, person: str, seat: int, *, hosting: bool, at: int) -> list[AnyEntry]:
    chair = _chair(live, seat)
    if not live.in_game:
        raise Refusal("not-playing")
    if chair.person is None:
        raise Refusal("not-a-person")
    if chair.held:
        return []
    if chair.person == person:
        return [Held(at=at, seat=seat, why="asked"), *_agreed_without(live, seat, at)]
    _host(hosting=hosting)
    awaited = seat in live.to_move() or (live.awaits_ready and seat in live.not_ready)
    if not awaited:
        raise Refusal("not-awaited")
    return [Held(at=at, seat=seat, why="absent"), *_agreed_without(live, seat, at)]


def _back(live: Live, seat: Seat, at: int) -> list[AnyEntry]:
    """Give the seat back to its owner, who is here and does something, if a bot holds it."""
    return [Returned(at=at, seat=seat)] if live.chairs[seat].held else []
