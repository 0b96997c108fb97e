"""How good a seat's position looks, and the weights in this."""

from engines.cities.estimate.position import estimate
from engines.cities.estimate.weights import WEIGHTS

__all__ = ["WEIGHTS", "estimate"]
