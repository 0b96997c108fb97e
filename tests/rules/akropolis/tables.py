"""Cities and tables in a compact notation for tests."""

from collections.abc import Mapping

from engines.akropolis.components import AREAS, District
from engines.akropolis.game import GAME
from engines.akropolis.moves import Place
from engines.akropolis.rules import tiles_used
from engines.akropolis.scoring import Panorama
from engines.akropolis.state import Architect, City, Edges, Options, State, Survey, Top
from engines.core.game import Setup, find
from engines.core.grids.hexes import DIRECTIONS, Hex, cell_of

# A hex, and the six around it from the north clockwise.
CENTRE = Hex(0, 0)
RING = DIRECTIONS


def seen_from_above(areas: Mapping[Hex, str], edges: Edges = Edges.ENCLOSED) -> Panorama:
    """A city of areas by their code; a digit after it is the level: `h2`."""
    tops = {cell_of(at): Top(AREAS[code[0]], int(code[1:] or 1)) for at, code in areas.items()}
    return Panorama(Survey(tops, 0), edges)


def points(areas: Mapping[Hex, str], district: District, *, variant: bool = False) -> int:
    return seen_from_above(areas).points(district, variant=variant)


def with_ring(centre: str, ring: str, **others: str) -> dict[Hex, str]:
    """A hex and its neighbours, one code letter each from the north clockwise; a dot is left empty."""
    around = {at: code for at, code in zip(RING, ring, strict=True) if code != "."}
    return {CENTRE: centre, **around, **{Hex(10 + n, 0): code for n, code in enumerate(others.values())}}


def table(seats: int = 2, options: Options | None = None, first: tuple[str, ...] = ()) -> State:
    """A new game whose order begins with these tiles."""
    chosen = options or Options()
    rest = tuple(tile for tile in tiles_used(seats, chosen) if tile not in first)
    return GAME.new(Setup(seats, 0, chosen, first + rest))


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, find(GAME, state, move)).state
    return state


def rounds(state: State, turns: int) -> State:
    """Turns of taking the free tile and laying it anywhere."""
    for _ in range(turns):
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    return state


def rich(state: State, stones: int) -> State:
    """The table with that many stones for the active architect."""
    architects = list(state.architects)
    architects[state.active] = Architect(stones, architects[state.active].city)
    return State(state.options, state.market, state.pile, tuple(architects), state.turn)


def built(*laid: tuple[str, int, int, int]) -> City:
    """A city from tiles laid in order."""
    city = City()
    for tile, q, r, facing in laid:
        city = city.lay(tile, Hex(q, r), facing)
    return city


def can_lay(city: City, q: int, r: int, facing: int) -> bool:
    """Whether the free tile may go there."""
    state = State(Options(), ("T01", "T02"), (), (Architect(0, city),))
    return Place(0, Hex(q, r), facing) in GAME.legal_moves(state)
