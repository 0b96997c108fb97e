"""What goal cards and the council want, in words, and how far a seat has come."""

from msgspec.structs import asdict

from engines.cities.components import GOALS, Goal, Requirement
from engines.cities.measures import AnyMeasure
from engines.cities.naming import item_name, requirement_name
from engines.cities.scoring import card_points
from engines.cities.state import GoalScoring, State
from engines.cities.survey import Survey
from engines.core.game import Seat, View
from engines.core.text import Argument, Text


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
        "name": requirement_name(requirement),
        "needs": requirement_needs(requirement),
        "count": requirement.counts.count(planner.district.survey),
    }
    points = planner.claims[n]
    if points is not None:
        return Text("cities-council-claimed", facts | {"points": points})
    left = state.free_fields(n)
    if not left:
        return Text("cities-council-closed", facts)
    return Text("cities-council-open", facts | {"points": left[0]})
