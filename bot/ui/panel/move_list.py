"""All legal moves as sentences, the best first: what completes a typed move.

Ranking and naming a thousand moves takes a while, so it is done in a worker, once for each position and
language. The points are computed only for the sentences that are shown.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count
from operator import itemgetter
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.table import Table
from bot.domain.typed_words import fit, folded
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.context import PlayerContext
from bot.ui.panel.outcome import points_gained
from bot.ui.panel.places.targets import place_depth, places_of
from bot.ui.panel.ranking import rank_moves
from bot.ui.text.limits import CHOICE_LENGTH, MOST_CHOICES, shortened
from engines.core.game import AnyGame, AnyMove, AnyView
from engines.core.notation import steps, steps_to_place, words
from engines.core.text import Text

POINTS = re.compile(r" \([+-]\d+\)$")  # at the end of a sentence
POINTS_LENGTH = len(" (+999)")
NAME_LENGTH = CHOICE_LENGTH - POINTS_LENGTH
SHORTEST_PLACE = 12  # characters of the name of a place; less would say nothing
LONGEST_PARTICLE = 3  # letters
MOST_LISTS = 50  # kept, of up to half a megabyte each; a person types for some seconds


class PlainContext(PlayerContext, frozen=True, kw_only=True):
    """A player's context for lists, which have no Markdown."""

    def say_text(self, text: Text) -> str:
        return self.say_plainly(text)


class ListedMove(Struct, frozen=True):
    """A legal move as a sentence, different from those of all other moves."""

    move: str  # its notation
    name: str
    found_by: tuple[str, ...]  # folded words
    about: tuple[str, ...] = ()  # those of them that name what is chosen, not where and how
    place: str = ""  # the number of its place, if the sentence has it

    def closeness(self, typed: Sequence[str], *, loosely: bool) -> tuple[object, ...] | None:
        """How well it fits the typed words; the smaller, the better."""
        close = fit(typed, self.found_by, loosely=loosely)
        if close is None:
            return None
        elsewhere = sum(fit([word], self.about, loosely=loosely) is None for word in typed)
        return close, elsewhere, self.place not in typed


class MoveList(Struct, frozen=True):
    """The legal moves of a position, the best first."""

    context: PlayerContext
    moves: tuple[ListedMove, ...]
    points: dict[str, int]  # by notation, as far as they are known

    def fitting(self, typed: str) -> list[ListedMove]:
        """The moves that are meant by a sentence, a notation, some words, or the beginning of a notation."""
        sentence, notation = POINTS.sub("", typed).strip(), " ".join(typed.lower().split())
        wanted = folded(typed)
        return (
            [each for each in self.moves if sentence == each.name or notation == each.move]
            or self._by_words(wanted)
            or self._by_words(self._known(wanted), loosely=True)
            or self._by_words(_without_particles(wanted), loosely=True)
            or [each for each in self.moves if each.move.startswith(notation)]
        )

    def _by_words(self, wanted: Sequence[str], *, loosely: bool = False) -> list[ListedMove]:
        """The moves whose sentences have these words, the closest first; of equally close ones, the best."""
        fits = [(each.closeness(wanted, loosely=loosely), each) for each in self.moves]
        found = [(close, each) for close, each in fits if close]
        return [each for _, each in sorted(found, key=itemgetter(0))]

    def _known(self, typed: Sequence[str]) -> Sequence[str]:
        """The words without short ones that no sentence has, such as "put"; all if there are no others."""
        known = list({word for each in self.moves for word in each.found_by})
        short = [word for word in typed if len(word) <= LONGEST_PARTICLE and not word.isdecimal()]
        kept = [word for word in typed if word not in short or fit([word], known)]
        return kept or typed

    async def sentences(self, typed: str) -> dict[str, str]:
        """As many of them as a list holds, by notation: each with the points that it brings at once."""
        found = self.fitting(typed)[:MOST_CHOICES]
        unknown = [each.move for each in found if each.move not in self.points]
        if unknown:
            job = (*worker_arguments(self.context), unknown)
            self.points.update(await drawing_pool.run(points_in_worker, *job))
        return {each.move: _with_points(each.name, self.points[each.move]) for each in found}


def _without_particles(typed: Sequence[str]) -> Sequence[str]:
    """The words without short ones, such as "on"; all if there are no others."""
    return [word for word in typed if len(word) > LONGEST_PARTICLE or word.isdecimal()] or typed


