"""From legal moves to the next question: the moves form a tree of steps, and a person walks down it."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Generic, TypeVar

from msgspec import Struct

from engines.core.notation import steps

M = TypeVar("M", bound=Struct)


class Question(Struct, Generic[M], frozen=True):
    """What is to be decided next."""

    path: tuple[str, ...]  # the steps so far, including those that have only one answer
    choices: tuple[str, ...]  # the steps that can follow, in the order of the moves; none for a complete move
    moves: tuple[M, ...]  # all moves that begin with the path

    @property
    def move(self) -> M | None:
        """The move, once nothing is left to decide."""
        return self.moves[0] if not self.choices and self.moves else None


def question(moves: Iterable[M], path: Sequence[str] = ()) -> Question[M]:
    """What to ask after these steps; no move and no choice if no legal move begins with them."""
    path, depth = tuple(path), len(path)
    matching = [(spelled, move) for move in moves if (spelled := steps(move))[:depth] == path]
    if not matching:
        return Question(path, (), ())
    common = _common_beginning([move_steps for move_steps, _ in matching])
    depth = len(common)
    choices = dict.fromkeys(move_steps[depth] for move_steps, _ in matching if len(move_steps) > depth)
    return Question(common, tuple(choices), tuple(move for _, move in matching))


def _common_beginning(paths: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    columns = takewhile(lambda column: len(set(column)) == 1, zip(*paths, strict=False))
    return tuple(column[0] for column in columns)
