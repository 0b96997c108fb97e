"""Hexes on a picture meet exactly and fill the room that there is for them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.grids.hexes import DIRECTIONS, Hex
from render.drawing.canvas import HEIGHT, WIDTH
from render.drawing.hexes import Grid, corners, fit, half_height

BOX = (20, 100, WIDTH - 20, HEIGHT - 20)
LARGEST = 46

coordinates = st.integers(-30, 30)
places = st.lists(st.builds(Hex, coordinates, coordinates), min_size=1, max_size=60)


@pytest.mark.parametrize("unit", range(4, 60))
def test_neighbours_share_a_side_exactly(unit: int) -> None:
    grid = Grid(unit, 0, 0)
    outline = corners(unit)
    for side, (q, r) in enumerate(DIRECTIONS):
        x, y = grid.middle(Hex(q, r))
        shared = {outline[side], outline[(side + 1) % 6]}
        assert shared == {(x + a, y + b) for a, b in outline} & set(outline)


def room(built: list[Hex], grid: Grid) -> tuple[int, int, int, int]:
    """The room between the places and the box on each side, clockwise from the left."""
    left, top, right, bottom = BOX
    xs, ys = zip(*(grid.middle(at) for at in built), strict=True)
    width, height = 2 * grid.unit, half_height(grid.unit)
    return min(xs) - width - left, min(ys) - height - top, right - max(xs) - width, bottom - max(ys) - height


@given(places)
def test_all_places_are_within_the_box_and_in_the_middle_of_it(built: list[Hex]) -> None:
    west, north, east, south = room(built, fit(built, BOX, LARGEST))
    assert min(west, north, east, south) >= -1
    assert abs(west - east) <= 2
    assert abs(north - south) <= 2


@given(places)
def test_no_grid_that_is_a_step_larger_would_fit(built: list[Hex]) -> None:
    """Sizes go in steps of about a twelfth."""
    unit = fit(built, BOX, LARGEST).unit
    larger = unit + 1 + unit // 12
    west, north, east, south = room(built, Grid(larger, 0, 0))
    assert larger > LARGEST or west + east < 0 or north + south < 0
