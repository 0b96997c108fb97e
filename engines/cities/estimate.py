"""How good a seat's table looks, in points: a guess that computer players and hints go by.

Points so far, and what can be expected of cards and requirements that are nearly met, of buildings, and of
parks and lakes with room for more. Things in hand are thought of as placed where they look best, which is
many districts to look at: what only some of their sets decide is kept for all that have those in common.
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
from engines.core.bits import BitSet, members
from engines.core.game import Seat

# Guesses: parts of what could be had, as long as the whole game is still to come, and points.
UNMET_GOAL, NEW_GOAL = 0.6, 0.3
UNMET_REQUIREMENT = 0.6
ROOM_FOR_VARIETY = 0.3
STOREY = 0.2
UNKNOWN_GOAL, UNKNOWN_ITEM = 1.5, 1.0

# The kinds of attractions that make a park or a lake varied.
_KINDS: dict[str, tuple[AttractionKind, ...]] = {
    ground: tuple(kind for kind, attraction in ATTRACTIONS.items() if attraction.on == ground)
    for ground in ("park", "lake")
}

# Cards that ask for buildings of a height, and of which colour: where those stand makes no difference.
_STOREYS: dict[GoalId, tuple[Colour | None, int]] = {
    goal.id: (goal.counts.colour, goal.counts.height)
    for goal in GOALS.values()
    if isinstance(goal.counts, Buildings) and goal.counts.height and not goal.counts.beside
}


def estimate(state: State, seat: Seat) -> float:
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
        planner, mode = state.planners[seat], state.mode
        self.left = 0.0 if state.over else 1 - (max(state.round, 1) - 1) / mode.rounds
        self.boxes = mode.boxes
        self.per_item = state.options.goals is GoalScoring.PER_ITEM
        self.storeys = tuple([card for card in planner.goals if card in _STOREYS])
        self.goals = [GOALS[card] for card in planner.goals if card in GOALS and card not in _STOREYS]
        self.unknown = UNKNOWN_GOAL * planner.goals.count(UNKNOWN)
        self.certain = sum([points or 0 for points in planner.claims])
        self.wishes = [
            (requirement, fields[0])
            for n, requirement in enumerate(state.council.requirements)
            if planner.claims[n] is None and not state.over and (fields := state.free_fields(n))
        ]

    def worth(self, survey: Survey) -> float:
        """What a district has, and what it promises in the time that is left."""
        attractions, left = survey.attractions, self.left
        has = self.certain + MONUMENT_POINTS * attractions[MONUMENT].bit_count()
        promises = self.unknown
        for ground, kinds in _KINDS.items():
            placed = tuple([attractions[kind] for kind in kinds])
            points, promised = variety_of(survey.terrain[ground], placed)
            has += points
            promises += promised
        hopes = of_storeys(self.storeys, survey.census, left, self.per_item)
        for goal in self.goals:
            hopes += of_card(goal, goal.counts.count(survey), 0.0, left, self.per_item)
        return has + hopes + self._wishes(survey) + left * promises

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
                yield survey.with_building(cell, item, survey.height(cell) + 1)

    def _wishes(self, survey: Survey) -> float:
        """What the council may still pay; what is met will be paid at the end of the turn."""
        hope = 0.0
        for requirement, points in self.wishes:
            done = requirement.counts.count(survey) / requirement.at_least
            hope += points if done >= 1 else points * self.left * UNMET_REQUIREMENT * done**2
        return hope


@lru_cache(maxsize=1 << 16)
def of_storeys(cards: tuple[GoalId, ...], census: Census, left: float, per_item: bool) -> float:
    """What buildings bring: by such cards, and by any that may come."""
    storeys = sum([(n % HIGHEST + 1) * number for n, number in enumerate(census)])
    hopes = left * STOREY * storeys
    for card in cards:
        goal = GOALS[card]
        lower, count = standing(*_STOREYS[card], census)
        hopes += of_card(goal, count, unfinished(lower, goal.exactly - count), left, per_item)
    return hopes


def of_card(goal: Goal, count: int, begun: float, left: float, per_item: bool) -> float:
    """What a card brings now, or may bring, with so much of what it misses begun."""
    if per_item:
        return goal.points_each * count + goal.points * NEW_GOAL * left
    if count >= goal.exactly:
        return goal.points if count == goal.exactly else 0.0
    near = (count + begun) / goal.exactly
    return goal.points * left * (NEW_GOAL + (UNMET_GOAL - NEW_GOAL) * near)


def standing(colour: Colour | None, height: int, census: Census) -> tuple[Census, int]:
    """How many buildings of a colour are lower than that, by height; and how many are as high."""
    if colour is None:
        built = tuple([sum(census[n::HIGHEST]) for n in range(HIGHEST)])
    else:
        first = HIGHEST * PIECES.index(colour)
        built = census[first : first + HIGHEST]
    return built[: height - 1], built[height - 1]


def unfinished(lower: Census, missing: int) -> float:
    """Lower buildings as parts of those that a card still misses; the highest first."""
    parts = 0.0
    for height in range(len(lower), 0, -1):
        found = min(missing, lower[height - 1])
        missing -= found
        parts += found * height / (len(lower) + 1)
    return parts


@lru_cache(maxsize=1 << 16)
def variety_of(ground: BitSet, kinds: tuple[BitSet, ...]) -> tuple[int, float]:
    """What parks or lakes bring by different attractions, and may bring by their room for more."""
    has, promised, taken = 0, 0.0, sum(kinds)
    for area in areas(ground):
        here = sum([area & places > 0 for places in kinds])
        most = min(len(kinds), here + (area & ~taken).bit_count())
        has += VARIETY_POINTS[here]
        promised += ROOM_FOR_VARIETY * (VARIETY_POINTS[most] - VARIETY_POINTS[here])
    return has, promised


def _sensible(survey: Survey, kind: AttractionKind) -> Iterator[int]:
    """Fields for an attraction, one of each park or lake: the others there are just as good."""
    free, on = room(survey, kind), ATTRACTIONS[kind].on
    if on == "plot":
        yield from members(free)
        return
    for area in areas(survey.terrain[on]):
        if fitting := area & free:
            yield (fitting & -fitting).bit_length() - 1
