"""The picture of the whole table: every territory, with its founder's tokens and points."""

from collections.abc import Mapping, Sequence
from math import ceil

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.core.text import Text
from engines.founders.moves import Agree, Move, Refuse
from engines.founders.scoring import score
from engines.founders.state import Phase, State
from render.drawing.canvas import MARGIN, TALLEST, TALLEST_QUESTION, WIDTH, Canvas, Card, new_card
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Box, Point
from render.drawing.squares import Grid, extent, fit
from render.founders import alt, board
from render.founders.annotations import Annotations
from render.founders.board import Board
from render.founders.colours import PALETTES
from render.founders.glyphs import AGREED, PART_GLYPHS, REFUSED
from render.founders.headline import to_move
from render.founders.market import Shelf
from render.founders.offer_layout import offer
from render.founders.pieces import tokens
from render.founders.pieces.ground import draw_ground
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, disc
from render.widgets.columns import Size
from render.widgets.free_room import Arrangement
from render.widgets.layout import cells
from render.widgets.names import write_name
from render.widgets.score_panel import ScorePanel, forms
from render.widgets.seat_boxes import NAME, Head, draw_points, draw_seat
from render.widgets.table_plan import Boards, TablePlan, plan_table

SIDES = range(48, 121)  # of tiles
TOKEN = (42, 34, 26)  # as large as there is room for
FIRST, SECOND, HEAD = 30, 86, 118  # from the top of a box to its lines, and to the land
INSET, BELOW = 12, 16  # of tiles from the edge of the land, and from the next box
BALLOT = 84  # the height of the line for votes
FEW, OFFERS = 5, (300, 440)  # tiles in one line; the heights of few and of more tiles on offer
VOTES: dict[type[Move], Glyph] = {Agree: AGREED, Refuse: REFUSED}


def table(view: View[State], request: RenderRequest) -> Picture:
    """All territories with their marks; during a vote, its two answers too."""
    state = view.state
    if state.phase is Phase.DRAFT and not request.crop_for:
        canvas = _draw_draft(state, request)
    else:
        canvas = Territories(state, request).draw()
    if state.phase is Phase.VOTE:
        _draw_vote(canvas, request.marks, request.ghost)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state))


def _draw_draft(state: State, request: RenderRequest) -> Card:
    """All names, and the tiles of which the first ones are chosen."""
    seats, tiles = len(state.founders), state.rows[0]
    top = MARGIN + NAME * ceil(seats / 2)
    canvas = new_card(request.scale, top + OFFERS[len(tiles) > FEW] + MARGIN)
    for seat, box in enumerate(cells((MARGIN, MARGIN, WIDTH - MARGIN, top), seats, columns=2)):
        draw_seat(canvas, seat, box, request, Head(to_move(state, seat), points=0))
    shelf = (MARGIN, top, WIDTH - MARGIN, canvas.image.height / canvas.scale - MARGIN)
    Shelf(canvas, state, state.active, request).draw(offer(tiles), shelf)
    return canvas


class Territories:
    """Draws every territory in a box, under its founder's name, tokens and points; all at one scale."""

    def __init__(self, state: State, request: RenderRequest) -> None:
        self.state, self.request = state, request
        seats = range(len(state.founders))
        self.annotations = [Annotations.of(state, seat, request, request.scale) for seat in seats]
        self.squares = [self._squares(seat) for seat in seats]
        self.places = [extent(squares) for squares in self.squares]
        self.plan = self._plan()

    def _squares(self, seat: Seat) -> list[Square]:
        """What must be visible: a place for the first tile before it is there."""
        later = self.request.later_places(lambda state: state.founders[seat].territory.plots)
        built = board.places(self.state.founders[seat].territory, self.annotations[seat])
        return [*built, *(plot.at for plot in later)] or [Square(0, 0)]

    def _plan(self) -> TablePlan:
        sizes = [(last.x - first.x + 1, last.y - first.y + 1) for first, last in self.places]
        foot = BALLOT if self.state.phase is Phase.VOTE else 0
        pointed = self.request.marks or self.request.places or self.request.ghost
        panels = [] if foot else forms(len(PART_GLYPHS), len(sizes))
        boards = Boards(sizes, HEAD, SIDES, _pixels, self._drawn, foot)
        return plan_table(boards, panels, TALLEST_QUESTION if pointed else TALLEST)

    def _drawn(self, boxes: Sequence[Box], side: int) -> list[Box]:
        """What tiles cover."""
        found = []
        for squares, places, box in zip(self.squares, self.places, boxes, strict=True):
            grid = fit(places, _inside(box), side)
            half = grid.side / 2
            middles = map(grid.middle, squares)
            found += [(x - half, y - half, x + half, y + half) for x, y in middles]
        return found

    def draw(self) -> Card:
        canvas = new_card(self.request.scale, self.plan.height)
        scale, heads = canvas.scale, Heads(canvas, self.state, self.request)
        for seat, box in enumerate(self.plan.boxes):
            heads.draw(seat, box)
            grid = Grid(*(length * scale for length in fit(self.places[seat], _inside(box), self.plan.scale)))
            left, top, right, bottom = (edge * scale for edge in box)
            draw_ground(canvas, (left, top + HEAD * scale, right, bottom - BELOW * scale), grid)
            earlier = self.request.earlier.founders[seat].territory if self.request.earlier else None
            territory = self.state.founders[seat].territory
            Board(canvas, territory, grid, self.annotations[seat], earlier).draw()
        if self.plan.panel:
            self._panel(self.plan.panel).draw(canvas)
        return canvas

    def _panel(self, shown: Arrangement) -> ScorePanel:
        say, state = self.request.say, self.state
        parts = {part: (glyph, say(Text(f"founders-part-{part}"))) for part, glyph in PART_GLYPHS.items()}
        active = next((seat for seat in range(len(state.founders)) if to_move(state, seat)), None)
        return ScorePanel(parts, [score(founder) for founder in state.founders], active, shown)


def _pixels(size: Size, side: int) -> Size:
    """With the land around a territory."""
    columns, rows = size
    return columns * side + 2 * INSET, rows * side + 2 * INSET + 6 + BELOW


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
    return left + INSET, top + HEAD + INSET, right - INSET, bottom - INSET - 6 - BELOW


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
