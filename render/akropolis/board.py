"""A city on a canvas, at any size: level by level, so that what is higher throws its shadow on what is lower."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from engines.akropolis.spots import under
from engines.akropolis.state import City, Laid
from engines.core.bits import Cell
from engines.core.hexes import STEPS, Hex, cell_of, hex_of
from render.akropolis import areas
from render.akropolis.colours import HIGHEST
from render.canvas import Canvas, Placed
from render.hexes import Grid
from render.lettering import MIDDLE, SMALL
from render.parts import disc

BADGE = 16  # from this unit on there is room for a number; below, levels are dots
ROOMY = 26  # from here on there is room for larger numbers and letters
START = -1  # the number of the start tile, before those that were laid


class Shown(NamedTuple):
    """An area as it is seen from above."""

    x: int
    y: int
    code: str
    level: int
    joins: int  # a bit for each side that leads to the same tile
    sheer: bool  # something beside it is lower
    ghost: bool


def places(city: City) -> list[Hex]:
    """Every built hex."""
    return [hex_of(cell) for cell in city.survey.tops]


def draw(canvas: Canvas, city: City, grid: Grid, *, ghost: bool = False) -> None:
    """The whole city; its last tile stands out, or is a ghost."""
    badges = grid.unit >= BADGE * canvas.scale
    shown = sorted(_seen(city, grid, ghost=ghost), key=lambda area: area.level)
    for level, group in groupby(shown, key=lambda area: area.level):
        _lay(canvas, grid.unit, list(group), badge=badges and level > 1)
    if city.laid and not ghost:
        _surround(canvas, grid, city.laid[-1])
    for area in shown:
        if area.level > 1:
            _tell_level(canvas, grid, area, badge=badges)


def _seen(city: City, grid: Grid, *, ghost: bool) -> Iterator[Shown]:
    tops, owners = city.survey.tops, _owners(city)
    last = len(city.laid) - 1 if ghost else None
    for cell, (area, level) in tops.items():
        owner = owners[cell]
        beside = [cell + step for step in STEPS]
        joins = sum((owners.get(other) == owner) << side for side, other in enumerate(beside))
        sheer = any(other not in tops or tops[other].level < level for other in beside)
        yield Shown(*grid.middle(hex_of(cell)), area.code, level, joins, sheer, owner == last)


def _owners(city: City) -> dict[Cell, int]:
    """The number of the topmost tile at each cell."""
    owners = dict.fromkeys(city.survey.tops, START)
    for number, tile in enumerate(city.laid):
        _spot, *cells = under(Hex(tile.q, tile.r), tile.facing)
        owners.update(dict.fromkeys(cells, number))
    return owners


def _lay(canvas: Canvas, unit: int, shown: list[Shown], *, badge: bool) -> None:
    """All areas of one level, after their shadows."""
    shadow = areas.shadow(shown[0].level, unit)
    canvas.cast([Placed(shadow, area.x, area.y) for area in shown if area.sheer])
    for x, y, code, level, joins, _, ghost in shown:
        canvas.stamp(areas.body(code, min(level, HIGHEST), unit, joins, ghost=ghost, badge=badge), x, y)


def _surround(canvas: Canvas, grid: Grid, tile: Laid) -> None:
    x, y = grid.between(areas.tile_places(Hex(tile.q, tile.r), tile.facing))
    canvas.stamp(areas.halo(tile.facing % 2, grid.unit), x, y)


def _tell_level(canvas: Canvas, grid: Grid, area: Shown, *, badge: bool) -> None:
    if badge:
        size = MIDDLE if grid.unit >= ROOMY * canvas.scale else SMALL
        number = disc(str(area.level), size * canvas.scale, 1.36)
        canvas.stamp(number, area.x + grid.unit * 0.98, area.y + grid.unit * 0.78)
    else:
        canvas.darken(areas.pips(area.level, grid.unit), area.x, area.y)


def level_at(city: City, at: Hex) -> int:
    """How high a place is built, 0 being the ground."""
    top = city.survey.tops.get(cell_of(at))
    return top.level if top else 0
