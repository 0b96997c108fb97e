"""Every sentence exists in every language, and every sentence is used."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import data
from engines.core.text import Form, keys

ROOT = Path(__file__).parents[2]
ENDINGS = ("-title", "-about", "-tagline")  # of keys that begin with the name of a game
FILES = [file for room in ("bot", "engines", "render") for file in (ROOT / room).rglob("*.py")]


def test_all_languages_have_the_same_sentences() -> None:
    first, *others = (keys(language) for language in data.languages())
    assert first
    for other in others:
        assert other == first


def test_all_languages_have_the_same_forms_of_sentences() -> None:
    first, *others = (set(forms(language)) for language in data.languages())
    assert {form for _, form in first} == set(get_args(Form))
    for other in others:
        assert other == first


def test_every_key_in_the_code_has_a_sentence() -> None:
    missing = set(constant_keys()) - keys("en")
    assert not missing


def test_every_sentence_is_used() -> None:
    used = set(constants())
    kinds = ("part", "tie", "area", "option", "topic", "picture", "lesson")
    beginnings = (*(f"{stem}-{kind}-" for stem in data.sentences("en") for kind in kinds), *key_beginnings())
    unused = {
        key
        for key in keys("en")
        if key not in used and not key.startswith(beginnings) and not key.endswith(ENDINGS)
    }
    assert not unused


@pytest.mark.parametrize("language", data.languages())
def test_every_file_is_sound_fluent(language: str) -> None:
    for name, sentences in data.sentences(language).items():
        junk = [entry for entry in FluentParser().parse(sentences).body if isinstance(entry, Junk)]
        assert not junk, name


def forms(language: str) -> Iterator[tuple[str, str]]:
    """Every sentence that has another form, with the name of that."""
    for sentences in data.sentences(language).values():
        for entry in FluentParser().parse(sentences).body:
            if isinstance(entry, Message):
                yield from ((entry.id.name, attribute.id.name) for attribute in entry.attributes)


def nodes() -> Iterator[ast.AST]:
    """Every node of all code that uses sentences."""
    for file in FILES:
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def constants() -> Iterator[str]:
    """Every string constant."""
    for node in nodes():
        match node:
            case ast.Constant(value=str(text)):
                yield text


def constant_keys() -> Iterator[str]:
    """The key of every Text that has a constant key."""
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="Text"), args=[ast.Constant(value=str(key)), *_]):
                yield key


def key_beginnings() -> Iterator[str]:
    """The beginnings of keys that are composed at run time."""
    for node in nodes():
        match node:
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if start.endswith("-"):
                yield start
