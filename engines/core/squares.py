"""Places on a grid of squares: x grows to the east, y to the south."""

from typing import NamedTuple


class Square(NamedTuple):
    """A place on the grid."""

    x: int
    y: int


# Clockwise from the north.
DIRECTIONS = (Square(0, -1), Square(1, 0), Square(0, 1), Square(-1, 0))
