"""How good a seat's position looks, in points, and the weights in this: for computer players and hints."""

from engines.origins.estimate.position import estimate
from engines.origins.estimate.weights import WEIGHTS

__all__ = ["WEIGHTS", "estimate"]
