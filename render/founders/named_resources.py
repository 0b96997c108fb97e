"""The resources that a territory makes with their names, where the territory leaves room for them."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from engines.core.grids.squares import Square
from engines.core.text import Text
from engines.founders.components import BASIC, CITY_GOODS, GOODS, Resource
from engines.founders.names import resource_name
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.lettering import FAINT, SMALL, Weight, faint_text, narrow_text, signed, text_sprite
from render.drawing.palette import ACCENT, COLOURS, Colour
from render.drawing.sprites import Drawing, Sprite, card_sprite, flatten_on_card, ink, layered_sprite
from render.founders.colours import Tone, fill, made_by
from render.founders.glyphs import COIN, RESOURCES, TURNED
from render.widgets.writing import capitalized

COLUMNS = ((*BASIC, *CITY_GOODS), GOODS)
LINES = max(map(len, COLUMNS))
COLUMN = 248  # from column to column
WIDTH_NAMED = COLUMN * len(COLUMNS) + 16  # of both columns and the gap to their left
TOP, SIDE, GLYPH = 116, 58, 40  # of the first plate, and the sizes of a plate and of its glyph
NAME = 12  # from a plate to its name
NUMBER = 52  # the room for a number at the right of a column
NAME_WIDTH = COLUMN - SIDE - NAME - NUMBER
ABSENT = 3 * COLOURS  # the darkness of a resource that is not made


class NamedResources:
    """Every resource in its fixed line: its plate, its name, and the number of tiles that make it."""

    def __init__(self, canvas: Canvas, say: Callable[[Text], str]) -> None:
        self.canvas, self.say, self.scale = canvas, say, canvas.scale
        height = canvas.image.height / canvas.scale - MARGIN - TOP
        self.pitch = min(96, height / LINES)
        self.top = TOP + (height - self.pitch * LINES) / 2

    def draw_resources(self, made: Mapping[Resource, Sequence[Square]], bought: Resource | None) -> None:
        for column, resources in enumerate(COLUMNS):
            for line, resource in enumerate(resources):
                self._draw_line(column, line, resource, len(made.get(resource, ())), resource == bought)

    def draw_replaced(self, tiles: int) -> None:
        """The number of replaced tiles, each of which costs a point, in the last line."""
        if tiles:
            x, y = self._start(len(COLUMNS) - 1, LINES - 1)
            self.canvas.stamp(glyphs.glyph_sprite(TURNED, GLYPH * self.scale), x + SIDE / 2 * self.scale, y)
            number = text_sprite(signed(-tiles), SMALL * self.scale, Weight.BOLD)
            self.canvas.stamp(number, x + (SIDE + NAME) * self.scale + number.width / 2, y)

    def _draw_line(self, column: int, line: int, resource: Resource, tiles: int, bought: bool) -> None:
        x, y = self._start(column, line)
        colour = ACCENT if bought else fill(made_by(resource), Tone.FULL)
        there = bool(tiles) or bought
        plate = _plate(resource, colour, self.scale) if there else _absent(resource, self.scale)
        self.canvas.stamp(plate, x + SIDE / 2 * self.scale, y)
        words, size = capitalized(self.say(resource_name(resource))), SMALL * self.scale
        room = NAME_WIDTH * self.scale
        name = (
            narrow_text(words, size, Weight.REGULAR, room) if there else faint_text(words, size, FAINT, room)
        )
        self.canvas.stamp(name, x + (SIDE + NAME) * self.scale + name.width / 2, y)
        end = x + (COLUMN - NUMBER / 2 - 8) * self.scale
        if bought:
            self.canvas.stamp(glyphs.glyph_sprite(COIN, GLYPH * self.scale), end, y)
        elif tiles > 1:
            self.canvas.stamp(text_sprite(f"×{tiles}", size, Weight.BOLD), end, y)  # noqa: RUF001

    def _start(self, column: int, line: int) -> tuple[float, float]:
        """The left end of a line, and its middle."""
        x = WIDTH - MARGIN - COLUMN * (len(COLUMNS) - column)
        return x * self.scale, (self.top + self.pitch * (line + 0.5)) * self.scale


@lru_cache(64)
def _plate(resource: Resource, colour: Colour, scale: int) -> Sprite:
    """A glyph on a colour."""
    side, line = SIDE * scale, 3 * scale
    base, paper = Drawing(side, side), Drawing(side, side)
    base.rounded_rectangle((0, 0, side, side), 12 * scale)
    paper.rounded_rectangle((line, line, side - line, side - line), 10 * scale)
    glyphs.draw_glyph(paper, RESOURCES[resource], (side / 2, side / 2), GLYPH * scale, covers=False)
    return flatten_on_card(layered_sprite(base.coverage(), [(colour, paper.coverage())]))


@lru_cache(64)
def _absent(resource: Resource, scale: int) -> Sprite:
    """A glyph in light ink, without a plate."""
    side = SIDE * scale
    drawing = Drawing(side, side)
    glyphs.draw_glyph(drawing, RESOURCES[resource], (side / 2, side / 2), GLYPH * scale, covers=True)
    return card_sprite(ink(drawing.coverage()).point(lambda shade: min(shade, ABSENT)))
