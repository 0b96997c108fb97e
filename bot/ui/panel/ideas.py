"""Suggested moves: the best few by the game's own estimate, and how they are listed by letter."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from string import ascii_uppercase
from typing import TypeVar

from msgspec import Struct

import engines
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.context import PlayerContext
from bot.ui.panel.question_tree import Question, question
from engines.core.game import AnyGame, AnyMove, AnyView, Seat
from engines.core.notation import StepKind, step_kinds, steps, words

M = TypeVar("M", bound=Struct)

MOST_IDEAS = 5


async def find_ideas(context: PlayerContext, asked: Question[AnyMove]) -> dict[str, AnyMove]:
    """A few good moves by letter, found in a worker process."""
    job = (context.game.name, encode_view(context.view), asked.path)
    best = await drawing_pool.run(best_moves_in_worker, *job)
    moves = {words(move): move for move in asked.moves}
    return {letter: moves[each] for letter, each in zip(ascii_uppercase, best, strict=False)}


def best_moves_in_worker(game: str, view: bytes, path: Sequence[str]) -> list[str]:
    """Called by name in a worker process."""
    return best_moves(engines.game(game), decode_view(game, view), path)


def best_moves(game: AnyGame, view: AnyView, path: Sequence[str]) -> list[str]:
    """The words of the moves to suggest: the best for each answer first, then the best of the rest.

    Of several moves at one place only the best is suggested: their letters would cover each other.
    """
    asked = question(game.legal_moves(view.state), path)
    order, depth = rank_moves(game, view, asked.moves), len(asked.path)
    chosen: dict[tuple[str, ...], AnyMove] = {}
    answered: set[str] = set()
    for repeating in (False, True):
        for move in order:
            answer, place = steps(move)[depth], _place(move, depth)
            if place not in chosen and len(chosen) < MOST_IDEAS and (repeating or answer not in answered):
                chosen[place] = move
                answered.add(answer)
    best = set(chosen.values())
    return [words(move) for move in order if move in best]


def rank_moves(game: AnyGame, view: AnyView, moves: Sequence[M]) -> list[M]:
    """The moves by the estimate of the seat whose view it is, the best first."""
    seat = seat_of(view)

    def estimate(move: M) -> float:
        return game.estimate(game.view(game.apply(view.state, move).state, seat), seat)

    return sorted(moves, key=estimate, reverse=True)


def seat_of(view: AnyView) -> Seat:
    """The seat whose view it is."""
    if view.seat is None:
        raise ValueError("only a seat has moves to rank")
    return view.seat


def _place(move: Struct, depth: int) -> tuple[str, ...]:
    """The steps beyond a depth that a picture shows; all of them if it shows none."""
    further = list(zip(steps(move), step_kinds(type(move)), strict=True))[depth:]
    shown = tuple(step for step, kind in further if kind is StepKind.WHERE)
    return shown or tuple(step for step, _ in further)


def idea_lines(context: PlayerContext, ideas: Mapping[str, AnyMove], depth: int) -> Iterator[str]:
    """What each letter stands for; letters with the same words differ by their place in the picture."""
    letters: dict[str, list[str]] = {}
    for letter, move in ideas.items():
        letters.setdefault(_idea_label(context, move, depth), []).append(letter)
    yield from (f"- **{', '.join(those)}**: {label}" for label, those in letters.items())


def _idea_label(context: PlayerContext, move: Struct, depth: int) -> str:
    """The answers that a move gives from a depth on, up to the place that its letter marks."""
    path, kinds = steps(move), step_kinds(type(move))
    before = list(takewhile(lambda step: kinds[step] is not StepKind.WHERE, range(depth, len(path))))
    return ", ".join(context.label(path[: step + 1]) for step in before or [depth])
