"""Names of things, questions, and labels for each step of a move."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce

from msgspec.structs import asdict

from engines.cities.components import (
    ATTRACTIONS,
    GOALS,
    HIGHEST,
    MODES,
    MONUMENT_POINTS,
    PIECES,
    SLOTS,
    STACKS,
    START_TILES,
    TILES,
    UNKNOWN,
    VARIETY_POINTS,
    Goal,
    Item,
    Length,
    Requirement,
    SlotFacts,
    TileId,
    Zone,
)
from engines.cities.district.grid import CELLS, CORNERS, NAMES, At, areas, beside
from engines.cities.district.measures import AnyMeasure, variety
from engines.cities.moves import Post
from engines.cities.state import GoalScoring, State
from engines.core.game import Topics
from engines.core.grids.bits import members
from engines.core.text import Argument, Text

MOST_NAMED = 3  # kinds of terrain in the name of a site


def question(state: State) -> Text:
    """The question that the active planner must answer."""
    if not state.round:
        return Text("cities-ask-pick", {"city": city_name(state.city)})
    if not state.hand:
        return Text("cities-ask-send")
    item, *others = state.hand
    if item in TILES:
        return Text("cities-ask-tile")
    asked = "piece" if item in PIECES else "attraction"
    return Text(f"cities-ask-{asked}", {"item": amounts((item,)), "others": len(others)})


def label(state: State, steps: Sequence[str]) -> Text:
    """The label of the last step; without steps, the question."""
    match list(steps):
        case []:
            return question(state)
        case [verb]:
            return Text(f"cities-verb-{verb}", {"item": amounts(state.hand[:1] or (UNKNOWN,))})
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
            return site_name(state, at)
        case ["lay", _at, turns]:
            return rotation_name(state.hand[0], int(turns))
        case ["place", at]:
            return area_name(state, at)
        case _:
            return plot_name(state, steps[-1])


def post_name(state: State, post: str) -> Text:
    """A slot with its items; those face down are only called unknown."""
    zone, number = post.split()
    slot = state.slots(Zone(zone))[int(number) - 1]
    items = [_item_on_board(state, item, copies=True) for item in slot.up + slot.down]
    contents = list_of(items) if items else from_bag()
    return Text("cities-step-post", {"zone": zone, "slot": int(number), "items": contents})


def offer_name(state: State, post: Post) -> Text:
    """What lies on a slot, beside the number of its place: pieces counted, cards without their copies."""
    slot = state.slots(post.zone)[post.slot - 1]
    if not slot.up:
        return Text("cities-step-face-down", {"zone": post.zone.value}) if slot.down else from_bag()
    if post.zone is Zone.BUILDINGS:
        return amounts(slot.up)
    return list_of(_item_on_board(state, item, copies=False) for item in slot.up + slot.down)


def _item_on_board(state: State, item: Item, *, copies: bool) -> Text:
    """An item on the board; a goal card with its condition."""
    if item not in GOALS:
        return item_name(item)
    goal, scoring = GOALS[item], state.options.goals
    if copies:
        return goal_card(goal, scoring)
    return Text("cities-card-short", {"name": item_name(item), "needs": goal_needs(goal, scoring)})


def from_bag() -> Text:
    """The last slot of the buildings."""
    return Text("cities-from-bag", {"count": SLOTS[Zone.BUILDINGS][-1].drawn})


def site_name(state: State, at: At) -> Text:
    """A site for a tile, by what lies beside it, the most frequent terrain first."""
    fields = state.planners[state.active].district.fields
    site = sum(1 << CELLS[at] + corner for corner in CORNERS)
    terrain = Counter(
        fields[name].terrain for cell in members(beside(site)) if (name := NAMES.get(cell)) in fields
    )
    names = (Text(f"cities-area-{kind}") for kind, _ in terrain.most_common(MOST_NAMED))
    return Text("cities-step-beside", {"areas": list_of(names)})


@cache
def rotation_name(tile: TileId, turns: int) -> Text:
    """Where the rarest terrain of a tile goes; the other fields follow from that."""
    fields = TILES[tile].fields
    rarest = min(fields, key=fields.count)
    turned = enumerate(TILES[tile].turned(turns))
    corners = "".join(str(number) for number, terrain in turned if terrain is rarest)
    return Text(f"cities-turned-{corners}", {"area": Text(f"cities-area-{rarest}")})


def area_name(state: State, at: At) -> Text:
    """A field for an attraction, with its park or lake."""
    survey, field = state.planners[state.active].district.survey, 1 << CELLS[at]
    for terrain in ("park", "lake"):
        for area in areas(survey.terrain[terrain]):
            if area & field:
                facts: dict[str, Argument] = {"size": area.bit_count(), "kinds": variety(area, survey)}
                return Text("cities-step-area", {"terrain": terrain, **facts})
    return plot_name(state, at)


def plot_name(state: State, at: At) -> Text:
    """A plot, with the height of its building, and whether it is beside a park or a lake."""
    district = state.planners[state.active].district
    survey, around = district.survey, beside(1 << CELLS[at])
    near = [terrain for terrain in ("park", "lake") if survey.terrain[terrain] & around]
    field = district.fields[at]
    terrain = "black" if field.attraction else field.terrain.value
    facts: dict[str, Argument] = {"terrain": terrain, "height": district.height(at)}
    return Text("cities-step-plot", {**facts, "beside": "-".join(near) or "none"})


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


@lru_cache(maxsize=1 << 10)  # Every event names items, and computers try millions of moves.
def amounts(items: tuple[Item, ...]) -> Text:
    """Items as the object of a sentence, equal ones counted: `2 red pieces and a blue piece`."""
    *others, last = (_amount(item, count) for item, count in Counter(items).items())
    return Text("cities-and", {"first": list_of(others), "last": last}) if others else last


def _amount(item: Item, count: int) -> Text:
    if item in TILES:
        return Text("cities-some-tile", {"tile": tile_name(item)})
    if item in GOALS:
        return Text("cities-some-card", {"name": item_name(item), "count": count})
    return Text("cities-some-unknown" if item == UNKNOWN else f"cities-some-{item}", {"count": count})


def requirement_name(requirement: Requirement) -> Text:
    """A requirement of the council."""
    return Text(f"cities-requirement-{requirement.id}")


def city_name(city: str) -> Text:
    """One of the eight cities."""
    return Text(f"cities-option-city-{city}")


def list_of(names: Iterable[Text]) -> Text:
    """A list of at least one name."""
    return reduce(lambda first, rest: Text("cities-list", {"first": first, "rest": rest}), names)


def measured(measure: AnyMeasure, number: int) -> Text:
    """So many of what a measure counts; with 0, each of them."""
    facts: dict[str, Argument] = {"number": number, "number_word": number_word(number)}
    for name, value in asdict(measure).items():
        facts[name] = int(value) if isinstance(value, bool) else value or 0
        facts[f"{name}_word"] = number_word(value) if isinstance(value, int) else ""
    return Text(f"cities-counts-{measure.__struct_config__.tag}", facts)


def number_word(number: int) -> Text:
    """A number as it is written in a sentence."""
    return Text("cities-number", {"number": number})


def goal_needs(goal: Goal, scoring: GoalScoring) -> Text:
    """The condition and the points of a goal card."""
    if scoring is GoalScoring.PER_ITEM:
        return Text("cities-pays-each", {"what": measured(goal.counts, 0), "points": goal.points_each})
    what = measured(goal.counts, goal.exactly)
    return Text("cities-needs-exactly", {"what": what, "points": goal.points})


def goal_card(goal: Goal, scoring: GoalScoring) -> Text:
    """All that is printed on a goal card: also how many of its kind there are."""
    needs = goal_needs(goal, scoring)
    return Text("cities-card", {"name": item_name(goal.id), "copies": goal.copies, "needs": needs})


def requirement_needs(requirement: Requirement) -> Text:
    """The condition of a requirement."""
    return Text("cities-needs-at-least", {"what": measured(requirement.counts, requirement.at_least)})


def slots_text(zone: Zone) -> Text:
    """What the slots of a zone are filled with."""
    names = ("first", "second", "third", "fourth")
    return Text("cities-slots", dict(zip(names, map(_slot_text, SLOTS[zone]), strict=True)))


def _slot_text(slot: SlotFacts) -> Text:
    if slot.drawn:
        return Text("cities-slot-drawn", {"drawn": slot.drawn})
    kind = "open" if not slot.down else "both" if slot.up else "closed"
    return Text(f"cities-slot-{kind}", {"up": slot.up, "down": slot.down})


def deck_text() -> Text:
    """Every goal card, one a line."""
    lines = (
        Text(
            "cities-deck-line",
            {
                "name": item_name(goal.id),
                "copies": goal.copies,
                "needs": goal_needs(goal, GoalScoring.FIXED),
            },
        )
        for goal in GOALS.values()
    )
    return reduce(lambda first, rest: Text("cities-lines", {"first": first, "rest": rest}), lines)


def _topics() -> Topics:
    """The numbers that pages of the rules name, from the data."""
    more, two, long = (MODES[key] for key in ((4, Length.STANDARD), (2, Length.STANDARD), (2, Length.LONG)))
    wide, high = more.boxes[0]
    short, longest = sorted(long.boxes[0])
    rounds: dict[str, Argument] = {"rounds_two": two.rounds, "rounds_long": long.rounds}
    _none, *points = VARIETY_POINTS
    return {
        "turn": {"workers": more.workers_a_zone, "workers_two": two.workers_a_zone},
        "board": {"rounds": more.rounds, **rounds, **{zone.value: slots_text(zone) for zone in Zone}},
        "start": {"tiles": len(START_TILES)},
        "tiles": {"tiles": wide * high, "wide": wide, "high": high},
        "attractions": {"monument": MONUMENT_POINTS},
        "buildings": {"highest": HIGHEST, "drawn": SLOTS[Zone.BUILDINGS][-1].drawn},
        "goals": {"cards": STACKS[Zone.GOALS].total(), "kinds": len(GOALS)},
        "deck": {"deck": deck_text()},
        "scoring": {
            "monument": MONUMENT_POINTS,
            **dict(zip(("one", "two", "three", "four"), points, strict=True)),
        },
        "two": {
            "workers": len(Zone) * two.workers_a_zone,
            "workers_a_zone": two.workers_a_zone,
            "rounds": two.rounds,
            "rounds_long": long.rounds,
            "tiles_long": short * longest,
            "short": short,
            "long": longest,
        },
    }


TOPICS = _topics()
