"""How tiles on offer fill a picture: groups of tiles line by line, all at one size."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from engines.core.game import Seat
from engines.founders.components import ROW, Kind, TileId
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH
from render.drawing.sprites import Box, Point

SHELF: Box = (MARGIN, 112, WIDTH - MARGIN - 4, HEIGHT - MARGIN - 4)
SIDE, LARGEST = 166, 216  # a tile that is large enough, and the largest
ENOUGH = 140  # a tile for which no line is broken
NAME = 42  # the height of a tile's name
SPACE = 20  # between two tiles side by side
STACK = 76  # the width of a stack
INSET, GAP = 12, 10  # of things in a group from its edge, and between groups
FARTHEST = 28  # between lines


class Group(NamedTuple):
    """A stack with the open tiles beside it, or tiles without a stack."""

    kind: Kind | None
    tiles: Sequence[TileId]
    turned: bool = False  # the next tile of the stack is to be revealed
    owner: Seat | None = None  # who has built the tiles

    @property
    def is_swept(self) -> bool:
        """Whether the open tiles make room for the one to be revealed."""
        return self.turned and len(self.tiles) == ROW

    @property
    def slots(self) -> int:
        """How many tiles lie side by side."""
        return len(self.tiles) + (self.turned and not self.is_swept)

    def width(self, side: float) -> float:
        stack = STACK + SPACE if self.kind else 0
        return stack + self.slots * (side + SPACE) - SPACE + 2 * INSET + GAP

    def stack_box(self, place: Box, side: int) -> Box:
        left, top = place[0] + INSET, place[1] + INSET
        return left, top, left + STACK, top + side

    def spots(self, place: Box, side: int) -> list[Point]:
        """The middles of tiles, evenly in what the stack leaves of a place."""
        left, top, right, _ = place
        left += INSET - SPACE / 2 + (STACK + SPACE if self.kind else 0)
        step = (right - INSET + SPACE / 2 - left) / max(1, self.slots)
        return [(left + step * (place + 0.5), top + INSET + side / 2) for place in range(self.slots)]


def offer(tiles: Sequence[TileId]) -> list[Group]:
    """Tiles without a stack: each may begin a line."""
    return [Group(None, [tile]) for tile in tiles]


class Lines(NamedTuple):
    """Where each line begins, among the groups, and the side of a tile."""

    starts: tuple[int, ...]
    side: int

    def places(self, groups: Sequence[Group], box: Box) -> Iterator[tuple[Group, Box]]:
        """Every group and its place: lines fill the width, and lie in the middle of the height."""
        left, top, right, bottom = box
        lines = list(_split(groups, self.starts))
        height = _line_height(self.side)
        room = (bottom - top - height * len(lines)) / (len(lines) + 1)
        room = min(room, FARTHEST) if room > GAP else GAP
        y = (top + bottom - (height + room) * len(lines) + room) / 2
        for line in lines:
            x, more = left, (right - left + GAP - _width(line, self.side)) / len(line)
            for group in line:
                width = group.width(self.side) + more
                yield group, (x, y, x + width - GAP, y + height)
                x += width
            y += height + room


def best_lines(groups: Sequence[Group], box: Box) -> Lines:
    """The way to break groups into lines that leaves most room for a tile."""
    found = [Lines(starts, _side(groups, starts, box)) for starts in _ways(groups)]
    return max(found, key=_worth, default=Lines((), LARGEST))


def _worth(lines: Lines) -> tuple[int, int, int]:
    """Tiles that are large enough, then few lines, then larger tiles."""
    return min(ENOUGH, lines.side), -len(lines.starts), lines.side


def _ways(groups: Sequence[Group]) -> Iterator[tuple[int, ...]]:
    """Where lines may begin: single tiles stand in equal lines, stacks break them anywhere."""
    if any(group.kind for group in groups):
        for breaks in product((False, True), repeat=len(groups) - 1):
            yield (0, *(n for n, broken in enumerate(breaks, start=1) if broken))
    else:
        for across in range(1, len(groups) + 1):
            yield tuple(range(0, len(groups), across))


def _side(groups: Sequence[Group], starts: tuple[int, ...], box: Box) -> int:
    """The largest tiles in these lines."""
    left, top, right, bottom = box
    lines = list(_split(groups, starts))
    widths = ((right - left + GAP - _width(line, 0), sum(each.slots for each in line)) for line in lines)
    across = min(room / max(1, slots) for room, slots in widths)
    down = (bottom - top + GAP) / len(lines) - GAP - _line_height(0)
    return int(min(LARGEST, across, down)) // 2 * 2


def _line_height(side: float) -> float:
    return side + NAME + 2 * INSET - 4


def _width(line: Sequence[Group], side: float) -> float:
    return sum(group.width(side) for group in line)


def _split(groups: Sequence[Group], starts: Sequence[int]) -> Iterator[Sequence[Group]]:
    for first, last in pairwise([*starts, len(groups)]):
        yield groups[first:last]
