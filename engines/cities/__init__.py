"""Cities (Miasta marzeń), by Steve Finn and Phil Walker-Harding, published by Devir."""

from engines.cities.game import GAME

__all__ = ["GAME"]
