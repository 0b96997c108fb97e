"""How the boards of a table share a picture with everybody's points: packed so that little is left empty."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, product
from typing import NamedTuple

from render.drawing.canvas import LOWEST, MARGIN, TALLEST, WIDTH
from render.drawing.sprites import Box
from render.widgets.columns import Columns, Size, layouts
from render.widgets.free_room import Arrangement, Plan, arrange, emptiness, least_size
from render.widgets.score_panel import Form
from render.widgets.seat_boxes import NAME

GAP = 16  # between boards
AROUND = 12  # the free room around a board
NARROWEST = 326  # a box with room for a name and points
SCALES = (1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)  # of the largest: smaller boards may leave less empty
FULL_ENOUGH = 0.25  # so little empty that nothing else is tried
HEAD_LEFT, HEAD_RIGHT = 240, 150  # the typical widths of what is at the ends of a head


class Boards(NamedTuple):
    """What a game knows of its boards."""

    sizes: Sequence[Size]  # in units of its own
    head: float  # the height of what is above each board
    scales: range  # from the smallest that can be read
    pixels: Callable[[Size, int], Size]  # the size of a board and what is around it, at a scale
    drawn: Callable[[Sequence[Box], int], list[Box]]  # what is drawn below the heads of boxes, at a scale
    foot: float = 0  # the height of what is below all boards if there is no panel
    narrowest: float = NARROWEST  # a box with room for its head if there is no panel


class TablePlan(NamedTuple):
    """The height of a picture, the boxes of all seats, the scale of their boards, and the panel of points."""

    height: int
    boxes: Sequence[Box]
    scale: int
    panel: Arrangement | None = None
    emptiness: float = 1  # about


def plan_table(boards: Boards, forms: Sequence[Form], tallest: int = TALLEST) -> TablePlan:
    """The first plan that is full enough, those with the largest boards first; else the fullest."""
    found = {columns: _largest(boards, columns, tallest) for columns in layouts(len(boards.sizes))}
    largest, best = max(found.values()), TablePlan(tallest, [], 0, emptiness=2)
    smallest = min(largest, boards.scales[0])
    scales = {max(smallest, int(largest * part)) for part in SCALES}
    for scale in sorted(scales, reverse=True):
        for columns in (columns for columns, most in found.items() if most >= scale):
            for plan in _packed(boards, columns, scale, forms, tallest):
                best = min(best, _with_panel(boards, plan, forms), key=lambda each: each.emptiness)
        if best.emptiness <= FULL_ENOUGH:
            break
    return best


def _largest(boards: Boards, columns: Columns, tallest: int) -> int:
    """The largest scale with which boards fit in columns; 0 if there is none."""
    room = (WIDTH - 2 * MARGIN, tallest - 2 * MARGIN)

    def fits(scale: int) -> bool:
        widths, heights = _needed(boards, columns, scale)
        across = sum(widths) + GAP * (len(widths) - 1)
        return across <= room[0] and max(map(sum, heights)) + boards.foot <= room[1]

    return bisect_right(range(1, boards.scales[-1] + 1), 0, key=lambda scale: 0 if fits(scale) else 1)


def _needed(boards: Boards, columns: Columns, scale: int) -> tuple[list[float], list[list[float]]]:
    """The widths of columns, and the heights of the boxes in them."""
    sizes = [boards.pixels(size, scale) for size in boards.sizes]
    widths = [max(NARROWEST, *(sizes[seat][0] for seat in column)) for column in columns]
    return widths, [[boards.head + sizes[seat][1] for seat in column] for column in columns]


def _packed(
    boards: Boards, columns: Columns, scale: int, forms: Sequence[Form], tallest: int
) -> Iterator[TablePlan]:
    """Boxes as large as they need; what is left is at the right, or shared; perhaps with room below them."""
    widths, heights = _needed(boards, columns, scale)
    spare = WIDTH - 2 * MARGIN - sum(widths) - GAP * (len(widths) - 1)
    below = [boards.foot, *(form.style.height + GAP for form in forms if not form.is_tall)]
    for wider, lower in product(sorted({0.0, spare / len(widths)}), below):
        height = max(LOWEST, round(2 * MARGIN + max(map(sum, heights)) + lower))
        if height <= tallest:
            yield TablePlan(height, _boxes(columns, [width + wider for width in widths], heights), scale)


def _boxes(columns: Columns, widths: Sequence[float], heights: Sequence[Sequence[float]]) -> list[Box]:
    found: dict[int, Box] = {}
    lefts = accumulate((width + GAP for width in widths), initial=float(MARGIN))
    for column, width, downs, left in zip(columns, widths, heights, lefts, strict=False):
        tops = accumulate(downs, initial=float(MARGIN))
        for seat, down, top in zip(column, downs, tops, strict=False):
            found[seat] = (left, top, left + width, top + down)
    return [found[seat] for seat in sorted(found)]


def _strips(plan: TablePlan, whole: Box) -> list[Box]:
    """What all boxes leave below them and at their right."""
    left, top, right, bottom = whole
    end, lowest = max(box[2] for box in plan.boxes), max(box[3] for box in plan.boxes)
    return [(left, lowest + GAP, right, bottom), (end + GAP, top, right, bottom)]


def _with_panel(boards: Boards, plan: TablePlan, forms: Sequence[Form]) -> TablePlan:
    """With a panel where there is room for one, and how empty the picture is."""
    whole: Box = (MARGIN, MARGIN, WIDTH - MARGIN, plan.height - MARGIN)
    drawn, room = boards.drawn(plan.boxes, plan.scale), Plan(whole)
    room.take((a - AROUND, b - AROUND, c + AROUND, d + AROUND) for a, b, c, d in drawn)
    room.take((left, top, right, top + boards.head) for left, top, right, _ in plan.boxes)
    styles = [form.style for form in forms]
    rooms = [*_strips(plan, whole), *room.free_boxes(least_size(styles))]
    panel = arrange(1, styles, rooms, most=1)
    if panel:  # which may have taken the room for the foot
        lowest = max(box[3] for box in (*plan.boxes, *panel.cells))
        plan = plan._replace(height=max(LOWEST, round(lowest) + MARGIN))
        whole = (*whole[:3], plan.height - MARGIN)
    heads = [
        box
        for left, top, right, _ in plan.boxes
        for box in (
            (left, top, left + HEAD_LEFT, top + NAME),
            (right - HEAD_RIGHT, top, right, top + boards.head),
        )
    ]
    too_narrow = not panel and min(box[2] - box[0] for box in plan.boxes) < boards.narrowest
    empty = emptiness(whole, [*drawn, *heads, *(panel.covered() if panel else ())])
    return plan._replace(panel=panel, emptiness=1 + empty if too_narrow else empty)
