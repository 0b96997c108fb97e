"""Numbers of places: where their plates stand."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.drawing.lettering import NARROWEST, SMALL, Weight, text_coverage
from render.drawing.palette import ACCENT, INK, Colour
from render.drawing.sprites import Box, Point, Sprite
from render.widgets.number_plates import Plate, arrange, plate_box, shared_area
from render.widgets.place_numbers import place_number

BOARD: Box = (0, 0, 1036, 556)
points = st.lists(
    st.tuples(st.integers(30, 1006), st.integers(30, 526)), min_size=1, max_size=25, unique=True
)


def boxes(plates: list[Plate], scale: int = 1) -> list[Box]:
    return [plate_box(plate.number, plate.middle, scale) for plate in plates]


def counted(found: list[Point]) -> dict[str, Point]:
    return {str(number): point for number, point in enumerate(found, start=1)}


def share(sprite: Sprite, colour: Colour) -> float:
    """The part of a sprite that has a colour without any shade."""
    return sprite.image.histogram()[colour] / (sprite.width * sprite.height)


def test_the_chosen_number_is_bright_and_the_others_are_dark() -> None:
    for number in ("1", "25"):
        plain, chosen = (place_number(number, 1, chosen=chosen) for chosen in (False, True))
        assert plain.image.size == chosen.image.size
        assert share(chosen, ACCENT) > share(chosen, INK)
        assert share(plain, INK) > 0.5
        assert share(plain, ACCENT) == 0


def test_a_number_is_large_enough_for_a_phone() -> None:
    """11 pixels of a picture that is 340 wide."""
    assert min(place_number(number, 1).height for number in ("1", "25")) >= 36


@pytest.mark.parametrize("number", ["8", "25", "108"])
def test_a_number_fits_on_its_plate(number: str) -> None:
    """Three digits are narrower than others, but no narrower than letters may be."""
    narrowest = NARROWEST if len(number) == 3 else 1
    digits = text_coverage(number, SMALL, Weight.BOLD)
    assert digits.width * narrowest + 4 <= place_number(number, 1).width


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
