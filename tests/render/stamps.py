"""What is drawn on a canvas, and where."""

from typing import NamedTuple

from PIL import Image, ImageChops

from render.drawing.canvas import Canvas
from render.drawing.sprites import Box, Sprite


class Stamp(NamedTuple):
    """A sprite, and the middle of where it was drawn."""

    canvas: Canvas
    sprite: Sprite
    x: float
    y: float

    @property
    def box(self) -> Box:
        width, height = self.sprite.width / 2, self.sprite.height / 2
        return self.x - width, self.y - height, self.x + width, self.y + height

    def is_whole(self) -> bool:
        """Whether nothing was drawn over it since, and no edge cuts it off."""
        left, top = int(self.x) - self.sprite.half_width, int(self.y) - self.sprite.half_height
        box = left, top, left + self.sprite.width, top + self.sprite.height
        shown, blank = self.canvas.image.crop(box), Image.new("L", self.sprite.image.size)
        inside = left >= 0 and top >= 0 and box[2] <= self.canvas.image.width
        differs = ImageChops.difference(shown, self.sprite.image)
        return (
            inside
            and box[3] <= self.canvas.image.height
            and Image.composite(differs, blank, self.sprite.mask).getbbox() is None
        )


def drawn(stamped: list[Stamp], wanted: Sprite) -> list[Box]:
    """The boxes in which a sprite was drawn."""
    return [stamp.box for stamp in stamped if stamp.sprite is wanted]
