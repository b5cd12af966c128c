"""What an observation is made of: named fields of whole numbers, one after the other in one array."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Raw = NDArray[np.int16]
Observation = NDArray[np.float32]


class Field(Struct, frozen=True):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    about: str
    scale: int = 1
    """By what its numbers are divided, so that they are mostly between -1 and 1."""
    private: bool = False
    """Whether only this seat knows it; everything else lies open to all who remember."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Where each field is."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Final = tuple(fields)
        self.where: dict[str, slice] = {}
        at = 0
        for field in fields:
            self.where[field.name] = slice(at, at + field.size)
            at += field.size
        self.size: Final = at
        self.scales: Final = np.concatenate([np.full(field.size, field.scale, np.float32) for field in fields])
        self.private: Final = np.concatenate([np.full(field.size, field.private) for field in fields])

    def blank(self) -> Raw:
        return np.zeros(self.size, np.int16)

    def scaled(self, raw: NDArray[Any]) -> Observation:
        """Give the numbers as learning code likes them: small, and with a fraction."""
        scaled: Observation = np.divide(raw, self.scales, dtype=np.float32)
        return scaled

    def named(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Give each field of an observation (or of many) in its own shape; they are views of it."""
        many = observation.shape[:-1]
        return {
            field.name: observation[..., self.where[field.name]].reshape(*many, *field.shape) for field in self.fields
        }
