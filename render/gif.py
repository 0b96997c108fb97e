"""Pictures one after the other, as a GIF that every client shows by itself."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.drawing.palette import TRANSPARENT

PACE = 700  # milliseconds a picture
REST = 4000  # at the last one


def film(pictures: Sequence[bytes]) -> bytes:
    """PNGs of one palette as a film without end."""
    first, *others = [_opaque(png) for png in pictures]
    times = [PACE] * len(others) + [REST]
    file = BytesIO()
    # The corners of a card are air, which lies at the same places in all of them.
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        transparency=TRANSPARENT,
        disposal=1,
    )
    return file.getvalue()


def _opaque(png: bytes) -> Image.Image:
    """A picture without half-clear pixels, which a GIF cannot have."""
    image = Image.open(BytesIO(png))
    image.load()
    del image.info["transparency"]
    return image
