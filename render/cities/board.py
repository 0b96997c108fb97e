"""A district on a canvas, at any size: its tiles and fields, and the free places for tiles."""

from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from typing import NamedTuple

from engines.cities.components import Zone
from engines.cities.district import grid as frame
from engines.cities.district.grid import At, sites
from engines.cities.district.layout import District, Field
from engines.cities.district.survey import BLACK_PLOT, Terrain
from engines.cities.state import State
from engines.core.game import Seat
from engines.core.grids.squares import Square
from render.cities.colours import STONE
from render.cities.pieces.fields import SIDES, Look, field, joins
from render.cities.pieces.frames import dashes
from render.cities.pieces.tokens import attraction
from render.drawing.canvas import Canvas, new_sheet
from render.drawing.lettering import SMALL
from render.drawing.palette import COLOURS, WHITE
from render.drawing.sprites import Drawing, Point, Sprite, card_shadow, card_sprite, ink, layered_sprite
from render.drawing.squares import Grid

DIGITS = 76  # the smallest unit with room for a number on a roof
SPAN = 2  # fields along the side of a tile
SEAM = 4 * COLOURS  # the darkness of the line between two tiles


class Additions(NamedTuple):
    """What a move adds to a district."""

    tiles: frozenset[At] = frozenset()
    fields: frozenset[At] = frozenset()  # with an attraction or a building

    def all_fields(self) -> frozenset[At]:
        """Those of the tiles too."""
        return self.fields | {_name_of(x, y) for x, y in places(self.tiles)}


NOTHING = Additions()


def additions(before: District, after: District) -> Additions:
    """What one district has and the other has not."""
    tiles = {laid.at for laid in after.tiles} - {laid.at for laid in before.tiles}
    sights = {sight.at for sight in after.sights if sight not in before.sights}
    buildings = {building.at for building in after.buildings if building not in before.buildings}
    return Additions(frozenset(tiles), frozenset(sights | buildings))


def places(tiles: Iterable[At]) -> list[Square]:
    """All fields of some tiles, which are given by their north-western fields."""
    corners = [square_of(at) for at in tiles]
    return [Square(x + right, y + down) for x, y in corners for right in range(SPAN) for down in range(SPAN)]


def free_spots(state: State, district: District) -> list[At]:
    """Where tiles can still be laid: next to others now, or later between them."""
    if not district.tiles:
        return [frame.START]
    corners = [square_of(laid.at) for laid in district.tiles]
    (west, north), (east, south) = map(min, zip(*corners, strict=True)), map(max, zip(*corners, strict=True))
    within = {_name_of(x, y) for x in range(west, east + 1, SPAN) for y in range(north, south + 1, SPAN)}
    beside = sites(district.survey.tiles, state.mode.boxes)
    return sorted({*within, *beside} - {laid.at for laid in district.tiles})


def draw(canvas: Canvas, district: District, grid: Grid, new: Additions = NOTHING) -> None:
    """The whole district; additions are ghosts."""
    tiles = {square_of(laid.at) for laid in district.tiles}
    _draw_edges(canvas, tiles, grid)
    _draw_fields(canvas, district, grid, new)
    _draw_seams(canvas, tiles, grid)
    frame_additions(canvas, grid, new)


def draw_additions(canvas: Canvas, district: District, grid: Grid, new: Additions) -> None:
    """Only what is new in a district, as ghosts."""
    _draw_edges(canvas, {square_of(at) for at in new.tiles}, grid)
    _draw_fields(canvas, district, grid, new, only=new.all_fields())


def _draw_edges(canvas: Canvas, tiles: AbstractSet[Square], grid: Grid) -> None:
    """A dark line where tiles end, and their shadow on the card, drawn along the light."""
    for x, y in sorted(tiles, key=sum):
        middle = grid.corner(Square(x, y))
        for side, (right, down) in enumerate(SIDES):
            if (x + SPAN * right, y + SPAN * down) not in tiles:
                sprite, across, along = _edge(side, grid.side)
                canvas.stamp(sprite, middle[0] + across, middle[1] + along)


def _draw_seams(canvas: Canvas, tiles: AbstractSet[Square], grid: Grid) -> None:
    """A thin line between adjacent tiles, over parks and lakes that continue across it."""
    vertical, horizontal = _seams(grid.side)
    for x, y in tiles:
        across, along = grid.corner(Square(x, y))
        if (x + SPAN, y) in tiles:
            canvas.stamp_opaque(vertical, across + grid.side, along)
        if (x, y + SPAN) in tiles:
            canvas.stamp_opaque(horizontal, across, along + grid.side)


