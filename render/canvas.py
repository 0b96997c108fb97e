"""The canvas: a picture of palette indices that baked sprites are pasted onto."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops

from render.palette import AIR, CARD, INK, alphas, on_ink
from render.sprites import Drawing, Sprite

WIDTH, HEIGHT = 1100, 700
MARGIN = 24
CORNER = 32
ALPHAS = alphas()


class Placed(NamedTuple):
    """A mask and where its middle goes."""

    mask: Image.Image
    x: float
    y: float


class Canvas:
    """A card to draw on; all lengths given to it are final pixels."""

    def __init__(self, scale: int) -> None:
        self.scale = scale
        self.image = _card(scale).copy()

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite with its middle there."""
        if sprite.rim:
            self.darken(sprite.rim, x, y)
        self.image.paste(sprite.image, _corner(sprite.image, x, y), sprite.mask)

    def darken(self, mask: Image.Image, x: float, y: float) -> None:
        """Lay ink over what is there, with the middle of the mask there."""
        lay_ink(self.image, mask, x, y)

    def cast(self, shadows: Sequence[Placed]) -> None:
        """Lay shadows together: where they overlap, the darker counts."""
        corners = [_corner(mask, x, y) for mask, x, y in shadows]
        left, top = (min(column) for column in zip(*corners, strict=True))
        right = max(x + shadow.mask.width for (x, _), shadow in zip(corners, shadows, strict=True))
        bottom = max(y + shadow.mask.height for (_, y), shadow in zip(corners, shadows, strict=True))
        layer = Image.new("L", (right - left, bottom - top))
        for (x, y), (mask, _, _) in zip(corners, shadows, strict=True):
            box = (x - left, y - top, x - left + mask.width, y - top + mask.height)
            layer.paste(ImageChops.lighter(layer.crop(box), mask), box)
        below = self.image.crop((left, top, right, bottom))
        self.image.paste(ImageChops.add(below, layer), (left, top))

    def png(self, palette: bytes) -> bytes:
        """The finished picture."""
        return encode(indexed(self.image, palette))


def lay_ink(image: Image.Image, mask: Image.Image, x: float, y: float) -> None:
    """Darken a picture of indices, with the middle of the mask there."""
    left, top = _corner(mask, x, y)
    below = image.crop((left, top, left + mask.width, top + mask.height))
    image.paste(ImageChops.add(below, mask), (left, top))


def indexed(image: Image.Image, palette: bytes) -> Image.Image:
    """A picture of indices that knows its colours."""
    picture = image.copy()
    picture.putpalette(palette)
    return picture


def encode(picture: Image.Image) -> bytes:
    """A PNG, quickly: flat colours pack well at the lowest level already."""
    file = BytesIO()
    picture.save(file, "PNG", compress_level=1, transparency=ALPHAS)
    return file.getvalue()


def _corner(mask: Image.Image, x: float, y: float) -> tuple[int, int]:
    return round(x - mask.width / 2), round(y - mask.height / 2)


@lru_cache(8)
def _card(scale: int) -> Image.Image:
    """An empty card with round corners in thin air."""
    wide, high = WIDTH * scale, HEIGHT * scale
    drawing = Drawing(wide, high)
    drawing.rounded((0, 0, wide, high), CORNER * scale)
    cover = drawing.cover()
    card = cover.point(on_ink(AIR)[::-1])
    card.paste(CARD, mask=card.point([0] * INK + [255], "1"))
    return card
