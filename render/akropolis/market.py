"""The picture of the market: tiles in the order of their prices, and which can be paid for."""

from math import ceil
from typing import NamedTuple

from engines.akropolis.components import TILES, TileId
from engines.akropolis.state import State
from engines.core.game import View
from engines.core.grids.hexes import Hex
from render.akropolis import alt
from render.akropolis.areas import Look, joins, tile_places
from render.akropolis.board import cast_shadows, draw_prisms, raised, rise
from render.akropolis.colours import PALETTES
from render.akropolis.effects import dashed_outline, too_expensive
from render.akropolis.headline import Headline
from render.akropolis.relief import Prism, lift
from render.drawing import glyphs
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.hexes import fit
from render.drawing.lettering import LARGE
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point
from render.requests import Picture, RenderRequest
from render.widgets.writing import write

TOP = 112  # of the tiles
ONE_ROW = 560  # the height of a picture with few tiles
FEW = 3  # tiles in one row, with their prices above them
LARGEST = 56
PRICE = 112  # the width of a price beside its tile
FACING = 1  # the second area to the upper right, the third to the lower right: every tile alike
ALL_SIDES = 0b111111
JOINS = joins(tile_places(Hex(0, 0), FACING))


def market(view: View[State], request: RenderRequest) -> Picture:
    """Every tile on offer; those that the seat to move cannot pay for are pale and hatched."""
    state, scale = view.state, request.scale
    height = ONE_ROW if len(state.market) <= FEW else HEIGHT
    canvas = new_card(scale, height)
    _draw_headline(canvas, state, request)
    for slot, (tile, offer) in enumerate(zip(state.market, _offers(len(state.market), height), strict=True)):
        left, upper, right, lower = (edge * scale for edge in offer.tile)
        draw_tile(canvas, tile, (left, upper, right, lower), slot < state.affordable)
        x, y = offer.price
        draw_price(canvas, slot, x * scale, y * scale)
    return Picture(canvas.png(PALETTES[request.theme]), alt.market(state))


def draw_tile(canvas: Canvas, tile: TileId, box: Box, payable: bool, *, taken: bool = False) -> None:
    """A tile as large as its box allows; one that a ghost takes has the same outline as the ghost."""
    places = tile_places(Hex(0, 0), FACING)
    grid = fit(places, box, LARGEST * canvas.scale, rise(dict.fromkeys(places, 1)))
    prisms = [
        Prism(at, Look(area.code, sides, pale=not payable), 1, 1, ALL_SIDES ^ sides)
        for at, area, sides in zip(places, TILES[tile].areas, JOINS, strict=True)
    ]
    cast_shadows(canvas, grid, prisms)
    draw_prisms(canvas, grid, prisms)
    if not payable:
        for at in places:
            canvas.darken(too_expensive(grid.unit), *raised(grid, at, 1))
    if taken:
        x, y = grid.bounds_middle(places)
        canvas.stamp(dashed_outline(FACING % 2, grid.unit, ACCENT), x, y - lift(grid.unit))


def _draw_headline(canvas: Canvas, state: State, request: RenderRequest) -> None:
    """The seat to move and its stones, the chief architect, and the remaining stacks."""
    head = Headline(canvas)
    head.add_figure(glyphs.STACK, str(len(state.pile) // state.stack))
    head.add_chip(state.chief)
    head.add_crown()
    head.add_figure(glyphs.STONE, str(state.architects[state.active].stones))
    head.add_player(state, state.active, request)


def draw_price(canvas: Canvas, slot: int, x: float, y: float) -> None:
    """A price in stones."""
    write(canvas, str(slot), (x - 26 * canvas.scale, y), LARGE)
    canvas.stamp(glyphs.glyph_sprite(glyphs.STONE, 40 * canvas.scale), x + 22 * canvas.scale, y)


class Offer(NamedTuple):
    """The positions of a tile and of its price."""

    tile: Box
    price: Point


def _offers(count: int, height: int) -> list[Offer]:
    """Left to right, then down; few tiles have their prices above them, more have them beside."""
    left, top, right, bottom = MARGIN, TOP, WIDTH - MARGIN, height - MARGIN
    rows = 1 if count <= FEW else 2
    columns = ceil(count / rows)
    width, down = (right - left) / max(columns, 2), (bottom - top) / rows
    places = [(left + width * (slot % columns), top + down * (slot // columns)) for slot in range(count)]
    if rows == 1:
        inset = (right - left - width * columns) / 2
        return [_below(x + inset, y, width, down) for x, y in places]
    return [_beside(x, y, width, down) for x, y in places]


def _below(left: float, top: float, width: float, height: float) -> Offer:
    tile = (left + 12, top + 88, left + width - 12, top + height - 16)
    return Offer(tile, (left + width / 2, top + 48))


def _beside(left: float, top: float, width: float, height: float) -> Offer:
    tile = (left + PRICE, top + 4, left + width - 12, top + height - 20)
    return Offer(tile, (left + PRICE / 2, top + height / 2))
