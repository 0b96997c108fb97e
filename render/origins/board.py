"""A city on a page, at any size: tiles, and the dice in the seats of power between them."""

from collections.abc import Set as AbstractSet

from engines.core.grids.squares import Square
from engines.origins.state import Built, City
from render.drawing.glyphs import Glyph
from render.drawing.squares import Grid
from render.origins import glyphs
from render.origins.colours import fill
from render.origins.page.page import Page
from render.origins.page.targets import Target
from render.origins.pieces.dice import DieLook, die, peg
from render.origins.pieces.pictograms import building_pictogram
from render.origins.pieces.tiles import Look, halo, plain_tile, shadow, tile
from render.widgets.place_numbers import HEIGHT

TINIEST = 4  # the smallest visible die, in pixels
TAG = 0.25  # from the middle of a tile to its letter or number, in sides of a tile
SEAT, SMALLEST = 0.5, 44  # a die in a seat of power: in sides of a tile, and at least in pixels


def places(city: City) -> list[Square]:
    """Every built square."""
    return [Square(tile.x, tile.y) for tile in city.tiles]


def draw(
    page: Page,
    city: City,
    grid: Grid,
    before: City | None = None,
    tagged: AbstractSet[Target] = frozenset(),
) -> None:
    """The whole city; additions to the city before are ghosts, else the last tile has a halo."""
    tiles = [(each, grid.middle(Square(each.x, each.y))) for each in city.tiles]
    new = set() if before is None else set(city.tiles) - set(before.tiles)
    # Drawn along the light, because of two overlapping shadows the later one must be darker there.
    for x, y in sorted((middle for _, middle in tiles), key=sum):
        page.canvas.stamp(shadow(grid.side), x, y)
    for each, (x, y) in tiles:
        target = ("place", Square(each.x, each.y))
        look = Look(None if each.farm else each.building, ghost=each in new, tagged=target in tagged)
        page.canvas.stamp(tile(look, grid.side), x, y)
        page.add_spot(target, x / page.scale, (y + grid.side * TAG) / page.scale)
    if before is None and len(tiles) > len(City().tiles):
        page.canvas.stamp(halo(grid.side), *tiles[-1][1])
    _draw_seats(page, city, grid, before, tagged)


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


def _draw_seats(page: Page, city: City, grid: Grid, before: City | None, tagged: AbstractSet[Target]) -> None:
    """Dice in seats of power; a letter or a number is at the left of a die, or alone in an empty seat."""
    side = max(SMALLEST * page.scale, round(grid.side * SEAT / 4) * 4)
    for seated in city.seats:
        target = ("seat", Square(seated.x, seated.y))
        look = DieLook(seated.colour, seated.value, ghost=before is not None and seated not in before.seats)
        x, y = grid.corner(target[1])
        shift = HEIGHT * page.scale / 2 if target in tagged else 0
        page.canvas.stamp(die(look, side), x + shift, y)
        page.add_spot(target, (x - side / 2) / page.scale, y / page.scale)
    for at in city.survey.blocks:
        page.add_spot(("seat", at), *(each / page.scale for each in grid.corner(at)))
