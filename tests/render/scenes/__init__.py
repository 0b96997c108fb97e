"""Views to draw: every game at a few telling moments, each in a module of its own."""

from importlib import import_module

import engines

SCENES = {
    f"{game}-{name}": scene
    for game in engines.games()
    for name, scene in import_module(f"{__name__}.{game}").SCENES.items()
}
