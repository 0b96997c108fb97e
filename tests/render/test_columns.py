"""The columns of a table, and what is packed into them."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.drawing.canvas import MARGIN, TALLEST, WIDTH
from render.drawing.sprites import Box
from render.widgets.columns import layouts
from render.widgets.score_panel import forms
from render.widgets.table_plan import NARROWEST, Boards, plan_table

HEAD = 64
sizes = st.lists(st.tuples(st.integers(1, 12), st.integers(1, 12)), min_size=2, max_size=4)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_is_in_one_column(seats: int) -> None:
    for columns in layouts(seats):
        assert sorted(seat for column in columns for seat in column) == list(range(seats))


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@given(sizes)
def test_boards_and_panel_do_not_overlap_and_stay_inside(sizes: list[tuple[int, int]]) -> None:
    def drawn(boxes: Sequence[Box], _scale: int) -> list[Box]:
        return [(left, top + HEAD, right, bottom) for left, top, right, bottom in boxes]

    boards = Boards(sizes, HEAD, range(8, 90), lambda size, side: (size[0] * side, size[1] * side), drawn)
    plan = plan_table(boards, forms(6, len(sizes)))
    boxes = [*plan.boxes, *(plan.panel.cells if plan.panel else ())]
    assert len(plan.boxes) == len(sizes)
    assert plan.height <= TALLEST
    for number, box in enumerate(boxes):
        assert not any(overlap(box, other) for other in boxes[:number])
        assert box[0] >= MARGIN
        assert box[2] <= WIDTH - MARGIN + 1
        assert box[3] <= plan.height - MARGIN + 1
    for size, (left, top, right, bottom) in zip(sizes, plan.boxes, strict=True):
        assert right - left >= NARROWEST
        assert bottom - top >= HEAD + size[1] * plan.scale
