"""The command line: `foxden play | new | replay | verify | box`, the server's part of it and the lab's.

Whatever goes wrong is told in one line on standard error, with a status that is not 0: 2 where something is wrong with
what was given, 1 where the output was closed, 130 for Ctrl-C.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from io import TextIOWrapper
from pathlib import Path
from random import Random, SystemRandom
from types import FrameType
from typing import Any, BinaryIO, Final, NoReturn, TextIO

import msgspec
from msgspec import Struct

import foxden.record as records
from foxden.bots import LEVELS
from foxden.core.boxes import Box, standard_box_text
from foxden.core.errors import BrokenRecord, FoxdenError, Unreadable, quoted
from foxden.core.reading import Reader
from foxden.core.rules import AnyRules
from foxden.games import GAMES, game_named
from foxden.lab.commands import add_lab_commands
from foxden.serving import add_server_commands

OK, CLOSED, WRONG, INTERRUPTED = 0, 1, 2, 130
MAX_BYTES: Final = 128 * 1024 * 1024
"""The longest record or box that is read: a game of 100,000 seats takes most of it."""
LONGEST_COMPLAINT: Final = 300


class _About(Struct, frozen=True):
    """The part of a box that is the same in every game."""

    game: str


_read_object: Final = Reader[dict[str, Any]](dict[str, Any])
_read_about: Final = Reader[_About](_About)


class Refused(Exception):
    """Something that the person who typed the command has to change."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message} (foxden --help tells more)")


def main(arguments: Sequence[str]) -> int:
    """Run one command and give its exit status."""
    try:
        _prepare_output()
        try:
            chosen = _parser().parse_args(arguments)
            chosen.command(chosen)
        except SystemExit:  # argparse has printed the help that was asked for
            pass
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _output_failed("the output was closed before all was written", CLOSED)
    except (FoxdenError, Refused) as problem:
        return _complain(str(problem), WRONG)
    except MemoryError:
        return _complain("there is not enough memory for this", WRONG)
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        return _output_failed(f"{where}{problem.strerror or problem}", WRONG)
    return OK


def _prepare_output() -> None:
    """See to it that what is printed is written whole, or not at all and told."""
    if sys.stdout is None:  # closed before we were started
        raise Refused("standard output is closed")
    if not isinstance(sys.stdout, TextIOWrapper):
        return  # somebody who calls us from Python has put something else there
    raw = sys.stdout.buffer
    if isinstance(raw, io.RawIOBase):  # PYTHONUNBUFFERED: one that may write a part and be content
        sys.stdout = TextIOWrapper(io.BufferedWriter(raw), encoding=sys.stdout.encoding, line_buffering=True)
    sys.stdout.reconfigure(errors="replace")


def _output_failed(reason: str, status: int) -> int:
    """Complain; and let what cannot be written go, or Python itself complains at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return _complain(reason, status)


def _complain(reason: str, status: int) -> int:
    line = printable(" ".join(reason.split()))
    try:
        print(f"foxden: {line[:LONGEST_COMPLAINT]}{'…' if len(line) > LONGEST_COMPLAINT else ''}", file=sys.stderr)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    return status


def printable(text: str) -> str:
    """Show somebody else's words without what a terminal would obey."""
    return "".join(char if char.isprintable() else "?" for char in text)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="foxden", description="Foxy, Fool! and The Fox in the Forest Duet.")
    commands = parser.add_subparsers(title="commands", metavar="", parser_class=_Parser)
    add_server_commands(parser, commands)

    play = commands.add_parser("play", help="play a game here, against bots")
    _add_table_arguments(play)
    play.add_argument("--level", choices=LEVELS, default="normal", help="how well the bots play (normal)")
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

    verify = commands.add_parser("verify", help="check the shuffles, moves and seal of a recorded game")
    verify.add_argument("file", metavar="RECORD", help="a record, or - for standard input")
    verify.add_argument("--json", action="store_true", help="print what was checked as one JSON object")
    verify.add_argument("--seal", metavar="HEX", type=_digest, help="the seal that your page showed after the game")
    verify.add_argument(
        "--commitment",
        metavar="HEX",
        type=_digest,
        action="append",
        default=[],
        help="a commitment that your page showed before a deal; may be given again for other deals",
    )
    verify.set_defaults(command=_verify)

    box = commands.add_parser("box", help="print the standard deck and board of a game")
    box.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    box.set_defaults(command=_box)

    add_lab_commands(commands, _add_table_arguments, _table)
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


