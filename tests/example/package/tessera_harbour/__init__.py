"""Harbour: a small complete game, to show what a game in a package of its own needs."""

from tessera_harbour.game import GAME

__all__ = ["GAME"]
