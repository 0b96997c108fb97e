"""Tables of four can be read on a phone: boards, levels, totals and whose turn it is."""

from importlib import import_module

import pytest
from PIL import Image

import engines
from engines.cities.scoring import score
from render import RenderRequest
from render.akropolis import board as akropolis_board
from render.cities import board as cities_board
from render.drawing.canvas import Canvas
from render.drawing.glyphs import MEDAL
from render.drawing.lettering import MIDDLE, Weight, text_ink
from render.origins.pieces.pictograms import symbols_ink, symbols_sprite
from render.widgets.badges import SMALL_CHIP, chip
from tests.render.scene import NAMES, Scene
from tests.render.scenes import SCENES
from tests.render.stamps import Stamp

PHONE = 340 / 1100  # pixels of a narrow phone for each of a picture
LEAST_TILE = 14  # pixels on a phone: the smallest tile whose colour and glyph can be told
TABLES = {name: scene for name, scene in SCENES.items() if "table-of-four" in name}
LATE = ["akropolis-four", "akropolis-four-random"]
# Modules, because each package exports a painter of the same name.
AKROPOLIS, CITIES, FOUNDERS, ORIGINS = (
    import_module(f"render.{game}.table") for game in ("akropolis", "cities", "founders", "origins")
)


@pytest.mark.parametrize("name", LATE)
@pytest.mark.parametrize("moves", [20, 40, 60])
def test_the_levels_of_four_cities_have_numbers(name: str, moves: int) -> None:
    """A hex with a number is about as wide as a tile must be."""
    state = Scene(name, moves, RenderRequest("table")).view().state
    unit = AKROPOLIS.plan_cities([each.city for each in state.architects]).scale
    assert unit >= akropolis_board.DIGIT
    assert 4 * unit * PHONE >= LEAST_TILE - 3


def test_the_buildings_of_four_districts_have_numbers() -> None:
    scene = SCENES["cities-table-of-four"]
    state = scene.view().state
    scores = [score(planner, state.options.goals) for planner in state.planners]
    assert CITIES.Districts(state, scores, scene.request).plan.scale >= cities_board.DIGITS


@pytest.mark.parametrize("moves", [40, 90, 131])
def test_the_tiles_of_four_territories_are_large_enough(moves: int) -> None:
    scene = Scene("founders-four", moves, RenderRequest("table"))
    territories = FOUNDERS.Territories(scene.view().state, scene.request)
    assert territories.plan.scale * PHONE >= LEAST_TILE


@pytest.mark.parametrize("moves", [40, 150, 307])
def test_the_tiles_of_four_great_cities_are_large_enough(moves: int) -> None:
    state = Scene("origins-four", moves, RenderRequest("table")).view().state
    request = RenderRequest("table")
    plan, _ = ORIGINS.plan_cities([ORIGINS._squares(state, request, seat) for seat in range(4)])
    assert plan.scale * PHONE >= LEAST_TILE


@pytest.mark.parametrize("name", TABLES)
def test_the_seat_to_move_looks_different(name: str, stamped: list[Stamp]) -> None:
    """Its chip has a bright frame, which makes it larger than the others."""
    scene = TABLES[name]
    scene.picture(names=NAMES)
    active = scene.view().state.active
    drawn = [stamp.sprite for stamp in stamped]
    for seat in range(4):
        assert chip(seat, SMALL_CHIP, to_move=seat == active) in drawn
        assert chip(seat, SMALL_CHIP, to_move=seat != active) not in drawn


@pytest.mark.parametrize("name", TABLES)
def test_everybodys_total_is_written_large(
    name: str, stamped: list[Stamp], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Image.Image] = []
    write = Canvas.write

    def remember(canvas: Canvas, mask: Image.Image, x: float, y: float) -> None:
        written.append(mask)
        write(canvas, mask, x, y)

    monkeypatch.setattr(Canvas, "write", remember)
    TABLES[name].picture(names=NAMES)
    game = engines.game(name.split("-", maxsplit=1)[0])
    for points in game.scores(TABLES[name].view().state):
        with_medal = (MEDAL, str(points.total))
        ways = [text_ink(str(points.total), MIDDLE, Weight.BOLD), symbols_ink(with_medal, MIDDLE)]
        assert any(mask in ways for mask in written) or any(
            stamp.sprite is symbols_sprite(with_medal, MIDDLE) for stamp in stamped
        ), points.total
