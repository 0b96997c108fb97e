"""Playing: moves by people and by computers, running out of time, ending a game."""

from msgspec.structs import replace

from bot.domain.change import Change, named_event, next_revision
from bot.domain.log import Action, MovePlayed
from bot.domain.refusals import (
    require_host,
    require_not_paused,
    require_playing,
    require_revision,
    require_seat,
)
from bot.domain.table import Ending, Person, Status, Table, VoteSubject, display_name
from engines.core.errors import NotYourTurn, StaleBoard
from engines.core.game import AnyMove, Event, Seat, find
from engines.core.notation import words
from engines.core.text import Text, Who


def move(table: Table, person: Person, revision: int, move: str) -> Change:
    """Make a move for the person whose turn it is, on the board of that revision."""
    require_seat(table, person)
    require_playing(table)
    require_revision(table, revision)
    seat_to_act(table, person)
    return apply_move(table, find(table.rules, table.state, move))


def play(table: Table, person: Person, revision: int, moves: list[str]) -> list[Change]:
    """Make several moves of one turn, all or none."""
    changes: list[Change] = []
    for each in moves:
        changes.append(move(table, person, revision, each))
        table = changes[-1].table
        revision = table.revision
    return changes


def move_for_computer(table: Table, revision: int, move: str) -> Change:
    """Make a computer's move on the board of that revision."""
    if table.computer_to_act is None:
        raise StaleBoard(Text("table-moved-on"))
    require_revision(table, revision)
    return apply_move(table, find(table.rules, table.state, move))


def apply_move(table: Table, move: AnyMove, *events_before: Event) -> Change:
    """Make a legal move for the seat whose turn it is."""
    person = table.people[table.current or 0]
    step = table.rules.apply(table.state, move)
    following = table.rules.current(step.state)
    mid_turn = following == table.current
    moot = table.vote is not None and table.vote.subject in {VoteSubject.UNDO, VoteSubject.AWAY}
    change = next_revision(
        table,
        Action.MOVED,
        person,
        *events_before,
        *step.events,
        *((Event(Text("vote-moot")),) if moot else ()),
        state=step.state,
        moves=table.moves + 1,
        moves_this_turn=table.moves_this_turn + 1 if mid_turn else 0,
        unannounced_moves=table.unannounced_moves + 1 if mid_turn else 0,
        undo_from=_undo_from(table, person, step.revealed),
        status=Status.OVER if following is None else Status.PLAYING,
        ending=Ending.FINISHED if following is None else None,
        vote=None if moot else table.vote,
        offered=None,
    )
    return replace(change, payload=MovePlayed(words(move)), revealed=step.revealed, mid_turn=mid_turn)


def _undo_from(table: Table, person: Person, revealed: bool) -> int:
    """The number of moves past undoing.

    A move that reveals something, or a computer's move, can never be undone alone. Another person's move
    protects all moves before it.
    """
    if revealed or not person.plays:
        return table.moves + 1
    again = table.actor is not None and table.actor.id == person.id
    return table.undo_from if again else table.moves


def seat_to_act(table: Table, person: Person) -> Seat:
    """The person's seat, if it is their turn."""
    seat = require_seat(table, person)
    require_playing(table)
    require_not_paused(table)
    if table.turn and (table.turn.id != person.id or not table.turn.plays):
        raise NotYourTurn(Text("table-not-your-turn", {"name": display_name(table.turn)}))
    return seat


def run_out_of_time(table: Table, revision: int) -> Change:
    """Record that the clock ran out. The actor stays the same, so that an undo is still possible."""
    require_playing(table)
    if table.revision != revision or table.to_act is None:
        raise StaleBoard(Text("table-moved-on"))
    event = Event(Text("table-out-of-time", {"who": Who(table.current or 0)}))
    return next_revision(table, Action.OUT_OF_TIME, table.to_act, event)


def end(table: Table, person: Person, *, is_moderator: bool = False) -> Change:
    """End the game early, by the host or by a moderator of the server."""
    require_playing(table)
    if not is_moderator:
        require_host(table, person)
    event = named_event("table-ended", person)
    return next_revision(table, Action.ENDED, person, event, status=Status.OVER, ending=Ending.ENDED)
