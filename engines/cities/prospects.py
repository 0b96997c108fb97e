"""How good a seat's table looks, in points: a guess that computer players and hints go by."""

from engines.cities.scoring import score
from engines.cities.state import State
from engines.core.game import Seat


def prospect(state: State, seat: Seat) -> float:
    """Points so far."""
    return score(state.planners[seat], state.options.goals).total
