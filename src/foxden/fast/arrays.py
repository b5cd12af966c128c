"""What kernels work on: whole numbers in named slots."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from foxden.fast.compiled import inlined

Ints: TypeAlias = NDArray[np.int64]
"""A config, a state, a generator; with two dimensions, many of them."""


@inlined
def copy(source: Ints, target: Ints) -> None:
    """Make the target hold what the source holds; a kernel has no other way (see `compiled.kernel`)."""
    for slot in range(len(source)):
        target[slot] = source[slot]
