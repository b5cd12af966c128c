"""Chance and bits: the same compiled as plain, and fair."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from foxden.fast import bits, compiled, dice

ELSEWHERE: list[dict[str, object]] = [{}, {"HAVE_NUMBA": False}]
if compiled.HAVE_NUMBA:
    ELSEWHERE.append({"HAS_DEPOSIT": False})
MASKS = [1, 2**62, 2**63 - 1, *(Random(1).getrandbits(63) & Random(2).getrandbits(63) | 1 for _ in range(50))]


def plain(function: Any) -> Callable[..., int]:
    """Give the Python of a kernel."""
    source: Callable[..., int] = getattr(function, "py_func", function)
    return source


def bits_where(monkeypatch: pytest.MonkeyPatch, **changes: object) -> ModuleType:
    """Load the bits anew, as on another machine."""
    for name, value in changes.items():
        monkeypatch.setattr(f"foxden.fast.{'compiled' if name == 'HAVE_NUMBA' else 'instructions'}.{name}", value)
    module = ModuleType("bits_elsewhere")
    file = Path(str(bits.__file__))
    module.__dict__["__file__"] = str(file)
    exec(compile(file.read_text("utf-8"), str(file), "exec"), module.__dict__)  # noqa: S102 - it is our own
    return module


@pytest.mark.parametrize("elsewhere", ELSEWHERE, ids=str)
def test_bits_are_counted_and_found_on_every_machine(
    monkeypatch: pytest.MonkeyPatch, elsewhere: dict[str, object]
) -> None:
    there = bits_where(monkeypatch, **elsewhere)
    for mask in MASKS:
        places = [place for place in range(63) if mask >> place & 1]
        assert there.count(mask) == len(places)
        assert (there.lowest(mask), there.highest(mask)) == (places[0], places[-1])
        assert [there.nth(mask, which) for which in range(len(places))] == places


def test_numbers_are_the_same_compiled_and_plain() -> None:
    one, other = dice.dice(7), dice.dice(7)
    limits = [1 + Random(3).randrange(500) for _ in range(2000)]
    assert [dice.below(one, limit) for limit in limits] == [plain(dice.below)(other, limit) for limit in limits]


def test_every_seed_and_every_stream_has_numbers_of_its_own() -> None:
    seen = {tuple(dice.below(rng, 2**31) for _ in range(3)) for rng in [dice.dice(*at) for at in _PLACES]}
    assert len(seen) == len(_PLACES)


_PLACES = [(seed, stream) for seed in (0, 1, 2, -1, 10**30) for stream in range(4)]


@pytest.mark.parametrize("limit", [2, 3, 11, 30, 48, 100])
def test_all_numbers_are_equally_likely(limit: int) -> None:
    rng, times = dice.dice(limit), [0] * limit
    for _ in range(400 * limit):
        times[dice.below(rng, limit)] += 1
    surprise = sum((each - 400) ** 2 / 400 for each in times)
    assert surprise < limit + 5 * (2 * limit) ** 0.5


def test_numbers_do_not_follow_from_the_one_before() -> None:
    rng, times = dice.dice(5), [0] * 100
    before = 0
    for _ in range(40_000):
        drawn = dice.below(rng, 10)
        times[10 * before + drawn] += 1
        before = drawn
    surprise = sum((each - 400) ** 2 / 400 for each in times)
    assert surprise < 100 + 5 * 200**0.5
