"""Buying buildings, laying farms, setting tiles aside (pages 15 to 17)."""

from functools import lru_cache

from engines.core.grids.squares import Square
from engines.origins.actions.turn import Turn
from engines.origins.components import BUILDING_PRICES, BUILDINGS, Goods
from engines.origins.components.tasks import Purchase, Reservation, Task, Usage
from engines.origins.components.terms import INDEX, BuildingId, Colour, Sign
from engines.origins.moves import Buy, Farm, Reserve, Source, buy, farm
from engines.origins.names import building_name, goods_text
from engines.origins.state import Built, State


def building_price(state: State, source: Source, building: BuildingId) -> Goods:
    """The stone on the tile, and the wisdom of its slot: one less with Taurus, none for a tile set aside."""
    if source == "aside":
        return Goods(stone=BUILDINGS[building].stone)
    return pool_price(state.pool, building, state.has(Sign.TAURUS))


@lru_cache(maxsize=1 << 12)
def pool_price(pool: tuple[BuildingId, ...], building: BuildingId, taurus: bool) -> Goods:
    """What a tile of the pool costs; of equal ones, the first."""
    wisdom = max(0, BUILDING_PRICES[pool.index(building)] - taurus)
    return Goods(stone=BUILDINGS[building].stone, wisdom=wisdom)


def purchases(state: State, _task: Purchase) -> list[Buy | Farm]:
    """Each affordable tile on each free place, any tile as a farm, and with Virgo on a farm."""
    me = state.me
    free = tuple(me.city.survey.free)
    farms = virgo_farms(state)
    found: list[Buy | Farm] = []
    sources: dict[Source, tuple[BuildingId, ...]] = {"pool": state.pool, "aside": me.aside}
    for source, lying in sources.items():
        tiles = dict.fromkeys(lying)
        for tile in tiles:
            if me.goods.covers(building_price(state, source, tile)):
                found += [buy(source, tile, at) for at in free]
            found += [buy(source, tile, at) for at in farms]
        for tile in tiles:
            found += [farm(source, tile, at) for at in free]
    return found


def is_surely_a_choice(state: State, task: Task) -> bool:
    """Whether there are several purchases: a tile of the pool can be a farm on any free place.

    Purchases are many, and most states in which they could be listed are only compared with others.
    """
    return isinstance(task, Purchase) and bool(state.pool)


def virgo_farms(state: State) -> tuple[Square, ...]:
    """The farms that a building may be laid on (page 24)."""
    if not state.has(Sign.VIRGO):
        return ()
    return tuple(Square(tile.x, tile.y) for tile in state.me.city.tiles if tile.farm)


def purchase(turn: Turn, _task: Purchase, move: Buy | Farm) -> None:
    """Pay, add the tile, fill the gap, and use the building (page 15)."""
    under = turn.me.city.survey.tiles.get(move.at)
    built = isinstance(move, Buy)
    price = building_price(turn.state, move.source, move.building) if built and not under else Goods()
    paid = turn.pay(price)
    turn.change_me(city=turn.me.city.with_tile(Built(move.building, *move.at, farm=not built)))
    key = "origins-bought" if built else "origins-farmed"
    turn.add_event(key, building=building_name(move.building), price=goods_text(paid))
    if under:
        return_tile(turn, under.building)
    take_tile(turn, move.source, move.building)
    if built:
        turn.add_tasks(Usage(move.at))


def take_tile(turn: Turn, source: Source, building: BuildingId) -> None:
    """Remove a tile from its source; only the pool is refilled."""
    if source == "pool":
        turn.take_from_pool(building, colour_of(building))
    else:
        aside = list(turn.me.aside)
        aside.remove(building)
        turn.change_me(aside=tuple(aside))


def return_tile(turn: Turn, building: BuildingId) -> None:
    """A covered farm goes under the stack of its colour (page 24)."""
    number, stacks = INDEX[colour_of(building)], turn.state.stacks
    turn.change(stacks=(*stacks[:number], (*stacks[number], building), *stacks[number + 1 :]))
    turn.add_event("origins-uncovered", building=building_name(building))


def reservations(state: State, _task: Reservation) -> list[Reserve]:
    return [Reserve(tile) for tile in state.pool]


def reserve(turn: Turn, _task: Reservation, move: Reserve) -> None:
    """Free of charge, beside the board; a later purchase adds it without wisdom (page 26)."""
    turn.take_from_pool(move.building, colour_of(move.building))
    turn.change_me(aside=(*turn.me.aside, move.building))
    turn.add_event("origins-reserved", building=building_name(move.building))


def colour_of(building: BuildingId) -> Colour:
    """The colour of a tile from a stack; only the agora and the palace have none."""
    colour = BUILDINGS[building].colour
    if colour is None:
        raise ValueError(f"{building} has no stack")
    return colour
