"""Materials: quiet marks on a plain colour, so that a meadow looks like grass and a lake like water.

`lay(image, material, grain, on)` draws a material on those pixels of an image of palette indices that have
the plain index `on`, away from everything that is drawn there already: outlines, glyphs and numbers keep a
calm rim. The grain is the distance between two marks in pixels; below `FINEST` nothing is drawn, because it
would be noise. Marks are ink of at most two shades, so they are the same drawing in every theme. To be called
once for each sprite, when it is made:

    sprite = layered_sprite(...)
    lay(sprite.image, Material.GRASS, grain=side // 8, on=GREEN)
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import product
from math import cos, pi, sin
from random import Random
from typing import TypeAlias

from PIL import Image, ImageChops, ImageFilter

from render.drawing.sprites import AT_LEAST_HALF, Drawing, Point, ink

Stroke: TypeAlias = tuple[Point, ...]  # in grains

FINEST = 6
PERIOD = 8  # after so many grains a material repeats itself
DARKNESS = 0.14  # of a mark
LINE = 0.13  # the width of a stroke, in grains
THINNEST = 1.6  # in pixels: thinner strokes flicker when a picture is shown smaller
CALM = 0.5  # the width of the rim around what is drawn, in grains
SWATCHES = 160  # kept, in about 4 MB


class Material(StrEnum):
    """What a surface is made of."""

    BRICKS = "bricks"
    FURROWS = "furrows"
    GRASS = "grass"
    PLANKS = "planks"
    ROOF = "roof"
    SAND = "sand"
    SLABS = "slabs"
    STONE = "stone"
    TREES = "trees"
    WATER = "water"


def lay(image: Image.Image, material: Material, grain: int, on: int) -> None:
    """Draw a material on the pixels with a plain index."""
    if grain < FINEST:
        return
    marks = ImageChops.multiply(_sheet(material, grain, image.size), _calm_part(image, grain, on))
    image.paste(ImageChops.add(image, ink(marks)))


def _calm_part(image: Image.Image, grain: int, on: int) -> Image.Image:
    """The pixels with a plain index that have no others near them."""
    plain = image.point([255 * (index == on) for index in range(256)])
    near = plain.filter(ImageFilter.BoxBlur(max(2, round(grain * CALM))))
    return near.point([255 * (part == 255) for part in range(256)])


def _sheet(material: Material, grain: int, size: tuple[int, int]) -> Image.Image:
    """Swatches side by side."""
    swatch, sheet = _swatch(material, grain), Image.new("L", size)
    for left in range(0, size[0], swatch.width):
        for top in range(0, size[1], swatch.height):
            sheet.paste(swatch, (left, top))
    return sheet


@lru_cache(SWATCHES)
def _swatch(material: Material, grain: int) -> Image.Image:
    """How dark a material is; its right edge fits its left one, and its lower edge the upper one."""
    side, width = PERIOD * grain, max(THINNEST, grain * LINE)
    drawing = Drawing(side, side)
    same_marks_always = Random(material)  # noqa: S311 - no secret depends on it
    for stroke in STROKES[material](same_marks_always):
        xs, ys = zip(*stroke, strict=True)
        for right, down in product(_repeats(xs), _repeats(ys)):
            drawing.line([((x + right) * grain, (y + down) * grain) for x, y in stroke], width)
    # Without soft edges: nobody sees them in marks that are so faint, and files are much smaller.
    return drawing.coverage().point(AT_LEAST_HALF).point(lambda coverage: coverage * DARKNESS)


def _repeats(along: Sequence[float]) -> list[int]:
    """The shifts, in grains, with which a stroke reaches into the swatch."""
    return [by for by in (-PERIOD, 0, PERIOD) if min(along) + by <= PERIOD + 1 and max(along) + by >= -1]


def _bricks(random: Random) -> Iterator[Stroke]:
    """Here and there the lower and the right edge of a brick."""
    for x, y in _spots(random, 0.6, step=(2, 1)):
        left = x + y % 2
        yield ((left, y + 1), (left + 1.9, y + 1), (left + 1.9, y + 0.15))


def _slabs(_random: Random) -> Iterator[Stroke]:
    """Large slabs that meet in the middle of the ones above."""
    for y in range(0, PERIOD, 2):
        yield ((0, y), (PERIOD, y))
        for x in range(y % 4 // 2 * 2, PERIOD, 4):
            yield ((x, y), (x, y + 2))


def _planks(_random: Random) -> Iterator[Stroke]:
    """Long boards with few ends."""
    for y in range(PERIOD):
        yield ((0, y), (PERIOD, y))
        yield ((3 * y % PERIOD, y), (3 * y % PERIOD, y + 1))


def _roof(_random: Random) -> Iterator[Stroke]:
    """Rows of round tiles, each between two of the row above."""
    for row in range(PERIOD):
        for column in range(PERIOD // 2):
            left = 2 * column + row % 2
            yield tuple((left + 2 * step / 8, row + 0.7 * sin(pi * step / 8)) for step in range(9))


def _grass(random: Random) -> Iterator[Stroke]:
    """Tufts of two blades."""
    for x, y in _spots(random, 0.75):
        yield ((x - 0.3, y - 0.25), (x, y + 0.25), (x + 0.25, y - 0.35))


def _sand(random: Random) -> Iterator[Stroke]:
    """Grains."""
    for x, y in _spots(random, 1):
        yield ((x, y), (x + 0.12, y))


def _stone(random: Random) -> Iterator[Stroke]:
    """Short cracks in all directions, and chips."""
    for x, y in _spots(random, 0.7):
        turn, length = random.uniform(0, 2 * pi), random.uniform(0.1, 0.7)
        right, down = length * cos(turn), length * sin(turn)
        yield ((x, y), (x + right, y + down), (x + 1.4 * right - 0.4 * down, y + 1.4 * down + 0.4 * right))


def _water(random: Random) -> Iterator[Stroke]:
    """Short waves."""
    for x, y in _spots(random, 0.75, step=(2, 1)):
        yield tuple((x + 1.4 * step / 8, y + 0.22 * sin(2 * pi * step / 8)) for step in range(9))


def _furrows(_random: Random) -> Iterator[Stroke]:
    """Slanted rows of a ploughed field."""
    for start in range(0, 2 * PERIOD, 2):
        yield ((start, 0), (start - PERIOD, PERIOD))


def _trees(random: Random) -> Iterator[Stroke]:
    """Tops of firs."""
    for x, y in _spots(random, 0.8, step=(2, 2)):
        yield ((x - 0.5, y + 0.7), (x, y - 0.3), (x + 0.5, y + 0.7))
        yield ((x - 0.4, y + 1.2), (x, y + 0.5), (x + 0.4, y + 1.2))


def _spots(random: Random, share: float, step: tuple[int, int] = (1, 1)) -> Iterator[Point]:
    """Spots all over a swatch, evenly but not in rows; a share of all that have room."""
    across, down = step
    for y in range(0, PERIOD, down):
        for x in range(0, PERIOD, across):
            if random.random() < share:
                yield x + random.uniform(0, 0.6) * across, y + random.uniform(0, 0.6) * down


STROKES: Mapping[Material, Callable[[Random], Iterator[Stroke]]] = {
    Material.BRICKS: _bricks,
    Material.FURROWS: _furrows,
    Material.GRASS: _grass,
    Material.PLANKS: _planks,
    Material.ROOF: _roof,
    Material.SAND: _sand,
    Material.SLABS: _slabs,
    Material.STONE: _stone,
    Material.TREES: _trees,
    Material.WATER: _water,
}
