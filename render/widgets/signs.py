"""Signs of a legend: single glyphs, and parts of pictures drawn on a small sheet."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engines.core.text import Argument, Text
from render.drawing.canvas import Canvas, new_sheet
from render.drawing.glyphs import MEDAL, Glyph, glyph_sprite
from render.drawing.lettering import MIDDLE
from render.drawing.palette import CARD
from render.drawing.sprites import Sprite
from render.requests import LegendEntry
from render.widgets.badges import CHIP, card_chip, disc
from render.widgets.place_numbers import place_number

Numbers: TypeAlias = Mapping[str, Argument]

SIGN_WIDTH, SIGN_HEIGHT = 148, 88  # the room of a sign
GLYPH = 68
SIDE = 88  # of a sign that is more than a glyph
NONE: Numbers = {}


def glyph_entry(glyph: Glyph, key: str, numbers: Numbers = NONE) -> LegendEntry:
    """A glyph on the bare card."""
    return entry(glyph_sprite(glyph, GLYPH), key, numbers)


def entry(sprite: Sprite, key: str, numbers: Numbers = NONE) -> LegendEntry:
    """A sign whose name has this key; its line has it too, with `-line` at the end."""
    return LegendEntry(sprite, Text(key), Text(f"{key}-line", numbers))


def shared_entries() -> list[LegendEntry]:
    """What is in the pictures of every game: points, seats, and the marks of moves."""
    return [
        glyph_entry(MEDAL, "legend-points"),
        entry(card_chip(0, CHIP, to_move=True), "legend-seat"),
        entry(disc("A", MIDDLE, 1.6), "legend-idea"),
        entry(place_number("3", 2), "legend-place"),
    ]


def drawn(draw: Callable[[Canvas], None], width: int = SIDE, height: int = SIDE) -> Sprite:
    """What is drawn on a sheet of this size, on the colour of the card."""
    sheet = new_sheet(width, height, CARD)
    draw(sheet)
    return sheet.sprite()
