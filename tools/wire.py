"""web/src/wire.ts: the protocol as the page's compiler knows it."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, get_args

from foxden.server.api import ENDPOINTS
from foxden.server.describe import Attribute, Problem, Shape, name_of, named_types, shapes
from foxden.server.messages import LONGEST_NAME, PROTOCOL, FromServer, ToServer
from foxden.table.commands import LONGEST_TEXT
from tools.spelling import Words, limits, spelled

WIDTH: Final = 120


def wire_ts() -> str:
    """Give the whole file."""
    asked, answered = (
        [kind for each in ENDPOINTS for kind in [getattr(each, side)] if kind is not None]
        for side in ("body", "answer")
    )
    written = Module(to_server=[ToServer, *asked], from_server=[FromServer, *answered, Problem])
    parts = [
        "// The protocol of Foxden, from the server's own types. Do not edit it: `python3 make.py generate` writes it.",
        f"export const PROTOCOL = {PROTOCOL};",
        _commented("Characters in a line of chat.", f"export const LONGEST_TEXT = {LONGEST_TEXT};"),
        _commented("Characters in a name.", f"export const LONGEST_NAME = {LONGEST_NAME};"),
        _commented("What a client may send.", union("ToServer", ToServer)),
        _commented("What the server sends.", union("FromServer", FromServer)),
        *(union(name, kind) for name, kind in named_types().items() if name not in written.shapes),
        *written.interfaces(),
    ]
    return "\n\n".join(parts) + "\n"


def union(name: str, kind: Any) -> str:  # noqa: ANN401 - unions are no types
    """Write a union of Structs, or another name for a single one."""
    names = [name_of(each) for each in get_args(kind) or (kind,)]
    on_one_line = f"export type {name} = {' | '.join(names)};"
    if len(on_one_line) <= WIDTH:
        return on_one_line
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";"


class Module:
    """The interfaces of all that goes one way, the other, or both."""

    def __init__(self, to_server: Iterable[Any], from_server: Iterable[Any]) -> None:
        self._sent, self._received = shapes(*to_server), shapes(*from_server)
        self.shapes: Mapping[str, Shape] = self._sent | self._received

    def interfaces(self) -> Iterator[str]:
        for shape in self.shapes.values():
            tag = [f"  {shape.tag_field}: {json.dumps(shape.tag)};"] if shape.tag_field else []
            lines = [*tag, *(self._line(shape, field) for field in shape.attributes)]
            body = "\n".join(lines)
            yield _commented(shape.about, f"export interface {shape.name} {{\n{body}\n}}" if lines else _empty(shape))

    def _line(self, shape: Shape, field: Attribute) -> str:
        comment = " ".join(filter(None, (field.about, limits(field.kind))))
        mark = "?" if self._may_be_missing(shape, field) else ""
        kind = spelled(field.kind, self._words(in_what_we_send=shape.name not in self._sent))
        return _commented(comment, f"  {field.name}{mark}: {kind};", "  ")

    def _may_be_missing(self, shape: Shape, field: Attribute) -> bool:
        """Whoever sends a Struct may leave its defaults out; we ourselves say when we do."""
        return not field.required if shape.name in self._sent else not field.always_sent

    def _words(self, *, in_what_we_send: bool) -> Words:
        def struct(kind: type) -> str:
            name = name_of(kind)
            complete = in_what_we_send and name in self._sent and self._sent[name].optional
            return f"Required<{name}>" if complete else name

        return Words(
            integer="number",
            either=" | ",
            anything="unknown",
            mapping="Record<string, {}>",
            struct=struct,
            opaque="Record<string, unknown>",
        )


def _empty(shape: Shape) -> str:
    return f"export type {shape.name} = Record<string, never>;"


def _commented(comment: str, code: str, indent: str = "") -> str:
    if not comment:
        return code
    safe = comment.replace("*/", "* /")
    if len(one_line := f"{indent}/** {safe} */") <= WIDTH:
        return f"{one_line}\n{code}"
    wrapped = textwrap.wrap(safe, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return "\n".join([f"{indent}/**", *wrapped, f"{indent} */", code])
