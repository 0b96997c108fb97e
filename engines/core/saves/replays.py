"""Finished games as text that a person can read and a test can replay.

game akropolis 1
setup {"seats":2,"seed":7,"options":{...},"order":null}
place 0 -1 2 2
...
score 0 82 houses=3 markets=42 ...
"""

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


def write(game: AnyGame, played: Played[Struct]) -> str:
    """The text of a replay."""
    setup = msgspec.json.encode(played.setup).decode()
    scores = [_score_line(seat, score) for seat, score in enumerate(game.scores(played.state))]
    return "\n".join([f"game {game.name} {game.version}", f"setup {setup}", *played.moves, *scores, ""])


def read(text: str) -> Record:
    """The parts of a replay's text."""
    match [line.split(" ", 1) for line in text.splitlines()]:
        case [["game", head], ["setup", setup], *lines] if len(head.split()) == 2:
            name, version = head.split()
            moves = tuple(" ".join(line) for line in lines if line[0] != "score")
            scores = tuple(" ".join(line) for line in lines if line[0] == "score")
            return Record(name, int(version), setup, moves, scores)
        case _:
            raise CorruptSave(Text("replay-malformed"))


def check(game: AnyGame, record: Record) -> Played[Struct]:
    """Play a record again and compare the scores."""
    check_version(game, record.version)
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
