"""What the protocol is, said by its own types: for the page's TypeScript, for docs/protocol.md and for OpenAPI.

A type is declared once, as a Struct with docstrings. Here they are read: a Struct becomes a `Shape`, and everything
that is written about the protocol is made from shapes, so that it cannot be out of date. Nothing here runs in a game.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, get_args

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as kinds

from foxden.games import GAMES
from foxden.server.messages import PROTOCOL

# Types and their names


class Attribute(Struct, frozen=True, kw_only=True):
    """A field of a Struct."""

    name: str
    kind: kinds.Type
    about: str
    """The string that stands under the field, as one paragraph; empty if there is none."""
    required: bool
    """Whether one who sends it must give it a value."""
    always_sent: bool
    """Whether it is there in all that we send."""
    default: Any = NODEFAULT
    """What it is if it is left out, where that is a plain value."""


class Shape(Struct, frozen=True, kw_only=True):
    """A Struct, as it is told to people who write clients."""

    name: str
    about: str
    tag_field: str | None
    tag: str | int | None
    attributes: tuple[Attribute, ...]

    @property
    def optional(self) -> bool:
        """Whether some field may be left out by one who sends it, which we never do."""
        return any(not field.required and field.always_sent for field in self.attributes)


_RENAMED: Final = {"foxden.games.duet.moves.Move": "DuetSteps"}
"""A move of the Duet that is called move, while `DuetMove` is any of its moves."""


def name_of(kind: type) -> str:
    """Give the name under which the world knows a type. Words that the games share get the game's in front."""
    full = f"{kind.__module__}.{kind.__qualname__}"
    if full in _RENAMED:
        return _RENAMED[full]
    game = re.match(r"foxden\.games\.(\w+)\.", full)
    return f"{game[1].capitalize() if game else ''}{kind.__name__}"


@cache
def named_types() -> Mapping[str, Any]:
    """Give the types that can stand behind an opaque field: `FoxyMove`, `FoxyView`, `FoxyOptions`, `FoolMove`, …"""
    named: dict[str, Any] = {}
    for name, game in GAMES.items():
        _, move, _, view, _, options, _ = get_args(vars(game)["__orig_bases__"][0])
        for word, kind in (("Move", move), ("View", view), ("Options", options)):
            named[f"{name.capitalize()}{word}"] = kind
    return named


def behind(kind: kinds.Type) -> tuple[str, ...]:
    """Give the names that `Meta(extra={"type": "FoxyMove | …"})` puts behind an opaque type; none behind others."""
    if not isinstance(kind, kinds.Metadata) or not kind.extra or "type" not in kind.extra:
        return ()
    return tuple(kind.extra["type"].split(" | "))


def plain(kind: kinds.Type) -> kinds.Type:
    """Take off what was said about a type, so that the type itself can be looked at."""
    while isinstance(kind, kinds.Metadata):
        kind = kind.type
    return kind


def shape_of(kind: type[Struct]) -> Shape:
    """Read one Struct."""
    told = kinds.type_info(kind)
    assert isinstance(told, kinds.StructType)
    return _shape(told)


def shapes(*types: Any) -> dict[str, Shape]:  # noqa: ANN401 - unions are no types
    """Give every Struct that is reached from these types, by name, in the order in which they are met."""
    found: dict[str, Shape] = {}
    for struct in _structs(kinds.multi_type_info(types), set()):
        shape = _shape(struct)
        if found.setdefault(shape.name, shape) != shape:
            raise ValueError(f"Two types are called {shape.name}; give one of them another name in describe.py.")
    return found


def _structs(todo: Iterable[kinds.Type], met: set[type]) -> Iterator[kinds.StructType]:
    for kind in todo:
        if isinstance(kind, kinds.StructType):
            if kind.cls not in met:
                met.add(kind.cls)
                yield kind
                yield from _structs((field.type for field in kind.fields), met)
        elif opaque := behind(kind):
            yield from _structs(kinds.multi_type_info(_types_named(opaque)), met)
        else:
            yield from _structs(_inner(kind), met)


def _types_named(names: Iterable[str]) -> list[Any]:
    return [named_types()[name] for name in names if name in named_types()]


