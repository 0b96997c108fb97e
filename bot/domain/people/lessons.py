"""Lessons: a guided first game from data, walked step by step by pure functions.

A lesson is a set-up and a list of steps. Until the first step in which the learner decides freely, the moves
are the lesson's own, so every position is known before; after it, nothing is pointed at any more.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import data
import engines
from bot.domain.computer_turns import moves_of_others
from engines.core.errors import RuleError
from engines.core.game import AnyGame, AnyState, Event, Seat, find
from engines.core.saves.codec import convert_setup
from engines.core.text import Text


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: it is told, or asked about, or done."""

    text: str  # the end of the key of its sentences
    picture: str | None = None  # its name; without one, the picture of the question that is decided
    show: tuple[str, ...] = ()  # moves that are only pointed at
    do: tuple[str, ...] = ()  # moves to choose from
    answers: int = 0  # how many answers a question has
    right: int = 0  # which of the moves or answers is right
    then: tuple[str, ...] = ()  # moves that follow: of the other seats, or what is left of a turn
    own: bool = False  # The learner plays a turn as they like, and the other seats answer.
    score: bool = False  # The points are listed.

    @property
    def choices(self) -> int:
        """How many buttons it has, of which one is right; none if it is only told."""
        return len(self.do) or self.answers

    @property
    def pointed_at(self) -> tuple[str, ...]:
        """The moves that are marked in its picture."""
        return self.show or self.do

    @property
    def moves(self) -> tuple[str, ...]:
        """The lesson's own moves, once the step is done."""
        return (*((self.do[self.right],) if self.do else ()), *self.then)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game."""

    setup: Mapping[str, Any]  # as the game's own set-ups are written
    steps: tuple[LessonStep, ...]
    moves: tuple[str, ...] = ()  # that lead to the first position
    seat: Seat = 0  # of the learner

    @property
    def last(self) -> int:
        """The number of its last step."""
        return len(self.steps) - 1

    @property
    def known_steps(self) -> range:
        """The steps whose positions are the same in every lesson: those up to the first free decision."""
        own = (number for number, step in enumerate(self.steps) if step.own)
        return range(next(own, self.last) + 1)

    def moves_before(self, number: int) -> tuple[str, ...]:
        """The moves of a step whose position is known."""
        return sum((step.moves for step in self.steps[:number]), self.moves)


class Progress(Struct, frozen=True):
    """How far somebody is: the step, and all moves that were made before it."""

    step: int
    moves: tuple[str, ...]


class Walk(Struct, frozen=True):
    """A lesson of a game, at one point."""

    game: AnyGame
    lesson: Lesson
    progress: Progress

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.progress.step]

    @property
    def is_over(self) -> bool:
        return self.progress.step == self.lesson.last

    @property
    def state(self) -> AnyState:
        return position(self.game.name, self.progress.moves)

    @property
    def points(self) -> int:
        """The learner's points now."""
        return self.game.scores(self.state)[self.lesson.seat].total

    @property
    def can_go_back(self) -> bool:
        return self.progress.step - 1 in self.lesson.known_steps

    def to(self, progress: Progress) -> "Walk":
        return replace(self, progress=progress)


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of an installed game; a game need not have one."""
    raw = data.lesson(game, engines.package_of(game))
    return None if raw is None else msgspec.json.decode(raw, type=Lesson)


@lru_cache(maxsize=1 << 9)  # Every press asks for the position anew, and finding a move spells all of them.
def position(game: str, moves: tuple[str, ...]) -> AnyState:
    """The state after these moves of a lesson."""
    rules, lesson = engines.game(game), lesson_of(game)
    if lesson is None:
        raise LookupError(f"{game} has no lesson")
    if not moves:
        return rules.new(convert_setup(rules, lesson.setup))
    before = position(game, moves[:-1])
    return rules.apply(before, find(rules, before, moves[-1])).state


@cache
def games_with_lessons() -> tuple[str, ...]:
    return tuple(name for name in engines.games() if lesson_of(name))


def begin(game: str, lesson: Lesson) -> Walk:
    """The lesson at its first step."""
    return Walk(engines.game(game), lesson, Progress(0, lesson.moves))


def resume(game: str, lesson: Lesson, stored: Progress | None) -> Walk:
    """The lesson where somebody stopped; from the beginning if it or the rules have changed since."""
    walk = begin(game, lesson)
    return walk.to(stored) if stored and _fits(game, lesson, stored) else walk


def _fits(game: str, lesson: Lesson, stored: Progress) -> bool:
    """Whether the lesson still leads to where somebody stopped."""
    if stored.step > lesson.last:
        return False
    known = lesson.moves_before(min(stored.step, lesson.known_steps[-1]))
    try:
        position(game, stored.moves)
    except RuleError:
        return False
    return stored.moves[: len(known)] == known


def go_on(walk: Walk) -> Walk:
    """The next step, after the moves of this one."""
    after = Progress(walk.progress.step + 1, walk.progress.moves + walk.step.moves)
    return walk.to(after)


def go_back(walk: Walk) -> Walk:
    """The step before."""
    number = walk.progress.step - 1
    return walk.to(Progress(number, walk.lesson.moves_before(number)))


def play(walk: Walk, move: str) -> tuple[Walk, tuple[Event, ...]]:
    """A free decision: the lesson after it, and what happened. The step ends with the learner's turn."""
    game, state = walk.game, walk.state
    step = game.apply(state, find(game, state, move))
    events, moves = step.events, (*walk.progress.moves, move)
    if game.current(step.state) == walk.lesson.seat:
        return walk.to(Progress(walk.progress.step, moves)), events
    answered = moves + moves_of_others(game, step.state, walk.lesson.seat)
    return walk.to(Progress(walk.progress.step + 1, answered)), events


def sentence(walk: Walk, *parts: str) -> Text:
    """A sentence of this step, with the numbers that it may name."""
    key = "-".join((walk.game.name, "lesson", walk.step.text, *parts))
    return Text(key, {"points": walk.points, "gain": _gain(walk)})


def _gain(walk: Walk) -> int:
    """The points that the first of the moves that are pointed at, or the right one, brings at once."""
    if not walk.step.pointed_at:
        return 0
    move = walk.step.do[walk.step.right] if walk.step.do else walk.step.show[0]
    return _points_after(walk, move) - walk.points


def _points_after(walk: Walk, move: str) -> int:
    state = walk.state
    after = walk.game.apply(state, find(walk.game, state, move)).state
    return walk.game.scores(after)[walk.lesson.seat].total
