"""A pytest plugin: for the tests of this run, the installed example is the only game."""

from types import MappingProxyType

import engines

GAMES = MappingProxyType({"harbour": engines.games()["harbour"]})
engines.games = lambda: GAMES  # type: ignore[assignment] # It takes the place of a cached function.
