"""How the room of a picture is divided."""

from math import ceil

from render.drawing.sprites import Box


def cells(box: Box, count: int, columns: int) -> list[Box]:
    """A box in equal cells, row by row."""
    left, top, right, bottom = box
    width, height = (right - left) / columns, (bottom - top) / ceil(count / columns)
    corners = [(left + width * (n % columns), top + height * (n // columns)) for n in range(count)]
    return [(x, y, x + width, y + height) for x, y in corners]
