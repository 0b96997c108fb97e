"""How good a seat's table looks, in points: a guess that computer players and hints go by.

Points so far, and what can be expected of cards and requirements that are nearly met, of buildings, and of
parks and lakes with room for more. Things in hand are thought of as placed where they look best.
"""

from collections.abc import Iterator

from engines.cities.components import (
    ATTRACTIONS,
    GOALS,
    MONUMENT_POINTS,
    PIECES,
    TILES,
    UNKNOWN,
    VARIETY_POINTS,
    Goal,
    Item,
)
from engines.cities.grid import CELLS, areas
from engines.cities.measures import Buildings, variety
from engines.cities.moves import lays
from engines.cities.room import room
from engines.cities.state import GoalScoring, State
from engines.cities.survey import MONUMENT, Survey
from engines.core.bits import BitSet, members
from engines.core.game import Seat

# Guesses: parts of what could be had, as long as the whole game is still to come, and points.
UNMET_GOAL, NEW_GOAL = 0.6, 0.3
UNMET_REQUIREMENT = 0.6
ROOM_FOR_VARIETY = 0.3
STOREY = 0.2
UNKNOWN_GOAL, UNKNOWN_ITEM = 1.5, 1.0


def prospect(state: State, seat: Seat) -> float:
    """What the seat may hope for."""
    outlook = Outlook(state, seat)
    survey, unknown = state.planners[seat].district.survey, 0
    if seat == state.active:
        for item in state.hand:
            unknown += item == UNKNOWN
            survey = max(outlook.placed(survey, item), key=outlook.worth)
    return outlook.worth(survey) + unknown * UNKNOWN_ITEM


class Outlook:
    """What a seat has to look forward to, whatever becomes of its district."""

    def __init__(self, state: State, seat: Seat) -> None:
        planner = state.planners[seat]
        self.left = 0.0 if state.over else 1 - (max(state.round, 1) - 1) / state.mode.rounds
        self.boxes = state.mode.boxes
        self.per_item = state.options.goals is GoalScoring.PER_ITEM
        self.goals = [GOALS[card] for card in planner.goals if card in GOALS]
        self.certain = sum(points or 0 for points in planner.claims)
        self.unknown = UNKNOWN_GOAL * (len(planner.goals) - len(self.goals))
        self.wishes = [
            (requirement, fields[0])
            for n, requirement in enumerate(state.council.requirements)
            if planner.claims[n] is None and not state.over and (fields := state.free_fields(n))
        ]

    def worth(self, survey: Survey) -> float:
        """What a district has, and what it promises in the time that is left."""
        monuments = MONUMENT_POINTS * survey.attractions[MONUMENT].bit_count()
        storeys = sum([height * built.bit_count() for height, built in enumerate(survey.heights, 1)])
        has, promises = monuments + self.certain, self.unknown + STOREY * storeys
        for ground in ("park", "lake"):
            for area in areas(survey.terrain[ground]):
                kinds, free = variety(area, survey), (area & ~survey.taken).bit_count()
                has += VARIETY_POINTS[kinds]
                promises += ROOM_FOR_VARIETY * (VARIETY_POINTS[min(4, kinds + free)] - VARIETY_POINTS[kinds])
        goals, wishes = self._goals(survey), self._wishes(survey)
        return has + goals + wishes + self.left * promises

    def placed(self, survey: Survey, item: Item) -> Iterator[Survey]:
        """The district with the item where it may go, and without it."""
        if item in TILES:
            tile = TILES[item]
            for lay in lays(survey.tiles, self.boxes, tile.faces):
                yield survey.with_tile(CELLS[lay.at], tile.turned(lay.turns))
            return
        yield survey
        if item in ATTRACTIONS:
            for cell in _sensible(survey, item):
                yield survey.with_attraction(cell, item)
        elif item in PIECES:
            for cell in members(room(survey, item)):
                height = 1 + sum(n for n, built in enumerate(survey.heights, 1) if built >> cell & 1)
                yield survey.with_building(cell, item, height)

    def _goals(self, survey: Survey) -> float:
        return sum([self._goal(goal, survey) for goal in self.goals])

    def _goal(self, goal: Goal, survey: Survey) -> float:
        """What a card brings now, or may bring."""
        count = goal.counts.count(survey)
        if self.per_item:
            return goal.points_each * count + goal.points * NEW_GOAL * self.left
        if count >= goal.exactly:
            return goal.points if count == goal.exactly else 0.0
        near = (count + unfinished(goal, survey, goal.exactly - count)) / goal.exactly
        return goal.points * self.left * (NEW_GOAL + (UNMET_GOAL - NEW_GOAL) * near)

    def _wishes(self, survey: Survey) -> float:
        """What the council may still pay; what is met will be paid at the end of the turn."""
        hope = 0.0
        for requirement, points in self.wishes:
            done = requirement.counts.count(survey) / requirement.at_least
            hope += points if done >= 1 else points * self.left * UNMET_REQUIREMENT * done**2
        return hope


def unfinished(goal: Goal, survey: Survey, missing: int) -> float:
    """Lower buildings of the right colour, as parts of those that a card still misses; the highest first."""
    wanted = goal.counts
    if not isinstance(wanted, Buildings) or wanted.height is None:
        return 0.0
    built = survey.standing if wanted.colour is None else survey.built[wanted.colour]
    parts = 0.0
    for lower in range(wanted.height - 1, 0, -1):
        found = min(missing, (built & survey.heights[lower - 1]).bit_count())
        missing -= found
        parts += found * lower / wanted.height
    return parts


def _sensible(survey: Survey, kind: Item) -> Iterator[int]:
    """Fields for an attraction, one of each park or lake: the others there are just as good."""
    free, on = room(survey, kind), ATTRACTIONS[kind].on
    grounds: tuple[BitSet, ...] = areas(survey.terrain[on]) if on != "plot" else ()
    for area in grounds:
        if fitting := area & free:
            yield (fitting & -fitting).bit_length() - 1
    if on == "plot":
        yield from members(free)
