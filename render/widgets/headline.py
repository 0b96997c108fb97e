"""The first line of a picture: a seat and its figures."""

from engines.core.game import Seat
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.glyphs import Glyph, glyph_sprite
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Sprite
from render.requests import RenderRequest
from render.widgets.badges import CHIP, card_chip
from render.widgets.names import write_name
from render.widgets.writing import write_figure

MIDDLE_LINE = 64
LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
GAP = 36


class Headline:
    """Filled from the right, one item after another; the name takes the rest."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.y = MIDDLE_LINE * canvas.scale
        self.right: float = RIGHT * canvas.scale

    def add_figure(self, glyph: Glyph, number: str) -> None:
        left = write_figure(self.canvas, glyph, number, (self.right, self.y))
        self.right = left - GAP * self.canvas.scale

    def add_glyph(self, glyph: Glyph, size: int) -> None:
        scale = self.canvas.scale
        self.canvas.stamp(glyph_sprite(glyph, size * scale), self.right - size * scale / 2, self.y)
        self.right -= (size + GAP) * scale

    def add_sprite(self, sprite: Sprite) -> None:
        """A piece in small, such as the one whose place is asked for."""
        self.canvas.stamp(sprite, self.right - sprite.width / 2, self.y)
        self.right -= sprite.width + GAP * self.canvas.scale

    def add_chip(self, seat: Seat) -> None:
        """The chip of a seat, close to the item that follows at its left."""
        scale = self.canvas.scale
        self.canvas.stamp(card_chip(seat, CHIP * scale), self.right - CHIP * scale / 2, self.y)
        self.right -= (CHIP + 12) * scale

    def add_name(self, seat: Seat, request: RenderRequest, *, to_move: bool) -> None:
        """The chip at the left end, then the person's name."""
        scale, left = self.canvas.scale, LEFT * self.canvas.scale
        self.canvas.stamp(card_chip(seat, CHIP * scale, to_move=to_move), left + CHIP * scale / 2, self.y)
        left += (CHIP + 20) * scale
        write_name(self.canvas, seat, request, (left, self.y), self.right - left, size=MIDDLE)
