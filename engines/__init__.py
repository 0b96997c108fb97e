"""Rules engines: pure functions from a state and a move to a new state and its events."""

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType

import data
from engines.core.entry_points import GamePackageError, external_packages
from engines.core.errors import UnknownGame
from engines.core.game import AnyGame, AnyState
from engines.core.guide import Guide, read_guide, state_after
from engines.core.saves.replays import Record
from engines.core.text import Text


@cache
def games() -> MappingProxyType[str, AnyGame]:
    """Every game by name: of each sub-package that exports GAME, then of each installed game package."""
    found: dict[str, AnyGame] = {}
    for package in (*_sub_packages(), *external_packages()):
        name = package.GAME.name
        if name in found:
            raise GamePackageError(
                f"The package {package.__name__!r} has a game {name!r}, but there is one already."
            )
        found[name] = package.GAME
    return MappingProxyType(found)


def _sub_packages() -> Iterator[ModuleType]:
    packages = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    return (package for package in packages if hasattr(package, "GAME"))


def game(name: str) -> AnyGame:
    """The game of that name."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(Text("unknown-game", {"name": name, "known": ", ".join(games())})) from None


def package_of(name: str) -> str | None:
    """The package that a game is installed by; None for the games that come with the engines."""
    return next((package.__name__ for package in external_packages() if package.GAME.name == name), None)


def guide(name: str) -> Guide:
    """What a newcomer is shown of a game."""
    return _guide(name)[0]


@lru_cache(maxsize=64)
def moment(name: str, moves: int) -> AnyState:
    """The game that is recorded for the guide, after so many moves."""
    return state_after(game(name), _guide(name)[1], moves)


@cache
def _guide(name: str) -> tuple[Guide, Record]:
    return read_guide(name, package_of(name) or data.__name__)
