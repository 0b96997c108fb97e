"""Every sentence exists in every language, and none is left that nobody says."""

import ast
from collections.abc import Iterator
from pathlib import Path

import data
from engines.core.text import keys

ROOT = Path(__file__).parents[2]
SPOKEN = [file for room in ("bot", "engines", "render") for file in (ROOT / room).rglob("*.py")]


def test_all_languages_have_the_same_sentences() -> None:
    first, *others = (keys(language) for language in data.languages())
    assert first
    for other in others:
        assert other == first


def test_every_key_in_the_code_has_a_sentence() -> None:
    missing = set(constant_keys()) - keys("en")
    assert not missing


def test_every_sentence_is_said_somewhere() -> None:
    code = "".join(file.read_text("utf-8") for file in SPOKEN)
    beginnings = tuple(f"{stem}-{kind}-" for stem in data.sentences("en") for kind in ("part", "area"))
    silent = {
        key
        for key in keys("en")
        if f'"{key}"' not in code and not key.startswith(beginnings) and not key.endswith("-title")
    }
    assert not silent


def constant_keys() -> Iterator[str]:
    """The first argument of every Text that is written out."""
    for file in SPOKEN:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Text"), args=[ast.Constant(value=str(key)), *_]):
                    yield key
