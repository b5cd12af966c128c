"""uvicorn's HTTP with an end to its patience: for connections that say nothing, and for requests without end."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body."""
HEAD_WITHIN: Final = 20.0
"""Seconds from the beginning of a connection to the end of its first request's head."""


class CarefulHttp(HttpToolsProtocol):
    """One connection. Ends by itself if no request comes of it."""

    _head: int | None = 0
    """Bytes of a head that is coming in; none while a body is."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._deadline = self.loop.call_later(HEAD_WITHIN, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_patience()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        self._head = None
        self._have_patience()
        super().on_headers_complete()

    def _have_patience(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
