"""How good a seat's position looks, in points: for computer players and hints.

The estimate is the score now, plus what can be expected of cards and requirements that are nearly met, of
buildings, and of parks and lakes with room for more. Items in hand count as placed where they are worth most.
That makes many districts to evaluate, so values that depend on few of their sets are cached by these.
"""

from collections.abc import Iterator
from functools import lru_cache

from engines.cities.components import (
    ATTRACTIONS,
    GOALS,
    HIGHEST,
    MONUMENT_POINTS,
    PIECES,
    TILES,
    UNKNOWN,
    VARIETY_POINTS,
    AttractionKind,
    Goal,
    GoalId,
    Item,
)
from engines.cities.district.grid import CELLS, areas
from engines.cities.district.measures import Buildings
from engines.cities.district.placement import room
from engines.cities.district.survey import MONUMENT, Census, Colour, Survey
from engines.cities.moves import lays
from engines.cities.state import GoalScoring, State
from engines.core.game import Seat
from engines.core.grids.bits import BitSet, members

# Guesses: shares of the possible points at the start of the game; the last three are points.
UNMET_GOAL, NEW_GOAL = 0.6, 0.3
UNMET_REQUIREMENT = 0.6
ROOM_FOR_VARIETY = 0.3
STOREY = 0.2
UNKNOWN_GOAL, UNKNOWN_ITEM = 1.5, 1.0

# The kinds of attractions that can be in a park or a lake.
_KINDS: dict[str, tuple[AttractionKind, ...]] = {
    ground: tuple(kind for kind, attraction in ATTRACTIONS.items() if attraction.on == ground)
    for ground in ("park", "lake")
}

# Cards that ask for buildings of a height and maybe a colour; where these stand makes no difference.
_STOREYS: dict[GoalId, tuple[Colour | None, int]] = {
    goal.id: (goal.counts.colour, goal.counts.height)
    for goal in GOALS.values()
    if isinstance(goal.counts, Buildings) and goal.counts.height and not goal.counts.beside
}


def estimate(state: State, seat: Seat) -> float:
    """The score now, and what the seat can expect to gain."""
    evaluation = Evaluation(state, seat)
    survey, unknown = state.planners[seat].district.survey, 0
    if seat == state.active:
        for item in state.hand:
            unknown += item == UNKNOWN
            survey = max(evaluation.placements(survey, item), key=evaluation.value)
    return evaluation.value(survey) + unknown * UNKNOWN_ITEM


class Evaluation:
    """Values districts for one seat; everything that does not depend on the district is computed once."""

    def __init__(self, state: State, seat: Seat) -> None:
        planner, mode = state.planners[seat], state.mode
        self.left = 0.0 if state.over else 1 - (max(state.round, 1) - 1) / mode.rounds
        self.boxes = mode.boxes
        self.per_item = state.options.goals is GoalScoring.PER_ITEM
        self.storeys = tuple([card for card in planner.goals if card in _STOREYS])
        self.goals = [GOALS[card] for card in planner.goals if card in GOALS and card not in _STOREYS]
        self.unknown = UNKNOWN_GOAL * planner.goals.count(UNKNOWN)
        self.certain = sum([points or 0 for points in planner.claims])
        self.requirements = [
            (requirement, fields[0])
            for n, requirement in enumerate(state.council.requirements)
            if planner.claims[n] is None and not state.over and (fields := state.free_fields(n))
        ]

    def value(self, survey: Survey) -> float:
        """The points of a district now, and those that it can expect in the rounds that are left."""
        attractions, left = survey.attractions, self.left
        now = self.certain + MONUMENT_POINTS * attractions[MONUMENT].bit_count()
        potential = self.unknown
        for ground, kinds in _KINDS.items():
            placed = tuple([attractions[kind] for kind in kinds])
            points, more = variety_value(survey.terrain[ground], placed)
            now += points
            potential += more
        cards = buildings_value(self.storeys, survey.census, left, self.per_item)
        for goal in self.goals:
            cards += card_value(goal, goal.counts.count(survey), 0.0, left, self.per_item)
        return now + cards + self._requirements_value(survey) + left * potential

    def placements(self, survey: Survey, item: Item) -> Iterator[Survey]:
        """The district with the item in each place where it may go, and without it."""
        if item in TILES:
            tile = TILES[item]
            for lay in lays(survey.tiles, self.boxes, tile.faces):
                yield survey.with_tile(CELLS[lay.at], tile.turned(lay.turns))
            return
        yield survey
        if item in ATTRACTIONS:
            for cell in _distinct_fields(survey, item):
                yield survey.with_attraction(cell, item)
        elif item in PIECES:
            for cell in members(room(survey, item)):
                yield survey.with_building(cell, item, survey.height(cell) + 1)

    def _requirements_value(self, survey: Survey) -> float:
        """What the council may still pay; a requirement that is met is paid at the end of the turn."""
        value = 0.0
        for requirement, points in self.requirements:
            done = requirement.counts.count(survey) / requirement.at_least
            value += points if done >= 1 else points * self.left * UNMET_REQUIREMENT * done**2
        return value


