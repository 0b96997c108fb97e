"""The top of an area as a sprite: its colour and glyph, its outline, its lit edge and what shades it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFilter

from engines.akropolis.components import AREAS, Area, District, Kind
from engines.core.grids.hexes import DIRECTIONS, Hex
from render.akropolis.colours import fill, pale_fill
from render.akropolis.glyphs import GLYPHS
from render.drawing import glyphs
from render.drawing.hexes import corners, half_height, inset
from render.drawing.materials import Material, lay
from render.drawing.palette import WHITE, Colour, coverage_table
from render.drawing.sprite_cache import SpriteCache, cached_in
from render.drawing.sprites import Drawing, Point, Sprite, ink, layered_image, solid

MATERIALS = {
    District.HOUSES: Material.ROOF,
    District.MARKETS: Material.PLANKS,
    District.BARRACKS: Material.BRICKS,
    District.TEMPLES: Material.SLABS,
    District.GARDENS: Material.GRASS,
    None: Material.STONE,  # quarries
}
# The positions of a plaza's stars, in units from its middle.
STARS: dict[int, tuple[Point, ...]] = {
    1: ((0, -0.58),),
    2: ((-0.44, -0.58), (0.44, -0.58)),
    3: ((-0.74, -0.34), (0, -0.72), (0.74, -0.34)),
}
# The same where letters or numbers stand in the corners of the hex, or a level beside the glyph.
COMPACT_STARS: dict[int, tuple[Point, ...]] = {
    1: ((0, -0.5),),
    2: ((-0.36, -0.5), (0.36, -0.5)),
    3: ((-0.64, -0.54), (0, -0.7), (0.64, -0.54)),
}
# How far up the signs of a partly hidden area move, in units, and how much smaller they are.
HIDDEN = ((0.0, 1.0), (0.32, 0.88), (0.8, 0.7))
LIT = (0, 5)  # the sides that the light comes from: north and north-west
CACHE = SpriteCache(128 * 1024 * 1024)  # of all faces and walls: those of about 60 cities
SHADE = 0.2  # how dark a shadow on an area is


class Look(NamedTuple):
    """All that the sprite of an area depends on, except its size; sides are bits."""

    code: str
    joins: int = 0  # the sides shared with the same tile: a thin seam instead of a thick line
    ghost: bool = False  # a preview: pale, with a dashed outline
    badge: bool = False  # leaves room for a number at the right
    pale: bool = False
    compact: bool = False  # everything near the middle, because letters or numbers stand in the corners
    hidden: int = 0  # how far what stands in front hides its lower part: not, partly, half of it
    shade: int = 0  # the neighbours whose shadows fall on it, as bits: to the north and to the north-west
    bare: bool = False  # without glyph and stars: it is so small that a number stands in their place

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


def look_fill(look: Look) -> Colour:
    """The colour of an area, pale where it is only thought of or too expensive."""
    return pale_fill(look.area) if look.ghost or look.pale else fill(look.area)


@cached_in(CACHE)
def face(look: Look, unit: int) -> Sprite:
    """The top of an area, as it is lit, and what shades it."""
    if look.shade:
        lit = face(look._replace(shade=0), unit)
        shaded = Sprite(lit.image.copy(), lit.mask)
        shaded.darken(_shade(look.shade, unit), 0, 0)
        return shaded
    shape = _shape(look, unit)
    coverage = _coloured_part(look, shape, unit)
    layers = [(look_fill(look), coverage)]
    if look.area.kind is Kind.PLAZA:
        layers.append((WHITE, _paving(look, shape, unit)))
    sprite = Sprite(layered_image(coverage.size, layers), _mask(unit))
    if not (look.ghost or look.pale):
        lay(sprite.image, MATERIALS[look.area.district], unit // 3, look_fill(look))
        _draw_light(sprite.image, look, coverage, shape, unit)
    return sprite


@lru_cache(64)
def _mask(unit: int) -> Image.Image:
    """All areas of one size cover the same pixels."""
    return solid(outline(unit).coverage())


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
    elif not look.bare:
        right, down, size = glyph_spot(look)
        spot = (x + right * unit, y + down * unit)
        glyphs.draw_glyph(part, GLYPHS[look.area.district], spot, unit * size, covers=False)
    if look.ghost:
        _dash_outline(part, look, unit)
    return part.coverage()


def _paving(look: Look, shape: list[Point], unit: int) -> Image.Image:
    """The white middle of a plaza, with its stars over the glyph of its district."""
    x, y = drawing_middle(unit)
    part = hex_drawing(unit)
    part.polygon(inset(shape, [unit * 0.36 + max(1.0, unit * 0.07)] * 6))
    if look.bare:
        return part.coverage()
    stars, size = (COMPACT_STARS, 0.62) if look.compact or look.badge else (STARS, 0.8)
    up, smaller = HIDDEN[look.hidden]
    for right, down in stars[look.area.stars]:
        spot = (x + right * smaller * unit, y + (down * smaller - up) * unit)
        glyphs.draw_glyph(part, glyphs.STAR, spot, unit * size * smaller, covers=False)
    right, down, size = glyph_spot(look)
    spot = (x + right * unit, y + down * unit)
    glyphs.draw_glyph(part, GLYPHS[look.area.district], spot, unit * size, covers=False)
    return part.coverage()


def glyph_spot(look: Look) -> tuple[float, float, float]:
    """The middle and the size of a glyph, in units; a number beside it takes some of its room."""
    if look.area.kind is Kind.PLAZA:
        spots = ((0, 0.46, 1.05), (-0.52, 0.46, 0.95), (0, 0.4, 0.95), (-0.55, 0.34, 0.85))
    else:
        spots = ((0, 0, 1.7), (-0.62, 0, 1.3), (0, 0, 1.6), (-0.58, 0, 1.1))
    (right, down, size), (up, smaller) = spots[look.badge + 2 * look.compact], HIDDEN[look.hidden]
    return right, down * smaller - up, size * smaller


def badge_spot(look: Look, width: float) -> Point:
    """The middle of a level's number, which is so many units wide: to the right of the glyph."""
    plaza = look.area.kind is Kind.PLAZA
    glyph, _, size = glyph_spot(look)
    wished = 0.5 if look.compact else 0.62 if plaza else 0.78
    down = (0.3 if look.compact else 0.48) if plaza else 0.0
    return max(wished, glyph + (size + width) / 2 + 0.04), down - HIDDEN[look.hidden][0]


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
    table = coverage_table(pale_fill(look.area))
    image.paste(coverage.point(table), mask=solid(edge.coverage()))


@lru_cache(64)
def _shade(neighbours: int, unit: int) -> Image.Image:
    """The shadows that higher neighbours cast on a face, away from the light."""
    shade, (x, y), length = hex_drawing(unit), drawing_middle(unit), unit * 0.5
    for number, (right, down) in enumerate(((0, -2), (-3, -1))):
        if neighbours >> number & 1:
            middle = (x + right * unit, y + down * half_height(unit))
            for step in range(5):
                shift = length * step / 4
                shade.polygon([(middle[0] + a + shift, middle[1] + b + shift) for a, b in corners(unit)])
    soft = shade.coverage().filter(ImageFilter.GaussianBlur(unit * 0.08))
    return ink(soft.point(lambda coverage: coverage * SHADE))
