"""Tiles on offer fill their picture, and lie apart from each other."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.founders.components import ROW, STACKS, Kind
from render.drawing.canvas import HEIGHT
from render.drawing.sprites import Box
from render.founders.offer_layout import LARGEST, NAME, SHELF, SIDE, Group, best_lines, offer

TILE = "forest"
lengths = st.lists(st.integers(0, ROW), min_size=len(STACKS), max_size=len(STACKS))


def stacked(*counts: int) -> list[Group]:
    return [Group(kind, [TILE] * count) for kind, count in zip(STACKS, counts, strict=True)]


def tile_boxes(groups: list[Group], box: Box) -> list[Box]:
    """Every tile with its name, and every stack."""
    lines, boxes = best_lines(groups, box), []
    half = lines.side / 2
    for group, place in lines.places(groups, box):
        boxes += [(x - half, y - half, x + half, y + half + NAME) for x, y in group.spots(place, lines.side)]
        boxes += [group.stack_box(place, lines.side)] if group.kind else []
    return boxes


@given(lengths, st.integers(HEIGHT, 1040))
def test_nothing_overlaps_or_leaves_the_shelf(counts: list[int], height: int) -> None:
    shelf = (*SHELF[:3], SHELF[3] + height - HEIGHT)
    boxes = tile_boxes(stacked(*counts), shelf)
    assert len(boxes) == sum(counts) + len(STACKS)
    for left, top, right, bottom in boxes:
        assert shelf[0] <= left
        assert shelf[1] <= top
        assert right <= shelf[2]
        assert bottom <= shelf[3]
    for one, other in combinations(boxes, 2):
        assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]


def test_few_tiles_share_a_line_and_are_larger() -> None:
    many, few = (best_lines(stacked(*counts), SHELF) for counts in ((ROW, ROW, ROW), (1, 2, 4)))
    assert len(many.starts) == len(STACKS)
    assert few.starts == (0, 2)
    assert few.side > many.side


def test_full_rows_are_large_enough_in_a_picture_that_is_not_higher_than_wide() -> None:
    assert best_lines(stacked(ROW, ROW, ROW), (*SHELF[:3], 1040)).side >= SIDE


@pytest.mark.parametrize("count", range(1, 16))
def test_tiles_without_a_stack_stand_in_equal_lines(count: int) -> None:
    groups = offer([TILE] * count)
    lines = best_lines(groups, SHELF)
    across = lines.starts[1] if len(lines.starts) > 1 else count
    assert lines.starts == tuple(range(0, count, across))
    assert lines.side <= LARGEST
    assert len(tile_boxes(groups, SHELF)) == count


def test_a_tile_to_be_revealed_has_its_place_unless_the_row_is_swept() -> None:
    assert [Group(Kind.CITY, [TILE] * count, turned=True).slots for count in (0, 1, ROW)] == [1, 2, ROW]
