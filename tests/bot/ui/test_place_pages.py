"""Pages of places: as few as possible, of one length, and each of places that lie together."""

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.panel.places.pages import PAGE_LENGTH, in_pages
from engines.core.game import Position

points = st.sets(st.builds(Position, st.integers(0, 30), st.integers(0, 30)), min_size=1, max_size=160)


@given(points)
def test_every_place_is_on_one_of_as_few_pages_as_possible(points: set[Position]) -> None:
    pages = in_pages(points)
    assert sorted(at for page in pages for at in page) == sorted(points)
    assert len(pages) == -(-len(points) // PAGE_LENGTH)
    assert max(map(len, pages)) <= PAGE_LENGTH
    assert max(map(len, pages)) - min(map(len, pages)) <= 1 + len(pages) // 3


@given(points)
def test_a_page_is_in_reading_order(points: set[Position]) -> None:
    for page in in_pages(points):
        assert page == sorted(page, key=lambda at: (at.y, at.x))


def test_a_wide_field_is_divided_from_left_to_right() -> None:
    left, right = in_pages(Position(x, y) for x in range(10) for y in range(5))
    assert max(at.x for at in left) < min(at.x for at in right)


def test_a_high_field_is_divided_from_top_to_bottom() -> None:
    top, bottom = in_pages(Position(x, y) for x in range(5) for y in range(10))
    assert max(at.y for at in top) < min(at.y for at in bottom)


def test_of_four_pages_each_is_a_quarter() -> None:
    pages = in_pages(Position(x, y) for x in range(10) for y in range(10))
    assert len(pages) == 4
    for page in pages:
        xs, ys = zip(*page, strict=True)
        assert max(xs) - min(xs) == max(ys) - min(ys) == 4
