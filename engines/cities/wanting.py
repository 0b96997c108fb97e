"""What goal cards and the council want, in words."""

from msgspec.structs import asdict

from engines.cities.components import Goal, Requirement
from engines.cities.measures import AnyMeasure
from engines.cities.state import GoalScoring
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
