"""The picture of the whole table: every district, and its points by category."""

from engines.cities.scoring import score
from engines.cities.state import State
from engines.core.game import Seat, View
from render.cities import alt, board, glyphs
from render.cities.colours import PALETTES
from render.cities.headline import rounds
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Box
from render.drawing.squares import fit
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip
from render.widgets.score_table import ScoreTable
from render.widgets.seat_boxes import draw_seat, seat_boxes
from render.widgets.writing import write_figure

ROWS: dict[str, Glyph] = {
    "council": glyphs.COUNCIL,
    "monuments": glyphs.OBELISK,
    "goals": glyphs.CARD,
    "parks": glyphs.TREE,
    "lakes": glyphs.SAILBOAT,
}
TOP, BOTTOM = MARGIN, HEIGHT - MARGIN
SCORES = 588  # the bottom of the scores
LINE = 640  # the middle of the last line
LARGEST = 60


def table(view: View[State], request: RenderRequest) -> Picture:
    """Everything on the table, small."""
    state = view.state
    scores = [score(planner, state.options.goals) for planner in state.planners]
    canvas = new_card(request.scale)
    shown = ScoreTable(ROWS, scores, None if state.over else state.active, SCORES)
    shown.draw(canvas)
    _draw_round(canvas, state)
    for seat, box in enumerate(seat_boxes(shown, TOP, BOTTOM)):
        _draw_district(canvas, state, seat, box, request)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state, scores))


def _draw_district(canvas: Canvas, state: State, seat: Seat, box: Box, request: RenderRequest) -> None:
    to_move = seat == state.active and not state.over
    inside = draw_seat(canvas, seat, box, request, to_move=to_move)
    district = state.planners[seat].district
    if district.tiles:
        later = request.later_places(lambda state: state.planners[seat].district.tiles)
        places = board.places(laid.at for laid in (*district.tiles, *later))
        board.draw(canvas, district, fit(places, inside, LARGEST * canvas.scale))


def _draw_round(canvas: Canvas, state: State) -> None:
    """The star and the round."""
    scale, y = canvas.scale, LINE * canvas.scale
    end = ((WIDTH - MARGIN - 8) * scale, y)
    right = write_figure(canvas, glyphs.HOURGLASS, rounds(state), end, MIDDLE) - 28 * scale
    width = SMALL_CHIP * scale
    canvas.stamp(chip(state.star, SMALL_CHIP * scale), right - width / 2, y)
    canvas.stamp(shared.glyph_sprite(shared.STAR, 40 * scale), right - width - 28 * scale, y)
