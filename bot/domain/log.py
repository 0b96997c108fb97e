"""The log: everything that happened at a table, and what of it is announced."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import chain, groupby, takewhile
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.nonce import nonce
from bot.domain.table import Person
from engines.core.game import Event, Seat


class Action(StrEnum):
    """The kind of a log entry."""

    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"
    CANCELLED = "cancelled"
    STARTED = "started"
    MOVED = "moved"
    UNDONE = "undone"
    OUT_OF_TIME = "out-of-time"  # the person is the one whose clock ran out
    RESIGNED = "resigned"
    ENDED = "ended"
    KICKED = "kicked"
    ADDED_COMPUTER = "added computer"
    REMOVED_COMPUTER = "removed computer"
    RETURNED = "returned"  # to the seat that a computer has played
    TOOK_SEAT = "took seat"  # of another person
    PROPOSED = "proposed"  # a vote
    DECIDED = "decided"  # the result of a vote that has no action of its own
    PAUSED = "paused"
    RESUMED = "resumed"
    WARNED = "warned"  # that the table will be closed for inactivity
    REPAIRED = "repaired"  # the position was rebuilt from the log
    SET_ASIDE = "set aside"  # the table could not be read any more
    NOTED = "noted"  # something about a person, from whoever runs the bot


class MovePlayed(Struct, frozen=True):
    """The payload of MOVED: the move in words."""

    move: str


class MovesUndone(Struct, frozen=True):
    """The payload of UNDONE: how many moves were taken back."""

    count: int


class PersonReplaced(Struct, frozen=True):
    """The payload of KICKED, TOOK_SEAT and NOTED: the id of the person who lost the seat, or is told."""

    person: int


Payload: TypeAlias = MovePlayed | MovesUndone | PersonReplaced | None


class LogEntry(Struct, frozen=True):
    """One change to a table."""

    table_id: int
    revision: int  # the revision that the change led to
    action: Action
    person: Person
    payload: Payload
    events: tuple[Event, ...]
    at: int  # seconds since 1970
    mid_turn: bool = False  # announced together with the entry that ends the turn

    @property
    def move(self) -> str | None:
        return self.payload.move if isinstance(self.payload, MovePlayed) else None


class Announcement(Struct, frozen=True):
    """A log entry that is still to be announced, with the public events of its whole turn."""

    id: int
    entry: LogEntry
    may_be_sent: bool = False  # There was an attempt, and it is not known whether it succeeded.

    @property
    def nonce(self) -> str:
        """The same at each retry, so that Discord shows the message once."""
        return nonce("log", self.id)

    @property
    def vote_nonce(self) -> str:
        """Of the card of a vote, which follows the announcement of it."""
        return nonce("vote", self.id)

    @property
    def result_nonce(self) -> str:
        """Of the result in the channel, which follows the last card in the thread."""
        return nonce("result", self.id)


class LogPage(Struct, frozen=True):
    """A page of the log, oldest entry first; page 0 has the latest entries."""

    entries: tuple[LogEntry, ...]
    page: int
    pages: int
    moves_before: int = 0  # that stood before its first entry

    def numbered(self) -> Iterator[tuple[int | None, LogEntry]]:
        """The entries, each move with its number: as replays count, which leave out what was undone."""
        moves = self.moves_before
        for entry in self.entries:
            match entry.payload:
                case MovePlayed():
                    moves += 1
                    yield moves, entry
                case MovesUndone(count):
                    moves -= count
                    yield None, entry
                case _:
                    yield None, entry


def visible_to(entry: LogEntry, seat: Seat | None) -> LogEntry:
    """The entry with only those events that the seat may see."""
    return replace(entry, events=tuple(event for event in entry.events if event.only in (None, seat)))


def merge_turn(entries: Sequence[LogEntry]) -> LogEntry:
    """The last entry with the events of its whole turn, except those of moves that were undone."""
    *mid_turn, last = entries
    events: list[tuple[Event, ...]] = []
    for entry in mid_turn:
        if isinstance(entry.payload, MovesUndone):
            del events[-entry.payload.count :]
        else:
            events.append(entry.events)
    if isinstance(last.payload, MovesUndone):
        del events[-last.payload.count :]
    return replace(last, events=(*chain(*events), *last.events))


def turns(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """One entry for each turn, with the events of all its moves, and one for everything else that happened.

    Moves that were undone are left out.
    """
    standing: list[LogEntry] = []
    for entry in entries:
        if not isinstance(entry.payload, MovesUndone):
            standing.append(entry)
            continue
        _drop_moves(standing, entry.payload.count)
        if not entry.mid_turn:
            standing.append(entry)
    runs = groupby(standing, key=lambda entry: entry.person.id if entry.action is Action.MOVED else None)
    return [turn for mover, run in runs for turn in (run if mover is None else [merge_turn([*run])])]


def _drop_moves(entries: list[LogEntry], count: int) -> None:
    """Remove the last moves."""
    moves = [number for number, entry in enumerate(entries) if entry.action is Action.MOVED]
    for number in reversed(moves[-count:]):
        del entries[number]


def told_together(announcements: Sequence[Announcement]) -> list[Announcement]:
    """The first announcements that one message tells: turns that follow one another, else the first alone."""
    moved = [*takewhile(lambda each: each.entry.action is Action.MOVED, announcements)]
    return moved or [announcements[0]]


def moves_that_stand(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The entries of moves that were not undone."""
    moves: list[LogEntry] = []
    for entry in entries:
        match entry.payload:
            case MovePlayed():
                moves.append(entry)
            case MovesUndone(count):
                del moves[-count:]
    return moves