def _draw_fields(
    canvas: Canvas, district: District, grid: Grid, new: Additions, only: frozenset[At] | None = None
) -> None:
    """Fields with their buildings and attractions: all of them, or only some."""
    fields = {square_of(at): (at, shown) for at, shown in district.fields.items()}
    terrains: dict[tuple[int, int], Terrain] = {
        square: shown.terrain for square, (_, shown) in fields.items()
    }
    previewed = new.all_fields()
    digit = SMALL * canvas.scale if grid.side >= DIGITS * canvas.scale else 0
    for (x, y), (at, shown) in fields.items():
        if only is not None and at not in only:
            continue
        look = _look(shown, joins(terrains, x, y), digit, ghost=at in previewed)
        kind = shown.attraction
        sprite = (
            field(look, grid.side) if kind in (None, BLACK_PLOT) else _with_attraction(look, kind, grid.side)
        )
        canvas.stamp_opaque(sprite, *grid.middle(Square(x, y)))


@lru_cache(512)
def _with_attraction(look: Look, kind: str, unit: int) -> Sprite:
    """A field and its attraction, put together once to be pasted in one step."""
    canvas = Canvas(field(look, unit).image.copy())
    canvas.stamp(attraction(kind, round(unit * 0.76), ghost=look.ghost), unit // 2, unit // 2)
    return canvas.sprite()


def _look(shown: Field, joined: int, digit: int, *, ghost: bool) -> Look:
    black, building = shown.attraction == BLACK_PLOT, shown.building
    if building is None:
        return Look(shown.terrain, joined, black, ghost=ghost)
    colours = (Terrain(building.colour.value),)
    return Look(shown.terrain, joined, black, building.height, colours, ghost, digit)


def frame_additions(
    canvas: Canvas, grid: Grid, new: Additions, framing: Callable[[int, int], Sprite] = dashes
) -> None:
    """Frames around additions, dashed if nothing else is asked for."""
    for at in new.tiles:
        canvas.stamp(framing(SPAN * grid.side, SPAN * grid.side), *tile_middle(grid, at))
    for at in new.fields:
        canvas.stamp(framing(grid.side, grid.side), *grid.middle(square_of(at)))


def latest(state: State, seat: Seat) -> Additions:
    """What a seat last added in this round: of each kind that it has sent a worker for."""
    district = state.planners[seat].district
    zones = {zone for zone in Zone if any(slot.worker == seat for slot in state.slots(zone))}
    tiles = district.tiles[-1:] if Zone.DISTRICTS in zones else ()
    sights = district.sights[-1:] if Zone.ATTRACTIONS in zones else ()
    buildings = district.buildings[-1:] if Zone.BUILDINGS in zones else ()
    fields = {sight.at for sight in sights} | {building.at for building in buildings}
    return Additions(frozenset(laid.at for laid in tiles), frozenset(fields))


def draw_free_spots(canvas: Canvas, spots: Iterable[At], grid: Grid) -> None:
    """Outlines of free places for tiles."""
    for at in spots:
        canvas.stamp(_free_spot(grid.side), *tile_middle(grid, at))


def tile_middle(grid: Grid, at: At) -> Point:
    """The middle of a tile."""
    return grid.corner(square_of(at))


@cache
def square_of(at: At) -> Square:
    """The position of a field."""
    return Square(*frame.square_of(at))


def _name_of(x: int, y: int) -> At:
    return frame.name_of(Square(x, y))


@lru_cache(128)
def _edge(side: int, unit: int) -> tuple[Sprite, int, int]:
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
def _seams(unit: int) -> tuple[Sprite, Sprite]:
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
def _free_spot(unit: int) -> Sprite:
    """A faint outline of a free place for a tile."""
    size, line, inset = SPAN * unit, max(1.5, unit * 0.03), unit * 0.08
    drawing = Drawing(size, size)
    drawing.rounded_rectangle((inset, inset, size - inset, size - inset), unit * 0.2)
    drawing.rounded_rectangle(
        (inset + line, inset + line, size - inset - line, size - inset - line), unit * 0.18, False
    )
    return card_sprite(ink(drawing.coverage().point(lambda part: part * 0.4)))
