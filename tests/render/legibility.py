"""When colours and glyphs can be told apart, and when text can be read on a colour."""

from collections.abc import Iterable
from itertools import combinations

from PIL import ImageChops, ImageStat

from render.drawing.glyphs import Glyph, glyph_sprite
from render.drawing.palette import INK, Colour, Palettes, Rgb
from render.themes import Theme
from tests.render.colour_vision import contrast, distance

READABLE = 4.5  # the contrast of text (WCAG 2, AA)
LEAST_DISTANCE, LEAST_GREY_DISTANCE = 12, 4
LEAST_DIFFERENCE = 255 * 0.12  # of a pixel on average


def rgb(palettes: Palettes, theme: Theme, index: int) -> Rgb:
    """An entry of a palette."""
    red, green, blue = palettes[theme][3 * index : 3 * index + 3]
    return red, green, blue


def is_readable(palettes: Palettes, theme: Theme, colour: Colour) -> bool:
    """Whether ink can be read on a colour."""
    return contrast(rgb(palettes, theme, colour), rgb(palettes, theme, INK)) >= READABLE


def are_distinct(colours: Iterable[Rgb], vision: str) -> bool:
    """Whether people with that colour vision can tell all colours apart."""
    least = LEAST_GREY_DISTANCE if vision == "greyscale" else LEAST_DISTANCE
    return all(distance(first, second, vision) >= least for first, second in combinations(colours, 2))


def are_recognisable(glyphs: Iterable[Glyph], size: int) -> bool:
    """Whether all glyphs differ without their colours."""
    drawn = [glyph_sprite(glyph, size).mask.convert("L") for glyph in glyphs]
    return all(
        ImageStat.Stat(ImageChops.difference(first, second)).mean[0] > LEAST_DIFFERENCE
        for first, second in combinations(drawn, 2)
    )
