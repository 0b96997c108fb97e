"""The edges of tiles and fields: lines, shadows on the card, and outlines of free places."""

from functools import lru_cache

from render.cities.colours import STONE
from render.drawing.canvas import new_sheet
from render.drawing.palette import COLOURS, WHITE
from render.drawing.sprites import Drawing, Sprite, card_shadow, card_sprite, ink, layered_sprite

SPAN = 2  # fields along the side of a tile
SEAM = 4 * COLOURS  # the darkness of the line between two tiles


@lru_cache(128)
def edge(side: int, unit: int) -> tuple[Sprite, int, int]:
    """One side of a tile without a neighbour, and its offset from the middle of the tile."""
    line, reach = max(2, round(unit * 0.04)), max(2, round(unit * 0.09))
    half = unit + line + reach
    dark, edge = Drawing(2 * half, 2 * half), Drawing(2 * half, 2 * half)
    for step in range(1, reach + 1):
        near, far = reach + step, 2 * half - reach + step
        dark.rounded_rectangle((near, near, far, far), 0)
    coverage = dark.coverage().point(lambda part: part * 0.34)
    edge.rounded_rectangle((reach, reach, 2 * half - reach, 2 * half - reach), 0)
    coverage.paste(edge.coverage(), mask=edge.coverage())
    deep = line + reach
    box = (
        (0, 0, 2 * half, deep),
        (2 * half - deep, 0, 2 * half, 2 * half),
        (0, 2 * half - deep, 2 * half, 2 * half),
        (0, 0, deep, 2 * half),
    )[side]
    left, top, right, bottom = box
    return card_shadow(ink(coverage.crop(box))), (left + right) // 2 - half, (top + bottom) // 2 - half


@lru_cache(32)
def seams(unit: int) -> tuple[Sprite, Sprite]:
    """A thin line between two tiles, vertical and horizontal."""
    thin, long = max(2, round(unit * 0.028)), SPAN * unit
    vertical, horizontal = new_sheet(thin, long, STONE + SEAM), new_sheet(long, thin, STONE + SEAM)
    return vertical.sprite(), horizontal.sprite()


@lru_cache(32)
def field_outline(unit: int) -> Sprite:
    """A frame around a field that can be chosen."""
    line, size = max(3, round(unit * 0.05)), unit
    base, light = Drawing(size, size), Drawing(size, size)
    for drawing, outer, inner in ((base, 0, line), (light, line * 0.3, line * 0.7)):
        drawing.rounded_rectangle((outer, outer, size - outer, size - outer), unit * 0.14)
        drawing.rounded_rectangle((inner, inner, size - inner, size - inner), unit * 0.12, covers=False)
    return layered_sprite(base.coverage(), [(WHITE, light.coverage())])


@lru_cache(32)
def free_spot(unit: int) -> Sprite:
    """A faint outline of a free place for a tile."""
    size, line, inset = SPAN * unit, max(1.5, unit * 0.03), unit * 0.08
    drawing = Drawing(size, size)
    drawing.rounded_rectangle((inset, inset, size - inset, size - inset), unit * 0.2)
    drawing.rounded_rectangle(
        (inset + line, inset + line, size - inset - line, size - inset - line), unit * 0.18, False
    )
    return card_sprite(ink(drawing.coverage().point(lambda part: part * 0.4)))
