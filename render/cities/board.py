"""A district on a canvas, at any size: tiles, their fields, what stands on them, and where there is room."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.cities import grid as frame
from engines.cities.district import District, Field, Laid
from engines.cities.grid import At, sites
from engines.cities.state import State
from engines.cities.survey import BLACK_PLOT, Terrain
from engines.core.squares import Square
from render.canvas import Canvas
from render.cities.fields import Look, field, joins
from render.cities.frames import dashes
from render.cities.tokens import attraction
from render.lettering import SMALL
from render.palette import COLOURS
from render.sprites import Drawing, Point, Sprite, on_card, shading
from render.squares import Grid

DIGITS = 76  # from this unit on there is room for a number on a roof; below, storeys are to be counted
SPAN = 2  # fields along the side of a tile


class New(NamedTuple):
    """What a district has that it had not before."""

    tiles: frozenset[At] = frozenset()
    fields: frozenset[At] = frozenset()  # with an attraction or a building


NOTHING = New()


def gained(before: District, after: District) -> New:
    """What came to a district."""
    tiles = {laid.at for laid in after.tiles} - {laid.at for laid in before.tiles}
    sights = {sight.at for sight in after.sights if sight not in before.sights}
    buildings = {building.at for building in after.buildings if building not in before.buildings}
    return New(frozenset(tiles), frozenset(sights | buildings))


def places(tiles: Iterable[At]) -> list[Square]:
    """All fields of some tiles, by their north-western ones."""
    corners = [square_of(at) for at in tiles]
    return [Square(x + right, y + down) for x, y in corners for right in range(SPAN) for down in range(SPAN)]


def free_spots(state: State, district: District) -> list[At]:
    """Where tiles can still come: beside the others now, or later in between."""
    if not district.tiles:
        return []
    corners = [square_of(laid.at) for laid in district.tiles]
    (west, north), (east, south) = map(min, zip(*corners, strict=True)), map(max, zip(*corners, strict=True))
    within = {_name_of(x, y) for x in range(west, east + 1, SPAN) for y in range(north, south + 1, SPAN)}
    beside = sites(district.survey.tiles, state.mode.boxes)
    return sorted({*within, *beside} - {laid.at for laid in district.tiles})


def draw(canvas: Canvas, district: District, grid: Grid, new: New = NOTHING) -> None:
    """The whole district; what is new is a ghost."""
    unit = grid.side
    middles = sorted((amid(grid, laid.at) for laid in district.tiles), key=sum)
    for middle in middles:
        canvas.stamp(_base(unit), *middle)
    _cover(canvas, district, grid, new)
    for middle in middles:
        canvas.darken(_seam(unit), *middle)
    for sight in district.sights:
        if sight.kind != BLACK_PLOT:
            token = attraction(sight.kind, round(unit * 0.76), ghost=sight.at in new.fields)
            canvas.stamp(token, *grid.middle(square_of(sight.at)))
    _surround(canvas, grid, new)


def _cover(canvas: Canvas, district: District, grid: Grid, new: New) -> None:
    """Field by field."""
    fields = {square_of(at): (at, shown) for at, shown in district.fields.items()}
    terrains: dict[tuple[int, int], Terrain] = {
        square: shown.terrain for square, (_, shown) in fields.items()
    }
    thought_of = {*new.fields, *(_name_of(x, y) for x, y in places(new.tiles))}
    digit = SMALL * canvas.scale if grid.side >= DIGITS * canvas.scale else 0
    for (x, y), (at, shown) in fields.items():
        look = _look(shown, joins(terrains, x, y), digit, ghost=at in thought_of)
        canvas.stamp(field(look, grid.side), *grid.middle(Square(x, y)))


def _look(shown: Field, joined: int, digit: int, *, ghost: bool) -> Look:
    black, building = shown.attraction == BLACK_PLOT, shown.building
    if building is None:
        return Look(shown.terrain, joined, black, ghost=ghost)
    colours = (Terrain(building.colour.value),)
    return Look(shown.terrain, joined, black, building.height, colours, ghost, digit)


def _surround(canvas: Canvas, grid: Grid, new: New) -> None:
    """Broken lines around all that is only thought of."""
    for at in new.tiles:
        canvas.stamp(dashes(SPAN * grid.side, SPAN * grid.side), *amid(grid, at))
    for at in new.fields:
        canvas.stamp(dashes(grid.side, grid.side), *grid.middle(square_of(at)))


def draw_tile(canvas: Canvas, laid: Laid, grid: Grid, *, ghost: bool = False) -> None:
    """A single tile."""
    draw(canvas, District((laid,)), grid, New(frozenset([laid.at]) if ghost else frozenset()))


def outline(canvas: Canvas, spots: Iterable[At], grid: Grid) -> None:
    """Where there is room for tiles."""
    for at in spots:
        canvas.stamp(_room(grid.side), *amid(grid, at))


def amid(grid: Grid, at: At) -> Point:
    """The middle of a tile."""
    return grid.corner(square_of(at))


def square_of(at: At) -> Square:
    """Where a field is."""
    return Square(*frame.square_of(at))


def _name_of(x: int, y: int) -> At:
    return frame.name_of(frame.Square(x, y))


@lru_cache(32)
def _base(unit: int) -> Sprite:
    """The dark edge of a tile, and its shadow on the card."""
    line, reach = max(2, round(unit * 0.04)), max(2, round(unit * 0.09))
    size = SPAN * unit + 2 * (line + reach)
    dark, edge = Drawing(size, size), Drawing(size, size)
    near, far = reach, size - reach
    edge.rounded((near, near, far, far), line)
    for step in range(reach):
        dark.rounded((near + step, near + step, far + step, far + step), line)
    cover = dark.cover().point(lambda part: part * 0.34)
    cover.paste(edge.cover(), mask=edge.cover())
    return on_card(shading(cover))


@lru_cache(32)
def _seam(unit: int) -> Image.Image:
    """A thin line where a tile ends, over whatever goes on beyond it."""
    size, line = SPAN * unit, max(1, round(unit * 0.014))
    seam = Drawing(size, size)
    seam.rounded((0, 0, size, size), 0)
    seam.rounded((line, line, size - line, size - line), 0, covers=False)
    return seam.cover().point(lambda part: 3 * COLOURS * (part > 127))


@lru_cache(32)
def _room(unit: int) -> Sprite:
    """A faint outline of where a tile can come."""
    size, line, inset = SPAN * unit, max(1.5, unit * 0.03), unit * 0.08
    drawing = Drawing(size, size)
    drawing.rounded((inset, inset, size - inset, size - inset), unit * 0.2)
    drawing.rounded(
        (inset + line, inset + line, size - inset - line, size - inset - line), unit * 0.18, False
    )
    return on_card(shading(drawing.cover().point(lambda part: part * 0.4)))
