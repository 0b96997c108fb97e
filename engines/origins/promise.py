"""How good things look for a seat."""

from engines.core.game import Seat
from engines.origins.scoring import score
from engines.origins.state import State


def promise(state: State, seat: Seat) -> float:
    return score(state, seat).total
