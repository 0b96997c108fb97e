"""A change to a table: the next revision, and the log entry that led to it."""

from typing import TypedDict, Unpack

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.log import Action, LogEntry, Payload
from bot.domain.table import Ending, Person, Status, Table, Vote
from engines.core.game import AnyState, Event, Seat, Setup
from engines.core.text import Text


class Change(Struct, frozen=True):
    """What a decision returns: an action, and the table after it."""

    table: Table
    action: Action
    person: Person
    events: tuple[Event, ...]
    payload: Payload = None
    revealed: bool = False
    mid_turn: bool = False  # announced together with the change that ends the turn

    def log_entry(self, now: int) -> LogEntry:
        known = (self.table.id, self.table.revision, self.action, self.person, self.payload)
        return LogEntry(*known, self.events, now, self.mid_turn)


class TableChanges(TypedDict, total=False):
    """The fields of a table that a decision may change."""

    people: tuple[Person, ...]
    host: Person
    status: Status
    ending: Ending | None
    setup: Setup[Struct]
    state: AnyState
    moves: int
    undo_from: int
    undone_by_vote: bool
    moves_this_turn: int
    unannounced_moves: int
    paused: bool
    offered: Seat | None
    vote: Vote | None


def next_revision(
    table: Table, action: Action, person: Person, *events: Event, **changes: Unpack[TableChanges]
) -> Change:
    """The table with the changes, one revision later."""
    after = replace(
        table,
        **{"unannounced_moves": 0, **changes},  # an announcement includes the moves before it
        revision=table.revision + 1,
        board_revision=table.revision + 1 if "state" in changes else table.board_revision,
    )
    if after.status is not Status.PLAYING:
        after = replace(after, vote=None, offered=None, paused=False)
    # Changes to the lobby or the game set the actor; votes, pauses and seat changes do not.
    actor = person if "state" in changes or table.status is Status.LOBBY else table.actor
    seated = {each.id: each for each in after.people}
    host = seated.get(after.host.id, after.host)
    after = replace(after, actor=seated.get(actor.id) if actor else None, host=host)
    return Change(after, action, person, events)


def named_event(key: str, person: Person) -> Event:
    return Event(Text(key, {"name": person.name}))
