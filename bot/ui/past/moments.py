"""Past moments of a game, replayed from its moves in a worker process."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar, TypeVarTuple

import msgspec
from msgspec import Struct

import engines
from bot.domain.log import LogEntry
from bot.runtime.worker_pool import drawing_pool, encode_view
from bot.ui.context import PublicContext
from engines.core.errors import BadSetup, Refusal, RuleError
from engines.core.game import AnyGame, AnyState, Seat, find
from engines.core.saves.codec import read_setup
from engines.core.text import Text

R = TypeVar("R")
Ts = TypeVarTuple("Ts")
Points: TypeAlias = tuple[int, ...]  # of each seat


class CannotReplay(Refusal):
    """No move was made, or the rules have changed since."""


class PastViews(Struct, frozen=True):
    """What a worker process returns: encoded views of some moments, and who made each move."""

    views: list[bytes]
    movers: list[Seat]


async def replay_views(
    context: PublicContext, history: Sequence[LogEntry], seat: Seat | None, wanted: Sequence[int]
) -> PastViews:
    """The wanted moments as a seat may see them; without one, as everybody may."""
    return await replayed(context, history[: max(wanted)], past_views, seat, list(wanted))


async def replay_points(context: PublicContext, history: Sequence[LogEntry]) -> tuple[Points, ...]:
    """Everybody's public points at the beginning, after each turn, and now."""
    return await replayed(context, history, points_history)


async def replay_totals(context: PublicContext, history: Sequence[LogEntry]) -> tuple[Points, ...]:
    """Of each seat the public points before each of its turns, and at the end."""
    return await replayed(context, history, totals_by_turn)


async def replayed(
    context: PublicContext,
    history: Sequence[LogEntry],
    work: Callable[[str, bytes, list[str], *Ts], R],
    *args: *Ts,
) -> R:
    """What the work makes of a game's set-up and moves; CannotReplay if today's rules do not allow them."""
    table, moves = context.table, [entry.move or "" for entry in history]
    setup, priority = msgspec.json.encode(table.setup), context.priority
    try:
        return await drawing_pool.run(work, table.game, setup, moves, *args, priority=priority)
    except (BadSetup, RuleError) as error:
        raise CannotReplay(Text("replay-rules-changed")) from error


def require_moves(history: Sequence[LogEntry]) -> None:
    """Refuse to show a game in which nothing has happened yet."""
    if not history:
        raise CannotReplay(Text("replay-nothing"))


# Called by name in a worker process.


def past_views(game: str, setup: bytes, moves: list[str], seat: Seat | None, wanted: list[int]) -> PastViews:
    """The views of a seat after so many moves."""
    rules = engines.game(game)
    state, movers, views = rules.new(read_setup(rules, setup)), list[Seat](), dict[int, bytes]()
    for n, move in enumerate((*moves, None)):
        if n in wanted:
            views[n] = encode_view(rules.view(state, seat))
        if move is not None:
            movers.append(rules.current(state) or 0)
            state = rules.apply(state, find(rules, state, move)).state
    return PastViews([views[n] for n in wanted], movers)


def points_history(game: str, setup: bytes, moves: list[str]) -> tuple[Points, ...]:
    """Everybody's public points at the beginning, after each turn, and at the end."""
    rules = engines.game(game)
    state = rules.new(read_setup(rules, setup))
    history = [_points(rules, state)]
    for n, move in enumerate(moves, 1):
        mover, state = rules.current(state), rules.apply(state, find(rules, state, move)).state
        if n == len(moves) or rules.current(state) != mover:
            history.append(_points(rules, state))
    return tuple(history)


def totals_by_turn(game: str, setup: bytes, moves: list[str]) -> tuple[Points, ...]:
    """Of each seat its public points before each of its turns, and at the end."""
    rules = engines.game(game)
    state, last = rules.new(read_setup(rules, setup)), None
    totals = [list[int]() for _ in _points(rules, state)]
    for move in moves:
        mover = rules.current(state) or 0
        if mover != last:
            totals[mover].append(_points(rules, state)[mover])
        state, last = rules.apply(state, find(rules, state, move)).state, mover
    return tuple((*before, end) for before, end in zip(totals, _points(rules, state), strict=True))


def _points(rules: AnyGame, state: AnyState) -> Points:
    return tuple(score.total for score in rules.scores(rules.view(state, None).state))
