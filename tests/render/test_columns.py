"""The boxes of a table's boards."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.widgets.columns import LEAST_WIDTH, boxes, column_widths, layouts

WHOLE = (24.0, 24.0, 1086.0, 1076.0)
sizes = st.lists(st.tuples(st.integers(1, 12), st.integers(1, 12)), min_size=1, max_size=4)


@pytest.mark.parametrize("wished", [(1, 1, 1), (1, 7, 7), (4, 8, 4), (1, 1, 10), (5, 5), (1, 1, 1, 9)])
def test_columns_fill_their_room_with_room_for_every_name(wished: tuple[int, ...]) -> None:
    widths = column_widths(wished, 1060)
    assert sum(widths) == pytest.approx(1060)
    assert min(widths) >= LEAST_WIDTH
    assert [first <= second for first, second in pairwise(widths)] == [
        first <= second for first, second in pairwise(wished)
    ]


@given(sizes)
def test_boxes_fill_a_table_and_do_not_overlap(sizes: list[tuple[int, int]]) -> None:
    for columns in layouts(len(sizes)):
        assert sorted(seat for column in columns for seat in column) == list(range(len(sizes)))
        found = boxes(sizes, columns, WHOLE, 70)
        area = sum((right - left) * (bottom - top) for left, top, right, bottom in found)
        assert area == pytest.approx((WHOLE[2] - WHOLE[0]) * (WHOLE[3] - WHOLE[1]))
        for column in columns:
            assert found[column[0]][1] == WHOLE[1]
            assert found[column[-1]][3] == pytest.approx(WHOLE[3])
            assert all(found[one][3] == found[other][1] for one, other in pairwise(column))
