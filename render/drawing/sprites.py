"""Sprites: shapes drawn at four times their size and reduced, once for each kind and size."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.drawing.palette import CARD, CARD_TEXT, INK, INK_SHADES, LEGIBLE, WRITTEN, Colour, coverage_table

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom
Layers: TypeAlias = Iterable[tuple[Colour, Image.Image]]  # colours, and how much of each pixel they cover

SUPERSAMPLING = 4
AT_LEAST_HALF = [0] * 128 + [255] * 128  # by coverage
ANY_COVERAGE = [0] * 8 + [255] * 248
ANY_INK = [0] + [255] * 255  # by shade


class Sprite:
    """Palette indices and the mask to paste them with.

    The rim is ink to lay down first, for a soft edge on any background.
    """

    __slots__ = ("half_height", "half_width", "height", "image", "mask", "rim", "width")

    def __init__(self, image: Image.Image, mask: Image.Image, rim: Image.Image | None = None) -> None:
        self.image, self.mask, self.rim = image, mask, rim
        self.width, self.height = image.size
        self.half_width, self.half_height = self.width // 2, self.height // 2

    def darken(self, mask: Image.Image, left: int, top: int) -> None:
        """Lay ink over a part of the sprite."""
        below = self.image.crop((left, top, left + mask.width, top + mask.height))
        self.image.paste(ImageChops.add(below, mask), (left, top))

    def write(self, mask: Image.Image, left: int, top: int) -> None:
        """Lay ink that is to be read over a part of the sprite."""
        write(self.image, mask, (left, top, left + mask.width, top + mask.height))


class Drawing:
    """Shapes in final pixels; each one adds to what is covered, or takes away from it."""

    def __init__(self, width: int, height: int) -> None:
        self.sheet = Image.new("L", (width * SUPERSAMPLING, height * SUPERSAMPLING))
        self.pen = ImageDraw.Draw(self.sheet)

    def polygon(self, points: Iterable[Point], covers: bool = True) -> None:
        self.pen.polygon(_fine_points(points), fill=255 * covers)

    def ellipse(self, box: Box, covers: bool = True) -> None:
        self.pen.ellipse(_fine_box(box), fill=255 * covers)

    def rounded_rectangle(self, box: Box, radius: float, covers: bool = True) -> None:
        self.pen.rounded_rectangle(_fine_box(box), radius * SUPERSAMPLING, fill=255 * covers)

    def line(self, points: Sequence[Point], width: float, covers: bool = True) -> None:
        thickness = round(width * SUPERSAMPLING)
        self.pen.line(_fine_points(points), fill=255 * covers, width=thickness, joint="curve")

    def coverage(self) -> Image.Image:
        """How much of each pixel is covered, from 0 to 255."""
        return self.sheet.reduce(SUPERSAMPLING)


def _fine_points(points: Iterable[Point]) -> list[Point]:
    # Pillow's polygons reach to the far edge of their last pixel: half a fine pixel keeps them centred.
    return [(x * SUPERSAMPLING - 0.5, y * SUPERSAMPLING - 0.5) for x, y in points]


def _fine_box(box: Box) -> Box:
    left, top, right, bottom = (edge * SUPERSAMPLING for edge in box)
    return left, top, right - 1, bottom - 1


def ink(coverage: Image.Image) -> Image.Image:
    """What to add to an image of palette indices to lay ink on it."""
    return coverage.point(INK_SHADES)


def write(image: Image.Image, mask: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Lay ink over a part of an image so that it can be read there: on a dark surface it is light."""
    below = image.crop(box)
    inked = ImageChops.lighter(ImageChops.add(below.point(LEGIBLE), mask), below.point(WRITTEN))
    image.paste(inked, box, mask.point(ANY_INK, "1"))


def layered_sprite(base: Image.Image, layers: Layers) -> Sprite:
    """Coloured shapes on a base of ink."""
    return Sprite(layered_image(base.size, layers), base.point(AT_LEAST_HALF, "1"), ink(base))


def layered_image(size: tuple[int, int], layers: Layers) -> Image.Image:
    """Coloured shapes, each antialiased against the ink around it."""
    image = Image.new("L", size, INK)
    for colour, coverage in layers:
        image.paste(coverage.point(coverage_table(colour)), mask=coverage.point(ANY_COVERAGE, "1"))
    return image


def card_sprite(shades: Image.Image) -> Sprite:
    """Text, glyphs and lines on the bare card: pasted in one step, where writing takes four."""
    return Sprite(shades.point(lambda shade: shade + CARD_TEXT), shades.point(ANY_INK, "1"))


def card_shadow(shades: Image.Image) -> Sprite:
    """A shadow or a dark edge on the bare card."""
    dark = shades.point(lambda shade: shade + CARD if shade < INK_SHADES[-1] else INK)
    return Sprite(dark, shades.point(ANY_INK, "1"))


def shadow_sprite(shades: Image.Image) -> Sprite:
    """A shadow on anything: nothing but a rim."""
    return Sprite(Image.new("L", shades.size), Image.new("1", shades.size), shades)


def flatten_on_card(sprite: Sprite) -> Sprite:
    """The sprite with its rim drawn in, for the bare card only."""
    if sprite.rim is None:
        return sprite
    whole = card_shadow(sprite.rim)
    whole.image.paste(sprite.image, mask=sprite.mask)
    return whole
