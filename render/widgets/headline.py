"""The first line of a picture: who it is about, and their figures."""

from engines.core.game import Seat
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE
from render.requests import RenderRequest
from render.widgets.badges import CHIP, chip, chip_width, figure, write_from

MIDDLE_LINE = 64
LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
GAP = 36
SHORTEST = 72  # a name that has less room than this is left to the chip


class Headline:
    """Filled from the right, figure by figure; the name takes what is left."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.y = MIDDLE_LINE * canvas.scale
        self.right: float = RIGHT * canvas.scale

    def figure(self, glyph: Glyph, number: str) -> None:
        self.right = figure(self.canvas, glyph, number, (self.right, self.y)) - GAP * self.canvas.scale

    def sign(self, glyph: Glyph, size: int) -> None:
        """A glyph alone: the marker of whoever begins, for one."""
        scale = self.canvas.scale
        self.canvas.stamp(glyphs.glyph_sprite(glyph, size * scale), self.right - size * scale / 2, self.y)
        self.right -= (size + GAP) * scale

    def chip(self, seat: Seat) -> None:
        """A seat, with its chip close to what comes before it."""
        scale = self.canvas.scale
        width = chip_width(CHIP * scale)
        self.canvas.stamp(chip(seat, CHIP * scale), self.right - width / 2, self.y)
        self.right -= width + 12 * scale

    def name(self, seat: Seat, request: RenderRequest, *, to_move: bool) -> None:
        """Letter and glyph on their colour, and what the person is called."""
        scale, left = self.canvas.scale, LEFT * self.canvas.scale
        width = chip_width(CHIP * scale)
        self.canvas.stamp(chip(seat, CHIP * scale, to_move=to_move), left + width / 2, self.y)
        left += width + 20 * scale
        most = self.right - left
        if most >= SHORTEST * scale:
            write_from(self.canvas, request.name(seat), (left, self.y), most, MIDDLE)
