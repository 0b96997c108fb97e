"""Moves as words: one text serves the log, button ids, slash commands and test fixtures."""

from collections.abc import Iterator
from enum import Enum
from functools import cache, lru_cache
from typing import Any, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple

SPELLED = 1 << 14  # moves that are kept: every question and every lookup of a move spells all legal moves


class StepKind(Enum):
    """What a step of a move decides; declared on the field: `at: Annotated[Hex, StepKind.WHERE]`."""

    WHAT = "what"  # a tile, a worker, a card; the default
    WHERE = "where"  # a place on a board, marked in the picture
    HOW = "how"  # a rotation, an amount


@cache
def step_kinds(kind: type[Struct]) -> tuple[StepKind, ...]:
    """The kind of each step of a move class: of its verb, then of each field."""
    hints = get_type_hints(kind, include_extras=True)
    return (StepKind.WHAT, *(_kind(hints[field]) for field in kind.__struct_fields__))


def _kind(hint: Any) -> StepKind:
    marks = (mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, StepKind))
    return next(marks, StepKind.WHAT)


@lru_cache(maxsize=SPELLED)
def steps(move: Struct) -> tuple[str, ...]:
    """A move as the steps that a person decides: its verb, then each field in order.

    A field of several words, such as a hex, is one step.
    """
    return (verb(type(move)), *(" ".join(_spelled(value)) for value in astuple(move)))


def steps_to_place(move: Struct) -> tuple[str, ...]:
    """The steps of a move up to its place, which comes last; none if it has no place."""
    kinds = step_kinds(type(move))
    return steps(move)[: kinds.index(StepKind.WHERE) + 1] if StepKind.WHERE in kinds else ()


@lru_cache(maxsize=SPELLED)
def words(move: Struct) -> str:
    """The whole move: `place 3 2 -1 1`."""
    return " ".join(steps(move))


def verb(kind: type[Struct]) -> str:
    """The first word of every move of this class."""
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
