"""Names of things, questions, and labels for each step of a move."""

from collections.abc import Iterable, Sequence
from functools import cache, reduce

from msgspec.structs import asdict

from engines.cities.components import (
    ATTRACTIONS,
    GOALS,
    PIECES,
    TILES,
    UNKNOWN,
    Goal,
    Item,
    Requirement,
    TileId,
    Zone,
)
from engines.cities.district.grid import CELLS, At, areas
from engines.cities.district.measures import AnyMeasure, variety
from engines.cities.state import GoalScoring, State
from engines.core.text import Argument, Text


def question(state: State) -> Text:
    """The question that the active planner must answer."""
    if not state.round:
        return Text("cities-ask-pick", {"city": city_name(state.city)})
    if not state.hand:
        return Text("cities-ask-send")
    item, *others = state.hand
    asked = "tile" if item in TILES else "piece" if item in PIECES else "attraction"
    return Text(f"cities-ask-{asked}", {"item": item_name(item), "others": len(others)})


def label(state: State, steps: Sequence[str]) -> Text:
    """The label of the last step; without steps, the question."""
    match list(steps):
        case []:
            return question(state)
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
    """A place for the item in hand."""
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
    """A slot with its items; those face down are only called unknown."""
    zone, number = post.split()
    slot = state.slots(Zone(zone))[int(number) - 1]
    items = [_item_on_board(state, item) for item in slot.up + slot.down]
    contents = list_of(items) if items else Text("cities-from-bag")
    return Text("cities-step-post", {"zone": zone, "slot": int(number), "items": contents})


def _item_on_board(state: State, item: Item) -> Text:
    """An item on the board; a goal card with its condition."""
    if item not in GOALS:
        return item_name(item)
    needs = goal_needs(GOALS[item], state.options.goals)
    return Text("cities-card", {"name": item_name(item), "needs": needs})


def area_name(state: State, at: At) -> Text:
    """A field for an attraction, with its park or lake."""
    survey, field = state.planners[state.active].district.survey, 1 << CELLS[at]
    for terrain in ("park", "lake"):
        for area in areas(survey.terrain[terrain]):
            if area & field:
                facts: dict[str, Argument] = {"size": area.bit_count(), "kinds": variety(area, survey)}
                return Text("cities-step-area", {"at": at.upper(), "terrain": terrain, **facts})
    return plot_name(state, at)


def plot_name(state: State, at: At) -> Text:
    """A plot, with the height of its building."""
    district = state.planners[state.active].district
    field = district.fields[at]
    terrain = "black" if field.attraction else field.terrain.value
    return Text("cities-step-plot", {"at": at.upper(), "terrain": terrain, "height": district.height(at)})


@cache
def tile_name(tile: TileId, turns: int = 0) -> Text:
    """A tile, named by its four fields as it is turned."""
    if tile == UNKNOWN:
        return Text("cities-unknown")
    names = ("north_west", "north_east", "south_west", "south_east")
    fields = (Text(f"cities-area-{terrain}") for terrain in TILES[tile].turned(turns))
    return Text("cities-tile", dict(zip(names, fields, strict=True)))


@cache
def item_name(item: Item) -> Text:
    """An item on the board."""
    if item in TILES:
        return tile_name(item)
    if item in GOALS:
        return Text(f"cities-goal-{item}")
    if item in ATTRACTIONS:
        return Text(f"cities-attraction-{item}")
    return Text("cities-unknown") if item == UNKNOWN else Text(f"cities-piece-{item}")


def requirement_name(requirement: Requirement) -> Text:
    """A requirement of the council."""
    return Text(f"cities-requirement-{requirement.id}")


def city_name(city: str) -> Text:
    """One of the eight cities."""
    return Text(f"cities-option-city-{city}")


def list_of(names: Iterable[Text]) -> Text:
    """A list of at least one name."""
    return reduce(lambda first, rest: Text("cities-list", {"first": first, "rest": rest}), names)


def measure_name(measure: AnyMeasure) -> Text:
    """What a measure counts."""
    facts: dict[str, Argument] = {}
    for name, value in asdict(measure).items():
        facts[name] = int(value) if isinstance(value, bool) else value or 0
    return Text(f"cities-counts-{measure.__struct_config__.tag}", facts)


def goal_needs(goal: Goal, scoring: GoalScoring) -> Text:
    """The condition and the points of a goal card."""
    facts: dict[str, Argument] = {"what": measure_name(goal.counts)}
    if scoring is GoalScoring.PER_ITEM:
        return Text("cities-pays-each", facts | {"points": goal.points_each})
    return Text("cities-needs-exactly", facts | {"number": goal.exactly, "points": goal.points})


def requirement_needs(requirement: Requirement) -> Text:
    """The condition of a requirement."""
    facts: dict[str, Argument] = {"what": measure_name(requirement.counts), "number": requirement.at_least}
    return Text("cities-needs-at-least", facts)
