"""What people are told: keys and arguments here, sentences in data/locale."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, TypeAlias

from msgspec import Struct, field

import data


class Who(Struct, frozen=True, tag="who"):
    """A seat to be named; only the table knows what its people are called."""

    seat: int


class Text(Struct, frozen=True, tag="text"):
    """A sentence to be said in the reader's language."""

    key: str
    args: Mapping[str, "Argument"] = field(default_factory=dict)


Argument: TypeAlias = str | int | Text | Who
Name: TypeAlias = Callable[[int], str]


def seat_number(seat: int) -> str:
    """How a seat is called where nobody has a name."""
    return f"#{seat + 1}"


def say(text: Text, language: str = "en", name: Name = seat_number) -> str:
    """The sentence of a text; a missing key or argument is a bug and raises LookupError."""
    args = tuple([(key, _spoken(value, language, name)) for key, value in text.args.items()])
    return _sentence(language, text.key, args)


@lru_cache(maxsize=1 << 12)  # Fluent is slow, and most sentences are said again and again.
def _sentence(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise LookupError(f"{language}: no sentence for {key!r}")
    spoken, errors = bundle.format_pattern(bundle.get_message(key).value, dict(args))
    if errors:
        raise LookupError(f"{language}: {key}: {errors[0]}")
    return str(spoken)


def keys(language: str) -> frozenset[str]:
    """Every key that a language has a sentence for."""
    return frozenset(_bundle(language)._messages)  # noqa: SLF001 - Fluent offers no public list


def _spoken(value: Argument, language: str, name: Name) -> str | int:
    match value:
        case Text():
            return say(value, language, name)
        case Who():
            return name(value.seat)
        case _:
            return value


@cache
def _bundle(language: str) -> Any:
    # Imported when something is first said: it takes as long as all of our own modules together.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for sentences in data.sentences(language).values():
        bundle.add_resource(FluentResource(sentences))
    return bundle
