"""A game's options as typed words, like `tiles=all variants=houses,gardens size=7`, and their completion."""

from engines.core.errors import BadSetup
from engines.core.game import AnyGame
from engines.core.options import Option, Value, describe
from engines.core.text import Text


def read(game: AnyGame, typed: str) -> dict[str, Value | list[Value]]:
    """The typed options, as JSON for the game's options record."""
    known = {option.name: option for option in describe(game)}
    options: dict[str, Value | list[Value]] = {}
    for word in typed.split():
        name, _, value = word.partition("=")
        if name not in known or not value:
            raise BadSetup(Text("options-unknown", {"word": word, "known": ", ".join(known) or "-"}))
        options[name] = _value(known[name], value)
    return options


def _value(option: Option, typed: str) -> Value | list[Value]:
    values = {choice.word: choice.value for choice in option.choices}
    words = typed.split(",") if option.several else [typed]
    for word in words:
        if word not in values:
            about = {"option": option.name, "value": word, "known": option.known}
            raise BadSetup(Text("options-wrong-value", about))
    return [values[word] for word in words] if option.several else values[typed]


def completions(game: AnyGame, typed: str) -> list[str]:
    """How the last word could go on."""
    *before, last = typed.split(" ")
    name, equals, value = last.partition("=")
    options = describe(game)
    if equals:
        found = [_values_after(option, value) for option in options if option.name == name]
    else:
        found = [_values_after(option, "") for option in options if option.name.startswith(name)]
    return [" ".join([*before, word]) for words in found for word in words]


def _values_after(option: Option, typed: str) -> list[str]:
    """Each value that begins as typed; where several are allowed, another one after the last comma."""
    chosen, comma, started = typed.rpartition(",") if option.several else ("", "", typed)
    taken = chosen.split(",")
    return [
        f"{option.name}={chosen}{comma}{choice.word}"
        for choice in option.choices
        if choice.word.startswith(started) and choice.word not in taken
    ]
