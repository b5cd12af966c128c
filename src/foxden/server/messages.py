"""The protocol of the socket: every message, declared once. docs/protocol.md and web/src/wire.ts are made from here."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from foxden.core.reading import Reader
from foxden.table.commands import TableCommand
from foxden.table.shown import Accepted, Hinted, Line, Nudged, Refused, Room, Seen

PROTOCOL: Final = 1
"""Grows when a client written for the one before would no longer understand us."""
LONGEST_NAME: Final = 24

Name: TypeAlias = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Colour: TypeAlias = Annotated[str, Meta(pattern=r"^(#[0-9a-f]{6})?$(?!\n)")]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class Hello(Struct, frozen=True, kw_only=True, tag_field="kind", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: which table, and who comes. Answered by `welcome`, `room`, `view`, old `line`s."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    """The secret in the table's link (the last part of its address), or the table's short code."""
    token: Token | None = None
    """For programs: who they are, as an earlier `welcome` told them. A browser has a cookie instead."""
    name: Name | None = None
    """The name to be known by; may be left out."""
    watch: bool = False
    """True: see only what a watcher sees, also where one has a seat."""
    program: bool = False
    """True: this is a program. Everybody is told so, and its views remember what has been played (`seen`)."""


class Welcome(Struct, frozen=True, kw_only=True, tag_field="kind", tag="welcome"):
    """You are at the table."""

    protocol: int
    person: str
    """Who you are, as others see it: it stands in the chairs' `person`."""
    name: str
    colour: str
    token: str | None
    """For one who came without a cookie or token: the secret with which to come back as the same person."""


class Closed(Struct, frozen=True, tag_field="kind", tag="closed"):
    """The server is about to close this socket."""

    code: str
    """`restart`: connect again in a moment. `gone`: this table does not exist any more. `slow`, `too-fast`,
    `unreadable`, `too-many`, `forgotten`: what the text says."""
    text: str


ToServer: TypeAlias = Hello | TableCommand
FromServer: TypeAlias = Welcome | Room | Seen | Line | Nudged | Hinted | Accepted | Refused | Closed

read_message: Final = Reader[ToServer](ToServer)
encode: Final = msgspec.json.Encoder().encode
