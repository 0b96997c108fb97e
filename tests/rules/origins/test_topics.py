"""The pages of the rules: their sentences, and the numbers that come from the data."""

import re
from collections.abc import Mapping

import pytest

import data
from engines.core.text import Argument, Text, keys, say
from engines.origins.components import BONUSES, BUILDINGS, MAINS
from engines.origins.components.tasks import Effect
from engines.origins.labels import TOPICS

PREFIX = "origins-topic-"
MESSAGE = 2000  # characters that a message has room for
PAGES = sorted(
    key.removeprefix(PREFIX) for key in keys("en") if key.startswith(PREFIX) and not key.endswith("-title")
)
ARGUMENTS = [(page, argument) for page, arguments in TOPICS.items() for argument in arguments]


def page_text(page: str, language: str, arguments: Mapping[str, Argument]) -> str:
    return say(Text(f"{PREFIX}{page}", arguments), language)


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("page", PAGES)
def test_every_page_can_be_said_and_fits_in_a_message(page: str, language: str) -> None:
    title = say(Text(f"{PREFIX}{page}-title"), language)
    assert len(title) + len(page_text(page, language, TOPICS.get(page, {}))) + 10 <= MESSAGE


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize(("page", "argument"), ARGUMENTS)
def test_a_number_corrected_in_the_data_is_corrected_on_the_page(
    page: str, argument: str, language: str
) -> None:
    corrected: Argument = 975 if isinstance(TOPICS[page][argument], int) else "975"
    assert "975" in page_text(page, language, {**TOPICS[page], argument: corrected})


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("people", "costs 0, 1, 2, 3, 4 wisdom from the left and needs a free base"),
        ("people", "scores 2, 4, 6, 8, 10 at the end"),
        ("building", "0, 1, 2, 3, 4 from the top"),
        ("towers", "You begin with 2 bases; the others cost 2, 4, 6, 8 food"),
        ("temples", "moves one disk up to 2 steps"),
        ("sites", "- **the supply site**: take 1 stone, 1 food, 1 wisdom, or pay food to train"),
        ("sites", "red, bonus, 1 wisdom: advance 1 or attack"),
        ("scoring", "whoever is still equal shares the victory"),
        (
            "solo",
            "180 points, and 20 more for each of these: red token on the stone site, purple token",
        ),
    ],
)
def test_pages_say_what_the_data_say(page: str, said: str) -> None:
    assert said in page_text(page, "en", TOPICS.get(page, {}))


AMOUNTS = ("stone", "food", "wisdom", "gold", "points", "advance", "by", "most", "count")


def amounts(effect: Effect) -> set[str]:
    """The numbers of an effect, without ones, which a sentence need not spell out."""
    single = {getattr(effect, name, 1) for name in AMOUNTS}
    return {str(number) for number in single | set(getattr(effect, "table", ())) if number > 1}


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize(
    ("key", "effects"),
    [
        *((f"ability-{building.id}", building.effects) for building in BUILDINGS.values()),
        *((f"action-{action.id}", action.effects) for action in MAINS.values() if action.id != "training"),
        *((f"bonus-{action.id}", action.effects) for action in BONUSES.values()),
    ],
)
def test_sentences_have_the_numbers_of_the_data(key: str, effects: tuple[Effect, ...], language: str) -> None:
    said = re.findall(r"\d+", say(Text(f"origins-{key}"), language))
    assert {number for effect in effects for number in amounts(effect)} <= set(said)
