"""Cities: two to four planners send workers for tiles, attractions, buildings and goals."""

from engines.cities import estimate, hidden, labels, pieces, places, reasons, refusals, rules, scoring
from engines.cities.moves import Move
from engines.cities.state import Options, State
from engines.core.game import Game, unchanged
from engines.core.modules import GameModules, Modules

MODULES = Modules[State, Move](rules, hidden, labels, places, reasons, refusals, scoring, estimate, pieces)
# Version 2: Sydney's harbour pays less. Version 3: leftovers that lay face down stay unseen (those of rounds
# before the upgrade have come to light already), and only two can play the long game.
UPGRADES = {1: unchanged, 2: unchanged}
GAME: Game[State, Move] = GameModules(
    MODULES, name="cities", version=3, seats=range(2, 5), options=Options, state=State, upgrades=UPGRADES
)
