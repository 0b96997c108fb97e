"""What is around and over areas: shadows, halos, outlines of empty places, hatching, levels."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageFilter

from engines.core.grids.hexes import DIRECTIONS, Hex
from render.akropolis.areas import along, centred, hex_drawing, outline, tile_places
from render.drawing.hatching import hatching
from render.drawing.hexes import Grid, corners, half_height, inset
from render.drawing.ink import PixelBox
from render.drawing.lettering import Weight, capital_height, inscribe, text_width
from render.drawing.palette import ACCENT, WHITE, Colour
from render.drawing.sprites import (
    Drawing,
    Point,
    Sprite,
    card_shadow,
    card_sprite,
    ink,
    layered_sprite,
)

EDGE = 2  # pixels: the soft edge of an area
HIGHEST = 5  # Shadows of higher areas are as long.


class Shadow(NamedTuple):
    """A part of a shadow on the ground, and the offset of its middle from that of the area."""

    sprite: Sprite
    right: int
    down: int


@lru_cache(64)
def shadow(level: int, unit: int) -> list[Shadow]:
    """The parts of an area's shadow that can be seen: to its right, and below it; longer with each level."""
    length = unit * (0.15 + 0.3 * min(level, HIGHEST))
    reach = ceil(length) + unit // 2
    width, height = 4 * unit + 2 * reach, 2 * half_height(unit) + 2 * reach
    dark = Drawing(width, height)
    for step in range(9):
        right, down = length * step / 8, length * 0.45 * step / 8
        dark.polygon([(x + width / 2 + right, y + height / 2 + down) for x, y in corners(unit)])
    soft = dark.coverage().filter(ImageFilter.GaussianBlur(unit * 0.1))
    shades = ink(soft.point(lambda coverage: coverage * 0.38))
    _, _, end, lowest = shades.getbbox() or (0, 0, width, height)
    # The area itself covers what lies between these, except for its soft edges.
    left, right = width // 2 - unit, width // 2 + unit - EDGE
    top, bottom = height // 2 - half_height(unit), height // 2 + half_height(unit) - EDGE
    boxes = ((right, top, end, bottom), (left, bottom, end, lowest))
    return [_part(shades, box) for box in boxes]


def _part(shades: Image.Image, box: PixelBox) -> Shadow:
    """What is in a box of a shadow whose area is in the middle."""
    seen, (left, top, _, _) = shades.crop(box), box
    right, down = left + seen.width // 2 - shades.width // 2, top + seen.height // 2 - shades.height // 2
    return Shadow(card_shadow(seen), right, down)


@lru_cache(64)
def halo(facing: int, unit: int) -> Sprite:
    """A bright band around a tile."""
    band, line = unit * 0.2, max(1.5, unit * 0.07)
    width, height = 7 * unit + 2 * ceil(band + line + 2), 4 * half_height(unit) + 2 * ceil(band + line + 2)
    base, bright = Drawing(width, height), Drawing(width, height)
    hexes = _hexes(facing, unit, (width / 2, height / 2))
    for points in hexes:
        base.polygon(inset(points, [-band - line] * 6))
        bright.polygon(inset(points, [-band] * 6))
    for points in hexes:
        bright.polygon(inset(points, [-0.5] * 6), covers=False)
        base.polygon(points, covers=False)
    return layered_sprite(base.coverage(), [(ACCENT, bright.coverage())])


def _hexes(facing: int, unit: int, middle: Point) -> list[list[Point]]:
    """The three hexes of a tile around a middle."""
    grid = Grid(unit, 0, 0)
    places = tile_places(Hex(0, 0), facing)
    x, y = grid.bounds_middle(places)
    return [
        [(middle[0] + a + right - x, middle[1] + b + down - y) for a, b in corners(unit)]
        for right, down in map(grid.middle, places)
    ]


@lru_cache(64)
def dashed_outline(facing: int, unit: int, colour: Colour) -> Sprite:
    """Dashes around a tile, visible on any background."""
    line = max(4.0, unit * 0.2)
    width, height = 7 * unit + 2 * ceil(line), 4 * half_height(unit) + 2 * ceil(line)
    base, light = Drawing(width, height), Drawing(width, height)
    for start, end in _outer_sides(facing, unit, (width / 2, height / 2)):
        base.line([start, end], line)
        base.ellipse((start[0] - line / 2, start[1] - line / 2, start[0] + line / 2, start[1] + line / 2))
        for first, last in ((0.1, 0.4), (0.6, 0.9)):
            light.line([along(start, end, first), along(start, end, last)], line * 0.6)
    return layered_sprite(base.coverage(), [(colour, light.coverage())])


def _outer_sides(facing: int, unit: int, middle: Point) -> Iterator[tuple[Point, Point]]:
    """The sides of a tile's hexes that no other hex of it shares."""
    places = tile_places(Hex(0, 0), facing)
    for (q, r), points in zip(places, _hexes(facing, unit, middle), strict=True):
        for side, step in enumerate(DIRECTIONS):
            if Hex(q + step.q, r + step.r) not in places:
                yield points[side], points[(side + 1) % 6]


@lru_cache(64)
def empty_place(unit: int) -> Sprite:
    """A faint outline of an empty place."""
    drawing = hex_drawing(unit)
    points = centred(inset(corners(unit), [unit * 0.14] * 6), unit)
    for start, end in pairwise([*points, points[0]]):
        drawing.line([start, end], max(1.5, unit * 0.08))
    return card_sprite(ink(drawing.coverage().point(lambda coverage: coverage * 0.4)))


@lru_cache(64)
def too_expensive(unit: int) -> Image.Image:
    """Hatching over an area."""
    within = outline(unit).coverage()
    return hatching(within.size, unit * 0.5, unit * 0.16, within)


@lru_cache(64)
def level_badge(level: int, size: int) -> Sprite:
    """The number of a level on a small plate."""
    height = capital_height(size, Weight.BOLD) + round(size * 0.2)
    width = round(text_width(str(level), size, Weight.BOLD)) + round(size * 0.2)
    line = max(1.5, size / 20)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), size * 0.2)
    paper.rounded_rectangle((line, line, width - line, height - line), size * 0.2 - line)
    plate = layered_sprite(base.coverage(), [(WHITE, paper.coverage())])
    return inscribe(plate, str(level), width / 2, height / 2, size)
