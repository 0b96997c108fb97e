"""What a move brings: points by cause, and progress towards goal cards and the council."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from engines.cities.components import ATTRACTIONS, GOALS, PIECES, SLOTS, TILES, UNKNOWN, Goal, Item, Zone
from engines.cities.district.grid import CELLS, areas
from engines.cities.district.measures import variety
from engines.cities.district.placement import has_no_room, only_way
from engines.cities.district.survey import BLACK_PLOT, Survey
from engines.cities.labels import amounts, item_name, requirement_name
from engines.cities.moves import Build, Decline, Lay, Move, Pick, Place, Rest, Send
from engines.cities.rules import apply
from engines.cities.scoring import card_points, score
from engines.cities.state import GoalScoring, Planner, State
from engines.core.reasons import complete, part_changes, ranked
from engines.core.text import Argument, Text

GROUND = {"parks": "park", "lakes": "lake"}
NAMED_APART = ("council", "goals")  # parts of the score that are said card by card, field by field


def reasons(state: State, move: Move) -> list[Text]:
    """Points at once, then progress, then what the move is for."""
    after = apply(state, move).state
    me, then = state.planners[state.active], after.planners[state.active]
    at_once = ranked([*parts(state, move, me, then), *cards(state, me, then), *claims(state, me, then)])
    later = [*prospects(state, move), *progress(state, me, then)]
    return complete(at_once, later, PURPOSES[type(move)](state, move))


def parts(state: State, move: Move, me: Planner, then: Planner) -> Iterator[tuple[Text, int]]:
    """Monuments, parks and lakes."""
    scoring = state.options.goals
    for part, points in part_changes(score(me, scoring), score(then, scoring)):
        if part not in NAMED_APART:
            yield cause(part, move, then.district.survey), points


def cause(part: str, move: Move, survey: Survey) -> Text:
    """A park or lake by the different attractions that it has now, or because a tile joins it to others."""
    if part in GROUND and isinstance(move, Place):
        field = 1 << CELLS[move.at]
        [area] = [area for area in areas(survey.terrain[GROUND[part]]) if area & field]
        return Text("cities-reason-variety", {"terrain": GROUND[part], "kinds": variety(area, survey)})
    if part in GROUND and isinstance(move, Lay):
        return Text("cities-reason-joined", {"terrain": GROUND[part]})
    return Text(f"cities-part-{part}")


def cards(state: State, me: Planner, then: Planner) -> Iterator[tuple[Text, int]]:
    """Goal cards whose points change; equal cards together."""
    before, after = card_values(state, me), card_values(state, then)
    for card, points in after.items():
        yield Text("cities-reason-goal", {"name": item_name(card)}), points - before.get(card, 0)


def card_values(state: State, planner: Planner) -> dict[Item, int]:
    survey, scoring = planner.district.survey, state.options.goals
    known = Counter(card for card in planner.goals if card in GOALS)
    return {card: copies * card_points(GOALS[card], survey, scoring) for card, copies in known.items()}


def claims(state: State, me: Planner, then: Planner) -> Iterator[tuple[Text, int]]:
    """Requirements of the council that are met now."""
    for requirement, had, has in zip(state.council.requirements, me.claims, then.claims, strict=True):
        if had is None and has:
            yield Text("cities-reason-council", {"name": requirement_name(requirement)}), has


def progress(state: State, me: Planner, then: Planner) -> Iterator[Text]:
    """What comes nearer: requirements that are still open, and goal cards."""
    before, after = me.district.survey, then.district.survey
    for number, requirement in enumerate(state.council.requirements):
        count = requirement.counts.count(after)
        if then.claims[number] is None and count > requirement.counts.count(before):
            name = requirement_name(requirement)
            yield step_towards(name, count, requirement.at_least)
    if state.options.goals is GoalScoring.FIXED:
        for goal in known_goals(then):
            count = goal.counts.count(after)
            is_new = then.goals.count(goal.id) > me.goals.count(goal.id)
            if count != goal.exactly and (is_new or count != goal.counts.count(before)):
                yield step_towards(item_name(goal.id), count, goal.exactly)


def known_goals(planner: Planner) -> list[Goal]:
    return [GOALS[card] for card in dict.fromkeys(planner.goals) if card in GOALS]


def step_towards(name: Text, count: int, number: int) -> Text:
    key = "cities-reason-progress" if count < number else "cities-reason-too-many"
    return Text(key, {"name": name, "count": count, "number": number})


def prospects(state: State, move: Move) -> Iterator[Text]:
    """What can be done with what is taken or placed."""
    match move:
        case Send(post):
            yield from prospects_of_slot(state, post.zone, post.slot)
        case Lay():
            yield from grown_areas(state, move)
        case Place() if state.hand[0] == BLACK_PLOT:
            yield Text("cities-reason-black-plot")


def prospects_of_slot(state: State, zone: Zone, number: int) -> Iterator[Text]:
    """Whether there is room for what is taken, what is face down, and the star."""
    slot, survey = state.slots(zone)[number - 1], state.planners[state.active].district.survey
    loose = [item for item in slot.up if item in ATTRACTIONS or item in PIECES]
    if loose:
        room = sum(not has_no_room(survey, item) for item in loose)
        yield Text("cities-reason-room", {"items": len(loose), "room": room})
    if slot.down:
        yield Text("cities-reason-face-down", {"items": len(slot.down)})
    if SLOTS[zone][number - 1].drawn:
        yield Text("cities-reason-star")


def grown_areas(state: State, move: Lay) -> Iterator[Text]:
    """Parks and lakes that grow beyond the tile itself."""
    district = state.planners[state.active].district
    before, after = district.survey, district.lay(state.hand[0], move.at, move.turns).survey
    for terrain in ("park", "lake"):
        new = after.terrain[terrain] & ~before.terrain[terrain]
        for area in areas(after.terrain[terrain]):
            if area & new and area & ~new:
                yield Text("cities-reason-area", {"terrain": terrain, "size": area.bit_count()})


def purpose_of_tiles(*tiles: Item) -> Text:
    """How many fields of each terrain they have."""
    fields = Counter(terrain.value for tile in tiles for terrain in TILES[tile].fields)
    parks, lakes = fields["park"], fields["lake"]
    facts: dict[str, Argument] = {"plots": fields.total() - parks - lakes, "parks": parks, "lakes": lakes}
    return Text("cities-reason-tile", facts)


def purpose_of_worker(state: State, move: Send) -> Text:
    """What is taken; tiles by their fields, because their names are long."""
    zone, number = move.to
    slot = state.slots(zone)[number - 1]
    if zone is Zone.DISTRICTS and slot.up:
        return purpose_of_tiles(*slot.up)
    return Text("cities-reason-takes", {"items": amounts((*slot.up, *slot.down) or (UNKNOWN,))})


def purpose_of_attraction(state: State, _move: Place) -> Text:
    return Text("cities-reason-no-new-kind", {"item": amounts(state.hand[:1])})


def purpose_of_piece(state: State, move: Build) -> Text:
    height = state.planners[state.active].district.height(move.at) + 1
    return Text("cities-reason-storeys", {"colour": state.hand[0], "height": height})


def purpose_of_decline(state: State, _move: Decline) -> Text:
    return Text("cities-reason-declined", {"item": amounts(state.hand[:1])})


def purpose_of_rest(state: State, _move: Rest) -> Text:
    placed = len(only_way(state.planners[state.active].district, state.hand) or ())
    return Text("cities-reason-rest", {"placed": placed, "boxed": len(state.hand) - placed})


# What each move is for, where it brings nothing else.
PURPOSES: Mapping[type[Any], Callable[[State, Any], Text]] = MappingProxyType(
    {
        Pick: lambda _state, move: purpose_of_tiles(move.tile),
        Send: purpose_of_worker,
        Lay: lambda state, _move: purpose_of_tiles(state.hand[0]),
        Place: purpose_of_attraction,
        Build: purpose_of_piece,
        Decline: purpose_of_decline,
        Rest: purpose_of_rest,
    }
)
