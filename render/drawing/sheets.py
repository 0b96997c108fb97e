"""Sheets: parts of a picture that are put together once and then pasted as a whole."""

from PIL import Image

from render.drawing.canvas import Canvas
from render.drawing.palette import Colour
from render.drawing.sprites import Sprite


class Sheet(Canvas):
    """A blank part of a picture."""

    def __init__(self, wide: int, high: int, colour: Colour) -> None:
        self.scale = 1
        self.image = Image.new("L", (wide, high), colour)
        self.pixels = self.image.im

    def sprite(self) -> Sprite:
        """What was drawn, without a gap."""
        return Sprite(self.image, Image.new("1", self.image.size, 1))
