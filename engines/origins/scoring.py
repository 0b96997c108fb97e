"""Points by category, as they would be scored if the game ended now (page 22)."""

from collections.abc import Mapping

from engines.core.game import Breakdown, Score, Seat
from engines.core.text import Text
from engines.origins.components import ADVISOR_POINTS, TEMPLE_POINTS
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
    archon = state.archons[seat]
    final = advisor_points(archon) + temple_points(state, seat) + tower_points(archon)
    return archon.earned.total + archon.goods.gold + final


def totals(state: State) -> tuple[int, ...]:
    """Each seat's points."""
    return tuple(total(state, seat) for seat in range(len(state.archons)))


def advisor_points(archon: Archon) -> int:
    """The points of the rightmost advisor."""
    return ADVISOR_POINTS[len(archon.advisors) - 1] if archon.advisors else 0


def temple_points(state: State, seat: Seat) -> int:
    """The two lower temples; the highest is ignored."""
    return sum(lower_temples(state, seat))


def lower_temples(state: State, seat: Seat) -> tuple[int, int]:
    """The points of each of the two lower temples."""
    low, middle, _high = sorted([temple.track.places[seat] for temple in state.temples])
    return TEMPLE_POINTS[low], TEMPLE_POINTS[middle]


def tower_points(archon: Archon) -> int:
    """Each die in a seat of power, times the tower of its colour."""
    return sum([die.value * archon.height(die.colour) for die in archon.city.seats])


def breakdown(state: State, seat: Seat) -> Mapping[str, Breakdown]:
    """What is counted at the end; everything else was earned during the game."""
    archon = state.archons[seat]
    low, middle = lower_temples(state, seat)
    towers = tuple((die.value, archon.height(die.colour)) for die in archon.city.seats)
    return {
        "advisors": Breakdown(Text("origins-breakdown-advisors"), ((advisor_points(archon),),)),
        "temples": Breakdown(Text("origins-breakdown-temples"), ((low,), (middle,))),
        "towers": Breakdown(Text("origins-breakdown-towers"), towers),
    }
