"""The levels of computers that a person can choose: how many playouts each makes, and how far each looks."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import msgspec
from msgspec import Struct

import data
from engines.core import search
from engines.core.errors import BadRequest
from engines.core.search import HORIZON, Player, Thinker, greedy
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
ADVISER = LEVELS["hard"]  # whose moves hints suggest; reviews look as far ahead
FORMER_NAMES = MappingProxyType({"greedy": "easy", "thinker": "hard"})  # in tables of earlier versions


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """What was found about the levels, by game: what helps in one is wasted in another."""

    horizons_source: str
    horizons: Mapping[str, Mapping[str, int]]  # of levels that look ahead further, or less far, than usual
    playouts_source: str
    playouts: Mapping[str, Mapping[int, Mapping[str, int]]]  # in a level's time, by number of seats
    other_games: Mapping[str, int]  # the same for games and numbers of seats that were never measured


@cache
def measured() -> Measured:
    return msgspec.json.decode(data.levels(), type=Measured)


def level(name: str) -> Level:
    """The level of that name, or of the name that it had in an earlier version."""
    try:
        return LEVELS[FORMER_NAMES.get(name, name)]
    except KeyError:
        raise BadRequest(Text("unknown-player", {"name": name, "known": ", ".join(LEVELS)})) from None


def playouts(level: Level, game: str, seats: int) -> int:
    """The playouts that a level stands for: as many as its time allowed when they were measured."""
    found = measured().playouts.get(game, {}).get(seats, measured().other_games)
    return found[level.name]


def horizon(level: Level, game: str) -> int:
    """How many further turns of its own a level looks ahead."""
    return measured().horizons.get(game, {}).get(level.name, HORIZON)


def player(name: str, game: str, seats: int) -> Player:
    """A computer whose games repeat: of a level, or one that `search.player` knows."""
    if name not in LEVELS:
        return search.player(name)
    chosen = LEVELS[name]
    if not chosen.seconds:
        return greedy
    return Thinker(playouts(chosen, game, seats), horizon=horizon(chosen, game))
