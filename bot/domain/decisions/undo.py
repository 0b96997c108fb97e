"""Undo: the last move by its mover, or everything since a seat's last turn by vote.

The moves are replayed from the start. If the rules of the game have changed since and the replay leads to
another state, nothing is undone: the state that people see stays valid.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.change import Change, next_revision
from bot.domain.log import Action, MovesUndone
from bot.domain.refusals import (
    NothingToUndo,
    NotStarted,
    require_not_paused,
    require_playing,
    require_revision,
    require_seat,
)
from bot.domain.table import Person, Table, VoteSubject, display_name
from engines.core.errors import BadSetup, RuleError
from engines.core.game import AnyState, Event, Seat, find
from engines.core.text import Text, Who


class Rewind(Struct, frozen=True):
    """An earlier state of a game."""

    state: AnyState
    moves_undone: int
    moves_this_turn: int  # at that state


def check_undo(table: Table, person: Person, revision: int) -> None:
    """Refuse unless the last move is the person's own, nobody acted since, and it revealed nothing."""
    require_seat(table, person)
    require_playing(table)
    require_revision(table, revision)
    require_not_paused(table)
    if not table.moves:
        raise NothingToUndo(Text("nothing-to-undo"))
    if table.actor and table.actor.id != person.id:
        raise NothingToUndo(Text("undo-someone-acted", {"name": display_name(table.actor)}))
    if not table.can_undo(person):
        raise NothingToUndo(Text("undo-settled"))


def before_last_move(table: Table, moves: Sequence[str]) -> Rewind:
    states = replay_states(table, moves)
    return Rewind(states[-2], 1, _moves_this_turn(table, states[:-1]))


def before_last_turn(table: Table, moves: Sequence[str], seat: Seat) -> Rewind:
    """The state before the last turn of a seat."""
    states = replay_states(table, moves)
    movers = [table.rules.current(state) for state in states[:-1]]
    if seat not in movers:
        raise NothingToUndo(Text("undo-never-played"))
    first = len(movers) - 1 - movers[::-1].index(seat)
    while first and movers[first - 1] == seat:
        first -= 1
    return Rewind(states[first], len(movers) - first, 0)


def replay_states(table: Table, moves: Sequence[str]) -> list[AnyState]:
    """Every state from the start to the current one, if the moves still lead there."""
    if table.setup is None:
        raise NotStarted(Text("table-not-started"))
    states: list[AnyState] = []
    try:
        states.append(table.rules.new(table.setup))
        for move in moves:
            states.append(table.rules.apply(states[-1], find(table.rules, states[-1], move)).state)
    except (BadSetup, RuleError):
        states.append(None)
    if states[-1] != table.state:
        raise NothingToUndo(Text("undo-rules-changed"))
    return states


def _moves_this_turn(table: Table, states: Sequence[AnyState]) -> int:
    """How many moves in a row the seat to act has made just before the last of the states."""
    *movers, seat = (table.rules.current(state) for state in states)
    count = 0
    while count < len(movers) and movers[-1 - count] == seat:
        count += 1
    return count


def undo(table: Table, person: Person, rewind: Rewind) -> Change:
    """Undo the last move; silently if it has not been announced."""
    seat, mid_turn = require_seat(table, person), table.unannounced_moves > 0
    moot = table.vote is not None and table.vote.subject is VoteSubject.UNDO
    change = next_revision(
        table,
        Action.UNDONE,
        person,
        Event(Text("table-undone", {"who": Who(seat)})),
        state=rewind.state,
        moves=table.moves - rewind.moves_undone,
        moves_this_turn=rewind.moves_this_turn,
        unannounced_moves=max(0, table.unannounced_moves - 1),
        vote=None if moot else table.vote,
    )
    return replace(change, payload=MovesUndone(rewind.moves_undone), mid_turn=mid_turn)


def undo_turn(table: Table, person: Person, seat: Seat, rewind: Rewind) -> Change:
    """Undo everything since a seat's last turn, as voted. Nothing before that can be undone alone."""
    event = Event(Text("vote-undone", {"who": Who(seat), "moves": rewind.moves_undone}))
    moves = table.moves - rewind.moves_undone
    change = next_revision(
        table,
        Action.UNDONE,
        person,
        event,
        state=rewind.state,
        moves=moves,
        undo_from=moves,
        undone_by_vote=True,
        moves_this_turn=rewind.moves_this_turn,
        vote=None,
        offered=None,
    )
    return replace(change, payload=MovesUndone(rewind.moves_undone))
