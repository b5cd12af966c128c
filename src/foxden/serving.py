"""The server's part of the command line: `foxden [serve] | backup | games`.

The server itself is imported only when it is started: replaying a record needs no sockets.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from foxden.core.errors import Unreadable

SERVE_FLAGS: Final[dict[str, dict[str, Any]]] = {
    "--port": {"metavar": "N", "type": int, "help": "where to listen (8420); 0 takes any that is free"},
    "--lan": {"action": "store_true", "help": "let the household in, not only this machine"},
    "--data": {"metavar": "DIR", "help": "where everything is kept"},
    "--durable": {
        "choices": ("process", "full"),
        "help": "what a move survives: the end of the process, or also a power cut (slower)",
    },
    "--address": {"metavar": "URL", "help": "by which others reach this server, if it is not on this network"},
    "--behind-proxy": {"action": "store_true", "help": "believe X-Forwarded-For of a proxy on this machine"},
    "--no-browser": {"action": "store_true", "help": "do not open the page"},
    "--log": {"choices": ("text", "json"), "help": "how the log is written"},
    "--config": {"metavar": "FILE", "type": Path, "help": "a TOML file with these and all other settings"},
}


def add_server_commands(parser: argparse.ArgumentParser, commands: Any) -> None:  # noqa: ANN401 - argparse's own
    """Add what the server can be told, also where no command is named: `foxden --lan`."""
    serve = commands.add_parser("serve", help="open the house: a server and its page (also without a command)")
    for each in (parser, serve):
        for flag, how in SERVE_FLAGS.items():
            each.add_argument(flag, default=argparse.SUPPRESS, **how)
        each.set_defaults(command=_serve)

    backup = commands.add_parser("backup", help="copy all data into a new file, also while the server runs")
    backup.add_argument("file", metavar="FILE", type=Path)
    backup.add_argument("--data", metavar="DIR", default=argparse.SUPPRESS, help="where everything is kept")
    backup.set_defaults(command=_backup)

    games = commands.add_parser("games", help="list the finished games, or export their records")
    games.add_argument("--data", metavar="DIR", default=argparse.SUPPRESS, help="where everything is kept")
    games.add_argument("--json", action="store_true", help="one JSON object a line")
    games.add_argument("--export", metavar="DIR", type=Path, help="write each record into this folder, as ID.json")
    games.add_argument("--records", action="store_true", help="print the records, one a line")
    games.set_defaults(command=_games)


def _settings(chosen: argparse.Namespace) -> Any:  # noqa: ANN401 - imported late
    from foxden.server.settings import Settings, settings  # noqa: PLC0415

    given = {name: value for name, value in vars(chosen).items() if name in Settings.__struct_fields__}
    if "no_browser" in vars(chosen):
        given["open_browser"] = False
    return settings(given, file=getattr(chosen, "config", None))


def _serve(chosen: argparse.Namespace) -> None:
    from foxden.server.run import serve  # noqa: PLC0415

    serve(_settings(chosen))


def _backup(chosen: argparse.Namespace) -> None:
    from foxden.store.sqlite import back_up  # noqa: PLC0415

    back_up(_settings(chosen).folder(), chosen.file)
    print(f"Everything is in {chosen.file}. It holds people's names and the key of their cookies: keep it to yourself.")


def _games(chosen: argparse.Namespace) -> None:
    from foxden.store.sqlite import all_games  # noqa: PLC0415

    if sum((chosen.json, chosen.records, chosen.export is not None)) > 1:
        raise Unreadable("--json, --records and --export are one at a time.")
    if chosen.export is not None:
        chosen.export.mkdir(parents=True, exist_ok=True)
    count = 0
    for game, record in all_games(_settings(chosen).folder()):
        count += 1
        if chosen.export is not None:
            (chosen.export / f"{game.id}.json").write_bytes(record + b"\n")
        elif chosen.records:
            print(record.decode())
        elif chosen.json:
            print(json.dumps({"id": game.id, "game": game.game, "ended_at": game.ended_at}))
        else:
            ended = datetime.fromtimestamp(game.ended_at / 1000, UTC).astimezone()
            print(f"{ended:%Y-%m-%d %H:%M}  {game.game:5} {game.id}")
    if chosen.export is not None:
        print(f"{count} records are in {chosen.export}.")
