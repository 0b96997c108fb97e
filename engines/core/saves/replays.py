"""Finished games as text that a person can read and a test can replay.

game akropolis 1
setup {"seats":2,"seed":7,"options":{...},"order":null}
place 0 -1 2 2
...
score 0 82 houses=3 markets=42 ...

A game that was begun by older rules says so in a line `older 41` before its moves: so many of them were
played before it was brought up to date. Such a replay can be read but not played again.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from engines.core.errors import BadSave, CorruptSave
from engines.core.game import AnyGame, Played, Score, replay
from engines.core.saves.codec import check_version, read_setup
from engines.core.text import Text


class Record(Struct, frozen=True):
    """A replay file, parsed but not played."""

    game: str
    version: int
    setup: str
    moves: tuple[str, ...]
    scores: tuple[str, ...]
    older: int | None = None  # how many moves were played by rules of an older version


def write(game: AnyGame, played: Played[Struct]) -> str:
    """The text of a replay."""
    setup = msgspec.json.encode(played.setup).decode()
    head = [f"game {game.name} {game.version}", f"setup {setup}"]
    if played.checkpoint:
        head.append(f"older {played.checkpoint.moves}")
    scores = [_score_line(seat, score) for seat, score in enumerate(game.scores(played.state))]
    return "\n".join([*head, *played.moves, *scores, ""])


def read(text: str) -> Record:
    """The parts of a replay's text."""
    match [line.split(" ", 1) for line in text.splitlines()]:
        case [["game", head], ["setup", setup], ["older", older], *lines] if older.isdecimal():
            return _record(head, setup, lines, int(older))
        case [["game", head], ["setup", setup], *lines]:
            return _record(head, setup, lines)
        case _:
            raise CorruptSave(Text("replay-malformed"))


def _record(head: str, setup: str, lines: Sequence[Sequence[str]], older: int | None = None) -> Record:
    match head.split():
        case [name, version] if version.isdecimal():
            moves = tuple(" ".join(line) for line in lines if line[0] != "score")
            scores = tuple(" ".join(line) for line in lines if line[0] == "score")
            return Record(name, int(version), setup, moves, scores, older)
        case _:
            raise CorruptSave(Text("replay-malformed"))


def check(game: AnyGame, record: Record) -> Played[Struct]:
    """Play a record again and compare the scores."""
    check_version(game, record.version)
    if record.older is not None:
        raise BadSave(Text("replay-older-rules", {"moves": record.older, "version": record.version}))
    setup = read_setup(game, record.setup.encode())
    played = Played(setup, replay(game, setup, record.moves), record.moves)
    scores = tuple(_score_line(seat, score) for seat, score in enumerate(game.scores(played.state)))
    if scores != record.scores:
        raise BadSave(Text("replay-differs", {"written": "; ".join(record.scores), "now": "; ".join(scores)}))
    return played


def _score_line(seat: int, score: Score) -> str:
    """The points by category; with a target also the verdict."""
    parts = " ".join(f"{part}={points}" for part, points in score.parts.items())
    verdict = "" if score.target is None else f" target={score.target} {'lost' if score.lost else 'won'}"
    return f"score {seat} {score.total} {parts}{verdict}"
