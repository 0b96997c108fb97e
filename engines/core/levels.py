"""The levels of computers that a person can choose, and the playouts that each stands for."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import msgspec
from msgspec import Struct

import data
from engines.core import search
from engines.core.errors import BadRequest
from engines.core.search import Player, Thinker, greedy
from engines.core.text import Text


class Level(Struct, frozen=True):
    """How well a computer plays."""

    name: str
    seconds: float  # that it thinks about a move; with none it plays what looks best at the end of its turn


# The weakest first.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (Level("easy", 0), Level("medium", 0.3), Level("hard", 1), Level("master", 5))
    }
)
FORMER_NAMES = MappingProxyType({"greedy": "easy", "thinker": "hard"})  # in tables of earlier versions


class Speeds(Struct, frozen=True, forbid_unknown_fields=True):
    """How many playouts a game makes in the time of each level, by game and number of seats."""

    source: str
    playouts: Mapping[str, Mapping[int, Mapping[str, int]]]
    other_games: Mapping[str, int]  # for games and numbers of seats that were never measured


@cache
def speeds() -> Speeds:
    return msgspec.json.decode(data.levels(), type=Speeds)


def level(name: str) -> Level:
    """The level of that name, or of the name that it had in an earlier version."""
    try:
        return LEVELS[FORMER_NAMES.get(name, name)]
    except KeyError:
        raise BadRequest(Text("unknown-player", {"name": name, "known": ", ".join(LEVELS)})) from None


def playouts(level: Level, game: str, seats: int) -> int:
    """The playouts that a level stands for: as many as its time allowed when they were measured."""
    measured = speeds().playouts.get(game, {}).get(seats, speeds().other_games)
    return measured[level.name]


def player(name: str, game: str, seats: int) -> Player:
    """A computer whose games repeat: of a level, or one that `search.player` knows."""
    if name not in LEVELS:
        return search.player(name)
    chosen = LEVELS[name]
    return Thinker(playouts(chosen, game, seats)) if chosen.seconds else greedy
