"""The first line of a picture: who it is about, their tokens and their points."""

from collections.abc import Sequence

from engines.core.game import Seat
from engines.founders.components import Token, TokenId
from engines.founders.state import Phase, Piles, State
from render import glyphs
from render.canvas import MARGIN, WIDTH, Canvas
from render.founders import tokens
from render.lettering import LARGE, MIDDLE
from render.parts import CHIP, chip, chip_width, figure, write_from
from render.wishes import Wish

MIDDLE_LINE = 64
LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
GAP = 30
TOKEN = 56
SHORTEST = 72  # a name that has less room than this is left to the chip


def to_move(state: State, seat: Seat) -> bool:
    """Whether a seat is to say something."""
    if state.ending is not None:
        return False
    return seat == (state.asked[0] if state.phase is Phase.VOTE else state.active)


class Headline:
    """Filled from the right; the name takes what is left."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.y = MIDDLE_LINE * canvas.scale
        self.right: float = RIGHT * canvas.scale

    def points(self, words: str) -> None:
        left = figure(self.canvas, glyphs.MEDAL, words, (self.right, self.y), LARGE)
        self.right = left - GAP * self.canvas.scale

    def tokens(self, held: Sequence[TokenId]) -> None:
        self.right = tokens.hand(self.canvas, held, (self.right, self.y), TOKEN * self.canvas.scale)

    def piles(self, piles: Piles) -> None:
        """The tokens that are left for all."""
        scale = self.canvas.scale
        left = {"craftsmen": len(piles.craftsmen), "cart": piles.cart, "coin": piles.coin, "war": piles.war}
        for token, count in left.items():
            spot = (self.right, self.y)
            self.right = (
                tokens.counted(self.canvas, Token(token), str(count), spot, TOKEN * scale) - 6 * scale
            )
        stack = glyphs.on_the_card(glyphs.STACK, 44 * scale)
        self.canvas.stamp(stack, self.right - stack.wide / 2, self.y)
        self.right -= stack.wide + GAP * scale

    def name(self, state: State, seat: Seat, wish: Wish) -> None:
        """Letter and glyph on their colour, and what the person is called."""
        scale, left = self.canvas.scale, LEFT * self.canvas.scale
        wide = chip_width(CHIP * scale)
        shown = chip(seat, CHIP * scale, to_move=to_move(state, seat))
        self.canvas.stamp(shown, left + wide / 2, self.y)
        left += wide + 20 * scale
        most = self.right - 10 * scale - left
        if most >= SHORTEST * scale:
            write_from(self.canvas, wish.name(seat), (left, self.y), most, MIDDLE)
