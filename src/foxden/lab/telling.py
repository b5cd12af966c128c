"""How figures are written for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from foxden.lab.figures import Figure


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lay out a table; its first column is of words, the others of numbers."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()


def around(figure: Figure) -> str:
    """Write `12.3 ± 0.4`, with as many places as mean anything."""
    places = _places(figure.margin)
    return f"{_plain(figure.mean, places)} ± {figure.margin:.{places}f}"


def more_or_less(figure: Figure) -> str:
    """Write `+12.3 ± 0.4`: a difference."""
    places = _places(figure.margin)
    return f"{figure.mean:+.{places}f} ± {figure.margin:.{places}f}"


def between(figure: Figure) -> str:
    """Write `61.2 % (58.0 to 64.3)`."""
    return f"{percent(figure.mean)} ({100 * figure.low:.1f} to {100 * figure.high:.1f})"


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def minus(text: str) -> str:
    """Write the minus of a number as printers do."""
    return text.replace("-", "\N{MINUS SIGN}")


def options_told(options: Struct) -> str:
    """Write what options say beyond the usual: `, level 2, exact only`."""
    usual = type(options)()
    told = []
    for name in options.__struct_fields__:
        value = getattr(options, name)
        if isinstance(value, bool):
            told += [name] if value else []
        elif isinstance(value, int) or value != getattr(usual, name):
            told.append(f"{name} {value}")
    return "".join(f", {words.replace('_', ' ')}" for words in told)


def _places(margin: float) -> int:
    """Tell how many decimal places an estimate deserves."""
    return 1 if margin == 0 or margin >= 0.5 else 2 if margin >= 0.05 else 3


def _plain(value: float, places: int) -> str:
    """Write a number without the minus of a zero."""
    text = f"{value:.{places}f}"
    return text if text.strip("-0.") else text.removeprefix("-")