def _inner(kind: kinds.Type) -> tuple[kinds.Type, ...]:
    match kind:
        case kinds.Metadata():
            return (kind.type,)
        case kinds.UnionType():
            return kind.types
        case kinds.CollectionType():
            return (kind.item_type,)
        case kinds.TupleType():
            return kind.item_types
        case kinds.DictType():
            return (kind.key_type, kind.value_type)
        case _:
            return ()


def _shape(struct: kinds.StructType) -> Shape:
    sends_defaults = not struct.cls.__struct_config__.omit_defaults
    docs = field_docs(struct.cls)
    return Shape(
        name=name_of(struct.cls),
        about=_paragraph(struct.cls.__doc__),
        tag_field=struct.tag_field,
        tag=struct.tag,
        attributes=tuple(
            Attribute(
                name=field.encode_name,
                kind=field.type,
                about=docs.get(field.name, ""),
                required=field.required,
                # A field that is not required and yet has no default is one that may be UNSET.
                always_sent=field.required or (sends_defaults and _has_default(field)),
                default=field.default,
            )
            for field in struct.fields
        ),
    )


def _has_default(field: kinds.Field) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def field_docs(kind: type[Struct]) -> dict[str, str]:
    """Give what is written under each field of a Struct and of those it inherits from."""
    docs: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        docs |= _docs_in(base.__module__).get(base.__qualname__, {})
    return docs


@cache
def _docs_in(module: str) -> dict[str, dict[str, str]]:
    """Read a module's source, which alone knows what stands under a field."""
    try:
        source = inspect.getsource(sys.modules[module])
    except (KeyError, OSError, TypeError):  # no Python file: the built-in ones, or a module made by hand
        return {}
    found: dict[str, dict[str, str]] = {}
    _read_docs(ast.parse(source), "", found)
    return found


def _read_docs(node: ast.AST, prefix: str, found: dict[str, dict[str, str]]) -> None:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            found[prefix + child.name] = dict(_docs_under_fields(child))
            _read_docs(child, f"{prefix}{child.name}.", found)
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            _read_docs(child, f"{prefix}{child.name}.<locals>.", found)
        else:
            _read_docs(child, prefix, found)


