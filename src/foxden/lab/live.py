"""`foxden bot`: a bot of anybody's at a live table, over the network."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from foxden.core.errors import FoxdenError, Unreadable, quoted
from foxden.lab.extras import needed
from foxden.lab.guest import Guest, Message
from foxden.lab.players import BotFailed, Player

LONGEST_NAME: Final = 24
PATIENCE: Final = 300.0
"""Seconds after which a server that was there is given up."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0


class Unreachable(FoxdenError):
    """There is no server, or no longer."""


def play_at(
    link: str, player: Player, *, name: str | None, pace: float, seed: str | None, say: Callable[[str], object]
) -> None:
    """Sit down at the table with this link, and play until its game is over."""
    address, table = _address(link)
    client, closed = needed("websockets.sync.client"), needed("websockets.exceptions").WebSocketException
    rng = SystemRandom() if seed is None else Random(seed)
    guest = Guest(table, player, (name or player.label)[:LONGEST_NAME], rng, say)
    lost_at, wait = 0.0, FIRST_WAIT
    while True:
        try:
            with client.connect(address, compression=None, max_size=None) as socket:
                if guest.is_in:
                    say("Back at the table.")
                _talk(socket, guest, pace)
        except (OSError, closed) as problem:
            if not guest.is_in:
                raise Unreachable(f"There is no Foxden at {address}: {problem or type(problem).__name__}") from None
        if guest.is_over:
            return
        now = time.monotonic()
        if guest.take_news():
            lost_at, wait = now, FIRST_WAIT
            say("The connection is lost; trying again.")
        elif now - lost_at > PATIENCE:
            raise Unreachable(f"The connection to {address} is lost, and does not come back.")
        time.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def _talk(socket: Any, guest: Guest, pace: float) -> None:  # noqa: ANN401 - a library that may be missing
    """Hear all that has come, then act, until the connection or the game ends."""
    _send(socket, guest.opened())
    try:
        while not guest.is_over:
            guest.hear(msgspec.json.decode(socket.recv()))
            _hear_more(socket, guest, 0)
            if guest.is_to_move and pace:
                _hear_more(socket, guest, pace)
            _send(socket, guest.act())
    except (BotFailed, KeyboardInterrupt):
        with suppress(Exception):  # if even that cannot be said, the reason above is what counts
            _send(socket, guest.given_up())
        raise


def _hear_more(socket: Any, guest: Guest, seconds: float) -> None:  # noqa: ANN401
    """Hear what comes within so many seconds: only the newest view counts."""
    until = time.monotonic() + seconds
    while not guest.is_over:
        try:
            text = socket.recv(timeout=max(0.0, until - time.monotonic()))
        except TimeoutError:
            return
        guest.hear(msgspec.json.decode(text))


def _send(socket: Any, messages: list[Message]) -> None:  # noqa: ANN401
    for message in messages:
        socket.send(msgspec.json.encode(message), text=True)


def _address(link: str) -> tuple[str, str]:
    """Tell where the socket is, and which table: by the link of its page."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in {"http", "https"} or not parts.netloc or not table:
        raise Unreadable(f"{quoted(link)} is no link of a table, such as http://127.0.0.1:8420/t/…", "--table")
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/api/socket", table
