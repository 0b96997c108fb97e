"""Paper to draw on, in lengths of a picture that is not zoomed, with words in the reader's language."""

from collections.abc import Callable

from engines.core.text import Text
from render.drawing.canvas import Canvas
from render.drawing.lettering import (
    FAINT_ON_PANEL,
    NARROWEST,
    SMALL,
    Weight,
    faint_text,
    narrow_ink,
    narrow_text,
    text_width,
)
from render.drawing.sprites import Box, Sprite
from render.origins.pieces.pictograms import Symbol, symbols_ink, symbols_sprite
from render.origins.pieces.shapes import panel
from render.widgets.writing import capitalized, write_label

SPACE = 12  # between glyphs and a name


class Paper:
    """A canvas, and how words are said on it."""

    def __init__(self, canvas: Canvas, scale: int, say: Callable[[Text], str]) -> None:
        self.canvas = canvas
        self.scale = scale
        self.say = say

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Stamp a sprite centred at a point."""
        self.canvas.stamp(sprite, x * self.scale, y * self.scale)

    def stamp_opaque(self, sprite: Sprite, x: float, y: float) -> None:
        """The same for a sprite that fills its rectangle."""
        self.canvas.stamp_opaque(sprite, x * self.scale, y * self.scale)

    def write(self, symbols: tuple[Symbol, ...], x: float, y: float, size: int = SMALL) -> None:
        """Numbers and glyphs in a row, centred at a point of the card or of a panel."""
        self.stamp(symbols_sprite(symbols, _legible(symbols, size) * self.scale), x, y)

    def write_over(self, symbols: tuple[Symbol, ...], x: float, y: float, size: int = SMALL) -> None:
        """The same on any other background."""
        self.canvas.write(
            symbols_ink(symbols, _legible(symbols, size) * self.scale), x * self.scale, y * self.scale
        )

    def write_from(self, symbols: tuple[Symbol, ...], left: float, y: float, size: int = SMALL) -> None:
        """Numbers and glyphs in a row from its left end, on the card or on a panel."""
        sprite = symbols_sprite(symbols, size * self.scale)
        self.stamp(sprite, left + sprite.width / self.scale / 2, y)

    def write_faint(self, words: str, x: float, y: float) -> None:
        """A fainter number, on the card or on a panel."""
        self.stamp(faint_text(words, SMALL * self.scale, FAINT_ON_PANEL), x, y)

    def write_name(self, name: Text, x: float, y: float, max_width: float, lines: int = 1) -> None:
        """A name in the reader's language; the point is the middle of its first line."""
        middle = (x * self.scale, y * self.scale)
        write_label(self.canvas, self.say(name), middle, max_width * self.scale, lines)

    def write_name_from(  # noqa: PLR0913 - what, where, how and on what
        self,
        name: Text,
        left: float,
        y: float,
        max_width: float,
        weight: Weight = Weight.REGULAR,
        *,
        over: bool = False,
    ) -> None:
        """A name in one line from its left end, on the card or a panel, or over any other background."""
        words, width = capitalized(self.say(name)), int(max_width * self.scale)
        mask = narrow_ink(words, SMALL * self.scale, weight, width)
        x = left + mask.width / self.scale / 2
        if over:
            self.canvas.write(mask, x * self.scale, y * self.scale)
        else:
            self.stamp(narrow_text(words, SMALL * self.scale, weight, width), x, y)

    def write_line(  # noqa: PLR0913 - what, where and on what
        self, symbols: tuple[Symbol, ...], name: Text, left: float, y: float, max_width: float, *, over: bool
    ) -> None:
        """Numbers and glyphs, then a name if it fits, in a line that is at most so wide."""
        width = symbols_ink(symbols, SMALL * self.scale).width / self.scale
        (self.write_over if over else self.write)(symbols, left + width / 2, y)
        room = max_width - width - SPACE
        if text_width(capitalized(self.say(name)), SMALL, Weight.BOLD) * NARROWEST <= room:
            self.write_name_from(name, left + width + SPACE, y, room, Weight.BOLD, over=over)

    def draw_panel(self, box: Box) -> None:
        """A background for things that belong together, on the bare card."""
        left, top, right, bottom = box
        width, height = round(right - left) * self.scale, round(bottom - top) * self.scale
        self.stamp_opaque(panel(width, height, 16 * self.scale), (left + right) / 2, (top + bottom) / 2)


def _legible(symbols: tuple[Symbol, ...], size: int) -> int:
    """Glyphs alone may be smaller than letters."""
    return max(size, SMALL) if any(isinstance(symbol, str) for symbol in symbols) else size
