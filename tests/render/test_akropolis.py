"""What holds for the pictures of Akropolis."""

import pytest
from msgspec import structs

import render
from tests.render.scene import Scene
from tests.render.scenes.akropolis import SCENES


def test_a_mark_of_a_tile_alone_is_shown_on_the_market_and_not_on_the_city() -> None:
    marks = {"marks": {"A": "place 0"}}
    city, market = Scene("akropolis-two", 3, "city"), Scene("akropolis-two", 3, "market")
    assert city.picture(**marks) == city.picture()
    assert market.picture(**marks) != market.picture()


def test_half_a_move_is_no_ghost() -> None:
    with pytest.raises(ValueError, match="not a whole move"):
        SCENES["ghost"].picture(ghost="place 0")


def test_a_picture_is_of_the_readers_own_city_unless_another_is_asked_for() -> None:
    view = SCENES["wide-city"].view()
    own = render.picture("akropolis", structs.replace(view, seat=2), "city")
    assert own == render.picture("akropolis", view, "city", seat=2)
    assert own != render.picture("akropolis", view, "city", seat=1)
