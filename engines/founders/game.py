"""Founders of the Empire: two to four founders settle the land, and build temples from what it supplies."""

from engines.core.game import Game, unchanged
from engines.core.modules import GameModules, Modules
from engines.founders import estimate, hidden, labels, pieces, places, reasons, refusals, rules, scoring
from engines.founders.moves import PASS, Move
from engines.founders.state import Options, State

MODULES = Modules[State, Move](rules, hidden, labels, places, reasons, refusals, scoring, estimate, pieces)
# Version 2 decides otherwise when nobody can gain more points.
UPGRADES = {1: unchanged}
GAME: Game[State, Move] = GameModules(
    MODULES,
    name="founders",
    version=2,
    seats=range(2, 5),
    options=Options,
    state=State,
    passes=(PASS,),
    upgrades=UPGRADES,
)
