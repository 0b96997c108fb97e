"""The picture of the whole table: every district, and its points."""

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
from render.drawing.canvas import LOWEST, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Box
from render.drawing.squares import Grid, extent, fit, lowest
from render.requests import Picture, RenderRequest
from render.widgets.layout import cells
from render.widgets.score_rows import HEADING, LEFT, Column, ScoreRows, rows_height
from render.widgets.seat_boxes import Head, below_name, draw_seat
from render.widgets.writing import write_figure

IN_A_ROW = 3  # districts at most, with a table of scores below them; more are in two columns
LARGEST = 84
STAR = 40
GAP = 16  # between districts
LAST_LINE = 44  # the height of the line for the round


def table(view: View[State], request: RenderRequest) -> Picture:
    """Everything on the table: all districts at one scale."""
    state = view.state
    scores = [score(planner, state.options.goals) for planner in state.planners]
    districts = Districts(state, scores, request)
    height = lowest(districts.side, LARGEST, least=LOWEST)
    canvas = new_card(request.scale, height)
    if len(scores) <= IN_A_ROW:
        _draw_rows(canvas, state, scores, request)
    else:
        _draw_round(canvas, state)
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
            found = cells((MARGIN, MARGIN, WIDTH - MARGIN + GAP, bottom - LAST_LINE), seats, columns=2)
        else:
            whole = (MARGIN, MARGIN, WIDTH - MARGIN + GAP, bottom - rows_height(seats))
            found = cells(whole, seats, columns=seats)
        return [(left, top, right - GAP, lower) for left, top, right, lower in found]

    def side(self, height: int) -> int:
        """The largest fields with which all districts fit into a picture."""
        boxes = zip(self.places, self._boxes(height), strict=True)
        return min(fit(places, below_name(box), LARGEST).side for places, box in boxes)

    def draw(self, canvas: Canvas, height: int) -> None:
        side = self.side(height)
        for seat, box in enumerate(self._boxes(height)):
            draw_seat(canvas, seat, box, self.request, self._head(seat))
            if self.state.planners[seat].district.tiles:
                grid = fit(self.places[seat], below_name(box), side)
                self._draw_district(canvas, seat, Grid(*(length * canvas.scale for length in grid)))

    def _head(self, seat: Seat) -> Head:
        """With the points of each planner, unless a table below the districts has them."""
        head = Head(to_move=seat == self.state.active and not self.state.over)
        if len(self.scores) <= IN_A_ROW:
            return head
        totals = [each.total for each in self.scores]
        best, star = totals[seat] == max(totals), [shared.STAR] if seat == self.state.star else []
        return head._replace(points=totals[seat], is_best=best, signs=star)

    def _draw_district(self, canvas: Canvas, seat: Seat, grid: Grid) -> None:
        """With a halo around what was added last."""
        last = board.latest(self.state, seat, self.request.earlier)
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


def _draw_round(canvas: Canvas, state: State) -> None:
    """The round below the districts."""
    scale, height = canvas.scale, canvas.image.height
    end = (WIDTH / 2 + 70) * scale, height - (MARGIN + LAST_LINE / 2) * scale
    write_figure(canvas, glyphs.HOURGLASS, rounds(state), end, MIDDLE)