def _docs_under_fields(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in zip(body.body, body.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, _paragraph(text)
            case _:
                pass


def _paragraph(text: str | None) -> str:
    return " ".join(inspect.cleandoc(text or "").split())


# The HTTP side


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was not done."""

    code: str
    """For programs: stays the same."""
    text: str
    """For people, in English."""
    facts: dict[str, str | int] = {}
    """What the sentence speaks of, so that it can be said in another language."""


class Parameter(Struct, frozen=True, kw_only=True):
    """A part of a path that stands in braces."""

    name: str
    about: str
    pattern: str | None = None
    min_length: int | None = None
    max_length: int | None = None


class Endpoint(Struct, frozen=True, kw_only=True):
    """One method on one path: what is asked for, and what is answered."""

    name: str
    """The operation's name, for programs that are made from the document."""
    method: str
    """`GET`, `POST`, …"""
    path: str
    """With each parameter in braces: `/api/codes/{code}`."""
    summary: str
    about: str = ""
    """More than fits in a line."""
    parameters: tuple[Parameter, ...] = ()
    """One for each pair of braces."""
    body: Any = None
    """The type of the JSON that is sent; None if there is none."""
    answer: Any = None
    """The type of what comes back; None if nothing does."""
    status: int = 200
    media_type: str = "application/json"
    """Of the answer."""
    errors: tuple[tuple[int, str], ...] = ()
    """Statuses and when they come. Their body is a `Problem`, always."""


_SCHEMAS: Final = "#/components/schemas/"


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Give the OpenAPI document (3.1) of these endpoints."""
    endpoints = tuple(endpoints)
    used = [kind for each in endpoints for kind in (each.body, each.answer) if kind is not None]
    schemas, components = _schemas([Problem, *used])
    problem, schema_of = schemas[0], iter(schemas[1:])
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        _check_parameters(endpoint)
        body = None if endpoint.body is None else next(schema_of)
        answer = None if endpoint.answer is None else next(schema_of)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, body, answer, problem)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Foxden",
            "version": str(PROTOCOL),
            "description": "Tables for card games. Who asks is told by a cookie, or by `Authorization: Bearer TOKEN`"
            " with a token that `become_somebody` gives. Games are played over a WebSocket: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _check_parameters(endpoint: Endpoint) -> None:
    if re.findall(r"\{(\w+)\}", endpoint.path) != [parameter.name for parameter in endpoint.parameters]:
        raise ValueError(f"The path {endpoint.path} and its parameters do not agree.")


def _operation(
    endpoint: Endpoint, body: dict[str, Any] | None, answer: dict[str, Any] | None, problem: dict[str, Any]
) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": endpoint.name, "summary": endpoint.summary}
    if endpoint.about:
        operation["description"] = endpoint.about
    if endpoint.parameters:
        operation["parameters"] = [_parameter(parameter) for parameter in endpoint.parameters]
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    done: dict[str, Any] = {"description": "Done."}
    if answer is not None:
        done["content"] = {endpoint.media_type: {"schema": answer}}
    responses: dict[str, Any] = {str(endpoint.status): done}
    for status, sentence in endpoint.errors:
        known = responses.get(str(status))
        responses[str(status)] = {
            "description": f"{known['description']} {sentence}" if known else sentence,
            "content": {"application/json": {"schema": problem}},
        }
    operation["responses"] = responses
    return operation


def _parameter(parameter: Parameter) -> dict[str, Any]:
    limits = {
        "pattern": parameter.pattern,
        "minLength": parameter.min_length,
        "maxLength": parameter.max_length,
    }
    schema = {"type": "string"} | {word: value for word, value in limits.items() if value is not None}
    return {"name": parameter.name, "in": "path", "required": True, "description": parameter.about, "schema": schema}


def _schemas(types: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Give a schema for each type, and the parts they refer to, under our names and with the fields explained."""
    structs = list(_structs(kinds.multi_type_info(types), set()))
    made, components = msgspec.json.schema_components(
        [*types, *(struct.cls for struct in structs)], ref_template=_SCHEMAS + "{name}"
    )
    ours: dict[str, str] = {}
    for struct in structs:
        full = f"{struct.cls.__module__}.{struct.cls.__qualname__}"
        theirs = full if full in components else struct.cls.__name__
        ours[theirs] = name_of(struct.cls)
        _explain(components[theirs], struct)
    renamed = {ours.get(name, name): _renamed(schema, ours) for name, schema in components.items()}
    return [_renamed(schema, ours) for schema in made[: len(types)]], renamed


def _explain(schema: dict[str, Any], struct: kinds.StructType) -> None:
    """Add to a Struct's schema what its fields mean, and what stands behind its opaque ones."""
    schema["title"] = name_of(struct.cls)
    docs = field_docs(struct.cls)
    for field in struct.fields:
        if (hidden := _schema_behind(field.type)) is not None:
            default = {"default": field.default} if field.default is None else {}
            schema["properties"][field.encode_name] = hidden | default
        if docs.get(field.name):
            schema["properties"][field.encode_name]["description"] = docs[field.name]


def _schema_behind(kind: kinds.Type) -> dict[str, Any] | None:
    parts = kind.types if isinstance(kind, kinds.UnionType) else (kind,)
    names = [name for part in parts for name in behind(part)]
    if not names:
        return None
    classes = [struct.cls for struct in _direct(kinds.multi_type_info(_types_named(names)))]
    # The names of components are theirs until all are renamed, and unique ones already ours.
    options: list[dict[str, Any]] = [{"$ref": f"{_SCHEMAS}{name_of(cls)}"} for cls in classes] or [{"type": "object"}]
    if any(isinstance(part, kinds.NoneType) for part in parts):
        options.append({"type": "null"})
    return options[0] if len(options) == 1 else {"anyOf": options}


def _direct(types: Iterable[kinds.Type]) -> Iterator[kinds.StructType]:
    for kind in types:
        match plain(kind):
            case kinds.StructType() as struct:
                yield struct
            case kinds.UnionType() as union:
                yield from _direct(union.types)
            case _:
                pass


def _renamed(schema: Any, ours: Mapping[str, str]) -> Any:  # noqa: ANN401 - any JSON
    """Give a schema in which the parts are referred to by our names, also in a discriminator's mapping."""
    if isinstance(schema, dict):
        return {key: _renamed(value, ours) for key, value in schema.items()}
    if isinstance(schema, list | tuple):
        return [_renamed(value, ours) for value in schema]
    if isinstance(schema, str) and schema.startswith(_SCHEMAS):
        name = schema.removeprefix(_SCHEMAS)
        return _SCHEMAS + ours.get(name, name)
    return schema
