"""Looks back at a finished game as one of its players saw it, and searches for a better early move."""

from collections.abc import Sequence

from msgspec import Struct

import engines
from bot.runtime.worker_pool import encode_view
from bot.services.search_jobs import time_limit
from engines.core.game import AnyGame, AnyMove, AnyState, AnyView, Seat, find
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.saves.codec import read_setup
from engines.core.search import PLAYOUTS, Thinker, evaluate_moves, imagine

EARLY = 4  # turns among which the one with the most room for improvement is looked for
LEAST_GAIN = 1.0  # points; less is within what the search cannot tell


class PlayedGame(Struct, frozen=True):
    """A game that was played, and the seat that looks back at it."""

    name: str
    setup: bytes
    moves: tuple[str, ...]
    seat: Seat


class BetterMove(Struct, frozen=True):
    """A move that the search prefers to the one that was made."""

    turn: int  # the seat's own, counted from 1
    view: bytes  # of the seat, before the move
    move: str
    gain: float  # points that it promises more


class Review(Struct, frozen=True):
    """Each seat's points before each of its turns and at the end, and a better move if one was found."""

    totals: tuple[tuple[int, ...], ...]
    better: BetterMove | None


class _Decision(Struct, frozen=True):
    """A choice that the seat made."""

    turn: int
    view: AnyView
    made: AnyMove


def review(played: PlayedGame, seconds: float, seed: int) -> Review:
    """Replay the game and search once, where an early decision looks worst. Runs in a worker."""
    rules = engines.game(played.name)
    setup = read_setup(rules, played.setup)
    state, last = rules.new(setup), None
    totals, decisions = [list[int]() for _ in range(setup.seats)], list[_Decision]()
    for word in played.moves:
        move, mover = find(rules, state, word), rules.current(state) or 0
        if mover != last:
            totals[mover].append(_total(rules, state, mover))
        if mover == played.seat:
            decisions.append(_Decision(len(totals[mover]), rules.view(state, mover), move))
        state, last = rules.apply(state, move).state, mover
    for seat, points in enumerate(totals):
        points.append(_total(rules, state, seat))
    early = [each for each in decisions if each.turn <= EARLY]
    return Review(tuple(map(tuple, totals)), _better_move(rules, early, seconds, Rng(seed)))


def _total(game: AnyGame, state: AnyState, seat: Seat) -> int:
    """The points that everybody knew of."""
    return game.scores(game.view(state, None).state)[seat].total


def _better_move(
    game: AnyGame, decisions: Sequence[_Decision], seconds: float, rng: Rng
) -> BetterMove | None:
    """The move that the search prefers where the estimates see the largest mistake."""
    mistakes = [(_mistake(game, each, rng), number) for number, each in enumerate(decisions)]
    size, number = max(mistakes, default=(0.0, 0))
    if size < LEAST_GAIN:
        return None
    worst = decisions[number]
    ranking, _ = Thinker(PLAYOUTS, time_limit(seconds)).ranking(game, worst.view, rng)
    lead, best = ranking[0]
    made = next((lead for lead, move in ranking if move == worst.made), lead - size)
    if best == worst.made or lead - made < LEAST_GAIN:
        return None
    return BetterMove(worst.turn, encode_view(worst.view), words(best), lead - made)


def _mistake(game: AnyGame, decision: _Decision, rng: Rng) -> float:
    """By how much the estimates prefer another move to the one that was made."""
    state, _ = imagine(game, decision.view, rng)
    values = evaluate_moves(game, state, decision.view.seat or 0)
    made = next(value for value, move in values if move == decision.made)
    return max(value for value, _ in values) - made
