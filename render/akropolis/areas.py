"""One area of a tile as a sprite: its colour and glyph, its outline, and its lit edge."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from engines.akropolis.components import AREAS, Area, Kind
from engines.core.grids.hexes import DIRECTIONS, Hex
from render.akropolis.colours import HIGHEST, PALE, fill
from render.akropolis.glyphs import GLYPHS
from render.drawing import glyphs
from render.drawing.canvas import Canvas
from render.drawing.hexes import corners, half_height, inset
from render.drawing.palette import CARD, INK_SHADES, WHITE, coverage_table
from render.drawing.sprites import AT_LEAST_HALF, Drawing, Point, Sprite, layered_image

# The positions of a plaza's stars, in units from its middle.
STARS: dict[int, tuple[Point, ...]] = {
    1: ((0, -0.58),),
    2: ((-0.44, -0.58), (0.44, -0.58)),
    3: ((-0.74, -0.34), (0, -0.72), (0.74, -0.34)),
}
# The same where letters or numbers stand in the corners of the hex.
COMPACT_STARS: dict[int, tuple[Point, ...]] = {
    1: ((0, -0.5),),
    2: ((-0.36, -0.5), (0.36, -0.5)),
    3: ((-0.66, -0.36), (0, -0.52), (0.66, -0.36)),
}
LIT = (0, 5)  # the sides that the light comes from: north and north-west
# Soft edges by coverage: a pixel with less would be lighter than a shadow around it.
SOFT = [255 * (64 <= coverage < 128) for coverage in range(256)]


class Look(NamedTuple):
    """All that the sprite of an area depends on, except its size; sides are bits."""

    code: str
    level: int = 1
    joins: int = 0  # the sides shared with the same tile: a thin seam instead of a thick line
    ghost: bool = False  # a preview: pale, with a dashed outline
    badge: bool = False  # leaves room for a number at the lower right
    pale: bool = False
    compact: bool = False  # everything near the middle, because letters or numbers stand in the corners

    @property
    def area(self) -> Area:
        return AREAS[self.code]


def tile_places(at: Hex, facing: int) -> tuple[Hex, Hex, Hex]:
    """The hexes that a tile lies on."""
    second, third = DIRECTIONS[facing], DIRECTIONS[(facing + 1) % 6]
    return at, Hex(at.q + second.q, at.r + second.r), Hex(at.q + third.q, at.r + third.r)


def joins(places: Sequence[Hex]) -> list[int]:
    """For each hex of a tile, the sides towards the other two, as bits."""
    return [
        sum(1 << side for side, step in enumerate(DIRECTIONS) if Hex(q + step.q, r + step.r) in places)
        for q, r in places
    ]


def draw_area(canvas: Canvas, look: Look, exposed: int, unit: int, at: Point) -> None:
    """Draw an area centred at a point; `exposed` are the sides next to the bare card, as bits."""
    canvas.stamp(_with_soft_sides(look, exposed, unit) if exposed else _area(look, unit), *at)


@lru_cache(4096)
def _with_soft_sides(look: Look, exposed: int, unit: int) -> Sprite:
    """An area and the soft edges of its exposed sides, to be pasted in one step."""
    area, edges = _area(look, unit), _soft_edges(exposed, unit)
    image = area.image.copy()
    image.paste(edges.image, mask=edges.mask)
    return Sprite(image, ImageChops.logical_or(area.mask, edges.mask))


@lru_cache(2048)
def _area(look: Look, unit: int) -> Sprite:
    shape = _shape(look, unit)
    coverage = _coloured_part(look, shape, unit)
    layers = [(fill(look.area, PALE if look.ghost or look.pale else look.level), coverage)]
    if look.area.kind is Kind.PLAZA:
        layers.append((WHITE, _paving(look, shape, unit)))
    image = layered_image(coverage.size, layers)
    if not (look.ghost or look.pale):
        _draw_light(image, look, coverage, shape, unit)
    return Sprite(image, _mask(unit))


@lru_cache(64)
def _mask(unit: int) -> Image.Image:
    """All areas of one size cover the same pixels."""
    return outline(unit).coverage().point(AT_LEAST_HALF, "1")


def hex_drawing(unit: int) -> Drawing:
    """A drawing with room for a hex and a pixel around it."""
    return Drawing(4 * unit + 2, 2 * half_height(unit) + 2)


def drawing_middle(unit: int) -> Point:
    """The middle of such a drawing."""
    return 2 * unit + 1, half_height(unit) + 1


def centred(points: list[Point], unit: int) -> list[Point]:
    """Points of a hex, moved to the middle of such a drawing."""
    x, y = drawing_middle(unit)
    return [(x + a, y + b) for a, b in points]


def outline(unit: int) -> Drawing:
    """The whole hex and half a pixel more, so that no gap shows between two of them."""
    drawing = hex_drawing(unit)
    drawing.polygon(centred(inset(corners(unit), [-0.5] * 6), unit))
    return drawing


def _shape(look: Look, unit: int) -> list[Point]:
    """The polygon inside the outline."""
    line, seam = (0.0 if look.ghost else max(1.5, unit * 0.1)), max(0.6, unit * 0.03)
    sides = [seam if look.joins >> side & 1 else line for side in range(6)]
    return centred(inset(corners(unit), sides), unit)


def _coloured_part(look: Look, shape: list[Point], unit: int) -> Image.Image:
    """The part in the district's colour: all but the glyph, or the border of a plaza."""
    x, y = drawing_middle(unit)
    part = hex_drawing(unit)
    part.polygon(shape)
    if look.area.kind is Kind.PLAZA:
        part.polygon(inset(shape, [unit * 0.36] * 6), covers=False)
    else:
        right, down, size = _glyph_spot(look)
        spot = (x + right * unit, y + down * unit)
        glyphs.draw_glyph(part, GLYPHS[look.area.district], spot, unit * size, covers=False)
    if look.ghost:
        _dash_outline(part, look, unit)
    _draw_level_dots(part, look, unit)
    return part.coverage()


