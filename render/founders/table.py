"""The picture of the whole table: every territory, with its founder's tokens and points."""

from collections.abc import Mapping, Sequence

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.founders.moves import Agree, Move, Refuse
from engines.founders.scoring import score
from engines.founders.state import Phase, State
from render.drawing.canvas import LOWEST, MARGIN, TALLEST, TALLEST_QUESTION, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Box, Point
from render.drawing.squares import HEIGHT_STEP, Grid, extent, fit
from render.founders import alt, board
from render.founders.annotations import Annotations
from render.founders.board import Board
from render.founders.colours import PALETTES
from render.founders.glyphs import AGREED, REFUSED
from render.founders.headline import to_move
from render.founders.pieces import tokens
from render.founders.pieces.ground import draw_ground
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, disc
from render.widgets.columns import Columns, boxes, layouts
from render.widgets.names import write_name
from render.widgets.seat_boxes import draw_points

LARGEST = 96
TOKEN = (42, 34, 26)  # as large as there is room for
FIRST, SECOND, HEAD = 30, 86, 118  # from the top of a box to its lines, and to the land
GAP, INSET = 10, 12  # between boxes, and of tiles from the edge of the land
BALLOT = 84  # the height of the line for votes
VOTES: dict[type[Move], Glyph] = {Agree: AGREED, Refuse: REFUSED}


def table(view: View[State], request: RenderRequest) -> Picture:
    """All territories with their marks; during a vote, its two answers too."""
    state = view.state
    territories = Territories(state, request)
    pointed = request.marks or request.places or request.ghost
    height = territories.best_height(TALLEST_QUESTION if pointed else TALLEST)
    canvas = new_card(request.scale, height)
    territories.draw(canvas, height)
    if state.phase is Phase.VOTE:
        _draw_vote(canvas, request.marks, request.ghost)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state))


class Territories:
    """Draws every territory in a box, under its founder's name, tokens and points; all at one scale."""

    def __init__(self, state: State, request: RenderRequest) -> None:
        self.state, self.request = state, request
        seats = range(len(state.founders))
        self.annotations = [Annotations.of(state, seat, request, request.scale) for seat in seats]
        self.places = [self._places(seat) for seat in seats]

    def _places(self, seat: Seat) -> tuple[Square, Square]:
        """What must be visible: a place for the first tile before it is there."""
        later = self.request.later_places(lambda state: state.founders[seat].territory.plots)
        built = board.places(self.state.founders[seat].territory, self.annotations[seat])
        return extent([*built, *(plot.at for plot in later)] or [Square(0, 0)])

    def boxes(self, height: int) -> list[Box]:
        """In the columns in which tiles are largest."""
        return max(
            (self._boxes_in(columns, height) for columns in layouts(len(self.places))), key=self.side_in
        )

    def _boxes_in(self, columns: Columns, height: int) -> list[Box]:
        voting = self.state.phase is Phase.VOTE
        whole = (MARGIN, MARGIN, WIDTH - MARGIN + GAP, height - MARGIN + GAP - BALLOT * voting)
        sizes = [(last.x - first.x + 1, last.y - first.y + 1) for first, last in self.places]
        found = boxes(sizes, columns, whole, HEAD + 2 * INSET + GAP)
        return [(left, top, right - GAP, bottom - GAP) for left, top, right, bottom in found]

    def side_in(self, boxes: Sequence[Box]) -> int:
        """The largest tiles with which all territories fit into boxes."""
        fits = zip(self.places, boxes, strict=True)
        return min(fit(places, _inside(box), LARGEST).side for places, box in fits)

    def best_height(self, tallest: int) -> int:
        """Of the picture that tiles cover most of; small tiles are worth a higher one."""
        heights = range(LOWEST, tallest + 1, 2 * HEIGHT_STEP)
        return max(heights, key=lambda height: self.side_in(self.boxes(height)) ** 2 / height)

    def draw(self, canvas: Canvas, height: int) -> None:
        boxes, scale, heads = self.boxes(height), canvas.scale, Heads(canvas, self.state, self.request)
        side = self.side_in(boxes)
        for seat, box in enumerate(boxes):
            heads.draw(seat, box)
            grid = Grid(*(length * scale for length in fit(self.places[seat], _inside(box), side)))
            left, top, right, bottom = (edge * scale for edge in box)
            draw_ground(canvas, (left, top + HEAD * scale, right, bottom), grid)
            earlier = self.request.earlier.founders[seat].territory if self.request.earlier else None
            territory = self.state.founders[seat].territory
            Board(canvas, territory, grid, self.annotations[seat], earlier).draw()


class Heads:
    """The name of each founder above tokens and points."""

    def __init__(self, canvas: Canvas, state: State, request: RenderRequest) -> None:
        self.canvas, self.state, self.request, self.scale = canvas, state, request, canvas.scale
        self.points = [score(founder).total for founder in state.founders]

    def draw(self, seat: Seat, box: Box) -> None:
        left, top, right, _ = (edge * self.scale for edge in box)
        self._draw_name(seat, (left, top + FIRST * self.scale), right)
        y = top + SECOND * self.scale
        points = self.points[seat]
        left_end = draw_points(self.canvas, points, (right, y), is_best=points == max(self.points))
        end = (left_end - 14 * self.scale, y)
        held = self.state.founders[seat].tokens
        sizes, room = [size * self.scale for size in TOKEN], end[0] - left
        fitting = (size for size in sizes if tokens.hand_width(held, size, self.scale) <= room)
        tokens.draw_hand(self.canvas, held, end, next(fitting, sizes[-1]), room)

    def _draw_name(self, seat: Seat, start: Point, end: float) -> None:
        left, y = start
        shown = chip(seat, SMALL_CHIP * self.scale, to_move=to_move(self.state, seat))
        self.canvas.stamp(shown, left + shown.width / 2 - 4 * self.scale, y)
        left += shown.width + 4 * self.scale
        write_name(self.canvas, seat, self.request, (left, y), end - left)


def _inside(box: Box) -> Box:
    """What the head and the edge of the land leave for tiles."""
    left, top, right, bottom = box
    return left + INSET, top + HEAD + INSET, right - INSET, bottom - INSET - 6


def _draw_vote(canvas: Canvas, marks: Mapping[str, Move], ghost: Move | None) -> None:
    """The two answers to whether the game is over, with their marks; the ghost's answer is bright."""
    scale = canvas.scale
    y = canvas.image.height - (MARGIN + BALLOT / 2 - 10) * scale
    for number, (vote, glyph) in enumerate(VOTES.items()):
        x = WIDTH * (0.3 + 0.4 * number) * scale
        canvas.stamp(tokens.disc(glyph, 72 * scale, ghost=isinstance(ghost, vote)), x, y)
        marks_here = [letter for letter, move in marks.items() if isinstance(move, vote)]
        for n, letter in enumerate(marks_here):
            canvas.stamp(disc(letter, MIDDLE * scale, 1.6), x + (72 + 56 * n) * scale, y)
