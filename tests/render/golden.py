"""Golden pictures: a picture is compared with one that was checked by a person."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render import Theme
from tests.render.charts import CHARTS
from tests.render.scenes import SCENES

GOLDEN = Path(__file__).parents[1] / "golden" / "render"
CHART_GOLDEN = Path(__file__).parents[1] / "golden" / "charts"
FAILED = Path(__file__).parents[2] / "build" / "pictures"
EPSILON = 0.5  # of 255: letters differ a little between versions of FreeType


def on_white(png: bytes) -> Image.Image:
    """A picture on a white background."""
    picture = Image.open(BytesIO(png)).convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture)
    return paper.convert("RGB")


def difference(name: str, png: bytes, folder: Path = GOLDEN) -> float:
    """The mean difference of a pixel; if it is too large, the picture and the difference are saved."""
    got, golden = on_white(png), on_white((folder / f"{name}.png").read_bytes())
    if got.size != golden.size:
        return 255
    gap = ImageChops.difference(got, golden)
    mean = sum(ImageStat.Stat(gap).mean) / 3
    if mean > EPSILON:
        FAILED.mkdir(parents=True, exist_ok=True)
        (FAILED / f"{name}-got.png").write_bytes(png)
        gap.point(lambda channel: min(255, channel * 4)).save(FAILED / f"{name}-diff.png")
    return mean


def renew() -> None:
    """Draw all golden pictures again."""
    for folder in (GOLDEN, CHART_GOLDEN):
        folder.mkdir(parents=True, exist_ok=True)
    for name, scene in SCENES.items():
        (GOLDEN / f"{name}.png").write_bytes(scene.picture().png)
    for name, draw in CHARTS.items():
        for theme in Theme:
            (CHART_GOLDEN / f"{name}-{theme}.png").write_bytes(draw(theme))
