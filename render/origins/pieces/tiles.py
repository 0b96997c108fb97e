"""Tiles as octagonal buildings, alone or on the paved square that they take in a city."""

from typing import NamedTuple

from PIL import Image, ImageChops

from engines.origins.components import BUILDINGS
from engines.origins.components.terms import BuildingId, Colour
from render.drawing.glyphs import Glyph, glyph_ink
from render.drawing.hatching import hatching
from render.drawing.ink import write
from render.drawing.lettering import SMALL, Weight, text_ink
from render.drawing.materials import Material, lay
from render.drawing.palette import COLOURS, INK
from render.drawing.palette import Colour as Fill
from render.drawing.relief import paint, paint_shapes, wall
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Drawing, Point, Sprite, solid
from render.origins import glyphs
from render.origins.colours import FULL, LEAVES, PALE, PAVING, fill
from render.origins.pieces.pictograms import (
    FARM,
    Pictogram,
    Symbol,
    amount_symbols,
    building_pictogram,
)
from render.origins.pieces.shapes import CACHE, dash_outline, octagon, soft_edged, square

# In sides of a tile:
ROOF: Box = (0.03, 0.02, 0.97, 0.86)
WALL = 0.12  # the height of the walls below it
FIELD: Box = (0.04, 0.05, 0.96, 0.95)  # of a farm, which has no walls
LARGEST, ROOM = 0.42, 0.75  # the size of a glyph, and of a row of them
ALONE = 0.5  # a glyph without the glyph of a colour below it
GRAIN, SLABS = 11, 8  # so many marks of a material across a roof, and across the paving
# The walls to the south-west, south and south-east: two corners of the roof and a shade.
WALLS = ((6, 5, 2), (5, 4, 3), (4, 3, 4))
PARAPET = 0.05  # the width of the darker rim of a roof
SHADOW, LOW_SHADOW = 0.045, 0.02  # of buildings and of farms
MATERIALS: dict[Colour | None, Material] = {
    Colour.RED: Material.BRICKS,
    Colour.PURPLE: Material.ROOF,
    Colour.BLUE: Material.SLABS,
    Colour.ORANGE: Material.SAND,
    Colour.YELLOW: Material.PLANKS,
    None: Material.STONE,
}


class Look(NamedTuple):
    """All that the sprite of a tile depends on, except its size."""

    building: BuildingId | None  # none: a farm, which hides its building
    ghost: bool = False  # a preview: pale, with a dashed outline
    amount: bool = False  # whether there is room for numbers
    pale: bool = False  # what cannot be paid for: hatched too
    tagged: bool = False  # with room for a letter or a number at the bottom
    plain: bool = False  # nothing but the glyph of its colour, for small cities

    @property
    def face(self) -> Pictogram:
        return building_pictogram(self.building) if self.building else FARM

    @property
    def colour(self) -> Colour | None:
        return BUILDINGS[self.building].colour if self.building else None

    @property
    def fill(self) -> Fill:
        if self.building is None and not (self.ghost or self.pale):
            return LEAVES
        return fill(self.colour, PALE if self.ghost or self.pale else FULL)

    @property
    def material(self) -> Material:
        return MATERIALS[self.colour] if self.building else Material.PLANKS


@cached_in(CACHE)
def tile(look: Look, side: int) -> Sprite:
    """A building alone, with its pictogram and the glyph of its colour."""
    return soft_edged(_building(look, side), _silhouette(look, side))


