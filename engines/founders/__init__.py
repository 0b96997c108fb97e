"""Founders of the Empire, by Alexey Kalinin and Petr Tyulenev, published by RightGames."""

from engines.founders.game import GAME

__all__ = ["GAME"]
