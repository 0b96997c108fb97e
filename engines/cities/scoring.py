"""Points at the end of the game, or at any moment as if it were the end (Punkty)."""

from collections.abc import Iterable, Mapping

from engines.cities.components import GOALS, MONUMENT_POINTS, VARIETY_POINTS, Goal
from engines.cities.district.grid import areas
from engines.cities.district.measures import variety
from engines.cities.district.survey import MONUMENT, Survey
from engines.cities.state import GoalScoring, Planner, State
from engines.core.game import Breakdown, Score, Seat
from engines.core.text import Text


def scores(state: State) -> tuple[Score, ...]:
    return tuple(score(planner, state.options.goals) for planner in state.planners)


def score(planner: Planner, goals: GoalScoring) -> Score:
    """Points by category; points of goal cards break ties."""
    survey = planner.district.survey
    cards = goal_points(planner.goals, survey, goals)
    return Score(
        {
            "council": sum(points or 0 for points in planner.claims),
            "monuments": MONUMENT_POINTS * survey.attractions[MONUMENT].bit_count(),
            "goals": cards,
            "parks": variety_points(survey, "park"),
            "lakes": variety_points(survey, "lake"),
        },
        ties=(cards,),
    )


def goal_points(cards: tuple[str, ...], survey: Survey, scoring: GoalScoring) -> int:
    """The points of all cards, including duplicates."""
    return sum(card_points(goal, survey, scoring) for goal in known_goals(cards))


def known_goals(cards: tuple[str, ...]) -> list[Goal]:
    """The cards that can be seen: in a view, one can still be unknown."""
    return [GOALS[card] for card in cards if card in GOALS]


def card_points(goal: Goal, survey: Survey, scoring: GoalScoring) -> int:
    """A card pays if its number is met exactly; or it pays for each."""
    count = goal.counts.count(survey)
    if scoring is GoalScoring.PER_ITEM:
        return goal.points_each * count
    return goal.points if count == goal.exactly else 0


def variety_points(survey: Survey, terrain: str) -> int:
    """Each park or lake scores for the number of different attractions in it."""
    return sum(area_points(survey, terrain))


def area_points(survey: Survey, terrain: str) -> list[int]:
    """The points of each park or lake."""
    return [VARIETY_POINTS[variety(area, survey)] for area in areas(survey.terrain[terrain])]


def breakdown(state: State, seat: Seat) -> Mapping[str, Breakdown]:
    """Field by field, card by card and area by area; those without points are left out."""
    planner, scoring = state.planners[seat], state.options.goals
    survey, goals = planner.district.survey, known_goals(planner.goals)
    each = scoring is GoalScoring.PER_ITEM
    cards = (
        [(goal.counts.count(survey), goal.points_each) for goal in goals]
        if each
        else [(card_points(goal, survey, scoring),) for goal in goals]
    )
    monuments = survey.attractions[MONUMENT].bit_count()
    return {
        "council": _sum("fields", ((points or 0,) for points in planner.claims)),
        "monuments": Breakdown(Text("cities-breakdown-monuments"), ((monuments, MONUMENT_POINTS),)),
        "goals": _sum("counts" if each else "cards", cards),
        "parks": _sum("variety", ((points,) for points in area_points(survey, "park"))),
        "lakes": _sum("variety", ((points,) for points in area_points(survey, "lake"))),
    }


def _sum(label: str, terms: Iterable[tuple[int, ...]]) -> Breakdown:
    return Breakdown(Text(f"cities-breakdown-{label}"), tuple(term for term in terms if all(term)))
