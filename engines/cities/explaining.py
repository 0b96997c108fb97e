"""How questions and choices are named to a person."""

from collections.abc import Sequence

from engines.cities.components import GOALS, PIECES, TILES, UNKNOWN, Item, Zone
from engines.cities.grid import CELLS, At, areas
from engines.cities.measures import variety
from engines.cities.naming import city_name, item_name, list_of, tile_name
from engines.cities.state import State
from engines.cities.wanting import goal_needs
from engines.core.text import Argument, Text


def heading(state: State) -> Text:
    """What is being asked now."""
    if not state.round:
        return Text("cities-ask-pick", {"city": city_name(state.city)})
    if not state.hand:
        return Text("cities-ask-send")
    item, *others = state.hand
    asked = "tile" if item in TILES else "piece" if item in PIECES else "attraction"
    return Text(f"cities-ask-{asked}", {"item": item_name(item), "others": len(others)})


def obstacles(state: State) -> list[Text]:
    """Zones with a free slot that wait for no more workers of the one to act."""
    if not state.round or state.hand:
        return []
    return [Text("cities-zone-closed", {"zone": zone.value}) for zone in Zone if _is_closed(state, zone)]


def _is_closed(state: State, zone: Zone) -> bool:
    workers = [slot.worker for slot in state.slots(zone)]
    return None in workers and workers.count(state.active) == state.mode.workers_a_zone


def label(state: State, steps: Sequence[str]) -> Text:
    """The name of the last step."""
    match list(steps):
        case []:
            return heading(state)
        case [verb]:
            item = item_name(state.hand[0] if state.hand else UNKNOWN)
            return Text(f"cities-verb-{verb}", {"item": item})
        case ["pick", tile]:
            return tile_name(tile)
        case ["send", post]:
            return post_name(state, post)
        case _:
            return place_name(state, steps)


def place_name(state: State, steps: Sequence[str]) -> Text:
    """Where a thing in hand could go."""
    match list(steps):
        case ["lay", at]:
            return Text("cities-step-spot", {"at": at.upper()})
        case ["lay", _at, turns]:
            return tile_name(state.hand[0], int(turns))
        case ["place", at]:
            return area_name(state, at)
        case _:
            return plot_name(state, steps[-1])


def post_name(state: State, post: str) -> Text:
    """A slot with all that lies there; what is face down is only said to be."""
    zone, number = post.split()
    slot = state.slots(Zone(zone))[int(number) - 1]
    items = [_offer(state, item) for item in slot.up + slot.down]
    contents = list_of(items) if items else Text("cities-from-bag")
    return Text("cities-step-post", {"zone": zone, "slot": int(number), "items": contents})


def _offer(state: State, item: Item) -> Text:
    """A thing on the board; a goal card with what it wants."""
    if item not in GOALS:
        return item_name(item)
    needs = goal_needs(GOALS[item], state.options.goals)
    return Text("cities-card", {"name": item_name(item), "needs": needs})


def area_name(state: State, at: At) -> Text:
    """A field for an attraction, with the park or lake that it is part of."""
    survey, field = state.planners[state.active].district.survey, 1 << CELLS[at]
    for terrain in ("park", "lake"):
        for area in areas(survey.terrain[terrain]):
            if area & field:
                facts: dict[str, Argument] = {"size": area.bit_count(), "kinds": variety(area, survey)}
                return Text("cities-step-area", {"at": at.upper(), "terrain": terrain, **facts})
    return plot_name(state, at)


def plot_name(state: State, at: At) -> Text:
    """A plot, with the height that a building has there."""
    district = state.planners[state.active].district
    field = district.fields[at]
    terrain = "black" if field.attraction else field.terrain.value
    return Text("cities-step-plot", {"at": at.upper(), "terrain": terrain, "height": district.height(at)})
