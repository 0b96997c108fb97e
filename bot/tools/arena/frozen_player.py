"""A player of another checkout: its engines are imported from there, and it is asked by lines of JSON.

Run by its path with that checkout first in PYTHONPATH, so it uses only what every version has. The first line
that it writes says whose engines these are; then it answers each question with a move.
"""

import sys
from pathlib import Path

import msgspec
from msgspec import Struct

import engines
from engines.core.game import View
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import Player


class Ready(Struct, frozen=True):
    """The folder that the engines come from; or why this player cannot play."""

    folder: str
    error: str | None = None


class Question(Struct, frozen=True):
    """What a seat sees, and the seed of the player's own luck."""

    view: bytes
    seed: int


class Answer(Struct, frozen=True):
    """A move in words."""

    move: str


def find_player(name: str, game: str, seats: int) -> Player:
    """The player of that name; versions without levels know thinkers only."""
    try:
        from engines.core import levels  # noqa: PLC0415 - older versions do not have it
    except ImportError:
        from engines.core import search  # noqa: PLC0415

        return search.player(name)
    return levels.player(name, game, seats)


def main(name: str, game: str, seats: int) -> None:
    """Answer every line of standard input."""
    folder = str(Path(engines.__file__).parents[1])
    try:
        player, rules = find_player(name, game, seats), engines.game(game)
    except ValueError as error:
        return write(Ready(folder, str(error)))
    write(Ready(folder))
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Question)
        view = msgspec.msgpack.decode(asked.view, type=View[rules.state])  # type: ignore[name-defined]
        move, _ = player(rules, view, Rng(asked.seed))
        write(Answer(words(move)))
    return None


def write(line: Struct) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