def _digest(text: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not 64 digits of 0 to 9 and a to f")
    return text.lower()


def _play(chosen: argparse.Namespace) -> None:
    from foxden.terminal.play import Left, sit_down  # noqa: PLC0415 - replaying a million records needs no table

    rules, box, options, seats = _table(chosen)
    given = _standard_input()
    if isinstance(given, TextIOWrapper):
        given.reconfigure(errors="replace")
    # Who closes the window has left the table too, and keeps the game.
    _on_leaving(signal.default_int_handler)
    file: Path | None = chosen.record
    if file is not None:
        file.touch(exist_ok=False)  # before the first card, not after the last, we find out that it cannot be kept
    table = sit_down(rules, options, seats, _rng(chosen.seed), box=box, level=chosen.level)
    try:
        table.play()
    except Left:
        print("You have left the table.")
    except KeyboardInterrupt:
        print("\nYou have left the table.")
        raise
    finally:
        if file is not None:
            _keep(table.record, file)


def _on_leaving(do: signal.Handlers | Callable[[int, FrameType | None], None]) -> None:
    """Say what happens on Ctrl-C, when the window is closed, or when we are asked to end."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # Windows has no SIGHUP
            signal.signal(getattr(signal, name), do)


def _keep(record: records.Record, file: Path) -> None:
    _on_leaving(signal.SIG_IGN)  # a second Ctrl-C must not cost the game
    try:
        file.write_bytes(records.dump(record) + b"\n")
    except OSError as problem:
        file.unlink(missing_ok=True)  # half a record would be in the way, and no game
        raise Refused(f"{file}: the game could not be kept: {problem.strerror}") from problem
    print(f"The game is kept in {printable(str(file))}; foxden replay tells it.")


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
    try:
        given = _read_object(text.encode(errors="replace"))
        options: Struct = rules.read_options(text.encode(errors="replace"))
    except Unreadable as problem:
        raise problem.within("options") from None
    rules.chosen_options(given)
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
        raise Unreadable(f"{file}: {problem}") from None
    return box


def _rng(seed: str | None) -> Random:
    """Nothing to guess at a real table; the same again where a seed is given."""
    if seed is None:
        return SystemRandom()
    # What was typed may be no lawful text; as bytes it is a seed all the same.
    return Random(int(seed) if seed.isascii() and seed.isdecimal() and len(seed) < 20 else os.fsencode(seed))


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
        return records.summary_json(reading.rules, reading.state)
    except BrokenRecord as problem:
        return _spelled_error(problem.move, problem.reason)
    except MemoryError:
        return _spelled_error(None, "There is not enough memory for this record.")


def _spelled_error(move: int | None, reason: str) -> bytes:
    return msgspec.json.encode({"error": {"move": move, "reason": reason}})


def _lines(file: BinaryIO) -> Iterator[bytes | None]:
    """Give one line after the other; None for one that is too long."""
    while line := file.readline(MAX_BYTES):
        too_long = len(line) == MAX_BYTES and not line.endswith(b"\n")
        while too_long and line and not line.endswith(b"\n"):
            line = file.readline(MAX_BYTES)
        yield None if too_long else line


def _verify(chosen: argparse.Namespace) -> None:
    with _opened(chosen.file) as file:
        data = _bounded(file)
    verified = records.verify(data, shown_seal=chosen.seal, shown_commitments=chosen.commitment)
    if chosen.json:
        _put(msgspec.json.encode(verified))
        return
    for line in (*verified.checked, "", *verified.conclusion):
        print(line)


def _box(chosen: argparse.Namespace) -> None:
    print(standard_box_text(chosen.game), end="")


def _opened(name: str) -> BinaryIO:
    if name == "-":
        return _standard_input().buffer
    return open(name, "rb")  # noqa: PTH123 - a Path would make "." of ""; the caller closes it


def _standard_input() -> TextIO:
    if sys.stdin is None:
        raise Refused("standard input is closed")
    return sys.stdin


def _bounded(file: BinaryIO) -> bytes:
    data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise Refused(f"{file.name}: this is longer than {MAX_BYTES:,} bytes")
    return data


def _put(data: bytes) -> None:
    sys.stdout.buffer.write(data + b"\n")
