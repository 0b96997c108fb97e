"""Lays ink, colours and sprites on images: the only module that uses private parts of Pillow.

Pillow checks the arguments and copies the tables of every call, which takes longer than the work itself on
something small, and a picture is made of hundreds of small things. So these go to Pillow's core at once. A
test compares each function with the public ones that it stands for.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from PIL import Image

from render.drawing.palette import LEGIBLE, WRITTEN

Pixels: TypeAlias = Any  # an image as Pillow's core has it
PixelBox: TypeAlias = tuple[int, int, int, int]

ANY_COVERAGE = [0] * 8 + [255] * 248
ANY_INK = [0] + [255] * 255  # by shade


def pixels(image: Image.Image) -> Pixels:
    """The pixels of an image, which stay the same ones while it is drawn on."""
    return image.im


def paste(onto: Pixels, sprite: Pixels, box: PixelBox, stencil: Pixels) -> None:
    """Paste those pixels of a sprite that its stencil shows."""
    onto.paste(sprite, box, stencil)


def darken(image: Image.Image, mask: Image.Image, box: PixelBox) -> None:
    """Lay ink over a part of an image, as dark on everything."""
    below = image.im
    below.paste(_sum(below.crop(box), mask.im), box)


def write(image: Image.Image, mask: Image.Image, box: PixelBox) -> None:
    """Lay ink over a part of an image so that it can be read there: on a dark surface it is light."""
    below, shades = image.im.crop(box), mask.im
    inked = _sum(below.point(LEGIBLE, None), shades).chop_lighter(below.point(WRITTEN, None))
    image.im.paste(inked, box, shades.point(ANY_INK, "1"))


def cover(image: Image.Image, coverage: Image.Image, indices: Sequence[int]) -> None:
    """Lay indices by coverage on an image, wherever there is any."""
    covered = coverage.im
    image.im.paste(covered.point(indices, None), (0, 0, *image.size), covered.point(ANY_COVERAGE, "1"))


def _sum(below: Pixels, shades: Pixels) -> Pixels:
    return below.chop_add(shades, 1.0, 0)
