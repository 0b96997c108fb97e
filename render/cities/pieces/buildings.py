"""A building as a sprite, seen from the front and above: a flat roof, and windows for each storey."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageFilter

from engines.cities.district.survey import Terrain
from render.cities.colours import LIGHT, PALE, STONE, STRONG, fill
from render.cities.glyphs import PLOT_GLYPHS
from render.cities.pieces.fields import CACHE
from render.cities.pieces.stripes import Layers, striped
from render.drawing import glyphs
from render.drawing.lettering import Weight, text_ink
from render.drawing.palette import COLOURS, INK, WHITE
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Drawing, Sprite, ink, layered_image, solid

# In sides of a field:
STOREY, ROOF = 0.185, 0.34  # their heights
LEFT, RIGHT, BOTTOM = 0.15, 0.81, 0.93  # the edges of a building
REACH = 0.1  # the length that each storey adds to the shadow
SHADED = 0.09  # the width of the dark end of a wall, away from the light
WINDOWS = 3  # in a storey
SMALLEST_WINDOWS = 40  # the smallest field with windows


class Building(NamedTuple):
    """All that the sprite of a building depends on, except its size."""

    height: int  # in storeys
    colours: tuple[Terrain, ...] = ()  # several: one of them; none: any
    ghost: bool = False  # a preview: pale
    digit: int = 0  # the size of the written height; 0: not written
    tagged: bool = False  # leaves room for a number or a letter on the left part of the roof


def rise(height: int, unit: int) -> int:
    """By how much a building rises above the upper edge of its field."""
    return max(0, ceil(-unit * top(height)) + 1)


def roof_middle(height: int) -> float:
    """From the upper edge of a field to the middle of a building's roof, in sides of the field."""
    return top(height) + ROOF / 2


def top(height: int) -> float:
    """From the upper edge of a field down to the top of a building, in sides of the field."""
    return BOTTOM - STOREY * height - ROOF


@cached_in(CACHE)
def building(shown: Building, unit: int) -> Sprite:
    """As wide as its field, and as high or higher: it ends at the lower edge of the field."""
    facade = _Facade(shown, unit)
    # Without a soft rim, which takes longer: almost all edges are upright or level.
    sprite = Sprite(layered_image(facade.size, facade.layers()), facade.mask())
    facade.shade(sprite.image)
    if shown.digit and not shown.tagged:
        _write_height(sprite, shown, facade)
    return sprite


class Shadow(NamedTuple):
    """The ink of a shadow, and the offset of its middle from that of the field."""

    shades: Image.Image
    right: int
    down: int


@lru_cache(64)
def shadow(height: int, unit: int) -> Shadow:
    """The shadow of a building on the ground, to its lower right."""
    length, room = unit * (0.05 + REACH * height), 2 * unit
    dark, (left, top, right, bottom) = Drawing(room, room), _footprint(unit, unit / 2)
    for step in range(9):
        along, down = length * step / 8, length * 0.5 * step / 8
        dark.rounded_rectangle((left + along, top + down, right + along, bottom + down), unit * 0.04)
    soft = dark.coverage().filter(ImageFilter.GaussianBlur(unit * 0.035))
    shades = ink(soft.point(lambda coverage: coverage * 0.36))
    near, upper, far, lower = shades.getbbox() or (0, 0, room, room)
    return Shadow(
        shades.crop((near, upper, far, lower)), (near + far) // 2 - unit, (upper + lower) // 2 - unit
    )


def _footprint(unit: int, margin: float) -> Box:
    """The ground that a building stands on."""
    edges = (LEFT, BOTTOM - ROOF, RIGHT, BOTTOM)
    left, top, right, bottom = (margin + unit * edge for edge in edges)
    return left, top, right, bottom


