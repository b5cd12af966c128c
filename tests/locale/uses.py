"""Which messages the page's code asks for: `t("id")`, and names put together such as `name-${game}`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web"

_ID: Final = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
_QUOTED: Final = re.compile(rf"""(?P<quote>["'`])(?P<id>{_ID})(?P=quote)""")
_TEMPLATE: Final = re.compile(r"`([^`\n]*)`")
_PIECE: Final = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
_CALL: Final = re.compile(r"(?<![\w.$#])(?:t|say)\(")
_COMPARED: Final = re.compile(r"""[!=]==?\s*(["'])[^"']*\1|(["'])[^"']*\2\s*[!=]==?""")
_COMMENT: Final = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def _whole(template: re.Match[str]) -> str:
    """Drop a template with pieces in it, whose words in quotes are parts of ids only."""
    return "" if "${" in template[0] else template[0]


@dataclass(frozen=True)
class Asked:
    """An id in a call of `t` or `say`, or the shape of one that is put together there."""

    where: str
    id: str
    made: bool = False
    """Whether `id` is a regular expression."""


def sources() -> dict[str, str]:
    """Give the page's code without comments and tests."""
    return {
        path.relative_to(WEB).as_posix(): _COMMENT.sub("", path.read_text("utf-8"))
        for folder in ("build", "src")
        for path in sorted((WEB / folder).rglob("*"))
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name and path.name != "wire.ts"
    }


def _shape(template: str) -> str | None:
    """Give the pattern of ids that a template makes, if it reads like one and says enough of them."""
    pieces = _PIECE.split(template)
    said = "".join(pieces)
    if len(pieces) < 2 or "-" not in said or not re.fullmatch(r"[a-z0-9-]{4,}", said):
        return None
    return "[a-z0-9-]+".join(re.escape(piece) for piece in pieces)


def _first_argument(code: str, start: int) -> str:
    """Give what stands between a call's parenthesis and the comma or parenthesis that ends its first argument."""
    depth, at, quote = 0, start, ""
    while at < len(code):
        sign = code[at]
        if quote:
            if sign == quote:
                quote = ""
        elif sign in "\"'`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif sign == "," and depth == 0:
            break
        at += 1
    return code[start:at]


def asked() -> Iterator[Asked]:
    """Go through what stands in calls of `t` and `say`."""
    for name, code in sources().items():
        for call in _CALL.finditer(code):
            argument = _COMPARED.sub("", _first_argument(code, call.end()))
            where = f"{name}:{code.count(chr(10), 0, call.start()) + 1}"
            for found in _QUOTED.finditer(_TEMPLATE.sub(_whole, argument)):
                yield Asked(where, found["id"])
            for template in _TEMPLATE.findall(argument):
                if (shape := _shape(template)) is not None:
                    yield Asked(where, shape, made=True)


@cache
def written() -> tuple[frozenset[str], re.Pattern[str]]:
    """Give all words in quotes that could be ids, and a pattern of all ids that code puts together."""
    quoted: set[str] = set()
    shapes: set[str] = set()
    for code in sources().values():
        quoted.update(found["id"] for found in _QUOTED.finditer(code))
        shapes.update(shape for template in _TEMPLATE.findall(code) if (shape := _shape(template)) is not None)
    return frozenset(quoted), re.compile("|".join(sorted(shapes)) or r"(?!)")
