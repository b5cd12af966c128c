"""What a person at a table can ask for. The same types come in over the socket: there is no second set of words.

Who asks is never in the message; it is known from where the message came in.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Raw, Struct

from foxden.bots import Level

LONGEST_TEXT: Final = 300
"""Characters in a line of chat."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99_999)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Randomness: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}$(?!\n)")]
GameMove: TypeAlias = Annotated[Raw, Meta(extra={"type": "FoxyMove | FoolMove | DuetMove"})]
GameOptions: TypeAlias = Annotated[dict[str, Any], Meta(extra={"type": "FoxyOptions | FoolOptions | DuetOptions"})]
ClockSeconds: TypeAlias = Annotated[int, Meta(ge=1, le=86_400)]


class Command(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Something a person asks of the table."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, while the table is gathering. Whoever sits already moves there."""

    seat: SeatNumber | None = None
    """Which one; the first free one if left out. A seat with a bot on it is free too, if it is named."""


class Leave(Command, frozen=True, tag="leave"):
    """Give the seat up. While gathering it becomes free; in a game a bot takes it over for good."""


class AddBot(Command, frozen=True, tag="add_bot"):
    """Put a bot on a free seat (host, while gathering)."""

    seat: SeatNumber | None = None
    """Which one; every free one if left out."""
    level: Level = "normal"
    """How well it is to play."""


class BotLevel(Command, frozen=True, tag="bot_level"):
    """Have the bot on a seat play at another level (host, while gathering)."""

    seat: SeatNumber
    level: Level


class RemoveBot(Command, frozen=True, tag="remove_bot"):
    """Take a bot off its seat (host, while gathering)."""

    seat: SeatNumber


class Kick(Command, frozen=True, tag="kick"):
    """Make a person leave their seat and not sit down again (host, before the start)."""

    seat: SeatNumber


class Change(Command, frozen=True, tag="change"):
    """Change the table's set-up (host, while gathering). What is left out stays."""

    seats: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    """How many play."""
    options: GameOptions | None = None
    """The game's options, all of them at once."""
    clock: ClockSeconds | None = None
    """Seconds for a decision."""
    no_clock: bool = False
    """True takes the clock away."""
    hints: bool | None = None
    """Whether players may ask for a `hint`. Until it is said they may at tables with one person, and not at others."""


class Start(Command, frozen=True, tag="start"):
    """Begin the game (host, when every seat is taken)."""


class Move(Command, frozen=True, tag="move"):
    """Make a move of the game. Answered by `accepted` once it is kept, or by `refused`."""

    id: MessageId
    """Made by the client, a new one for each move. A move that is sent again under its id counts once."""
    seen: Annotated[int, Meta(ge=0)]
    """The `version` of the view that the player answers. The question must not have changed since."""
    move: GameMove
    """The move as the record spells it, without `seat`: one of the view's `legal` ones, for example."""


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a strong player would do now on one's own seat, and why. Answered by `hinted`, or by `refused`."""


class GiveRandomness(Command, frozen=True, tag="randomness"):
    """Add one's own randomness to the next shuffle, as the room's `pledge` asks for."""

    deal: Annotated[int, Meta(ge=0)]
    """Which deal of this game it is for, from 0: as in the pledge."""
    value: Randomness
    """16 to 64 random bytes in lower-case hexadecimal."""


class Ready(Command, frozen=True, tag="ready"):
    """Say that the next round may be dealt."""


class End(Command, frozen=True, tag="end"):
    """Agree that the game ends here, or take that back. It ends when everybody who plays agrees."""

    agree: bool = True


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind a player that the table waits for them (host)."""

    seat: SeatNumber


class HandOver(Command, frozen=True, tag="hand_over"):
    """Let a bot play on a seat until its owner is back: one's own or, for the host, that of somebody awaited."""

    seat: SeatNumber


class TakeBack(Command, frozen=True, tag="take_back"):
    """Play oneself again on one's own seat."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the game and its clocks for a while (host)."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on with a game that is paused (host)."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After a game: gather the same people for another one, each a seat further on."""


class Say(Command, frozen=True, tag="say"):
    """Write a line of chat. Refused while the game asks for silence."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    id: MessageId | None = None
    """Made by the client. A line that is sent again under its id is shown once."""


class Mute(Command, frozen=True, tag="mute"):
    """Stop hearing what somebody at this table writes, or hear it again."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool = True


TableCommand: TypeAlias = (
    Sit
    | Leave
    | AddBot
    | BotLevel
    | RemoveBot
    | Kick
    | Change
    | Start
    | Move
    | Hint
    | GiveRandomness
    | Ready
    | End
    | Nudge
    | HandOver
    | TakeBack
    | Pause
    | Resume
    | Rematch
    | Say
    | Mute
)
