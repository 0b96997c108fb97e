"""Sets of cells as bits agree with sets of places."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.grids import hexes
from engines.core.grids.bits import bitset, flood, groups, members

places = st.frozensets(st.tuples(st.integers(-8, 8), st.integers(-8, 8)), max_size=40)
SIDES = {(-1, 0), (1, 0), (0, -1), (0, 1)}
ROW = 64  # longer than any place is away, so that no step leads into another row
SIX = {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}


def beside(board: int) -> int:
    return board << 1 | board >> 1 | board << ROW | board >> ROW


GRIDS = pytest.mark.parametrize(
    ("cell_of", "neighbours", "steps"),
    [
        pytest.param(
            lambda at: hexes.cell_of(hexes.Hex(*at)), hexes.neighbours_by(hexes.STRIDE), SIX, id="hexes"
        ),
        pytest.param(lambda at: 32 * ROW + ROW * at[1] + at[0], beside, SIDES, id="squares"),
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
def test_groups_are_the_connected_parts_of_a_set(
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
    assert hexes.hex_of(hexes.cell_of(at)) == at


def test_no_step_off_the_end_of_a_column_lands_on_another() -> None:
    numbers = {hexes.cell_of(hexes.Hex(q, r)) for q in range(-63, 64) for r in range(-63, 64)}
    for q in range(-63, 64):
        assert hexes.cell_of(hexes.Hex(q, 63)) + 1 not in numbers
        assert hexes.cell_of(hexes.Hex(q, -63)) - 1 not in numbers


def test_a_step_is_the_same_addition_everywhere() -> None:
    for way, step in zip(hexes.DIRECTIONS, hexes.STEPS, strict=True):
        there = hexes.Hex(3 + way.q, -2 + way.r)
        assert hexes.cell_of(there) == hexes.cell_of(hexes.Hex(3, -2)) + step
