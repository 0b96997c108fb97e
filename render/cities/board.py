"""A district on a canvas, at any size: its tiles and fields, and the free places for tiles."""

from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from typing import NamedTuple

from engines.cities.components import Zone
from engines.cities.district import grid as frame
from engines.cities.district import layout
from engines.cities.district.grid import At, sites
from engines.cities.district.layout import District
from engines.cities.district.survey import BLACK_PLOT, Terrain
from engines.cities.state import State
from engines.core.game import Seat
from engines.core.grids.squares import Square
from render.cities.pieces.buildings import Building, building, shadow
from render.cities.pieces.edges import SPAN, edge, free_spot, seams
from render.cities.pieces.fields import CACHE, SIDES, Look, field, joins
from render.cities.pieces.frames import dashes, halo
from render.cities.pieces.tokens import attraction
from render.drawing.canvas import Canvas
from render.drawing.lettering import SMALL
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Point, Sprite
from render.drawing.squares import Grid

DIGITS = 72  # the smallest unit with room for a number on a roof


class Additions(NamedTuple):
    """What a move adds to a district."""

    tiles: frozenset[At] = frozenset()
    fields: frozenset[At] = frozenset()  # with an attraction or a building

    def all_fields(self) -> frozenset[At]:
        """Those of the tiles too."""
        return self.fields | {_name_of(x, y) for x, y in places(self.tiles)}


NOTHING = Additions()


class Marked(NamedTuple):
    """What looks different in a district."""

    new: Additions = NOTHING  # ghosts
    last: Additions = NOTHING  # with a halo
    tagged: frozenset[At] = frozenset()  # fields with a number or a letter


PLAIN = Marked()


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
    beside = sites(district.survey.tiles, state.mode.boxes)
    return sorted({*gaps(district), *beside} - {laid.at for laid in district.tiles})


def gaps(district: District) -> list[At]:
    """The free places for tiles between others."""
    corners = [square_of(laid.at) for laid in district.tiles]
    (west, north), (east, south) = map(min, zip(*corners, strict=True)), map(max, zip(*corners, strict=True))
    within = {_name_of(x, y) for x in range(west, east + 1, SPAN) for y in range(north, south + 1, SPAN)}
    return sorted(within - {laid.at for laid in district.tiles})


def draw(canvas: Canvas, district: District, grid: Grid, marked: Marked = PLAIN) -> None:
    """The whole district."""
    tiles = {square_of(laid.at) for laid in district.tiles}
    fields = Fields(canvas, district, grid, marked)
    _draw_edges(canvas, tiles, grid)
    fields.draw()
    _draw_seams(canvas, tiles, grid)
    fields.draw_shadows()
    frame_additions(canvas, grid, marked.last, halo)
    fields.draw_buildings()
    frame_additions(canvas, grid, marked.new, dashes)


def draw_additions(canvas: Canvas, district: District, grid: Grid, new: Additions) -> None:
    """Only what is new in a district, as ghosts with room for their letters."""
    added = new.all_fields()
    fields = Fields(canvas, district, grid, Marked(new, tagged=new.fields))
    _draw_edges(canvas, {square_of(at) for at in new.tiles}, grid)
    fields.draw(added)
    fields.draw_buildings(added)


def _draw_edges(canvas: Canvas, tiles: AbstractSet[Square], grid: Grid) -> None:
    """A dark line where tiles end, and their shadow on the card, drawn along the light."""
    for x, y in sorted(tiles, key=sum):
        middle = grid.corner(Square(x, y))
        for side, (right, down) in enumerate(SIDES):
            if (x + SPAN * right, y + SPAN * down) not in tiles:
                sprite, across, along = edge(side, grid.side)
                canvas.stamp(sprite, middle[0] + across, middle[1] + along)


def _draw_seams(canvas: Canvas, tiles: AbstractSet[Square], grid: Grid) -> None:
    """A thin line between adjacent tiles, over parks and lakes that continue across it."""
    vertical, horizontal = seams(grid.side)
    for x, y in tiles:
        across, along = grid.corner(Square(x, y))
        if (x + SPAN, y) in tiles:
            canvas.stamp_opaque(vertical, across + grid.side, along)
        if (x, y + SPAN) in tiles:
            canvas.stamp_opaque(horizontal, across, along + grid.side)


