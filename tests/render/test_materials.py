"""Materials are quiet, differ, and keep away from what is drawn on them; hatching stays in its shape."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.drawing.glyphs import LEAF, glyph_ink
from render.drawing.hatching import hatching
from render.drawing.materials import FINEST, Material, lay
from render.drawing.palette import COLOURS
from render.drawing.sprites import Drawing, Sprite

GREEN, GRAIN, SIDE = 4, 10, 200
QUIETEST, LOUDEST = 0.01, 0.3  # how much of a surface is marked


def surface() -> Image.Image:
    return Image.new("L", (SIDE, SIDE), GREEN)


def marked(material: Material, grain: int = GRAIN) -> Image.Image:
    image = surface()
    lay(image, material, grain, on=GREEN)
    return image


@pytest.mark.parametrize("material", Material)
def test_a_material_is_its_colour_a_little_darker_in_a_few_places(material: Material) -> None:
    counts = marked(material).histogram()
    shades = {index for index, count in enumerate(counts) if count}
    assert shades <= {GREEN, GREEN + COLOURS, GREEN + 2 * COLOURS}
    assert QUIETEST <= 1 - counts[GREEN] / SIDE**2 <= LOUDEST


def test_all_materials_differ() -> None:
    for one, other in combinations(Material, 2):
        gap = ImageChops.difference(marked(one), marked(other))
        assert ImageStat.Stat(gap).mean[0] > COLOURS * QUIETEST, (one, other)


@pytest.mark.parametrize("material", Material)
def test_what_is_drawn_on_a_material_keeps_a_calm_rim(material: Material) -> None:
    bare, glyph = surface(), glyph_ink(LEAF, 80)
    Sprite(bare, bare).darken(glyph, 60, 60)
    laid = bare.copy()
    lay(laid, material, GRAIN, on=GREEN)
    left, top, right, bottom = ImageChops.subtract(bare, surface()).getbbox() or (0, 0, 0, 0)
    assert right > left
    beside = [(x, y) for x in range(left, right) for y in range(top, bottom) if has_ink_near(bare, x, y)]
    assert all(laid.getpixel(spot) == bare.getpixel(spot) for spot in beside)
    assert laid.tobytes() != bare.tobytes()


def has_ink_near(image: Image.Image, x: int, y: int) -> bool:
    return image.crop((x - 2, y - 2, x + 3, y + 3)).getextrema() != (GREEN, GREEN)


@pytest.mark.parametrize("material", Material)
def test_other_colours_stay_as_they_are(material: Material) -> None:
    image = surface()
    lay(image, material, GRAIN, on=GREEN + 1)
    assert image.tobytes() == surface().tobytes()


@pytest.mark.parametrize("material", Material)
def test_too_fine_a_grain_is_left_out(material: Material) -> None:
    assert marked(material, FINEST - 1).tobytes() == surface().tobytes()
    assert marked(material, FINEST).tobytes() != surface().tobytes()


def test_hatching_is_slanted_lines_of_one_shade_within_a_shape() -> None:
    disc = Drawing(SIDE, SIDE)
    disc.ellipse((0, 0, SIDE, SIDE))
    ink = hatching((SIDE, SIDE), 20, 5, disc.coverage())
    assert {index for index, count in enumerate(ink.histogram()) if count} == {0, COLOURS}
    assert ink.getpixel((1, 1)) == 0
    row, below = ([ink.getpixel((x, y)) for x in range(40, 160)] for y in (100, 101))
    assert row[:-1] != below[:-1]
    assert row[1:] == below[:-1]
