"""The resources that a territory makes: a glyph each, and the number of tiles that make them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engines.core.grids.squares import Square
from engines.founders.components import BASIC, CITY_GOODS, GOODS, Resource
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.lettering import SMALL, Weight, inscribe, signed, text_ink
from render.drawing.palette import ACCENT, COLOURS, Colour
from render.drawing.sprites import Drawing, Point, Sprite, card_sprite, flatten_on_card, ink, layered_sprite
from render.founders.colours import Tone, fill, made_by
from render.founders.glyphs import COIN, RESOURCES, TURNED

GROUPS = (BASIC, GOODS, CITY_GOODS)
MOST = max(map(len, GROUPS))
CELL_WIDTH, CELL_HEIGHT = 62, 84
STEP, GROUP_GAP = 68, 12  # from cell to cell in a row, and between groups
COLUMN = 76  # from column to column
TOP = 116  # of columns
HEIGHT = CELL_HEIGHT + 12  # of a row and the gap above it
WIDTH_BESIDE = COLUMN * (len(GROUPS) - 1) + CELL_WIDTH + 16  # of columns and the gap to their left
GLYPH = 40
ABSENT = 3 * COLOURS  # the darkness of a resource that is not made


class ResourceTable:
    """Every resource in its fixed cell: a row below the land, or a column for each group beside it."""

    def __init__(self, canvas: Canvas, *, beside: bool) -> None:
        self.canvas = canvas
        self._place = self._place_in_column if beside else self._place_in_row

    def draw_resources(self, made: Mapping[Resource, Sequence[Square]], bought: Resource | None) -> None:
        """Each with the number of tiles that make it."""
        for group, resources in enumerate(GROUPS):
            for number, resource in enumerate(resources):
                tiles = len(made.get(resource, ()))
                shown = _bought_cell if resource == bought else _made_cell if tiles else _absent_cell
                self._stamp(shown(resource, tiles, self.canvas.scale), group, number)

    def draw_replaced(self, tiles: int) -> None:
        """The number of replaced tiles, after the last resource or below the basic ones."""
        if tiles:
            at = (0, MOST - 1) if self._place == self._place_in_column else (len(GROUPS), 0)
            self._stamp(_replaced_cell(tiles, self.canvas.scale), *at)

    def _stamp(self, sprite: Sprite, group: int, number: int) -> None:
        x, y = self._place(group, number)
        self.canvas.stamp(sprite, x * self.canvas.scale, y * self.canvas.scale)

    def _place_in_row(self, group: int, number: int) -> Point:
        before = sum(map(len, GROUPS[:group])) + number
        x = MARGIN + 8 + before * STEP + group * GROUP_GAP + CELL_WIDTH / 2
        return x, self.canvas.image.height / self.canvas.scale - MARGIN - CELL_HEIGHT / 2

    def _place_in_column(self, group: int, number: int) -> Point:
        x = WIDTH - MARGIN - COLUMN * (len(GROUPS) - 1 - group) - CELL_WIDTH / 2
        step = (self.canvas.image.height / self.canvas.scale - MARGIN - TOP - CELL_HEIGHT) / (MOST - 1)
        return x, TOP + CELL_HEIGHT / 2 + step * number


def resource_plate(resource: Resource, *, bought: bool = False) -> Sprite:
    """A resource as in its cell, made by one tile or bought."""
    return _bought_cell(resource, 0, 1) if bought else _made_cell(resource, 1, 1)


@lru_cache(256)
def _made_cell(resource: Resource, times: int, scale: int) -> Sprite:
    """On the colour of the tiles that make it."""
    y = CELL_HEIGHT * (0.5 if times == 1 else 0.3) * scale
    plate = _plate(resource, y, fill(made_by(resource), Tone.FULL), scale)
    if times > 1:
        inscribe(plate, f"×{times}", CELL_WIDTH * scale / 2, CELL_HEIGHT * 0.74 * scale, SMALL * scale)  # noqa: RUF001
    return plate


@lru_cache(64)
def _bought_cell(resource: Resource, _times: int, scale: int) -> Sprite:
    """A resource that a coin was paid for: available in this turn, whoever makes it."""
    return _plate(resource, CELL_HEIGHT * 0.3 * scale, ACCENT, scale)


def _plate(resource: Resource, y: float, colour: Colour, scale: int) -> Sprite:
    width, height, line = CELL_WIDTH * scale, CELL_HEIGHT * scale, 3 * scale
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), 12 * scale)
    paper.rounded_rectangle((line, line, width - line, height - line), 10 * scale)
    glyphs.draw_glyph(paper, RESOURCES[resource], (width / 2, y), GLYPH * scale, covers=False)
    if colour == ACCENT:
        glyphs.draw_glyph(paper, COIN, (width / 2, height * 0.74), 34 * scale, covers=False)
    return flatten_on_card(layered_sprite(base.coverage(), [(colour, paper.coverage())]))


@lru_cache(64)
def _absent_cell(resource: Resource, _times: int, scale: int) -> Sprite:
    """A glyph in light ink, without a plate."""
    width, height = CELL_WIDTH * scale, CELL_HEIGHT * scale
    drawing = Drawing(width, height)
    glyphs.draw_glyph(drawing, RESOURCES[resource], (width / 2, height / 2), GLYPH * scale, covers=True)
    return card_sprite(ink(drawing.coverage()).point(lambda shade: min(shade, ABSENT)))


@lru_cache(64)
def _replaced_cell(tiles: int, scale: int) -> Sprite:
    """Replaced tiles: each costs a point."""
    drawing = Drawing(CELL_WIDTH * scale, CELL_HEIGHT * scale)
    glyphs.draw_glyph(
        drawing, TURNED, (CELL_WIDTH * scale / 2, CELL_HEIGHT * 0.3 * scale), GLYPH * scale, covers=True
    )
    shades = ink(drawing.coverage())
    number = text_ink(signed(-tiles), SMALL * scale, Weight.BOLD)
    shades.paste(
        number,
        (
            round((CELL_WIDTH * scale - number.width) / 2),
            round(CELL_HEIGHT * 0.76 * scale - number.height / 2),
        ),
    )
    return card_sprite(shades)
