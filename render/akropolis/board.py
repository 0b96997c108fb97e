"""A city on a canvas, at any size: level by level, so that the higher throws its shadow on the lower."""

from collections.abc import Iterator
from typing import NamedTuple

from engines.akropolis.spots import under
from engines.akropolis.state import City, Laid
from engines.core.bits import Cell
from engines.core.hexes import STEPS, Hex, cell_of, hex_of
from render.akropolis.areas import Look, lay
from render.akropolis.effects import halo, shadow, shadow_on_card, tile_places
from render.drawing.canvas import Canvas
from render.drawing.hexes import Grid
from render.drawing.lettering import MIDDLE, SMALL
from render.widgets.badges import disc

BADGE = 16  # from this unit on there is room for a number; below, levels are dots
ROOMY = 26  # from here on there is room for larger numbers and letters
SIDES = [(1 << side, step) for side, step in enumerate(STEPS)]
SHADED = 0b001100  # the sides away from the light: south-east and south
START = -1  # the number of the start tile, before those that were laid


class Shown(NamedTuple):
    """An area, where it is, and whether what lies to its lower right is lower."""

    x: int
    y: int
    look: Look
    exposed: int  # the sides with nothing but the card beyond, as bits
    sheer: bool


def places(city: City) -> list[Hex]:
    """Every built hex."""
    return [hex_of(cell) for cell in city.survey.tops]


def draw(canvas: Canvas, city: City, grid: Grid, *, ghost: bool = False) -> None:
    """The whole city; its last tile stands out, or is a ghost."""
    badges = grid.unit >= BADGE * canvas.scale
    shown = list(_seen(city, grid, ghost=ghost, badges=badges))
    for level in range(1, city.survey.highest + 1):
        _lay(canvas, grid.unit, [area for area in shown if area.look.level == level])
    if city.laid and not ghost:
        _surround(canvas, grid, city.laid[-1])
    for area in shown:
        if area.look.badge:
            _tell_level(canvas, grid, area)


def _seen(city: City, grid: Grid, *, ghost: bool, badges: bool) -> Iterator[Shown]:
    tops, owners = city.survey.tops, _owners(city)
    last = len(city.laid) - 1 if ghost else None
    for cell, top in tops.items():
        area, level = top.area, top.level
        owner, joins, exposed, sheer = owners[cell], 0, 0, False
        for side, step in SIDES:
            beside = owners.get(cell + step)
            if beside is None:
                exposed |= side
            elif beside == owner:
                joins |= side
            elif side & SHADED and tops[cell + step].level < level:
                sheer = True
        look = Look(area.code, level, joins, owner == last, badges and level > 1)
        yield Shown(*grid.middle(hex_of(cell)), look, exposed, sheer or bool(exposed & SHADED))


def _owners(city: City) -> dict[Cell, int]:
    """The number of the topmost tile at each cell."""
    owners = dict.fromkeys(city.survey.tops, START)
    for number, tile in enumerate(city.laid):
        _spot, *cells = under(Hex(tile.q, tile.r), tile.facing)
        owners.update(dict.fromkeys(cells, number))
    return owners


def _lay(canvas: Canvas, unit: int, shown: list[Shown]) -> None:
    """All areas of one level, after their shadows."""
    casting = [area for area in shown if area.sheer]
    if casting and casting[0].look.level > 1:
        dark = shadow(casting[0].look.level, unit)
        canvas.cast_shadow(dark, [(area.x, area.y) for area in casting])
    else:
        _lay_on_card(canvas, unit, casting)
    for x, y, look, exposed, _ in shown:
        lay(canvas, look, exposed, unit, (x, y))


def _lay_on_card(canvas: Canvas, unit: int, casting: list[Shown]) -> None:
    """Along the light: of two shadows that overlap, the later one is the darker there."""
    dark, right, down = shadow_on_card(unit)
    for area in sorted(casting, key=lambda area: area.x + area.y):
        canvas.stamp(dark, area.x + right, area.y + down)


def _surround(canvas: Canvas, grid: Grid, tile: Laid) -> None:
    places_of_it = tile_places(Hex(tile.q, tile.r), tile.facing)
    canvas.stamp(halo(tile.facing % 2, grid.unit), *grid.bounds_middle(places_of_it))


def _tell_level(canvas: Canvas, grid: Grid, area: Shown) -> None:
    size = MIDDLE if grid.unit >= ROOMY * canvas.scale else SMALL
    number = disc(str(area.look.level), size * canvas.scale, 1.36)
    canvas.stamp(number, area.x + grid.unit * 0.98, area.y + grid.unit * 0.78)


def level_at(city: City, at: Hex) -> int:
    """How high a place is built, 0 being the ground."""
    top = city.survey.tops.get(cell_of(at))
    return top.level if top else 0
