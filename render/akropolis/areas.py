"""The sprites of a city: one area of a tile, its shadow, and what surrounds a whole tile."""

from functools import lru_cache
from itertools import pairwise
from math import ceil

from PIL import Image, ImageChops, ImageFilter

from engines.akropolis.components import AREAS, Kind
from engines.core.hexes import DIRECTIONS, Hex
from render import glyphs
from render.akropolis.colours import GLYPHS, HIGHEST, PALE, fill
from render.hexes import Grid, corners, inset, rise
from render.palette import ACCENT, COLOURS, WHITE, on_ink
from render.sprites import HALF, Drawing, Point, Sprite, on_base, shading

# Where the stars of a plaza stand, in units from its middle.
STARS: dict[int, tuple[Point, ...]] = {
    1: ((0, -0.58),),
    2: ((-0.44, -0.58), (0.44, -0.58)),
    3: ((-0.74, -0.34), (0, -0.72), (0.74, -0.34)),
}
LIT = (0, 5)  # the sides that the light comes from: north and north-west


@lru_cache(4096)
def body(code: str, level: int, unit: int, joins: int, *, ghost: bool = False, badge: bool = False) -> Sprite:
    """An area from above. Sides that join it to the rest of its tile are a thin seam, others a thick line."""
    area = AREAS[code]
    shape = _shape(unit, joins, ghost=ghost)
    colour = fill(area, PALE if ghost else level)
    paper = _sheet(unit)
    paper.polygon(shape)
    layers = []
    if area.kind is Kind.PLAZA:
        ring = inset(shape, [unit * 0.36] * 6)
        paper.polygon(ring, covers=False)
        layers = [(WHITE, _paving(code, ring, unit, badge=badge))]
    else:
        x, y = _middle(unit)
        spot = (x - unit * 0.42, y - unit * 0.24) if badge else (x, y)
        glyphs.draw(paper, GLYPHS[area.district], spot, unit * 1.7, covers=False)
    if ghost:
        _dash(paper, unit, joins)
    cover = paper.cover()
    base = _sheet(unit)
    base.polygon(_placed(inset(corners(unit), [-0.5] * 6), unit))
    sprite = on_base(base.cover(), [(colour, cover), *layers])
    if not ghost:
        _light(sprite, cover, shape, unit, fill(area, level + 1) if level < HIGHEST else WHITE, joins)
    return Sprite(sprite.image, sprite.mask)


def _sheet(unit: int) -> Drawing:
    return Drawing(4 * unit + 2, 2 * rise(unit) + 2)


def _middle(unit: int) -> Point:
    return 2 * unit + 1, rise(unit) + 1


def _placed(points: list[Point], unit: int) -> list[Point]:
    x, y = _middle(unit)
    return [(x + a, y + b) for a, b in points]


def _shape(unit: int, joins: int, *, ghost: bool) -> list[Point]:
    line, seam = (0.0 if ghost else max(1.5, unit * 0.1)), max(0.6, unit * 0.03)
    sides = [seam if joins >> side & 1 else line for side in range(6)]
    return _placed(inset(corners(unit), sides), unit)


def _paving(code: str, ring: list[Point], unit: int, *, badge: bool) -> Image.Image:
    """The white middle of a plaza, with its stars over the glyph of its district."""
    x, y = _middle(unit)
    area = AREAS[code]
    paper = _sheet(unit)
    paper.polygon(inset(ring, [max(1.0, unit * 0.07)] * 6))
    for right, down in STARS[area.stars]:
        glyphs.draw(paper, glyphs.STAR, (x + right * unit, y + down * unit), unit * 0.8, covers=False)
    glyphs.draw(paper, GLYPHS[area.district], (x - unit * 0.4 * badge, y + unit * 0.46), unit * 1.05, covers=False)
    return paper.cover()


def _light(
    sprite: Sprite, cover: Image.Image, shape: list[Point], unit: int, colour: int, joins: int
) -> None:
    """The edge that the light falls on."""
    sides = [unit * 0.15 if side in LIT and not joins >> side & 1 else 0.0 for side in range(6)]
    edge = _sheet(unit)
    edge.polygon(shape)
    edge.polygon(inset(shape, sides), covers=False)
    sprite.image.paste(cover.point(on_ink(colour)), mask=edge.cover().point(HALF, "1"))


