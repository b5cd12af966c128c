"""What `python3 make.py fix` makes of French as one types it."""

from __future__ import annotations

import pytest

from tools.typography import mended


@pytest.mark.parametrize(
    ("typed", "mended_"),
    [
        ("close = Fermer", "close = Fermer"),
        (
            "a = Prêt ? Oui ! Non ; si : « bon » 5 %",
            "a = Prêt\u00a0? Oui\u00a0! Non\u00a0; si\u00a0: «\u00a0bon\u00a0» 5\u00a0%",
        ),
        ("   *[other] { $count } cartes !", "   *[other] { $count } cartes\u00a0!"),
        ("# A comment : as it is", "# A comment : as it is"),
        ("b = Déjà\u202f! Et\u00a0?", "b = Déjà\u202f! Et\u00a0?"),
    ],
)
def test_spaces_before_high_signs_do_not_break(typed: str, mended_: str) -> None:
    assert mended(typed) == mended_
    assert mended(mended_) == mended_
