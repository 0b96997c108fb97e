"""Numbers of places: where their plates stand."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from render.drawing.sprites import Box, Point
from render.widgets.place_numbers import Plate, arrange, plate_box, shared_area

BOARD: Box = (0, 0, 1036, 556)
points = st.lists(
    st.tuples(st.integers(30, 1006), st.integers(30, 526)), min_size=1, max_size=25, unique=True
)


def boxes(plates: list[Plate], scale: int = 1) -> list[Box]:
    return [plate_box(plate.number, plate.middle, scale) for plate in plates]


def counted(found: list[Point]) -> dict[str, Point]:
    return {str(number): point for number, point in enumerate(found, start=1)}


@given(points)
def test_no_plate_covers_another_or_leaves_the_board(found: list[Point]) -> None:
    plates = boxes(arrange(counted(found), 1, BOARD, []))
    assert not any(shared_area(first, second) for first, second in combinations(plates, 2))
    assert all(
        left >= 0 and top >= 0 and right <= 1036 and bottom <= 556 for left, top, right, bottom in plates
    )


@given(points)
def test_crowded_points_keep_all_their_numbers(found: list[Point]) -> None:
    """All in a field of a hundred pixels."""
    crowded = list(dict.fromkeys((400 + x // 10, 200 + y // 10) for x, y in found))
    plates = arrange(counted(crowded), 1, BOARD, [])
    assert [plate.point for plate in plates] == crowded
    assert not any(shared_area(first, second) for first, second in combinations(boxes(plates), 2))


def test_a_plate_stands_at_its_point_if_there_is_room() -> None:
    corners: list[Point] = [(200 + 48 * n, 200) for n in range(10)]
    assert [plate.middle for plate in arrange(counted(corners), 1, BOARD, [])] == corners


def test_a_plate_gives_way_to_a_glyph() -> None:
    glyph = (185, 185, 215, 215)
    plates = arrange({"1": (200, 200)}, 1, BOARD, [glyph])
    assert [plate.point for plate in plates] == [(200, 200)]
    assert shared_area(boxes(plates)[0], glyph) == 0


def test_a_zoomed_plate_stands_where_the_other_does() -> None:
    found = counted([(200, 200), (230, 210), (240, 190)])
    twice = {number: (2 * x, 2 * y) for number, (x, y) in found.items()}
    small, large = arrange(found, 1, BOARD, []), arrange(twice, 2, (0, 0, 2072, 1112), [])
    assert [(round(2 * x), round(2 * y)) for _, _, (x, y) in small] == [
        (round(x), round(y)) for _, _, (x, y) in large
    ]
