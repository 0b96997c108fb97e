"""What holds for the pictures of Akropolis."""

from msgspec import structs

import render
from engines.akropolis.moves import Place
from engines.core.grids.hexes import Hex
from render import RenderRequest
from tests.render.scene import Scene
from tests.render.scenes.akropolis import SCENES


def test_a_move_is_marked_at_its_tile_and_at_its_place() -> None:
    marks = {"A": Place(0, Hex(-2, -1), 1)}
    for name in ("city", "market"):
        scene = Scene("akropolis-two", 3, RenderRequest(name))
        assert scene.picture(marks=marks) != scene.picture()


def test_the_market_marks_tiles_and_the_city_marks_places() -> None:
    city, market = (Scene("akropolis-two", 3, RenderRequest(name)) for name in ("city", "market"))
    place, other_tile, other_place = (
        {"A": Place(0, Hex(-2, -1), 1)},
        {"A": Place(1, Hex(-2, -1), 1)},
        {"A": Place(0, Hex(-2, -1), 2)},
    )
    assert city.picture(marks=place) == city.picture(marks=other_tile) != city.picture(marks=other_place)
    assert (
        market.picture(marks=place) == market.picture(marks=other_place) != market.picture(marks=other_tile)
    )


def test_a_picture_is_of_the_readers_own_city_unless_another_is_asked_for() -> None:
    view = SCENES["wide-city"].view()
    own = render.draw("akropolis", structs.replace(view, seat=2), RenderRequest("city"))
    assert own == render.draw("akropolis", view, RenderRequest("city", 2))
    assert own != render.draw("akropolis", view, RenderRequest("city", 1))
