"""How the server is set: by defaults, a TOML file, FOXDEN_* variables and the command line; the last of them wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_config_path, user_data_path

from foxden.core.errors import FoxdenError

PREFIX: Final = "FOXDEN_"
PORT: Final = 8420

Count = Annotated[int, Meta(ge=1, le=10_000_000)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything about a server that can be set."""

    port: Annotated[int, Meta(ge=0, le=65535)] = PORT
    """Where to listen; 0 takes any port that is free."""
    lan: bool = False
    """Let everybody in the household in, not only this machine."""
    data: str = ""
    """The folder where everything is kept; the platform's own place for such data if empty."""
    durable: Literal["process", "full"] = "process"
    """What a kept move survives: the end of this process, or also a power cut (`full`, slower)."""
    open_browser: bool = True
    """Open the page in a browser at the start, where there is one."""
    address: str = ""
    """By which others reach this server, such as https://foxes.example.org, if it is not on this network."""
    behind_proxy: bool = False
    """Believe the X-Forwarded-For and X-Forwarded-Proto headers of a proxy on this machine."""
    bot_pace: Annotated[float, Meta(ge=0, le=60)] = 0.9
    """Seconds that a bot takes for a move while people are playing."""
    bot_seconds: Annotated[float, Meta(ge=0, le=60)] = 0
    """Seconds that a bot thinks for a move; 0 leaves it to its level."""
    bot_threads: Annotated[int, Meta(ge=0, le=64)] = 0
    """How many bots think at the same time; 0 is one less than there are processors."""
    compile_bots: bool = True
    """Have bots compiled when the server starts, in the background; without it they think less."""
    metrics: Literal["local", "all", "off"] = "local"
    """Who may read /metrics: this machine, everybody, nobody."""
    log: Literal["text", "json"] = "text"
    """How the log is written on standard error."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """How much is logged."""

    seats_at_a_table: Annotated[int, Meta(ge=1, le=100_000)] = 500
    """The most players at one table."""
    tables: Count = 100_000
    """The most tables that are kept at a time."""
    tables_per_person: Count = 50
    """The most tables that one person has open at a time."""
    sockets_per_person: Count = 20
    """The most connections of one person at a time."""
    sockets_per_address: Count = 500
    """The most connections from one address at a time."""
    people_per_address: Count = 200
    """The most newcomers from one address in an hour."""
    requests_per_second: Count = 50
    """The most HTTP requests from one address in a second, on average; ten times as many at once."""
    messages_per_second: Count = 50
    """The most messages on one socket in a second, on average; four times as many at once."""
    keep_days: Annotated[int, Meta(ge=1, le=36_500)] = 60
    """After so many days without a visitor an unfinished table is deleted."""
    keep_over_days: Annotated[int, Meta(ge=1, le=36_500)] = 7
    """After so many days a table whose game is over is deleted. The record of the game stays."""

    def folder(self) -> Path:
        """Give the folder where everything is kept."""
        return Path(self.data).expanduser() if self.data else user_data_path("foxden", appauthor=False)


class BadSettings(FoxdenError):
    """A setting that cannot be."""


def settings(
    given: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Put together what was set in all places. What was given on the command line wins."""
    file = file or (Path(environment[PREFIX + "CONFIG"]) if environment.get(PREFIX + "CONFIG") else None)
    chosen = _from_file(file) | _from_environment(environment) | dict(given)
    try:
        return msgspec.convert(chosen, Settings)
    except msgspec.ValidationError as problem:
        raise BadSettings(_plainly(problem)) from None


def usual_file() -> Path:
    """Give the place of the settings file that needs not be named."""
    return user_config_path("foxden", appauthor=False) / "foxden.toml"


def _from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        file = usual_file()
        if not file.is_file():
            return {}
    try:
        with file.open("rb") as opened:
            found = tomllib.load(opened)
        msgspec.convert(found, Settings)  # checked here already, to name the file
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSettings(f"{file}: {problem}") from None
    except msgspec.ValidationError as problem:
        raise BadSettings(f"{file}: {_plainly(problem)}") from None
    return found


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    fields = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for name, text in environment.items():
        key = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and key in fields:
            try:
                chosen[key] = msgspec.convert(text, fields[key], strict=False)
            except msgspec.ValidationError as problem:
                raise BadSettings(f"{name}: {_plainly(problem)}") from None
    return chosen


def _plainly(problem: msgspec.ValidationError) -> str:
    reason, _, place = str(problem).partition(" - at `$.")
    where = place.rstrip("`")
    if "unknown field" in reason:
        return reason.replace("Object contains unknown field", "there is no setting")
    return f"{where}: {reason}" if where else reason
