"""A game's options as words: `tiles=all variants=houses,gardens`, completed as one types."""

from enum import Enum
from typing import Any, get_args, get_type_hints

from engines.core.errors import BadSetup
from engines.core.game import AnyGame
from engines.core.text import Text


def settings(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Every option of a game, with the values that it can have."""
    return {field: tuple(_values(kind)) for field, kind in get_type_hints(game.options).items()}


def _values(kind: Any) -> list[str]:
    chosen = next(
        part for part in (kind, *get_args(kind)) if isinstance(part, type) and issubclass(part, Enum)
    )
    return [str(member.value) for member in chosen]


def read(game: AnyGame, typed: str) -> dict[str, Any]:
    """What was typed, ready for the game's own record."""
    hints, known = get_type_hints(game.options), settings(game)
    options: dict[str, Any] = {}
    for word in typed.split():
        field, _, value = word.partition("=")
        if field not in known or not value:
            raise BadSetup(Text("options-unknown", {"word": word, "known": ", ".join(known) or "-"}))
        several = bool(get_args(hints[field]))
        values = value.split(",") if several else [value]
        for wrong in set(values) - set(known[field]):
            about = {"option": field, "value": wrong, "known": ", ".join(known[field])}
            raise BadSetup(Text("options-wrong-value", about))
        options[field] = values if several else value
    return options


def completions(game: AnyGame, typed: str) -> list[str]:
    """How the last word could go on."""
    *before, last = typed.split(" ")
    field, equals, value = last.partition("=")
    known = settings(game)
    if not equals:
        words = [
            f"{name}={first}" for name, values in known.items() for first in values if name.startswith(field)
        ]
    else:
        chosen, comma, started = value.rpartition(",")
        taken = chosen.split(",")
        words = [
            f"{field}={chosen}{comma}{each}"
            for each in known.get(field, ())
            if each.startswith(started) and each not in taken
        ]
    return [" ".join([*before, word]) for word in words]
