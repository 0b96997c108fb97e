"""The room that an irregular board leaves free in its box, and cells that are laid out there."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from render.drawing.sprites import Box
from render.widgets.columns import Size

FINE, COARSE = 40, 75  # the sides of a plan's squares: to find room, and to see how empty a picture is
ROUGHLY = 160  # what begins so little lower is at the same height
TYPICAL = 0.8  # the height of what is in a cell, in its least height
WIDER = 1.3  # how much wider than it needs a cell may be


class Plan:
    """A part of a picture in small squares, with those that something is drawn on."""

    def __init__(self, box: Box, step: int = FINE) -> None:
        left, top, right, bottom = box
        self.left, self.top, self.step = left, top, step
        self.columns, self.rows = int((right - left) / step), int((bottom - top) / step)
        self.taken = [0] * self.rows  # the columns of each row, as bits

    def take(self, boxes: Iterable[Box]) -> None:
        """Whatever touches a square takes it."""
        x, y, step, taken = self.left, self.top, self.step, self.taken
        columns, rows = self.columns, self.rows
        for left, top, right, bottom in boxes:
            first, last = max(0, int((left - x) // step)), min(columns, ceil((right - x) / step))
            if first < last:
                bits = (1 << last) - (1 << first)
                for row in range(max(0, int((top - y) // step)), min(rows, ceil((bottom - y) / step))):
                    taken[row] |= bits

    def free_boxes(self, least: Size) -> list[Box]:
        """The free rectangles of at least that size that cannot be made higher, the largest first.

        They are the widest of each height.
        """
        columns, rows = (max(1, ceil(length / self.step)) for length in least)
        found = sorted(self._free(columns, rows), key=lambda box: -(box[2] - box[0]) * (box[3] - box[1]))
        return [self._pixels(box) for box in found]

    def _free(self, columns: int, rows: int) -> Iterator[tuple[int, int, int, int]]:
        whole, taken = (1 << self.columns) - 1, self.taken
        for top in range(self.rows - rows + 1):
            free, longest = whole, None
            for row in taken[top : top + rows]:
                free &= ~row
            for bottom in range(top + rows, self.rows + 1):
                start, end = run = _longest_run(free)
                if longest and run != longest:
                    yield longest[0], top, longest[1], bottom - 1
                if end - start < columns:
                    break
                if bottom == self.rows:
                    yield start, top, end, bottom
                    break
                longest = run
                free &= ~taken[bottom]

    def _pixels(self, box: tuple[int, int, int, int]) -> Box:
        (left, top, right, bottom), x, y, step = box, self.left, self.top, self.step
        return x + left * step, y + top * step, x + right * step, y + bottom * step


@lru_cache(1 << 12)  # the same rows are looked at again and again
def _longest_run(bits: int) -> tuple[int, int]:
    """The first and the end of the longest run of ones; of equal ones the first."""
    length, shorter = 0, bits
    while shorter:
        last, length = shorter, length + 1
        shorter &= shorter >> 1
    if not length:
        return 0, 0
    start = (last & -last).bit_length() - 1
    return start, start + length


def emptiness(box: Box, drawn: Iterable[Box]) -> float:
    """How much of a part of a picture is empty: the share of large squares on which nothing is drawn."""
    left, top, right, bottom = box
    width, height = ceil((right - left) / COARSE), ceil((bottom - top) / COARSE)
    plan = Plan((left, top, left + width * COARSE, top + height * COARSE), COARSE)
    plan.take(drawn)
    return 1 - sum(row.bit_count() for row in plan.taken) / (width * height)


class CellStyle(NamedTuple):
    """The least size of a cell, how high it may become, and the typical width of what is in it."""

    width: float
    height: float
    tallest: float
    typical: float


def least_size(styles: Sequence[CellStyle]) -> Size:
    """The least width and the least height of a cell of any of these styles."""
    width = min((style.width for style in styles), default=0)
    return width, min((style.height for style in styles), default=0)


class Arrangement(NamedTuple):
    """Cells of one style, one after the other in columns."""

    style: CellStyle
    cells: Sequence[Box]

    def covered(self) -> list[Box]:
        """What is drawn in the cells."""
        width, height = self.style.typical, TYPICAL * self.style.height
        middles = [(left, (top + bottom) / 2) for left, top, _, bottom in self.cells]
        return [(x, y - height / 2, x + width, y + height / 2) for x, y in middles]


def arrange(
    count: int, styles: Sequence[CellStyle], rooms: Sequence[Box], most: int = 3
) -> Arrangement | None:
    """So many cells in the first style that fits: in one of the rooms, or in at most so many groups."""
    for style in styles:
        for groups in range(1, most + 1):
            if blocks := _blocks(count, groups, style, rooms):
                return Arrangement(
                    style, [cell for block in sorted(blocks, key=_reading_order) for cell in block]
                )
    return None


def _blocks(count: int, groups: int, style: CellStyle, rooms: Sequence[Box]) -> list[list[Box]]:
    """Groups of cells that do not overlap, in the largest rooms; none if they do not fit."""
    each, found, taken = ceil(count / groups), list[list[Box]](), list[Box]()
    for room in rooms:
        width, height = room[2] - room[0], room[3] - room[1]
        if width < style.width or height < style.height:
            continue
        columns = _columns(each, style, width, height)
        if columns and not any(_overlap(room, box) for box in taken):
            found.append(_cells(min(each, count - each * len(found)), columns, style, room))
            taken.append(_around(found[-1]))
            if len(found) == groups:
                return found
    return []


def _around(cells: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*cells, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _reading_order(cells: Sequence[Box]) -> tuple[float, float]:
    """From top to bottom, then from left to right."""
    left, top, _, _ = cells[0]
    return top // ROUGHLY, left


@lru_cache(1 << 12)  # rooms are whole squares of a plan, so that few sizes occur
def _columns(count: int, style: CellStyle, width: float, height: float) -> int:
    """In how many columns the cells fit: as few as possible, none of them empty; 0 if they do not fit."""
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        fits = columns * style.width <= width and rows * style.height <= height
        if fits and ceil(count / rows) == columns:
            return columns
    return 0


def _cells(count: int, columns: int, style: CellStyle, room: Box) -> list[Box]:
    """Spread over the room as far as they may."""
    left, top, right, bottom = room
    rows = ceil(count / columns)
    width = min(style.width * WIDER, (right - left) / columns)
    height = min(style.tallest, (bottom - top) / rows)
    start, upper, _, _ = _centred(room, width * columns, height * rows)
    corners = [(start + width * (n // rows), upper + height * (n % rows)) for n in range(count)]
    return [(x, y, x + width, y + height) for x, y in corners]


def _centred(box: Box, width: float, height: float) -> Box:
    """A box in the middle of another one."""
    left, top, right, bottom = box
    x, y = (left + right - width) / 2, (top + bottom - height) / 2
    return x, y, x + width, y + height
