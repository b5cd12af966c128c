"""What a table shows to one viewer, beside the game's own view: people, phase, clocks, chat, the next shuffle.

Like the games' views these are types of their own, built field by field (see `showing`); a table's state is never sent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from foxden.bots import Level
from foxden.table.commands import GameOptions

Phase: TypeAlias = Literal["gathering", "playing", "paused", "over"]
Channel: TypeAlias = Literal["table", "watchers"]
ChatReason: TypeAlias = Literal["open", "round", "game", "to_watchers"]
GameView: TypeAlias = Annotated[Any, Meta(extra={"type": "FoxyView | FoolView | DuetView"})]
MoveOfGame: TypeAlias = Annotated[Any, Meta(extra={"type": "FoxyMove | FoolMove | DuetMove"})]
BoxAsWritten: TypeAlias = Annotated[Raw, Meta(extra={"type": "object"})]


class ChairShown(Struct, frozen=True, kw_only=True):
    """A seat at the table, and who is on it."""

    seat: int
    """From 0, clockwise."""
    person: str | None
    """Who sits here; null on a free seat and on a bot's."""
    name: str
    """The name to show; empty on a free seat and on a bot's."""
    colour: str
    """The person's colour, such as "#c2410c"; empty if none was chosen."""
    bot: bool
    """Whether a bot moves for this seat now."""
    held: bool
    """Whether that bot only holds the seat until its owner is back."""
    here: bool
    """Whether the person is connected."""
    program: bool
    """Whether it is a program that plays here by the bot API."""
    level: Level | None
    """How well the bot plays that moves here; null where none does."""


class ChatLamp(Struct, frozen=True):
    """Whether this viewer may write, and why not, or to whom."""

    open: bool
    why: ChatReason
    """`open`: everybody may write. `round`: silence during a round of the Duet. `game`: silence from the first card of
    Foxy to the end of the count. `to_watchers`: a watcher writes to watchers only while a game is on."""


class PledgeShown(Struct, frozen=True, kw_only=True):
    """The server's promise about the next shuffle, made before anybody's randomness is known."""

    deal: int
    """Which deal of this game, from 0."""
    commitment: str
    """SHA-256 of the server's secret for it, in hexadecimal."""
    given: tuple[int, ...]
    """The seats that have added randomness so far."""
    wanted: bool
    """Whether the viewer should add some now (`randomness`)."""


class Room(Struct, frozen=True, kw_only=True, tag_field="kind", tag="room"):
    """The table around the game, as one viewer sees it. Sent whole whenever something in it changes."""

    table: str
    """The table's secret, which is in its link."""
    code: str
    """The short code by which others can join."""
    game: str
    options: GameOptions
    box: BoxAsWritten | None
    """The deck or board, if it is not the standard one."""
    number: int
    """Which game at this table, from 1."""
    game_id: str
    """The id of this game. Once it is over its record is found under it."""
    phase: Phase
    chairs: tuple[ChairShown, ...]
    seat: int | None
    """The viewer's own seat; null for a watcher."""
    host: str | None
    """The person who may change the table, start, kick, nudge and pause."""
    hosting: bool
    """Whether the viewer may do so: as the host, or in the host's absence."""
    watchers: int
    """How many people are connected and have no seat."""
    clock: int | None
    """Seconds for a decision; null without a clock."""
    hints: bool
    """Whether players may ask for a `hint`."""
    awaits_ready: bool
    """Whether the next round is dealt as soon as everybody has said `ready`."""
    ready: tuple[int, ...]
    """Who has."""
    ending: tuple[int, ...]
    """Who agrees to end the game here."""
    ended: str | None
    """Once over: how. `counted` in Foxy; `lowest_total` or `out_often` in Fool!; `won`, `lost_path`, `lost_time` or
    `stopped` in the Duet; `agreement` in any."""
    scores: tuple[int, ...]
    """Once over by the rules: the points of each seat. In the Duet both have the same."""
    winners: tuple[int, ...]
    """Once over by the rules: the seats that win, ties broken. In the Duet both or nobody."""
    seal: str | None
    """Once over: the seal of the game's record, to be compared with (`foxden verify --seal`)."""
    chat: ChatLamp
    muted: tuple[str, ...]
    """Whom the viewer does not want to hear."""
    pledge: PledgeShown | None
    """About the next shuffle; null when there will be none."""


class ClockShown(Struct, frozen=True):
    """How long a player still has."""

    seat: int
    left: float
    """Seconds, when this was sent."""


class Seen(Struct, frozen=True, kw_only=True, tag_field="kind", tag="view"):
    """Where the game stands, as one viewer sees it. Always whole: who missed some needs only the newest."""

    version: int
    """Grows with everything that happens. A `move` says which version it answers."""
    game: GameView
    """The game's view. `legal` lists what the viewer may do; empty when it is not their turn."""
    to_move: tuple[int, ...]
    """The seats that are awaited (at most the first 100)."""
    clocks: tuple[ClockShown, ...] = ()
    """The clocks that run, if the table has one; at tables of more than 8 only the viewer's own."""


class Line(Struct, frozen=True, kw_only=True, tag_field="kind", tag="line"):
    """A line of chat."""

    n: int
    """Lines come in this order."""
    person: str
    name: str
    colour: str
    seat: int | None
    """The writer's seat, if they have one now."""
    channel: Channel
    """`watchers`: written by a watcher while a game was on, and shown to watchers only until it is over."""
    text: str
    """Plain text: show it as such, never as HTML."""
    at: int
    """When, in milliseconds since 1970."""


class Nudged(Struct, frozen=True, tag_field="kind", tag="nudged"):
    """The host reminds you that the table waits for you."""

    seat: int


class Hinted(Struct, frozen=True, kw_only=True, tag_field="kind", tag="hinted"):
    """What a strong player would do on your seat, and why. Nobody else is told."""

    version: int
    """Of the view that it is about."""
    move: MoveOfGame
    """One of its `legal` moves."""
    code: str
    """The reason, for programs: see the reference of the game. `best` if there is none to give."""
    facts: dict[str, str | int]
    """What the reason speaks of."""


class Accepted(Struct, frozen=True, tag_field="kind", tag="accepted"):
    """What you sent under this id, a move or a line of chat, is kept, and will survive a crash of the server."""

    id: str
    version: int
    """Of the table, since when it is so."""


class Refused(Struct, frozen=True, kw_only=True, tag_field="kind", tag="refused"):
    """What you sent was not done. Nobody else is told."""

    about: str
    """The kind of the message that was refused; empty when it could not be read."""
    id: str | None
    """Its id, if it had one."""
    code: str
    """For programs: stays the same."""
    text: str
    """For people, in English."""
    facts: dict[str, str | int] = {}
    """What the sentence speaks of, so that it can be said in another language."""
