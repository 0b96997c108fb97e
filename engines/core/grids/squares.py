"""Places on a grid of squares: x grows to the east, y to the south."""

from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta

# Further out than any game can build; checked where a state is read from JSON, since boxes around what is
# built must stay small.
Coordinate: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]


class Square(NamedTuple):
    """A place on the grid."""

    x: Coordinate
    y: Coordinate


# Clockwise from the north.
DIRECTIONS = (Square(0, -1), Square(1, 0), Square(0, 1), Square(-1, 0))
