"""A page to draw on, in lengths of a picture that is not zoomed; moves can be marked on it."""

from collections import Counter
from typing import NamedTuple

from engines.core.text import Text
from engines.origins import rules
from engines.origins.actions.turn import Turn
from engines.origins.moves import Move
from engines.origins.state import State
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, new_card
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
from render.drawing.sprites import Box, Point, Sprite
from render.origins.colours import PALETTES
from render.origins.page.targets import Target, place, targets
from render.origins.pieces.pictograms import Symbol, symbols_ink, symbols_sprite
from render.origins.pieces.shapes import panel
from render.requests import RenderRequest
from render.widgets.badges import disc
from render.widgets.place_numbers import place_number
from render.widgets.writing import capitalized, write_label, write_label_over

MARK = 43  # the distance between letters
SPACE = 12  # between glyphs and a name


class Spot(NamedTuple):
    """The position of letters: from there to the right, or at the corners of a box and then inwards."""

    x: float
    y: float
    end: float | None = None
    bottom: float | None = None

    def place(self, number: int) -> Point:
        """The position of a letter after so many others."""
        if self.end is None:
            return min(self.x + MARK * number, WIDTH - MARGIN - MARK / 2), self.y
        rows = (self.y,) if self.bottom is None else (self.y, self.bottom)
        inwards = MARK * (number // (2 * len(rows)))
        x = self.end - inwards if number % 2 else self.x + inwards
        return x, rows[number // 2 % len(rows)]


class Page:
    """A canvas for the state now and after the ghost, with the spots that moves can be marked at."""

    def __init__(self, state: State, request: RenderRequest, height: int = HEIGHT) -> None:
        self.request = request
        self.now = state
        self.then = after(state, request.ghost) if request.ghost else state
        self.scale = request.scale
        self.canvas = new_card(self.scale, height)
        self.spots: dict[Target | None, Spot] = {}

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
        write_label(self.canvas, self.request.say(name), middle, max_width * self.scale, lines)

    def write_name_over(self, name: Text, x: float, y: float, max_width: float) -> None:
        """The same in one line, on any other background than the card or a panel."""
        middle = (x * self.scale, y * self.scale)
        write_label_over(self.canvas, self.request.say(name), middle, max_width * self.scale)

    def write_name_from(
        self, name: Text, left: float, y: float, max_width: float, *, over: bool = False
    ) -> None:
        """A name in one line from its left end, on the card or a panel, or over any other background."""
        words, width = capitalized(self.request.say(name)), int(max_width * self.scale)
        mask = narrow_ink(words, SMALL * self.scale, Weight.REGULAR, width)
        x = left + mask.width / self.scale / 2
        if over:
            self.canvas.write(mask, x * self.scale, y * self.scale)
        else:
            self.stamp(narrow_text(words, SMALL * self.scale, Weight.REGULAR, width), x, y)

    def write_line(  # noqa: PLR0913 - what, where and on what
        self, symbols: tuple[Symbol, ...], name: Text, left: float, y: float, max_width: float, *, over: bool
    ) -> None:
        """Numbers and glyphs, then a name if it fits, in a line that is at most so wide."""
        width = symbols_ink(symbols, SMALL * self.scale).width / self.scale
        (self.write_over if over else self.write)(symbols, left + width / 2, y)
        room = max_width - width - SPACE
        if text_width(self.request.say(name), SMALL, Weight.REGULAR) * NARROWEST <= room:
            self.write_name_from(name, left + width + SPACE, y, room, over=over)

    def draw_panel(self, box: Box) -> None:
        """A background for things that belong together."""
        left, top, right, bottom = box
        width, height = round(right - left) * self.scale, round(bottom - top) * self.scale
        self.stamp(panel(width, height, 16 * self.scale), (left + right) / 2, (top + bottom) / 2)

    def add_spot(
        self, target: Target, x: float, y: float, end: float | None = None, bottom: float | None = None
    ) -> None:
        """Remember the position of a target's letters; only the first spot of a target counts."""
        self.spots.setdefault(target, Spot(x, y, end, bottom))

    def draw_tags(self, otherwise: Target | None = None) -> None:
        """Draw the letters of ideas and the numbers of places at their spots."""
        self._draw_letters(otherwise)
        chosen = self.request.ghost and place(self.request.ghost)
        for number, move in self.request.places.items():
            target = place(move)
            if target in self.spots:
                sprite = place_number(number, self.scale, chosen=target == chosen)
                self.stamp(sprite, self.spots[target].x, self.spots[target].y)

    def _draw_letters(self, otherwise: Target | None) -> None:
        """Those of the same target are side by side; those of targets elsewhere have a spot of their own."""
        taken = Counter[Spot]()
        for letter, move in self.request.marks.items():
            about = (*targets(self.now, move), otherwise)
            spot = next((self.spots[target] for target in about if target in self.spots), None)
            if spot is not None:
                self.stamp(disc(letter, SMALL * self.scale, 1.6), *spot.place(taken[spot]))
                taken[spot] += 1

    def png(self) -> bytes:
        """The finished picture."""
        return self.canvas.png(PALETTES[self.request.theme])


def after(state: State, move: Move) -> State:
    """The state right after a move, without what follows by itself, such as a new round."""
    turn = Turn(state)
    rules.decide(turn, move)
    return turn.state


def _legible(symbols: tuple[Symbol, ...], size: int) -> int:
    """Glyphs alone may be smaller than letters."""
    return max(size, SMALL) if any(isinstance(symbol, str) for symbol in symbols) else size