@cached_in(CACHE)
def lot(look: Look, side: int) -> Sprite:
    """A building on its paved square, which fills the square: no mask is needed to paste it."""
    image, shadow = Image.new("L", (side, side), PAVING), Drawing(side, side)
    lay(image, Material.SLABS, side // SLABS, PAVING)
    reach = side * (SHADOW if look.building else LOW_SHADOW)
    for step in (0.5, 1):
        shadow.polygon((x + reach * step, y + reach * step) for x, y in _outline(look, side))
    image.paste(PAVING + 3 * COLOURS, mask=solid(shadow.coverage()))
    image.paste(_building(look, side), mask=solid(_silhouette(look, side)))
    return Sprite(image, Image.new("1", (side, side), 1))


def _silhouette(look: Look, side: int) -> Image.Image:
    drawing = Drawing(side, side)
    drawing.polygon(_outline(look, side))
    return drawing.coverage()


def _scaled(box: Box, side: int) -> Box:
    left, top, right, bottom = (edge * side for edge in box)
    return left, top, right, bottom


def _outline(look: Look, side: int) -> list[Point]:
    """The roof and the walls that can be seen; a farm is a field."""
    if look.building is None:
        return octagon(_scaled(FIELD, side))
    roof, down = octagon(_scaled(ROOF, side)), WALL * side
    return [*roof[:4], *((x, y + down) for x, y in roof[3:7]), *roof[6:]]


def _building(look: Look, side: int) -> Image.Image:
    """Walls, roof and face, lit from the upper left."""
    image, line = Image.new("L", (side, side), INK), max(1.5, side * 0.018)
    box = _scaled(ROOF if look.building else FIELD, side)
    if look.building is not None:
        _draw_walls(image, look, octagon(box), line)
    roof = Drawing(side, side)
    roof.polygon(octagon(box, line))
    if look.ghost:
        dash_outline(roof, octagon(box), side * 0.12)
    paint(image, roof.coverage(), look.fill)
    if not look.ghost:
        _draw_parapet(image, look, box, line)
    if look.pale:
        lines = hatching(image.size, side * 0.09, side * 0.025, roof.coverage())
        image.paste(ImageChops.add(image, lines))
    elif not (look.ghost or look.plain):
        lay(image, look.material, side // GRAIN, look.fill)
    _draw_face(image, look, side)
    return image


def _draw_walls(image: Image.Image, look: Look, roof: list[Point], line: float) -> None:
    """The walls below a roof; those of a ghost are paler."""
    for first, second, shade in WALLS:
        face = wall((roof[first], roof[second]), 0, WALL * image.width, line)
        paint_shapes(image, [face], look.fill, shade // 2 if look.ghost else shade)


def _draw_parapet(image: Image.Image, look: Look, box: Box, line: float) -> None:
    """The rim of a roof: light where the light comes from, darker elsewhere."""
    width, rim = (box[2] - box[0]) * PARAPET, Drawing(*image.size)
    rim.polygon(octagon(box, line))
    rim.polygon(octagon(box, line + width), covers=False)
    dark = solid(rim.coverage())
    image.paste(look.fill + COLOURS, mask=dark)
    if look.building is None:
        return
    left, top, right, bottom = box
    shift = width * 1.1
    rim.polygon(octagon((left + shift, top + shift, right + shift, bottom + shift), line), covers=False)
    light = solid(rim.coverage())
    image.paste(fill(look.colour, PALE), mask=light)


def _draw_face(image: Image.Image, look: Look, side: int) -> None:
    """What the building gives and counts, above the glyph of its colour."""
    amount, gives, per = look.face
    if look.plain:
        own = (glyphs.COLOURS[look.colour],) if look.colour else gives[:1]
        _draw_symbols(image, own, (side / 2, side * _middle(look)), side * 0.56)
        return
    if look.tagged:
        _draw_small_face(image, look, side)
        return
    middle = side * (_middle(look) if look.colour is None else 0.34)
    if look.amount and per:
        _draw_symbols(image, (*amount_symbols(amount), *gives), (side / 2, side * 0.22), side * 0.22)
        _draw_symbols(image, ("/", *per), (side / 2, side * 0.47), side * 0.22)
    elif look.amount and amount_symbols(amount):
        _draw_symbols(image, (amount, *gives), (side / 2, middle), side * (0.3 if len(gives) == 1 else 0.23))
    else:
        symbols = gives + per
        size = ALONE if look.colour is None else min(LARGEST, ROOM / len(symbols))
        _draw_symbols(image, symbols, (side / 2, middle), side * size)
    if look.colour is not None:
        _draw_symbols(image, (glyphs.COLOURS[look.colour],), (side / 2, side * 0.7), side * 0.22)


def _middle(look: Look) -> float:
    """The middle of a roof or of a field, in sides."""
    _, top, _, bottom = ROOF if look.building else FIELD
    return (top + bottom) / 2


def _draw_small_face(image: Image.Image, look: Look, side: int) -> None:
    """The glyph of its colour above what the building gives and counts."""
    symbols = look.face.gives + look.face.per
    if look.colour is None:
        _draw_symbols(image, symbols, (side / 2, side * 0.3), side * 0.4)
        return
    size = min(0.26, ROOM / len(symbols))
    _draw_symbols(image, symbols, (side / 2, side * 0.36), side * size)
    _draw_symbols(image, (glyphs.COLOURS[look.colour],), (side / 2, side * 0.14), side * 0.17)


def _draw_symbols(image: Image.Image, symbols: tuple[Symbol, ...], middle: Point, size: float) -> None:
    """Numbers and glyphs in a row, centred at a point."""
    masks = [
        text_ink(symbol, max(SMALL, round(size * 1.1)), Weight.BOLD)
        if isinstance(symbol, str)
        else glyph_ink(symbol, round(size))
        for symbol in symbols
    ]
    gap = round(size * 0.16)
    left = round(middle[0] - (sum(mask.width for mask in masks) + gap * (len(masks) - 1)) / 2)
    for mask in masks:
        top = round(middle[1] - mask.height / 2)
        write(image, mask, (left, top, left + mask.width, top + mask.height))
        left += mask.width + gap


@cached_in(CACHE)
def pattern_tile(colour: Fill, glyph: Glyph | None, side: int) -> Sprite:
    """A flat tile of a district card, with one glyph or none."""
    line, image = max(1.5, side * 0.05), Image.new("L", (side, side), INK)
    base = Drawing(side, side)
    base.polygon(octagon(square(side)))
    paint_shapes(image, [octagon(square(side), line)], colour)
    if glyph is not None:
        _draw_symbols(image, (glyph,), (side / 2, side / 2), side * 0.6)
    return soft_edged(image, base.coverage())
