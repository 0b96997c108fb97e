"""Drawing and encoding late cities of four seats, compared with encoding the finished pictures only."""

from functools import partial
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image

import engines
import render
from engines.core.game import Seat, View, replay
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from engines.core.saves.replays import Record
from render import RenderRequest, Theme
from tests.bench.measurement import Measurement
from tests.bench.timing import Slices, compare

FULL, TINY = Slices(), Slices(count=2, seconds=0)
LATE = 0.95  # of the moves
REPLAYS = Path(__file__).parents[1] / "replays"
NAMES = {0: "Agnieszka", 1: "Bartłomiej", 2: "Celina", 3: "Dominik"}


def late_view(record: Record) -> View[Any]:
    """The public view shortly before the end of a game."""
    game = engines.game(record.game)
    late = record.moves[: int(LATE * len(record.moves))]
    state = replay(game, read_setup(game, record.setup.encode()), late)
    return game.view(state, None)


def draw(game: str, view: View[Any], seat: Seat, theme: Theme) -> bytes:
    return render.draw(game, view, RenderRequest("city", seat, names=NAMES, theme=theme)).png


def decode(file: bytes) -> Image.Image:
    picture = Image.open(BytesIO(file))
    picture.load()
    return picture


def draw_all(game: str, view: View[Any], theme: Theme) -> int:
    """Draw and encode every city."""
    return sum(bool(draw(game, view, seat, theme)) for seat in NAMES)


def encode_all(pictures: list[Image.Image]) -> int:
    """Encode pictures that are drawn already."""
    for picture in pictures:
        picture.save(BytesIO(), "PNG", compress_level=1)
    return len(pictures)


def measure(game: str, theme: Theme, sizes: Slices) -> list[Measurement]:
    view = late_view(replays.read((REPLAYS / f"{game}-four.txt").read_text("utf-8")))
    files = [draw(game, view, seat, theme) for seat in NAMES]
    pictures = [decode(file) for file in files]
    print(f"  {game}, four late {theme} cities, against encoding the finished pictures alone")
    drawing, encoding = partial(draw_all, game, view, theme), partial(encode_all, pictures)
    ratio = compare(drawing, encoding, "pictures", sizes).ratio
    pixels = sum(picture.width * picture.height for picture in pictures)
    return [
        Measurement(
            f"{game}, {theme}: time to draw and encode, times encoding alone", 1 / ratio, at_most=1.5
        ),
        Measurement(f"{game}, {theme}: bytes a pixel", sum(map(len, files)) / pixels, at_most=0.15),
    ]


def main(sizes: Slices) -> list[Measurement]:
    return [each for game, theme in product(engines.games(), Theme) for each in measure(game, theme, sizes)]
