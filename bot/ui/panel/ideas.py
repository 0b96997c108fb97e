"""Suggested moves: the best few by the game's own estimate, and how they are listed by letter."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile
from string import ascii_uppercase

from msgspec import Struct
from msgspec.structs import replace

import engines
from bot.runtime.worker_pool import decode_view, encode_view
from bot.ui.context import PlayerContext
from bot.ui.images import Image, find_and_draw, question_pictures
from bot.ui.panel.controls import draw_all
from bot.ui.panel.outcome import reason_line
from bot.ui.panel.places.targets import place_depth, rounded_position
from bot.ui.panel.question_tree import Question, question
from bot.ui.panel.ranking import estimate, legal_estimates, remember_estimates, seat_of
from engines.core.game import AnyGame, AnyMove, AnyState, AnyView
from engines.core.notation import StepKind, step_kinds, steps, steps_to_place
from render import RenderRequest

MOST_IDEAS = 4  # with the button for the legend, they are one row of a phone
MOST_REASONS = 1  # of one idea; points that it does not name are on the button


class Ideas(Struct, frozen=True):
    """A few good moves by letter."""

    moves: Mapping[str, AnyMove]
    estimates: tuple[float, ...]  # after each legal move

    def shown_in(self, request: RenderRequest) -> RenderRequest:
        return replace(request, marks=self.moves)


async def draw_ideas(
    context: PlayerContext, asked: Question[AnyMove]
) -> tuple[Mapping[str, AnyMove], list[Image]]:
    """A few good moves by letter, and pictures of them; only pictures if ideas are switched off."""
    if not context.wants_ideas:
        return {}, await draw_all(context, asked.path)
    pictures = question_pictures(context.game.name, context.view, asked.path)
    ideas, images = await find_and_draw(context, pictures, find_ideas_in_worker, asked.path)
    remember_estimates(context.game.name, encode_view(context.view), ideas.estimates)
    return ideas.moves, images


def find_ideas_in_worker(game: str, view: bytes, path: Sequence[str]) -> Ideas:
    """Called by name in a worker process."""
    values = legal_estimates(game, view)
    best = best_moves(engines.game(game), decode_view(game, view), path, values)
    return Ideas(dict(zip(ascii_uppercase, best, strict=False)), tuple(values.values()))


def best_moves(
    game: AnyGame, view: AnyView, path: Sequence[str], values: Mapping[AnyMove, float]
) -> list[AnyMove]:
    """The moves to suggest: the best for each answer, then for each piece, then the rest.

    No two of them are at one place or bring the same with the same piece. The move that skips the turn is
    suggested only if all others are bad, and moves that lose points for nothing only if all do.
    """
    asked = question(game.legal_moves(view.state), path)
    order, depth = sorted(asked.moves, key=values.__getitem__, reverse=True), len(asked.path)
    skip, now = game.skip(view.state), estimate(game, view, view.state)
    others = [move for move in order if move != skip]
    if skip in order and (not others or values[others[0]] < min(values[skip], now)):
        chosen = _different_moves(game, view, order, depth)
    else:
        loses_points = _point_losses(game, view)
        chosen = _different_moves(
            *(game, view, others, depth), lambda move: values[move] >= now or not loses_points(move)
        ) or _different_moves(game, view, others, depth)
    return list(_with_different_benefits(game, view, chosen))


def _different_moves(
    game: AnyGame,
    view: AnyView,
    order: Sequence[AnyMove],
    depth: int,
    is_useful: Callable[[AnyMove], bool] = lambda _: True,
) -> list[AnyMove]:
    """The first useful ones that differ from each other; only of those is it asked, because it takes long."""
    chosen: list[AnyMove] = []
    seen, taken = set[object](), set[object]()
    for trait in (lambda move: steps(move)[depth], piece_of, id):
        for move in order:
            if len(chosen) == MOST_IDEAS:
                break
            if trait(move) in seen or not taken.isdisjoint(places := _places(game, view, move, depth)):
                continue
            if is_useful(move):
                chosen.append(move)
                seen |= {steps(move)[depth], piece_of(move)}
                taken |= places
    return sorted(chosen, key=order.index)


def _with_different_benefits(game: AnyGame, view: AnyView, moves: Iterable[AnyMove]) -> Iterator[AnyMove]:
    """The first of those that bring the same with the same piece."""
    seen: list[tuple[object, ...]] = []
    for move in moves:
        benefit = (*piece_of(move), *game.reasons(view, move))
        if benefit not in seen:
            yield move
        seen.append(benefit)


def _point_losses(game: AnyGame, view: AnyView) -> Callable[[AnyMove], bool]:
    """Whether a move loses points."""

    def points(state: AnyState) -> int:
        return game.scores(state)[seat_of(view)].total

    before = points(view.state)
    return cache(lambda move: points(game.apply(view.state, move).state) < before)


def piece_of(move: Struct) -> tuple[str, ...]:
    """What a move is about: its steps before a place or a way."""
    path = steps(move)
    others = (step for step, kind in enumerate(step_kinds(type(move))) if kind is not StepKind.WHAT)
    return path[: next(others, len(path))]


def _places(game: AnyGame, view: AnyView, move: AnyMove, depth: int) -> set[object]:
    """Where a move lies, as a point and as a step; for one without a place, its steps beyond a depth."""
    if place_depth(type(move)) is None:
        return {steps(move)[depth:]}
    return {(type(move), rounded_position(game, view, move)), steps_to_place(move)[-1]}


def idea_lines(
    context: PlayerContext, ideas: Mapping[str, AnyMove], depth: int, longest: int | None = None
) -> Iterator[str]:
    """What each letter stands for, and why; letters with the same words differ in the picture.

    Of a line that would be longer than that, only why.
    """
    letters: dict[str, list[str]] = {}
    names = _names([_labels(context, move, depth) for move in ideas.values()])
    for (letter, move), labels in zip(ideas.items(), names, strict=True):
        reason = reason_line(context, move, MOST_REASONS, said=labels[-1])
        line = _line(labels, reason)
        if longest and len(line) > longest:
            line = reason or line
        letters.setdefault(line, []).append(letter)
    yield from (f"- **{', '.join(those)}** {line}" for line, those in letters.items())


def _line(labels: Sequence[str], reason: str) -> str:
    """An idea and its reason, without the last label if the reason says it again."""
    name = " · ".join(labels[:-1] if labels[-1] in reason else labels)
    return ": ".join(filter(None, (name, reason)))


def _names(ideas: Sequence[Sequence[str]]) -> list[Sequence[str]]:
    """The labels of each idea; a first one that all of them share says nothing."""
    shared = len({labels[0] for labels in ideas}) == 1 and all(len(labels) > 1 for labels in ideas)
    return [labels[shared:] for labels in ideas]


def _labels(context: PlayerContext, move: Struct, depth: int) -> list[str]:
    """The answers that a move gives from a depth on, up to the place that its letter marks; at least one."""
    path, kinds = steps(move), step_kinds(type(move))
    before = list(takewhile(lambda step: kinds[step] is not StepKind.WHERE, range(depth, len(path))))
    labels = [context.short_label(path[: step + 1]) for step in before or [depth]]
    return list(filter(None, labels)) or [context.label(path[: depth + 1])]
