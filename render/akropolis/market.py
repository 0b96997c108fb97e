"""The picture of the market: tiles in the order of their prices, and which can be paid for."""

from math import ceil
from typing import NamedTuple

from engines.akropolis.components import TILES, TileId
from engines.akropolis.state import State
from engines.core.game import View
from engines.core.grids.hexes import Hex
from engines.core.text import Text
from render.akropolis import alt
from render.akropolis.areas import Look, joins, tile_places
from render.akropolis.board import cast_shadows, draw_prisms, raised, rise
from render.akropolis.colours import PALETTES
from render.akropolis.effects import dashed_outline, too_expensive
from render.akropolis.headline import Headline
from render.akropolis.legend import area_entry
from render.akropolis.relief import Prism, lift
from render.drawing import glyphs
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.hexes import fit
from render.drawing.lettering import LARGE, MIDDLE, SMALL, Weight, narrow_text
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point
from render.requests import Picture, RenderRequest
from render.widgets.writing import capitalized, write, write_label

TOP = 112  # of the tiles
HEIGHTS = {1: 420, 2: 420, 3: 640}  # of pictures with few tiles
NAMES = 126  # the height of the names of a tile's areas
FEW = 3  # tiles in one row, with their prices above them
LARGEST = 80
MOST_NAMED = 2  # tiles side by side that have room for names beside them
TILE = 236  # the width of a tile beside its names
PRICE = 112  # the width of a price beside its tile
FACING = 1  # the second area to the upper right, the third to the lower right: every tile alike
ALL_SIDES = 0b111111
JOINS = joins(tile_places(Hex(0, 0), FACING))


def market(view: View[State], request: RenderRequest) -> Picture:
    """Every tile on offer; those that the seat to move cannot pay for are pale and hatched."""
    state, scale = view.state, request.scale
    height = HEIGHTS.get(len(state.market), HEIGHT)
    canvas = new_card(scale, height)
    _draw_headline(canvas, state, request)
    for slot, (tile, offer) in enumerate(zip(state.market, _offers(len(state.market), height), strict=True)):
        left, upper, right, lower = (edge * scale for edge in offer.tile)
        draw_tile(canvas, tile, (left, upper, right, lower), slot < state.affordable)
        x, y = offer.price
        draw_price(canvas, slot, x * scale, y * scale)
        if offer.names and len(state.market) == 1:
            _explain_areas(canvas, tile, offer.names, state, request)
        elif offer.names:
            _write_names(canvas, tile, offer.names, request)
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


def _write_names(canvas: Canvas, tile: TileId, box: Box, request: RenderRequest) -> None:
    """The names of a tile's areas, below each other."""
    left, top, right, bottom = (edge * canvas.scale for edge in box)
    pitch = (bottom - top) / len(TILES[tile].areas)
    for number, area in enumerate(TILES[tile].areas):
        middle = ((left + right) / 2, top + pitch * (number + 0.5))
        write_label(canvas, request.say(Text(f"akropolis-area-{area.code}")), middle, right - left)


def _explain_areas(canvas: Canvas, tile: TileId, box: Box, state: State, request: RenderRequest) -> None:
    """The names of a tile's areas, each above how it counts."""
    left, top, right, bottom = (edge * canvas.scale for edge in box)
    pitch = (bottom - top) / len(TILES[tile].areas)
    for number, area in enumerate(TILES[tile].areas):
        entry, y = area_entry(area, state.options.variants), top + pitch * (number + 0.5)
        for text, size, down in ((entry.name, MIDDLE, -0.24), (entry.line, SMALL, 0.22)):
            said = capitalized(request.say(text))
            words = narrow_text(said, size * canvas.scale, Weight.REGULAR, int(right - left))
            canvas.stamp(words, left + words.width / 2, y + pitch * down)


class Offer(NamedTuple):
    """The positions of a tile and of its price, and of the names of its areas if there is room for them."""

    tile: Box
    price: Point
    names: Box | None = None


def _offers(count: int, height: int) -> list[Offer]:
    """Left to right, then down; three tiles have their prices above them, others have them beside."""
    left, top, right, bottom = MARGIN, TOP, WIDTH - MARGIN, height - MARGIN
    rows = 1 if count <= FEW else 2
    columns = max(1, ceil(count / rows))
    width, down = (right - left) / columns, (bottom - top) / rows
    place = _below if count == FEW else _named if columns <= MOST_NAMED else _beside
    return [
        place(left + width * (slot % columns), top + down * (slot // columns), width, down)
        for slot in range(count)
    ]


def _below(left: float, top: float, width: float, height: float) -> Offer:
    """A tile below its price and above its names."""
    names = (left + 12, top + height - NAMES, left + width - 12, top + height)
    tile = (left + 12, top + 76, left + width - 12, top + height - NAMES - 24)
    return Offer(tile, (left + width / 2, top + 40), names)


def _beside(left: float, top: float, width: float, height: float) -> Offer:
    tile = (left + PRICE, top + 4, left + width - 12, top + height - 20)
    return Offer(tile, (left + PRICE / 2, top + height / 2))


def _named(left: float, top: float, width: float, height: float) -> Offer:
    """A tile between its price and its names."""
    start = left + PRICE + TILE
    offer = _beside(left, top, start + 12 - left, height)
    return offer._replace(names=(start + 16, top + height * 0.04, left + width, top + height * 0.9))
