"""From HTTP to WebSocket: uvicorn hands over a connection that asks for it, and picows takes it from there.

picows reads and writes frames in compiled code, several times as fast as the alternatives for Python; uvicorn does the
HTTP around it, on the same port.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Final

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse
from picows.common import WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # left out of its stubs

from foxden.server.door import LONGEST_MESSAGE, Socket
from foxden.server.guards import Guards
from foxden.server.lobby import RESTART, SERVICE_RESTART, Lobby
from foxden.server.people import COOKIE

PATH: Final = "/api/socket"
PING_AFTER: Final = 25.0
"""Seconds of silence after which a connection is asked whether it still lives."""
HANDSHAKE_WITHIN: Final = 5.0
SMALL_BUFFER: Final = 2048
"""Messages to us are short; a thousand idle sockets should not cost much."""

_log: Final = logging.getLogger(__name__)
_frames_log: Final = logging.getLogger("picows")


def upgrading(lobby: Lobby, guards: Guards) -> Callable[..., asyncio.Protocol]:
    """Give what uvicorn calls when a request asks for a WebSocket."""

    def upgrade(config: Any, server_state: Any, app_state: Any) -> asyncio.Protocol:  # noqa: ANN401, ARG001 - uvicorn's
        return _Bridge(lobby, guards, server_state.connections)

    return upgrade


class _Bridge(asyncio.Protocol):
    """Looks to uvicorn like its own protocol, until picows' has the connection."""

    def __init__(self, lobby: Lobby, guards: Guards, connections: set[Any]) -> None:
        self._lobby = lobby
        self._guards = guards
        self._connections = connections
        self._peer = ""
        self._socket: Socket | None = None
        self._transport: asyncio.Transport | None = None
        self._frames: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]  # uvloop's transports are no subclass
        peer = transport.get_extra_info("peername")
        self._peer = str(peer[0]) if peer else ""
        self._frames = WSProtocol(
            None,
            None,
            False,
            self._listener,
            _frames_log,
            True,
            HANDSHAKE_WITHIN,
            True,
            PING_AFTER,
            PING_AFTER,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,
            LONGEST_MESSAGE,
            None,
            SMALL_BUFFER,
        )
        self._frames.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass on the request, and what may have come right after it."""
        rest = memoryview(data)
        while rest:
            room = self._frames.get_buffer(len(rest))
            part = min(len(room), len(rest))
            room[:part] = rest[:part]
            self._frames.buffer_updated(part)
            rest = rest[part:]
        # uvicorn makes this object the connection's protocol when we return; picows takes its place right after.
        asyncio.get_running_loop().call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        self._transport.set_protocol(self._frames)
        # What picows has refused, for a wrong version perhaps, is no connection, and nobody will say that it is gone.
        if self._socket is not None and self._socket.connected:
            self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._frames.connection_lost(exc)

    def eof_received(self) -> bool | None:
        ended: bool | None = self._frames.eof_received()
        return ended

    def pause_writing(self) -> None:
        self._frames.pause_writing()

    def resume_writing(self) -> None:
        self._frames.resume_writing()

    def _listener(self, request: WSUpgradeRequest) -> Any:  # noqa: ANN401 - picows takes several kinds of answer
        headers: Mapping[str, str] = request.headers
        if request.path.decode("latin-1").partition("?")[0] != PATH:
            return _refusal(HTTPStatus.NOT_FOUND)
        problem = self._guards.why_not(headers)
        if problem is not None:
            _log.info("a socket was refused: %s", problem)
            return _refusal(HTTPStatus.FORBIDDEN)
        token = _cookie(headers.get("cookie", ""))
        self._socket = Socket(
            self._lobby, self._guards.address(self._peer, headers), self._lobby.people.by_token(token)
        )
        self._socket.on_gone = self._gone
        return self._socket

    def _gone(self) -> None:
        self._connections.discard(self)

    def shutdown(self) -> None:
        """Close, because the server ends: uvicorn calls this for all its connections."""
        if self._socket is not None:
            self._socket.close(RESTART, SERVICE_RESTART)


def _refusal(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    response = WSUpgradeResponse.create_error_response(status, status.phrase.encode())
    return WSUpgradeResponseWithListener(response, None)


def _cookie(header: str) -> str | None:
    for pair in header.split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value
    return None
