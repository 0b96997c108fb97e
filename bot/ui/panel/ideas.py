"""Suggested moves: the best few by the game's own estimate, and how they are listed by letter."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from string import ascii_uppercase

from msgspec import Struct

import engines
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.context import PlayerContext
from bot.ui.panel.outcome import reason_line
from bot.ui.panel.places import place_depth, rounded_position
from bot.ui.panel.question_tree import Question, question
from bot.ui.panel.ranking import estimate, legal_estimates
from engines.core.game import AnyGame, AnyMove, AnyView
from engines.core.notation import StepKind, step_kinds, steps, steps_to_place, words

MOST_IDEAS = 5
MOST_REASONS = 1  # of one idea; its points are on its button


async def find_ideas(context: PlayerContext, asked: Question[AnyMove]) -> dict[str, AnyMove]:
    """A few good moves by letter, found in a worker process; none if they are switched off."""
    if not context.wants_ideas:
        return {}
    job = (context.game.name, encode_view(context.view), asked.path)
    best = await drawing_pool.run(best_moves_in_worker, *job)
    moves = {words(move): move for move in asked.moves}
    return {letter: moves[each] for letter, each in zip(ascii_uppercase, best, strict=False)}


def best_moves_in_worker(game: str, view: bytes, path: Sequence[str]) -> list[str]:
    """Called by name in a worker process."""
    return best_moves(engines.game(game), decode_view(game, view), path, legal_estimates(game, view))


def best_moves(
    game: AnyGame, view: AnyView, path: Sequence[str], values: Mapping[AnyMove, float]
) -> list[str]:
    """The words of the moves to suggest: the best for each answer, then for each piece, then the rest.

    No two of them are at one place, and the move that skips the turn is suggested only if all others are bad.
    """
    asked = question(game.legal_moves(view.state), path)
    order, depth = _useful_moves(game, view, asked.moves, values), len(asked.path)
    chosen: list[AnyMove] = []
    seen, taken = set[object](), set[object]()
    for trait in (lambda move: steps(move)[depth], _piece, id):
        for move in order:
            if len(chosen) == MOST_IDEAS:
                break
            if trait(move) in seen or not taken.isdisjoint(places := _places(game, view, move, depth)):
                continue
            chosen.append(move)
            seen |= {steps(move)[depth], _piece(move)}
            taken |= places
    return [words(move) for move in order if move in chosen]


def _useful_moves(
    game: AnyGame, view: AnyView, moves: Sequence[AnyMove], values: Mapping[AnyMove, float]
) -> list[AnyMove]:
    """The best first, without the move that skips the turn if another is as good or does no harm."""
    order, skip = sorted(moves, key=values.__getitem__, reverse=True), game.skip(view.state)
    others = [move for move in order if move != skip]
    if skip is None or len(others) in {0, len(order)}:
        return order
    least = min(values[skip], estimate(game, view, view.state))
    return others if values[others[0]] >= least else order


def _piece(move: Struct) -> tuple[str, ...]:
    """What a move is about: its steps before a place or a way."""
    path = steps(move)
    others = (step for step, kind in enumerate(step_kinds(type(move))) if kind is not StepKind.WHAT)
    return path[: next(others, len(path))]


def _places(game: AnyGame, view: AnyView, move: AnyMove, depth: int) -> set[object]:
    """Where a move lies, as a point and as a step; for one without a place, its steps beyond a depth."""
    if place_depth(type(move)) is None:
        return {steps(move)[depth:]}
    return {(type(move), rounded_position(game, view, move)), steps_to_place(move)[-1]}


def idea_lines(context: PlayerContext, ideas: Mapping[str, AnyMove], depth: int) -> Iterator[str]:
    """What each letter stands for, and why; letters with the same words differ in the picture."""
    letters: dict[str, list[str]] = {}
    for letter, move in ideas.items():
        line = f"{_label(context, move, depth)}: {reason_line(context, move, MOST_REASONS)}"
        letters.setdefault(line, []).append(letter)
    yield from (f"- **{', '.join(those)}** {line}" for line, those in letters.items())


def _label(context: PlayerContext, move: Struct, depth: int) -> str:
    """The answers that a move gives from a depth on, up to the place that its letter marks."""
    path, kinds = steps(move), step_kinds(type(move))
    before = list(takewhile(lambda step: kinds[step] is not StepKind.WHERE, range(depth, len(path))))
    return ", ".join(context.label(path[: step + 1]) for step in before or [depth])
