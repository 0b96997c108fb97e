"""How much of a picture is empty: the share of its blocks that hold nothing but background."""

from io import BytesIO

from PIL import Image

from render.drawing.canvas import MARGIN
from render.drawing.palette import CARD, COLOURS, PANEL, TRANSPARENT

BLOCK = 75  # pixels: 23 on a phone, about as wide as the smallest thing that is drawn
# A panel is background too: it only frames what lies on it.
BACKGROUND = [index in (CARD, PANEL) or index % COLOURS == TRANSPARENT for index in range(256)]
DRAWN = [0 if is_background else 255 for is_background in BACKGROUND]


def emptiness(png: bytes) -> float:
    """From 0 to 1; the margin around a picture does not count."""
    picture = Image.open(BytesIO(png))
    drawn = Image.frombytes("L", picture.size, picture.tobytes()).point(DRAWN)
    left, top, right, bottom = MARGIN, MARGIN, picture.width - MARGIN, picture.height - MARGIN
    blocks = [
        (x, y, min(x + BLOCK, right), min(y + BLOCK, bottom))
        for y in range(top, bottom, BLOCK)
        for x in range(left, right, BLOCK)
    ]
    empty = [box for box in blocks if drawn.crop(box).getbbox() is None]
    return _area(empty) / _area(blocks)


def _area(boxes: list[tuple[int, int, int, int]]) -> int:
    return sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)
