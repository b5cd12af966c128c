"""The forest path: where the tracker goes, what it collects, and how the path gets shorter."""

from __future__ import annotations

from msgspec.structs import replace

from foxden.games.duet.box import DuetBox
from foxden.games.duet.state import Path


def at_the_start(box: DuetBox, level: int) -> Path:
    board = box.levels[level]
    return Path(
        tracker=0,
        gems=board.gems,
        reserve=box.gem_tokens - sum(board.gems),
        covered=(0, 0),
        forest=board.forest,
    )


def ends(path: Path) -> tuple[int, int]:
    """Give the last uncovered space of each end."""
    reach = len(path.gems) // 2
    return path.covered[0] - reach, reach - path.covered[1]


def walk(path: Path, steps: int) -> Path | None:
    """Move the tracker and collect a gem, or go past an end; None when lost in the forest."""
    to = path.tracker + steps
    low, high = ends(path)
    if low <= to <= high:
        return replace(path, tracker=to, gems=_changed(path.gems, to, -1) if _gems_at(path, to) else path.gems)
    if not path.forest:
        return None
    return replace(_shortened(path, 0 if to < low else 1), tracker=0)


def cover(path: Path, end: int) -> Path:
    """Shorten the path between rounds; a tracker on the covered space goes to the other end."""
    last = ends(path)[end]
    shorter = _shortened(path, end)
    return replace(shorter, tracker=ends(shorter)[1 - end]) if path.tracker == last else shorter


def add_gems(path: Path, plus: tuple[int, ...]) -> Path:
    """Add a gem at each plus sign; if that space is covered, at the nearest one toward the centre that is not."""
    low, high = ends(path)
    gems = path.gems
    for space in plus:
        gems = _changed(gems, min(max(space, low), high), 1)
    return replace(path, gems=gems, reserve=path.reserve - len(plus))


def _shortened(path: Path, end: int) -> Path:
    """A forest token covers the last space of an end; its gems move one toward the centre."""
    last = ends(path)[end]
    inward = last + 1 if end == 0 else last - 1
    gems = _gems_at(path, last)
    low, high = path.covered
    return replace(
        path,
        gems=_changed(_changed(path.gems, last, -gems), inward, gems),
        covered=(low + 1, high) if end == 0 else (low, high + 1),
        forest=path.forest - 1,
    )


def _gems_at(path: Path, space: int) -> int:
    return path.gems[space + len(path.gems) // 2]


def _changed(gems: tuple[int, ...], space: int, by: int) -> tuple[int, ...]:
    at = space + len(gems) // 2
    return (*gems[:at], gems[at] + by, *gems[at + 1 :])
