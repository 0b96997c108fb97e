"""What people read: keys and arguments here, sentences in data/locale and in the locale of game packages."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, TypeAlias

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


def seat_number(seat: int) -> str:
    """What a seat is called where there are no names."""
    return f"#{seat + 1}"


def say(text: Text, language: str = "en", name: Name = seat_number) -> str:
    """The sentence of a text; a missing key or argument is a bug and raises LookupError."""
    args = tuple([(key, _formatted(value, language, name)) for key, value in text.args.items()])
    return _sentence(language, text.key, args)


def keys(language: str) -> frozenset[str]:
    """Every key that a language has a sentence for."""
    from fluent.syntax.ast import Message  # noqa: PLC0415 - see _resources

    entries = (entry for resource in _resources(language) for entry in resource.body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


@lru_cache(maxsize=1 << 12)  # Fluent is slow, and most sentences repeat.
def _sentence(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise LookupError(f"{language}: no sentence for {key!r}")
    spoken, errors = bundle.format_pattern(bundle.get_message(key).value, dict(args))
    if errors:
        raise LookupError(f"{language}: {key}: {errors[0]}")
    return str(spoken)


def _formatted(value: Argument, language: str, name: Name) -> str | int:
    match value:
        case Text():
            return say(value, language, name)
        case Who():
            return name(value.seat)
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
