"""Counting what the amount of an effect depends on."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engines.core.grids.squares import Square
from engines.origins.components.tasks import Count, Counted
from engines.origins.state import State, neighbours

Counter: TypeAlias = Callable[[State, Count, Square | None], int]


def counted(state: State, per: Count | None, at: Square | None = None) -> int:
    """How often an effect applies; once if it counts nothing."""
    return COUNTERS[per.what](state, per, at) if per else 1


def buildings(state: State, count: Count, _at: Square | None) -> int:
    """Of a name or a colour, including the new one (page 16)."""
    tiles = [tile for tile in state.me.city.tiles if not tile.farm]
    if count.building:
        return sum(tile.building == count.building for tile in tiles)
    return sum(tile.colour is count.colour for tile in tiles)


def farms(state: State, _count: Count, _at: Square | None) -> int:
    return sum(tile.farm for tile in state.me.city.tiles)


def building_colours(state: State, _count: Count, _at: Square | None) -> int:
    return len({tile.colour for tile in state.me.city.tiles} - {None})


def empty_neighbours(state: State, _count: Count, at: Square | None) -> int:
    tiles = state.me.city.survey.tiles
    return sum(beside not in tiles for beside in neighbours(at)) if at else 0


def freemen(state: State, count: Count, _at: Square | None) -> int:
    """Used or not (page 11)."""
    return sum(count.colour in (None, freeman.colour) for freeman in state.me.freemen)


def freeman_colours(state: State, _count: Count, _at: Square | None) -> int:
    return len({freeman.colour for freeman in state.me.freemen})


def advisors(state: State, _count: Count, _at: Square | None) -> int:
    return len(state.me.advisors)


def closed_districts(state: State, _count: Count, _at: Square | None) -> int:
    return len(state.me.city.seats)


def signs(state: State, _count: Count, _at: Square | None) -> int:
    return len(state.signs(state.active))


def rivals_behind(state: State, _count: Count, _at: Square | None) -> int:
    """Players only: the neutral disk of solo training counts only in attacks (page 23)."""
    places = state.military.places[: len(state.archons)]
    return sum(place < places[state.active] for place in places)


COUNTERS: Mapping[Counted, Counter] = {
    "buildings": buildings,
    "farms": farms,
    "building-colours": building_colours,
    "empty-neighbours": empty_neighbours,
    "freemen": freemen,
    "freeman-colours": freeman_colours,
    "advisors": advisors,
    "closed-districts": closed_districts,
    "signs": signs,
    "rivals-behind": rivals_behind,
}
