"""How good a seat's table looks, in points: a guess that computer players and hints go by.

Points so far, and what can be expected of cards and requirements that are nearly met, of parks and lakes
with room for more, and of things that are still in hand.
"""

from engines.cities.components import (
    ATTRACTIONS,
    GOALS,
    MONUMENT_POINTS,
    PIECES,
    UNKNOWN,
    VARIETY_POINTS,
    Goal,
    Item,
)
from engines.cities.explaining import free_fields
from engines.cities.grid import areas
from engines.cities.measures import Buildings, variety
from engines.cities.room import room
from engines.cities.scoring import score
from engines.cities.state import GoalScoring, State
from engines.cities.survey import MONUMENT, Survey
from engines.core.bits import BitSet
from engines.core.game import Seat

# Guesses, in points or as a part of what could be had.
UNMET_GOAL, UNMET_REQUIREMENT = 0.7, 0.6
NEW_GOAL = 0.25
ROOM_FOR_VARIETY = 0.3
USEFUL_PIECE, TILE, BLACK_PLOT, SPARE_ATTRACTION = 0.5, 3.0, 0.8, 0.1
UNKNOWN_GOAL, UNKNOWN_ITEM = 1.5, 2.0


def prospect(state: State, seat: Seat) -> float:
    """What the seat may hope for."""
    planner, scoring = state.planners[seat], state.options.goals
    survey, left = planner.district.survey, time_left(state)
    hopes = sum(goal_hope(card, survey, scoring, left) for card in planner.goals)
    hopes += sum(requirement_hope(state, seat, n, left) for n in range(3))
    hopes += left * ROOM_FOR_VARIETY * sum(room_for_variety(survey, ground) for ground in ("park", "lake"))
    if seat == state.active:
        hopes += sum(hand_hope(item, survey) for item in state.hand)
    return score(planner, scoring).total + hopes


def time_left(state: State) -> float:
    """The part of the game that is still to come; a round counts until it is over."""
    return 0.0 if state.over else 1 - (max(state.round, 1) - 1) / state.mode.rounds


def goal_hope(card: Item, survey: Survey, scoring: GoalScoring, left: float) -> float:
    """What a card may bring beyond what it brings now."""
    if card == UNKNOWN:
        return UNKNOWN_GOAL * left
    goal = GOALS[card]
    if scoring is GoalScoring.PER_ITEM:
        return goal.points * NEW_GOAL * left
    near = nearness(goal, survey)
    return 0.0 if near >= 1 else goal.points * left * (NEW_GOAL + (UNMET_GOAL - NEW_GOAL) * near)


def nearness(goal: Goal, survey: Survey) -> float:
    """How much of a card is done: 1 when it is met, more when it is exceeded."""
    count = goal.counts.count(survey)
    if isinstance(goal.counts, Buildings) and goal.counts.height and count < goal.exactly:
        missing = goal.exactly - count
        return (count + unfinished(goal.counts, survey, missing)) / goal.exactly
    return count / goal.exactly


def unfinished(wanted: Buildings, survey: Survey, missing: int) -> float:
    """Lower buildings of the right colour, as parts of those that are missing; the highest first."""
    built, height, parts = survey.standing, wanted.height or 0, 0.0
    if wanted.colour is not None:
        built = survey.built[wanted.colour]
    for lower in range(height - 1, 0, -1):
        found = min(missing, (built & survey.heights[lower - 1]).bit_count())
        missing -= found
        parts += found * lower / height
    return parts


def requirement_hope(state: State, seat: Seat, n: int, left: float) -> float:
    """What the council may still pay; what is met will be paid at the end of the turn."""
    planner, requirement = state.planners[seat], state.council.requirements[n]
    fields = () if planner.claims[n] is not None else free_fields(state, n)
    if not fields or state.over:
        return 0.0
    done = requirement.counts.count(planner.district.survey) / requirement.at_least
    return fields[0] if done >= 1 else fields[0] * left * UNMET_REQUIREMENT * done**2


def room_for_variety(survey: Survey, ground: str) -> int:
    """What parks or lakes would be worth beyond now, with a different attraction on each field."""
    worth = 0
    for area in areas(survey.terrain[ground]):
        kinds = variety(area, survey)
        free = (area & ~survey.taken).bit_count()
        worth += VARIETY_POINTS[min(4, kinds + free)] - VARIETY_POINTS[kinds]
    return worth


def hand_hope(item: Item, survey: Survey) -> float:
    """What a thing in hand may bring, once it is placed."""
    if item == UNKNOWN:
        return UNKNOWN_ITEM
    if item in PIECES:
        return USEFUL_PIECE if survey.room_for_piece(item) else 0.0
    if item not in ATTRACTIONS:
        return TILE
    free = room(survey, item)
    if not free:
        return 0.0
    if ATTRACTIONS[item].on == "plot":
        return MONUMENT_POINTS if item == MONUMENT else BLACK_PLOT
    return max(SPARE_ATTRACTION, best_gain(item, free, survey))


def best_gain(kind: Item, free: BitSet, survey: Survey) -> float:
    """What an attraction brings in the park or lake where it brings most."""
    there = survey.attractions[kind]
    gains = (
        VARIETY_POINTS[variety(area, survey) + 1] - VARIETY_POINTS[variety(area, survey)]
        for area in areas(survey.terrain[ATTRACTIONS[kind].on])
        if area & free and not area & there
    )
    return max(gains, default=0)
