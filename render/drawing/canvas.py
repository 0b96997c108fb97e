"""The canvas of a picture: palette indices that sprites are pasted onto."""

from functools import cache

from PIL import Image

from render.drawing.ink import PixelBox, darken, paste, pixels, write
from render.drawing.palette import CARD, INK, TRANSPARENT, Colour, coverage_table, opacities
from render.drawing.png import Scanlines
from render.drawing.sprites import Drawing, Sprite

WIDTH, HEIGHT = 1100, 700
LOWEST, TALLEST = 420, 1100
TALLEST_QUESTION = 900  # A phone shows the buttons below a picture in which something is pointed at too.
MARGIN = 24
CORNER = 32
OPACITIES = opacities()


class Canvas:
    """An image to draw on; all lengths given to it are final pixels."""

    def __init__(self, image: Image.Image, scale: int = 1) -> None:
        self.image = image
        self.scale = scale
        self._pixels = pixels(image)

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite centred at a point."""
        if sprite.rim:
            self.darken(sprite.rim, x, y)
        left, top = int(x) - sprite.half_width, int(y) - sprite.half_height
        box = (left, top, left + sprite.width, top + sprite.height)
        paste(self._pixels, sprite.pixels, box, sprite.stencil)

    def stamp_opaque(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite that fills its rectangle: faster, because no mask is needed."""
        self.image.paste(sprite.image, (int(x) - sprite.half_width, int(y) - sprite.half_height))

    def darken(self, mask: Image.Image, x: float, y: float) -> None:
        """Lay the ink of a shadow, an outline or hatching over what is there, centred at a point."""
        darken(self.image, mask, _box(mask, x, y))

    def write(self, mask: Image.Image, x: float, y: float) -> None:
        """Lay the ink of a text or a glyph over what is there, centred at a point."""
        write(self.image, mask, _box(mask, x, y))

    def window(self, box: PixelBox) -> "Canvas":
        """A part of the canvas to draw on, whatever is beyond its edges; to be pasted back with `close`."""
        return Canvas(self.image.crop(box), self.scale)

    def close(self, window: "Canvas", box: PixelBox) -> None:
        """Paste a window back."""
        self.image.paste(window.image, box)

    def sprite(self) -> Sprite:
        """Everything as a sprite that fills its rectangle."""
        return Sprite(self.image, Image.new("1", self.image.size, 1))


class Card(Canvas):
    """A whole picture, which can be written to a file."""

    def __init__(self, lines: Scanlines, scale: int) -> None:
        super().__init__(lines.image, scale)
        self._lines = lines

    def png(self, palette: bytes) -> bytes:
        return self._lines.encode(palette, OPACITIES)


def new_card(scale: int, height: int = HEIGHT) -> Card:
    """An empty card with round corners, as wide as every picture."""
    right, bottom, corner = WIDTH * scale, height * scale, CORNER * scale
    card, corners = Card(Scanlines((right, bottom), CARD), scale), _corners(corner)
    for column, x in enumerate((0, right - corner)):
        for row, y in enumerate((0, bottom - corner)):
            card.image.paste(corners[column][row], (x, y))
    return card


def new_sheet(width: int, height: int, colour: Colour) -> Canvas:
    """A blank part of a picture, to be put together once and pasted as a whole."""
    return Canvas(Image.new("L", (width, height), colour))


def _box(image: Image.Image, x: float, y: float) -> PixelBox:
    width, height = image.size
    left, top = int(x) - width // 2, int(y) - height // 2
    return left, top, left + width, top + height


@cache
def _corners(size: int) -> list[list[Image.Image]]:
    """The four corners of a card: on the left, then on the right; the upper one first."""
    edge = 4 * size
    drawing = Drawing(edge, edge)
    drawing.rounded_rectangle((0, 0, edge, edge), size)
    image = drawing.coverage().point(coverage_table(TRANSPARENT)[::-1])
    image.paste(CARD, mask=image.point([0] * INK + [255], "1"))
    starts = (0, edge - size)
    return [[image.crop((x, y, x + size, y + size)) for y in starts] for x in starts]
