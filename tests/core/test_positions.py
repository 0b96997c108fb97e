"""Where moves lie, as the panel's arrows and numbers need it: x to the right, y downwards."""

from itertools import product

from engines import akropolis, cities, founders, origins
from engines.akropolis.moves import Place
from engines.akropolis.spots import facings
from engines.cities.components import Zone
from engines.cities.moves import Build, Lay, Post, Send
from engines.core.game import AnyGame, AnyMove, Position, Setup
from engines.core.grids.hexes import DIRECTIONS, Hex
from engines.core.grids.squares import Square
from engines.founders.moves import Add, Join
from engines.origins.moves import Close, Use, Visit


def position(game: AnyGame, move: AnyMove) -> Position:
    state = game.new(Setup(game.seats[-1], 1, game.options()))
    found = game.position(game.view(state, 0), move)
    assert found is not None
    return found


def test_the_three_ways_to_turn_a_tile_of_akropolis_on_its_hexes_are_one_place() -> None:
    for spot in range(1000, 1100):
        assert len({position(akropolis.GAME, Place(0, at, facing)) for at, facing in facings(spot)}) == 1


def test_other_hexes_are_another_place() -> None:
    found = {position(akropolis.GAME, Place(0, Hex(q, r), 0)) for q, r in product(range(-5, 6), repeat=2)}
    assert len(found) == 121


def test_a_step_to_each_neighbour_has_the_length_and_direction_that_it_has_in_the_picture() -> None:
    x, y = position(akropolis.GAME, Place(0, Hex(0, 0), 0))
    steps = [position(akropolis.GAME, Place(0, at, 0)) for at in DIRECTIONS]
    signs = [(round(to.x - x, 2), round(to.y - y, 2)) for to in steps]
    assert signs == [(0, -1.73), (1.5, -0.87), (1.5, 0.87), (0, 1.73), (-1.5, 0.87), (-1.5, -0.87)]


def test_slots_of_the_board_of_cities_lie_in_rows_of_zones() -> None:
    assert position(cities.GAME, Send(Post(Zone.GOALS, 1))) == (1, 0)
    assert position(cities.GAME, Send(Post(Zone.BUILDINGS, 4))) == (4, 3)


def test_columns_of_a_district_run_to_the_right_and_rows_downwards() -> None:
    assert position(cities.GAME, Build("a1")) == (0, 0)
    assert position(cities.GAME, Build("c2")) == (2, 1)
    assert position(cities.GAME, Lay("c2", 0)) == position(cities.GAME, Lay("c2", 3)) == (2.5, 1.5)


def test_squares_lie_where_their_coordinates_say() -> None:
    assert position(founders.GAME, Add("1", Square(2, -1))) == (2, -1)
    assert position(founders.GAME, Join(Square(2, -1))) == (2.5, -0.5)
    assert position(origins.GAME, Use(Square(2, -1))) == (2, -1)
    assert position(origins.GAME, Close(Square(0, 0), "red1", 0)) == (0.5, 0.5)


def test_sites_lie_in_a_row() -> None:
    assert position(origins.GAME, Visit("red4", 3, "bonus")) == (3, 0)
