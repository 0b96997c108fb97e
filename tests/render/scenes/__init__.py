"""Pictures to draw of every game, a module for each."""

from importlib import import_module

import engines

SCENES = {
    f"{game}-{name}": scene
    for game in engines.games()
    for name, scene in import_module(f"{__name__}.{game}").SCENES.items()
}
