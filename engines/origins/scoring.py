"""Points by category, as they would be scored if the game ended now (page 22)."""

from collections.abc import Mapping
from functools import lru_cache

from engines.core.game import Breakdown, Score, Seat
from engines.core.text import Text
from engines.origins.components import ADVISOR_POINTS, TEMPLE_POINTS
from engines.origins.components.terms import INDEX
from engines.origins.state import Archon, State


def scores(state: State) -> tuple[Score, ...]:
    return tuple(score(state, seat) for seat in range(len(state.archons)))


def score(state: State, seat: Seat) -> Score:
    """Points earned, then gold, advisors, temples and dice in seats of power; more tiles win ties."""
    archon = state.archons[seat]
    earned = archon.earned
    parts = {
        "buildings": earned.buildings,
        "districts": earned.districts,
        "military": earned.military,
        "population": earned.population,
        "retired": earned.retired,
        "gold": archon.goods.gold,
        "advisors": advisor_points(archon),
        "temples": temple_points(state, seat),
        "towers": tower_points(archon),
    }
    return Score(parts, ties=(len(archon.city.tiles),), target=state.target if state.solo else None)


def total(state: State, seat: Seat) -> int:
    """The total of `score`, but faster."""
    return own_points(state.archons[seat]) + temple_points(state, seat)


def own_points(archon: Archon) -> int:
    """All points but those of the temples; cached with the archon, because most moves change only one."""
    known: int | None = archon.__dict__.get("points")
    if known is None:
        final = advisor_points(archon) + tower_points(archon)
        known = archon.__dict__["points"] = archon.earned.total + archon.goods.gold + final
    return known


def totals(state: State) -> tuple[int, ...]:
    """Each seat's points."""
    return tuple(total(state, seat) for seat in range(len(state.archons)))


def advisor_points(archon: Archon) -> int:
    """The points of the rightmost advisor."""
    return ADVISOR_POINTS[len(archon.advisors) - 1] if archon.advisors else 0


def temple_points(state: State, seat: Seat) -> int:
    """The two lower temples; the highest is ignored."""
    low, middle = lower_temples(*state.climbed(seat))
    return low + middle


@lru_cache(maxsize=1 << 12)
def lower_temples(forest: int, mountain: int, sea: int) -> tuple[int, int]:
    """The points of each of the two lower temples, by the spaces of a seat's disks."""
    low, middle, _high = sorted([forest, mountain, sea])
    return TEMPLE_POINTS[low], TEMPLE_POINTS[middle]


def tower_points(archon: Archon) -> int:
    """Each die in a seat of power, times the tower of its colour."""
    towers = archon.towers
    return sum([die.value * towers[INDEX[die.colour]] for die in archon.city.seats])


def breakdown(state: State, seat: Seat) -> Mapping[str, Breakdown]:
    """What is counted at the end; everything else was earned during the game."""
    archon = state.archons[seat]
    low, middle = lower_temples(*state.climbed(seat))
    towers = tuple((die.value, archon.height(die.colour)) for die in archon.city.seats)
    return {
        "advisors": Breakdown(Text("origins-breakdown-advisors"), ((advisor_points(archon),),)),
        "temples": Breakdown(Text("origins-breakdown-temples"), ((low,), (middle,))),
        "towers": Breakdown(Text("origins-breakdown-towers"), towers),
    }
