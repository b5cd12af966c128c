"""A bot as a guest at a live table, without the network: it is given messages, and tells what to send.

It speaks the protocol of docs/protocol.md and nothing else; the server cannot tell it from any other program.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from foxden.core.errors import FoxdenError
from foxden.core.rules import AnyRules
from foxden.games import duet, fool, foxy, game_named
from foxden.lab.players import BotFailed, Chair, Player, check, get_ready

Message = dict[str, Any]

_VIEWS: Final[dict[str, type[Struct]]] = {"foxy": foxy.View, "fool": fool.View, "duet": duet.View}
_TOO_LATE: Final = {"stale", "not-awaited", "not-playing", "not-between", "no-pledge", "over"}
"""What is refused because something else came first."""
_TRY_AGAIN: Final = {"paused", "not-kept"}
_COME_BACK: Final = {"restart", "slow", "too-many"}


class TurnedAway(FoxdenError):
    """The table, or the server, does not want us."""


class Guest:
    """One bot at one table. `hear` takes what has come, `act` gives what is to be sent."""

    def __init__(self, table: str, player: Player, name: str, rng: Random, say: Callable[[str], object]) -> None:
        self._table = table
        self._player = player
        self._name = name
        self._rng = rng
        self._say = say
        self._token: str | None = None
        self._room: Message | None = None
        self._view: Message | None = None
        self._seen: Struct | None = None
        self._rules: AnyRules | None = None
        self._chair: Chair | None = None
        self._number = 0
        self._sat = False
        self._mixed = ""
        self._ready_for = -1
        self._waiting: Message | None = None
        """A move that is not answered yet."""
        self._sent_again = False
        self._needed = 0
        """Views older than this are of the past."""
        self._has_news = False
        self.is_in = False
        """Whether the table has ever let us in."""
        self.is_over = False

    def opened(self) -> list[Message]:
        """Tell what to send when a socket has opened: at first, and after a lost connection."""
        self._view, self._needed, self._sat, self._ready_for = None, 0, False, -1
        self._sent_again = self._waiting is not None
        hello = {"kind": "hello", "table": self._table, "token": self._token, "name": self._name, "program": True}
        return [hello, self._waiting] if self._waiting else [hello]

    def hear(self, message: Message) -> None:
        match message["kind"]:
            case "welcome":
                self._token = message["token"] or self._token
                self.is_in = self._has_news = True
            case "room":
                self._enter(message)
            case "view":
                self._look(message)
            case "accepted" if self._waiting and message["id"] == self._waiting["id"]:
                self._waiting = None
                if not self._sent_again:  # if it was, the view that came with the welcome may be all there is
                    self._needed = message["version"]
            case "refused":
                self._be_refused(message)
            case "closed" if message["code"] not in _COME_BACK:
                raise TurnedAway(message["text"])

    def _enter(self, room: Message) -> None:
        self._room = room
        if self._rules is None:
            game = game_named(room["game"])
            box = None if room["box"] is None else game.read_box(msgspec.json.encode(room["box"]))
            self._rules = game(box)
            check([self._player], self._rules)
            get_ready([self._player], self._rules.name)
        if room["phase"] == "over":
            self.is_over = True
            points = "" if room["seat"] is None or not room["scores"] else f", {room['scores'][room['seat']]} points"
            won = " and won" if room["seat"] in room["winners"] else ""
            self._say(f"The game is over: {room['ended'].replace('_', ' ')}{points}{won}.")

    def _look(self, message: Message) -> None:
        room = self._room
        if self._view is not None and message["version"] < self._view["version"]:
            return
        self._view = message
        if room is None or self._rules is None or room["seat"] is None:
            return
        if self._chair is None or room["number"] != self._number:
            self._number = room["number"]
            self._chair = Chair(self._player, self._player.maker(self._rules)(), self._rules, self._rng)
            self._seen = None
            self._say(f"{self._rules.title} has begun; {self._player.label} has seat {room['seat']}.")
        seen: Struct = msgspec.convert(message["game"], _VIEWS[self._rules.name])
        if seen != self._seen:  # after a lost connection it may be told again
            self._seen = seen
            self._chair.notice(seen)

    def _be_refused(self, refused: Message) -> None:
        if refused["about"] in {"hello", "sit"}:
            raise TurnedAway(refused["text"])
        code = refused["code"]
        if self._waiting and refused["id"] == self._waiting["id"]:
            answered, self._waiting = self._waiting, None
            if code not in _TRY_AGAIN | _TOO_LATE:
                move = msgspec.json.encode(answered["move"]).decode()
                raise BotFailed(f"{self._player.name} chose {move}, which is not legal: {refused['text']}")
            if code in _TOO_LATE:
                self._needed = answered["seen"] + 1
        elif code not in _TOO_LATE:
            self._say(refused["text"])

    def act(self) -> list[Message]:
        """Tell what to send now. This is where the bot thinks."""
        room = self._room
        if room is None or self.is_over:
            return []
        if room["seat"] is None:
            if room["phase"] != "gathering":
                raise TurnedAway("The game at this table has begun, and no seat is ours.")
            if self._sat:
                return []
            self._sat = True
            return [{"kind": "sit"}]
        return [*self._help_to_deal(room), *self._play()]

    def _help_to_deal(self, room: Message) -> list[Message]:
        pledge = room["pledge"]
        told: list[Message] = []
        if pledge and pledge["wanted"] and pledge["commitment"] != self._mixed:
            self._mixed = pledge["commitment"]
            told.append({"kind": "randomness", "deal": pledge["deal"], "value": secrets.token_hex(16)})
        deal = pledge["deal"] if pledge else 0
        if room["awaits_ready"] and room["seat"] not in room["ready"] and deal != self._ready_for:
            self._ready_for = deal
            told.append({"kind": "ready"})
        return told

    def given_up(self) -> list[Message]:
        """Tell what to send when the bot can do no more: the others shall not wait for it."""
        seat = self._room["seat"] if self._room else None
        return [] if seat is None else [{"kind": "hand_over", "seat": seat}]

    def take_news(self) -> bool:
        """Tell whether we have been in since this was asked last."""
        has_news, self._has_news = self._has_news, False
        return has_news

    @property
    def is_to_move(self) -> bool:
        return self._may_act and self._view is not None and bool(self._view["game"]["legal"])

    @property
    def _may_act(self) -> bool:
        """Tell whether there is a view of now that is not answered yet."""
        view, room = self._view, self._room
        if self._waiting or view is None or room is None or view["version"] < self._needed:
            return False
        return room["phase"] == "playing" and self._seen is not None and self._chair is not None

    def _play(self) -> list[Message]:
        if not self._may_act:
            return []
        chair, seen, view, rules = self._chair, self._seen, self._view, self._rules
        assert chair is not None and seen is not None and view is not None and rules is not None  # noqa: PT018
        move = chair.choose(seen) if view["game"]["legal"] else chair.answer(seen)
        if move is None:
            self._needed = view["version"] + 1
            return []
        self._waiting = {
            "kind": "move",
            "id": secrets.token_hex(8),
            "seen": view["version"],
            "move": msgspec.to_builtins(move),
        }
        return [self._waiting]
