"""Akropolis: two to four architects build upwards, and plazas multiply what they have built."""

from engines.akropolis import estimate, hidden, labels, pieces, places, reasons, refusals, rules, scoring
from engines.akropolis.moves import Place
from engines.akropolis.state import Options, State
from engines.core.game import Game
from engines.core.modules import GameModules, Modules

MODULES = Modules[State, Place](rules, hidden, labels, places, reasons, refusals, scoring, estimate, pieces)
GAME: Game[State, Place] = GameModules(
    MODULES, name="akropolis", version=1, seats=range(2, 5), options=Options, state=State
)