Key: TypeAlias = tuple[object, ...]


class MoveLists:
    """The lists of the positions that somebody has looked at lately."""

    def __init__(self) -> None:
        self._lists: OrderedDict[Key, asyncio.Task[MoveList]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lists)

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
    numbers, taken = place_numbers(context.game, context.view, moves), set[str]()
    ambiguous = _with_ambiguous_places(context, numbers)
    says_verb = len(set(map(type, moves))) > 1
    for move in moves:
        number = str(numbers.get(move, ""))
        place = number if move in ambiguous else ""
        sentence = _sentence(context, move, place, says_verb=says_verb)
        name = _with_number(sentence.shortened(NAME_LENGTH), taken)
        taken.add(name)
        path = steps(move)
        labels = (context.label(path[:length]) for length in range(1, len(path) + 1))
        found_by = folded(" ".join((sentence.whole, *labels, number)))
        yield ListedMove(words(move), name, found_by, folded(sentence.what), place)


class Sentence(Struct, frozen=True):
    """The parts of a sentence about a move; those that are not needed are empty."""

    verb: str
    what: str
    number: str  # of the place
    place: str
    then: str  # what is done there, and how

    @property
    def whole(self) -> str:
        what = " → ".join(filter(None, (self.verb, self.what)))
        there = ", ".join(filter(None, (self.number, self.place, self.then)))
        sentence = ": ".join(filter(None, (what, there)))
        return f"{sentence[:1].upper()}{sentence[1:]}"

    def shortened(self, most: int) -> str:
        """If it is too long, without the verb, the end of the place's name, or the end of what is chosen."""
        if len(self.whole) <= most:
            return self.whole
        if self.verb and (self.what or self.place):
            return replace(self, verb="").shortened(most)
        room = most - len(self.whole) + len(self.place)
        if room >= SHORTEST_PLACE:
            return replace(self, place=shortened(self.place, room)).whole
        named = replace(self, place="")
        room = most - len(named.whole) + len(self.what)
        return shortened(replace(named, what=shortened(self.what, max(1, room))).whole, most)


def _sentence(context: PlainContext, move: AnyMove, number: str, *, says_verb: bool) -> Sentence:
    """What is chosen, where and how; the verb if moves differ in it, or if it says everything."""
    kind: type[Struct] = type(move)
    path, place = steps(move), context.game.place(context.view, move)
    verb, *labels = (context.label(path[:length]) for length in range(1, len(path) + 1))
    chosen = len(path) if place is None else place_depth(kind) or 0
    return Sentence(
        verb if says_verb or not labels else "",
        " → ".join(labels[: chosen - 1]),
        context.say("move-place", place=number) if number else "",
        context.say_text(place) if place else "",
        ", ".join(labels[chosen:]),
    )


def _with_number(name: str, taken: Container[str]) -> str:
    """The name, with a number if it is taken."""
    ends = chain([""], (f" [{number}]" for number in count(2)))
    different = (shortened(name, NAME_LENGTH - len(end)) + end for end in ends)
    return next(each for each in different if each not in taken)


def _with_points(name: str, points: int) -> str:
    return f"{name} ({points:+})" if points else name


def place_numbers(game: AnyGame, view: AnyView, moves: Iterable[AnyMove]) -> dict[AnyMove, int]:
    """The number of each move's place, as the panel counts them after the steps before it."""
    return {
        move: place.number
        for those in _by_question(moves).values()
        for place in places_of(game, view, those, those)
        for move in place.moves
    }


def _by_question(moves: Iterable[AnyMove]) -> dict[tuple[str, ...], list[AnyMove]]:
    """The moves with a place, by the steps before it."""
    together: dict[tuple[str, ...], list[AnyMove]] = {}
    for move in moves:
        if path := steps_to_place(move):
            together.setdefault(path[:-1], []).append(move)
    return together


def _with_ambiguous_places(context: PlainContext, numbers: Mapping[AnyMove, int]) -> set[AnyMove]:
    """The moves whose places need a number, since some of those to choose from have the same name."""
    ambiguous = set[AnyMove]()
    for those in _by_question(numbers).values():
        named = {(str(context.game.place(context.view, move)), numbers[move]) for move in those}
        if len({name for name, _ in named}) < len(named):
            ambiguous.update(those)
    return ambiguous
