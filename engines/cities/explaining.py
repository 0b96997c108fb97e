"""How choices are named to a person, what cards and the council ask for, and why a move is refused."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import asdict

from engines.cities.components import ATTRACTIONS, GOALS, PIECES, TILES, UNKNOWN, Goal, Requirement, Zone
from engines.cities.grid import CELLS, At, areas, sites
from engines.cities.measures import AnyMeasure, variety
from engines.cities.moves import SENDS
from engines.cities.naming import item_name, list_of, tile_name
from engines.cities.room import only_way
from engines.cities.scoring import card_points
from engines.cities.state import GoalScoring, Slot, State
from engines.cities.survey import Survey
from engines.core.game import Seat, View
from engines.core.text import Argument, Text


def heading(state: State) -> Text:
    """What is being asked now."""
    if not state.round:
        return Text("cities-ask-pick")
    if not state.hand:
        return Text("cities-ask-send")
    item, *others = state.hand
    asked = "tile" if item in TILES else "piece" if item in PIECES else "attraction"
    return Text(f"cities-ask-{asked}", {"item": item_name(item), "others": len(others)})


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
    items = [*map(item_name, slot.up), *[Text("cities-unknown")] * len(slot.down)]
    contents = list_of(items) if items else Text("cities-from-bag")
    return Text("cities-step-post", {"zone": zone, "slot": int(number), "items": contents})


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


def counted(measure: AnyMeasure) -> Text:
    """What a measure counts, in words."""
    facts: dict[str, Argument] = {}
    for name, value in asdict(measure).items():
        facts[name] = int(value) if isinstance(value, bool) else value or 0
    return Text(f"cities-counts-{measure.__struct_config__.tag}", facts)


def goal_needs(goal: Goal, scoring: GoalScoring) -> Text:
    """What a goal card asks for and pays."""
    facts: dict[str, Argument] = {"what": counted(goal.counts)}
    if scoring is GoalScoring.PER_ITEM:
        return Text("cities-pays-each", facts | {"points": goal.points_each})
    return Text("cities-needs-exactly", facts | {"number": goal.exactly, "points": goal.points})


def requirement_needs(requirement: Requirement) -> Text:
    """What the council asks for."""
    facts: dict[str, Argument] = {"what": counted(requirement.counts), "number": requirement.at_least}
    return Text("cities-needs-at-least", facts)


def goals_of(view: View[State], seat: Seat) -> tuple[Text, ...]:
    """Each goal card of a seat: what it asks for, how many there are now, and what that is worth."""
    planner, scoring = view.state.planners[seat], view.state.options.goals
    survey = planner.district.survey
    return tuple(_goal_now(GOALS[card], survey, scoring) for card in planner.goals if card in GOALS)


def council_of(view: View[State], seat: Seat) -> tuple[Text, ...]:
    """Each requirement of the council: how far a seat has come, and what it got or can still get."""
    return tuple(_requirement_now(view.state, seat, n) for n in range(3))


def _goal_now(goal: Goal, survey: Survey, scoring: GoalScoring) -> Text:
    facts: dict[str, Argument] = {
        "name": item_name(goal.id),
        "needs": goal_needs(goal, scoring),
        "count": goal.counts.count(survey),
        "points": card_points(goal, survey, scoring),
    }
    return Text("cities-goal-now", facts)


def _requirement_now(state: State, seat: Seat, n: int) -> Text:
    requirement, planner = state.council.requirements[n], state.planners[seat]
    facts: dict[str, Argument] = {
        "name": Text(f"cities-requirement-{requirement.id}"),
        "needs": requirement_needs(requirement),
        "count": requirement.counts.count(planner.district.survey),
    }
    points = planner.claims[n]
    if points is not None:
        return Text("cities-council-claimed", facts | {"points": points})
    left = free_fields(state, n)
    if not left:
        return Text("cities-council-closed", facts)
    return Text("cities-council-open", facts | {"points": left[0]})


def free_fields(state: State, n: int) -> tuple[int, ...]:
    """The fields of a requirement that nobody has yet, the best first."""
    taken = sum(planner.claims[n] is not None for planner in state.planners)
    return state.mode.free_fields(state.council.requirements[n], taken)


def refusal(state: State, move: str) -> Text:
    """The rule that forbids a move that is not legal."""
    verb, *words = move.split() or [""]
    expected, reason = _REASONS.get(verb, (None, None))
    if reason is None:
        return Text("cities-not-a-move", {"move": move})
    if expected is not None and not expected(state):
        return heading(state)
    return reason(state, words)


def _picking(state: State) -> bool:
    return not state.round


def _sending(state: State) -> bool:
    return state.round > 0 and not state.hand


def _holds_tile(state: State) -> bool:
    return bool(state.hand) and state.hand[0] in TILES


def _holds_attraction(state: State) -> bool:
    return bool(state.hand) and state.hand[0] in ATTRACTIONS


def _holds_piece(state: State) -> bool:
    return bool(state.hand) and state.hand[0] in PIECES


def _why_not_pick(state: State, words: Sequence[str]) -> Text:
    return Text("cities-no-such-start", {"tile": " ".join(words), "known": ", ".join(state.start_tiles)})


def _why_not_send(state: State, words: Sequence[str]) -> Text:
    posts = [f"{send.to.zone.value} {send.to.slot}" for send in SENDS]
    if (post := " ".join(words)) not in posts:
        return Text("cities-no-such-slot", {"slot": post})
    slot: Slot = state.board[posts.index(post)]
    return Text("cities-zone-done" if slot.worker is None else "cities-slot-taken")


def _why_not_lay(state: State, words: Sequence[str]) -> Text:
    survey = state.planners[state.active].district.survey
    match words:
        case [at, turns] if at in CELLS and turns in ("0", "1", "2", "3"):
            cell = 1 << CELLS[at]
        case _:
            return Text("cities-no-such-lay")
    if survey.tiles & cell:
        return Text("cities-spot-taken")
    if at in sites(survey.tiles, state.mode.boxes):
        return Text("cities-same-turn")
    everywhere = sites(survey.tiles, ((99, 99),))
    return Text("cities-outside-box" if at in everywhere else "cities-no-full-side")


def _why_not_place(state: State, words: Sequence[str]) -> Text:
    survey, on = state.planners[state.active].district.survey, ATTRACTIONS[state.hand[0]].on
    field = _field(words)
    ground = survey.plots if on == "plot" else survey.terrain[on]
    if not field & _everything(survey):
        return Text("cities-no-such-field")
    if not field & ground:
        return Text("cities-wrong-ground", {"on": on})
    return Text("cities-has-attraction" if field & survey.taken else "cities-has-building")


def _why_not_build(state: State, words: Sequence[str]) -> Text:
    survey, colour = state.planners[state.active].district.survey, state.hand[0]
    field = _field(words)
    if not field & _everything(survey):
        return Text("cities-no-such-field")
    if field & survey.built[colour]:
        return Text("cities-full-height")
    if field & survey.standing:
        return Text("cities-other-building")
    return Text("cities-has-attraction" if field & survey.terrain[colour] else "cities-wrong-plot")


def _why_not_decline(state: State, _words: Sequence[str]) -> Text:
    return Text("cities-tile-must-be-laid") if _holds_tile(state) else heading(state)


def _why_not_rest(state: State, _words: Sequence[str]) -> Text:
    if not state.hand or _holds_tile(state):
        return heading(state)
    district = state.planners[state.active].district
    one_way = only_way(district, state.hand) is not None
    return Text("cities-only-one-left" if one_way else "cities-several-ways")


def _field(words: Sequence[str]) -> int:
    return 1 << CELLS[words[0]] if len(words) == 1 and words[0] in CELLS else 0


def _everything(survey: Survey) -> int:
    return survey.plots | survey.terrain["park"] | survey.terrain["lake"]


# For each verb, when it can be said at all, and why it is refused then.
_Reason = tuple[Callable[[State], bool] | None, Callable[[State, Sequence[str]], Text]]
_REASONS: Mapping[str, _Reason] = MappingProxyType(
    {
        "pick": (_picking, _why_not_pick),
        "send": (_sending, _why_not_send),
        "lay": (_holds_tile, _why_not_lay),
        "place": (_holds_attraction, _why_not_place),
        "build": (_holds_piece, _why_not_build),
        "decline": (None, _why_not_decline),
        "rest": (None, _why_not_rest),
    }
)
