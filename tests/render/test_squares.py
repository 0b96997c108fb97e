"""Squares on a picture fill the room that there is for them."""

from hypothesis import given
from hypothesis import strategies as st

from engines.core.grids.squares import Square
from render.drawing.canvas import HEIGHT, TALLEST_QUESTION, WIDTH
from render.drawing.squares import HEIGHT_STEP, Grid, extent, fit, lowest

BOX = (20, 100, WIDTH - 20, HEIGHT - 20)
LARGEST = 176

coordinates = st.integers(-12, 12)
places = st.lists(st.builds(Square, coordinates, coordinates), min_size=1, max_size=60)


def room(built: list[Square], grid: Grid) -> tuple[float, float, float, float]:
    """The room between the places and the box on each side, clockwise from the left."""
    left, top, right, bottom = BOX
    xs, ys = zip(*(grid.middle(at) for at in built), strict=True)
    half = grid.side / 2
    return min(xs) - half - left, min(ys) - half - top, right - max(xs) - half, bottom - max(ys) - half


@given(places)
def test_all_places_are_within_the_box_and_in_the_middle_of_it(built: list[Square]) -> None:
    west, north, east, south = room(built, fit(built, BOX, LARGEST))
    assert min(west, north, east, south) >= -1
    assert abs(west - east) <= 2
    assert abs(north - south) <= 2


@given(places)
def test_no_grid_that_is_a_step_larger_would_fit(built: list[Square]) -> None:
    """Sizes go in steps of about a twelfth."""
    side = fit(built, BOX, LARGEST).side
    larger = side + 2 + (side + 14) // 24 * 2
    west, north, east, south = room(built, Grid(larger, 0, 0))
    assert larger > LARGEST or west + east < 0 or north + south < 0


@given(places)
def test_the_extent_of_places_fits_where_they_do(built: list[Square]) -> None:
    assert fit(extent(built), BOX, LARGEST) == fit(built, BOX, LARGEST)


def test_four_squares_meet_at_a_corner() -> None:
    grid = Grid(40, 100, 100)
    assert grid.corner(Square(0, 0)) == (120, 120)
    assert grid.middle(Square(1, 1)) == (140, 140)


@given(places, st.integers(40, LARGEST))
def test_a_picture_is_higher_only_as_far_as_its_squares_need(built: list[Square], enough: int) -> None:
    def side_at(height: int) -> int:
        left, top, right, bottom = BOX
        return fit(built, (left, top, right, bottom + height - HEIGHT), LARGEST).side

    found = lowest(side_at, enough, TALLEST_QUESTION)
    wanted = min(enough, side_at(TALLEST_QUESTION))
    assert HEIGHT <= found <= TALLEST_QUESTION
    assert side_at(found) >= wanted
    assert all(side_at(height) < wanted for height in range(HEIGHT, found, HEIGHT_STEP))
