"""A city on a canvas, at any size: from back to front, so that what is high hides what lies behind it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engines.akropolis.spots import under
from engines.akropolis.state import City, Laid
from engines.core.grids.bits import Cell
from engines.core.grids.hexes import STEPS, Hex, cell_of, hex_of
from render.akropolis.areas import HIDDEN, Look, badge_spot, tile_places
from render.akropolis.effects import empty_place, halo, level_badge, shadow
from render.akropolis.relief import LOWER, OVER_OTHERS, PART, UPPER, Prism, draw_prism, lift
from render.drawing.canvas import Canvas
from render.drawing.hexes import Extent, Grid, extent
from render.drawing.lettering import LARGE, MIDDLE, SMALL, Weight, text_ink
from render.drawing.sprites import Box, Point

BADGE = 16  # the smallest unit with room for the numbers of levels beside glyphs
DIGIT = 9  # the smallest unit with room for the numbers of levels instead of glyphs
NUMBERED = {1: 24, 2: 24, 3: 30}  # the smallest unit with room for numbers in the corners, by their digits
SPACIOUS = 46  # the smallest unit with room for the largest numbers and letters
ROOMY = 32  # the smallest unit with room for larger numbers and letters
SIDES = [(1 << side, step) for side, step in enumerate(STEPS)]
SHADED = 0b001110  # the sides away from the light
CASTING = (0b000001, 0b100000)  # the sides on which higher neighbours cast shadows: north and north-west
SOUTH = 3
START = -1  # the number of the start tile; the laid ones count from 0


class Style(NamedTuple):
    """How a city is shown, and what is shown with it."""

    halos: int = 1  # around so many tiles: those that were laid last
    compact: bool = False  # letters or numbers stand in the corners of hexes
    ghosts: Sequence[Prism] = ()  # what might be built
    empty: Collection[Hex] = ()  # places on the ground that are pointed at


PLAIN = Style()


def levels(city: City) -> dict[Hex, int]:
    """The level of every built hex."""
    return {hex_of(cell): top.level for cell, top in city.survey.tops.items()}


def rise(heights: Mapping[Hex, int]) -> float:
    """How far the highest of these rise above the topmost, in halves of a hex's height."""
    rows = {at: 2 * at.r + at.q for at in heights}
    first = min(rows.values())
    return max(level / PART - (rows[at] - first) for at, level in heights.items())


def reach(heights: Mapping[Hex, int]) -> Extent:
    """How far these reach, and what stands on them."""
    return extent(heights, rise(heights))


def raised(grid: Grid, at: Hex, level: int) -> Point:
    """The middle of a face on that level."""
    x, y = grid.middle(at)
    return x, y - level * lift(grid.unit)


def draw(canvas: Canvas, city: City, grid: Grid, style: Style = PLAIN) -> None:
    """The whole city, and what might be built on it; its last tile has a halo."""
    shown = [*_visible_areas(city, style, grid.unit // canvas.scale), *style.ghosts]
    cast_shadows(canvas, grid, shown)
    for at in style.empty:
        canvas.stamp(empty_place(grid.unit), *grid.middle(at))
    draw_prisms(canvas, grid, shown)
    for tile in city.laid[len(city.laid) - min(style.halos, len(city.laid)) :]:
        _draw_halo(canvas, grid, city, tile)


def cast_shadows(canvas: Canvas, grid: Grid, prisms: Iterable[Prism]) -> None:
    """Drawn along the light, because of two overlapping shadows the later one must be darker there."""
    casting = [(each.level, *grid.middle(each.at)) for each in prisms if each.edges & SHADED]
    for level, x, y in sorted(casting, key=sum):
        for dark, right, down in shadow(level, grid.unit):
            canvas.stamp(dark, x + right, y + down)


def draw_prisms(canvas: Canvas, grid: Grid, prisms: Iterable[Prism]) -> None:
    """All areas with the numbers of their levels, from back to front."""
    height = lift(grid.unit)
    for each in sorted(prisms, key=Prism.order):
        x, y = grid.middle(each.at)
        y -= each.level * height
        draw_prism(canvas, each, grid.unit, x, y)
        if each.look.badge:
            _draw_level(canvas, grid.unit, each, (x, y))
        elif each.look.bare:
            canvas.darken(text_ink(str(each.level), SMALL * canvas.scale, Weight.BOLD), x, y)


def _visible_areas(city: City, style: Style, unit: int) -> Iterator[Prism]:
    """Every area that no tile covers; higher ones show their level beside their glyph, or instead of it."""
    tops, owners = city.survey.tops, _owners(city)
    badges, digits = unit >= BADGE, DIGIT <= unit < BADGE
    for cell, (area, level) in ((cell, (top.area, top.level)) for cell, top in tops.items()):
        owner, joins, edges, shade, lowest = owners[cell], 0, 0, 0, level
        for side, step in SIDES:
            beside = tops.get(cell + step)
            if beside is None:
                edges |= side
            elif owners[cell + step] == owner:
                joins |= side
            elif side & UPPER and beside.level < level:
                edges |= OVER_OTHERS
            elif beside.level > level and side in CASTING:
                shade |= 1 << CASTING.index(side)
            if side & LOWER:
                lowest = min(lowest, beside.level if beside else 0)
        in_front = tops.get(cell + STEPS[SOUTH])
        hidden = _hidden(in_front.level - level) if in_front else 0
        high = level > 1
        look = Look(
            area.code, joins, False, badges and high, False, style.compact, hidden, shade, digits and high
        )
        yield Prism(hex_of(cell), look, level, level - lowest, edges)


def _hidden(higher: int) -> int:
    """How far an area is hidden by the one in front of it, which is so many levels higher."""
    return min(max(higher - 1, 0), len(HIDDEN) - 1)


def _owners(city: City) -> dict[Cell, int]:
    """The number of the topmost tile at each cell."""
    owners = dict.fromkeys(city.survey.tops, START)
    for number, tile in enumerate(city.laid):
        _spot, *cells = under(Hex(tile.q, tile.r), tile.facing)
        owners.update(dict.fromkeys(cells, number))
    return owners


def _draw_halo(canvas: Canvas, grid: Grid, city: City, tile: Laid) -> None:
    covered = tile_places(Hex(tile.q, tile.r), tile.facing)
    x, y = grid.bounds_middle(covered)
    level = level_at(city, covered[0])
    canvas.stamp(halo(tile.facing % 2, grid.unit), x, y - level * lift(grid.unit))


def _draw_level(canvas: Canvas, unit: int, shown: Prism, middle: Point) -> None:
    """The number of a level, beside the glyph, which left it room."""
    x, y = middle
    badge = level_badge(shown.level, sign_size(unit, canvas.scale))
    right, down = badge_spot(shown.look, badge.width / unit)
    canvas.stamp(badge, x + unit * right, y + unit * down)


def sign_size(unit: int, scale: int) -> int:
    """The size of letters and of the numbers of levels."""
    if unit >= SPACIOUS * scale:
        return LARGE * scale
    return (MIDDLE if unit >= ROOMY * scale else SMALL) * scale


def level_at(city: City, at: Hex) -> int:
    """The level of a place; 0 is the ground."""
    top = city.survey.tops.get(cell_of(at))
    return top.level if top else 0


def contents(city: City, grid: Grid, enough: int) -> list[Box]:
    """What numbers should not cover: glyphs and levels; nothing where numbers have room in all corners."""
    if grid.unit >= enough:
        return []
    across, down = grid.unit, grid.unit * 0.8
    middles = [raised(grid, at, level) for at, level in levels(city).items()]
    return [(x - across, y - down, x + across, y + down) for x, y in middles]
