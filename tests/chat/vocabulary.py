"""Which language a message is in: every word of it must stand in the sentences of that language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

import data
from bot.local.messages.components import walk
from bot.local.people import screen
from tests.chat.match import NAMES

Json = dict[str, Any]
# Mentions, moments, links and code are the same in every language; Discord translates the names of commands.
MARKUP = re.compile(r"<[^>]*>|https?://\S+|`[^`]*`|(?<!\w)/\w+")
WORD = re.compile(r"[^\W\d_]{2,}")


def foreign_words(message: Json, language: str) -> set[str]:
    """The words of a message and of its alternative texts that no sentence of the language has."""
    known = vocabulary(language) | {name.lower() for name in NAMES}
    return {word for text in _texts(message) for word in _words(text) if word not in known}


def _texts(message: Json) -> Iterator[str]:
    yield screen.words(message)
    for menu in screen.menus(message):
        yield from (option["label"] for option in menu["options"])
    yield from alternative_texts(message)


def alternative_texts(message: Json) -> list[str]:
    """The descriptions of all pictures of a message."""
    items = [item for _, part in walk(message["components"]) for item in part.get("items", ())]
    return [each.get("description") or "" for each in (*items, *message["attachments"])]


@cache
def vocabulary(language: str) -> frozenset[str]:
    collector = _Collector()
    for sentences in data.sentences(language).values():
        collector.visit(FluentParser().parse(sentences))
    return frozenset(collector.words)


def _words(text: str) -> list[str]:
    return [word.lower() for word in WORD.findall(MARKUP.sub(" ", text))]


class _Collector(Visitor):
    """Collects the words of sentences, without their keys, arguments and comments."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - Fluent's own name
        self.words.update(_words(node.value))

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802 - Fluent's own name
        self.words.update(_words(node.value))
