"""Rules engines: pure functions from a state and a move to a new state and its events."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from engines.core.errors import UnknownGame
from engines.core.game import AnyGame
from engines.core.text import Text


@cache
def games() -> MappingProxyType[str, AnyGame]:
    """Every game there is, by name: each sub-package that exports GAME."""
    packages = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    found = [package.GAME for package in packages if hasattr(package, "GAME")]
    return MappingProxyType({game.name: game for game in found})


def game(name: str) -> AnyGame:
    """The game of that name."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(Text("unknown-game", {"name": name, "known": ", ".join(games())})) from None
