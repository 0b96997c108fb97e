"""How good a position looks, and which move leads to the one that looks best."""

from engines.akropolis.estimate.position import best_move, estimate

__all__ = ["best_move", "estimate"]
