"""Labels of tiles, places and rotations: what a person sees, without coordinates."""

import pytest

import data
from engines.akropolis.components import TILES
from engines.akropolis.game import GAME
from engines.akropolis.labels import rotation_name
from engines.akropolis.state import Architect, City, Options, State
from engines.core.game import find
from engines.core.text import say
from tests.rules.akropolis.tables import built

ROOM_FOR_A_ROTATION = 34  # characters on a button


def table(city: City, *market: str) -> State:
    return State(Options(), market, (), (Architect(3, city),))


def place(state: State, move: str, language: str = "en") -> str:
    named = GAME.place(GAME.view(state, 0), find(GAME, state, move))
    assert named is not None
    return say(named, language)


def test_a_place_on_the_ground_is_named_by_what_lies_beside_it() -> None:
    state = table(City(), "T01", "T02")
    assert place(state, "place 0 2 -1 0") == "beside quarry"
    assert place(state, "place 0 2 -1 0", "pl") == "obok: kamieniołom"


def test_a_place_higher_up_is_named_by_what_it_covers() -> None:
    """The rulebook's example on page 5: a quarry of the start tile, and two hexes of a tile beside it."""
    state = table(built(("T36", 0, 1, 2)), "T01", "T02")
    for turned in ("place 0 1 0 3", "place 0 1 1 5", "place 0 0 1 1"):
        assert place(state, turned) == "level 2, on 2 \N{MULTIPLICATION SIGN} quarry, temple"


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("tile", TILES)
def test_the_three_rotations_of_a_tile_differ_and_fit_on_a_button(tile: str, language: str) -> None:
    for first in (0, 1):
        names = {say(rotation_name(tile, facing), language) for facing in range(first, 6, 2)}
        assert len(names) == 3
        assert max(map(len, names)) <= ROOM_FOR_A_ROTATION


@pytest.mark.parametrize(
    ("facing", "where"),
    [
        (0, "at the lower left"),
        (1, "on the left"),
        (2, "at the upper left"),
        (3, "at the upper right"),
        (4, "on the right"),
        (5, "at the lower right"),
    ],
)
def test_a_rotation_says_where_the_single_area_goes(facing: int, where: str) -> None:
    state = table(City(), "T03", "T02")  # a houses plaza and two quarries
    steps = ("place", "0", "2 -1", str(facing))
    assert say(GAME.label(GAME.view(state, 0), steps)) == f"houses plaza {where}"


def test_a_single_area_need_not_be_the_first_of_its_tile() -> None:
    """Two houses, then a quarry; the second hex lies to the north of the first, the third to the east."""
    assert say(rotation_name("T21", 0)) == "quarry on the right"
    assert say(rotation_name("T21", 1)) == "quarry at the lower right"
