"""Sets the spaces of French in its catalogs: those before : ; ! ? » % and after « do not break.

Whoever writes there may type ordinary spaces, and `python3 make.py fix` does the rest; a test sees that it was done.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

FRENCH: Final = Path(__file__).parents[1] / "src" / "foxden" / "locale" / "fr"
_FIXED: Final = "\u00a0"


def mended(line: str) -> str:
    """Mend one line of a catalog; what is Fluent's own stays as it is."""
    if line.startswith("#"):
        return line
    return re.sub(r"« ", f"«{_FIXED}", re.sub(r" ([:;!?»%])", rf"{_FIXED}\1", line))


def main() -> None:
    for path in sorted(FRENCH.glob("*.ftl")):
        before = path.read_text("utf-8")
        after = "\n".join(map(mended, before.split("\n")))
        if after != before:
            path.write_text(after, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
