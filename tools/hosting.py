"""docs/hosting.md: what people wrote in hosting.md.in, and the table of settings that their declaration gives."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from foxden.server.describe import field_docs
from foxden.server.settings import Settings

TEMPLATE: Final = Path(__file__).with_name("hosting.md.in")


def hosting_md() -> str:
    """Give the whole page."""
    return TEMPLATE.read_text("utf-8").replace("<<settings>>", _settings())


def _settings() -> str:
    about = field_docs(Settings)
    rows = ["| setting | if not set | what it does |", "|---|---|---|"]
    for field in msgspec.structs.fields(Settings):
        value = "" if field.default == "" else f"`{msgspec.json.encode(field.default).decode()}`"
        rows.append(f"| `{field.name}` | {value} | {about[field.name]} |")
    return "\n".join(rows)
