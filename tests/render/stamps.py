"""What is drawn on a canvas, and where."""

from typing import TypeAlias

from render.drawing.sprites import Box, Sprite

Stamp: TypeAlias = tuple[Sprite, float, float]


def drawn(stamped: list[Stamp], wanted: Sprite) -> list[Box]:
    """The boxes in which a sprite was drawn."""
    half_width, half_height = wanted.width / 2, wanted.height / 2
    return [
        (x - half_width, y - half_height, x + half_width, y + half_height)
        for sprite, x, y in stamped
        if sprite is wanted
    ]
