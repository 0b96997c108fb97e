"""A game's options as people type them, and how what they type could go on.

Options are chosen in words of any language, like `Tiles: all, for a longer game; Variants: houses, gardens`,
or as code, like `tiles=all variants=houses,gardens`. Code is what a list of choices sends.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import data
from bot.domain.typed_words import fit, folded
from engines.core.errors import BadSetup
from engines.core.game import AnyGame
from engines.core.options import Choice, Option, Value, describe
from engines.core.text import Text, say

# The words of the choices, by the name of the option.
Chosen: TypeAlias = Mapping[str, tuple[str, ...]]

SEPARATOR = ";"  # between options in words


class Answer(NamedTuple):
    """One choice of an option."""

    option: Option
    choice: Choice


def read(game: AnyGame, typed: str) -> dict[str, Value | list[Value]]:
    """The typed options, as JSON for the game's options record."""
    known = {option.name: option for option in describe(game)}
    return {name: _values(known[name], words) for name, words in _read(game, typed).items()}


def _values(option: Option, words: Sequence[str]) -> Value | list[Value]:
    values = {choice.word: choice.value for choice in option.choices}
    return [values[word] for word in words] if option.several else values[words[0]]


def _read(game: AnyGame, typed: str) -> Chosen:
    chosen: Chosen = {}
    for part in filter(str.strip, typed.split(SEPARATOR)):
        answers = _read_code(game, part) if "=" in part else _read_words(game, part)
        for answer in answers:
            chosen = _with(chosen, answer)
    return chosen


def _with(chosen: Chosen, answer: Answer) -> Chosen:
    """With one more choice; it replaces another one where only one is allowed."""
    name, word = answer.option.name, answer.choice.word
    before = chosen.get(name, ()) if answer.option.several else ()
    return {**chosen, name: before if word in before else (*before, word)}


# Code.


def _read_code(game: AnyGame, part: str) -> Iterator[Answer]:
    known = {option.name: option for option in describe(game)}
    for word in part.split():
        name, _, value = word.partition("=")
        if name not in known or not value:
            raise _unknown(game, word)
        option = known[name]
        for each in value.split(",") if option.several else [value]:
            yield Answer(option, _choice(option, each))


def _choice(option: Option, word: str) -> Choice:
    for choice in option.choices:
        if choice.word == word:
            return choice
    about = {"option": option.name, "value": word, "known": option.known}
    raise BadSetup(Text("options-wrong-value", about))


def _unknown(game: AnyGame, word: str) -> BadSetup:
    known = ", ".join(option.name for option in describe(game))
    return BadSetup(Text("options-unknown", {"word": word, "known": known or "-"}))


def _as_code(chosen: Chosen) -> str:
    return " ".join(f"{name}={','.join(words)}" for name, words in chosen.items())


# Words.


def _read_words(game: AnyGame, part: str) -> list[Answer]:
    """What a part means: one choice, or several of one option."""
    named, values = _split(game, part)
    return [_meaning(game, named, value) for value in values]


def _split(game: AnyGame, part: str) -> tuple[Option | None, list[str]]:
    """The option that a part names before its colon, and the values after it."""
    label, colon, rest = part.partition(":")
    named = _named(game, label) if colon else None
    if named is None:
        return None, [part.strip()]
    return named, [value.strip() for value in (rest.split(",") if named.several else [rest])]


def _named(game: AnyGame, label: str) -> Option | None:
    wanted = folded(label)
    for option in describe(game):
        if wanted in [folded(option.name), *(folded(say(option.label, each)) for each in data.languages())]:
            return option
    return None


def _meaning(game: AnyGame, named: Option | None, typed: str) -> Answer:
    """The choice that was typed: by its whole label, or by words that fit no other."""
    found = list(_fitting(game, named, typed))
    whole = [answer for answer in found if any(folded(typed) == label for label in _labels(answer, named))]
    match whole or found:
        case [answer]:
            return answer
        case []:
            raise _unknown(game, typed)
        case _:
            several = ", ".join(_as_code(_with({}, answer)) for answer in found)
            raise BadSetup(Text("options-unclear", {"word": typed, "known": several}))


