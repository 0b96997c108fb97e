"""Origins: First Builders, by Adam Kwapiński, published by Board&Dice."""

from engines.origins.game import GAME

__all__ = ["GAME"]
