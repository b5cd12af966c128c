"""Machine instructions that Python has no operators for. Only kernels can call these; everybody else uses `bits`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from llvmlite import binding, ir
from numba import types
from numba.extending import intrinsic

_WORD: Final = ir.IntType(64)
_DEPOSIT: Final = "llvm.x86.bmi.pdep.64"
_SLOW_DEPOSITS: Final = frozenset({"bdver4", "znver1", "znver2"})
"""Processors that have the instruction, but take a hundred times as long for it."""
HAS_DEPOSIT: Final = bool(binding.get_host_cpu_features().get("bmi2")) and (
    binding.get_host_cpu_name() not in _SLOW_DEPOSITS
)


def _ones(typing: Any, mask: Any) -> Any:  # noqa: ANN401, ARG001 - the types are the compiler's
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ANN401, ARG001
        return builder.ctpop(given[0])

    return types.int64(types.int64), code


def _trailing_zeros(typing: Any, mask: Any) -> Any:  # noqa: ANN401, ARG001
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ANN401, ARG001
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


def _leading_zeros(typing: Any, mask: Any) -> Any:  # noqa: ANN401, ARG001
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ANN401, ARG001
        return builder.ctlz(given[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


def _deposit(typing: Any, bits: Any, mask: Any) -> Any:  # noqa: ANN401, ARG001
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ANN401, ARG001
        known = builder.module.globals.get(_DEPOSIT)
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        return builder.call(known or ir.Function(builder.module, kind, _DEPOSIT), given)

    return types.int64(types.int64, types.int64), code


ones: Callable[[int], int] = intrinsic(_ones)
"""How many bits are set."""
trailing_zeros: Callable[[int], int] = intrinsic(_trailing_zeros)
"""The place of the lowest bit set."""
leading_zeros: Callable[[int], int] = intrinsic(_leading_zeros)
"""How far the highest bit set is from the top."""
deposit: Callable[[int, int], int] = intrinsic(_deposit)
"""The lowest bits of the first number, laid where the second has its bits, in order. Only where `HAS_DEPOSIT`."""
