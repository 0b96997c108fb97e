"""The picture of the whole table: every territory, with its founder's tokens and points."""

from collections.abc import Mapping

from engines.core.game import Seat, View
from engines.founders.moves import Agree, Move, Refuse
from engines.founders.scoring import score
from engines.founders.state import Phase, State
from render.drawing import glyphs
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE, Weight, signed, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point
from render.drawing.squares import fit
from render.founders import alt, board
from render.founders.annotations import Annotations
from render.founders.board import Board
from render.founders.colours import PALETTES
from render.founders.glyphs import AGREED, REFUSED
from render.founders.headline import to_move
from render.founders.pieces import tokens
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, disc, pill
from render.widgets.layout import cells
from render.widgets.names import write_name

LARGEST = 78
TOKEN = 42
HAND = 150  # the room for tokens in a film, in which territories stay where they are
FIRST = 34  # from the top of a box to the middle of the name
GAP = 14  # between a name and the next box
LINE = 58  # from the name to the line below it
BALLOT = 84  # the height of the line for votes
VOTES: dict[type[Move], Glyph] = {Agree: AGREED, Refuse: REFUSED}


def table(view: View[State], request: RenderRequest) -> Picture:
    """All territories with their marks; during a vote, its two answers too."""
    state, canvas = view.state, new_card(request.scale)
    boxes = TerritoryBoxes(canvas, state, request)
    voting = state.phase is Phase.VOTE
    for seat, box in enumerate(_boxes(len(state.founders), HEIGHT - MARGIN - BALLOT * voting)):
        left, top, right, bottom = (edge * request.scale for edge in box)
        boxes.draw(seat, (left, top, right, bottom))
    if voting:
        _draw_vote(canvas, request.marks, request.ghost)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state))


def _boxes(seats: int, bottom: float) -> list[Box]:
    """A column for each territory; four territories are in two columns."""
    boxes = cells((MARGIN, MARGIN, WIDTH - MARGIN, bottom), seats, columns=2 if seats == 4 else seats)
    return [(left + 6, top, right - 10, bottom) for left, top, right, bottom in boxes]


class TerritoryBoxes:
    """Draws every territory in its box, under its founder's name."""

    def __init__(self, canvas: Canvas, state: State, request: RenderRequest) -> None:
        self.canvas, self.state, self.request, self.scale = canvas, state, request, canvas.scale
        self.points = [score(founder).total for founder in state.founders]

    def draw(self, seat: Seat, box: Box) -> None:
        """Tokens and points are below the name in a high box, beside the territory in a wide one."""
        left, top, right, bottom = box
        if bottom - top > right - left:
            right, top = self._draw_head_above(seat, box)
        else:
            right, top = self._draw_head_beside(seat, box)
        margin = 14 * self.scale
        self._draw_territory(seat, (left + margin, top, right - margin, bottom - margin))

    def _draw_head_above(self, seat: Seat, box: Box) -> Point:
        """Returns the upper right corner of the rest of the box."""
        left, top, right, _ = box
        y = top + FIRST * self.scale
        self._draw_name(seat, (left, y), right - GAP * self.scale)
        y += LINE * self.scale
        end = (self._draw_points(seat, (right, y)) - 20 * self.scale, y)
        tokens.draw_hand(self.canvas, self.state.founders[seat].tokens, end, TOKEN * self.scale)
        return right, y + 42 * self.scale

    def _draw_head_beside(self, seat: Seat, box: Box) -> Point:
        """Returns the upper right corner of the rest of the box."""
        left, top, right, _ = box
        y = top + FIRST * self.scale
        self._draw_name(seat, (left, y), self._draw_points(seat, (right, y)) - 20 * self.scale)
        corner = (right, y + LINE * self.scale)
        held = self.state.founders[seat].tokens
        end = tokens.draw_column(self.canvas, held, corner, TOKEN * self.scale)
        if self.request.crop_for:
            end = right - HAND * self.scale
        return end, y + 38 * self.scale

    def _draw_territory(self, seat: Seat, box: Box) -> None:
        territory = self.state.founders[seat].territory
        annotations = Annotations.of(self.state, seat, self.request, self.scale)
        later = self.request.later_places(lambda state: state.founders[seat].territory.plots)
        if places := board.places(territory, annotations):
            grid = fit([*places, *(plot.at for plot in later)], box, LARGEST * self.scale)
            Board(self.canvas, territory, grid, annotations).draw()

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


def _draw_vote(canvas: Canvas, marks: Mapping[str, Move], ghost: Move | None) -> None:
    """The two answers to whether the game is over, with their marks; the ghost's answer is bright."""
    scale = canvas.scale
    y = (HEIGHT - MARGIN - BALLOT / 2) * scale
    for number, (vote, glyph) in enumerate(VOTES.items()):
        x = WIDTH * (0.3 + 0.4 * number) * scale
        canvas.stamp(tokens.disc(glyph, 72 * scale, ghost=isinstance(ghost, vote)), x, y)
        marks_here = [letter for letter, move in marks.items() if isinstance(move, vote)]
        for n, letter in enumerate(marks_here):
            canvas.stamp(disc(letter, MIDDLE * scale, 1.6), x + (72 + 56 * n) * scale, y)
