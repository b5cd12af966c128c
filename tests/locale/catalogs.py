"""The catalogs of words as they stand in src/foxden/locale, read with Fluent's own parser."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as Walker

FOLDER: Final = Path(__file__).parents[2] / "src" / "foxden" / "locale"
FIRST: Final = "en"
"""The language that the others are compared with."""
LANGUAGES: Final = (FIRST, *sorted({path.name for path in FOLDER.iterdir() if path.is_dir()} - {FIRST}))
FILES: Final = sorted(path.name for path in (FOLDER / FIRST).glob("*.ftl"))


@dataclass(frozen=True)
class Message:
    """One message, taken apart."""

    id: str
    line: int
    texts: tuple[str, ...]
    """All that may be shown of it: a text for each variant."""
    facts: frozenset[str]
    """The variables that it speaks of."""
    attributes: tuple[str, ...]
    kinds: frozenset[str]
    """What it chooses by, where that is no number: `$why` in [round], [game]."""
    entry: ast.Message


class _Taking(Walker):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.facts: set[str] = set()
        self.kinds: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by Fluent's nodes
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def selects(message: Message) -> list[ast.SelectExpression]:
    taking = _Taking()
    taking.visit(message.entry)
    return taking.selects


PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


@cache
def messages(language: str, file: str) -> tuple[Message, ...]:
    """Read a file; nothing in it may be beyond the parser."""
    text = (FOLDER / language / file).read_text("utf-8")
    found: list[Message] = []
    for entry in FluentParser(with_spans=True).parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file} cannot be read at: {entry.content!r}"
        if not isinstance(entry, ast.Message):
            continue
        taking = _Taking()
        taking.visit(entry)
        names = {key_of(variant) for select in taking.selects for variant in select.variants}
        assert entry.span is not None
        found.append(
            Message(
                entry.id.name,
                text.count("\n", 0, entry.span.start) + 1,
                tuple(taking.texts),
                frozenset(taking.facts),
                tuple(attribute.id.name for attribute in entry.attributes),
                frozenset(name for name in names if not name.isdigit()) - PLURALS,
                entry,
            )
        )
    return tuple(found)


def all_messages(language: str) -> Iterator[tuple[str, Message]]:
    """Go through a language's messages, each with its file."""
    for file in FILES:
        if (FOLDER / language / file).is_file():
            for message in messages(language, file):
                yield file, message


class Words:
    """What a language says: `words("fr")("your-turn")`, or with facts as the page would give them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, id: str, **facts: str | float) -> str:  # noqa: A002 - so Fluent calls it
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, id
        said, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, (id, errors)
        return str(said)

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(message.id for _, message in all_messages(self.language))


@cache
def words(language: str) -> Words:
    return Words(language)
