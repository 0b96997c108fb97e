"""What holds for the pictures of Akropolis."""

from io import BytesIO
from itertools import pairwise

import pytest
from msgspec import structs
from PIL import Image

import render
from engines.akropolis.components import AREAS
from engines.akropolis.moves import Place
from engines.akropolis.state import Top
from engines.core.game import Score
from engines.core.grids.hexes import Hex, hex_of
from engines.core.text import say
from render import RenderRequest
from render.akropolis import board
from render.akropolis.areas import Look, badge_spot, glyph_spot
from render.akropolis.board import BADGE, sign_size
from render.akropolis.choice import SPARE, STRIPS
from render.akropolis.composition import frame_question
from render.akropolis.effects import level_badge
from render.akropolis.framing import TOP, bounds
from render.akropolis.pointing import all_covered, heights
from render.akropolis.points import ROWS, STYLES, Points, draw_points
from render.akropolis.questions import for_question
from render.akropolis.relief import Prism, draw_prism, lift
from render.drawing.canvas import MARGIN, WIDTH, new_sheet
from render.drawing.hexes import Grid, half_height
from render.drawing.palette import CARD, INK
from render.drawing.sprites import Box
from render.widgets.free_room import Arrangement, CellStyle
from render.widgets.number_plates import shared_area
from render.widgets.place_numbers import place_number
from tests.render.pages import numbered
from tests.render.scene import Scene
from tests.render.scenes.akropolis import SCENES
from tests.render.stamps import Stamp, drawn

UNIT = 24


@pytest.mark.parametrize("name", ["city", "choice"])
def test_ideas_are_shown_as_they_would_lie(name: str) -> None:
    scene = Scene("akropolis-two", 3, RenderRequest(name))
    place, other_tile, turned = (
        {"A": Place(0, Hex(-2, -1), 1)},
        {"A": Place(1, Hex(-2, -1), 1)},
        {"A": Place(0, Hex(-1, -2), 3)},
    )
    shown = {scene.picture(marks=marks).png for marks in ({}, place, other_tile, turned)}
    assert len(shown) == 4


def test_a_tile_is_chosen_in_one_picture_and_its_place_in_another() -> None:
    view = Scene("akropolis-two", 3, RenderRequest("city")).view()
    assert for_question(view, ()) == for_question(view, ("place",)) == ("choice",)
    assert for_question(view, ("place", "1")) == ("city",)


@pytest.mark.parametrize("name", ["choice", "late-choice"])
def test_the_tiles_of_a_choice_stay_whole(name: str) -> None:
    """Whatever city is drawn below them, and whatever ideas."""
    scene = SCENES[name]
    shown = [scene.picture(), *(scene.picture(marks={}, seat=seat) for seat in (0, 1))]
    strips = [
        Image.open(BytesIO(picture.png)).crop((0, TOP, WIDTH, TOP + STRIPS[True] - SPARE))
        for picture in shown
    ]
    assert len({picture.png for picture in shown}) == len(shown)
    assert len({strip.tobytes() for strip in strips}) == 1


def test_of_ideas_that_overlap_every_letter_is_seen() -> None:
    """The first two are one place, turned."""
    scene = Scene("akropolis-two", 3, RenderRequest("city"))
    moves = (Place(0, Hex(-2, -1), 1), Place(0, Hex(-1, -2), 3), Place(0, Hex(-2, -1), 2))
    shown = scene.picture(marks=dict(zip("ABC", moves, strict=True))).png
    for letters in ("XBC", "AXC", "ABX"):
        assert scene.picture(marks=dict(zip(letters, moves, strict=True))).png != shown


def test_the_tile_in_hand_stays_in_sight() -> None:
    """The same places with another tile."""
    scene = SCENES["first-places"]
    others = {number: structs.replace(move, slot=1) for number, move in scene.request.places.items()}
    assert scene.picture(ghost=None).png != scene.picture(ghost=None, places=others).png


@pytest.mark.parametrize("replay", ["akropolis-four", "akropolis-houses", "akropolis-two-all-tiles"])
def test_whatever_is_pointed_at_is_inside_the_picture(replay: str) -> None:
    for moves in range(0, 36, 5):
        view = Scene(replay, moves, RenderRequest("city")).view()
        city = view.state.architects[view.state.active].city
        for page in range(2):
            places = numbered(replay, moves, "place 0", page).places
            pointed = all_covered(places.values())
            levels = heights(city, places.values())
            shown = frame_question(city, RenderRequest("city", places=places), list(places.values())).frame
            left, top, right, bottom = bounds({at: levels[at] for at in pointed}, shown.grid)
            assert shown.window[0] <= left <= right <= shown.window[2]
            assert shown.window[1] <= top <= bottom <= shown.window[3]


