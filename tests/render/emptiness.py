"""How much of a picture is empty: the share of its blocks that hold nothing but background."""

from collections.abc import Collection, Mapping
from io import BytesIO

from PIL import Image

from render.drawing.canvas import MARGIN
from render.drawing.palette import CARD, COLOURS, PANEL, TRANSPARENT, Colour
from render.founders.colours import GROUND
from render.origins.colours import LAND, PAVING

BLOCK = 75  # pixels: 23 on a phone, about as wide as the smallest thing that is drawn
# Grass and bare ground, in every shade, by game: land with nothing on it is empty, however it is drawn.
GROUNDS: Mapping[str, Collection[Colour]] = {"founders": (GROUND,), "origins": (LAND, PAVING)}


def emptiness(png: bytes, ground: Collection[Colour] = ()) -> float:
    """From 0 to 1; the margin around a picture does not count."""
    picture = Image.open(BytesIO(png))
    drawn = Image.frombytes("L", picture.size, picture.tobytes()).point(
        [0 if _is_background(index, ground) else 255 for index in range(256)]
    )
    left, top, right, bottom = MARGIN, MARGIN, picture.width - MARGIN, picture.height - MARGIN
    blocks = [
        (x, y, min(x + BLOCK, right), min(y + BLOCK, bottom))
        for y in range(top, bottom, BLOCK)
        for x in range(left, right, BLOCK)
    ]
    empty = [box for box in blocks if drawn.crop(box).getbbox() is None]
    return _area(empty) / _area(blocks)


def _is_background(index: int, ground: Collection[Colour]) -> bool:
    """A panel is background too: it only frames what lies on it."""
    return index in (CARD, PANEL) or index % COLOURS in (TRANSPARENT, *ground)


def _area(boxes: list[tuple[int, int, int, int]]) -> int:
    return sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)
