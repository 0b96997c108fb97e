"""What a territory can make now, as a table of all resources: who makes them, glyph, letter and how often."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engines.core.squares import Square
from engines.founders.components import BASIC, CITY_GOODS, GOODS, Resource
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.lettering import SMALL, Weight, inscribe, signed, text_ink, text_width
from render.drawing.palette import ACCENT, COLOURS, Colour
from render.drawing.sprites import Drawing, Point, Sprite, card_sprite, flatten_on_card, ink, layered_sprite
from render.founders.colours import Tone, fill, made_by
from render.founders.glyphs import COIN, LETTERS, RESOURCES, TURNED

COLUMNS = (BASIC, GOODS, CITY_GOODS)
WIDE, HIGH = 84, 84
ACROSS, DOWN = 92, 92
TOP = 124
LEFT = WIDTH - MARGIN - 8 - ACROSS * (len(COLUMNS) - 1) - WIDE
GLYPH = 40
ABSENT = 3 * COLOURS  # how dark a resource is that is not made


def tell(canvas: Canvas, made: Mapping[Resource, Sequence[Square]], bought: Resource | None) -> None:
    """Every resource in its place, with how many tiles make it."""
    for column, resources in enumerate(COLUMNS):
        for row, resource in enumerate(resources):
            tiles = len(made.get(resource, ()))
            shown = _bought if resource == bought else _made if tiles else _absent
            canvas.stamp(shown(resource, tiles, canvas.scale), *_spot(canvas, column, row))


def tell_replaced(canvas: Canvas, tiles: int) -> None:
    """How many tiles were turned over, in a corner of their own."""
    if tiles:
        canvas.stamp(_replaced(tiles, canvas.scale), *_spot(canvas, 0, 5))


def _spot(canvas: Canvas, column: int, row: int) -> Point:
    x, y = LEFT + ACROSS * column + WIDE / 2, TOP + DOWN * row + HIGH / 2
    return x * canvas.scale, y * canvas.scale


@lru_cache(256)
def _made(resource: Resource, times: int, scale: int) -> Sprite:
    """On the colour of the tiles that make it."""
    y = HIGH * (0.5 if times == 1 else 0.3) * scale
    plate = _plate(resource, y, fill(made_by(resource), Tone.FULL), scale)
    if times > 1:
        inscribe(plate, f"×{times}", WIDE * scale / 2, HIGH * 0.74 * scale, SMALL * scale)  # noqa: RUF001
    return plate


@lru_cache(64)
def _bought(resource: Resource, _times: int, scale: int) -> Sprite:
    """What a coin was paid for: at hand for this turn, whoever makes it."""
    return _plate(resource, HIGH * 0.3 * scale, ACCENT, scale)


def _plate(resource: Resource, y: float, colour: Colour, scale: int) -> Sprite:
    width, height, line = WIDE * scale, HIGH * scale, 3 * scale
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), 12 * scale)
    paper.rounded_rectangle((line, line, width - line, height - line), 10 * scale)
    glyph, letter = _spots(resource, y, scale)
    glyphs.draw_glyph(paper, RESOURCES[resource], glyph, GLYPH * scale, covers=False)
    if colour == ACCENT:
        glyphs.draw_glyph(paper, COIN, (width / 2, height * 0.74), 34 * scale, covers=False)
    plate = flatten_on_card(layered_sprite(base.coverage(), [(colour, paper.coverage())]))
    return inscribe(plate, LETTERS[resource], *letter, SMALL * scale)


@lru_cache(64)
def _absent(resource: Resource, _times: int, scale: int) -> Sprite:
    """Only its outline of light ink."""
    drawing = Drawing(WIDE * scale, HIGH * scale)
    glyph, (x, y) = _spots(resource, HIGH * scale / 2, scale)
    glyphs.draw_glyph(drawing, RESOURCES[resource], glyph, GLYPH * scale, covers=True)
    shades = ink(drawing.coverage())
    letter = text_ink(LETTERS[resource], SMALL * scale, Weight.BOLD)
    shades.paste(letter, (round(x - letter.width / 2), round(y - letter.height / 2)))
    return card_sprite(shades.point(lambda shade: min(shade, ABSENT)))


def _spots(resource: Resource, y: float, scale: int) -> tuple[Point, Point]:
    """The middles of a glyph and its letter, side by side."""
    glyph, gap, letter = GLYPH * scale, 4 * scale, text_width(LETTERS[resource], SMALL * scale, Weight.BOLD)
    left = (WIDE * scale - glyph - gap - letter) / 2
    return (left + glyph / 2, y), (left + glyph + gap + letter / 2, y)


@lru_cache(64)
def _replaced(tiles: int, scale: int) -> Sprite:
    """Tiles that were turned over, a point less each."""
    drawing = Drawing(WIDE * scale, HIGH * scale)
    glyphs.draw_glyph(drawing, TURNED, (WIDE * scale / 2, HIGH * 0.3 * scale), GLYPH * scale, covers=True)
    shades = ink(drawing.coverage())
    number = text_ink(signed(-tiles), SMALL * scale, Weight.BOLD)
    shades.paste(
        number, (round((WIDE * scale - number.width) / 2), round(HIGH * 0.76 * scale - number.height / 2))
    )
    return card_sprite(shades)
