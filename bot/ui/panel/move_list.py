"""All legal moves as sentences, the best first: what completes a typed move.

Ranking and naming a thousand moves takes a while, so it is done in a worker, once for each position and
language. The points are computed only for the sentences that are shown.
"""

import asyncio
import re
from collections import Counter, OrderedDict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.table import Table
from bot.domain.typed_words import fit, fit_in_order, folded
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.context import PlayerContext
from bot.ui.panel.outcome import move_name, points_gained
from bot.ui.panel.ranking import rank_moves
from bot.ui.text.limits import CHOICE_LENGTH, MOST_CHOICES, shortened
from engines.core.game import AnyGame, AnyMove, AnyView, Position
from engines.core.notation import StepKind, step_kinds, steps, words
from engines.core.text import Text

POINTS = re.compile(r" \([+-]\d+\)$")  # at the end of a sentence
POINTS_LENGTH = len(" (+999)")
NAME_LENGTH = CHOICE_LENGTH - POINTS_LENGTH
DIGITS = 6  # of a position: two ways to compute one point may differ in the last bits
MOST_LISTS = 50  # kept, of up to half a megabyte each; a person types for some seconds


class PlainContext(PlayerContext, frozen=True, kw_only=True):
    """A player's context for lists, which have no Markdown."""

    def say_text(self, text: Text) -> str:
        return self.say_plainly(text)


class ListedMove(Struct, frozen=True):
    """A legal move as a sentence, different from those of all other moves."""

    move: str  # its notation
    name: str
    found_by: str  # folded words


class MoveList(Struct, frozen=True):
    """The legal moves of a position, the best first."""

    context: PlayerContext
    moves: tuple[ListedMove, ...]
    points: dict[str, int]  # by notation, as far as they are known

    def fitting(self, typed: str) -> list[ListedMove]:
        """The moves that what was typed can mean: a whole sentence, the beginning of a notation, or words."""
        sentence = POINTS.sub("", typed).strip()
        if whole := [each for each in self.moves if each.name == sentence]:
            return whole
        beginning, wanted = " ".join(typed.lower().split()), folded(typed)
        notation = [each for each in self.moves if each.move.startswith(beginning)]
        sentences = [each for each in self.moves if fit(wanted, each.found_by.split())]
        parts = [each for each in self.moves if fit_in_order(wanted, each.move.split())] if wanted else []
        return list(dict.fromkeys([*notation, *sentences, *parts]))

    async def sentences(self, typed: str) -> dict[str, str]:
        """As many of them as a list holds, by notation: each with the points that it brings at once."""
        found = self.fitting(typed)[:MOST_CHOICES]
        unknown = [each.move for each in found if each.move not in self.points]
        if unknown:
            job = (*worker_arguments(self.context), unknown)
            self.points.update(await drawing_pool.run(points_in_worker, *job))
        return {each.move: _with_points(each.name, self.points[each.move]) for each in found}


Key: TypeAlias = tuple[object, ...]


class MoveLists:
    """The lists of the positions that somebody has looked at lately."""

    def __init__(self) -> None:
        self._lists: OrderedDict[Key, asyncio.Task[MoveList]] = OrderedDict()

    async def of(self, context: PlayerContext) -> MoveList:
        """The list of this position; all who ask while it is made wait for the same one."""
        names = tuple(map(context.plain_name, range(len(context.table.people))))
        key = (context.table.id, context.table.board_revision, context.language, names)
        if key not in self._lists:
            self._lists[key] = asyncio.create_task(make_list(context))
        self._lists.move_to_end(key)
        while len(self._lists) > MOST_LISTS:
            self._lists.popitem(last=False)
        task = self._lists[key]
        try:
            return await asyncio.shield(task)
        finally:
            if task.done() and (task.cancelled() or task.exception()):
                self._lists.pop(key, None)


async def make_list(context: PlayerContext) -> MoveList:
    return MoveList(context, await drawing_pool.run(list_in_worker, *worker_arguments(context)), {})


def worker_arguments(context: PlayerContext) -> tuple[Table, str, bytes]:
    """What a worker needs of a context: no state and no seed."""
    return replace(context.table, state=None, setup=None), context.language, encode_view(context.view)


