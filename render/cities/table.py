"""The picture of the whole table: every district, and its points."""

from collections.abc import Sequence
from math import ceil

from engines.cities.district.grid import START
from engines.cities.scoring import score
from engines.cities.state import State
from engines.core.game import Score, Seat, View
from engines.core.text import Text
from render.cities import alt, board, glyphs
from render.cities.colours import PALETTES
from render.cities.glyphs import PART_GLYPHS
from render.cities.headline import rounds
from render.cities.start import draw_council, draw_start_tiles, has_started
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH, Canvas, Card, new_card
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Box
from render.drawing.squares import Grid, extent, fit
from render.requests import Picture, RenderRequest
from render.widgets.columns import Size
from render.widgets.free_room import Arrangement
from render.widgets.layout import cells
from render.widgets.score_panel import ScorePanel, forms
from render.widgets.seat_boxes import BELOW, NAME, Head, below_name, draw_seat
from render.widgets.table_plan import Boards, TablePlan, plan_table
from render.widgets.writing import write_figure

SIDES = range(48, 85)  # of fields
LAST_LINE = 44  # the height of the line for the round, if there is no panel
TILES, COUNCIL = 276, 196  # the heights of start tiles and of the council's requirements


def table(view: View[State], request: RenderRequest) -> Picture:
    """Everything on the table: all districts at one scale."""
    state = view.state
    scores = [score(planner, state.options.goals) for planner in state.planners]
    if has_started(state) or request.crop_for:
        canvas = Districts(state, scores, request).draw()
    else:
        canvas = _draw_start(state, request)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state, scores))


def _draw_start(state: State, request: RenderRequest) -> Card:
    """All names, and what the first tile is chosen by."""
    seats = len(state.planners)
    top = MARGIN + NAME * ceil(seats / 2)
    canvas = new_card(request.scale, top + TILES + COUNCIL + MARGIN)
    for seat, box in enumerate(cells((MARGIN, MARGIN, WIDTH - MARGIN, top), seats, columns=2)):
        star = [shared.STAR] if seat == state.star else []
        draw_seat(canvas, seat, box, request, Head(seat == state.active, points=0, signs=star))
    draw_start_tiles(canvas, state.start_tiles, (MARGIN, top, WIDTH - MARGIN, top + TILES))
    draw_council(canvas, state, request, top + TILES, top + TILES + COUNCIL)
    return canvas


class Districts:
    """All districts of a table, with a panel of points or with points beside the names."""

    def __init__(self, state: State, scores: Sequence[Score], request: RenderRequest) -> None:
        self.state, self.scores, self.request = state, scores, request
        self.tiles = [self._tiles(seat) for seat in range(len(scores))]
        self.places = [extent(board.places(tiles)) for tiles in self.tiles]
        self.plan = self._plan()

    def _tiles(self, seat: Seat) -> list[str]:
        """The places of a district's tiles, or that of the start tile before it is there."""
        later = self.request.later_places(lambda state: state.planners[seat].district.tiles)
        return [laid.at for laid in (*self.state.planners[seat].district.tiles, *later)] or [START]

    def _plan(self) -> TablePlan:
        sizes = [(last.x - first.x + 1, last.y - first.y + 1) for first, last in self.places]
        boards = Boards(sizes, NAME, SIDES, _pixels, self._drawn, foot=LAST_LINE)
        return plan_table(boards, forms(len(PART_GLYPHS), len(self.scores)))

    def _drawn(self, boxes: Sequence[Box], side: int) -> list[Box]:
        """What tiles cover."""
        found = []
        for seat, box in enumerate(boxes):
            grid = fit(self.places[seat], below_name(box), side)
            for at in self.tiles[seat]:
                x, y = grid.middle(board.square_of(at))
                half = grid.side / 2
                found.append((x - half, y - half, x + 3 * half, y + 3 * half))
        return found

    def draw(self) -> Card:
        canvas = new_card(self.request.scale, self.plan.height)
        for seat, box in enumerate(self.plan.boxes):
            draw_seat(canvas, seat, box, self.request, self._head(seat))
            if self.state.planners[seat].district.tiles:
                grid = fit(self.places[seat], below_name(box), self.plan.scale)
                self._draw_district(canvas, seat, Grid(*(length * canvas.scale for length in grid)))
        if self.plan.panel:
            self._panel(self.plan.panel).draw(canvas)
        else:
            _draw_round(canvas, self.state)
        return canvas

    def _head(self, seat: Seat) -> Head:
        """With the points of each planner, unless the panel has them."""
        active = None if self.state.over else self.state.active
        head = Head.of(self.scores, seat, active, has_points=self.plan.panel is None)
        return head._replace(signs=[shared.STAR] if seat == self.state.star else [])

    def _panel(self, shown: Arrangement) -> ScorePanel:
        say, state = self.request.say, self.state
        parts = {part: (glyph, say(Text(f"cities-part-{part}"))) for part, glyph in PART_GLYPHS.items()}
        active, corner = None if state.over else state.active, (glyphs.HOURGLASS, rounds(state))
        return ScorePanel(parts, self.scores, active, shown, corner)

    def _draw_district(self, canvas: Canvas, seat: Seat, grid: Grid) -> None:
        """With a halo around what was added last."""
        last = board.latest(self.state, seat, self.request.earlier)
        board.draw(canvas, self.state.planners[seat].district, grid, board.Marked(last=last))


def _pixels(size: Size, side: int) -> Size:
    """With the room for shadows below a district."""
    columns, rows = size
    return columns * side, rows * side + BELOW


def _draw_round(canvas: Canvas, state: State) -> None:
    """The round below the districts."""
    scale, height = canvas.scale, canvas.image.height
    end = (WIDTH / 2 + 70) * scale, height - (MARGIN + LAST_LINE / 2) * scale
    write_figure(canvas, glyphs.HOURGLASS, rounds(state), end, MIDDLE)
