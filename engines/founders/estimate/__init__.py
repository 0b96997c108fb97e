"""How good a seat's position looks, and the weights in this."""

from engines.founders.estimate.position import estimate
from engines.founders.estimate.weights import WEIGHTS

__all__ = ["WEIGHTS", "estimate"]
