"""The rules, in the order of the rulebook's pages."""

from functools import cache

from msgspec.structs import replace

from engines.akropolis.components import STACKS, STARTING_STONES, TILES, TileId
from engines.akropolis.labels import tile_name
from engines.akropolis.moves import Place
from engines.akropolis.state import Architect, City, Options, State, Tiles
from engines.core.errors import BadSetup
from engines.core.game import Event, Seat, Setup, Step
from engines.core.grids.hexes import cell_of
from engines.core.rng import Rng
from engines.core.text import Argument, Text, Who


def new(setup: Setup[Options]) -> State:
    """Stacks of one tile more than there are players; what remains is the market (page 2)."""
    tiles = tiles_used(setup.seats, setup.options)
    order = drawing_order(setup, tiles)
    stacked = STACKS[setup.options.tiles.value][str(setup.seats)] * (setup.seats + 1)
    opened = len(tiles) - stacked
    architects = tuple(Architect(stones) for stones in STARTING_STONES[: setup.seats])
    return State(setup.options, order[:opened], order[opened:], architects)


@cache
def tiles_used(seats: int, options: Options) -> tuple[TileId, ...]:
    """The tiles whose backs fit the number of players, or all of them (page 2)."""
    everything = options.tiles is Tiles.ALL
    return tuple(tile.id for tile in TILES.values() if everything or tile.back <= seats)


def drawing_order(setup: Setup[Options], tiles: tuple[TileId, ...]) -> tuple[TileId, ...]:
    """The order of the setup, or a shuffled one."""
    if setup.order is None:
        return Rng(setup.seed).shuffled(tiles)[0]
    if sorted(setup.order) != sorted(tiles):
        raise BadSetup(Text("akropolis-wrong-order", {"tiles": len(tiles)}))
    return setup.order


def current(state: State) -> Seat | None:
    return None if state.over else state.active


def legal_moves(state: State) -> list[Place]:
    """Every affordable tile on every free spot."""
    moves: list[Place] = []
    if not state.over:
        payable, me = state.affordable, state.architects[state.active]
        for onto in me.city.survey.spots.values():
            moves += onto[payable]
    return moves


def apply(state: State, move: Place) -> Step[State]:
    """Take a tile, add it to the city (page 3), and get a stone for each quarry that it covers (page 5)."""
    seat, slot, market = state.active, move.slot, state.market
    me, tile = state.architects[seat], market[slot]
    city = me.city.lay(tile, move.at, move.facing)
    gained = city.survey.quarried - me.city.survey.quarried
    builder = Architect(me.stones - slot + gained, city)
    architects = (*state.architects[:seat], builder, *state.architects[seat + 1 :])
    after = State(state.options, market[:slot] + market[slot + 1 :], state.pile, architects, state.turn + 1)
    event = placed_event(seat, tile, move, city, gained)
    return end_round(after, event) if len(after.market) == 1 else Step(after, (event,))


def end_round(state: State, last: Event) -> Step[State]:
    """Refill the market and pass the marker, or end the game (page 7)."""
    if not state.pile:
        return Step(state, (last, Event(Text("akropolis-over"))))
    market = state.market + state.pile[: state.stack]
    refilled = replace(state, market=market, pile=state.pile[state.stack :])
    chief = Event(Text("akropolis-refilled", {"chief": Who(refilled.chief), "tiles": state.stack}))
    return Step(refilled, (last, chief), revealed=True)


def placed_event(seat: Seat, tile: TileId, move: Place, city: City, gained: int) -> Event:
    """The event of a move."""
    facts: dict[str, Argument] = {
        "who": Who(seat),
        "tile": tile_name(tile),
        "price": move.slot,
        "level": city.survey.tops[cell_of(move.at)].level,
        "gained": gained,
    }
    return Event(Text("akropolis-placed", facts))
