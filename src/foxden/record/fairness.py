"""Shuffles that anyone can check: a secret promised before the deal, and randomness of the players' own.

docs/fairness.md says the same in words, so that it can be written again in any language. What is said there is not
changed: another procedure gets another name.
"""

from __future__ import annotations

import hmac
import re
import secrets
import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from foxden.core.errors import Unreadable
from foxden.core.reading import Reader
from foxden.core.rules import AnyRules
from foxden.record.record import Record

PROCEDURE: Final = "foxden-1"
SEAL: Final = "foxden-seal-1"
KEY: Final = "fairness"
"""Where a record holds it."""
MOST_DEALS: Final = 10**9

_SECRET: Final = re.compile(r"[0-9a-f]{64}")
_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_RANDOMNESS: Final = re.compile(r"(?:[0-9a-f]{2}){16,64}")


class FairDeal(Struct, frozen=True, kw_only=True):
    """What one deal was shuffled from."""

    commitment: str
    """Shown to all before anybody gave randomness."""
    secret: str
    """Shown to nobody before the game is over."""
    randomness: tuple[str | None, ...]
    """What each seat added; None for one that added nothing."""


class Fairness(Struct, frozen=True, kw_only=True):
    """What a record says about its shuffles, under the key `fairness`."""

    procedure: str
    game: str
    """The game's own id, not that of its rules."""
    deals: tuple[FairDeal, ...]
    seal: str


_read_fairness: Final = Reader[Fairness](Fairness)
_read_text: Final = Reader[str](str)


def new_secret() -> str:
    """Draw the secret of one deal: 32 bytes, as hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """Give what is shown before the deal: it fits this secret alone, and does not tell it."""
    return sha256(_secret_bytes(secret)).hexdigest()


def fair_deal(  # noqa: PLR0913, PLR0917 - a deal follows from so many things, and from no other
    rules: AnyRules, state: Struct, secret: str, game: str, index: int, randomness: Sequence[str | None]
) -> Any:  # noqa: ANN401 - each game has a deal of its own
    """Make deal number `index` (from 0) of this game. The same is dealt whenever the same is given."""
    return rules.deal(state, FairShuffler(secret, game, index, randomness))


class FairShuffler:
    """Shuffles as the secret, the game's id, the number of the deal and the players' randomness have it."""

    def __init__(self, secret: str, game: str, index: int, randomness: Sequence[str | None]) -> None:
        self._words = _words(_seed(secret, game, index, randomness))

    def shuffle(self, x: list[Any], /) -> None:
        for last in range(len(x) - 1, 0, -1):
            chosen = self._draw_below(last + 1)
            x[last], x[chosen] = x[chosen], x[last]

    def _draw_below(self, limit: int) -> int:
        # What is too large is thrown away. A remainder would make small numbers likelier than large ones.
        mask = (1 << (limit - 1).bit_length()) - 1
        return next(drawn for word in self._words if (drawn := word & mask) < limit)


def _seed(secret: str, game: str, index: int, randomness: Sequence[str | None]) -> bytes:
    key = _secret_bytes(secret)
    if not _GAME.fullmatch(game):
        raise Unreadable('The id of a game has 1 to 64 letters (a to z), digits, "-" and "_".', "game")
    if not 0 <= index < MOST_DEALS:
        raise Unreadable(f"Deals are numbered from 0, and there are fewer than {MOST_DEALS:,}.", "index")
    for seat, given in enumerate(randomness):
        if given is not None and not _RANDOMNESS.fullmatch(given):
            raise Unreadable("This is not 16 to 64 bytes in the digits 0 to 9 and a to f.", f"randomness[{seat}]")
    lines = [PROCEDURE, game, str(index), *("-" if given is None else given for given in randomness)]
    return hmac.digest(key, _as_lines(lines), "sha256")


def _secret_bytes(secret: str) -> bytes:
    if not _SECRET.fullmatch(secret):
        raise Unreadable("This is not 32 bytes in the digits 0 to 9 and a to f.", "secret")
    return bytes.fromhex(secret)


def _as_lines(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _words(seed: bytes) -> Iterator[int]:
    """Give 32 bits after 32 bits, without end."""
    block = 0
    while True:
        yield from struct.unpack(">8I", sha256(seed + block.to_bytes(8, "big")).digest())
        block += 1


def fairness_of(record: Record) -> Fairness:
    """Give what a record says about its shuffles, or raise `Unreadable` if it says nothing, or nothing clear."""
    if KEY not in record.extra:
        raise Unreadable(f'This record says nothing about its shuffles: it has no key "{KEY}".')
    try:
        return _read_fairness(record.extra[KEY])
    except Unreadable as problem:
        raise problem.within(KEY) from None


def sealed(record: Record, game: str, deals: Sequence[FairDeal]) -> Record:
    """Give the record with what its deals were shuffled from, under a seal."""
    fairness = Fairness(procedure=PROCEDURE, game=game, deals=tuple(deals), seal="")
    return _with(record, replace(fairness, seal=seal(_with(record, fairness))))


def _with(record: Record, fairness: Fairness) -> Record:
    return replace(record, extra=record.extra | {KEY: Raw(msgspec.json.encode(fairness))})


def seal(record: Record) -> str:
    """Give one number for all that matters of a game: whatever is changed but names, times and the like, it changes."""
    digest = sha256()
    for line in _sealed_lines(record):
        digest.update(line + b"\n")
    return digest.hexdigest()


def _sealed_lines(record: Record) -> Iterator[bytes]:
    yield SEAL.encode()
    table = {"game": record.game, "options": record.options, "box": record.box, "seats": len(record.seats)}
    yield _canonical(table)
    yield from map(_canonical, record.deals)
    for at, entry in enumerate(record.moves):
        move = {"seat": entry.seat} | msgspec.to_builtins(entry.move)
        if by := bytes(entry.by):
            try:
                move["by"] = _read_text(by)  # any other value has more than one spelling
            except Unreadable as problem:
                raise problem.within(f"moves[{at}].by") from None
        yield _canonical(move)
    yield _canonical(fairness_of(record).deals)


def _canonical(value: object) -> bytes:
    """Spell a value in the one way that its seal is made from."""
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="sorted")
