"""A game's options, described from its options record: what can be chosen, and how each choice is named.

An option is a field of the record. Its type says what can be chosen: a bool, an int with bounds, an Enum, a
Literal, any of these or None, or a tuple, list or set of these ("several of").
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from typing import TypeAlias

from msgspec import Struct, inspect

from engines.core.game import AnyGame
from engines.core.text import Text

Value: TypeAlias = bool | int | str | None
MOST_NUMBERS = 1000  # of one int option; nobody picks from a longer list

_COLLECTIONS = (inspect.VarTupleType, inspect.ListType, inspect.SetType, inspect.FrozenSetType)


class Choice(Struct, frozen=True):
    """A value that an option can have."""

    word: str  # as it is typed
    value: Value  # as it is in JSON
    label: Text


class Option(Struct, frozen=True):
    """One field of a game's options record."""

    name: str  # in JSON and as it is typed
    field: str  # the attribute of the record
    label: Text
    choices: tuple[Choice, ...]
    several: bool  # takes any number of the choices

    @property
    def known(self) -> str:
        """All choices for a message: `standard, all`, and `2-9` for a run of numbers."""
        numbers = [choice.value for choice in self.choices if type(choice.value) is int]
        words = [choice.word for choice in self.choices if type(choice.value) is not int]
        if len(numbers) > 2 and numbers == [*range(numbers[0], numbers[-1] + 1)]:
            return ", ".join([f"{numbers[0]}-{numbers[-1]}", *words])
        return ", ".join(choice.word for choice in self.choices)

    def labels(self, chosen: object) -> Iterator[Text]:
        """The names of the value, or of each of several values, that a record has."""
        values = chosen if isinstance(chosen, Iterable) and self.several else (chosen,)
        plain = [each.value if isinstance(each, Enum) else each for each in values]
        return (choice.label for each in plain for choice in self.choices if choice.value == each)


def describe(game: AnyGame) -> tuple[Option, ...]:
    """Every option of a game; TypeError where the record has a field that cannot be offered."""
    return _describe(game.name, game.options)


def changed_options(game: AnyGame, options: Struct) -> Iterator[tuple[Option, object]]:
    """The options that differ from the game's defaults, each with its value."""
    defaults = game.options()
    for option in describe(game):
        value = getattr(options, option.field)
        if value != getattr(defaults, option.field):
            yield option, value


@cache
def _describe(game: str, record: type[Struct]) -> tuple[Option, ...]:
    described = inspect.type_info(record)
    if not isinstance(described, inspect.StructType):
        raise TypeError(f"The options of the game {game!r} must be a msgspec.Struct.")
    return tuple(_option(game, field) for field in described.fields)


def _option(game: str, field: inspect.Field) -> Option:
    kind, several, prefix = field.type, False, f"{game}-option-{field.encode_name}"
    if field.required:
        raise _unsuitable(game, field, "give it a default")
    if isinstance(kind, _COLLECTIONS):
        kind, several = kind.item_type, True
    choices = tuple(_choice(value, prefix) for value in _values(game, field, kind))
    return Option(field.encode_name, field.name, Text(prefix), choices, several)


def _values(game: str, field: inspect.Field, kind: inspect.Type) -> Iterator[object]:
    """Everything that a value of this type can be, in the order in which it is offered."""
    match kind:
        case inspect.BoolType():
            yield from (False, True)
        case inspect.IntType():
            yield from _numbers(game, field, kind)
        case inspect.EnumType():
            yield from kind.cls
        case inspect.LiteralType():
            yield from kind.values
        case inspect.NoneType():
            yield None
        case inspect.UnionType():
            for each in kind.types:
                yield from _values(game, field, each)
        case _:
            raise _unsuitable(
                game, field, "use a bool, a bounded int, an Enum, a Literal, or a tuple of these"
            )


def _numbers(game: str, field: inspect.Field, kind: inspect.IntType) -> range:
    least = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    most = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if least is None or most is None:
        raise _unsuitable(game, field, "give it bounds, as in Annotated[int, Meta(ge=2, le=9)]")
    step = kind.multiple_of or 1
    numbers = range(-(-least // step) * step, most + 1, step)
    if len(numbers) not in range(1, MOST_NUMBERS + 1):
        raise _unsuitable(game, field, f"give it bounds that leave 1 to {MOST_NUMBERS} numbers")
    return numbers


def _choice(value: object, prefix: str) -> Choice:
    """Only words need sentences of the game's own: numbers, yes, no and none are named alike in all games."""
    match value:
        case Enum():
            return Choice(str(value.value), value.value, Text(f"{prefix}-{value.value}"))
        case bool():
            word = "yes" if value else "no"
            return Choice(word, value, Text(f"choice-{word}"))
        case int():
            return Choice(str(value), value, Text("choice-number", {"number": str(value)}))
        case None:
            return Choice("none", None, Text("choice-none"))
        case _:
            return Choice(str(value), str(value), Text(f"{prefix}-{value}"))


def _unsuitable(game: str, field: inspect.Field, remedy: str) -> TypeError:
    return TypeError(f"The option {field.name!r} of the game {game!r} cannot be offered: {remedy}.")
