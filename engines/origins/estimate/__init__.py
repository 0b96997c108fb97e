"""How good a seat's position looks, in points: for computer players and hints."""

from engines.origins.estimate.position import estimate

__all__ = ["estimate"]
