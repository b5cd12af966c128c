"""The start of a Duet as one client hears it, from the real types and the real rules: it cannot be out of date."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from foxden.core.seats import DEALER, Card, Seat
from foxden.games.duet import Duet, Play, State
from foxden.server.messages import PROTOCOL, FromServer, Hello, ToServer, Welcome
from foxden.table.commands import GiveRandomness, Move, Sit, Start
from foxden.table.shown import Accepted, ChairShown, ChatLamp, PledgeShown, Refused, Room, Seen

WIDTH: Final = 116

Said = ToServer | FromServer
ME, PARTNER = "7c1f0a9be3d24856", "b04e6d5527f1c893"


def transcript() -> str:
    """Give it as a page shows it: what is sent after →, what comes after ←, remarks after #."""
    return "\n".join(
        line if isinstance(line, str) else _shown("→" if _is_ours(line) else "←", line) for line in _conversation()
    )


def messages() -> list[Said]:
    """Give the messages alone."""
    return [line for line in _conversation() if not isinstance(line, str)]


def _is_ours(message: Said) -> bool:
    return isinstance(message, Hello | Sit | Start | Move | GiveRandomness)


def _conversation() -> Iterator[str | Said]:
    rules = Duet()
    yield Hello(table="WREN47", name="Ada's program", program=True)
    yield Welcome(protocol=PROTOCOL, person=ME, name="Ada's program", colour="", token=f"{ME}.{_digits(0, 16)}")
    free, bo, me = _chair(0), _chair(0, PARTNER, "Bo"), _chair(1, ME, "Ada's program", program=True)
    gathering = Room(
        table="k3Jx9wQm5tRz2vBn8cLdYw",
        code="WREN47",
        game="duet",
        options={"level": 1},
        box=None,
        number=1,
        game_id="g4Tn8sVwP7hXb2MqK9rJzA",
        phase="gathering",
        chairs=(bo, replace(free, seat=1)),
        seat=None,
        host=PARTNER,
        hosting=False,
        watchers=1,
        clock=None,
        hints=False,
        awaits_ready=False,
        ready=(),
        ending=(),
        ended=None,
        scores=(),
        winners=(),
        seal=None,
        chat=ChatLamp(open=True, why="open"),
        muted=(),
        pledge=PledgeShown(deal=0, commitment=_digits(1, 32), given=(0,), wanted=False),
    )
    yield gathering
    yield "# Bo, who made the table, is there already. Seat 1 is free: we take it."
    yield Sit()
    assert gathering.pledge is not None, "it was made so just now"
    wanted = replace(gathering.pledge, wanted=True)
    seated = replace(gathering, chairs=(bo, me), seat=1, watchers=0, pledge=wanted)
    yield seated
    yield "# The next shuffle wants something of ours."
    yield GiveRandomness(deal=0, value=_digits(2, 16))
    yield '# The room comes again, its pledge with "given": [0, 1] and "wanted": false.'
    yield "# Then Bo, the host, starts the game. The room tells so, and the first view comes. We lead."
    silent = ChatLamp(open=False, why="round")
    yield replace(
        seated, phase="playing", chat=silent, pledge=replace(wanted, deal=1, commitment=_digits(3, 32), given=())
    )
    before = rules.start(rules.options({"level": 1}), 2)
    state = rules.play(before, DEALER, rules.deal(before, random.Random(7)))
    yield _view(rules, state, version=8)
    yield "# A wrong card, to see what happens: nothing but this."
    wrong = Move(id="m1", seen=8, move=Raw(b'{"do":"play","card":"D11"}'))
    problem = rules.why_not(state, Seat(1), rules.read(wrong.move))
    assert problem is not None, "there is no such card"
    yield wrong
    yield Refused(about="move", id="m1", code=problem.code, text=str(problem), facts=problem.facts)
    yield "# One of `legal`, under an id of its own."
    ours = Play(Card("R10"))
    yield Move(id="m2", seen=8, move=Raw(rules.spell(ours).encode()))
    yield Accepted(id="m2", version=9)
    state = rules.play(state, Seat(1), ours)
    yield _view(rules, state, version=9)
    yield "# Bo follows and the trick is done; `last` shows it, and `seen` keeps it."
    state = rules.play(state, Seat(0), rules.legal_moves(state, Seat(0))[0])
    yield _view(rules, state, version=10)


def _chair(seat: int, person: str | None = None, name: str = "", *, program: bool = False) -> ChairShown:
    return ChairShown(
        seat=seat,
        person=person,
        name=name,
        colour="",
        bot=False,
        held=False,
        here=person is not None,
        program=program,
        level=None,
    )


def _digits(seed: int, length: int) -> str:
    return random.Random(seed).randbytes(length).hex()


def _view(rules: Duet, state: State, version: int) -> Seen:
    to_move = tuple(rules.seats_to_move(state))
    return Seen(version=version, game=rules.view(state, Seat(1)), to_move=to_move)


def _shown(arrow: str, message: Any) -> str:  # noqa: ANN401 - a Struct of either direction
    plain = json.loads(msgspec.json.encode(message))
    told = {
        name: value for name, value in plain.items() if not (_is_ours(message) and (value is None or value is False))
    }
    text = json.dumps(told, ensure_ascii=False)
    lines: list[str] = []
    line = ""
    for piece in re.split(r"(?<=,) (?=[\"{\[])", text):
        if line and len(line) + len(piece) > WIDTH:
            lines.append(line)
            line = ""
        line = f"{line} {piece}" if line else piece
    lines.append(line)
    return f"{arrow} " + "\n    ".join(lines)
