"""Types in words: the same walk for TypeScript and for people, with other words for the simple ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import get_args

from msgspec import Struct
from msgspec import inspect as kinds

from foxden.server.describe import behind, name_of, named_types


class Words(Struct, frozen=True, kw_only=True):
    """What simple types are called, and how they are put together."""

    integer: str
    either: str
    anything: str
    mapping: str
    """With `{}` where the type of the values stands."""
    struct: Callable[[type], str] = name_of
    opaque: str
    """An object that is not ours to describe."""


def spelled(kind: kinds.Type, words: Words) -> str:
    """Say a type."""
    if names := behind(kind):
        return words.either.join(words.opaque if name == "object" else name for name in names)
    if simple := _simple(kind, words):
        return simple
    match kind:
        case kinds.Metadata():
            return spelled(kind.type, words)
        case kinds.LiteralType():
            return words.either.join(json.dumps(value) for value in kind.values)
        case kinds.UnionType():
            return _named(kind) or words.either.join(spelled(each, words) for each in kind.types)
        case kinds.TupleType():
            return f"[{', '.join(spelled(each, words) for each in kind.item_types)}]"
        case kinds.CollectionType():
            inner = spelled(kind.item_type, words)
            return f"({inner})[]" if words.either in inner else f"{inner}[]"
        case kinds.DictType(value_type=kinds.AnyType()):
            return words.opaque
        case kinds.DictType():
            return words.mapping.format(spelled(kind.value_type, words))
        case kinds.StructType():
            return words.struct(kind.cls)
        case _:
            raise TypeError(f"Nobody has said yet how {kind} is written in a client: do so in tools/spelling.py.")


def _simple(kind: kinds.Type, words: Words) -> str:
    match kind:
        case kinds.IntType():
            return words.integer
        case kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType() | kinds.RawType():
            return words.anything
        case _:
            return ""


def _named(union: kinds.UnionType) -> str:
    """Give the name of a union that has one, such as `FoxyMove`; empty if it has none."""
    members = {each.cls for each in union.types if isinstance(each, kinds.StructType)}
    for name, kind in named_types().items():
        if len(members) == len(union.types) and members == set(get_args(kind)):
            return name
    return ""


def limits(kind: kinds.Type) -> str:
    """Say within which limits a value has to be; empty if there are none."""
    match kind:
        case kinds.Metadata():
            return limits(kind.type)
        case kinds.UnionType():
            return " ".join(filter(None, map(limits, kind.types)))
        case kinds.IntType(ge=least, le=most) | kinds.FloatType(ge=least, le=most):
            return _range(least, most, "{} to {}.", "At least {}.", "At most {}.")
        case kinds.StrType(min_length=least, max_length=most, pattern=pattern):
            length = _range(least, most, "{} to {} characters.", "At least {} characters.", "At most {} characters.")
            return " ".join(filter(None, (length, f"Matches `{pattern}`." if pattern else "")))
        case _:
            return ""


def _range(least: float | None, most: float | None, both: str, lower: str, upper: str) -> str:
    match least, most:
        case None, None:
            return ""
        case None, _:
            return upper.format(most)
        case _, None:
            return lower.format(least)
        case _:
            return both.format(least, most)