def _paving(look: Look, shape: list[Point], unit: int) -> Image.Image:
    """The white middle of a plaza, with its stars over the glyph of its district."""
    x, y = drawing_middle(unit)
    part = hex_drawing(unit)
    part.polygon(inset(shape, [unit * 0.36 + max(1.0, unit * 0.07)] * 6))
    stars, size = (COMPACT_STARS, 0.62) if look.compact else (STARS, 0.8)
    for right, down in stars[look.area.stars]:
        glyphs.draw_glyph(part, glyphs.STAR, (x + right * unit, y + down * unit), unit * size, covers=False)
    right, down, size = _glyph_spot(look)
    spot = (x + right * unit, y + down * unit)
    glyphs.draw_glyph(part, GLYPHS[look.area.district], spot, unit * size, covers=False)
    _draw_level_dots(part, look, unit)
    return part.coverage()


def _glyph_spot(look: Look) -> tuple[float, float, float]:
    """The middle and the size of a glyph, in units; a number beside it takes some of its room."""
    if look.area.kind is Kind.PLAZA:
        spots = ((0, 0.46, 1.05), (-0.4, 0.46, 1.05), (0, 0.4, 0.95), (-0.42, 0.42, 0.9))
    else:
        spots = ((0, 0, 1.7), (-0.42, -0.24, 1.7), (0, 0, 1.6), (-0.5, 0, 1.2))
    return spots[look.badge + 2 * look.compact]


def _draw_level_dots(part: Drawing, look: Look, unit: int) -> None:
    """The level as dots along the lower right side, where a number would be too small to read."""
    if look.level > 1 and not look.badge:
        inner = centred(inset(corners(unit), [unit * 0.38] * 6), unit)
        gap, dot = 1 / max(4, look.level), unit * 0.18
        for step in range(look.level):
            x, y = along(inner[2], inner[3], 0.5 + gap * (step - (look.level - 1) / 2))
            part.ellipse((x - dot, y - dot, x + dot, y + dot), covers=False)


def _dash_outline(part: Drawing, look: Look, unit: int) -> None:
    points = centred(corners(unit), unit)
    for side in range(6):
        if not look.joins >> side & 1:
            start, end = points[side], points[(side + 1) % 6]
            for first, last in ((0.0, 0.17), (0.38, 0.62), (0.83, 1.0)):
                part.line([along(start, end, first), along(start, end, last)], unit * 0.3, covers=False)


def along(start: Point, end: Point, part: float) -> Point:
    """A point between two others."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _draw_light(image: Image.Image, look: Look, coverage: Image.Image, shape: list[Point], unit: int) -> None:
    """The upper left edges are lighter."""
    lit = [unit * 0.15 if side in LIT and not look.joins >> side & 1 else 0.0 for side in range(6)]
    edge = hex_drawing(unit)
    edge.polygon(shape)
    edge.polygon(inset(shape, lit), covers=False)
    colour = fill(look.area, look.level + 1) if look.level < HIGHEST else WHITE
    image.paste(coverage.point(coverage_table(colour)), mask=edge.coverage().point(AT_LEAST_HALF, "1"))


@lru_cache(1024)
def _soft_edges(sides: int, unit: int) -> Sprite:
    """Soft pixels along the exposed sides; the other sides meet the outline of a neighbour."""
    points = centred(inset(corners(unit), [-2.0] * 6), unit)
    base, beyond = outline(unit).coverage(), hex_drawing(unit)
    for side in range(6):
        if sides >> side & 1:
            beyond.polygon([drawing_middle(unit), points[side], points[(side + 1) % 6]])
    soft = ImageChops.logical_and(base.point(SOFT, "1"), beyond.coverage().point(AT_LEAST_HALF, "1"))
    return Sprite(base.point([CARD + shade for shade in INK_SHADES]), soft)
