"""How good a seat's position looks, in points: for computer players and hints.

The estimate is the score now, plus what the workers that are left can be expected to bring: the missing parts
of cards and requirements, other attractions for parks and lakes, and a usual gain for each worker that is
still to be sent in this round. All zones are visited equally often, so what counts is not how much a slot
brings but how much more than the next best visit to its zone. Items in hand count as placed where they are
worth most. That makes many districts to evaluate, so values that depend on few of their sets are cached by
these.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import exp
from operator import itemgetter

from engines.cities.components import (
    ATTRACTIONS,
    CITIES,
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
    Mode,
    Requirement,
)
from engines.cities.district.grid import CELLS, Box, areas
from engines.cities.district.measures import Buildings
from engines.cities.district.placement import room
from engines.cities.district.survey import MONUMENT, Census, Colour, Survey
from engines.cities.estimate.weights import WEIGHTS, Hopes, Weights, hopes_of
from engines.cities.moves import lays
from engines.cities.state import Claims, GoalScoring, State
from engines.core.game import Seat
from engines.core.grids.bits import BitSet, members

UNKNOWN_GOAL, UNKNOWN_ITEM = 1.5, 1.0  # for what lies face down; players never see it so, as they imagine it

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


def estimate(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """The score now, and what the seat can expect to gain."""
    planner, mode = state.planners[seat], state.mode
    hopes = hopes_of(state, seat, weights)
    begins = state.board[-1].worker == seat and state.round < mode.rounds
    certain = (
        sum([points or 0 for points in planner.claims])
        + UNKNOWN_GOAL * planner.goals.count(UNKNOWN)
        + weights.star * begins
        + hopes.workers
    )
    claims = tuple([each.claims for each in state.planners])
    requirements = () if state.over else open_requirements(state.city, mode, claims, seat)
    per_item = state.options.goals is GoalScoring.PER_ITEM
    evaluation = evaluation_of(hopes, planner.goals, requirements, per_item, mode.boxes)
    hand = state.hand if seat == state.active else ()
    value = with_hand_placed(evaluation, planner.district.survey, hand)
    return certain + value + hand.count(UNKNOWN) * UNKNOWN_ITEM


class Evaluation:
    """Values districts for one seat; everything that does not depend on the district is computed once."""

    def __init__(
        self,
        hopes: Hopes,
        cards: tuple[GoalId, ...],
        requirements: tuple[tuple[Requirement, int], ...],
        per_item: bool,
        boxes: tuple[Box, ...],
    ) -> None:
        self.hopes, self.requirements = hopes, requirements
        self.per_item, self.boxes = per_item, boxes
        self.storeys = tuple([card for card in cards if card in _STOREYS])
        self.goals = [GOALS[card] for card in cards if card in GOALS and card not in _STOREYS]

    def value(self, survey: Survey) -> float:
        """The points of a district now, and those that it can expect in the rounds that are left."""
        attractions, hopes = survey.attractions, self.hopes
        value: float = MONUMENT_POINTS * attractions[MONUMENT].bit_count()
        for ground, kinds in _KINDS.items():
            placed = tuple([attractions[kind] for kind in kinds])
            value += variety_value(survey.terrain[ground], placed, hopes.variety)
        value += buildings_value(self.storeys, survey.census, empty_plots(survey), self.per_item, hopes)
        for goal in self.goals:
            value += card_value(goal, goal.counts.count(survey), self.per_item, hopes)
        for requirement, points in self.requirements:
            missing = 1 - requirement.counts.count(survey) / requirement.at_least
            # What is met is paid at the end of the turn.
            value += points * exp(-hopes.council * missing) if missing > 0 else points
        return value

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


@lru_cache(maxsize=1 << 10)
def open_requirements(
    city: str, mode: Mode, claims: tuple[Claims, ...], seat: Seat
) -> tuple[tuple[Requirement, int], ...]:
    """What the council still pays a seat for, and how much to whoever meets it next."""
    found = []
    for n, requirement in enumerate(CITIES[city].requirements):
        fields = mode.free_fields(requirement, sum([each[n] is not None for each in claims]))
        if fields and claims[seat][n] is None:
            found.append((requirement, fields[0]))
    return tuple(found)


# The same object as long as all districts have the same value, so that others can be cached by it.
evaluation_of = lru_cache(maxsize=1 << 12)(Evaluation)


def with_hand_placed(evaluation: Evaluation, survey: Survey, hand: tuple[Item, ...]) -> float:
    """The value of a district once each item in hand, one after the other, is where it is worth most."""
    if not hand:
        return evaluation.value(survey)
    for item in hand:
        value, survey = with_item_placed(evaluation, survey, item)
    return value


@lru_cache(maxsize=1 << 12)
def with_item_placed(evaluation: Evaluation, survey: Survey, item: Item) -> tuple[float, Survey]:
    """The best value with the item, and that district; playouts ask for the same ones again and again."""
    placed = [(evaluation.value(after), after) for after in evaluation.placements(survey, item)]
    return max(placed, key=itemgetter(0))


def empty_plots(survey: Survey) -> Census:
    """The numbers of empty plots by colour, and of black ones."""
    terrain, black = survey.terrain, survey.black
    empty = ~(survey.taken | survey.standing)
    return (
        (terrain["red"] & empty).bit_count(),
        (terrain["yellow"] & empty).bit_count(),
        (terrain["blue"] & empty).bit_count(),
        (terrain["green"] & empty).bit_count(),
        (black & ~survey.standing).bit_count(),
    )


@lru_cache(maxsize=1 << 16)
def buildings_value(
    cards: tuple[GoalId, ...], census: Census, plots: Census, per_item: bool, hopes: Hopes
) -> float:
    """What buildings are worth for these cards, and for cards still to come."""
    storeys = sum([(n % HIGHEST + 1) * number for n, number in enumerate(census)])
    value = hopes.storey * storeys + hopes.plot * sum(plots)
    counted = [(GOALS[card], *missing_pieces(card, census, plots, hopes.weights.plotless)) for card in cards]
    if per_item:
        return value + sum([card_value(goal, count, per_item, hopes) for goal, count, _ in counted])
    wanted = hopes.weights.crowd * sum([pieces for *_, pieces in counted])
    for goal, count, pieces in counted:
        if count == goal.exactly:
            value += goal.points
        elif count < goal.exactly and hopes.pieces:
            others = wanted - hopes.weights.crowd * pieces
            value += goal.points * exp(-(pieces + others) / hopes.pieces)
    return value


def missing_pieces(card: GoalId, census: Census, plots: Census, plotless: float) -> tuple[int, float]:
    """How many buildings a card counts now, and how many pieces the missing ones need."""
    colour, height = _STOREYS[card]
    lower, count = buildings_by_height(colour, height, census)
    missing, pieces = GOALS[card].exactly - count, 0.0
    if missing <= 0:
        return count, pieces
    for low in range(len(lower), 0, -1):  # the highest are nearest
        grown = min(missing, lower[low - 1])
        missing -= grown
        pieces += grown * (height - low)
    room = sum(plots) if colour is None else plots[PIECES.index(colour)] + plots[-1]
    return count, pieces + missing * height + plotless * max(0, missing - room)


def card_value(goal: Goal, count: int, per_item: bool, hopes: Hopes) -> float:
    """What a card pays now, or can be expected to pay."""
    if per_item:
        return goal.points_each * count + goal.points * exp(-hopes.card)
    if count >= goal.exactly:
        return goal.points if count == goal.exactly else 0.0
    return goal.points * exp(-hopes.card * (1 - count / goal.exactly))


def buildings_by_height(colour: Colour | None, height: int, census: Census) -> tuple[Census, int]:
    """The numbers of lower buildings of a colour, by height; and the number of those of this height."""
    if colour is None:
        built = tuple([sum(census[n::HIGHEST]) for n in range(HIGHEST)])
    else:
        first = HIGHEST * PIECES.index(colour)
        built = census[first : first + HIGHEST]
    return built[: height - 1], built[height - 1]


@lru_cache(maxsize=1 << 16)
def variety_value(ground: BitSet, kinds: tuple[BitSet, ...], another: float) -> float:
    """The points of parks or lakes for different attractions, and of those that there is room for."""
    value, taken = 0.0, sum(kinds)
    for area in areas(ground):
        here = sum([area & places > 0 for places in kinds])
        value += VARIETY_POINTS[here]
        chance = another
        for number in range(here, min(len(kinds), here + (area & ~taken).bit_count())):
            value += chance * (VARIETY_POINTS[number + 1] - VARIETY_POINTS[number])
            chance *= another
    return value


def _distinct_fields(survey: Survey, kind: AttractionKind) -> Iterator[int]:
    """Fields for an attraction; only one of each park or lake, because its fields are equivalent."""
    free, on = room(survey, kind), ATTRACTIONS[kind].on
    if on == "plot":
        yield from members(free)
        return
    for area in areas(survey.terrain[on]):
        if fitting := area & free:
            yield (fitting & -fitting).bit_length() - 1
