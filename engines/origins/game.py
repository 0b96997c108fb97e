"""Origins: one to four archons lead their citizens, helped by builders from the stars."""

from engines.core.game import Game, unchanged
from engines.core.modules import GameModules, Modules
from engines.origins import estimate, hidden, labels, pieces, places, reasons, refusals, rules, scoring
from engines.origins.moves import PASS, SKIP, Move
from engines.origins.state import Options, State

MODULES = Modules[State, Move](rules, hidden, labels, places, reasons, refusals, scoring, estimate, pieces)
# Version 2 drops errands that offer nothing. Version 3 sells no army steps beyond the last space, and lets
# the archon use the colour of an advisor who came during the visit.
UPGRADES = {1: unchanged, 2: unchanged}
GAME: Game[State, Move] = GameModules(
    MODULES,
    name="origins",
    version=3,
    seats=range(1, 5),
    options=Options,
    state=State,
    passes=(PASS, SKIP),
    upgrades=UPGRADES,
)
