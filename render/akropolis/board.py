"""A city on a canvas, at any size: level by level, so that higher areas cast shadows on lower ones."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.akropolis.components import Kind
from engines.akropolis.spots import under
from engines.akropolis.state import City, Laid
from engines.core.grids.bits import Cell
from engines.core.grids.hexes import STEPS, Hex, cell_of, hex_of
from render.akropolis.areas import Look, draw_area, tile_places
from render.akropolis.effects import halo, shadow, shadow_on_card
from render.drawing.canvas import Canvas
from render.drawing.hexes import Grid
from render.drawing.lettering import MIDDLE, SMALL, Weight, text_ink
from render.drawing.sprites import Box, Point
from render.widgets.badges import disc

BADGE = 16  # the smallest unit with room for numbers; in smaller ones, levels are dots
NUMBERED = 24  # the smallest unit with room for numbers of places in the corners
SPACIOUS = 36  # the smallest unit with room for larger numbers between marks
ROOMY = 26  # the smallest unit with room for larger numbers and letters
SIDES = [(1 << side, step) for side, step in enumerate(STEPS)]
SHADED = 0b001100  # the sides away from the light: south-east and south
START = -1  # the number of the start tile; the laid ones count from 0


class Style(NamedTuple):
    """How a city is shown."""

    ghost: bool = False  # the last tile is a preview
    compact: bool = False  # letters or numbers stand in the corners of hexes


PLAIN = Style()


class VisibleArea(NamedTuple):
    """An area that no tile covers, and its position."""

    x: int
    y: int
    look: Look
    exposed: int  # the sides next to the bare card, as bits
    casts_shadow: bool  # the ground to its lower right is lower


def places(city: City) -> list[Hex]:
    """Every built hex."""
    return [hex_of(cell) for cell in city.survey.tops]


def draw(canvas: Canvas, city: City, grid: Grid, style: Style = PLAIN) -> None:
    """The whole city; its last tile has a halo, or is a ghost."""
    shown = list(_visible_areas(city, grid, style, badges=grid.unit >= BADGE * canvas.scale))
    for level in range(1, city.survey.highest + 1):
        _draw_level(canvas, grid.unit, [area for area in shown if area.look.level == level])
    if city.laid and not style.ghost:
        _draw_halo(canvas, grid, city.laid[-1])
    for area in shown:
        draw_level(canvas, grid, area.look, (area.x, area.y))


def _visible_areas(city: City, grid: Grid, style: Style, *, badges: bool) -> Iterator[VisibleArea]:
    tops, owners = city.survey.tops, _owners(city)
    last = len(city.laid) - 1 if style.ghost else None
    for cell, top in tops.items():
        area, level = top.area, top.level
        owner, joins, exposed, casts_shadow = owners[cell], 0, 0, False
        for side, step in SIDES:
            beside = owners.get(cell + step)
            if beside is None:
                exposed |= side
            elif beside == owner:
                joins |= side
            elif side & SHADED and tops[cell + step].level < level:
                casts_shadow = True
        look = Look(area.code, level, joins, owner == last, badges and level > 1, compact=style.compact)
        yield VisibleArea(*grid.middle(hex_of(cell)), look, exposed, casts_shadow or bool(exposed & SHADED))


def _owners(city: City) -> dict[Cell, int]:
    """The number of the topmost tile at each cell."""
    owners = dict.fromkeys(city.survey.tops, START)
    for number, tile in enumerate(city.laid):
        _spot, *cells = under(Hex(tile.q, tile.r), tile.facing)
        owners.update(dict.fromkeys(cells, number))
    return owners


def _draw_level(canvas: Canvas, unit: int, shown: list[VisibleArea]) -> None:
    """The shadows of one level, then its areas."""
    casting = [area for area in shown if area.casts_shadow]
    if casting and casting[0].look.level > 1:
        dark = shadow(casting[0].look.level, unit)
        canvas.cast_shadow(dark, [(area.x, area.y) for area in casting])
    else:
        _draw_ground_shadows(canvas, unit, casting)
    for x, y, look, exposed, _ in shown:
        draw_area(canvas, look, exposed, unit, (x, y))


def _draw_ground_shadows(canvas: Canvas, unit: int, casting: list[VisibleArea]) -> None:
    """Drawn along the light, because of two overlapping shadows the later one must be darker there."""
    dark, right, down = shadow_on_card(unit)
    for area in sorted(casting, key=lambda area: area.x + area.y):
        canvas.stamp(dark, area.x + right, area.y + down)


def _draw_halo(canvas: Canvas, grid: Grid, tile: Laid) -> None:
    covered = tile_places(Hex(tile.q, tile.r), tile.facing)
    canvas.stamp(halo(tile.facing % 2, grid.unit), *grid.bounds_middle(covered))


def draw_level(canvas: Canvas, grid: Grid, look: Look, middle: Point) -> None:
    """The number of a level, if it is shown: on a disc, or without one beside a glyph that left it room."""
    scale, (x, y) = canvas.scale, middle
    if look.badge and look.compact:
        size = MIDDLE if grid.unit >= SPACIOUS * scale else SMALL
        down = 0.42 if look.area.kind is Kind.PLAZA else 0.0
        number = text_ink(str(look.level), size * scale, Weight.BOLD)
        canvas.write(number, x + grid.unit * 0.56, y + grid.unit * down)
    elif look.badge:
        size = MIDDLE if grid.unit >= ROOMY * scale else SMALL
        canvas.stamp(disc(str(look.level), size * scale, 1.36), x + grid.unit * 0.98, y + grid.unit * 0.78)


def level_at(city: City, at: Hex) -> int:
    """The level of a place; 0 is the ground."""
    top = city.survey.tops.get(cell_of(at))
    return top.level if top else 0


def contents(places: Iterable[Hex], grid: Grid, scale: int) -> list[Box]:
    """What numbers should not cover: glyphs and levels; nothing where numbers have room in all corners."""
    if grid.unit >= NUMBERED * scale:
        return []
    across, down = grid.unit, grid.unit * 0.8
    return [(x - across, y - down, x + across, y + down) for x, y in map(grid.middle, places)]
