"""The first line of a picture: a seat, its tokens and its points."""

from collections.abc import Sequence

from engines.core.game import Seat
from engines.founders.components import Token, TokenId
from engines.founders.moves import Move
from engines.founders.state import Phase, Piles, State
from render.drawing import glyphs
from render.drawing.lettering import LARGE
from render.drawing.sprites import Sprite
from render.founders.annotations import TOKEN_MOVES
from render.founders.glyphs import TOKENS
from render.founders.pieces import tiles, tokens
from render.founders.targets import is_tile_move
from render.requests import RenderRequest
from render.widgets import headline
from render.widgets.writing import write_figure

GAP = 30
TOKEN = 56
PIECE = 84  # the side of a tile to be placed


def to_move(state: State, seat: Seat) -> bool:
    """Whether a seat has to act or to vote."""
    if state.ending is not None:
        return False
    return seat == (state.asked[0] if state.phase is Phase.VOTE else state.active)


def _piece(move: Move, scale: int) -> Sprite:
    """What a move places."""
    if is_tile_move(move):
        return tiles.sprite(tiles.offered_look(move.tile, can_build=True), PIECE * scale, scale)
    return tokens.disc(TOKENS[TOKEN_MOVES[type(move)]], PIECE * scale, ghost=True)


class Headline(headline.Headline):
    """With points, tokens in hand, and the remaining piles."""

    def add_points(self, words: str) -> None:
        left = write_figure(self.canvas, glyphs.MEDAL, words, (self.right, self.y), LARGE)
        self.right = left - GAP * self.canvas.scale

    def add_tokens(self, held: Sequence[TokenId]) -> None:
        self.right = tokens.draw_hand(self.canvas, held, (self.right, self.y), TOKEN * self.canvas.scale)

    def add_piece(self, request: RenderRequest) -> None:
        """The tile or token whose place is asked for, in small."""
        moves = [request.ghost] if request.ghost else list(request.places.values())
        if moves and request.places:
            self.add_sprite(_piece(moves[0], self.canvas.scale))

    def add_piles(self, piles: Piles) -> None:
        """The tokens that nobody has taken yet."""
        scale = self.canvas.scale
        left = {
            Token.CRAFTSMEN: len(piles.craftsmen),
            Token.CART: piles.cart,
            Token.COIN: piles.coin,
            Token.WAR: piles.war,
        }
        for token, count in left.items():
            end = (self.right, self.y)
            self.right = tokens.draw_counted(self.canvas, token, str(count), end, TOKEN * scale) - 6 * scale
        stack = glyphs.glyph_sprite(glyphs.STACK, 44 * scale)
        self.canvas.stamp(stack, self.right - stack.width / 2, self.y)
        self.right -= stack.width + GAP * scale

    def add_player(self, state: State, seat: Seat, request: RenderRequest) -> None:
        self.right -= 10 * self.canvas.scale
        self.add_name(seat, request, to_move=to_move(state, seat))
