"""No picture is more than a third empty."""

import pytest

from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, new_card
from render.drawing.palette import ACCENT, CARD, palettes
from render.themes import Theme
from tests.render.emptiness import emptiness
from tests.render.scenes import SCENES

MOST = 1 / 3
# Scenes that are still emptier, and by how much at most: this list may only become shorter.
EMPTIER = {
    "akropolis-first-places": 0.44,
    "origins-long-city": 0.44,
    "origins-start": 0.39,
    "origins-table-alone": 0.76,
}


@pytest.mark.parametrize("name", SCENES)
def test_no_picture_is_more_than_a_third_empty(name: str) -> None:
    assert emptiness(SCENES[name].picture().png) <= EMPTIER.get(name, MOST)


@pytest.mark.parametrize("name", EMPTIER)
def test_a_picture_that_is_full_enough_leaves_the_list(name: str) -> None:
    assert emptiness(SCENES[name].picture().png) > MOST


def test_an_empty_card_is_empty_and_a_full_one_is_not() -> None:
    palette, canvas = palettes(lambda _: ())[Theme.LIGHT], new_card(1)
    assert emptiness(canvas.png(palette)) == 1
    half = (MARGIN, MARGIN, WIDTH // 2, HEIGHT - MARGIN)
    canvas.image.paste(ACCENT, half)
    assert emptiness(canvas.png(palette)) == pytest.approx(0.5, abs=0.1)
    canvas.image.paste(CARD, half)
    canvas.image.putpixel((WIDTH // 2, HEIGHT // 2), ACCENT)
    assert 0.98 < emptiness(canvas.png(palette)) < 1
