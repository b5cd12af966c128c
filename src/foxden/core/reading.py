"""From bytes to types. The only place that turns the JSON library's complaints into our own sentences."""

from __future__ import annotations

import re
from typing import Generic, TypeVar

import msgspec

from foxden.core.errors import Unreadable, quoted

T = TypeVar("T")

_PLAIN_NAMES = {
    "`int`": "a whole number",
    "`float`": "a number with a fraction",
    "`bool`": "true or false",
    "`str`": "a text",
    "`null`": "null",
    "`array`": "a list",
    "`object`": "an object",
}
_PLACE = re.compile(r" - at (?:`key` in )?`\$?(.*)`$", re.DOTALL)


class Reader(Generic[T]):
    """Reads JSON as one type, strictly: booleans and fractions are no whole numbers, a text is no number."""

    def __init__(self, kind: object) -> None:
        # A union of types, such as `Play | Swap`, is no `type`, so the checker cannot see that `kind` is what T says.
        self._kind = kind
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def __call__(self, data: bytes | msgspec.Raw) -> T:
        try:
            return self._decoder.decode(data)
        except msgspec.ValidationError as problem:
            raise _in_plain_words(problem) from None
        except UnicodeDecodeError:
            raise NotJson("This is not UTF-8 text.") from None
        except msgspec.DecodeError as problem:
            raise NotJson(f"This is not JSON: {_detail(problem)}.") from None
        except RecursionError:
            raise NotJson("This JSON is nested too deeply.") from None

    def of_value(self, value: object) -> T:
        """Read what is already Python values, by the same rules."""
        try:
            return msgspec.convert(value, self._kind)  # type: ignore[no-any-return]
        except msgspec.ValidationError as problem:
            raise _in_plain_words(problem) from None


class NotJson(Unreadable):
    """The text is not JSON, so nothing in it has a meaning."""


def _detail(problem: msgspec.DecodeError) -> str:
    text = str(problem).removeprefix("JSON is malformed: ")
    if text == "Input data was truncated":
        return "it ends too early, or has half of a character"  # "\\ud800" alone is told in the same words
    return text[:1].lower() + text[1:].rstrip(".")


def _in_plain_words(problem: msgspec.ValidationError) -> Unreadable:
    reason, place = str(problem), ""
    if found := _PLACE.search(reason):
        reason, place = reason[: found.start()], found[1].removeprefix(".")
    if missing := re.fullmatch(r"Object missing required field `(\w+)`", reason):
        return Unreadable(f"The key {quoted(missing[1])} is missing.", place)
    if wrong := re.fullmatch(r"Invalid (?:enum )?value (.*)", reason, re.DOTALL):
        return Unreadable(f"{quoted(wrong[1].strip(chr(39)))} is not one of the possible values.", place)
    for technical, plain in _PLAIN_NAMES.items():
        reason = reason.replace(technical, plain)
    return Unreadable(reason.replace("`", "").replace(" | ", " or ") + ".", place)
