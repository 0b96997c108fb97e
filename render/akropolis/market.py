"""The picture of the market: tiles in the order of their prices, and who may take which."""

from math import ceil

from engines.akropolis.components import TILES, TileId
from engines.akropolis.rules import affordable
from engines.akropolis.state import State
from engines.core.game import View
from engines.core.hexes import Hex
from render import glyphs
from render.akropolis import alt, choices
from render.akropolis.areas import Look, body
from render.akropolis.colours import PALETTE
from render.akropolis.surroundings import hatching, shadow_on_card, tile_places
from render.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from render.hexes import Grid, fit
from render.lettering import LARGE, MIDDLE
from render.parts import CHIP, chip, disc, figure, write, write_from
from render.sprites import Box
from render.wishes import Picture, Wish

HEADER = 64
SHELF: Box = (MARGIN, 112, WIDTH - MARGIN, HEIGHT - MARGIN)
PRICE = 112  # what a price takes of the width of its tile's place
FACING = 1  # the second area to the upper right, the third to the lower right: every tile alike
# For each area of a tile that faces so, the sides that lead to the other two.
JOINS = tuple(
    sum(
        1 << side
        for side in range(6)
        if tile_places(at, side)[1] in tile_places(Hex(0, 0), FACING)
    )
    for at in tile_places(Hex(0, 0), FACING)
)


def market(view: View[State], wish: Wish) -> Picture:
    """Every tile on offer; what the seat to move cannot pay for is pale and hatched."""
    state = view.state
    canvas = Canvas(wish.scale)
    _head(canvas, state, wish)
    marks = {choices.read(words).slot: letter for letter, words in wish.marks.items()}
    payable = affordable(state, state.architects[state.active])
    for slot, (tile, box) in enumerate(zip(state.market, _boxes(len(state.market)), strict=True)):
        left, top, right, bottom = (edge * wish.scale for edge in box)
        _price(canvas, slot, left, (top + bottom) / 2, marks.get(slot))
        shelf = (left + PRICE * wish.scale, top, right, bottom)
        draw_tile(canvas, tile, shelf, pale=slot >= payable)
    return Picture(canvas.png(PALETTE), alt.market(state))


def draw_tile(canvas: Canvas, tile: TileId, box: Box, *, pale: bool) -> None:
    """A tile as large as its box allows."""
    places = tile_places(Hex(0, 0), FACING)
    grid = fit(places, box, 40 * canvas.scale)
    for at in places:
        canvas.stamp(shadow_on_card(grid.unit), *grid.middle(at))
    for at, area, joins in zip(places, TILES[tile].areas, JOINS, strict=True):
        look = Look(area.code, joins=joins, exposed=0b111111 ^ joins, pale=pale)
        canvas.stamp(body(look, grid.unit), *grid.middle(at))
        if pale:
            canvas.darken(hatching(grid.unit), *grid.middle(at))


def _head(canvas: Canvas, state: State, wish: Wish) -> None:
    """Whose turn it is and what they can spend; the chief architect; the stacks that are left."""
    scale, gap = canvas.scale, 36 * canvas.scale
    y, left, right = HEADER * scale, MARGIN * scale, (WIDTH - MARGIN - 8) * scale
    right = figure(canvas, glyphs.STACK, str(len(state.pile) // state.stack), right, y) - gap
    right -= CHIP[0] * scale
    canvas.stamp(chip(state.chief, scale, to_move=False), right + CHIP[0] * scale / 2, y)
    right -= 58 * scale
    canvas.stamp(glyphs.on_the_card(glyphs.CROWN, 48 * scale), right + 24 * scale, y)
    seat = state.active
    right = figure(canvas, glyphs.STONE, str(state.architects[seat].stones), right - gap, y) - gap
    canvas.stamp(chip(seat, scale, to_move=not state.over), left + CHIP[0] * scale / 2, y)
    left += (CHIP[0] + 20) * scale
    write_from(canvas, wish.name(seat), left, y, right - left, MIDDLE)


def _price(canvas: Canvas, slot: int, left: float, y: float, mark: str | None) -> None:
    """The price, the largest number there is; a mark above it."""
    x, scale = left + PRICE * canvas.scale / 2, canvas.scale
    write(canvas, str(slot), x, y, LARGE)
    canvas.stamp(glyphs.on_the_card(glyphs.STONE, 40 * scale), x, y + 56 * scale)
    if mark:
        canvas.stamp(disc(mark, MIDDLE * scale, 1.75), x, y - 72 * scale)


def _boxes(count: int) -> list[Box]:
    """Places for so many tiles, left to right and then down."""
    left, top, right, bottom = SHELF
    rows = 1 if count <= 3 else 2
    columns = ceil(count / rows)
    wide, high = (right - left) / columns, (bottom - top) / rows
    return [
        (
            left + wide * (slot % columns) + 8,
            top + high * (slot // columns) + 12,
            left + wide * (slot % columns + 1) - 16,
            top + high * (slot // columns + 1) - 12,
        )
        for slot in range(count)
    ]
