"""Effects around and over tiles: roads of carts, halos, outlines of empty places."""

from functools import lru_cache
from math import ceil

from PIL import Image

from render.drawing.palette import ACCENT, WHITE
from render.drawing.sprites import (
    Drawing,
    Sprite,
    ink,
    layered_image,
    layered_sprite,
    solid,
)

# The eight neighbours of a tile, clockwise from the north: even ones share a side, odd ones a corner.
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


@lru_cache(512)
def road(linked: int, side: int) -> Sprite:
    """A white road along the border of a network; `linked` are the neighbours in it, as bits."""
    line, broad = max(1.5, side * 0.024), max(4.0, side * 0.055)
    base, paper = Drawing(side, side), Drawing(side, side)
    _draw_border(base, linked, side, (0, line + broad + line))
    _draw_border(paper, linked, side, (line, line + broad))
    image = layered_image((side, side), [(WHITE, paper.coverage())])
    return Sprite(image, solid(base.coverage()))


def _draw_border(drawing: Drawing, linked: int, side: int, band: tuple[float, float]) -> None:
    """The band between two distances from the neighbours that are not linked."""
    outer, inner = band
    reach = [(outer, inner) if not linked >> way & 1 else (0.0, 0.0) for way in range(8)]
    for which, covers in ((0, True), (1, False)):
        north, east, south, west = (reach[way][which] for way in (0, 2, 4, 6))
        drawing.polygon(
            [(west, north), (side - east, north), (side - east, side - south), (west, side - south)], covers
        )
    for way, (x, y) in zip((1, 3, 5, 7), ((side, 0), (side, side), (0, side), (0, 0)), strict=True):
        beside = linked >> (way - 1) & 1 and linked >> (way + 1) % 8 & 1
        if beside and not linked >> way & 1:
            for size, covers in ((inner, True), (outer, False)):
                drawing.polygon(
                    [(x - size, y - size), (x + size, y - size), (x + size, y + size), (x - size, y + size)],
                    covers,
                )


@lru_cache(64)
def halo(side: int) -> Sprite:
    """A bright band around a tile."""
    band, line = max(3, side * 0.05), max(1.5, side * 0.02)
    reach = ceil(band + line) + 1
    room = side + 2 * reach
    base, bright = Drawing(room, room), Drawing(room, room)
    base.rounded_rectangle((0, 0, room, room), reach)
    bright.rounded_rectangle((line, line, room - line, room - line), reach - line)
    base.rounded_rectangle((reach, reach, room - reach, room - reach), 0, covers=False)
    bright.rounded_rectangle((reach - 1, reach - 1, room - reach + 1, room - reach + 1), 0, covers=False)
    return layered_sprite(base.coverage(), [(ACCENT, bright.coverage())])


@lru_cache(64)
def empty_place(side: int) -> Image.Image:
    """The ink of an outline of an empty place on the ground."""
    drawing, inset, line = Drawing(side, side), side * 0.07, max(2.0, side * 0.025)
    drawing.rounded_rectangle((inset, inset, side - inset, side - inset), side * 0.09)
    inset += line
    drawing.rounded_rectangle((inset, inset, side - inset, side - inset), side * 0.07, covers=False)
    return ink(drawing.coverage().point(lambda coverage: coverage * 0.5))
