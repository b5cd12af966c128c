"""docs/protocol.md: what people wrote in protocol.md.in, and the tables that the types, refusals and endpoints give."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import inspect as kinds

from foxden.bots.duet import advice as duet_advice
from foxden.bots.foxy import advice as foxy_advice
from foxden.games import GAMES
from foxden.server.api import ENDPOINTS
from foxden.server.describe import Attribute, Problem, Shape, name_of, named_types, shapes
from foxden.server.messages import FromServer, ToServer
from foxden.table.refusals import REFUSALS
from tools.example import transcript
from tools.spelling import Words, limits, spelled

TEMPLATE: Final = Path(__file__).with_name("protocol.md.in")

_WORDS: Final = Words(integer="integer", either=" or ", anything="any JSON", mapping="object of {}", opaque="object")

RULES: Final[Mapping[str, tuple[str, str]]] = {
    "not-your-turn": ("all", "Another seat is to move."),
    "no-cards": ("all", "The cards are not dealt yet."),
    "over": ("all", "The game is over."),
    "no-such-seat": ("all", "There is no such seat at this table."),
    "not-in-hand": ("Fool!, Duet", "You do not hold this card."),
    "must-follow": ("Fool!, Duet", "You hold the colour or suit that was led, and have to follow it."),
    "fool": ("Fool!", "You sit out this trick."),
    "already-written": ("Foxy", "Your number for this turn is written, and final."),
    "not-an-estimate": ("Foxy", "The number is not from 0 to 99."),
    "circled-before": ("Foxy", "You have circled a number in this game already."),
    "not-asked": ("Duet", "The table asks for another kind of move: see the view's `asked`."),
    "already-given": ("Duet", "You have chosen your card for the Gift; now your partner chooses."),
    "not-these-steps": ("Duet", "The tracker cannot move so far."),
    "no-such-end": ("Duet", "The ends of the path are 0 and 1."),
}
"""What the rules of the games say to players' moves. A test compares it with the games."""


def protocol_md() -> str:
    """Give the whole page."""
    parts: dict[str, Callable[[], str]] = {
        "transcript": transcript,
        "refusals": _refusals,
        "rules": _rules,
        "to server": lambda: _messages(ToServer),
        "from server": lambda: _messages(FromServer),
        "parts": _parts,
        **{name: _of_game(name) for name in GAMES},
        "reasons foxy": lambda: _reasons(foxy_advice.CODES),
        "reasons duet": lambda: _reasons(duet_advice.CODES),
        "endpoints": _endpoints,
        "http types": _http_types,
    }
    return re.sub(r"^<<(.+)>>$", lambda found: parts[found[1]](), TEMPLATE.read_text("utf-8"), flags=re.MULTILINE)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def _messages(union: Any) -> str:  # noqa: ANN401 - unions are no types
    told = shapes(union)
    return "\n\n".join(_section(f"`{shape.tag}`", shape) for shape in (told[name_of(each)] for each in get_args(union)))


def _section(title: str, shape: Shape, *, with_tag: bool = False) -> str:
    rows = [(f"`{shape.tag_field}`", f"`{json.dumps(shape.tag)}`", "")] if with_tag and shape.tag_field else []
    for field in shape.attributes:
        meaning = (field.about, limits(field.kind), _absence(field, sent=shape.name in _sent()))
        rows.append((f"`{field.name}`", f"`{spelled(field.kind, _WORDS)}`", " ".join(filter(None, meaning))))
    table = _table(("field", "type", "meaning"), rows) if rows else ""
    return "\n\n".join(filter(None, (f"### {title}", shape.about, table)))


@cache
def _sent() -> Mapping[str, Shape]:
    """Give all that a client may send."""
    return shapes(ToServer, *(each.body for each in ENDPOINTS if each.body is not None))


def _absence(field: Attribute, *, sent: bool) -> str:
    """Say what it means that a field is not there: whoever sends it may leave a default out, we ourselves say when."""
    if field.always_sent and (field.required or not sent):
        return ""
    plain = json.dumps(field.default) if isinstance(field.default, bool | int | str) else ""
    if not field.always_sent:
        return f"`{plain}` if it is not there." if plain else "Not always there."
    return f"`{plain}` if left out." if plain else "May be left out."


def _parts() -> str:
    """Tell what messages are made of, but for what is a game's own."""
    messages = {name_of(each) for union in (ToServer, FromServer) for each in get_args(union)}
    return "\n\n".join(
        _section(f"`{name}`", shape)
        for name, shape in shapes(ToServer, FromServer).items()
        if name not in messages and not name.startswith(tuple(game.capitalize() for game in GAMES))
    )


def _of_game(game: str) -> Callable[[], str]:
    def told() -> str:
        ours = {name: kind for name, kind in named_types().items() if name.startswith(game.capitalize())}
        move = f"{game.capitalize()}Move"
        moves = " or ".join(f"`{name_of(each)}`" for each in get_args(ours[move]) or (ours[move],))
        opening = f"`{move}` is {moves}."
        return "\n\n".join(
            [opening, *(_section(f"`{name}`", shape, with_tag=True) for name, shape in shapes(*ours.values()).items())]
        )

    return told


def _refusals() -> str:
    # Where the sentence comes from elsewhere it says what is wrong with what was sent.
    said = {code: text.replace("{reason}", "(What is wrong with it.)") for code, text in REFUSALS.items()}
    return _table(("code", "sentence"), [(f"`{code}`", text) for code, text in said.items()])


def _rules() -> str:
    return _table(("code", "game", "when"), [(f"`{code}`", *told) for code, told in RULES.items()])


def _reasons(codes: Mapping[str, str]) -> str:
    return _table(("code", "reason"), [(f"`{code}`", sentence) for code, sentence in codes.items()])


def _endpoints() -> str:
    rows = [
        (
            f"`{each.method} {each.path}`",
            each.summary,
            "" if each.body is None else f"`{_spelled(each.body)}`",
            f"{each.status}" if each.answer is None else f"{each.status}: `{_spelled(each.answer)}`",
        )
        for each in ENDPOINTS
    ]
    return _table(("request", "what it does", "body", "answer"), rows)


def _http_types() -> str:
    told = shapes(Problem, *(kind for each in ENDPOINTS for kind in (each.body, each.answer) if kind is not None))
    known = shapes(ToServer, FromServer)
    return "\n\n".join(_section(f"`{name}`", shape) for name, shape in told.items() if name not in known)


def _spelled(kind: Any) -> str:  # noqa: ANN401 - unions are no types
    return spelled(kinds.type_info(kind), _WORDS)
