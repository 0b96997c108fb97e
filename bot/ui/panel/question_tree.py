"""From legal moves to the next question: the tree of their steps, walked one answer at a time."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engines.core.game import AnyGame, View
from engines.core.notation import steps, words

M = TypeVar("M", bound=Struct)

ADVICE = 5  # how many moves are suggested


class Question(Struct, Generic[M], frozen=True):
    """What is to be decided next: the steps so far, forced ones filled in, and the steps that can follow."""

    path: tuple[str, ...]
    choices: tuple[str, ...]  # in the order of the moves; none once the move is complete
    moves: tuple[M, ...]  # all that begin like this

    @property
    def move(self) -> M | None:
        """The move, once nothing is left to decide."""
        return self.moves[0] if not self.choices and self.moves else None


def question(moves: Iterable[M], path: Sequence[str] = ()) -> Question[M]:
    """What to ask after the steps taken; nothing fits where no move begins like that."""
    spelled = [(steps(move), move) for move in moves]
    fitting = [(spelling, move) for spelling, move in spelled if spelling[: len(path)] == tuple(path)]
    if not fitting:
        return Question(tuple(path), (), ())
    shared = _shared([spelling for spelling, _ in fitting])
    choices = dict.fromkeys(spelling[len(shared)] for spelling, _ in fitting if len(spelling) > len(shared))
    return Question(shared, tuple(choices), tuple(move for _, move in fitting))


def ranked(game: AnyGame, view: View[Any], moves: Sequence[M]) -> list[M]:
    """The moves in the order of how good they look to the seat whose view it is, the best first."""
    seat = view.seat
    if seat is None:
        raise ValueError("only a seat can be advised")

    def looks(move: M) -> float:
        return game.estimate(game.view(game.apply(view.state, move).state, seat), seat)

    return sorted(moves, key=looks, reverse=True)


def advice(game: AnyGame, view: View[Any], path: Sequence[str]) -> list[str]:
    """The words of a few moves to suggest: the best for each answer first, then the best of the rest.

    Two at one place of a picture would hide each other's letters: the better one stands for both.
    """
    asked = question(game.legal_moves(view.state), path)
    order, depth = ranked(game, view, asked.moves), len(asked.path)
    chosen: dict[tuple[str, ...], Any] = {}
    answered: set[str] = set()
    for repeating in (False, True):
        for move in order:
            answer, *_ = further = steps(move)[depth:]
            place = tuple(filter(is_place, further)) or further
            if place not in chosen and len(chosen) < ADVICE and (repeating or answer not in answered):
                chosen[place] = move
                answered.add(answer)
    best = set(chosen.values())
    return [words(move) for move in order if move in best]


def is_place(step: str) -> bool:
    """Whether a step has coordinates: a picture says where that is better than words do."""
    return " " in step


def _shared(spellings: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The steps with which all of them begin."""
    columns = takewhile(lambda column: len(set(column)) == 1, zip(*spellings, strict=False))
    return tuple(column[0] for column in columns)
