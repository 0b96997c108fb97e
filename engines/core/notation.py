"""Moves as words: the log, the button id, the slash command and the fixture are one text."""

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple


def steps(move: Struct) -> tuple[str, ...]:
    """A move in the parts that a person is asked for: its verb, then each field in order.

    A field of several words, such as a hex, is one step: nobody is asked for half a place.
    """
    return (verb(type(move)), *(" ".join(_spelled(value)) for value in astuple(move)))


@lru_cache(maxsize=1 << 14)  # A move is looked up among all legal ones, turn after turn.
def words(move: Struct) -> str:
    """The whole move: `place 3 2 -1 1`."""
    return " ".join(steps(move))


def verb(kind: type[Struct]) -> str:
    """The first word of every move of this kind."""
    return kind.__name__.lower()


def _spelled(value: Any) -> Iterator[str]:
    match value:
        case Enum():
            yield str(value.value)
        case tuple():
            for part in value:
                yield from _spelled(part)
        case _:
            yield str(value)
