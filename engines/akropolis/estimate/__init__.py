"""How good a position looks, which move leads to the one that looks best, and the weights in this."""

from engines.akropolis.estimate.position import best_move, estimate
from engines.akropolis.estimate.weights import WEIGHTS

__all__ = ["WEIGHTS", "best_move", "estimate"]
