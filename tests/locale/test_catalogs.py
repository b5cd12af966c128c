"""Every word that people read is there in every language, fits its place, and is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from foxden.server import api
from foxden.table.refusals import REFUSALS
from tests.locale.catalogs import (
    FILES,
    FIRST,
    FOLDER,
    LANGUAGES,
    PLURALS,
    Message,
    all_messages,
    key_of,
    messages,
    selects,
)
from tests.locale.uses import asked, written
from tools.page import RULES

OTHERS = [language for language in LANGUAGES if language != FIRST]
TRANSLATED = [(language, file) for language in OTHERS for file in FILES if (FOLDER / language / file).is_file()]
every_translation = pytest.mark.parametrize(
    ("language", "file"), TRANSLATED, ids=["/".join(each) for each in TRANSLATED]
)

NAMES = frozenset({"foxden", "foxy", "fool", "duet", "the fox in the forest duet", "david spada", "friedemann friese"})
SHARED = {
    "fr": frozenset(
        {
            *("auto", "bot", "code", "exact", "gazelle", "orange", "point", "points", "score", "scores"),
            *("silence", "version"),
        }
    ),
    "it": frozenset({"auto", "bot", "link", "server", "zebra"}),
}
"""Words that a language spells like English. A message may be the same in both if there is nothing else in it."""
NEEDED = {"en": {"one", "other"}, "fr": {"one", "other"}, "it": {"one", "other"}}
"""The plural forms that a choice by number spells out. French and Italian millions ("many") read like "other"."""
NARROW, WIDE = "\u202f", "\u00a0"


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).iterdir()) == FILES, language


@every_translation
def test_the_same_messages_stand_in_the_same_order(language: str, file: str) -> None:
    assert [each.id for each in messages(language, file)] == [each.id for each in messages(FIRST, file)]


@every_translation
def test_a_message_speaks_of_the_same_things_in_every_language(language: str, file: str) -> None:
    theirs = {each.id: each for each in messages(language, file)}
    for ours in messages(FIRST, file):
        if (other := theirs.get(ours.id)) is not None:
            assert other.facts == ours.facts, ours.id
            assert other.attributes == ours.attributes, ours.id
            assert other.kinds == ours.kinds, f"{ours.id}: cases are missing or too many"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_for_two_messages(language: str) -> None:
    ids = [message.id for _, message in all_messages(language)]
    assert sorted({each for each in ids if ids.count(each) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_number_have_the_plural_forms_of_the_language(language: str) -> None:
    for file, message in all_messages(language):
        for select in selects(message):
            keys = {key_of(variant) for variant in select.variants}
            named = {key for key in keys if not key.isdigit()}
            if named == {"other"} or not named <= PLURALS:
                continue  # a choice of another kind, such as `$who` in [you], [one]
            assert named == NEEDED[language], f"{file}: {message.id}"
            usual = next(key_of(variant) for variant in select.variants if variant.default)
            assert usual == "other", f"{file}: {message.id}"


@every_translation
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    english = {each.id: each for each in messages(FIRST, file)}
    for message in messages(language, file):
        if message.id not in english or _letters(message) != _letters(english[message.id]):
            continue
        left = _letters(message)
        for known in sorted(NAMES | SHARED[language], key=len, reverse=True):
            left = re.sub(rf"\b{known}\b", "", left)
        assert not left.strip(), f"{message.id} is the same as in English: {' '.join(message.texts)}"


def _letters(message: Message) -> str:
    return re.sub(r"[\W\d_]+", " ", " ".join(message.texts)).strip().lower()


FRENCH = {
    "a space that does not break before : ; ! ? » %": re.compile(
        rf"(?<![{NARROW}{WIDE}\s:;!?])[:;!?»%](?!/)| [:;!?»%]"
    ),
    "a space that does not break after «": re.compile(rf"«(?![{NARROW}{WIDE}])"),
    "’ instead of '": re.compile(r"'"),
    "« » instead of straight or English quotes": re.compile(r'["“”]'),
    "… instead of three dots": re.compile(r"\.\.\."),
}
PLAIN = {
    "no space before : ; ! ?": re.compile(r"\s[:;!?]"),
    "’ instead of '": re.compile(r"'"),
    "“ ” or « » instead of straight quotes": re.compile(r'"'),
    "… instead of three dots": re.compile(r"\.\.\."),
}
MANNERS = dict.fromkeys(LANGUAGES, PLAIN) | {"fr": FRENCH}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_the_language_sets_them(language: str) -> None:
    wrong = [
        f"{language}/{file}:{message.line} {message.id}: {text!r} wants {rule}"
        for file, message in all_messages(language)
        for text in _whole_texts(message)
        for rule, broken in MANNERS[language].items()
        if broken.search(text)
    ]
    assert wrong == []


def _whole_texts(message: Message) -> Iterator[str]:
    """Give each pattern as one text, with a word where a fact or a choice stands."""

    def flat(pattern: ast.Pattern) -> Iterator[str]:
        whole = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                whole += element.value
                continue
            whole += "X"
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from flat(variant.value)
        yield whole

    patterns = [message.entry.value, *(attribute.value for attribute in message.entry.attributes)]
    for pattern in patterns:
        if pattern is not None:
            yield from flat(pattern)


def test_whatever_the_code_asks_for_can_be_said() -> None:
    known = {message.id for _, message in all_messages(FIRST)}
    missing = [
        f"{use.where}: {use.id}"
        for use in asked()
        if not (any(re.fullmatch(use.id, each) for each in known) if use.made else use.id in known)
    ]
    assert missing == []


FOR_PROGRAMS = frozenset(
    {
        "bad-table", "bad-seats", "dealer-only-deals", "hello-first", "hello-once", "no-deal-now", "no-such-end",
        "no-such-person", "not-for-you", "not-json", "too-long", "unreadable", "unreadable-move", "yourself",
    }
)  # fmt: skip
"""Refusals that people at our page cannot bring about; should it happen after all, they read the server's English."""


def test_every_refusal_that_people_can_meet_has_words() -> None:
    faults = re.findall(r'Fault\(\s*"([a-z-]+)"', Path(api.__file__).read_text("utf-8"))
    assert faults
    codes = {*REFUSALS, *RULES, *faults} - FOR_PROGRAMS
    known = {message.id for _, message in all_messages(FIRST)}
    assert sorted(code for code in codes if f"refusal-{code}" not in known) == []


def test_every_message_is_used() -> None:
    quoted, made = written()
    unused = [
        f"{file}:{message.line} {message.id}"
        for file, message in all_messages(FIRST)
        if message.id not in quoted and not made.fullmatch(message.id)
    ]
    assert unused == []
