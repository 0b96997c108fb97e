"""The resources that a territory makes: a glyph each, and the number of tiles that make them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engines.core.grids.squares import Square
from engines.founders.components import BASIC, CITY_GOODS, GOODS, Resource
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, Canvas
from render.drawing.lettering import SMALL, Weight, inscribe, signed, text_ink
from render.drawing.palette import ACCENT, COLOURS, Colour
from render.drawing.sprites import Drawing, Point, Sprite, card_sprite, flatten_on_card, ink, layered_sprite
from render.founders.colours import Tone, fill, made_by
from render.founders.glyphs import COIN, RESOURCES, TURNED

GROUPS = (BASIC, GOODS, CITY_GOODS)
CELL_WIDTH, CELL_HEIGHT = 62, 84
STEP, GROUP_GAP = 68, 12  # from cell to cell, and between groups
HEIGHT = CELL_HEIGHT + 12  # of the row and the gap above it
ORDER = [resource for group in GROUPS for resource in group]
GLYPH = 40
ABSENT = 3 * COLOURS  # the darkness of a resource that is not made


def draw_resources(
    canvas: Canvas, made: Mapping[Resource, Sequence[Square]], bought: Resource | None
) -> None:
    """Every resource in its fixed cell at the bottom, with the number of tiles that make it."""
    for group, resources in enumerate(GROUPS):
        for resource in resources:
            tiles = len(made.get(resource, ()))
            shown = _bought_cell if resource == bought else _made_cell if tiles else _absent_cell
            place = ORDER.index(resource) * STEP + group * GROUP_GAP
            canvas.stamp(shown(resource, tiles, canvas.scale), *_cell_middle(canvas, place))


def draw_replaced(canvas: Canvas, tiles: int) -> None:
    """The number of replaced tiles, in a cell of their own at the end."""
    if tiles:
        place = len(ORDER) * STEP + len(GROUPS) * GROUP_GAP
        canvas.stamp(_replaced_cell(tiles, canvas.scale), *_cell_middle(canvas, place))


def resource_plate(resource: Resource, *, bought: bool = False) -> Sprite:
    """A resource as in its cell, made by one tile or bought."""
    return _bought_cell(resource, 0, 1) if bought else _made_cell(resource, 1, 1)


def _cell_middle(canvas: Canvas, place: int) -> Point:
    """The middle of the cell that begins so far to the right."""
    x = (MARGIN + 8 + place + CELL_WIDTH / 2) * canvas.scale
    return x, canvas.image.height - (MARGIN + CELL_HEIGHT / 2) * canvas.scale


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
