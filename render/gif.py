"""Pictures one after another, as an animated GIF, which every client plays by itself."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.drawing.palette import TRANSPARENT

# In milliseconds.
WHOLE_TIME = 12_000
SHORTEST, LONGEST = 200, 600  # of a picture
LAST_PICTURE_TIME = 4000


def film(pictures: Sequence[bytes]) -> bytes:
    """PNGs of one palette as an endless film, as large as the largest of them."""
    loaded = [_without_half_transparency(png) for png in pictures]
    width, height = (max(sizes) for sizes in zip(*(each.size for each in loaded), strict=True))
    first, *others = [_enlarged(each, width, height) for each in loaded]
    time = min(max(WHOLE_TIME // len(pictures), SHORTEST), LONGEST)
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[time] * len(others) + [LAST_PICTURE_TIME],
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


def _enlarged(image: Image.Image, width: int, height: int) -> Image.Image:
    """The image in the middle of a larger one."""
    if image.size == (width, height):
        return image
    larger = Image.new("P", (width, height), TRANSPARENT)
    larger.putpalette(image.getpalette() or [])
    larger.paste(image, ((width - image.width) // 2, (height - image.height) // 2))
    return larger
