"""Colour is never alone, and every eye can tell one kind from another."""

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from render.akropolis.colours import GLYPHS, HUES, LIGHTER
from render.drawing import glyphs
from render.drawing.glyphs import Glyph
from render.drawing.lettering import FAINT, Weight, text_ink
from render.drawing.palette import (
    CARD,
    COLOURS,
    DARKNESS,
    INK_RGB,
    SEATS,
    SHARED,
    WHITE_RGB,
    Rgb,
    mix,
    palette_bytes,
)
from tests.render.colour_vision import BLIND, contrast, distance

READABLE = 4.5
KINDS = list(HUES.values())
ALL_GLYPHS = [*GLYPHS.values(), glyphs.STAR, glyphs.STONE, glyphs.MEDAL, glyphs.CROWN, glyphs.STACK]
FILLS = [mix(hue, WHITE_RGB, part) for hue in KINDS for part in LIGHTER] + list(SHARED.values())


@pytest.mark.parametrize("fill", FILLS)
def test_ink_can_be_read_on_every_colour(fill: Rgb) -> None:
    assert contrast(fill, INK_RGB) >= READABLE


def test_faint_letters_can_be_read_on_the_card() -> None:
    card = SHARED[CARD]
    assert contrast(card, mix(card, INK_RGB, DARKNESS[FAINT // COLOURS])) >= READABLE


@pytest.mark.parametrize("sight", BLIND)
@pytest.mark.parametrize("colours", [KINDS, [SHARED[seat] for seat in SEATS]], ids=["areas", "seats"])
def test_every_eye_can_tell_the_colours(colours: list[Rgb], sight: str) -> None:
    least = 4 if sight == "greyscale" else 12
    assert min(distance(first, second, sight) for first, second in combinations(colours, 2)) >= least


@pytest.mark.parametrize("hue", KINDS)
def test_each_level_is_lighter(hue: Rgb) -> None:
    shades = [contrast(mix(hue, WHITE_RGB, part), INK_RGB) for part in LIGHTER]
    assert shades == sorted(set(shades))


@pytest.mark.parametrize("size", [20, 44])
@pytest.mark.parametrize("kinds", [ALL_GLYPHS, list(glyphs.SEATS)], ids=["things", "seats"])
def test_every_glyph_can_be_told_without_its_colour(kinds: list[Glyph], size: int) -> None:
    drawn = [glyphs.glyph_sprite(glyph, size).mask.convert("L") for glyph in kinds]
    for first, second in combinations(drawn, 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] > 255 * 0.12


def test_the_palette_has_256_colours_and_every_colour_ends_in_ink() -> None:
    palette = palette_bytes([mix(hue, WHITE_RGB, part) for hue in KINDS for part in LIGHTER])
    assert len(palette) == 256 * 3
    assert set(zip(*[iter(palette[-COLOURS * 3 :])] * 3, strict=True)) == {INK_RGB}


def test_letters_too_small_for_a_phone_are_refused() -> None:
    with pytest.raises(ValueError, match="35 pixels"):
        text_ink("a", 35, Weight.BOLD)
