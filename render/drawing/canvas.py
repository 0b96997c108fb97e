"""The canvas: a picture of palette indices that baked sprites are pasted onto."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.drawing.palette import AIR, CARD, INK, alphas, on_ink
from render.drawing.png import encode
from render.drawing.sprites import Drawing, Point, Sprite

WIDTH, HEIGHT = 1100, 700
MARGIN = 24
CORNER = 32
ALPHAS = alphas()


class Canvas:
    """A card to draw on; all lengths given to it are final pixels."""

    def __init__(self, scale: int) -> None:
        self.scale = scale
        self.image = _card(scale).copy()
        # A picture is a hundred small pastes: half of their time would go into the checks of Image.paste.
        self.pixels = self.image.im

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite with its middle there."""
        if sprite.rim:
            self.darken(sprite.rim, x, y)
        left, top = int(x) - sprite.wide // 2, int(y) - sprite.high // 2
        self.pixels.paste(sprite.pixels, (left, top, left + sprite.wide, top + sprite.high), sprite.shape)

    def tile(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite that leaves no pixel of its rectangle out: no mask is needed, which is faster."""
        left, top = int(x) - sprite.wide // 2, int(y) - sprite.high // 2
        self.pixels.paste(sprite.pixels, (left, top, left + sprite.wide, top + sprite.high))

    def darken(self, mask: Image.Image, x: float, y: float) -> None:
        """Lay ink over what is there, with the middle of the mask there."""
        box = _box(mask, x, y)
        self.pixels.paste(self.pixels.crop(box).chop_add(mask.im, 1, 0), box)

    def cast(self, shadow: Image.Image, middles: Sequence[Point]) -> None:
        """Lay the same shadow around several points; where they overlap, they do not add up."""
        boxes = [_box(shadow, x, y) for x, y in middles]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
        layer = Image.new("L", (right - left, bottom - top)).im
        for box in boxes:
            there = (box[0] - left, box[1] - top, box[2] - left, box[3] - top)
            layer.paste(layer.crop(there).chop_lighter(shadow.im), there)
        whole = (left, top, right, bottom)
        self.pixels.paste(self.pixels.crop(whole).chop_add(layer, 1, 0), whole)

    def png(self, palette: bytes) -> bytes:
        """The finished picture."""
        return encode(self.image, palette, ALPHAS)


def _box(image: Image.Image, x: float, y: float) -> tuple[int, int, int, int]:
    wide, high = image.size
    left, top = int(x) - wide // 2, int(y) - high // 2
    return left, top, left + wide, top + high


@lru_cache(2)
def _card(scale: int) -> Image.Image:
    """An empty card with round corners in thin air."""
    wide, high = WIDTH * scale, HEIGHT * scale
    drawing = Drawing(wide, high)
    drawing.rounded((0, 0, wide, high), CORNER * scale)
    cover = drawing.cover()
    card = cover.point(on_ink(AIR)[::-1])
    card.paste(CARD, mask=card.point([0] * INK + [255], "1"))
    return card
