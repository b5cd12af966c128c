"""Why a table, or the door to it, says no. The games' own refusals are theirs (`IllegalMove`)."""

from __future__ import annotations

from typing import Final

from foxden.core.errors import FoxdenError

REFUSALS: Final[dict[str, str]] = {
    # At the table
    "not-gathering": "This can be done only before the game starts.",
    "not-playing": "There is no game going on.",
    "not-over": "The game is not over yet.",
    "paused": "The game is paused.",
    "not-paused": "The game is not paused.",
    "not-host": "Only the host can do this.",
    "not-seated": "You have no seat at this table.",
    "no-such-seat": "There is no such seat at this table.",
    "no-free-seat": "No seat is free.",
    "seat-taken": "Somebody else sits there.",
    "kicked": "The host has asked you not to sit at this table.",
    "not-a-bot": "There is no bot on this seat.",
    "not-a-person": "There is no person on this seat.",
    "seats-in-use": "People or bots sit on the seats that would go.",
    "bad-options": "{reason}",
    "bad-seats": "{reason}",
    "seats-missing": "Every seat must be taken before the game starts.",
    "stale": "The question has changed since; look again.",
    "unreadable-move": "{reason}",
    "not-awaited": "The table does not wait for this seat.",
    "no-hints": "No hints are given at this table.",
    "no-hint": "There is no hint for this.",
    "no-pledge": "No randomness is wanted for this shuffle, or it was given already.",
    "only-the-clock": "A box is left empty only when time has run out. Write a number.",
    "not-between": "There is no round to get ready for.",
    "nothing-to-say": "Nothing is left of this text that can be shown.",
    "silence-round": "Silence: in the Duet nobody talks during a round.",
    "silence-game": "Silence: in Foxy nobody talks from the first card to the end of the count.",
    "no-such-person": "Nobody at this table is known by this id.",
    "yourself": "You cannot do this to yourself.",
    "not-kept": "The server could not keep this. Nothing has changed; please try again.",
    # At the door
    "unreadable": "{reason}",
    "hello-first": "The first message on a socket is hello.",
    "hello-once": "You are at a table already; another one takes another socket.",
    "no-such-table": "There is no such table. Perhaps its link is incomplete, or it is long gone.",
    "broken-table": "This table cannot be read any more. Whoever runs this server finds the reason in its log.",
    "bad-token": "This token is not known here.",
    "too-fast": "Too many messages at once; please slow down.",
    "too-much-chat": "Too many lines at once; please wait a little.",
    "too-many-tables": "You have opened too many tables. Finish or leave one first.",
    "too-many-sockets": "Too many connections from you at the same time.",
    "too-many-people": "Too many newcomers from this address; please wait a while.",
    "too-many-guesses": "Too many codes that lead nowhere; please wait a while.",
    "full-house": "This server has as many tables as it can hold.",
}


class Refusal(FoxdenError):
    """Something that was asked for and is not done; the asker alone is told."""

    def __init__(self, code: str, **facts: str | int) -> None:
        self.code = code
        self.facts = facts
        super().__init__(REFUSALS[code].format(**facts))
