"""Properties of the pictures of chosen scenes."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any

import pytest
from hypothesis import settings
from PIL import Image

import data
from engines.core.game import AnyGame, Played
from engines.core.text import say
from render import Theme
from render.drawing.canvas import LOWEST, TALLEST
from render.drawing.palette import INK_SHADES, TEXT_ON
from tests.render.golden import on_white
from tests.render.scene import NAMES, Scene
from tests.render.scenes import SCENES

MOST_BYTES = 300 * 1024
LONGEST_ALT = 1024  # what the platform takes

Position = tuple[AnyGame, Played[Any]]
few = settings(max_examples=12)
NUMBERED = {name: scene for name, scene in SCENES.items() if scene.request.places}


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_equal_views_give_equal_pictures(scene: Scene) -> None:
    with ThreadPoolExecutor(4) as pool:
        drawn = set(pool.map(lambda _: scene.picture().png, range(8)))
    assert len(drawn) == 1


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_both_themes_show_the_same_in_other_colours(scene: Scene) -> None:
    light, dark = (Image.open(BytesIO(scene.picture(theme=theme).png)) for theme in Theme)
    assert light.tobytes() == dark.tobytes()
    assert light.getpalette() != dark.getpalette()


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_nothing_is_written_in_dark_ink_on_a_surface_that_can_be_dark(scene: Scene) -> None:
    """A digit has more than 200 pixels; where soft edges overlap, a few are as dark as ink."""
    pixels = Image.open(BytesIO(scene.picture().png)).histogram()
    assert sum(pixels[INK_SHADES[-1] + surface] for surface in TEXT_ON) < 150


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_zoomed_picture_is_twice_as_large_and_the_same(scene: Scene) -> None:
    small, large = (on_white(scene.picture(zoom=zoom).png) for zoom in (False, True))
    assert large.size == (2 * small.width, 2 * small.height)
    assert len(scene.picture(zoom=True).png) <= MOST_BYTES
    # Much the same colours in much the same places.
    blurred = [image.resize((11, 7), Image.Resampling.BOX).tobytes() for image in (small, large)]
    assert max(abs(a - b) for a, b in zip(*blurred, strict=True)) < 40


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_picture_is_as_wide_as_every_other_and_at_most_as_high(scene: Scene) -> None:
    width, height = Image.open(BytesIO(scene.picture().png)).size
    assert width == 1100
    assert LOWEST <= height <= TALLEST


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_language_changes_nothing_but_words(scene: Scene) -> None:
    english, polish = (scene.picture(language=language) for language in ("en", "pl"))
    assert english.alt == polish.alt
    assert Image.open(BytesIO(english.png)).size == Image.open(BytesIO(polish.png)).size
    assert len(polish.png) <= MOST_BYTES


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_picture_is_a_card_with_round_transparent_corners(scene: Scene) -> None:
    image = Image.open(BytesIO(scene.picture().png)).convert("RGBA")
    alphas, bottom = image.getchannel("A"), image.height - 1
    assert [alphas.getpixel(spot) for spot in ((0, 0), (1099, 0), (0, bottom), (1099, bottom))] == [0] * 4
    assert alphas.crop((32, 0, 1068, image.height)).getextrema() == (255, 255)
    assert len(alphas.crop((0, 0, 32, 32)).getcolors() or []) > 3


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_nothing_is_drawn_in_the_margin(scene: Scene) -> None:
    image = on_white(scene.picture().png)
    card, bottom = image.getpixel((550, 4)), image.height
    sides = ((0, 32, 16, bottom - 32), (1084, 32, 1100, bottom - 32))
    for strip in ((32, 0, 1068, 16), (32, bottom - 12, 1068, bottom), *sides):
        assert image.crop(strip).getcolors() == [((strip[2] - strip[0]) * (strip[3] - strip[1]), card)]


@pytest.mark.parametrize("scene", NUMBERED.values(), ids=NUMBERED)
def test_every_number_is_in_the_picture(scene: Scene) -> None:
    places, shown = scene.request.places, scene.picture().png
    for number in places:
        renamed = {("99" if other == number else other): places[other] for other in places}
        assert scene.picture(places=renamed).png != shown, number


@pytest.mark.parametrize("scene", NUMBERED.values(), ids=NUMBERED)
def test_the_description_tells_which_places_are_numbered(scene: Scene) -> None:
    first, *_, last = scene.request.places
    for language in data.languages():
        described = say(scene.picture().alt, language, NAMES.__getitem__)
        assert first in described
        assert last in described.rpartition(".")[0].rpartition(" ")[2]
