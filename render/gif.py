"""Pictures one after another, as an animated GIF, which every client plays by itself."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.drawing.palette import TRANSPARENT

PICTURE_TIME = 700  # in milliseconds
LAST_PICTURE_TIME = 4000


def film(pictures: Sequence[bytes]) -> bytes:
    """PNGs of one palette as an endless film."""
    first, *others = [_without_half_transparency(png) for png in pictures]
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[PICTURE_TIME] * len(others) + [LAST_PICTURE_TIME],
        loop=0,
        transparency=TRANSPARENT,
        disposal=1,  # The transparent corners are the same in all pictures.
    )
    return file.getvalue()


def _without_half_transparency(png: bytes) -> Image.Image:
    """A GIF has no half-transparent pixels."""
    image = Image.open(BytesIO(png))
    image.load()
    del image.info["transparency"]
    return image
