"""The door: bytes come in from a socket, become a message, and reach the table from the right seat; letters go out.

The WebSocket itself is picows', behind uvicorn's HTTP: see `upgrade`. Nothing here waits, and no reader, however slow,
makes another one wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from foxden.core.errors import Unreadable
from foxden.server.lobby import Lobby
from foxden.server.messages import PROTOCOL, Closed, Hello, Welcome, encode, read_message
from foxden.server.people import Bucket
from foxden.table.commands import Change
from foxden.table.house import Letter
from foxden.table.refusals import Refusal
from foxden.table.shown import Refused
from foxden.table.table import Table

LONGEST_MESSAGE: Final = 64 * 1024
BURST: Final = 4
"""So many seconds' worth of messages may come at once."""
MOST_WAITING: Final = 256
"""Letters that must not be skipped, waiting for a slow reader."""
LONGEST_PAUSE: Final = 30.0
"""Seconds for which a reader may take nothing."""
FAREWELL: Final = 1.0
"""Seconds that the other side has to close, too."""
HELLO_WITHIN: Final = 20.0
PRICE_OF_NONSENSE: Final = 5
"""A message that cannot be read counts as so many."""

NO_TEXT, POLICY, TOO_BIG, BROKEN, LATER = 1003, 1008, 1009, 1011, 1013
_TOO_FAST: Final = Closed("too-fast", "Too many messages at once.")
_NO_MESSAGE: Final = Closed("unreadable", "A message is text, of at most 64 KiB.")
_SLOW: Final = Closed("slow", "This connection is too slow to follow the table.")

_log = logging.getLogger(__name__)


