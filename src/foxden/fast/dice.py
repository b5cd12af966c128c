"""Chance for kernels: a small generator, the same in machine code and in plain Python.

It multiplies with carry (Marsaglia): 32 bits and what is carried are one whole number that never needs more than 63
bits, so nothing wraps around. Its period is 3.8e18. It is for playing out and learning, never for a table of people.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import numpy as np

from foxden.fast.arrays import Ints
from foxden.fast.compiled import inlined

MULTIPLIER: Final = 1_791_398_085
LOW: Final = 0xFFFF_FFFF
ROOM: Final = 1
"""Behind the generator's own slot there is room to shuffle in."""
MOST_SHUFFLED: Final = 511


def dice(seed: int, stream: int = 0) -> Ints:
    """Make a generator; each thread needs one of its own. Streams of the same seed have nothing in common."""
    rng = np.zeros(ROOM + MOST_SHUFFLED, np.int64)
    drawn = int.from_bytes(blake2b(f"{seed}/{stream}".encode()).digest(), "big")
    rng[0] = 1 + drawn % (MULTIPLIER * 2**32 - 2)
    return rng


@inlined
def below(rng: Ints, limit: int) -> int:
    """Draw a number from 0 up to, but not including, this limit (at most 2**31).

    Some numbers are likelier than others by limit / 2**32: nobody notices in less than 10**15 draws of a card.
    """
    chance = turned(rng[0])
    rng[0] = chance
    return scaled(chance, limit)


@inlined
def turned(chance: int) -> int:
    """Give what follows in the generator's own slot. A loop that draws much keeps that in a variable: it is faster."""
    return MULTIPLIER * (chance & LOW) + (chance >> 32)


@inlined
def scaled(chance: int, limit: int) -> int:
    """Make a number below a limit of what is in the generator's slot."""
    return (((chance ^ (chance >> 32)) & LOW) * limit) >> 32
