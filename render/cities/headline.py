"""The first line of a picture: who it is about, and their figures."""

from engines.cities.components import Zone
from engines.cities.state import State
from engines.core.game import Seat
from render import glyphs
from render.canvas import MARGIN, WIDTH, Canvas
from render.glyphs import Glyph
from render.lettering import MIDDLE
from render.parts import CHIP, chip, chip_width, figure, write_from
from render.wishes import Wish

MIDDLE_LINE = 64
LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
GAP = 36
STAR = 52


class Headline:
    """Filled from the right, figure by figure; the name takes what is left."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.y = MIDDLE_LINE * canvas.scale
        self.right: float = RIGHT * canvas.scale

    def figure(self, glyph: Glyph, number: str) -> None:
        self.right = figure(self.canvas, glyph, number, (self.right, self.y)) - GAP * self.canvas.scale

    def star(self) -> None:
        """The star of whoever begins the round."""
        scale = self.canvas.scale
        sprite = glyphs.on_the_card(glyphs.STAR, STAR * scale)
        self.canvas.stamp(sprite, self.right - STAR * scale / 2, self.y)
        self.right -= (STAR + GAP) * scale

    def chip(self, seat: Seat) -> None:
        """A seat, with its chip close to what comes before it."""
        scale = self.canvas.scale
        wide = chip_width(CHIP * scale)
        self.canvas.stamp(chip(seat, CHIP * scale), self.right - wide / 2, self.y)
        self.right -= wide + 12 * scale

    def name(self, state: State, seat: Seat, wish: Wish) -> None:
        """Letter and glyph on their colour, and what the person is called."""
        scale, left = self.canvas.scale, LEFT * self.canvas.scale
        wide = chip_width(CHIP * scale)
        to_move = seat == state.active and not state.over
        self.canvas.stamp(chip(seat, CHIP * scale, to_move=to_move), left + wide / 2, self.y)
        left += wide + 20 * scale
        write_from(self.canvas, wish.name(seat), (left, self.y), self.right - left, MIDDLE)


def workers_left(state: State, seat: Seat) -> int:
    """How many workers a seat can still send in this round."""
    sent = sum(slot.worker == seat for slot in state.board)
    return 0 if state.over else len(Zone) * state.mode.workers_a_zone - sent


def rounds(state: State) -> str:
    """The round that is played, of how many."""
    return f"{state.round}/{state.mode.rounds}"
