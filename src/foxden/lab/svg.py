"""Drawing with SVG: a few shapes, and a look that fits a bright page as well as a dark one."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

COLOURS: Final = ("#d9622b", "#1b7f79", "#7a54a8", "#c2912b", "#2f6db5", "#b5446e", "#5b8c3a", "#7b8290")
"""Told apart also by people who see red and green alike: they differ in lightness, too."""
FOX, TEAL = COLOURS[:2]

_STYLE: Final = """
  svg { --paper: #fdfcf9; --ink: #2b2622; --soft: #6f675f; --line: #e4dfd6; --wash: #f3efe7 }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #201d1a; --ink: #f2ede5; --soft: #aaa196; --line: #3b3632; --wash: #2a2622 }
  }
  text { font-family: system-ui, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; fill: var(--ink) }
  .soft { fill: var(--soft) } .strong { font-weight: 650 } .number { font-variant-numeric: tabular-nums }
  .paper { fill: var(--paper) } .wash { fill: var(--wash) } .line { stroke: var(--line) } .stroke { stroke: var(--ink) }
"""


class Drawing:
    """A picture that grows by shapes; later ones lie over earlier ones."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._width = width
        self._height = height
        self._parts = [f"<title>{escape(title)}</title>", f"<style>{_STYLE}</style>"]
        self.box(0, 0, width, height, css="paper")

    def __str__(self) -> str:
        size = (
            f'viewBox="0 0 {_n(self._width)} {_n(self._height)}" width="{_n(self._width)}" height="{_n(self._height)}"'
        )
        return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">', *self._parts, "</svg>", ""])

    def box(
        self, x: float, y: float, width: float, height: float, *, fill: str = "", css: str = "", round_: float = 0
    ) -> None:
        corner = f' rx="{_n(round_)}"' if round_ else ""
        self._add("rect", f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"{corner}', fill, css)

    def dot(self, x: float, y: float, radius: float, fill: str) -> None:
        self._add("circle", f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"', fill, "")

    def line(self, x: float, y: float, to_x: float, to_y: float, *, css: str = "line", width: float = 1) -> None:
        where = f'x1="{_n(x)}" y1="{_n(y)}" x2="{_n(to_x)}" y2="{_n(to_y)}" stroke-width="{_n(width)}"'
        self._add("line", f'{where} stroke-linecap="round"', "", css)

    def shape(self, points: Sequence[tuple[float, float]], fill: str) -> None:
        """Fill what these points go around."""
        path = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        self._add("polygon", f'points="{path}" fill-opacity="0.85"', fill, "")

    def text(
        self, x: float, y: float, text: str, *, size: float = 13, css: str = "", anchor: str = "start", fill: str = ""
    ) -> None:
        colour = f' style="fill: {fill}"' if fill else ""
        self._parts.append(
            f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" text-anchor="{anchor}"'
            f"{_class(css)}{colour}>{escape(text)}</text>"
        )

    def whisker(self, low: float, high: float, y: float) -> None:
        """Draw the interval of an estimate."""
        self.line(low, y, high, y, css="stroke", width=1.5)
        for x in (low, high):
            self.line(x, y - 4, x, y + 4, css="stroke", width=1.5)

    def _add(self, shape: str, how: str, fill: str, css: str) -> None:
        colour = f' fill="{fill}"' if fill else ""
        self._parts.append(f"<{shape} {how}{colour}{_class(css)}/>")


class Scale:
    """From values to places on the picture."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self._start = start
        self._end = end

    def __call__(self, value: float) -> float:
        return self._start + (value - self.low) / (self.high - self.low) * (self._end - self._start)

    def ticks(self, about: int = 6) -> list[float]:
        """Give round values in reach."""
        rough = (self.high - self.low) / about
        power = 10.0 ** floor(log10(rough))
        step = next(step * power for step in (1, 2, 5, 10) if step * power >= rough)
        first = ceil(self.low / step - 1e-9)
        return [at * step for at in range(first, floor(self.high / step + 1e-9) + 1)]


def mixed(colour: str, other: str, share: float) -> str:
    """Mix two colours; 0 is the first, 1 the second."""
    parts = zip(_rgb(colour), _rgb(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in parts)


def ink_on(colour: str) -> str:
    """Choose black or white for words on a colour."""
    red, green, blue = _rgb(colour)
    return "#1f1b18" if 0.299 * red + 0.587 * green + 0.114 * blue > 150 else "#ffffff"


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _class(css: str) -> str:
    return f' class="{css}"' if css else ""


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
