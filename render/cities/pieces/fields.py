"""One field of a district as a sprite: a plot with its building, or a piece of park or lake."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from engines.cities.district.survey import Terrain
from render.cities.colours import LIGHT, PALE, STONE, STRONG, fill
from render.cities.glyphs import PLOT_GLYPHS, PLOTS
from render.drawing import glyphs
from render.drawing.lettering import Weight, text_ink
from render.drawing.palette import COLOURS, INK, WHITE, Colour
from render.drawing.sprites import AT_LEAST_HALF, Box, Drawing, Point, Sprite, layered_image

Layers = list[tuple[Colour, Image.Image]]
# The neighbours of a field, a bit each: first the sides clockwise from the north, then the corners.
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
SIDES, CORNERS = AROUND[:4], AROUND[4:]
# In sides of a field:
GAP = 0.055  # the street around it
STOREY, ROOF = 0.125, 0.38  # their heights
LEFT, RIGHT, BOTTOM = 0.13, 0.81, 0.93  # the edges of a building
REACH = 0.045  # the length that each storey adds to the shadow


class Look(NamedTuple):
    """All that the sprite of a field depends on, except its size."""

    terrain: Terrain | None = None  # none: a building without a field
    joins: int = 0  # the neighbours in the same park or lake, as bits
    black: bool = False
    height: int = 0
    colours: tuple[Terrain, ...] = ()  # of a building; several: one of them; none: any
    ghost: bool = False  # a preview: pale
    digit: int = 0  # the size of the written height; 0: not written


@lru_cache(2048)
def field(look: Look, unit: int, ground: Colour = STONE) -> Sprite:
    """A field with its streets, which have the colour of the ground."""
    whole = Image.new("L", (unit, unit), 255)
    patch = _patch(look.joins, unit, GAP * unit).coverage() if look.terrain else ImageChops.invert(whole)
    layers: Layers = [(ground, ImageChops.invert(patch))]
    if look.terrain:
        layers += _surface(look, look.terrain, unit)
    image = layered_image((unit, unit), layers)
    if look.height:
        _draw_building(image, look, unit)
    return Sprite(image, whole.point(AT_LEAST_HALF, "1"))


def joins(terrains: Mapping[tuple[int, int], Terrain], x: int, y: int) -> int:
    """The neighbours in the same park or lake; a corner counts only if both sides beside it do."""
    terrain = terrains[x, y]
    if terrain in PLOT_GLYPHS:
        return 0
    sides = [terrains.get((x + right, y + down)) is terrain for right, down in SIDES]
    bits = sum(1 << side for side, same in enumerate(sides) if same)
    for corner, (right, down) in enumerate(CORNERS):
        if sides[corner] and sides[(corner + 1) % 4] and terrains.get((x + right, y + down)) is terrain:
            bits |= 1 << corner + len(SIDES)
    return bits


def _line(unit: int) -> float:
    return max(1.2, unit * 0.028)


def _patch(joins: int, unit: int, inset: float) -> Drawing:
    """A rounded square, extended towards its joined neighbours."""
    patch = Drawing(unit, unit)
    near, far = inset, unit - inset
    patch.rounded_rectangle((near, near, far, far), max(1.0, unit * 0.2 - inset))
    for side, (x, y) in enumerate(SIDES):
        if joins >> side & 1:
            patch.polygon(_rectangle(_half(x, near, far, unit), _half(y, near, far, unit)))
    for corner, (x, y) in enumerate(CORNERS, start=len(SIDES)):
        if joins >> corner & 1:
            patch.polygon(_rectangle(_end(x, near, unit), _end(y, near, unit)))
    return patch


def _half(towards: int, near: float, far: float, unit: int) -> tuple[float, float]:
    """From the middle to the edge in a direction; across it, the whole patch."""
    return ((0, unit / 2), (near, far), (unit / 2, unit))[towards + 1]


def _end(towards: int, inset: float, unit: int) -> tuple[float, float]:
    return (0, inset + 1) if towards < 0 else (unit - inset - 1, unit)


def _rectangle(across: tuple[float, float], down: tuple[float, float]) -> list[Point]:
    (left, right), (top, bottom) = across, down
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _surface(look: Look, terrain: Terrain, unit: int) -> Layers:
    """The inside of a patch: its colour, and the glyph of an empty plot."""
    if look.black:
        return [] if look.height else any_colour(unit, 0.28, 0.11)
    inner = _patch(look.joins, unit, GAP * unit + _line(unit))
    if terrain in PLOT_GLYPHS and not look.height and not look.colours:
        glyphs.draw_glyph(inner, PLOT_GLYPHS[terrain], (unit / 2, unit / 2), unit * 0.5, covers=False)
    tint = PALE if look.ghost or look.height else LIGHT if terrain in PLOT_GLYPHS else STRONG
    if look.colours and not look.height:
        return _striped(inner.coverage(), [fill(colour, LIGHT) for colour in look.colours], (0, unit))
    return [(fill(terrain, tint), inner.coverage())]


def any_colour(size: int, spread: float, radius: float) -> Layers:
    """Dots in the four colours, because any of them can be built there; lengths are parts of the size."""
    layers: Layers = []
    for number, terrain in enumerate(PLOTS):
        x, y = (size * (0.5 + spread * (side - 0.5)) for side in (number % 2, number // 2))
        dot, reach = Drawing(size, size), size * radius
        dot.ellipse((x - reach, y - reach, x + reach, y + reach))
        layers.append((fill(terrain, STRONG), dot.coverage()))
    return layers


def _draw_building(image: Image.Image, look: Look, unit: int) -> None:
    """A building seen from the front and above: its storeys under a flat roof."""
    top = unit * (BOTTOM - STOREY * look.height - ROOF)
    if not look.black:
        _draw_shadow(image, look.height, top, unit)
    body = Drawing(unit, unit)
    body.rounded_rectangle((unit * LEFT, top, unit * RIGHT, unit * BOTTOM), unit * 0.07)
    image.paste(INK, mask=body.coverage().point(AT_LEAST_HALF, "1"))
    for colour, coverage in _walls(look, top, unit):
        image.paste(layered_image(image.size, [(colour, coverage)]), mask=coverage.point(AT_LEAST_HALF, "1"))
    if look.digit:
        _draw_height(image, look, top, unit)


def _draw_shadow(image: Image.Image, height: int, top: float, unit: int) -> None:
    """The shadow to the right, longer with each storey."""
    reach, right, bottom = unit * (0.02 + REACH * height), unit * RIGHT, unit * BOTTOM
    dark = Drawing(unit, unit)
    dark.polygon(
        [(right - 2, top), (right + reach, top + reach), (right + reach, bottom), (right - 2, bottom)]
    )
    darker = image.point(lambda index: min(index + 2 * COLOURS, INK) if index < INK else index)
    image.paste(darker, mask=dark.coverage().point(AT_LEAST_HALF, "1"))


def _walls(look: Look, top: float, unit: int) -> Layers:
    """The roof, with the glyph of its colour, and the storeys below it."""
    line, left, right = _line(unit), unit * LEFT, unit * RIGHT
    roof, front = Drawing(unit, unit), Drawing(unit, unit)
    roof.rounded_rectangle(
        (left + line, top + line, right - line, top + unit * ROOF - line / 2), unit * 0.045
    )
    if len(look.colours) == 1:
        x = unit * ((LEFT + RIGHT) / 2 - (0.15 if look.digit else 0))
        glyph = PLOT_GLYPHS[look.colours[0]]
        glyphs.draw_glyph(roof, glyph, (x, top + unit * ROOF / 2), unit * 0.27, covers=False)
    for storey in range(look.height):
        y = top + unit * (ROOF + STOREY * storey)
        front.polygon(_rectangle((left + line, right - line), (y + line / 2, y + unit * STOREY - line / 2)))
    if not look.colours:
        return [(WHITE, roof.coverage()), (STONE, front.coverage())]
    tints = (PALE, PALE) if look.ghost else (LIGHT, STRONG)
    return [
        layer
        for coverage, tint in zip((roof.coverage(), front.coverage()), tints, strict=True)
        for layer in _striped(
            coverage, [fill(colour, tint) for colour in look.colours], (unit * LEFT, unit * RIGHT)
        )
    ]


def _striped(coverage: Image.Image, colours: list[Colour], span: tuple[float, float]) -> Layers:
    """Some coverage in one colour, or in vertical stripes of several."""
    if len(colours) == 1:
        return [(colours[0], coverage)]
    left, right = span
    width = (right - left) / len(colours)
    return [(colour, _column(coverage, left + width * n, width)) for n, colour in enumerate(colours)]


def _column(coverage: Image.Image, left: float, width: float) -> Image.Image:
    box: Box = (left, 0, left + width, coverage.height)
    stripe = Drawing(*coverage.size)
    stripe.rounded_rectangle(box, 0)
    return ImageChops.multiply(coverage, stripe.coverage())


def _draw_height(image: Image.Image, look: Look, top: float, unit: int) -> None:
    shades = text_ink(str(look.height), look.digit, Weight.BOLD)
    x = unit * ((LEFT + RIGHT) / 2 + (0.17 if look.colours else 0)) - shades.width / 2
    y = top + unit * ROOF / 2 - shades.height / 2
    box = (round(x), max(0, round(y)), round(x) + shades.width, round(y) + shades.height)
    shades = shades.crop((0, box[1] - round(y), shades.width, shades.height))
    image.paste(ImageChops.add(image.crop(box), shades), box)
