"""What is drawn over a territory: moves as ghosts, the letters of ideas, and the numbers of places."""

from collections.abc import Mapping
from typing import NamedTuple, Self, TypeAlias

from engines.core.game import Seat
from engines.core.grids.squares import Square
from engines.founders.components import TileId, Token
from engines.founders.moves import Attack, Buy, Employ, Join, Move
from engines.founders.state import State
from render.drawing.lettering import SMALL
from render.drawing.sprites import Sprite
from render.founders.targets import is_tile_move, owner, place
from render.requests import RenderRequest
from render.widgets.badges import disc
from render.widgets.place_numbers import place_number

TOKEN_MOVES: Mapping[type[Move], Token] = {
    Attack: Token.WAR,
    Buy: Token.COIN,
    Employ: Token.CRAFTSMEN,
    Join: Token.CART,
}


class Spot(NamedTuple):
    """A place of a territory, or the corner to the south-east of it."""

    at: Square
    corner: bool = False


Tags: TypeAlias = Mapping[Spot, tuple[Sprite, ...]]


class Annotations(NamedTuple):
    """What is drawn over one seat's territory."""

    tags: Tags  # letters and numbers by place
    tiles: Mapping[Square, TileId]  # of moves that are only thought of
    tokens: Mapping[Spot, Token]
    is_preview: bool  # whether the territory is shown as it would be after a move

    @classmethod
    def of(cls, state: State, seat: Seat, request: RenderRequest, scale: int) -> Self:
        """What a request shows in a seat's territory."""
        marks, places = (_in_territory(state, seat, moves) for moves in (request.marks, request.places))
        thought_of = [request.ghost] if request.ghost else list(marks.values())
        ghosts = {spot: move for move in reversed(thought_of) if (spot := _spot(state, seat, move))}
        tags: dict[Spot, tuple[Sprite, ...]] = {}
        for letter, move in marks.items():
            add_tag(tags, _spot(state, seat, move), disc(letter, SMALL * scale, 1.6))
        for number, move in places.items():
            spot = _spot(state, seat, move)
            add_tag(tags, spot, place_number(number, scale, chosen=bool(request.ghost) and spot in ghosts))
        tiles = {spot.at: move.tile for spot, move in ghosts.items() if is_tile_move(move)}
        tokens = {spot: token for spot, move in ghosts.items() if (token := TOKEN_MOVES.get(type(move)))}
        return cls(tags, tiles, tokens, bool(request.ghost))

    def squares(self) -> list[Square]:
        """The places that must be visible."""
        return [spot.at for spot in (*self.tags, *self.tokens)] + list(self.tiles)


def add_tag(tags: dict[Spot, tuple[Sprite, ...]], spot: Spot | None, tag: Sprite) -> None:
    if spot:
        tags[spot] = (*tags.get(spot, ()), tag)


def _in_territory(state: State, seat: Seat, moves: Mapping[str, Move]) -> dict[str, Move]:
    return {words: move for words, move in moves.items() if _spot(state, seat, move)}


def _spot(state: State, seat: Seat, move: Move) -> Spot | None:
    """Where a move changes a seat's territory."""
    at = place(move)
    if at is None or owner(state, move) != seat:
        return None
    return Spot(at, corner=isinstance(move, Join))
