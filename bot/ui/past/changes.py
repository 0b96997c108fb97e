"""What everybody changed in their last turn, for pictures that mark it."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

import engines
import render
from bot.domain.log import LogEntry
from bot.runtime.worker_pool import decode_view, encode_view
from bot.ui.context import PublicContext
from bot.ui.past.moments import CannotReplay, replayed
from engines.core.game import AnyState, replay, replay_from
from engines.core.saves.codec import read_setup

MOST_POSITIONS = 64  # that a worker process remembers, one of each table


History: TypeAlias = Callable[[int], Awaitable[Sequence[LogEntry]]]  # reads the moves of a table


async def with_changes(context: PublicContext, read_history: History) -> PublicContext:
    """The same with the view before everybody's last turn.

    Without it, if the pictures do not need it, or if today's rules do not lead there.
    """
    table = context.table
    if render.pictures(table.game).knows_last_changes:
        return context
    history = (await read_history(table.id))[: table.moves]  # More may have been made since it was read.
    if not history:
        return context
    try:
        view = await replayed(context, history[: round_start(history)], public_view_after)
    except CannotReplay:
        return context
    return replace(context, since=decode_view(context.table.game, view))


def round_start(history: Sequence[LogEntry]) -> int:
    """How many moves were made before the last turns in which nobody played twice."""
    starts = [n for n, entry in enumerate(history) if n == 0 or not history[n - 1].mid_turn]
    seen, first = set[int](), len(history)
    for start in reversed(starts):
        if history[start].person.id in seen:
            break
        seen.add(history[start].person.id)
        first = start
    return first


# Called by name in a worker process.


class _Position(NamedTuple):
    """Where some moves of a table lead."""

    moves: list[str]
    state: AnyState


_positions: OrderedDict[tuple[str, bytes], _Position] = OrderedDict()


def public_view_after(game: str, setup: bytes, moves: list[str]) -> bytes:
    """What everybody may see after these moves; only those since the last time are made again."""
    rules, key = engines.game(game), (game, setup)
    known = _positions.pop(key, None)
    if known and moves[: len(known.moves)] == known.moves:
        state = replay_from(rules, known.state, moves[len(known.moves) :])
    else:
        state = replay(rules, read_setup(rules, setup), moves)
    _positions[key] = _Position(moves, state)
    if len(_positions) > MOST_POSITIONS:
        _positions.popitem(last=False)
    return encode_view(rules.view(state, None))
