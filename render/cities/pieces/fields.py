"""One field of a district as a sprite: a plot, or a piece of park or lake."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image, ImageChops

from engines.cities.district.survey import Terrain
from render.cities.colours import LIGHT, PALE, STONE, STRONG, fill
from render.cities.glyphs import PLOT_GLYPHS, PLOTS
from render.cities.pieces.stripes import Layers, striped
from render.drawing import glyphs
from render.drawing.materials import Material, lay
from render.drawing.palette import Colour
from render.drawing.sprite_cache import SpriteCache, cached_in
from render.drawing.sprites import Drawing, Point, Sprite, layered_image

# The neighbours of a field, a bit each: first the sides clockwise from the north, then the corners.
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
SIDES, CORNERS = AROUND[:4], AROUND[4:]
GAP = 0.055  # the street around a field, in its sides
GRAIN = 0.16  # of materials, in sides of a field
MATERIALS = {Terrain.PARK: Material.GRASS, Terrain.LAKE: Material.WATER}
CACHE = SpriteCache(16 * 1024 * 1024)  # of fields, buildings and cards


class Look(NamedTuple):
    """All that the sprite of a field depends on, except its size."""

    terrain: Terrain
    joins: int = 0  # the neighbours in the same park or lake, as bits
    black: bool = False
    built: bool = False  # a building stands on it
    colours: tuple[Terrain, ...] = ()  # of a plot that is one of them
    ghost: bool = False  # a preview: pale
    tagged: bool = False  # leaves room for a number or a letter in the upper left corner


@cached_in(CACHE)
def field(look: Look, unit: int, ground: Colour = STONE) -> Sprite:
    """A field with its streets, which have the colour of the ground."""
    patch = _patch(look.joins, unit, GAP * unit).coverage()
    layers: Layers = [(ground, ImageChops.invert(patch)), *_surface(look, unit)]
    image = layered_image((unit, unit), layers)
    if material := MATERIALS.get(look.terrain):
        lay(image, material, round(unit * GRAIN), fill(look.terrain, STRONG))
    return Sprite(image, Image.new("1", (unit, unit), 255))


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


def _surface(look: Look, unit: int) -> Layers:
    """The inside of a patch: its colour, and the glyph of an empty plot."""
    if look.black:
        return [] if look.built else any_colour(unit, 0.28, 0.11, 0.6 if look.tagged else 0.5)
    inner, is_plot = _patch(look.joins, unit, GAP * unit + _line(unit)), look.terrain in PLOT_GLYPHS
    if is_plot and not look.built and not look.colours:
        _cut_out_glyph(inner, look, unit)
    tint = PALE if look.ghost or look.built else LIGHT if is_plot else STRONG
    colours = [fill(each, tint) for each in look.colours or (look.terrain,)]
    return striped(inner.coverage(), colours, (0, unit))


def _cut_out_glyph(inner: Drawing, look: Look, unit: int) -> None:
    middle, size = (0.61, 0.38) if look.tagged else (0.5, 0.5)
    glyph = PLOT_GLYPHS[look.terrain]
    glyphs.draw_glyph(inner, glyph, (unit * middle, unit * middle), unit * size, covers=False)


def any_colour(size: int, spread: float, radius: float, middle: float = 0.5) -> Layers:
    """Dots in the four colours, because any of them can be built there; lengths are parts of the size."""
    layers: Layers = []
    for number, terrain in enumerate(PLOTS):
        x, y = (size * (middle + spread * (side - 0.5)) for side in (number % 2, number // 2))
        dot, reach = Drawing(size, size), size * radius
        dot.ellipse((x - reach, y - reach, x + reach, y + reach))
        layers.append((fill(terrain, STRONG), dot.coverage()))
    return layers