@pytest.mark.parametrize("page", [4, 5])
def test_numbers_of_three_digits_touch_no_glyph(page: int, stamped: list[Stamp]) -> None:
    request = numbered("akropolis-two-all-tiles", 55, "place 0", page)
    scene = Scene("akropolis-two-all-tiles", 55, request)
    scene.picture(ghost=None)
    city = scene.view().state.architects[scene.view().state.active].city
    shown = frame_question(city, structs.replace(request, ghost=None), list(request.places.values())).frame
    across, down = shown.window[:2] if shown.cropped else (0, 0)
    grid = Grid(shown.grid.unit, shown.grid.x - across, shown.grid.y - down)
    glyphs = [glyph_box(grid, hex_of(cell), top) for cell, top in city.survey.tops.items()]
    plates = [
        box for number in request.places for box in drawn(stamped, place_number(number, 1, chosen=False))
    ]
    assert len(plates) == len(request.places)
    assert max(len(number) for number in request.places) == 3
    assert all(shared_area(plate, glyph) < 40 for plate in plates for glyph in glyphs)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("scale", [1, 2])
def test_points_of_three_digits_stay_in_their_cells(
    style: CellStyle, scale: int, stamped: list[Stamp]
) -> None:
    """Even if all of them change and the cells are as small as they may be, side by side."""
    now, then = (Score(dict.fromkeys(ROWS, points)) for points in (188, 288))
    points = Points(now, then, {part: (8, 36) for part in ROWS if part != "stones"})
    cells = [(style.width * n, 0.0, style.width * (n + 1), style.height) for n in range(len(ROWS))]
    canvas = new_sheet(round(style.width) * len(ROWS) * scale, round(style.height) * scale, CARD)
    canvas.scale = scale
    draw_points(canvas, points, Arrangement(style, cells), say)
    assert len(stamped) >= 2 * len(ROWS)
    for stamp in stamped:
        left, _, right, _ = stamp.box
        assert left // (style.width * scale) == (right - 1) // (style.width * scale)


def glyph_box(grid: Grid, at: Hex, top: Top) -> Box:
    """What the glyph of an area covers in a picture with numbers."""
    look = Look(top.area.code, badge=top.level > 1, compact=True)
    (x, y), (right, below, size) = board.raised(grid, at, top.level), glyph_spot(look)
    left, upper = x + (right - size / 2) * grid.unit, y + (below - size / 2) * grid.unit
    return left, upper, left + size * grid.unit, upper + size * grid.unit


def test_a_picture_is_of_the_readers_own_city_unless_another_is_asked_for() -> None:
    view = SCENES["wide-city"].view()
    own = render.draw("akropolis", structs.replace(view, seat=2), RenderRequest("city"))
    assert own == render.draw("akropolis", view, RenderRequest("city", 2))
    assert own != render.draw("akropolis", view, RenderRequest("city", 1))


MIDDLE = 4 * UNIT


def prism(bands: int) -> Image.Image:
    """A quarry by itself with walls of so many levels, its face in the middle of the upper part."""
    canvas = new_sheet(2 * MIDDLE, 3 * MIDDLE, CARD)
    draw_prism(canvas, Prism(Hex(0, 0), Look("q"), bands, bands, 0b111111), UNIT, MIDDLE, MIDDLE)
    return canvas.image


def test_each_level_raises_a_face_and_adds_a_band_to_its_walls() -> None:
    for bands in (1, 3):
        bottom = half_height(UNIT) + bands * lift(UNIT)
        wall = [prism(bands).getpixel((MIDDLE, MIDDLE + y)) for y in range(half_height(UNIT), bottom + 1)]
        assert sum(one != INK == other for one, other in pairwise(wall)) == bands
        assert prism(bands).getpixel((MIDDLE, MIDDLE + bottom + 2)) == CARD


def test_a_face_looks_the_same_whatever_its_level() -> None:
    top = (0, 0, 2 * MIDDLE, MIDDLE)
    faces = {prism(bands).crop(top).tobytes() for bands in range(5)}
    assert len(faces) == 1


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("unit", [BADGE, 20, 24, 30, 34, 44, 52, 72])
@pytest.mark.parametrize("code", AREAS)
def test_the_number_of_a_level_is_beside_the_glyph(code: str, unit: int, compact: bool) -> None:
    """And near enough to its middle to be on the same hex."""
    look = Look(code, badge=True, compact=compact)
    width = level_badge(3, sign_size(unit, 1)).width / unit
    (glyph, _, size), (middle, _) = glyph_spot(look), badge_spot(look, width)
    assert glyph + size / 2 < middle - width / 2
    assert middle + width / 2 < 1.75


def test_all_cities_of_a_table_have_one_scale(monkeypatch: pytest.MonkeyPatch) -> None:
    units = []
    monkeypatch.setattr(board, "draw", lambda _canvas, _city, grid, _style: units.append(grid.unit))
    for replay, moves in (("akropolis-four", 8), ("akropolis-four", 57), ("akropolis-three", 20)):
        units.clear()
        Scene(replay, moves, RenderRequest("table")).picture()
        assert len(units) == int(replay.endswith("four")) + 3
        assert len(set(units)) == 1


@pytest.mark.parametrize("name", ["start", "high-city", "wide-city", "marks", "ghost", "late-places"])
def test_a_city_fills_two_thirds_of_the_room_below_the_first_line(name: str) -> None:
    image = Image.open(BytesIO(SCENES[name].picture().png))
    below = image.crop((MARGIN, TOP, WIDTH - MARGIN, image.height - MARGIN))
    found = below.point([255 * (index != CARD) for index in range(256)], "L").getbbox()
    assert found
    left, top, right, bottom = found
    assert (right - left) * (bottom - top) >= 2 / 3 * below.width * below.height
