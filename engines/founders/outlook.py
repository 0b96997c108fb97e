"""How good a table looks to a founder, in points: what computer players and hints go by."""

from engines.core.game import Seat
from engines.founders.scoring import score
from engines.founders.state import State


def estimate(state: State, seat: Seat) -> float:
    return score(state.founders[seat]).total
