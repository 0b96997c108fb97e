"""A game from its first market to its last tile, page by page."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from engines.akropolis.components import QUARRY, STACKS, STARTING_STONES, TILES, TileId
from engines.akropolis.explaining import tile_name
from engines.akropolis.moves import Place, Placements
from engines.akropolis.spots import cells_of
from engines.akropolis.state import Architect, City, Options, State, Tiles
from engines.core.errors import BadSetup
from engines.core.game import Event, Seat, Setup, Step
from engines.core.rng import Rng
from engines.core.text import Text, Who


def new(setup: Setup[Options]) -> State:
    """Stacks of one tile more than there are players; what remains is the market (page 2)."""
    tiles = tiles_used(setup.seats, setup.options)
    order = drawing_order(setup, tiles)
    stacked = STACKS[setup.options.tiles.value][str(setup.seats)] * (setup.seats + 1)
    opened = len(tiles) - stacked
    architects = tuple(Architect(stones) for stones in STARTING_STONES[: setup.seats])
    return State(setup.options, order[:opened], order[opened:], architects)


def tiles_used(seats: int, options: Options) -> tuple[TileId, ...]:
    """The tiles whose backs fit the number of players, or all of them (page 2)."""
    everything = options.tiles is Tiles.ALL
    return tuple(tile.id for tile in TILES.values() if everything or tile.back <= seats)


def drawing_order(setup: Setup[Options], tiles: tuple[TileId, ...]) -> tuple[TileId, ...]:
    """The order given, or a shuffled one."""
    if setup.order is None:
        return Rng(setup.seed).shuffled(tiles)[0]
    if sorted(setup.order) != sorted(tiles):
        raise BadSetup(Text("akropolis-wrong-order", {"tiles": len(tiles)}))
    return setup.order


def affordable(state: State, architect: Architect) -> int:
    """How many positions of the market can be paid for: the first is free (page 4)."""
    return min(architect.stones + 1, len(state.market))


_placements = cache(Placements)


def legal_moves(state: State) -> Iterator[Place]:
    """Every tile that can be paid for on every spot, by price, then by place from west to east."""
    if state.over:
        return iter(())
    me = state.architects[state.active]
    spots = sorted(me.city.survey.spots)
    slots = (_placements(slot) for slot in range(affordable(state, me)))
    return chain.from_iterable(chain.from_iterable(map(slot.__getitem__, spots) for slot in slots))


def apply(state: State, move: Place) -> Step[State]:
    """Take a tile, add it to the city (page 3)."""
    seat, tile = state.active, state.market[move.slot]
    me = state.architects[seat]
    quarries = quarries_under(me.city, move)
    builder = Architect(me.stones - move.slot + quarries, me.city.lay(tile, move.at, move.facing))
    architects = (*state.architects[:seat], builder, *state.architects[seat + 1 :])
    market = state.market[: move.slot] + state.market[move.slot + 1 :]
    laid = State(state.options, market, state.pile, architects)
    events = [told(seat, tile, move, builder, quarries)]
    return finished(laid, events) if len(market) == 1 else Step(laid, tuple(events))


def quarries_under(city: City, move: Place) -> int:
    """A stone for each quarry that the tile covers (page 5)."""
    area = city.survey.area
    return sum(area.get(cell) is QUARRY for cell in cells_of(move.at, move.facing))


def finished(state: State, events: list[Event]) -> Step[State]:
    """A round is over: refill the market and pass the marker, or end the game (page 7)."""
    if not state.pile:
        return Step(state, (*events, Event(Text("akropolis-over"))))
    market = state.market + state.pile[: state.stack]
    refilled = State(state.options, market, state.pile[state.stack :], state.architects)
    chief = Event(Text("akropolis-refilled", {"chief": Who(refilled.chief), "tiles": state.stack}))
    return Step(refilled, (*events, chief), revealed=True)


def told(seat: Seat, tile: TileId, move: Place, builder: Architect, quarries: int) -> Event:
    """One line of what just happened."""
    return Event(
        Text(
            "akropolis-placed",
            {
                "who": Who(seat),
                "tile": tile_name(tile),
                "price": move.slot,
                "level": builder.city.survey.level[cells_of(move.at, move.facing)[0]],
                "gained": quarries,
            },
        )
    )