class _Facade:
    """The parts of a building in the pixels of its sprite."""

    def __init__(self, shown: Building, unit: int) -> None:
        self.shown, self.unit = shown, unit
        self.size = (unit, unit + rise(shown.height, unit))
        self.line = max(1.2, unit * 0.026)
        self.left, self.right = round(unit * LEFT), round(unit * RIGHT)
        self.bottom = self.size[1] - round(unit * (1 - BOTTOM))
        self.top = self.bottom - unit * (STOREY * shown.height + ROOF)
        self.eaves = self.top + unit * ROOF

    def mask(self) -> Image.Image:
        drawing = Drawing(*self.size)
        drawing.rounded_rectangle((self.left, self.top, self.right, self.bottom), self.unit * 0.04)
        return solid(drawing.coverage())

    def layers(self) -> Layers:
        """The roof with the glyph of its colour and a lit edge, and the storeys below it."""
        roof, lit, wall = self._roof(), self._lit_edge(), self._wall()
        colours = self.shown.colours
        if not colours:
            return [(WHITE, roof), (STONE, wall)]
        tints = (PALE, PALE, PALE) if self.shown.ghost else (LIGHT, PALE, STRONG)
        parts = zip((roof, lit, wall), tints, strict=True)
        return [
            layer
            for coverage, tint in parts
            for layer in striped(coverage, [fill(each, tint) for each in colours], (self.left, self.right))
        ]

    def _roof(self) -> Image.Image:
        roof, line = Drawing(*self.size), self.line
        box = (self.left + line, self.top + line, self.right - line, self.eaves - line / 2)
        roof.rounded_rectangle(box, self.unit * 0.025)
        if len(self.shown.colours) == 1:
            glyph, size = PLOT_GLYPHS[self.shown.colours[0]], 0.24 if self.shown.tagged else 0.26
            glyphs.draw_glyph(roof, glyph, (self._glyph_x(), self.roof_y), self.unit * size, covers=False)
        return roof.coverage()

    @property
    def roof_y(self) -> float:
        return (self.top + self.eaves) / 2

    def _glyph_x(self) -> float:
        """Beside the number on the roof, or beside a number or letter that is drawn over it."""
        middle = (LEFT + RIGHT) / 2
        if self.shown.tagged:
            return self.unit * (RIGHT - 0.14)
        return self.unit * (middle - 0.15 if self.shown.digit else middle)

    def _lit_edge(self) -> Image.Image:
        """The upper and left edges of the roof."""
        lit, line, broad = Drawing(*self.size), self.line, max(1.5, self.unit * 0.03)
        near, upper = self.left + line, self.top + line
        lit.rounded_rectangle((near, upper, self.right - line, upper + broad), 0)
        lit.rounded_rectangle((near, upper, near + broad, self.eaves - line / 2), 0)
        return lit.coverage()

    def _wall(self) -> Image.Image:
        """A band for each storey, between lines."""
        wall, line, height = Drawing(*self.size), self.line, self.unit * STOREY
        for storey in range(self.shown.height):
            top = self.eaves + storey * height
            wall.rounded_rectangle(
                (self.left + line, top + line / 2, self.right - line, top + height - line / 2), 0
            )
        return wall.coverage()

    def shade(self, image: Image.Image) -> None:
        """Windows, and the end of the walls that is away from the light."""
        if self.shown.ghost:
            return
        darker = Drawing(*self.size)
        darker.rounded_rectangle((self.right - self.unit * SHADED, self.eaves, self.right, self.bottom), 0)
        _darken(image, darker.coverage(), 2)
        if self.unit >= SMALLEST_WINDOWS:
            _darken(image, self._windows(), 3)

    def _windows(self) -> Image.Image:
        drawing, height = Drawing(*self.size), self.unit * STOREY
        room = (self.right - self.left - self.unit * SHADED) / WINDOWS
        for storey in range(self.shown.height):
            y = self.eaves + storey * height
            for window in range(WINDOWS):
                x = self.left + room * (window + 0.28)
                box = (round(x), round(y + height * 0.28), round(x + room * 0.5), round(y + height * 0.74))
                drawing.rounded_rectangle(box, 0)
        return drawing.coverage()


def _darken(image: Image.Image, coverage: Image.Image, shades: int) -> None:
    """Lay some shades of ink over a part of an image."""
    darker = image.point(lambda index: min(index + shades * COLOURS, INK))
    image.paste(darker, mask=solid(coverage))


def _write_height(sprite: Sprite, shown: Building, facade: _Facade) -> None:
    shades = text_ink(str(shown.height), shown.digit, Weight.BOLD)
    x = facade.unit * ((LEFT + RIGHT) / 2 + (0.17 if shown.colours else 0))
    # The margins above and below the digit are cut off: they may be higher than the roof.
    rows = shades.getbbox() or (0, 0, *shades.size)
    shades = shades.crop((0, rows[1], shades.width, rows[3]))
    sprite.darken(shades, round(x - shades.width / 2), round(facade.roof_y - shades.height / 2))
