"""Sets as bits of a whole number: counting them and finding one, each an instruction or two once compiled."""

from __future__ import annotations

from foxden.fast.compiled import HAVE_NUMBA, inlined

if HAVE_NUMBA:
    from foxden.fast.instructions import HAS_DEPOSIT, deposit, leading_zeros, ones, trailing_zeros

    @inlined
    def count(mask: int) -> int:
        """Tell how many bits are set."""
        return ones(mask)

    @inlined
    def lowest(mask: int) -> int:
        """Give the place of the lowest bit set; there must be one."""
        return trailing_zeros(mask)

    @inlined
    def highest(mask: int) -> int:
        """Give the place of the highest bit set; there must be one."""
        return 63 - leading_zeros(mask)

    if HAS_DEPOSIT:

        @inlined
        def nth(mask: int, which: int) -> int:
            """Give the place of one of the bits set, counted from 0 upward."""
            return trailing_zeros(deposit(1 << which, mask))

    else:

        @inlined
        def nth(mask: int, which: int) -> int:
            place = 0
            for half in (32, 16, 8, 4, 2, 1):
                skipped = ones(mask & ((1 << half) - 1))
                if which >= skipped:
                    which -= skipped
                    mask >>= half
                    place += half
            return place

else:

    def count(mask: int) -> int:
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        return int(mask & -mask).bit_length() - 1

    def highest(mask: int) -> int:
        return int(mask).bit_length() - 1

    def nth(mask: int, which: int) -> int:
        for _ in range(which):
            mask &= mask - 1
        return int(mask & -mask).bit_length() - 1
