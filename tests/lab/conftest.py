"""Coverage imports our packages to find out where they are, and makes Python forget them again, msgspec with them.

msgspec's compiled part goes on with the first copy of what unpickles structs, which pickle then takes for a stranger.
OpenSpiel pickles states. So the first copy is put in its place.
"""

from __future__ import annotations

import msgspec


class _Probe(msgspec.Struct, kw_only=True):
    named: int = 0


rebuild = _Probe().__reduce__()[0]
msgspec._utils.rebuild = rebuild  # type: ignore[attr-defined]  # left out of its stubs
