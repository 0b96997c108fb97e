"""Texts fit their room, have all Polish letters, and are large enough to be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.drawing.lettering import MIDDLE, Weight, ellipsize, text_ink, text_width


@given(st.text(max_size=60))
def test_a_name_is_cut_to_its_room(name: str) -> None:
    shown = ellipsize(name, MIDDLE, Weight.BOLD, 300)
    assert text_width(shown, MIDDLE, Weight.BOLD) <= 300
    assert shown == name or shown.endswith("…")
    text_ink(shown, MIDDLE, Weight.BOLD)


@pytest.mark.parametrize("weight", Weight)
def test_polish_letters_are_there(weight: Weight) -> None:
    missing = text_ink("\ufffe", MIDDLE, weight).tobytes()
    drawn = [text_ink(letter, MIDDLE, weight).tobytes() for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ…→−×"]  # noqa: RUF001
    assert missing not in drawn
    assert len(set(drawn)) == len(drawn)


def test_letters_too_small_for_a_phone_are_refused() -> None:
    with pytest.raises(ValueError, match="35 pixels"):
        text_ink("a", 35, Weight.BOLD)