def _dash(paper: Drawing, unit: int, joins: int) -> None:
    """A broken line around what is only thought of."""
    outline = _placed(corners(unit), unit)
    for side in range(6):
        if not joins >> side & 1:
            start, end = outline[side], outline[(side + 1) % 6]
            for first, last in ((0.0, 0.17), (0.38, 0.62), (0.83, 1.0)):
                paper.line([_along(start, end, first), _along(start, end, last)], unit * 0.3, covers=False)


def _along(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


@lru_cache(256)
def shadow(level: int, unit: int) -> Image.Image:
    """What an area throws to the lower right, longer with each level, and the soft edge of its outline."""
    length = unit * (0.02 + 0.2 * min(level, 4))
    reach = ceil(length * 1.6) + 2
    wide, high = 4 * unit + 2 * reach, 2 * rise(unit) + 2 * reach
    edge, dark = Drawing(wide, high), Drawing(wide, high)
    outline = [(x + wide / 2, y + high / 2) for x, y in corners(unit)]
    edge.polygon(outline)
    for step in range(9):
        dark.polygon([(x + length * step / 8, y + length * step / 8) for x, y in outline])
    soft = dark.cover().filter(ImageFilter.GaussianBlur(length * 0.3)).point(lambda cover: cover * 0.42)
    return ImageChops.lighter(shading(edge.cover()), shading(soft))


@lru_cache(256)
def halo(facing: int, unit: int) -> Sprite:
    """A bright band around a tile, with its middle where the three areas meet."""
    wide, high = 10 * unit, 10 * unit
    band = unit * 0.2
    base, bright = Drawing(wide, high), Drawing(wide, high)
    for drawing, grow in ((base, band + max(1.5, unit * 0.07)), (bright, band)):
        for outline in _outlines(facing, unit):
            drawing.polygon(inset(outline, [-grow] * 6))
    for outline in _outlines(facing, unit):
        bright.polygon(inset(outline, [-0.5] * 6), covers=False)
        base.polygon(outline, covers=False)
    return on_base(base.cover(), [(ACCENT, bright.cover())])


def _outlines(facing: int, unit: int) -> list[list[Point]]:
    grid = Grid(unit, 0, 0)
    places = tile_places(Hex(0, 0), facing)
    x, y = grid.between(places)
    return [
        [(5 * unit + a + right - x, 5 * unit + b + down - y) for a, b in corners(unit)]
        for right, down in map(grid.middle, places)
    ]


def tile_places(at: Hex, facing: int) -> tuple[Hex, Hex, Hex]:
    """The hexes that a tile lies on."""
    second, third = DIRECTIONS[facing], DIRECTIONS[(facing + 1) % 6]
    return at, Hex(at.q + second.q, at.r + second.r), Hex(at.q + third.q, at.r + third.r)


@lru_cache(64)
def plot(unit: int) -> Image.Image:
    """A faint outline of a place where nothing is built."""
    drawing = Drawing(4 * unit, 2 * rise(unit))
    outline = [(x + 2 * unit, y + rise(unit)) for x, y in inset(corners(unit), [unit * 0.14] * 6)]
    for start, end in pairwise([*outline, outline[0]]):
        drawing.line([start, end], max(1.5, unit * 0.08))
    return drawing.cover().point(lambda cover: COLOURS * 3 * (cover > 127))


@lru_cache(64)
def pips(level: int, unit: int) -> Image.Image:
    """A level as dots along the lower right side of an area, where a number would be too small to read."""
    drawing = _sheet(unit)
    inner = _placed(inset(corners(unit), [unit * 0.38] * 6), unit)
    gap, dot = 1 / max(4, level), unit * 0.18
    for step in range(level):
        x, y = _along(inner[2], inner[3], 0.5 + gap * (step - (level - 1) / 2))
        drawing.ellipse((x - dot, y - dot, x + dot, y + dot))
    return shading(drawing.cover())