def plain_context(table: Table, language: str, encoded: bytes) -> PlainContext:
    view = decode_view(table.game, encoded)
    return PlainContext(table, language, seat=view.seat or 0, view=view)


def points_in_worker(table: Table, language: str, view: bytes, moves: Sequence[str]) -> dict[str, int]:
    """The points that some moves bring at once, by notation. Runs in a worker."""
    context = plain_context(table, language, view)
    legal = {words(move): move for move in context.game.legal_moves(context.view.state)}
    return {move: points_gained(context, legal[move]) for move in moves}


def list_in_worker(table: Table, language: str, view: bytes) -> tuple[ListedMove, ...]:
    """Every legal move, the best first. Runs in a worker."""
    context = plain_context(table, language, view)
    legal = context.game.legal_moves(context.view.state)
    return tuple(list_moves(context, rank_moves(context.game, context.view, legal)))


def list_moves(context: PlainContext, moves: Sequence[AnyMove]) -> Iterator[ListedMove]:
    """The moves in this order, each with a name of its own."""
    names = [move_name(context, move) for move in moves]
    numbers = place_numbers(context.game, context.view, moves)
    for move, name, distinct in zip(moves, names, _distinct(context, moves, names, numbers), strict=True):
        whole = distinct if distinct.lower() == name.lower() else f"{name} {distinct}"
        yield ListedMove(words(move), distinct, " ".join(folded(f"{whole} {context.label(steps(move)[:1])}")))


def _distinct(
    context: PlainContext, moves: Sequence[AnyMove], names: Sequence[str], numbers: Mapping[Struct, int]
) -> Iterator[str]:
    """Names that fit into a list; those that are equal or too long get the number of their place."""
    equal, taken = Counter(names), set[str]()
    for move, name in zip(moves, names, strict=True):
        ways = [name] if equal[name] == 1 else []
        if move in numbers:
            place = context.say("move-place", place=numbers[move])
            ways += [f"{name}, {place}", _by_place(context, move, place)]
        fitting = [way for way in map(_as_sentence, ways) if len(way) <= NAME_LENGTH and way not in taken]
        chosen = fitting[0] if fitting else _with_number([*ways, name][-1], taken)
        taken.add(chosen)
        yield chosen


def _by_place(context: PlainContext, move: Struct, place: str) -> str:
    """The name of a move with the number of its place instead of its words, which keeps how it lies there."""
    path, kinds = steps(move), step_kinds(type(move))
    labels = (
        place if kinds[number] is StepKind.WHERE else context.label(path[: number + 1])
        for number in range(1, len(path))
    )
    return ", ".join(labels)


def _with_number(name: str, taken: Container[str]) -> str:
    """The beginning of a name, with a number if that is taken."""
    ends = chain([""], (f" [{number}]" for number in count(2)))
    cut = (shortened(_as_sentence(name), NAME_LENGTH - len(end)) + end for end in ends)
    return next(each for each in cut if each not in taken)


def _with_points(name: str, points: int) -> str:
    return f"{name} ({points:+})" if points else name


def _as_sentence(name: str) -> str:
    return f"{name[:1].upper()}{name[1:]}"


def place_numbers(game: AnyGame, view: AnyView, moves: Iterable[Struct]) -> dict[Struct, int]:
    """The number of each move's place: from top to bottom, then from left to right.

    Places are counted among the moves that agree in everything before the place.
    """
    places: dict[tuple[str, ...], dict[Struct, Position]] = {}
    for move in moves:
        kinds, position = step_kinds(type(move)), game.position(view, move)
        if position is not None and StepKind.WHERE in kinds:
            before = steps(move)[: kinds.index(StepKind.WHERE)]
            rounded = Position(round(position.x, DIGITS), round(position.y, DIGITS))
            places.setdefault(before, {})[move] = rounded
    numbers: dict[Struct, int] = {}
    for group in places.values():
        order = sorted(set(group.values()), key=lambda position: (position.y, position.x))
        numbers |= {move: order.index(position) + 1 for move, position in group.items()}
    return numbers
