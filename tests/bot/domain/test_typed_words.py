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
    assert (fit(folded(typed), folded(text)) is not None) is fits


@pytest.mark.parametrize(
    ("typed", "text", "fits"),
    [
        ("koszary plac", "Plac koszar", True),
        ("domów", "domy", True),
        ("quarries", "quarry", True),
        ("woda", "wodospad", False),  # another word
        ("dragon", "draft", False),
        ("re", "rice", False),
    ],
)
def test_loosely_only_the_end_of_a_word_may_differ(typed: str, text: str, fits: bool) -> None:
    assert fit(folded(typed), folded(text)) is None
    assert (fit(folded(typed), folded(text), loosely=True) is not None) is fits


@pytest.mark.parametrize(
    ("typed", "closer", "farther"),
    [
        ("place 7", "place 7", "place 71"),
        ("level 2", "place 50, level 2", "place 2, level 3"),
        ("buildings 2", "Buildings 2: red", "Buildings 4: 2 red"),
        ("plaza houses", "houses plaza", "houses, market plaza"),
    ],
)
def test_whole_words_and_neighbours_fit_better(typed: str, closer: str, farther: str) -> None:
    better, worse = (fit(folded(typed), folded(text)) for text in (closer, farther))
    assert better is not None
    assert worse is not None
    assert better < worse
