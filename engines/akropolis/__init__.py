"""Akropolis, by Jules Messaud, published by Gigamic."""

from engines.akropolis.game import GAME

__all__ = ["GAME"]
