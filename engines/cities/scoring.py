"""Points at the end of the game, or at any moment as if it were the end (Punkty)."""

from engines.cities.components import GOALS, MONUMENT_POINTS, VARIETY_POINTS, Goal
from engines.cities.district.grid import areas
from engines.cities.district.measures import variety
from engines.cities.district.survey import MONUMENT, Survey
from engines.cities.state import GoalScoring, Planner, State
from engines.core.game import Score


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
    known = (GOALS[card] for card in cards if card in GOALS)  # in a view, a card can still be unknown
    return sum(card_points(goal, survey, scoring) for goal in known)


def card_points(goal: Goal, survey: Survey, scoring: GoalScoring) -> int:
    """A card pays if its number is met exactly; or it pays for each."""
    count = goal.counts.count(survey)
    if scoring is GoalScoring.PER_ITEM:
        return goal.points_each * count
    return goal.points if count == goal.exactly else 0


def variety_points(survey: Survey, terrain: str) -> int:
    """Each park or lake scores for the number of different attractions in it."""
    return sum(VARIETY_POINTS[variety(area, survey)] for area in areas(survey.terrain[terrain]))
