"""Sets of cells as bits agree with sets of places."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import hexes, squares
from engines.core.bits import bitset, flood, groups, members

places = st.frozensets(st.tuples(st.integers(-8, 8), st.integers(-8, 8)), max_size=40)
SIDES = {(-1, 0), (1, 0), (0, -1), (0, 1)}
SIDES_AND_CORNERS = set(product((-1, 0, 1), repeat=2)) - {(0, 0)}
SIX = {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}

GRIDS = pytest.mark.parametrize(
    ("cell_of", "neighbours", "steps"),
    [
        pytest.param(
            lambda at: hexes.cell_of(hexes.Hex(*at)), hexes.neighbours_by(hexes.STRIDE), SIX, id="hexes"
        ),
        pytest.param(lambda at: squares.cell_of(squares.Square(*at)), squares.beside, SIDES, id="sides"),
        pytest.param(
            lambda at: squares.cell_of(squares.Square(*at)), squares.around, SIDES_AND_CORNERS, id="corners"
        ),
    ],
)
Place = tuple[int, int]
CellOf = Callable[[Place], int]
Neighbours = Callable[[int], int]


def moved(places: frozenset[Place], steps: set[Place]) -> frozenset[Place]:
    return frozenset((x + dx, y + dy) for x, y in places for dx, dy in steps)


@given(places)
def test_members_are_what_was_put_in(chosen: frozenset[Place]) -> None:
    cells = {hexes.cell_of(hexes.Hex(*at)) for at in chosen}
    assert list(members(bitset(cells))) == sorted(cells)


@given(places)
def test_a_set_can_be_slid_down(chosen: frozenset[Place]) -> None:
    cells = {hexes.cell_of(hexes.Hex(*at)) for at in chosen}
    assert bitset(cells, base=5000) == bitset(cells) >> 5000


@GRIDS
@given(chosen=places)
def test_neighbours_are_one_step_away(
    cell_of: CellOf, neighbours: Neighbours, steps: set[Place], chosen: frozenset[Place]
) -> None:
    board = bitset(cell_of(at) for at in chosen)
    assert neighbours(board) == bitset(cell_of(at) for at in moved(chosen, steps))


@GRIDS
@given(chosen=places)
def test_groups_part_a_set_into_what_hangs_together(
    cell_of: CellOf, neighbours: Neighbours, steps: set[Place], chosen: frozenset[Place]
) -> None:
    expected, left = set(), set(chosen)
    while left:
        group = frozenset({left.pop()})
        while (wider := group | moved(group, steps) & chosen) != group:
            group = wider
        left -= group
        expected.add(bitset(cell_of(at) for at in group))
    assert set(groups(bitset(cell_of(at) for at in chosen), neighbours)) == expected


def test_a_flood_stays_within() -> None:
    row = [hexes.cell_of(hexes.Hex(q, 0)) for q in range(6)]
    within = bitset(row) & ~(1 << row[3])
    assert flood(1 << row[0], within, hexes.neighbours_by(hexes.STRIDE)) == bitset(row[:3])
    assert flood(1 << row[3], within, hexes.neighbours_by(hexes.STRIDE)) == 0


@given(st.integers(-63, 63), st.integers(-63, 63))
def test_a_hex_and_its_number_are_one(q: int, r: int) -> None:
    at = hexes.Hex(q, r)
    assert hexes.on_board(at)
    assert hexes.hex_of(hexes.cell_of(at)) == at


@given(st.integers(-31, 31), st.integers(-31, 31))
def test_a_square_and_its_number_are_one(x: int, y: int) -> None:
    at = squares.Square(x, y)
    assert squares.on_board(at)
    assert squares.square_of(squares.cell_of(at)) == at


def test_places_beyond_the_board_are_told() -> None:
    assert not hexes.on_board(hexes.Hex(64, 0))
    assert not hexes.on_board(hexes.Hex(0, -64))
    assert not squares.on_board(squares.Square(32, 0))
    assert not squares.on_board(squares.Square(0, -32))


def test_no_step_off_the_end_of_a_column_or_row_lands_on_another() -> None:
    numbers = {hexes.cell_of(hexes.Hex(q, r)) for q in range(-63, 64) for r in range(-63, 64)}
    for q in range(-63, 64):
        assert hexes.cell_of(hexes.Hex(q, 63)) + 1 not in numbers
        assert hexes.cell_of(hexes.Hex(q, -63)) - 1 not in numbers
    numbers = {squares.cell_of(squares.Square(x, y)) for x in range(-31, 32) for y in range(-31, 32)}
    for y in range(-31, 32):
        assert squares.cell_of(squares.Square(31, y)) + 1 not in numbers
        assert squares.cell_of(squares.Square(-31, y)) - 1 not in numbers


@pytest.mark.parametrize("grid", [hexes, squares])
def test_a_step_is_the_same_addition_everywhere(grid: object) -> None:
    directions, steps, cell_of = (getattr(grid, name) for name in ("DIRECTIONS", "STEPS", "cell_of"))
    for way, step in zip(directions, steps, strict=True):
        assert cell_of(type(way)(3 + way[0], -2 + way[1])) == cell_of(type(way)(3, -2)) + step
