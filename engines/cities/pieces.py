"""Every piece of the box, wherever it is."""

from collections import Counter

from engines.cities.components import Item
from engines.cities.state import State


def pieces(state: State) -> Counter[Item]:
    items = Counter([*state.start_tiles, *state.goals, *state.districts, *state.attractions, *state.bag])
    items.update(state.hand)
    items.update(state.box)
    for slot in state.board:
        items.update(slot.up + slot.down)
    for planner in state.planners:
        items.update(planner.goals)
        items.update(laid.tile for laid in planner.district.tiles)
        items.update(sight.kind for sight in planner.district.sights)
        for building in planner.district.buildings:
            items[building.colour.value] += building.height
    return items
