"""The rounds that were played, in a file: an arena that takes hours can end and go on another day.

A round counts only as long as the code that decides its games is the same, byte for byte.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

import data
import engines
from engines.core import grids, levels, rng, search
from engines.core.errors import BadRequest
from engines.core.text import Text

DIGITS = 12  # of a hash; enough to tell versions of the code apart
# Modules that only say something to people do not decide games.
WORDS = frozenset({"labels", "names", "places", "reasons", "refusals"})


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """The games of one seed, with the first player of the group in every seat."""

    game: str
    group: tuple[str, ...]
    seed: int  # of the whole contest
    number: int  # of the round in it
    code: str  # what decided these games
    share: float  # of the wins of the first player


class Record:
    """A file of rounds, one a line, that only grows."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            path.touch()  # Whether it can be written must be known before hours of games.
            lines = path.read_bytes().splitlines()
            self._rounds = [msgspec.json.decode(line, type=Round) for line in lines]
        except (OSError, msgspec.DecodeError) as error:
            raise BadRequest(Text("arena-no-record", {"file": str(path), "why": str(error)})) from error

    def shares(self, game: str, group: Sequence[str], seed: int) -> Iterator[float]:
        """The shares of the rounds that count, from the first one up to the first that is missing."""
        code = code_of(game)
        played = {
            each.number: each.share
            for each in self._rounds
            if (each.game, each.group, each.seed, each.code) == (game, tuple(group), seed, code)
        }
        for number in range(len(played)):
            if number not in played:
                return
            yield played[number]

    def add(self, game: str, group: Sequence[str], seed: int, number: int, share: float) -> None:
        """Append a round."""
        played = Round(game, tuple(group), seed, number, code_of(game), share)
        self._rounds.append(played)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")


def code_of(game: str) -> str:
    """A hash of what decides the games of computers: search, levels, rules, estimate and facts."""
    package = engines.package_of(game)
    folders = [files(grids), files(package or f"engines.{game}")]
    shared = [Path(str(module.__file__)) for module in (levels, rng, search)]
    sources = [*shared, *(path for folder in folders for path in Path(str(folder)).rglob("*.py"))]
    measured = levels.measured()
    found = sha256(msgspec.json.encode([measured.playouts.get(game), measured.horizons.get(game)]))
    for path in sorted(path for path in sources if path.stem not in WORDS):
        found.update(path.read_bytes())
    if package is None:
        found.update(data.facts(game))
    return found.hexdigest()[:DIGITS]