class Socket(WSListener):
    """One connection."""

    def __init__(self, lobby: Lobby, address: str, person: str | None) -> None:
        super().__init__()
        self._lobby = lobby
        self._address = address
        self._cookie_person = person
        self.person = ""
        self.watching = False
        self.program = False
        self.table: Table | None = None
        self.on_gone: Callable[[], None] = _nothing
        """Called when the connection is no more."""
        self._transport: WSTransport | None = None
        self._loop = asyncio.get_running_loop()
        self._out: list[bytes] = []
        """What is sent at the end of this turn of the loop."""
        self._parts: list[bytes] = []
        rate = lobby.settings.messages_per_second
        self._patience = Bucket(rate, rate * BURST)
        self._paused = False
        self._newest: dict[type, Letter] = {}
        self._waiting: deque[Letter] = deque()
        self._closing = False
        self._hello_deadline: asyncio.TimerHandle | None = None
        self._pause_deadline: asyncio.TimerHandle | None = None
        self._end: asyncio.TimerHandle | None = None

    @property
    def connected(self) -> bool:
        return self._transport is not None

    # From the wire

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._lobby.connections.add(self)
        self._lobby.sockets_by_address[self._address] += 1
        self._hello_deadline = self._loop.call_later(HELLO_WITHIN, self._no_hello)
        if self._lobby.sockets_by_address[self._address] > self._lobby.settings.sockets_per_address:
            self._refuse_and_close(Refusal("too-many-sockets"), LATER)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - there is but one
        self._transport = None
        for deadline in (self._hello_deadline, self._pause_deadline, self._end):
            if deadline is not None:
                deadline.cancel()
        self._lobby.connections.discard(self)
        _less(self._lobby.sockets_by_address, self._address)
        if self.person:
            _less(self._lobby.sockets_by_person, self.person)
        table, self.table = self.table, None
        if table is not None:
            table.exit(self)
        self.on_gone()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind in {WSMsgType.TEXT, WSMsgType.CONTINUATION}:
            data: bytes | None = frame.get_payload_as_bytes()
            if data is not None and (self._parts or not frame.fin):
                data = self._joined(data, last=frame.fin)
            if data is not None:
                self._heard(data)
        elif kind == WSMsgType.CLOSE:
            transport.send_close(_closing(frame.get_close_code()))
            transport.disconnect()
        elif kind == WSMsgType.BINARY:
            self.close(_NO_MESSAGE, NO_TEXT)

    def _joined(self, data: bytes, *, last: bool) -> bytes | None:
        """Put a message together that comes in parts."""
        self._parts.append(data)
        if sum(map(len, self._parts)) > LONGEST_MESSAGE or len(self._parts) > MOST_WAITING:
            self.close(_NO_MESSAGE, TOO_BIG)
            return None
        if not last:
            return None
        data = b"".join(self._parts)
        self._parts.clear()
        return data

    def _heard(self, data: bytes) -> None:
        if self._closing:
            return
        if not self._patience.take():
            self._lobby.house.tally.refusals["too-fast"] += 1
            self.close(_TOO_FAST, POLICY)
            return
        try:
            message = read_message(data)
        except Unreadable as problem:
            self._patience.take(PRICE_OF_NONSENSE)
            self._refuse("", Refusal("unreadable", reason=str(problem)))
            return
        try:
            if self.table is None:
                if isinstance(message, Hello):
                    self._hello(message)
                else:
                    self._refuse(_kind(message), Refusal("hello-first"), getattr(message, "id", None))
            elif isinstance(message, Hello):
                self._refuse("hello", Refusal("hello-once"))
            else:
                if isinstance(message, Change) and message.seats is not None:
                    self._lobby.set_limits(message.seats)
                self.table.hear(self, message)
        except Refusal as problem:
            self._refuse(_kind(message), problem, getattr(message, "id", None))
        except Exception:  # noqa: BLE001 - whatever it is, the others' tables go on
            # A fault of ours. The table's state is a value and as it was; only this socket starts again.
            _log.exception("a message could not be handled", extra={"kind": _kind(message)})
            self._lobby.house.tally.refusals["fault"] += 1
            self.close(Closed("restart", "Something went wrong here; please connect again."), BROKEN)

    def _hello(self, hello: Hello) -> None:
        lobby = self._lobby
        try:
            table = lobby.table(hello.table, self._address)
            person, token = self._who(hello)
        except Refusal as problem:
            self._refuse("hello", problem)
            return
        if self._hello_deadline is not None:
            self._hello_deadline.cancel()
        lobby.sockets_by_person[person] += 1
        self.person, self.watching, self.program = person, hello.watch, hello.program
        face = lobby.people.face(person)
        if hello.name is not None:
            face = lobby.name(person, hello.name, None)
        self.table = table
        self.tell(Letter(Welcome(protocol=PROTOCOL, person=person, name=face.name, colour=face.colour, token=token)))
        table.enter(self)

    def _who(self, hello: Hello) -> tuple[str, str | None]:
        """Tell who comes in; and, if it is somebody new, the token by which they are known again."""
        lobby = self._lobby
        person = self._cookie_person if hello.token is None else lobby.people.by_token(hello.token)
        if person is None:
            if hello.token is not None:
                raise Refusal("bad-token")
            person = lobby.newcomer(self._address)
            return person, lobby.people.token(person)
        if lobby.sockets_by_person[person] >= lobby.settings.sockets_per_person:
            raise Refusal("too-many-sockets")
        return person, None

    # To the wire

    def tell(self, letter: Letter) -> None:
        """Send a letter now, or when the reader is ready for it."""
        if self._closing:
            return
        if not self._paused:
            if not self._out:
                self._loop.call_soon(self._send)
            self._out.append(letter.data)
            return
        slot = letter.slot
        if slot is not None:
            self._newest[slot] = letter
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(letter)
        else:
            self._too_slow()

    def _send(self) -> None:
        """Send what a turn of the loop has brought: several letters cost hardly more than one, if they go together."""
        out, self._out = self._out, []
        if self._transport is None:
            return
        if len(out) == 1:
            self._transport.send(WSMsgType.TEXT, out[0])
        elif out:
            self._transport.underlying_transport.write(b"".join(map(_framed, out)))

    def pause_writing(self) -> None:
        self._paused = True
        self._pause_deadline = self._loop.call_later(LONGEST_PAUSE, self._too_slow)

    def resume_writing(self) -> None:
        self._paused = False
        if self._pause_deadline is not None:
            self._pause_deadline.cancel()
        while self._waiting and not self._paused:
            self.tell(self._waiting.popleft())
        for slot in list(self._newest):
            if not self._paused:
                self.tell(self._newest.pop(slot))

    def close(self, why: Closed, status: int) -> None:
        """Say why, and close."""
        if self._transport is None or self._closing:
            return
        self._send()
        self._closing = True
        if self._paused:
            self._transport.disconnect(graceful=False)
            return
        self._transport.send(WSMsgType.TEXT, encode(why))
        self._transport.send_close(_closing(status), why.code.encode())
        # What is still coming in is read and thrown away for a moment. Were it not, the system would break off the
        # connection so hard that the other side never reads why.
        self._end = self._loop.call_later(FAREWELL, self._transport.disconnect)

    def _refuse(self, about: str, problem: Refusal, message_id: str | None = None) -> None:
        self._lobby.house.tally.refusals[problem.code] += 1
        self.tell(
            Letter(Refused(about=about, id=message_id, code=problem.code, text=str(problem), facts=problem.facts))
        )

    def _refuse_and_close(self, problem: Refusal, status: int) -> None:
        self._refuse("", problem)
        self.close(Closed("too-many", str(problem)), status)

    def _too_slow(self) -> None:
        self._lobby.house.tally.refusals["slow"] += 1
        self.close(_SLOW, LATER)

    def _no_hello(self) -> None:
        self.close(Closed("too-many", "Nothing was said."), POLICY)


def _framed(text: bytes) -> bytes:
    """Give a text as one WebSocket frame, as servers send them: whole and not masked."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)


def _nothing() -> None:
    """Nobody asked to be told."""


def _kind(message: Any) -> str:  # noqa: ANN401 - any message of the protocol
    return str(message.__struct_config__.tag)


def _closing(status: Any) -> Any:  # noqa: ANN401 - picows' own enumeration, or a number
    try:
        return WSCloseCode(status)
    except ValueError:
        return WSCloseCode.OK


def _less(counts: Any, key: str) -> None:  # noqa: ANN401 - a Counter of texts
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]
