"""The tables of `tables.cu`: how to build them, and what they are told about the boards."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from foxden.games.duet import Duet

SOURCE: Final = Path(__file__).resolve().parent / "tables.cu"
FEATURES, PARTNER, CHOICES, TOLD = 352, 30, 106, 5
"""How many features of what a seat sees, cards of the partner, choices, and figures that a step tells."""
OVER, SCORE, GEMS, WHICH, MOVER = range(TOLD)

FOR_A_GPU: Final = ("nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC")
FOR_A_PROCESSOR: Final = ("c++", "-O2", "-x", "c++", "-shared", "-fPIC")


def build(into: Path, compiler: tuple[str, ...]) -> ctypes.CDLL:
    library = into / "tables.so"
    subprocess.run([*compiler, str(SOURCE), "-o", str(library)], check=True)  # noqa: S603 - one of the above
    return ctypes.CDLL(str(library))


def boards() -> NDArray[np.int32]:
    """Lay the three boards of the standard box out as the struct Boards."""
    box = Duet().box
    levels = [box.levels[level] for level in (1, 2, 3)]
    table: list[int] = []
    for level in levels:
        table += level.gems
    for level in levels:
        table += [int(space - level.reach in level.plus) for space in range(len(level.gems))]
    table += [level.forest for level in levels] + [level.points for level in levels] + list(box.movement)
    return np.array(table, np.int32)


def begin(code: ctypes.CDLL, boards: NDArray[np.int32], tables: int, many: int, seed: int) -> None:
    """Set up all tables, whose memory begins at this address."""
    code.begin(_box(boards), ctypes.c_void_p(tables), many, ctypes.c_uint64(seed))


def advance(code: ctypes.CDLL, boards: NDArray[np.int32], tables: int, many: int, *where: int | None) -> None:
    """Answer at all tables (or, with None, only look), and be shown what is asked next.

    The addresses are those of the choices (int64), and of what is written: features, partner's cards, what may be
    chosen (bytes), and figures (int32).
    """
    code.advance(_box(boards), ctypes.c_void_p(tables), many, *map(ctypes.c_void_p, where))


def _box(boards: NDArray[np.int32]) -> Any:  # noqa: ANN401 - as ctypes has it
    return boards.ctypes.data_as(ctypes.c_void_p)
