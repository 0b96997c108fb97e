"""Pictures to draw, a module for each game."""

from importlib import import_module
from pkgutil import iter_modules

SCENES = {
    f"{module.name}-{name}": scene
    for module in iter_modules(__path__)
    for name, scene in import_module(f"{__name__}.{module.name}").SCENES.items()
}
