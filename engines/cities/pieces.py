"""Every piece of the box, wherever it is, by the kind of things that belongs there."""

from collections import Counter
from collections.abc import Iterable

from engines.cities.components import ATTRACTIONS, DISTRICT_TILES, GOALS, PIECES, START_TILES, Item, Zone
from engines.cities.state import State

ZONES = tuple(Zone)  # each has things of its own kind, on the board and beside it
START = "start"
KINDS = {
    **dict.fromkeys(GOALS, Zone.GOALS.value),
    **dict.fromkeys(DISTRICT_TILES, Zone.DISTRICTS.value),
    **dict.fromkeys(START_TILES, START),
    **dict.fromkeys(ATTRACTIONS, Zone.ATTRACTIONS.value),
    **dict.fromkeys(PIECES, Zone.BUILDINGS.value),
}


def pieces(state: State) -> Counter[str]:
    found = Counter(f"{START} {tile}" for tile in state.start_tiles)
    stacks = (state.goals, state.districts, state.attractions, state.bag)
    for zone, stack in zip(ZONES, stacks, strict=True):
        found.update(_of(zone, stack))
    for index, slot in enumerate(state.board):
        found.update([f"slot {index}", *_of(ZONES[index // 4], slot.up + slot.down)])
    for items in (state.hand, state.box):
        found.update(f"{KINDS[item]} {item}" for item in items)
    for planner in state.planners:
        district = planner.district
        found.update(_of(Zone.GOALS, planner.goals))
        found.update(f"{KINDS[laid.tile]} {laid.tile}" for laid in district.tiles)
        found.update(_of(Zone.ATTRACTIONS, (sight.kind for sight in district.sights)))
        for building in district.buildings:
            found[f"{Zone.BUILDINGS} {building.colour}"] += building.height
    return found


def _of(zone: Zone, items: Iterable[Item]) -> list[str]:
    return [f"{zone} {item}" for item in items]
