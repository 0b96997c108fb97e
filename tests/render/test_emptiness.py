"""No picture is more than a third empty."""

import pytest

from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, new_card
from render.drawing.palette import ACCENT, CARD, palettes
from render.drawing.squares import Grid
from render.founders.pieces.ground import draw_ground
from render.themes import Theme
from tests.render.emptiness import GROUNDS, emptiness
from tests.render.recorded import GAMES, pictures
from tests.render.scenes import SCENES

MOST = 1 / 3


@pytest.mark.parametrize("name", SCENES)
def test_no_picture_is_more_than_a_third_empty(name: str) -> None:
    ground = GROUNDS.get(name.split("-", maxsplit=1)[0], ())
    assert emptiness(SCENES[name].picture().png, ground) <= MOST


@pytest.mark.parametrize("replay", GAMES)
def test_no_picture_of_a_recorded_game_is_more_than_a_third_empty(replay: str) -> None:
    empty = {str(shown): shown.emptiness() for shown in pictures(replay)}
    assert {name: round(share, 3) for name, share in empty.items() if share > MOST} == {}


def test_land_without_anything_on_it_is_empty() -> None:
    palette, canvas = palettes(lambda _: ())[Theme.LIGHT], new_card(1)
    draw_ground(canvas, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), Grid(100, 0, 0))
    assert emptiness(canvas.png(palette)) < 0.1
    assert emptiness(canvas.png(palette), GROUNDS["founders"]) > 0.9


def test_an_empty_card_is_empty_and_a_full_one_is_not() -> None:
    palette, canvas = palettes(lambda _: ())[Theme.LIGHT], new_card(1)
    assert emptiness(canvas.png(palette)) == 1
    half = (MARGIN, MARGIN, WIDTH // 2, HEIGHT - MARGIN)
    canvas.image.paste(ACCENT, half)
    assert emptiness(canvas.png(palette)) == pytest.approx(0.5, abs=0.1)
    canvas.image.paste(CARD, half)
    canvas.image.putpixel((WIDTH // 2, HEIGHT // 2), ACCENT)
    assert 0.98 < emptiness(canvas.png(palette)) < 1
