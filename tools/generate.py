"""Writes what is made from the types of protocol and settings; with --check only says whether it would write at all."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tools.hosting import hosting_md
from tools.page import protocol_md
from tools.wire import wire_ts

ROOT: Final = Path(__file__).resolve().parents[1]
MADE: Final[Mapping[str, Callable[[], str]]] = {
    "web/src/wire.ts": wire_ts,
    "docs/protocol.md": protocol_md,
    "docs/hosting.md": hosting_md,
}


def outdated() -> dict[str, str]:
    """Give the files that are not what they should be, and what they should hold."""
    wanted = {name: make() for name, make in MADE.items()}
    return {name: text for name, text in wanted.items() if _on_disk(name) != text}


def _on_disk(name: str) -> str | None:
    path = ROOT / name
    return path.read_text("utf-8") if path.exists() else None


def main() -> None:
    found = outdated()
    if sys.argv[1:] == ["--check"]:
        sys.exit(f"Out of date: {', '.join(found)}. Run `python3 make.py generate`." if found else 0)
    for name, text in found.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        print(f"wrote {name}")


if __name__ == "__main__":
    main()
