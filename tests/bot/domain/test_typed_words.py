"""Words are found as people type them."""

import pytest

from bot.domain.typed_words import fit, folded


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Żółta ŁĄKA", ("zolta", "laka")),
        ("houses plaza, quarry (2 stones)", ("houses", "plaza", "quarry", "2", "stones")),
        ("at -3, 1: north-west", ("at", "-3", "1", "north", "west")),
        ("  … ", ()),
    ],
)
def test_words_are_folded(text: str, words: tuple[str, ...]) -> None:
    assert folded(text) == words


@pytest.mark.parametrize(
    ("typed", "text", "fits"),
    [
        ("plaza houses", "Houses plaza, garden", True),
        ("ho pl", "Houses plaza, garden", True),
        ("dom plac", "Plac domów, ogród", True),
        ("", "Houses plaza", True),
        ("plaza barracks", "Houses plaza, garden", False),
        ("ouses", "Houses plaza", False),  # the middle of a word
        ("garden garden", "Garden, houses plaza", False),  # there is only one
        ("gar garden", "Garden, gargoyle", True),
        ("garden gar", "Gargoyle, garden", True),
    ],
)
def test_each_typed_word_begins_a_word_of_its_own(typed: str, text: str, fits: bool) -> None:
    assert fit(folded(typed), folded(text)) is fits
