"""Golden pictures: how a picture is compared with the one that was looked at and kept."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from tests.render.scenes import SCENES

KEPT = Path(__file__).parents[1] / "golden" / "render"
FAILED = Path(__file__).parents[2] / "build" / "pictures"
EPSILON = 0.5  # of 255: letters differ a little from one FreeType to the next


def opened(png: bytes) -> Image.Image:
    """A picture as it looks on white."""
    picture = Image.open(BytesIO(png)).convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture)
    return paper.convert("RGB")


def difference(name: str, png: bytes) -> float:
    """The mean difference of a pixel; what is too different is written down, to be looked at."""
    got, kept = opened(png), opened((KEPT / f"{name}.png").read_bytes())
    if got.size != kept.size:
        return 255
    gap = ImageChops.difference(got, kept)
    mean = sum(ImageStat.Stat(gap).mean) / 3
    if mean > EPSILON:
        FAILED.mkdir(parents=True, exist_ok=True)
        (FAILED / f"{name}-got.png").write_bytes(png)
        gap.point(lambda channel: min(255, channel * 4)).save(FAILED / f"{name}-diff.png")
    return mean


def keep() -> None:
    """Draw all of them anew."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for name, scene in SCENES.items():
        (KEPT / f"{name}.png").write_bytes(scene.picture().png)
