"""A city on a page, at any size: buildings on paved squares, and the dice in the seats between them."""

from collections.abc import Set as AbstractSet

from engines.core.grids.squares import Square
from engines.origins.state import Built, City, neighbours
from render.drawing.sprites import Box
from render.drawing.squares import Grid, fit
from render.origins.page.page import Page
from render.origins.page.targets import Target
from render.origins.pieces.dice import DieLook, die, peg
from render.origins.pieces.ground import free_seat, halo, meadow, plot, terrace
from render.origins.pieces.tiles import Look, lot, tile
from render.widgets.place_numbers import HEIGHT

TINIEST = 4  # the smallest visible die, in pixels
TAG = 0.25  # from the middle of a tile to its letter or number, in sides of a tile
SEAT, SMALLEST = 0.45, 44  # a die in a seat of power: in sides of a tile, and at least in pixels
FREE_SEAT = 0.3  # in sides of a tile
LARGE = 90  # pixels in which a tile shows what it does
EDGES = 14, 14, 20, 31  # from the edges of the meadow to the tiles, whose shadows fall to the lower right


def places(city: City) -> list[Square]:
    """Every built square."""
    return [Square(tile.x, tile.y) for tile in city.tiles]


def draw_land(page: Page, box: Box) -> None:
    """The meadow that a city stands on, on the bare card."""
    left, top, right, bottom = box
    width, height = round(right - left) * page.scale, round(bottom - top) * page.scale
    page.stamp_opaque(meadow(width, height, page.scale), (left + right) / 2, (top + bottom) / 2)


def room(box: Box) -> Box:
    """The part of a meadow in which tiles can stand."""
    left, top, right, bottom = box
    return left + EDGES[0], top + EDGES[1], right - EDGES[2], bottom - EDGES[3]


def fit_city(page: Page, shown: list[Square], box: Box, largest: int) -> Grid:
    """The largest grid that shows these squares on a meadow."""
    left, top, right, bottom = (edge * page.scale for edge in room(box))
    return fit(shown, (left, top, right, bottom), largest * page.scale)


def draw_plots(page: Page, city: City, grid: Grid, box: Box) -> None:
    """Where the city could grow, as far as there is room on the meadow."""
    left, top, right, bottom = (edge * page.scale for edge in room(box))
    for at in city.survey.free:
        x, y = grid.middle(at)
        half = grid.side / 2
        if left <= x - half and x + half <= right and top <= y - half and y + half <= bottom:
            page.canvas.stamp(plot(grid.side), x, y)


def draw(  # noqa: PLR0913, PLR0917 - the city, and how it was
    page: Page,
    city: City,
    grid: Grid,
    before: City | None = None,
    tagged: AbstractSet[Target] = frozenset(),
    earlier: City | None = None,
) -> None:
    """The whole city; additions to the city before are ghosts, else what has changed last is marked."""
    new = set() if before is None else set(city.tiles) - set(before.tiles)
    solid = [each for each in city.tiles if each not in new]
    _draw_terraces(page, solid, grid)
    for each in city.tiles:
        target = ("place", Square(each.x, each.y))
        look, (x, y) = (
            Look(_building(each), ghost=each in new, tagged=target in tagged),
            grid.middle(target[1]),
        )
        if each in new:
            page.canvas.stamp(tile(look, grid.side), x, y)
        else:
            page.canvas.stamp_opaque(lot(look, grid.side), x, y)
        page.add_spot(target, x / page.scale, (y + grid.side * TAG) / page.scale)
    if before is None:
        _draw_halos(page, city, grid, earlier)
    _draw_seats(page, city, grid, before, tagged)
    mark_seats(page, city, grid, earlier)


def draw_small(page: Page, city: City, grid: Grid, earlier: City | None) -> None:
    """The city among others: at a small size, colours and glyphs only."""
    _draw_terraces(page, city.tiles, grid)
    for each in city.tiles:
        look = Look(_building(each), plain=grid.side < LARGE * page.scale)
        page.canvas.stamp_opaque(lot(look, grid.side), *grid.middle(Square(each.x, each.y)))
    _draw_halos(page, city, grid, earlier)
    side = max(TINIEST, round(grid.side * SEAT))
    for seated in city.seats:
        numbered = side >= SMALLEST * page.scale
        sprite = die(DieLook(seated.colour, seated.value), side) if numbered else peg(seated.colour, side)
        page.canvas.stamp(sprite, *grid.corner(Square(seated.x, seated.y)))
    mark_seats(page, city, grid, earlier)


def _draw_halos(page: Page, city: City, grid: Grid, earlier: City | None) -> None:
    """Around tiles that are new since an earlier state, else around the last one after the beginning."""
    new = city.tiles[len(City().tiles) :][-1:]
    if earlier:
        new = tuple(each for each in city.tiles if each not in earlier.tiles)
    for each in new:
        page.canvas.stamp(halo(grid.side), *grid.middle(Square(each.x, each.y)))


def mark_seats(page: Page, city: City, grid: Grid, earlier: City | None) -> None:
    """Frames around the dice that have come into seats of power since an earlier state."""
    for seated in city.seats if earlier else ():
        if earlier and seated not in earlier.seats:
            x, y = grid.corner(Square(seated.x, seated.y))
            page.mark_around(x / page.scale, y / page.scale, max(SMALLEST, grid.side * SEAT / page.scale))


def _building(each: Built) -> str | None:
    return None if each.farm else each.building


def _draw_terraces(page: Page, tiles: list[Built] | tuple[Built, ...], grid: Grid) -> None:
    """The edges of the paving, along the light: of two shadows that overlap, the later one must be darker."""
    built = {Square(each.x, each.y) for each in tiles}
    outer = [at for at in built if not built.issuperset(neighbours(at))]
    for at in sorted(outer, key=lambda at: at.x + at.y):
        page.canvas.stamp(terrace(grid.side), *grid.middle(at))


def _draw_seats(page: Page, city: City, grid: Grid, before: City | None, tagged: AbstractSet[Target]) -> None:
    """Dice in seats of power; a letter or a number is at the left of a die, or alone in an empty seat."""
    side = max(SMALLEST * page.scale, round(grid.side * SEAT / 4) * 4)
    for at in city.open_blocks:
        x, y = grid.corner(at)
        page.canvas.stamp(free_seat(max(TINIEST, round(grid.side * FREE_SEAT))), x, y)
        page.add_spot(("seat", at), x / page.scale, y / page.scale)
    for seated in city.seats:
        target = ("seat", Square(seated.x, seated.y))
        look = DieLook(seated.colour, seated.value, ghost=before is not None and seated not in before.seats)
        x, y = grid.corner(target[1])
        shift = HEIGHT * page.scale / 2 if target in tagged else 0
        page.canvas.stamp(die(look, side), x + shift, y)
        page.add_spot(target, (x - side / 2) / page.scale, y / page.scale)
