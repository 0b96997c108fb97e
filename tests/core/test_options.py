"""Options of every simple type can be described, typed and completed; others are refused with a remedy."""

from enum import Enum
from itertools import product
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

import data
import engines
from bot.domain import options as typed
from bot.ui.text.limits import CHOICE_LENGTH
from engines.core.errors import BadSetup
from engines.core.options import changed_options, describe
from engines.core.text import Text, say


class Map(Enum):
    COAST = "coast"
    ISLES = "isles"


class Everything(Struct, frozen=True, forbid_unknown_fields=True):
    solo: bool = False
    size: Annotated[int, Meta(ge=3, le=9)] = 5
    even: Annotated[int, Meta(gt=2, lt=9, multiple_of=2)] = 4
    map: Map = Map.COAST
    pace: Literal["slow", "fast"] = "slow"
    rounds: Literal[4, 8] = 8
    goal: Annotated[int, Meta(ge=1, le=3)] | None = None
    bonus: Map | None = None
    maps: tuple[Map, ...] = ()
    extras: frozenset[Literal["fog", "wind"]] = frozenset()


class Trial:
    """As much of a game as its options need."""

    name = "trial"

    def __init__(self, options: type[Struct]) -> None:
        self.options = options


def trial(options: type[Struct] = Everything) -> Any:
    return Trial(options)


def labels(key: str, *words: str) -> list[Text]:
    return [Text(f"trial-option-{key}-{word}") for word in words]


def numbers(*values: int) -> list[Text]:
    return [Text("choice-number", {"number": str(value)}) for value in values]


@pytest.mark.parametrize(
    ("name", "words", "named"),
    [
        ("solo", ["no", "yes"], [Text("choice-no"), Text("choice-yes")]),
        ("size", ["3", "4", "5", "6", "7", "8", "9"], numbers(3, 4, 5, 6, 7, 8, 9)),
        ("even", ["4", "6", "8"], numbers(4, 6, 8)),
        ("map", ["coast", "isles"], labels("map", "coast", "isles")),
        ("pace", ["slow", "fast"], labels("pace", "slow", "fast")),
        ("rounds", ["4", "8"], numbers(4, 8)),
        ("goal", ["1", "2", "3", "none"], [*numbers(1, 2, 3), Text("choice-none")]),
        ("bonus", ["coast", "isles", "none"], [*labels("bonus", "coast", "isles"), Text("choice-none")]),
        ("maps", ["coast", "isles"], labels("maps", "coast", "isles")),
        ("extras", ["fog", "wind"], labels("extras", "fog", "wind")),
    ],
)
def test_an_option_offers_every_value_of_its_type(name: str, words: list[str], named: list[Text]) -> None:
    option = next(option for option in describe(trial()) if option.name == name)
    assert option.label == Text(f"trial-option-{name}")
    assert sorted(choice.word for choice in option.choices) == sorted(words)
    assert {choice.word: choice.label for choice in option.choices} == dict(zip(words, named, strict=True))
    assert option.several == (name in ("maps", "extras"))


