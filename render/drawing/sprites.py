"""Sprites: shapes drawn at four times their size and reduced, once for each kind and size."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.drawing.palette import CARD, INK, SHADING, Colour, on_ink

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]

FINE = 4  # how many times larger shapes are drawn than they are shown
HALF = [0] * 128 + [255] * 128
ANY = [0] * 8 + [255] * 248


class Sprite:
    """Indices to paste, and where; the rim is ink to lay down first, for a soft edge on any ground."""

    __slots__ = ("high", "image", "mask", "pixels", "rim", "shape", "wide")

    def __init__(self, image: Image.Image, mask: Image.Image, rim: Image.Image | None = None) -> None:
        self.image, self.mask, self.rim = image, mask, rim
        self.wide, self.high = image.size
        self.pixels, self.shape = image.im, mask.im  # looked up once, pasted often


class Drawing:
    """Shapes in final pixels on a sheet that covers nothing yet; a shape can cover or uncover."""

    def __init__(self, width: int, height: int) -> None:
        self.sheet = Image.new("L", (width * FINE, height * FINE))
        self.pen = ImageDraw.Draw(self.sheet)

    def polygon(self, points: Iterable[Point], covers: bool = True) -> None:
        # Pillow's polygons reach to the far edge of their last pixel: half a fine pixel keeps them centred.
        self.pen.polygon([(x * FINE - 0.5, y * FINE - 0.5) for x, y in points], fill=255 * covers)

    def ellipse(self, box: Box, covers: bool = True) -> None:
        self.pen.ellipse(_fine(box), fill=255 * covers)

    def rounded(self, box: Box, radius: float, covers: bool = True) -> None:
        self.pen.rounded_rectangle(_fine(box), radius * FINE, fill=255 * covers)

    def line(self, points: Sequence[Point], width: float, covers: bool = True) -> None:
        fine = [(x * FINE - 0.5, y * FINE - 0.5) for x, y in points]
        self.pen.line(fine, fill=255 * covers, width=round(width * FINE), joint="curve")

    def cover(self) -> Image.Image:
        """How much of each pixel is covered, from 0 to 255."""
        return self.sheet.reduce(FINE)


def shading(cover: Image.Image) -> Image.Image:
    """What to add to a canvas to lay ink on it."""
    return cover.point(SHADING)


def on_base(base: Image.Image, layers: Iterable[tuple[Colour, Image.Image]]) -> Sprite:
    """Coloured shapes on an inky base."""
    return Sprite(inked(base.size, layers), base.point(HALF, "1"), shading(base))


def inked(size: tuple[int, int], layers: Iterable[tuple[Colour, Image.Image]]) -> Image.Image:
    """Coloured shapes, each antialiased against the ink around it."""
    image = Image.new("L", size, INK)
    for colour, cover in layers:
        image.paste(cover.point(on_ink(colour)), mask=cover.point(ANY, "1"))
    return image


def on_card(shades: Image.Image) -> Sprite:
    """Ink to lay where there is nothing but the card: one paste, where to darken takes three steps."""
    return Sprite(shades.point(lambda shade: shade + CARD), shades.point([0] + [255] * 255, "1"))


def laid_on_card(sprite: Sprite) -> Sprite:
    """A sprite for where there is nothing but the card: its rim is laid down once and for all."""
    if sprite.rim is None:
        return sprite
    whole = on_card(sprite.rim)
    whole.image.paste(sprite.image, mask=sprite.mask)
    return whole


def _fine(box: Box) -> Box:
    left, top, right, bottom = (edge * FINE for edge in box)
    return left, top, right - 1, bottom - 1
