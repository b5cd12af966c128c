"""The lab's part of the command line: `foxden simulate | tournament | bot`.

Each part is imported only when it is used: replaying a record needs no numbers.
"""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from foxden.core.boxes import Box
from foxden.core.errors import FoxdenError, Unreadable
from foxden.core.rules import AnyRules
from foxden.games import GAMES

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 1024
PICTURES: Final = ".svg"

Table = tuple[AnyRules, Box | None, Struct, int]


def add_lab_commands(
    commands: Any,  # noqa: ANN401 - argparse's own
    add_table_arguments: Callable[[argparse.ArgumentParser], None],
    read_table: Callable[[argparse.Namespace], Table],
) -> None:
    """Add what the lab can be told; how a table is described is the same for all of Foxden's commands."""
    simulate = commands.add_parser("simulate", help="play many games by bots, and tell what they come to")
    add_table_arguments(simulate)
    _add_games(simulate, games=1000)
    simulate.set_defaults(command=_simulate, read_table=read_table)

    tournament = commands.add_parser("tournament", help="let bots play each with each, and rate them")
    add_table_arguments(tournament)
    _add_games(tournament, games=100)
    tournament.set_defaults(command=_tournament, read_table=read_table)

    bot = commands.add_parser("bot", help="play at a live table with a bot of your own")
    bot.add_argument("bot", metavar="BOT", help="module:Class, or easy, normal, hard, random")
    bot.add_argument("--table", metavar="URL", required=True, help="the link of the table")
    bot.add_argument("--name", metavar="NAME", help="the name to be known by")
    bot.add_argument("--pace", metavar="S", type=_seconds, default=0.8, help="seconds before a move (0.8)")
    bot.add_argument("--seed", metavar="S", help="let chance fall the same way each time")
    bot.set_defaults(command=_bot)


