"""Films: the camera does not move, and every client can play them."""

from collections.abc import Sequence
from importlib import import_module
from io import BytesIO

import pytest
from PIL import Image, ImageSequence

import engines
import render
from engines.core.game import AnyGame, AnyView, Setup
from render import RenderRequest, Theme
from render.drawing import hexes, squares
from render.drawing.canvas import TALLEST
from render.widgets.score_panel import Form
from render.widgets.table_plan import Boards, TablePlan
from tests.laws.positions import walk

GAMES = pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
PICTURES = pytest.mark.parametrize(("picture", "seat"), [("city", 1), ("table", None)])
GRIDS = (hexes.Grid, squares.Grid)
FRAMES = 6


def views(game: AnyGame) -> list[AnyView]:
    """Some moments of a game, evenly spread, the end included."""
    setup = Setup(game.seats[-1], 4, game.options())
    moves = len(walk(game, setup, 4).moves)
    return [game.view(walk(game, setup, 4, moves * (n + 1) // FRAMES).state, None) for n in range(FRAMES)]


@pytest.fixture
def grids(monkeypatch: pytest.MonkeyPatch) -> set[tuple[int, int, int]]:
    """The grids by which boards are drawn from now on: their sizes and origins."""
    seen: set[tuple[int, int, int]] = set()
    for kind in GRIDS:
        middle = kind.middle

        def remember(grid, at, middle=middle):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202 - of both kinds
            seen.add((*grid,))
            return middle(grid, at)

        monkeypatch.setattr(kind, "middle", remember)
    for name in engines.games():
        _forget_plans(monkeypatch, name, seen)
    return seen


def _forget_plans(monkeypatch: pytest.MonkeyPatch, game: str, seen: set[tuple[int, int, int]]) -> None:
    """What is tried while a table is planned is not drawn."""
    module = import_module(f"render.{game}.table")
    plan_table = module.plan_table

    def plan(boards: Boards, forms: Sequence[Form], tallest: int = TALLEST) -> TablePlan:
        found: TablePlan = plan_table(boards, forms, tallest)
        seen.clear()
        return found

    monkeypatch.setattr(module, "plan_table", plan)


@GAMES
@PICTURES
def test_the_camera_of_a_film_does_not_move(
    game: AnyGame, picture: str, seat: int | None, grids: set[tuple[int, int, int]]
) -> None:
    moments = views(game)
    used = []
    for view in moments:
        grids.clear()
        render.draw(game.name, view, RenderRequest(picture, seat, crop_for=moments[-1]))
        used.append({grid for grid in grids if grid[1:] != (0, 0)})  # others are those of sprites
    # Other grids may differ: tiles of the market have grids of their own.
    boards = game.seats[-1] if seat is None else 1
    assert len(set.intersection(*used)) == boards


@GAMES
@PICTURES
def test_a_film_is_small_and_ends_slowly(game: AnyGame, picture: str, seat: int | None) -> None:
    moments = views(game)
    request = RenderRequest(picture, seat, crop_for=moments[-1], theme=Theme.DARK)
    frames = [render.draw(game.name, view, request).png for view in moments]
    film = render.draw_film(frames)
    assert len(film) < sum(map(len, frames))
    with Image.open(BytesIO(film)) as shown:
        assert shown.size == Image.open(BytesIO(frames[0])).size
        times = [frame.info["duration"] for frame in ImageSequence.Iterator(shown)]
    assert times[-1] >= 4000
    assert all(time >= 200 for time in times)


def test_frames_of_different_sizes_are_centred_in_the_largest() -> None:
    request = RenderRequest("city", 0)
    game = engines.game("akropolis")
    view = game.view(game.new(Setup(2, 1, game.options())), None)
    frame = render.draw("akropolis", view, request).png
    zoomed = render.draw("akropolis", view, RenderRequest("city", 0, zoom=True)).png
    width, height = Image.open(BytesIO(zoomed)).size
    with Image.open(BytesIO(render.draw_film([frame, zoomed]))) as shown:
        assert shown.size == (width, height)
        first = shown.convert("RGBA")
    assert first.getpixel((20, 20)) == first.getpixel((width - 20, height - 20))
    assert first.getpixel((width // 2, height // 2))[3] == 255  # type: ignore[index] # a tuple in this mode
