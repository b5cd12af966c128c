"""Other people's words, made safe to show."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxden.table.cleaning import LONGEST_NAME, MOST_MARKS, clean, clean_name


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada Lovelace", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),  # composed, so that it looks and compares the same
        ("  a \u3000 b\u2028c ", "a b c"),
        ("a\u202eb\u200ec\u2069", "abc"),
        ("a\x00b\x1bc\x7f", "abc"),
        ("a\ue000b\U000e0041c", "abc"),
        ("\u3164\u2800\u115f", ""),
        ("\u0301a", "a"),
        ("a" + "\u0316" * 10, "a" + "\u0316" * MOST_MARKS),
        ("\u200da", "a"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("a\u200d\u200d\u200db", "a\u200db"),
        ("נועם", "נועם"),
        ("ศิลปิน", "ศิลปิน"),
    ],
)
def test_what_is_shown_of_a_text(text: str, shown: str) -> None:
    assert clean(text, 300) == shown


@given(st.text(st.characters(exclude_categories=())))
def test_whatever_somebody_writes_it_is_one_short_harmless_line(text: str) -> None:
    shown = clean(text, 20)
    assert len(shown) <= 20
    assert shown == shown.strip()
    assert "  " not in shown
    shown.encode()
    for char in shown:
        assert unicodedata.category(char) not in {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        assert unicodedata.bidirectional(char) not in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@given(st.text())
def test_cleaning_a_clean_name_changes_nothing(text: str) -> None:
    once = clean_name(text)
    assert len(once) <= LONGEST_NAME
    assert clean_name(once) == once
