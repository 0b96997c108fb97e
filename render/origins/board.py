"""A city on a page, at any size: tiles, and the dice in the seats of power between them."""

from collections.abc import Iterable

from engines.core.grids.squares import Square
from engines.origins.state import Built, City, Seated
from render.drawing.glyphs import Glyph
from render.drawing.squares import Grid
from render.origins import glyphs
from render.origins.colours import fill
from render.origins.page.page import Page
from render.origins.pieces.dice import DieLook, die, peg
from render.origins.pieces.pictograms import building_pictogram
from render.origins.pieces.tiles import Look, halo, plain_tile, shadow, tile

TINIEST = 4  # the smallest visible die, in pixels
SEAT, SMALLEST = 0.5, 44  # a die in a seat of power: in sides of a tile, and at least in pixels


def places(city: City) -> list[Square]:
    """Every built square."""
    return [Square(tile.x, tile.y) for tile in city.tiles]


def draw(page: Page, city: City, grid: Grid, before: City | None = None) -> None:
    """The whole city; additions to the city before are ghosts, else the last tile has a halo."""
    tiles = [(each, grid.middle(Square(each.x, each.y))) for each in city.tiles]
    new = set() if before is None else set(city.tiles) - set(before.tiles)
    # Drawn along the light, because of two overlapping shadows the later one must be darker there.
    for x, y in sorted((middle for _, middle in tiles), key=sum):
        page.canvas.stamp(shadow(grid.side), x, y)
    for each, (x, y) in tiles:
        look = Look(None if each.farm else each.building, ghost=each in new)
        page.canvas.stamp(tile(look, grid.side), x, y)
    if before is None and len(tiles) > len(City().tiles):
        page.canvas.stamp(halo(grid.side), *tiles[-1][1])
    _draw_seats(page, city.seats, grid, () if before is None else before.seats, ghosts=before is not None)


def draw_small(page: Page, city: City, grid: Grid) -> None:
    """The city at a small size: colours and glyphs only."""
    for each in city.tiles:
        page.canvas.stamp(
            plain_tile(fill(each.colour), _glyph(each), grid.side), *grid.middle(Square(each.x, each.y))
        )
    side = max(TINIEST, round(grid.side * SEAT))
    for seated in city.seats:
        numbered = side >= SMALLEST * page.scale
        sprite = die(DieLook(seated.colour, seated.value), side) if numbered else peg(seated.colour, side)
        page.canvas.stamp(sprite, *grid.corner(Square(seated.x, seated.y)))


def _glyph(each: Built) -> Glyph | None:
    """The glyph of its colour; farms have none."""
    if each.farm:
        return None
    return glyphs.COLOURS[each.colour] if each.colour else building_pictogram(each.building).gives[0]


def _draw_seats(
    page: Page, seats: Iterable[Seated], grid: Grid, before: tuple[Seated, ...], *, ghosts: bool
) -> None:
    side = max(SMALLEST * page.scale, round(grid.side * SEAT / 4) * 4)
    for seated in seats:
        look = DieLook(seated.colour, seated.value, ghost=ghosts and seated not in before)
        page.canvas.stamp(die(look, side), *grid.corner(Square(seated.x, seated.y)))