def _add_games(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument(
        "--players",
        metavar="A,B,…",
        required=True,
        help="who plays: easy, normal, hard, random, or module:Class; again and again until every seat is taken",
    )
    parser.add_argument(
        "--games", metavar="N", type=_number(1, MOST_GAMES), default=games, help=f"how many games ({games:,})"
    )
    parser.add_argument(
        "--jobs", metavar="J", type=_number(1, MOST_JOBS), help="how many at the same time (as many as there are cores)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--csv", action="store_true", help="print comma-separated lines, for spreadsheets")
    parser.add_argument("--records", metavar="FILE", type=Path, help="keep every game in this new file, one a line")
    parser.add_argument("--plot", metavar="FILE", type=_picture, help="draw a picture, an SVG file")


def _number(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"this is a whole number from {least} to {most:,}")

    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError("this is a number of seconds up to 60")
    return seconds


def _picture(text: str) -> Path:
    if not text.lower().endswith(PICTURES):
        raise argparse.ArgumentTypeError(f"pictures are drawn as {PICTURES} files")
    return Path(text)


def _seed(chosen: argparse.Namespace) -> str:
    """Give the seed, or draw one: it is told with the result, so that everything can be repeated."""
    # What was typed may be no lawful text.
    return str(secrets.randbelow(10**6)) if chosen.seed is None else chosen.seed.encode(errors="replace").decode()


def _check_output(chosen: argparse.Namespace) -> None:
    if chosen.json and chosen.csv:
        raise Unreadable("--json and --csv are one at a time.")
    if chosen.plot is not None and not chosen.plot.parent.is_dir():
        raise Unreadable(f"There is no folder {chosen.plot.parent}.", "--plot")


def _simulate(chosen: argparse.Namespace) -> None:
    from foxden.lab.games import Setting, prepare  # noqa: PLC0415
    from foxden.lab.players import check, get_ready, players  # noqa: PLC0415
    from foxden.lab.progress import Progress  # noqa: PLC0415
    from foxden.lab.simulate import as_csv, as_json, as_table, simulate  # noqa: PLC0415

    _check_output(chosen)
    named = players(chosen.players)
    seats = _seats_for(chosen, len(named))
    rules, box, options, _ = chosen.read_table(chosen)
    if len(named) > seats:
        raise Unreadable(f"These are {len(named)} players for {seats} seats.", "--players")
    seated = tuple(named[seat % len(named)] for seat in range(seats))
    with _bots_faults_told():
        check(named, rules)
        setting = Setting(rules.name, options, seated, _seed(chosen), box, chosen.records is not None)
        with _records(chosen) as keep, Progress(chosen.games, "games") as progress:
            progress.say("getting ready …")
            get_ready(named, rules.name)
            prepare(setting)
            simulation = simulate(setting, chosen.games, _jobs(chosen), progress.add, keep)
    result = simulation.result()
    if chosen.plot is not None:
        from foxden.lab.pictures import picture_of_games  # noqa: PLC0415

        chosen.plot.write_text(picture_of_games(simulation, result, rules.title), "utf-8")
    if chosen.json:
        print(as_json(result))
    else:
        for line in as_csv(simulation) if chosen.csv else as_table(result, rules.title):
            print(line)


def _tournament(chosen: argparse.Namespace) -> None:
    from foxden.lab.extras import needed  # noqa: PLC0415
    from foxden.lab.games import Setting  # noqa: PLC0415
    from foxden.lab.players import check, get_ready, players  # noqa: PLC0415
    from foxden.lab.progress import Progress  # noqa: PLC0415
    from foxden.lab.tournament import Tournament, as_csv, as_json, as_table  # noqa: PLC0415

    _check_output(chosen)
    needed("openskill")
    named = tuple(dict.fromkeys(players(chosen.players)))
    rules, box, options, seats = chosen.read_table(chosen)
    if len(named) < 2 or seats < 2:
        raise Unreadable("A tournament takes two players or more, and two seats.", "--players")
    setting = Setting(rules.name, options, (), _seed(chosen), box, chosen.records is not None)
    tournament = Tournament(setting, named, seats)
    with _bots_faults_told():
        check(named, rules)
        with _records(chosen) as keep, Progress(tournament.games(chosen.games), "games") as progress:
            progress.say("getting ready …")
            get_ready(named, rules.name)
            result = tournament.play(chosen.games, _jobs(chosen), progress.add, keep)
    if chosen.plot is not None:
        from foxden.lab.pictures import picture_of_tournament  # noqa: PLC0415

        chosen.plot.write_text(picture_of_tournament(result, rules.title), "utf-8")
    if chosen.json:
        print(as_json(result))
    else:
        for line in as_csv(result) if chosen.csv else as_table(result, rules.title):
            print(line)


def _bot(chosen: argparse.Namespace) -> None:
    from foxden.lab.live import play_at  # noqa: PLC0415
    from foxden.lab.players import players  # noqa: PLC0415

    _end_like_ctrl_c()
    player, *more = players(chosen.bot)
    if more:
        raise Unreadable("One bot at a time takes a seat.", "BOT")
    with _bots_faults_told():
        play_at(chosen.table, player, name=chosen.name, pace=chosen.pace, seed=chosen.seed, say=print)


def _seats_for(chosen: argparse.Namespace, players: int) -> int:
    """Give the number of seats: what was said, or else enough for everybody named."""
    if chosen.seats is None:
        game = GAMES[chosen.game]
        chosen.seats = min(max(players, game.fewest_seats), game.most_seats)
    return int(chosen.seats)


def _jobs(chosen: argparse.Namespace) -> int:
    from foxden.lab.work import usable_cores  # noqa: PLC0415

    _end_like_ctrl_c()
    return usable_cores() if chosen.jobs is None else int(chosen.jobs)


def _end_like_ctrl_c() -> None:
    """However we are asked to end, let the others that work for us end as well."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # Windows has no SIGHUP
            signal.signal(getattr(signal, name), signal.default_int_handler)


@contextmanager
def _records(chosen: argparse.Namespace) -> Iterator[Callable[[bytes], object]]:
    """Open the file for records, if there is to be one."""
    if chosen.records is None:
        yield lambda _: None
        return
    with chosen.records.open("xb") as file:
        yield lambda record: file.write(record + b"\n")


@contextmanager
def _bots_faults_told() -> Iterator[None]:
    """Show where a bot failed to whoever wrote it, above the line that says what."""
    try:
        yield
    except FoxdenError as problem:
        if trace := getattr(problem, "trace", ""):
            print(trace, end="", file=sys.stderr)
        raise
