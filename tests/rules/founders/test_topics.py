"""The pages of the rules: their numbers come from the data."""

import pytest

import data
from engines.core.text import Text, keys, say
from engines.founders import components
from engines.founders.labels import TOPICS

PREFIX = "founders-topic-"
LANGUAGES = pytest.mark.parametrize("language", data.languages())


def pages(language: str) -> dict[str, str]:
    """Every page, by topic."""
    topics = [
        key.removeprefix(PREFIX)
        for key in keys("en")
        if key.startswith(PREFIX) and not key.endswith("-title")
    ]
    return {topic: say(Text(f"{PREFIX}{topic}", TOPICS.get(topic, {})), language) for topic in topics}


@LANGUAGES
def test_every_page_can_be_said_with_the_arguments_of_its_topic(language: str) -> None:
    assert pages(language).keys() >= TOPICS.keys() | {"turn", "rulings"}


@LANGUAGES
@pytest.mark.parametrize("topic", TOPICS)
def test_no_page_that_takes_numbers_has_typed_ones_instead(topic: str, language: str) -> None:
    args = TOPICS[topic]
    said = say(Text(f"{PREFIX}{topic}", args), language)
    for name in args:
        assert say(Text(f"{PREFIX}{topic}", {**args, name: 99}), language) != said, name


def test_the_numbers_are_those_of_the_box() -> None:
    assert TOPICS["start"]["draft3"] == components.DRAFTED[3] == 7
    assert TOPICS["start"]["victory2"] == components.VICTORY_TILES[2] == 8
    assert (TOPICS["start"]["nature"], TOPICS["start"]["city"]) == (2, 1)
    assert TOPICS["turn"] == {"row": 5}
    assert TOPICS["scoring"] == {"craftsmen": 2, "token": 1, "lost": 1}


def test_the_page_of_a_turn_says_that_replacing_is_always_allowed() -> None:
    turn = pages("en")["turn"]
    assert "Add an open tile to your territory, or put it in the place of one of your tiles." in turn
    assert "If you cannot, you may replace" not in turn
