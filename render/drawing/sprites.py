"""Sprites: shapes drawn at four times their size and reduced, once for each kind and size."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.drawing.ink import ANY_INK, cover, darken, pixels, write
from render.drawing.memory_cache import MemoryCache
from render.drawing.palette import CARD, CARD_TEXT, INK, INK_SHADES, Colour, coverage_table

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom
Layers: TypeAlias = Iterable[tuple[Colour, Image.Image]]  # colours, and how much of each pixel they cover

Points: TypeAlias = tuple[Point, ...] | Box

SUPERSAMPLING = 4
AT_LEAST_HALF = [0] * 128 + [255] * 128  # by coverage


COVERAGES: MemoryCache[Image.Image] = MemoryCache(
    32 * 1024 * 1024, lambda coverage: coverage.width * coverage.height
)


class Shape(NamedTuple):
    """What Pillow's pen is asked to draw, in fine pixels."""

    kind: str  # the name of its method
    points: Points
    fill: int
    details: tuple[tuple[str, float | str], ...]  # other arguments by name


class Sprite:
    """Palette indices and the mask to paste them with.

    The rim is ink to lay down first, for a soft edge on any background.
    """

    __slots__ = ("half_height", "half_width", "height", "image", "mask", "pixels", "rim", "stencil", "width")

    def __init__(self, image: Image.Image, mask: Image.Image, rim: Image.Image | None = None) -> None:
        self.image, self.mask, self.rim = image, mask, rim
        self.pixels, self.stencil = pixels(image), pixels(mask)
        self.width, self.height = image.size
        self.half_width, self.half_height = self.width // 2, self.height // 2

    def darken(self, mask: Image.Image, left: int, top: int) -> None:
        """Lay ink over a part of the sprite."""
        darken(self.image, mask, (left, top, left + mask.width, top + mask.height))

    def write(self, mask: Image.Image, left: int, top: int) -> None:
        """Lay ink that is to be read over a part of the sprite."""
        write(self.image, mask, (left, top, left + mask.width, top + mask.height))


class Drawing:
    """Shapes in final pixels; each one adds to what is covered, or takes away from it.

    They are drawn when their coverage is asked for, and equal drawings only once: most sprites of one size
    differ in a few of their shapes.
    """

    def __init__(self, width: int, height: int) -> None:
        self._size = (width, height)
        self._shapes: list[Shape] = []

    def polygon(self, points: Iterable[Point], covers: bool = True) -> None:
        self._add("polygon", tuple(_fine_points(points)), covers)

    def ellipse(self, box: Box, covers: bool = True) -> None:
        self._add("ellipse", _fine_box(box), covers)

    def rounded_rectangle(self, box: Box, radius: float, covers: bool = True) -> None:
        self._add("rounded_rectangle", _fine_box(box), covers, radius=radius * SUPERSAMPLING)

    def line(self, points: Sequence[Point], width: float, covers: bool = True) -> None:
        thickness = round(width * SUPERSAMPLING)
        self._add("line", tuple(_fine_points(points)), covers, width=thickness, joint="curve")

    def _add(self, kind: str, points: Points, covers: bool, **details: float | str) -> None:
        self._shapes.append(Shape(kind, points, 255 * covers, tuple(details.items())))

    def coverage(self) -> Image.Image:
        """How much of each pixel is covered, from 0 to 255."""
        key = (self._size, tuple(self._shapes))
        found = COVERAGES.get(key)
        if found is None:
            found = _draw(self._size, self._shapes)
            COVERAGES.add(key, found)
        return found.copy()


def _draw(size: tuple[int, int], shapes: Iterable[Shape]) -> Image.Image:
    width, height = size
    sheet = Image.new("L", (width * SUPERSAMPLING, height * SUPERSAMPLING))
    pen = ImageDraw.Draw(sheet)
    for shape in shapes:
        getattr(pen, shape.kind)(shape.points, fill=shape.fill, **dict(shape.details))
    return sheet.reduce(SUPERSAMPLING)


def _fine_points(points: Iterable[Point]) -> list[Point]:
    # Pillow's polygons reach to the far edge of their last pixel: half a fine pixel keeps them centred.
    return [(x * SUPERSAMPLING - 0.5, y * SUPERSAMPLING - 0.5) for x, y in points]


def _fine_box(box: Box) -> Box:
    left, top, right, bottom = (edge * SUPERSAMPLING for edge in box)
    return left, top, right - 1, bottom - 1


def solid(coverage: Image.Image) -> Image.Image:
    """The pixels that are covered at least by half, as a mask."""
    return coverage.convert("1", dither=Image.Dither.NONE)


def ink(coverage: Image.Image) -> Image.Image:
    """What to add to an image of palette indices to lay ink on it."""
    return coverage.point(INK_SHADES)


def layered_sprite(base: Image.Image, layers: Layers) -> Sprite:
    """Coloured shapes on a base of ink."""
    return Sprite(layered_image(base.size, layers), solid(base), ink(base))


def layered_image(size: tuple[int, int], layers: Layers) -> Image.Image:
    """Coloured shapes, each antialiased against the ink around it."""
    image = Image.new("L", size, INK)
    for colour, coverage in layers:
        cover(image, coverage, coverage_table(colour))
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
