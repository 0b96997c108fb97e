"""The picture of the whole table: every territory, with its founder's tokens and points."""

from collections.abc import Iterator, Mapping, Sequence

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.founders.moves import Agree, Move, Refuse
from engines.founders.scoring import score
from engines.founders.state import Phase, State
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, TALLEST, TALLEST_QUESTION, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE, Weight, signed, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point
from render.drawing.squares import Grid, extent, fit, lowest
from render.founders import alt, board
from render.founders.annotations import Annotations
from render.founders.board import Board
from render.founders.colours import PALETTES
from render.founders.glyphs import AGREED, REFUSED
from render.founders.headline import to_move
from render.founders.pieces import tokens
from render.founders.pieces.ground import draw_ground
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, disc, pill
from render.widgets.layout import cells
from render.widgets.names import write_name

LARGEST = 96
TOKEN = (42, 34, 26)  # as large as there is room for
FIRST, SECOND, HEAD = 30, 86, 118  # from the top of a box to its lines, and to the land
GAP, INSET = 10, 12  # between boxes, and of tiles from the edge of the land
LEAST_WIDTH = 264  # of a box in a row: for its name and its tokens
BALLOT = 84  # the height of the line for votes
VOTES: dict[type[Move], Glyph] = {Agree: AGREED, Refuse: REFUSED}


def table(view: View[State], request: RenderRequest) -> Picture:
    """All territories with their marks; during a vote, its two answers too."""
    state = view.state
    territories = Territories(state, request)
    pointed = request.marks or request.places or request.ghost
    height = lowest(territories.side, LARGEST, TALLEST_QUESTION if pointed else TALLEST)
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

    def _boxes(self, height: int) -> list[Box]:
        """In a row, each as wide as its territory needs; four territories are in two columns."""
        voting = self.state.phase is Phase.VOTE
        whole = (MARGIN, MARGIN, WIDTH - MARGIN + GAP, height - MARGIN + GAP - BALLOT * voting)
        boxes = cells(whole, 4, columns=2) if len(self.places) == 4 else columns_of(whole, self.places)
        return [(left, top, right - GAP, bottom - GAP) for left, top, right, bottom in boxes]

    def side(self, height: int) -> int:
        """The largest tiles with which all territories fit into a picture."""
        boxes = zip(self.places, self._boxes(height), strict=True)
        return min(fit(places, _inside(box), LARGEST).side for places, box in boxes)

    def draw(self, canvas: Canvas, height: int) -> None:
        side, scale, heads = self.side(height), canvas.scale, Heads(canvas, self.state, self.request)
        for seat, box in enumerate(self._boxes(height)):
            heads.draw(seat, box)
            grid = Grid(*(length * scale for length in fit(self.places[seat], _inside(box), side)))
            left, top, right, bottom = (edge * scale for edge in box)
            draw_ground(canvas, (left, top + HEAD * scale, right, bottom), grid)
            Board(canvas, self.state.founders[seat].territory, grid, self.annotations[seat]).draw()


class Heads:
    """The name of each founder above tokens and points."""

    def __init__(self, canvas: Canvas, state: State, request: RenderRequest) -> None:
        self.canvas, self.state, self.request, self.scale = canvas, state, request, canvas.scale
        self.points = [score(founder).total for founder in state.founders]

    def draw(self, seat: Seat, box: Box) -> None:
        left, top, right, _ = (edge * self.scale for edge in box)
        self._draw_name(seat, (left, top + FIRST * self.scale), right)
        y = top + SECOND * self.scale
        end = (self._draw_points(seat, (right, y)) - 14 * self.scale, y)
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

    def _draw_points(self, seat: Seat, end: Point) -> float:
        """The most points are on a bright plate; returns their left end."""
        (right, y), scale = end, self.scale
        number = text_ink(signed(self.points[seat]), MIDDLE * scale, Weight.BOLD)
        width = number.width + 24 * scale
        if self.points[seat] == max(self.points):
            self.canvas.stamp(pill(width, 52 * scale, ACCENT), right - width / 2, y)
        self.canvas.write(number, right - width / 2, y)
        medal = glyphs.glyph_sprite(glyphs.MEDAL, 40 * scale)
        left = right - width - 4 * scale - medal.width
        self.canvas.stamp(medal, left + medal.width / 2, y)
        return left


def columns_of(box: Box, places: Sequence[tuple[Square, Square]]) -> Iterator[Box]:
    """Columns side by side: as much room for each name as it needs, and more for wider territories."""
    left, top, right, bottom = box
    across = [last.x - first.x for first, last in places]
    equal = (right - left) / len(places)
    step = (right - left - LEAST_WIDTH * len(places)) / sum(across) if any(across) else 0
    for wide in across:
        width = LEAST_WIDTH + step * wide if step else equal
        yield left, top, left + width, bottom
        left += width


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
