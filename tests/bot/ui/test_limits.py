"""Whatever is to be said fits into a message."""

import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.components import Item, latest_lines, layout_message
from bot.ui.text.limits import (
    INPUT_LENGTHS,
    LAYOUT_LENGTH,
    MESSAGE_LENGTH,
    TooLong,
    fitting_lines,
    require_length,
    shortened,
)
from bot.ui.text.names import escaped
from tests.bot.ui.markdown_reader import read


@given(st.text(st.sampled_from("ab \n\\*"), max_size=40), st.integers(1, 45))
def test_a_text_is_cut_only_where_it_must(text: str, most: int) -> None:
    cut = shortened(text, most)
    assert len(cut) <= most
    assert cut == text if len(text) <= most else text.startswith(cut.removesuffix("…"))


def test_a_text_is_cut_between_words() -> None:
    assert shortened("one two three", 10) == "one two…"
    assert shortened("x" * 20, 10) == "x" * 9 + "…"


@given(st.integers(2, 40))
def test_an_escaped_character_is_not_cut_in_half(most: int) -> None:
    assert read(shortened(escaped("*" * 30), most) + "**")[1] == []


def test_all_texts_of_a_layout_fit_together() -> None:
    texts = [ui.TextDisplay[ui.LayoutView]("x" * 3000) for _ in range(3)]
    parts: list[Item] = [*texts]
    layout_message(parts)
    lengths = [len(text.content) for text in texts]
    assert lengths[0] == 3000
    assert all(lengths)
    assert sum(lengths) <= LAYOUT_LENGTH


def test_the_longest_lines_are_shortened_and_all_stay() -> None:
    assert fitting_lines(["first", "x" * 1999, "last"]) == ["first", "x" * 1987 + "…", "last"]
    assert fitting_lines(["ab", "abc"], 7) == ["ab", "abc"]
    assert fitting_lines(["ab", "abcd"], 7) == ["ab", "ab…"]


def test_the_last_line_stays_even_if_it_is_too_long() -> None:
    assert latest_lines(["first", "x" * 1999], "last") == "last"
    assert latest_lines(["x" * 3000]) == "x" * (MESSAGE_LENGTH - 1) + "…"


@pytest.mark.parametrize("field", INPUT_LENGTHS)
def test_what_is_typed_is_refused_from_one_character_too_many(field: str) -> None:
    fits = "x" * INPUT_LENGTHS[field]
    assert require_length(field, fits) == fits
    with pytest.raises(TooLong, match="That is too long"):
        require_length(field, f"{fits}x")


def test_a_field_that_does_not_exist_takes_nothing() -> None:
    with pytest.raises(TooLong):
        require_length("forged", "x")
