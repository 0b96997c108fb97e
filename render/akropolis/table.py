"""The picture of the whole table: every city, its points by category, and the market."""

from engines.akropolis.components import District
from engines.akropolis.scoring import score
from engines.akropolis.state import State
from engines.core.game import Seat, View
from render.akropolis import alt, board
from render.akropolis.colours import PALETTES
from render.akropolis.glyphs import GLYPHS
from render.akropolis.market import draw_tile
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.hexes import fit
from render.drawing.lettering import MIDDLE, SMALL
from render.drawing.sprites import Box
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip
from render.widgets.score_table import ScoreTable
from render.widgets.seat_boxes import draw_seat, seat_boxes
from render.widgets.writing import write, write_figure

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
    for seat, box in enumerate(seat_boxes(shown, TOP, BOTTOM)):
        _draw_city(canvas, state, seat, box, request)
    _draw_market(canvas, state)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state, scores))


def _draw_city(canvas: Canvas, state: State, seat: Seat, box: Box, request: RenderRequest) -> None:
    to_move = seat == state.active and not state.over
    inside = draw_seat(canvas, seat, box, request, to_move=to_move)
    city = state.architects[seat].city
    heights = board.levels(city)
    board.draw(canvas, city, fit(heights, inside, 20 * canvas.scale, board.rise(heights)))


def _draw_market(canvas: Canvas, state: State) -> None:
    """The market from left to right, then the chief architect and the remaining stacks."""
    scale, y = canvas.scale, STRIP * canvas.scale
    for slot, tile in enumerate(state.market):
        left = (MARGIN + OFFER * slot) * scale
        write(canvas, str(slot), (left + 14 * scale, y), SMALL)
        draw_tile(canvas, tile, (left + 28 * scale, y - 52 * scale, left + 120 * scale, y + 52 * scale), True)
    end = ((WIDTH - MARGIN - 8) * scale, y)
    right = write_figure(canvas, glyphs.STACK, str(len(state.pile) // state.stack), end, MIDDLE) - 28 * scale
    width = SMALL_CHIP * scale
    canvas.stamp(chip(state.chief, SMALL_CHIP * scale), right - width / 2, y)
    canvas.stamp(glyphs.glyph_sprite(glyphs.CROWN, 40 * scale), right - width - 28 * scale, y)
