"""Golden pictures: a picture is compared with one that was checked by a person."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

import render
from render import Theme
from tests.render.charts import CHARTS
from tests.render.scene import Scene
from tests.render.scenes import SCENES

GOLDEN = Path(__file__).parents[1] / "golden" / "render"
CHART_GOLDEN = Path(__file__).parents[1] / "golden" / "charts"
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
    "founders-changes",
    "founders-city",
    "founders-ghost",
    "founders-market",
    "founders-table-of-four",
    "founders-victory",
    "origins-building-ghost",
    "origins-buildings",
    "origins-changes-at-sites",
    "origins-great-city",
    "origins-sites",
    "origins-table-of-four",
    "origins-tracks",
)
EPSILON = 0.5  # of 255: letters differ a little between versions of FreeType


def _draw_legend(scene: str, language: str, theme: Theme) -> bytes:
    """The first page of what is on the table in a scene."""
    view, game = SCENES[scene].view(), scene.split("-", maxsplit=1)[0]
    return render.draw_legend(game, view, 0, language, theme).picture.png


LEGENDS: dict[str, Callable[[], bytes]] = {
    "akropolis-legend": partial(_draw_legend, "akropolis-high-city", "en", Theme.LIGHT),
    "cities-legend": partial(_draw_legend, "cities-market", "pl", Theme.DARK),
    "founders-legend": partial(_draw_legend, "founders-market", "en", Theme.DARK),
    "origins-legend": partial(_draw_legend, "origins-sites", "pl", Theme.LIGHT),
}


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


def pictures() -> dict[str, Callable[[], bytes]]:
    """How to draw each golden picture."""
    light: dict[str, Callable[[], bytes]] = {
        name: partial(_draw, scene, Theme.LIGHT) for name, scene in SCENES.items()
    }
    dark = {f"{name}-dark": partial(_draw, SCENES[name], Theme.DARK) for name in DARK}
    return light | dark | LEGENDS


def _draw(scene: Scene, theme: Theme) -> bytes:
    return scene.picture(theme=theme).png


def renew() -> None:
    """Draw all golden pictures again."""
    for folder in (GOLDEN, CHART_GOLDEN):
        folder.mkdir(parents=True, exist_ok=True)
    for name, draw in pictures().items():
        (GOLDEN / f"{name}.png").write_bytes(draw())
    for name, draw_chart in CHARTS.items():
        for theme in Theme:
            (CHART_GOLDEN / f"{name}-{theme}.png").write_bytes(draw_chart(theme))