class Fields:
    """The fields of a district on a canvas."""

    def __init__(self, canvas: Canvas, district: District, grid: Grid, marked: Marked) -> None:
        self.canvas, self.grid, self.fields = canvas, grid, district.fields
        self.ghosts, self.tagged = marked.new.all_fields(), marked.tagged
        self.terrains: dict[tuple[int, int], Terrain] = {
            square_of(at): shown.terrain for at, shown in self.fields.items()
        }
        self.digit = SMALL * canvas.scale if grid.side >= DIGITS * canvas.scale else 0

    def draw(self, fields: Iterable[At] | None = None) -> None:
        """The ground of all fields or of some, with their attractions."""
        for at in self.fields if fields is None else fields:
            look, kind = self._look(at), self.fields[at].attraction
            sprite = field(look, self.grid.side)
            if kind and kind != BLACK_PLOT:
                sprite = _with_attraction(look, kind, self.grid.side)
            self.canvas.stamp_opaque(sprite, *self.grid.middle(square_of(at)))

    def _look(self, at: At) -> Look:
        shown, ghost = self.fields[at], at in self.ghosts
        return Look(
            shown.terrain,
            joins(self.terrains, *square_of(at)),
            shown.attraction == BLACK_PLOT,
            shown.building is not None,
            ghost=ghost,
            tagged=at in self.tagged,
        )

    def draw_shadows(self) -> None:
        """The shadows of all buildings on the ground; a ghost has none."""
        for built in self._buildings(self.fields):
            if built.at not in self.ghosts:
                dark, (x, y) = shadow(built.height, self.grid.side), self.grid.middle(square_of(built.at))
                self.canvas.darken(dark.shades, x + dark.right, y + dark.down)

    def draw_buildings(self, fields: Iterable[At] | None = None) -> None:
        """The buildings on all fields or on some: row by row, because a high one hides what is behind it."""
        standing = {square_of(built.at): built for built in self._buildings(fields or self.fields)}
        for square in sorted(standing, key=lambda square: (square.y, square.x)):
            self._draw_building(square, standing[square])

    def _buildings(self, fields: Iterable[At]) -> Iterator[layout.Building]:
        return (built for at in fields if (built := self.fields[at].building))

    def _draw_building(self, square: Square, built: layout.Building) -> None:
        (x, y), unit = self.grid.middle(square), self.grid.side
        ghost, tagged = built.at in self.ghosts, built.at in self.tagged
        shown = Building(built.height, (Terrain(built.colour.value),), ghost, self.digit, tagged)
        sprite = building(shown, unit)
        self.canvas.stamp(sprite, x, y + unit // 2 - sprite.height + sprite.half_height)


@cached_in(CACHE)
def _with_attraction(look: Look, kind: str, unit: int) -> Sprite:
    """A field and its attraction, put together once to be pasted in one step."""
    canvas = Canvas(field(look, unit).image.copy())
    canvas.stamp(attraction(kind, round(unit * 0.76), ghost=look.ghost), unit // 2, unit // 2)
    return canvas.sprite()


def frame_additions(
    canvas: Canvas, grid: Grid, new: Additions, framing: Callable[[int, int], Sprite]
) -> None:
    """Frames around additions."""
    for at in new.tiles:
        canvas.stamp(framing(SPAN * grid.side, SPAN * grid.side), *tile_middle(grid, at))
    for at in new.fields:
        canvas.stamp(framing(grid.side, grid.side), *grid.middle(square_of(at)))


def latest(state: State, seat: Seat, earlier: State | None) -> Additions:
    """What a seat has added since an earlier state, else last in this round for each worker sent."""
    district = state.planners[seat].district
    if earlier:
        return additions(earlier.planners[seat].district, district)
    zones = {zone for zone in Zone if any(slot.worker == seat for slot in state.slots(zone))}
    tiles = district.tiles[-1:] if Zone.DISTRICTS in zones else ()
    sights = district.sights[-1:] if Zone.ATTRACTIONS in zones else ()
    buildings = district.buildings[-1:] if Zone.BUILDINGS in zones else ()
    fields = {sight.at for sight in sights} | {building.at for building in buildings}
    return Additions(frozenset(laid.at for laid in tiles), frozenset(fields))


def draw_free_spots(canvas: Canvas, spots: Iterable[At], grid: Grid) -> None:
    """Outlines of free places for tiles."""
    for at in spots:
        canvas.stamp(free_spot(grid.side), *tile_middle(grid, at))


def tile_middle(grid: Grid, at: At) -> Point:
    """The middle of a tile."""
    return grid.corner(square_of(at))


@cache
def square_of(at: At) -> Square:
    """The position of a field."""
    return Square(*frame.square_of(at))


def _name_of(x: int, y: int) -> At:
    return frame.name_of(Square(x, y))
