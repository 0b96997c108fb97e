"""A challenge: a set-up, a position and a number of turns for one seat, walked by pure functions.

Computers play the other seats, and chance is in the position, so the same moves lead everybody to the same
city.
"""

from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

import engines
from bot.domain.computer_turns import moves_of_others
from engines.core.errors import RuleError
from engines.core.game import AnyGame, AnyState, AnyView, Event, Seat, Setup, find
from engines.core.saves.codec import read_setup, read_state

HARD, MEDIUM = 0.6, 0.85  # the largest share of a difficulty


class Difficulty(StrEnum):
    """How much foresight brings."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Levels(Struct, frozen=True):
    """The points that computers of growing strength reach."""

    random: int
    greedy: int  # the easy one, which is to be beaten
    thinker: int  # the hard one, whose solution is told when the day is over

    @property
    def difficulty(self) -> Difficulty:
        """By the share of the hard computer's gain over play without a plan that the easy one has."""
        share = (self.greedy - self.random) / (self.thinker - self.random)
        return Difficulty.HARD if share < HARD else Difficulty.MEDIUM if share < MEDIUM else Difficulty.EASY


class Challenge(Struct, frozen=True):
    """A day's task. It holds what is hidden from its players: show them a view."""

    day: int  # as in `date.toordinal`
    game: str
    version: int  # of the game's rules
    setup: str  # as JSON
    state: str  # the position, as JSON
    seat: Seat
    turns: int  # of the seat, until the points count
    levels: Levels
    solution: tuple[str, ...]  # the moves of the hard computer, and of the other seats between them

    def __repr__(self) -> str:
        """Contains no secrets, because challenges end up in error messages."""
        return f"<Challenge of day {self.day}: {self.game}, {self.turns} turns>"

    @property
    def rules(self) -> AnyGame:
        return engines.game(self.game)


class Attempt(Struct, frozen=True):
    """A challenge after some moves: those of the player, and of the other seats between them."""

    challenge: Challenge
    moves: tuple[str, ...] = ()

    @property
    def rules(self) -> AnyGame:
        return self.challenge.rules

    @property
    def state(self) -> AnyState:
        return position(self.challenge, self.moves).state

    @property
    def view(self) -> AnyView:
        """What the player sees."""
        return self.rules.view(self.state, self.challenge.seat)

    @property
    def points(self) -> int:
        """The player's points as if the game ended now."""
        return self.rules.scores(self.view.state)[self.challenge.seat].total

    @property
    def turn(self) -> int:
        """The number of the turn that is to be played, from 1."""
        return position(self.challenge, self.moves).turns + 1

    @property
    def is_over(self) -> bool:
        return self.turn > self.challenge.turns or self.rules.current(self.state) is None


class Position(NamedTuple):
    """The state after some moves, and how many turns the player has finished."""

    state: AnyState
    turns: int


@lru_cache(maxsize=8)
def start(challenge: Challenge) -> AnyState:
    """The position that the challenge begins with."""
    return read_state(challenge.rules, challenge.version, challenge.state)


@lru_cache(maxsize=8)
def setup(challenge: Challenge) -> Setup[Any]:
    """The set-up of the game that led to it."""
    return read_setup(challenge.rules, challenge.setup.encode())


@lru_cache(maxsize=1 << 10)  # Every press asks for the position anew, and finding a move spells all of them.
def position(challenge: Challenge, moves: tuple[str, ...]) -> Position:
    """Where these moves lead."""
    if not moves:
        return Position(start(challenge), 0)
    game, seat = challenge.rules, challenge.seat
    before, turns = position(challenge, moves[:-1])
    after = game.apply(before, find(game, before, moves[-1])).state
    ends_turn = game.current(before) == seat != game.current(after)
    return Position(after, turns + ends_turn)


def resume(challenge: Challenge, moves: tuple[str, ...]) -> Attempt:
    """The attempt with these moves; from the beginning if today's rules no longer allow them."""
    try:
        position(challenge, moves)
    except RuleError:
        return Attempt(challenge)
    return Attempt(challenge, moves)


def play(attempt: Attempt, move: str) -> tuple[Attempt, tuple[Event, ...]]:
    """The attempt after a decision, and what happened; the other seats answer a turn that is not the last."""
    game, seat = attempt.rules, attempt.challenge.seat
    step = game.apply(attempt.state, find(game, attempt.state, move))
    after = replace(attempt, moves=(*attempt.moves, move))
    if after.is_over or game.current(step.state) == seat:
        return after, step.events
    answered = (*after.moves, *moves_of_others(game, step.state, seat))
    return replace(after, moves=answered), step.events
