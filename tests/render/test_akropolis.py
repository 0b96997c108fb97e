"""What holds for the pictures of Akropolis."""

import pytest
from msgspec import structs

import render
from engines.akropolis.moves import Place
from engines.core.grids.hexes import Hex
from render import RenderRequest
from render.akropolis import board
from render.akropolis.framing import NUMBERS, bounds, frame
from render.akropolis.pointing import all_covered
from tests.render.pages import numbered
from tests.render.scene import Scene
from tests.render.scenes.akropolis import SCENES


def test_a_move_is_marked_at_its_tile_and_at_its_place() -> None:
    marks = {"A": Place(0, Hex(-2, -1), 1)}
    for name in ("city", "market"):
        scene = Scene("akropolis-two", 3, RenderRequest(name))
        assert scene.picture(marks=marks) != scene.picture()


def test_the_market_marks_tiles_and_the_city_shows_them_as_they_would_lie() -> None:
    city, market = (Scene("akropolis-two", 3, RenderRequest(name)) for name in ("city", "market"))
    place, other_tile, turned = (
        {"A": Place(0, Hex(-2, -1), 1)},
        {"A": Place(1, Hex(-2, -1), 1)},
        {"A": Place(0, Hex(-1, -2), 3)},
    )
    drawn = {city.picture(marks=marks).png for marks in (place, other_tile, turned)}
    assert len(drawn) == 3
    assert market.picture(marks=place) == market.picture(marks=turned) != market.picture(marks=other_tile)


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
        built = board.places(view.state.architects[view.state.active].city)
        for page in range(2):
            places = numbered(replay, moves, "place 0", page).places
            pointed = all_covered(places.values())
            shown = frame(built, pointed, NUMBERS, 1)
            left, top, right, bottom = bounds(pointed, shown.grid)
            assert shown.window[0] <= left <= right <= shown.window[2]
            assert shown.window[1] <= top <= bottom <= shown.window[3]


def test_a_picture_is_of_the_readers_own_city_unless_another_is_asked_for() -> None:
    view = SCENES["wide-city"].view()
    own = render.draw("akropolis", structs.replace(view, seat=2), RenderRequest("city"))
    assert own == render.draw("akropolis", view, RenderRequest("city", 2))
    assert own != render.draw("akropolis", view, RenderRequest("city", 1))