def _fitting(game: AnyGame, named: Option | None, typed: str) -> Iterator[Answer]:
    """The choices, of one option or of all, that have all the typed words in one language."""
    wanted = folded(typed)
    for option in [named] if named else describe(game):
        for answer in (Answer(option, choice) for choice in option.choices):
            if any(fit(wanted, label) for label in _labels(answer, named)):
                yield answer


def _labels(answer: Answer, named: Option | None) -> Iterator[tuple[str, ...]]:
    """The words of a choice in every language and as code; those of its option too, unless it is named."""
    option, choice = answer
    yield folded(choice.word if named else f"{option.name} {choice.word}")
    for language in data.languages():
        label = say(choice.label, language)
        yield folded(label if named else f"{say(option.label, language)} {label}")


def sentences(game: AnyGame, typed: str, language: str) -> Iterator[str]:
    """Typed options in the words of a language, such that they can be read again; the longest first.

    They have the names of all options, of the last one, and of none, except where choices need them.
    """
    chosen = list(_read(game, typed).items())
    named, short = ([way(game, *each, language) for each in chosen] for way in (_part, _short_part))
    for first in (0, len(chosen) - 1, len(chosen)):
        whole = _joined([*short[:first], *named[first:]])
        yield f"{whole[:1].upper()}{whole[1:]}"


def _joined(parts: Iterable[str]) -> str:
    return f"{SEPARATOR} ".join(parts)


def _part(game: AnyGame, name: str, words: Sequence[str], language: str) -> str:
    option = next(each for each in describe(game) if each.name == name)
    return f"{say(option.label, language)}: {', '.join(_choice_labels(option, words, language))}"


def _choice_labels(option: Option, words: Sequence[str], language: str) -> list[str]:
    return [say(_choice(option, word).label, language) for word in words]


def _short_part(game: AnyGame, name: str, words: Sequence[str], language: str) -> str:
    """The choices of an option without its name, if they can be read without it."""
    option = next(each for each in describe(game) if each.name == name)
    short = _joined(_choice_labels(option, words, language))
    try:
        is_clear = _read(game, short) == {name: tuple(words)}
    except BadSetup:
        is_clear = False
    return short if is_clear else _part(game, name, words, language)


# Completion.


def completions(game: AnyGame, typed: str) -> list[str]:
    """How what is typed could go on, as code."""
    *before, last = typed.split(SEPARATOR)
    try:
        chosen = _read(game, SEPARATOR.join(before))
    except BadSetup:
        return []
    if "=" in last:
        whole = [_read(game, f"{_as_code(chosen)};{each}") for each in _code_completions(game, last)]
        return list(dict.fromkeys(map(_as_code, whole)))
    named, (*settled, started) = _split(game, last)
    try:
        for value in settled:
            chosen = _with(chosen, _meaning(game, named, value))
    except BadSetup:
        return []
    found = [answer for answer in _fitting(game, named, started) if _is_free(chosen, answer)]
    codes = [_as_code(_with(chosen, answer)) for answer in found]
    return codes + (_additions(game, codes[0]) if len(codes) == 1 else [])


def _is_free(chosen: Chosen, answer: Answer) -> bool:
    """Whether an option has no value yet, or can have one more."""
    taken = chosen.get(answer.option.name, ())
    return not taken or (answer.option.several and answer.choice.word not in taken)


def _additions(game: AnyGame, code: str) -> list[str]:
    """What can be chosen beside what is chosen already."""
    chosen = _read(game, code)
    found = _fitting(game, None, "")
    return [_as_code(_with(chosen, answer)) for answer in found if _is_free(chosen, answer)]


def _code_completions(game: AnyGame, typed: str) -> list[str]:
    """How the last word of code could go on."""
    *before, last = typed.lstrip().split(" ")
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
