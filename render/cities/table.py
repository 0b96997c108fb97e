"""The picture of the whole table: every district, and its points by category."""

from collections.abc import Sequence

from engines.cities.district.grid import START
from engines.cities.scoring import score
from engines.cities.state import State
from engines.core.game import Score, Seat, View
from engines.core.grids.squares import Square
from engines.core.text import Text
from render.cities import alt, board, glyphs
from render.cities.colours import PALETTES
from render.cities.glyphs import PART_GLYPHS
from render.cities.headline import rounds
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Box
from render.drawing.squares import Grid, extent, fit, lowest
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip
from render.widgets.layout import cells
from render.widgets.score_rows import HEADING, LEFT, Column, ScoreRows, rows_height
from render.widgets.score_table import ScoreTable
from render.widgets.seat_boxes import below_name, draw_seat, seat_boxes
from render.widgets.writing import write_figure

IN_A_ROW = 3  # districts at most; more are in two columns beside the scores
LARGEST = 84
STAR = 40
LAST_LINE = 72  # the height of the line for the round


def table(view: View[State], request: RenderRequest) -> Picture:
    """Everything on the table: all districts at one scale."""
    state = view.state
    scores = [score(planner, state.options.goals) for planner in state.planners]
    districts = Districts(state, scores, request)
    height = lowest(districts.side, LARGEST)
    canvas = new_card(request.scale, height)
    if len(scores) <= IN_A_ROW:
        _draw_rows(canvas, state, scores, request)
    else:
        _draw_columns(canvas, state, scores)
    districts.draw(canvas, height)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state, scores))


class Districts:
    """All districts of a table, side by side or in two columns."""

    def __init__(self, state: State, scores: Sequence[Score], request: RenderRequest) -> None:
        self.state, self.scores, self.request = state, scores, request
        self.places = [self._places(seat) for seat in range(len(scores))]

    def _places(self, seat: Seat) -> tuple[Square, Square]:
        """The extent of a district, or that of the start tile before it is there."""
        later = self.request.later_places(lambda state: state.planners[seat].district.tiles)
        tiles = [laid.at for laid in (*self.state.planners[seat].district.tiles, *later)]
        return extent(board.places(tiles or [START]))

    def _boxes(self, height: int) -> list[Box]:
        seats, bottom = len(self.scores), height - MARGIN
        if seats > IN_A_ROW:
            return seat_boxes(ScoreTable(PART_GLYPHS, self.scores, None, bottom), MARGIN, bottom)
        return cells((MARGIN, MARGIN, WIDTH - MARGIN, bottom - rows_height(seats)), seats, columns=seats)

    def side(self, height: int) -> int:
        """The largest fields with which all districts fit into a picture."""
        boxes = zip(self.places, self._boxes(height), strict=True)
        return min(fit(places, below_name(box), LARGEST).side for places, box in boxes)

    def draw(self, canvas: Canvas, height: int) -> None:
        side = self.side(height)
        for seat, box in enumerate(self._boxes(height)):
            to_move = seat == self.state.active and not self.state.over
            draw_seat(canvas, seat, box, self.request, to_move=to_move)
            if self.state.planners[seat].district.tiles:
                grid = fit(self.places[seat], below_name(box), side)
                self._draw_district(canvas, seat, Grid(*(length * canvas.scale for length in grid)))

    def _draw_district(self, canvas: Canvas, seat: Seat, grid: Grid) -> None:
        """With a halo around what was added last."""
        last = board.latest(self.state, seat)
        board.draw(canvas, self.state.planners[seat].district, grid, board.Marked(last=last))


def _draw_rows(canvas: Canvas, state: State, scores: Sequence[Score], request: RenderRequest) -> None:
    """The scores below the districts; the round at their left, the star beside the seat that begins it."""
    columns = {
        part: Column(glyph, request.say(Text(f"cities-part-{part}"))) for part, glyph in PART_GLYPHS.items()
    }
    scale, top = canvas.scale, canvas.image.height / canvas.scale - MARGIN - rows_height(len(scores))
    rows = ScoreRows(columns, scores, None if state.over else state.active, top)
    rows.draw(canvas)
    end = ((LEFT + rows.first - 12) * scale, (top + HEADING / 2) * scale)
    write_figure(canvas, glyphs.HOURGLASS, rounds(state), end, MIDDLE)
    x, y = rows.chip_middle(state.star)
    canvas.stamp(shared.glyph_sprite(shared.STAR, STAR * scale), (x + 64) * scale, y * scale)


def _draw_columns(canvas: Canvas, state: State, scores: Sequence[Score]) -> None:
    """The scores beside the districts, and below them the star and the round."""
    scale, height = canvas.scale, canvas.image.height // canvas.scale
    ScoreTable(PART_GLYPHS, scores, None if state.over else state.active, height - MARGIN - LAST_LINE).draw(
        canvas
    )
    y = (height - MARGIN - LAST_LINE / 2) * scale
    end = ((WIDTH - MARGIN - 8) * scale, y)
    right = write_figure(canvas, glyphs.HOURGLASS, rounds(state), end, MIDDLE) - 28 * scale
    width = SMALL_CHIP * scale
    canvas.stamp(chip(state.star, SMALL_CHIP * scale), right - width / 2, y)
    canvas.stamp(shared.glyph_sprite(shared.STAR, STAR * scale), right - width - 28 * scale, y)