def test_numbers_yes_no_and_none_have_sentences_in_every_language() -> None:
    plain = [Text("choice-yes"), Text("choice-no"), Text("choice-none"), *numbers(1200)]
    for language in data.languages():
        said = [say(label, language) for label in plain]
        assert len(set(said)) == len(plain)
        assert said[-1] == "1200"


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        ("", Everything()),
        ("solo=yes size=7 even=6", Everything(solo=True, size=7, even=6)),
        ("map=isles pace=fast rounds=4", Everything(map=Map.ISLES, pace="fast", rounds=4)),
        ("goal=2 bonus=isles", Everything(goal=2, bonus=Map.ISLES)),
        ("goal=none solo=no", Everything()),
        (
            "maps=isles,coast extras=wind",
            Everything(maps=(Map.ISLES, Map.COAST), extras=frozenset({"wind"})),
        ),
    ],
)
def test_typed_options_become_the_games_record(words: str, chosen: Everything) -> None:
    assert msgspec.convert(typed.read(trial(), words), Everything) == chosen


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("size=10", "The option “size” cannot be “10”; it can be: 3-9."),
        ("even=5", "The option “even” cannot be “5”; it can be: 4, 6, 8."),
        ("goal=0", "The option “goal” cannot be “0”; it can be: 1-3, none."),
        ("solo=maybe", "The option “solo” cannot be “maybe”; it can be: no, yes."),
        ("maps=coast,moon", "The option “maps” cannot be “moon”; it can be: coast, isles."),
        ("pace=slow,fast", "The option “pace” cannot be “slow,fast”; it can be: fast, slow."),
        ("dragons=yes", "I do not know the option “dragons=yes”; there are: "),
    ],
)
def test_a_wrong_word_is_refused_with_what_there_is(words: str, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        typed.read(trial(), words)
    assert str(refused.value).startswith(why)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the labels of the trial be their own keys."""

    def label(text: Text, language: str) -> str:
        key = text.key.removeprefix("trial-option-")
        return str(text.args.get("number") or key.rsplit("-", 1)[-1]) if language == "en" else f"po {key}"

    monkeypatch.setattr(typed, "say", label)


@pytest.mark.usefixtures("said")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("so", ["solo=no", "solo=yes"]),
        ("size=", [f"size={number}" for number in range(3, 10)]),
        (
            "solo=yes ma",
            ["solo=yes map=coast", "solo=yes map=isles", "solo=yes maps=coast", "solo=yes maps=isles"],
        ),
        ("maps=coast,", ["maps=coast,isles"]),
        ("pace=slow,", []),
        ("dragons=", []),
        ("dragons", []),
        ("dragons; so", []),
        ("map isl", ["map=isles", "maps=isles"]),
        ("solo: yes; even 6; rounds", ["solo=yes even=6 rounds=4", "solo=yes even=6 rounds=8"]),
        ("solo: yes; solo", []),
        ("maps: coast, is", ["maps=coast,isles"]),
        ("maps: dragon, is", []),
    ],
)
def test_the_last_word_is_completed(words: str, found: list[str]) -> None:
    completed = typed.completions(trial(), words)
    assert completed[: len(found)] == found
    # What is whole can be followed by another choice.
    assert all(each.startswith(found[0].split("=")[0]) for each in completed)
    assert len(completed) == len(found) or len(found) == 1


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("name", sorted(engines.games()))
def test_every_choice_can_be_typed_as_it_is_shown(name: str, language: str) -> None:
    game = engines.game(name)
    shown = []
    for option in describe(game):
        for choice in option.choices:
            code = f"{option.name}={choice.word}"
            shown.append(next(typed.sentences(game, code, language)))
            assert typed.read(game, shown[-1]) == typed.read(game, code)
            assert typed.completions(game, shown[-1])[0] == code
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("name", sorted(engines.games()))
def test_a_choice_of_every_option_fits_into_a_list_in_words(name: str, language: str) -> None:
    game = engines.game(name)
    for choices in product(*(option.choices for option in describe(game))):
        pairs = zip(describe(game), choices, strict=True)
        code = " ".join(f"{option.name}={choice.word}" for option, choice in pairs)
        ways = list(typed.sentences(game, code, language))
        assert all(typed.read(game, way) == typed.read(game, code) for way in ways)
        assert ways == sorted(ways, key=len, reverse=True)
        assert len(ways[-1]) <= CHOICE_LENGTH


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        ("warianty domy", {"variants": ["houses"]}),
        ("VARIANTS gardens; tiles all", {"variants": ["gardens"], "tiles": "all"}),
        ("Warianty: domy, swiatynie; tiles=all", {"variants": ["houses", "temples"], "tiles": "all"}),
        ("longer", {"tiles": "all"}),
        ("Tiles: all, for a longer game; tiles=standard", {"tiles": "standard"}),
    ],
)
def test_words_of_any_language_are_understood(words: str, chosen: dict[str, object]) -> None:
    assert typed.read(engines.game("akropolis"), words) == chosen


def test_words_that_could_mean_several_choices_are_refused() -> None:
    with pytest.raises(BadSetup, match="could mean several options: tiles=standard, tiles=all"):
        typed.read(engines.game("akropolis"), "tiles")


def test_only_options_that_differ_from_the_default_are_listed_with_their_labels() -> None:
    chosen = Everything(solo=True, size=7, maps=(Map.ISLES, Map.COAST), bonus=Map.COAST)
    assert {
        option.name: list(option.labels(value)) for option, value in changed_options(trial(), chosen)
    } == {
        "solo": [Text("choice-yes")],
        "size": numbers(7),
        "bonus": labels("bonus", "coast"),
        "maps": labels("maps", "isles", "coast"),
    }
    assert not list(changed_options(trial(), Everything()))


class Inner(Struct, frozen=True):
    size: int = 1


class Unbounded(Struct, frozen=True):
    size: int = 1


class HalfBounded(Struct, frozen=True):
    size: Annotated[int, Meta(ge=1)] = 1


class TooMany(Struct, frozen=True):
    size: Annotated[int, Meta(ge=1, le=10**9)] = 1


class FreeText(Struct, frozen=True):
    size: str = ""


class Nested(Struct, frozen=True):
    size: Inner = Inner()


class OptionalTuple(Struct, frozen=True):
    size: tuple[Map, ...] | None = None


class Required(Struct, frozen=True):
    size: bool


@pytest.mark.parametrize(
    ("options", "remedy"),
    [
        (Unbounded, "give it bounds, as in Annotated"),
        (HalfBounded, "give it bounds, as in Annotated"),
        (TooMany, "give it bounds that leave 1 to 1000 numbers"),
        (FreeText, "use a bool, a bounded int, an Enum"),
        (Nested, "use a bool, a bounded int, an Enum"),
        (OptionalTuple, "use a bool, a bounded int, an Enum"),
        (Required, "give it a default"),
    ],
)
def test_an_option_that_cannot_be_offered_says_what_to_do(options: type[Struct], remedy: str) -> None:
    with pytest.raises(TypeError, match=f"The option 'size' of the game 'trial' cannot be offered: {remedy}"):
        describe(trial(options))
