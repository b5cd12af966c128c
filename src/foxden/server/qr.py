"""Links as pictures for a telephone's camera."""

from __future__ import annotations

from io import BytesIO, StringIO

import segno


def as_svg(link: str) -> bytes:
    """Draw a link for a page."""
    out = BytesIO()
    code = segno.make(link, error="m")
    code.save(out, kind="svg", border=4, light="#fff", dark="#000", xmldecl=False, omitsize=True)
    return out.getvalue()


def for_terminal(link: str) -> str:
    """Draw a link with half blocks, two rows a line."""
    out = StringIO()
    segno.make(link, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()
