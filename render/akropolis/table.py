"""The picture of the whole table: every city, its points by category, and the market."""

from engines.akropolis.components import District
from engines.akropolis.scoring import score
from engines.akropolis.state import State
from engines.core.game import Seat, View
from render.akropolis import alt, board
from render.akropolis.colours import PALETTE
from render.akropolis.glyphs import GLYPHS
from render.akropolis.market import draw_tile
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.hexes import fit
from render.drawing.lettering import MIDDLE, SMALL
from render.drawing.sprites import Box
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, chip_width
from render.widgets.layout import cells
from render.widgets.score_table import ScoreTable
from render.widgets.writing import write, write_figure, write_from

ROWS: dict[str, Glyph] = {district.value: GLYPHS[district] for district in District} | {
    "stones": glyphs.STONE
}
TOP, BOTTOM = MARGIN, 564  # of the cities and the scores
STRIP = 624  # the middle line of the market
OFFER = 124


def table(view: View[State], request: RenderRequest) -> Picture:
    """Everything on the table, small."""
    state = view.state
    scores = [score(architect, state.options) for architect in state.architects]
    canvas = new_card(request.scale)
    shown = ScoreTable(ROWS, scores, None if state.over else state.active, BOTTOM)
    shown.draw(canvas)
    for seat, box in enumerate(_boxes(len(scores), WIDTH - 2 * MARGIN - shown.width - 16)):
        _draw_city(canvas, state, seat, box, request)
    _draw_market(canvas, state)
    return Picture(canvas.png(PALETTE), alt.table(state, scores))


def _boxes(seats: int, room: float) -> list[Box]:
    """Two columns of cities, to the left of the scores."""
    boxes = cells((MARGIN, TOP, MARGIN + room, BOTTOM), seats, columns=2)
    return [(left, top, right - 16, bottom - 8) for left, top, right, bottom in boxes]


def _draw_city(canvas: Canvas, state: State, seat: Seat, box: Box, request: RenderRequest) -> None:
    scale = canvas.scale
    left, top, right, bottom = (edge * scale for edge in box)
    to_move = seat == state.active and not state.over
    canvas.stamp(chip(seat, SMALL_CHIP * scale, to_move=to_move), left + 46 * scale, top + 30 * scale)
    name = (left + 98 * scale, top + 30 * scale)
    write_from(canvas, request.name(seat), name, right - name[0], SMALL)
    city = state.architects[seat].city
    inside = (left + 4 * scale, top + 68 * scale, right - 4 * scale, bottom - 8 * scale)
    board.draw(canvas, city, fit(board.places(city), inside, 20 * scale))


def _draw_market(canvas: Canvas, state: State) -> None:
    """The market from left to right, then the chief architect and the remaining stacks."""
    scale, y = canvas.scale, STRIP * canvas.scale
    for slot, tile in enumerate(state.market):
        left = (MARGIN + OFFER * slot) * scale
        write(canvas, str(slot), (left + 14 * scale, y), SMALL)
        draw_tile(canvas, tile, (left + 28 * scale, y - 52 * scale, left + 120 * scale, y + 52 * scale), True)
    end = ((WIDTH - MARGIN - 8) * scale, y)
    right = write_figure(canvas, glyphs.STACK, str(len(state.pile) // state.stack), end, MIDDLE) - 28 * scale
    width = chip_width(SMALL_CHIP * scale)
    canvas.stamp(chip(state.chief, SMALL_CHIP * scale), right - width / 2, y)
    canvas.stamp(glyphs.glyph_sprite(glyphs.CROWN, 40 * scale), right - width - 28 * scale, y)
