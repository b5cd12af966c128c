"""The command line: `foxden play | new | replay | box`.

Whatever goes wrong is told in one line on standard error, with a status that is not 0: 2 where something is wrong with
what was given, 1 where the output was closed, 130 for Ctrl-C.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from pathlib import Path
from random import Random, SystemRandom
from typing import BinaryIO, Final, NoReturn

import msgspec
from msgspec import Raw, Struct

import foxden.record as records
from foxden.core.boxes import Box, standard_box_text
from foxden.core.errors import BrokenRecord, FoxdenError, Unreadable, quoted
from foxden.core.reading import Reader
from foxden.core.rules import AnyRules
from foxden.games import GAMES, game_named

OK, CLOSED, WRONG, INTERRUPTED = 0, 1, 2, 130
MAX_BYTES: Final = 256 * 1024 * 1024
"""The longest record or box that is read: a game of 100,000 seats takes about half of it."""


class _About(Struct, frozen=True):
    """The part of a box that is the same in every game."""

    game: str


_read_about: Final = Reader[_About](_About)


class Refused(Exception):
    """Something that the person who typed the command has to change."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message} (foxden --help tells more)")


def main(arguments: Sequence[str]) -> int:
    """Run one command and give its exit status."""
    try:
        if sys.stdout is None or sys.stdin is None:  # closed before we were started
            return _complain("standard input or output is closed", CLOSED)
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        chosen = _parser().parse_args(arguments)
        chosen.command(chosen)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python itself complains at its end
        return _complain("the output was closed before all was written", CLOSED)
    except (FoxdenError, Refused) as problem:
        return _complain(str(problem), WRONG)
    except OSError as problem:
        where = f"{quoted(str(problem.filename))}: " if problem.filename else ""
        return _complain(f"{where}{problem.strerror or problem}", WRONG)
    return OK


def _complain(reason: str, status: int) -> int:
    if sys.stderr is not None:
        print(f"foxden: {' '.join(reason.split())}", file=sys.stderr)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="foxden", description="Foxy, Fool! and The Fox in the Forest Duet.")
    parser.set_defaults(command=lambda _: parser.print_help())
    commands = parser.add_subparsers(title="commands", metavar="", parser_class=_Parser)

    play = commands.add_parser("play", help="play a game here, against simple bots")
    _add_table_arguments(play)
    play.add_argument("--record", metavar="FILE", type=Path, help="keep the game in this new file")
    play.set_defaults(command=_play)

    new = commands.add_parser("new", help="print a fresh record with its first deal")
    _add_table_arguments(new)
    new.set_defaults(command=_new)

    replay = commands.add_parser("replay", help="tell a recorded game, or where it stands")
    replay.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    replay.add_argument("--json", action="store_true", help="print one JSON object: where the game stands")
    replay.add_argument("--lines", action="store_true", help="one record a line in, one JSON result a line out")
    replay.add_argument("--box", metavar="FILE", type=Path, help="the box, for records that do not name one")
    replay.set_defaults(command=_replay)

    box = commands.add_parser("box", help="print the standard deck and board of a game")
    box.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    box.set_defaults(command=_box)
    return parser


def _add_table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    parser.add_argument("--seats", metavar="N", type=_whole_number, help="how many play")
    parser.add_argument("--options", metavar="JSON", default="{}", help="the variants, such as '{\"level\": 2}'")
    parser.add_argument("--seed", metavar="S", help="shuffle the same way each time")
    parser.add_argument("--box", metavar="FILE", type=Path, help="play with this deck or board")


def _whole_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number")
    return int(text)


def _play(chosen: argparse.Namespace) -> None:
    from foxden.terminal.play import Left, sit_down  # noqa: PLC0415 - replaying a million records needs no table

    rules, box, options, seats = _table(chosen)
    file: Path | None = chosen.record
    if file is not None:
        file.touch(exist_ok=False)  # before the first card, not after the last, we find out that it cannot be kept
    table = sit_down(rules, options, seats, _rng(chosen.seed), box=box)
    try:
        table.play()
    except Left:
        print("You have left the table.")
    except KeyboardInterrupt:
        print("\nYou have left the table.")
        raise
    finally:
        if file is not None:
            file.write_bytes(records.dump(table.record) + b"\n")
            print(f"The game is kept in {file}; foxden replay tells it.")


