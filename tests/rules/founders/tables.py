"""Territories and tables in a compact notation for tests."""

from typing import Any, NamedTuple

from engines.core.game import Event, Setup, Step, find
from engines.core.grids.squares import Square
from engines.core.notation import words
from engines.core.text import say
from engines.founders.components import CRAFTSMEN, TILES, TOKENS, Kind, TileId, Token
from engines.founders.game import GAME
from engines.founders.rules.setup import PIECES
from engines.founders.state import Founder, Options, Phase, Piles, State
from engines.founders.territory import Plot, Territory

FULL_PILES = Piles(TOKENS[Token.WAR], TOKENS[Token.COIN], TOKENS[Token.CART], tuple(CRAFTSMEN))
FAR_AWAY = "greattemple-armies-armies"  # a victory tile that cannot be built yet


class Drawing(NamedTuple):
    """A territory, and the places that are marked in its drawing."""

    territory: Territory
    marks: dict[str, Square]


def drawn(picture: str, carts: tuple[tuple[int, int], ...] = ()) -> Drawing:
    """A territory as a map, north above: tiles by name, a dot for nothing, anything else is a mark.

    Signs after a tile's name are the tokens on it: `!` war, `*` craftsmen, `$` coin.
    """
    plots, marks = [], {}
    for y, line in enumerate(picture.split("\n")[1:-1]):
        for x, word in enumerate(line.split()):
            tile = word.rstrip("!*$")
            if tile in TILES:
                plots.append(Plot(tile, x, y, "!" in word, "*" in word, "$" in word))
            elif word != ".":
                marks[word] = Square(x, y)
    return Drawing(Territory(tuple(plots), tuple(Square(*cart) for cart in carts)), marks)


def territory(picture: str, carts: tuple[tuple[int, int], ...] = ()) -> Territory:
    return drawn(picture, carts).territory


TWO_GROVES = territory(
    """
    grove grove
    """
)


def founder(land: Territory = TWO_GROVES, *tokens: str, replaced: tuple[TileId, ...] = ()) -> Founder:
    return Founder(land, tokens, replaced)


def table(*founders: Founder, open_tiles: tuple[TileId, ...] = (), **fields: Any) -> State:
    """A table in the middle of the first founder's turn, with these tiles open."""
    nature, village, city, victory = (
        tuple(tile for tile in open_tiles if TILES[tile].kind is kind) for kind in Kind
    )
    given: dict[str, Any] = {
        "options": Options(),
        "stacks": (("grove",), ("winery",), ("workshop-wine",)),  # so that points can be gained
        "rows": (nature, village, city),
        "display": (*victory, FAR_AWAY),
        "piles": FULL_PILES,
        "box": (),
        "founders": founders if len(founders) > 1 else (*founders, founder()),
        "phase": Phase.BUILD,
    }
    return State(**given | fields)


def new(seats: int = 2, first: tuple[str, ...] = (), options: Options | None = None) -> State:
    """A new game whose order begins with these pieces."""
    rest = list(PIECES)
    for piece in first:
        rest.remove(piece)
    return GAME.new(Setup(seats, 0, options or Options(), (*first, *rest)))


def legal(state: State) -> set[str]:
    return {words(move) for move in GAME.legal_moves(state)}


def steps(state: State, *moves: str) -> list[Step[State]]:
    """The result of each move."""
    taken = []
    for move in moves:
        taken.append(GAME.apply(state, find(GAME, state, move)))
        state = taken[-1].state
    return taken


def play(state: State, *moves: str) -> State:
    return steps(state, *moves)[-1].state


def at(place: Square) -> str:
    return f"{place.x} {place.y}"


def places(state: State, verb: str, tile: TileId) -> set[Square]:
    """Where a tile can go."""
    spelled = [move.split() for move in legal(state)]
    return {Square(int(move[2]), int(move[3])) for move in spelled if move[:2] == [verb, tile]}


def can_be_added(tile: TileId, place: Square, land: Territory, **fields: Any) -> bool:
    return place in places(table(founder(land), open_tiles=(tile,), **fields), "add", tile)


def refused(state: State, move: str) -> str:
    """Why a move is not possible, in English."""
    assert move not in legal(state)
    seat = GAME.current(state)
    return say(GAME.refusal(GAME.view(state, seat), move))


def sentences(events: tuple[Event, ...]) -> list[str]:
    return [say(event.text) for event in events]


def points(state: State, seat: int = 0) -> dict[str, int]:
    return dict(GAME.scores(state)[seat].parts)
