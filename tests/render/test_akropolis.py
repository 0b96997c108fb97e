"""What holds for the pictures of Akropolis."""

from io import BytesIO

import pytest
from msgspec import structs
from PIL import Image

import render
from engines.akropolis.moves import Place
from engines.core.grids.hexes import Hex
from render import RenderRequest
from render.akropolis.choice import SPARE, STRIP
from render.akropolis.framing import NUMBERS, TOP, bounds, frame
from render.akropolis.pointing import all_covered, heights
from render.akropolis.questions import for_question
from render.drawing.canvas import WIDTH
from tests.render.pages import numbered
from tests.render.scene import Scene
from tests.render.scenes.akropolis import SCENES


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
        Image.open(BytesIO(picture.png)).crop((0, TOP, WIDTH, TOP + STRIP - SPARE)) for picture in shown
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
            shown = frame(levels, pointed, NUMBERS, 1)
            left, top, right, bottom = bounds({at: levels[at] for at in pointed}, shown.grid)
            assert shown.window[0] <= left <= right <= shown.window[2]
            assert shown.window[1] <= top <= bottom <= shown.window[3]


def test_a_picture_is_of_the_readers_own_city_unless_another_is_asked_for() -> None:
    view = SCENES["wide-city"].view()
    own = render.draw("akropolis", structs.replace(view, seat=2), RenderRequest("city"))
    assert own == render.draw("akropolis", view, RenderRequest("city", 2))
    assert own != render.draw("akropolis", view, RenderRequest("city", 1))