def _new(chosen: argparse.Namespace) -> None:
    rules, box, options, seats = _table(chosen)
    record = records.begin(rules, options, tuple(f"Seat {seat}" for seat in range(seats)), box=box)
    deal = rules.deal(rules.start(options, seats), _rng(chosen.seed))
    _put(records.dump(record.with_deal(deal)))


def _table(chosen: argparse.Namespace) -> tuple[AnyRules, Box | None, Struct, int]:
    """Check everything that was said about the table to play at."""
    game = GAMES[chosen.game]
    box = _read_box(chosen.box)
    if box is not None:
        box.check_game(game.name)
    rules = game(box)
    options = _read_options(rules, chosen.options)
    seats = game.usual_seats if chosen.seats is None else chosen.seats
    rules.start(options, seats)
    return rules, box, options, seats


def _read_options(rules: AnyRules, text: str) -> Struct:
    data = text.encode(errors="replace")
    try:
        options: Struct = rules.read_options(data)
        given = Reader[dict[str, Raw]](dict[str, Raw])(data)
    except Unreadable as problem:
        raise problem.within("options") from None
    known = options.__struct_fields__
    for key in given:
        # A record may say more than we know; a person at the keyboard has made a slip.
        if key not in known:
            has = f"{rules.title} has {', '.join(known)}" if known else f"{rules.title} has none"
            raise Unreadable(f"There is no option {quoted(key)}; {has}.")
    return options


def _read_box(file: Path | None) -> Box | None:
    """Read a box of whatever game it says it is for."""
    if file is None:
        return None
    with file.open("rb") as opened:
        data = _bounded(opened)
    try:
        box: Box = game_named(_read_about(data).game).read_box(data)
    except Unreadable as problem:
        raise Unreadable(f"{quoted(file.name)}: {problem}") from None
    return box


def _rng(seed: str | None) -> Random:
    """Nothing to guess at a real table; the same again where a seed is given."""
    if seed is None:
        return SystemRandom()
    return Random(int(seed) if seed.isascii() and seed.isdecimal() and len(seed) < 20 else seed)


def _replay(chosen: argparse.Namespace) -> None:
    box = _read_box(chosen.box)
    with _opened(chosen.file) as file:
        if chosen.lines:
            for line in _lines(file):
                _put(_result_of(line, box))
                sys.stdout.buffer.flush()
            return
        data = _bounded(file)
    reading = records.read(data, box)
    if chosen.json:
        _put(records.summary_json(reading.rules, reading.state))
        return
    from foxden.terminal import FACES  # noqa: PLC0415 - only people need faces
    from foxden.terminal.paint import Paint  # noqa: PLC0415

    face = FACES[reading.rules.name](reading.rules, reading.record.seats, Paint.for_stream(sys.stdout))
    for told in face.account(reading.record):
        print(told)


def _result_of(line: bytes | None, box: Box | None) -> bytes:
    """Tell in JSON where the record on this line ends, or what is wrong with it."""
    if line is None:
        return _spelled_error(None, f"This line is longer than {MAX_BYTES:,} bytes.")
    try:
        reading = records.read(line, box)
    except BrokenRecord as problem:
        return _spelled_error(problem.move, problem.reason)
    return records.summary_json(reading.rules, reading.state)


def _spelled_error(move: int | None, reason: str) -> bytes:
    return msgspec.json.encode({"error": {"move": move, "reason": reason}})


def _lines(file: BinaryIO) -> Iterator[bytes | None]:
    """Give one line after the other; None for one that is too long."""
    while line := file.readline(MAX_BYTES):
        too_long = len(line) == MAX_BYTES and not line.endswith(b"\n")
        while too_long and line and not line.endswith(b"\n"):
            line = file.readline(MAX_BYTES)
        yield None if too_long else line


def _box(chosen: argparse.Namespace) -> None:
    print(standard_box_text(chosen.game), end="")


def _opened(name: str) -> BinaryIO:
    return sys.stdin.buffer if name == "-" else Path(name).open("rb")


def _bounded(file: BinaryIO) -> bytes:
    data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise Refused(f"this is longer than {MAX_BYTES:,} bytes")
    return data


def _put(data: bytes) -> None:
    sys.stdout.buffer.write(data + b"\n")
