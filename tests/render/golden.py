"""Golden pictures: a picture is compared with one that was checked by a person."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render import Theme
from tests.render.scene import Scene
from tests.render.scenes import SCENES

GOLDEN = Path(__file__).parents[1] / "golden" / "render"
FAILED = Path(__file__).parents[2] / "build" / "pictures"
# The scenes that are drawn in the dark theme too: one of each picture, and what is only thought of.
DARK = (
    "akropolis-choice",
    "akropolis-high-city",
    "akropolis-late-places",
    "akropolis-market",
    "akropolis-marks",
    "akropolis-table-of-four",
    "cities-council-of-two",
    "cities-district",
    "cities-market",
    "cities-table-of-four",
    "cities-tile-ghost",
    "founders-city",
    "founders-ghost",
    "founders-market",
    "founders-table-of-four",
    "founders-victory",
    "origins-building-ghost",
    "origins-buildings",
    "origins-great-city",
    "origins-sites",
    "origins-table-of-four",
    "origins-tracks",
)
EPSILON = 0.5  # of 255: letters differ a little between versions of FreeType


def on_white(png: bytes) -> Image.Image:
    """A picture on a white background."""
    picture = Image.open(BytesIO(png)).convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture)
    return paper.convert("RGB")


def difference(name: str, png: bytes) -> float:
    """The mean difference of a pixel; if it is too large, the picture and the difference are saved."""
    got, golden = on_white(png), on_white((GOLDEN / f"{name}.png").read_bytes())
    if got.size != golden.size:
        return 255
    gap = ImageChops.difference(got, golden)
    mean = sum(ImageStat.Stat(gap).mean) / 3
    if mean > EPSILON:
        FAILED.mkdir(parents=True, exist_ok=True)
        (FAILED / f"{name}-got.png").write_bytes(png)
        gap.point(lambda channel: min(255, channel * 4)).save(FAILED / f"{name}-diff.png")
    return mean


def pictures() -> dict[str, Callable[[], bytes]]:
    """How to draw each golden picture."""
    light: dict[str, Callable[[], bytes]] = {
        name: partial(_draw, scene, Theme.LIGHT) for name, scene in SCENES.items()
    }
    dark = {f"{name}-dark": partial(_draw, SCENES[name], Theme.DARK) for name in DARK}
    return light | dark


def _draw(scene: Scene, theme: Theme) -> bytes:
    return scene.picture(theme=theme).png


def renew() -> None:
    """Draw all golden pictures again."""
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name, draw in pictures().items():
        (GOLDEN / f"{name}.png").write_bytes(draw())
