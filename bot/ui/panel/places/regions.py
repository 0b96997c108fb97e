"""In which part of a group of places each of them lies, in words."""

from collections.abc import Sequence

from engines.core.game import Position
from engines.core.text import Text

NAMES = (("nw", "n", "ne"), ("w", "c", "e"), ("sw", "s", "se"))
NARROW = 0.25  # Of what is so much longer than wide, only the length matters.


def regions(points: Sequence[Position]) -> list[Text]:
    """For each point, its part of the rectangle around all of them: a corner, a side or the middle."""
    xs, ys = zip(*points, strict=True)
    columns, rows = _thirds(xs), _thirds(ys)
    width, height = (max(values) - min(values) for values in (xs, ys))
    if width < NARROW * height:
        columns = [1] * len(points)
    if height < NARROW * width:
        rows = [1] * len(points)
    return [Text(f"place-region-{NAMES[row][column]}") for row, column in zip(rows, columns, strict=True)]


def _thirds(values: Sequence[float]) -> list[int]:
    """In which third of their range values are, from 0 to 2."""
    first, last = min(values), max(values)
    if first == last:
        return [1] * len(values)
    return [min(2, int(3 * (value - first) / (last - first))) for value in values]