@lru_cache(maxsize=1 << 16)
def buildings_value(cards: tuple[GoalId, ...], census: Census, left: float, per_item: bool) -> float:
    """What buildings are worth for these cards, and for cards still to come."""
    storeys = sum([(n % HIGHEST + 1) * number for n, number in enumerate(census)])
    value = left * STOREY * storeys
    for card in cards:
        goal = GOALS[card]
        lower, count = buildings_by_height(*_STOREYS[card], census)
        value += card_value(goal, count, unfinished(lower, goal.exactly - count), left, per_item)
    return value


def card_value(goal: Goal, count: int, begun: float, left: float, per_item: bool) -> float:
    """What a card pays now, or can be expected to pay; `begun` is how much of what is missing is begun."""
    if per_item:
        return goal.points_each * count + goal.points * NEW_GOAL * left
    if count >= goal.exactly:
        return goal.points if count == goal.exactly else 0.0
    near = (count + begun) / goal.exactly
    return goal.points * left * (NEW_GOAL + (UNMET_GOAL - NEW_GOAL) * near)


def buildings_by_height(colour: Colour | None, height: int, census: Census) -> tuple[Census, int]:
    """The numbers of lower buildings of a colour, by height; and the number of those of this height."""
    if colour is None:
        built = tuple([sum(census[n::HIGHEST]) for n in range(HIGHEST)])
    else:
        first = HIGHEST * PIECES.index(colour)
        built = census[first : first + HIGHEST]
    return built[: height - 1], built[height - 1]


def unfinished(lower: Census, missing: int) -> float:
    """How much of the missing buildings the lower ones amount to; the highest are counted first."""
    parts = 0.0
    for height in range(len(lower), 0, -1):
        found = min(missing, lower[height - 1])
        missing -= found
        parts += found * height / (len(lower) + 1)
    return parts


@lru_cache(maxsize=1 << 16)
def variety_value(ground: BitSet, kinds: tuple[BitSet, ...]) -> tuple[int, float]:
    """The points of parks or lakes for different attractions, and what their room for more is worth."""
    now, potential, taken = 0, 0.0, sum(kinds)
    for area in areas(ground):
        here = sum([area & places > 0 for places in kinds])
        most = min(len(kinds), here + (area & ~taken).bit_count())
        now += VARIETY_POINTS[here]
        potential += ROOM_FOR_VARIETY * (VARIETY_POINTS[most] - VARIETY_POINTS[here])
    return now, potential


def _distinct_fields(survey: Survey, kind: AttractionKind) -> Iterator[int]:
    """Fields for an attraction; only one of each park or lake, because its fields are equivalent."""
    free, on = room(survey, kind), ATTRACTIONS[kind].on
    if on == "plot":
        yield from members(free)
        return
    for area in areas(survey.terrain[on]):
        if fitting := area & free:
            yield (fitting & -fitting).bit_length() - 1
