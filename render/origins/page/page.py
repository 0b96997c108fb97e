"""A page to draw on, in lengths of a picture that is not zoomed; what is on it can be marked."""

from collections import Counter
from typing import NamedTuple

from engines.origins import rules
from engines.origins.moves import Move
from engines.origins.state import State
from engines.origins.turn import Turn
from render.drawing.canvas import MARGIN, WIDTH, new_card
from render.drawing.lettering import SMALL, faint_text
from render.drawing.sprites import Box, Sprite
from render.origins.colours import PALETTE
from render.origins.page.targets import Target, targets
from render.origins.pieces.pictograms import Symbol, symbols_ink, symbols_sprite
from render.origins.pieces.shapes import panel
from render.requests import RenderRequest
from render.widgets.badges import disc

MARK = 1.2  # from one mark to the next, in sizes of their letters


class Spot(NamedTuple):
    """Where marks stand: from there to the right, or from both ends of a row to its middle."""

    x: float
    y: float
    end: float | None = None

    def place(self, number: int, step: float) -> float:
        """Where so many marks have come before, each so far from the last."""
        if self.end is None:
            return min(self.x + step * number, WIDTH - MARGIN - step / 2)
        inwards = step * (number // 2)
        return self.end - inwards if number % 2 else self.x + inwards


class Page:
    """A canvas for the state now and after the ghost, with the spots that moves can be marked at."""

    def __init__(self, state: State, request: RenderRequest) -> None:
        self.request = request
        self.now = state
        self.then = after(state, request.ghost) if request.ghost else state
        self.scale = request.scale
        self.canvas = new_card(self.scale)
        self.spots: dict[Target, Spot] = {}

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its middle there."""
        self.canvas.stamp(sprite, x * self.scale, y * self.scale)

    def spell(self, signs: tuple[Symbol, ...], x: float, y: float, size: int = SMALL) -> None:
        """Numbers and glyphs in a row around its middle, on the card or on a panel."""
        self.put(symbols_sprite(signs, _legible(signs, size) * self.scale), x, y)

    def spell_over(self, signs: tuple[Symbol, ...], x: float, y: float, size: int = SMALL) -> None:
        """The same on any other ground."""
        self.canvas.darken(
            symbols_ink(signs, _legible(signs, size) * self.scale), x * self.scale, y * self.scale
        )

    def spell_from(self, signs: tuple[Symbol, ...], left: float, y: float, size: int = SMALL) -> None:
        """Numbers and glyphs in a row from its left end, on the card or on a panel."""
        sprite = symbols_sprite(signs, size * self.scale)
        self.put(sprite, left + sprite.width / self.scale / 2, y)

    def faint_text(self, words: str, x: float, y: float) -> None:
        """A number that stays behind the rest."""
        self.put(faint_text(words, SMALL * self.scale), x, y)

    def panel(self, box: Box) -> None:
        """A ground for what belongs together."""
        left, top, right, bottom = box
        width, height = round(right - left) * self.scale, round(bottom - top) * self.scale
        self.put(panel(width, height, 16 * self.scale), (left + right) / 2, (top + bottom) / 2)

    def spot(self, target: Target, x: float, y: float, end: float | None = None) -> None:
        """Remember where marks of a target stand; the first spot of a target counts."""
        self.spots.setdefault(target, Spot(x, y, end))

    def mark(self, size: int = SMALL) -> None:
        """Draw the letters of the request's marks; those of the same target stand side by side."""
        taken = Counter[Spot]()
        for letter, move in self.request.marks.items():
            about = targets(self.now, move)
            spot = next((self.spots[target] for target in about if target in self.spots), None)
            if spot is not None:
                self.put(disc(letter, size * self.scale, 1.6), spot.place(taken[spot], size * MARK), spot.y)
                taken[spot] += 1

    def png(self) -> bytes:
        """The finished picture."""
        return self.canvas.png(PALETTE)


def after(state: State, move: Move) -> State:
    """The state right after a move, without what follows by itself, such as a new round."""
    turn = Turn(state)
    rules.decide(turn, move)
    return turn.state


def _legible(signs: tuple[Symbol, ...], size: int) -> int:
    """Glyphs alone may be smaller than letters."""
    return max(size, SMALL) if any(isinstance(sign, str) for sign in signs) else size
