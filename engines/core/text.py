"""What people read: keys and arguments here, sentences in data/locale and in the locale of game packages."""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

import data
from engines.core.entry_points import external_packages


class Who(Struct, frozen=True, tag="who"):
    """A seat to be named; only the table knows the names of its people."""

    seat: int


class Text(Struct, frozen=True, tag="text"):
    """A sentence to be said in the reader's language."""

    key: str
    args: Mapping[str, "Argument"] = field(default_factory=dict)


Argument: TypeAlias = str | int | Text | Who
Name: TypeAlias = Callable[[int], str]
Form: TypeAlias = Literal["short", "asks"]  # other forms of a sentence: its Fluent attributes

# Fluent raises where a part of a sentence is longer than 2,500 characters, and Babel where a number has more
# digits than its decimals have. People can type both, so Fluent gets neither: it sees a mark instead of a
# long text, and a very large number as text. It also sees a mark instead of several words: they cannot select
# a variant, and without them there are few different sentences, most of which are in the cache.
LONG_TEXT = 200
LARGE_NUMBER = 10**15
HUGE_NUMBER = 1000  # bits; Python itself refuses to spell very large numbers
LONGEST_QUOTE = 200  # of what somebody typed

_MARKS = re.compile("\ue000(.+?)\ue001")
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


def seat_number(seat: int) -> str:
    """What a seat is called where there are no names."""
    return f"#{seat + 1}"


def say(text: Text, language: str = "en", name: Name = seat_number, form: Form | None = None) -> str:
    """The sentence of a text, in another form if it has that one.

    A missing key or argument is a bug and raises LookupError.
    """
    if not text.args:
        return _pieces(language, text.key, (), form)[0]
    args = {key: _formatted(value, language, name) for key, value in text.args.items()}
    marked = {key: value for key, value in args.items() if isinstance(value, str) and _is_marked(value)}
    if not marked:
        return _pieces(language, text.key, tuple(args.items()), form)[0]
    args |= {key: f"\ue000{key}\ue001" for key in marked}
    pieces = [*_pieces(language, text.key, tuple(args.items()), form)]
    pieces[1::2] = [marked[key] for key in pieces[1::2]]
    return "".join(pieces)


def has_form(text: Text, form: Form, language: str = "en") -> bool:
    """Whether the sentence of a text has this other form."""
    return form in _bundle(language).get_message(text.key).attributes


def quotable(text: Text) -> Text:
    """The text with its quotes on one line, and cut where they are very long."""
    return Text(text.key, {key: _quotable(value) for key, value in text.args.items()})


def keys(language: str) -> frozenset[str]:
    """Every key that a language has a sentence for."""
    from fluent.syntax.ast import Message  # noqa: PLC0415 - see _resources

    entries = (entry for resource in _resources(language) for entry in resource.body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


@lru_cache(maxsize=1 << 12)  # Fluent is slow, and most sentences repeat.
def _pieces(
    language: str, key: str, args: tuple[tuple[str, str | int], ...], form: Form | None = None
) -> tuple[str, ...]:
    """A sentence; every other piece is the name of the argument that stands there."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise LookupError(f"{language}: no sentence for {key!r}")
    message = bundle.get_message(key)
    pattern = message.attributes.get(form, message.value) if form else message.value
    spoken, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"{language}: {key}: {errors[0]}")
    return tuple(_MARKS.split(str(spoken)))


def _formatted(value: Argument, language: str, name: Name) -> str | int:
    match value:
        case Text():
            return say(value, language, name)
        case Who():
            return name(value.seat)
        case int() if abs(value) >= LARGE_NUMBER:
            return str(value) if value.bit_length() < HUGE_NUMBER else "…"
        case _:
            return value


def _is_marked(value: str) -> bool:
    """Whether Fluent sees a mark instead: of several words, of a long one, and of what looks like a mark."""
    return " " in value or len(value) > LONG_TEXT or "\ue000" in value


def _quotable(value: Argument) -> Argument:
    match value:
        case Text():
            return quotable(value)
        case str():
            line = _CONTROLS.sub(" ", value)
            return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]}…"
        case _:
            return value


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - see _resources

    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str) -> tuple[Any, ...]:
    """Every Fluent file of a language, parsed."""
    # Fluent is imported with the first sentence: it takes as long as all of our own modules together.
    from fluent.runtime import FluentResource  # noqa: PLC0415

    packages = (data.__name__, *(package.__name__ for package in external_packages()))
    files = (data.sentences(language, package).values() for package in packages)
    return tuple(FluentResource(sentences) for parts in files for sentences in parts)
