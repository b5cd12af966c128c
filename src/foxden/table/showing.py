"""What each viewer is shown of a table. Built field by field: what is not written here is not seen."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple, cast

import msgspec

from foxden.core.seats import DEALER, WATCHER, Seat, Viewer
from foxden.table.house import Address, Face
from foxden.table.live import Chair, Live
from foxden.table.shown import ChairShown, ChatLamp, ChatReason, ClockShown, PledgeShown, Room, Seen

SMALL_TABLE: Final = 8
"""At tables up to this size everybody's clock is shown."""
MOST_AWAITED: Final = 100
MOST_MUTED: Final = 100


NOBODY_KNOWN: Final = Face("", "")


class Presence(NamedTuple):
    """Who is connected, which no log knows."""

    here: Collection[str]
    programs: Collection[str]
    watchers: int
    face: Callable[[str], Face]


class Around(NamedTuple):
    """What is true around a table, and no viewer's secret."""

    address: Address
    presence: Presence
    seal: str | None
    """Of the last finished game's record."""


def hosts(live: Live, person: str, here: Collection[str]) -> bool:
    """Tell whether this person may do what a host does: the host, or in the host's absence the first player here."""
    if person == live.host:
        return True
    if live.host is not None and live.host in here:
        return False
    return person == next((chair.person for chair in live.chairs if chair.person in here), None)


def silence(live: Live) -> ChatReason | None:
    """Tell why players may not talk now, or None."""
    if not live.in_game:
        return None
    game = live.rules.name
    if game == "foxy" and not live.awaits_deal:
        return "game"
    # Between rounds, while cards are to be dealt or an end is to be covered, the two are free to talk.
    if game == "duet" and live.state.asked not in {"deal", "cover"}:
        return "round"
    return None


def lamp(live: Live, seat: Seat | None) -> ChatLamp:
    """Tell whether a player, or a watcher, may write."""
    if seat is None:
        return ChatLamp(open=True, why="to_watchers" if live.in_game else "open")
    reason = silence(live)
    return ChatLamp(open=reason is None, why=reason or "open")


def chair_shown(seat: int, chair: Chair, presence: Presence) -> ChairShown:
    face = NOBODY_KNOWN if chair.person is None else presence.face(chair.person)
    return ChairShown(
        seat=seat,
        person=chair.person,
        name=face.name,
        colour=face.colour,
        bot=chair.botted,
        held=bool(chair.held),
        here=chair.person in presence.here,
        program=chair.person in presence.programs,
        level=chair.plays_at if chair.botted else None,
    )


def room(live: Live, person: str, seat: Seat | None, around: Around) -> Room:
    """Build what one viewer sees around the game."""
    pledge = live.pledge
    presence = around.presence
    outcome = live.rules.outcome(live.state) if live.phase == "over" else None
    return Room(
        table=around.address.key,
        code=around.address.code,
        game=live.rules.name,
        options=msgspec.to_builtins(live.options),
        box=live.box,
        number=live.number,
        game_id=live.game_id,
        phase=live.phase,
        chairs=tuple(chair_shown(at, chair, presence) for at, chair in enumerate(live.chairs)),
        seat=seat,
        host=live.host,
        hosting=hosts(live, person, presence.here),
        watchers=presence.watchers,
        clock=live.clock,
        hints=live.allows_hints,
        awaits_ready=live.awaits_ready,
        ready=tuple(sorted(live.ready)),
        ending=tuple(sorted(live.ending)),
        ended=live.ended,
        scores=() if outcome is None else outcome.scores,
        winners=() if outcome is None else outcome.winners,
        seal=around.seal if live.phase == "over" else None,
        # A player's watching device is the player's, too.
        chat=lamp(live, live.seat_of(person) if seat is None else seat),
        muted=tuple(sorted(whom for by, whom in live.muted if by == person))[:MOST_MUTED],
        pledge=None
        if pledge is None
        else PledgeShown(
            deal=pledge.deal,
            commitment=pledge.commitment,
            given=tuple(at for at, value in enumerate(pledge.randomness) if value is not None),
            wanted=seat is not None and pledge.randomness[seat] is None,
        ),
    )


def seen(live: Live, viewer: Viewer, left: dict[int, float], *, program: bool) -> Seen:
    """Build what one viewer sees of the game. Only programs are given what people have to remember."""
    rules = live.rules
    view = rules.view(live.state, viewer)
    actors = live.to_move()
    to_move = [] if DEALER in actors else sorted(cast("frozenset[Seat]", actors))
    clocks: tuple[ClockShown, ...] = ()
    if not left:
        pass
    elif len(live.chairs) <= SMALL_TABLE:
        clocks = tuple(ClockShown(seat, round(left[seat], 1)) for seat in to_move if seat in left)
    elif viewer != WATCHER and viewer in left:
        clocks = (ClockShown(viewer, round(left[viewer], 1)),)
    return Seen(
        version=live.version,
        game=view if program else rules.face_down(view),
        to_move=tuple(to_move[:MOST_AWAITED]),
        clocks=clocks,
    )
