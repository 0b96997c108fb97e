"""Tables, the people at them and what they did, as values; and how these are written down."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

import engines
from bot.storage.table_rows import LogEntryRow, TableRow
from engines.core.codec import read_setup, read_state
from engines.core.errors import CorruptSave, NewerSave, UnknownGame
from engines.core.game import AnyGame, Event, Seat, Setup, View
from engines.core.text import Text


class Status(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"  # before it began


class Ending(StrEnum):
    """How a game came to be over."""

    FINISHED = "finished"  # by its rules
    RESIGNED = "resigned"  # nobody is left who plays
    ENDED = "ended"  # by the host, by vote, or by silence


class Action(StrEnum):
    """What can be done at a table."""

    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"
    CANCELLED = "cancelled"
    STARTED = "started"
    MOVED = "moved"
    UNDONE = "undone"
    OUT_OF_TIME = "out-of-time"  # nobody's choice; the person is the one whose clock it was
    RESIGNED = "resigned"
    ENDED = "ended"
    KICKED = "kicked"
    ADDED_COMPUTER = "added computer"
    REMOVED_COMPUTER = "removed computer"
    RETURNED = "returned"  # to the seat that a computer has played
    TOOK_SEAT = "took seat"  # of somebody else
    PROPOSED = "proposed"  # a vote
    DECIDED = "decided"  # by vote, that a game goes on as it was, or otherwise
    PAUSED = "paused"
    RESUMED = "resumed"
    WARNED = "warned"  # that a silent table will be closed


class Person(Struct, frozen=True):
    """Somebody, by Discord's number and the name last heard; or a computer, by a number below nothing."""

    id: int
    name: str
    computer: str | None = None  # of which level is the computer that plays this seat

    @property
    def plays(self) -> bool:
        """Whether they make their moves themselves."""
        return self.computer is None

    @property
    def is_computer(self) -> bool:
        """Whether the seat has never been anybody's."""
        return -COMPUTERS <= self.id < 0


COMPUTERS = 99  # so many numbers below nothing are computers'; those below are of people who were forgotten
NOBODY = Person(0, "")  # the table itself, when nobody did what was done


def called(person: Person) -> str | Text:
    """What to call whoever has a seat."""
    if person.is_computer:
        return Text("computer-name", {"number": -person.id})
    name = person.name or Text("somebody")
    return name if person.plays else Text("computer-for", {"name": name})


class VoteSubject(StrEnum):
    """What a table can vote on."""

    UNDO = "undo"  # everything since a seat's last turn
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    AWAY = "away"  # what becomes of the turn of somebody who does not come


class Vote(Struct, frozen=True):
    """An open vote; seats vote, so that it names nobody."""

    subject: VoteSubject
    n: int  # the revision at which it was called
    closes: int  # seconds since 1970
    choices: tuple[str, ...]
    seat: Seat  # whose turn it is about, or who asks
    ballots: Mapping[Seat, str] = msgspec.field(default_factory=dict)


class Card(Struct, frozen=True):
    """The message that shows a table now."""

    channel: int
    message: int


class Table(Struct, frozen=True):
    """A table as it stands. Its state and set-up hold secrets: show people a view."""

    id: int
    game: str
    options: Any  # the game's own record
    pace: str
    seats_wanted: int
    guild: int | None
    channel: int
    opened: int  # seconds since 1970
    status: Status
    host: Person
    people: tuple[Person, ...]  # in seat order
    revision: int  # how often it has changed
    thread: int | None = None
    card: Card | None = None
    moves: int = 0  # how many stand
    undo_from: int = 0  # how many of them are past undoing
    untold: int = 0  # how many of them belong to a turn that is not over yet
    actor: Person | None = None  # who did the latest deed, if still seated
    ending: Ending | None = None
    setup: Any = None  # a Setup, once the game has begun; it holds the seed
    state: Any = None  # the game's own record
    board: int = 0  # the revision of the last change to the game itself
    paused: bool = False
    offered: Seat | None = None  # a seat that anybody may take
    vote: Vote | None = None  # the one that is open
    follows: int | None = None  # the table of which this is the rematch

    def __repr__(self) -> str:
        """Nothing secret: a table may be named in a log file or an error."""
        return f"<Table {self.id}: {self.game}, {self.status}, revision {self.revision}>"

    @property
    def rules(self) -> AnyGame:
        return engines.game(self.game)

    @property
    def place(self) -> int:
        """Where it is played: its thread, or the channel."""
        return self.thread or self.channel

    @property
    def host_watches(self) -> bool:
        """Whether the host has no seat, and plays through nobody."""
        return self.seat_of(self.host) is None

    @property
    def full(self) -> bool:
        return len(self.people) == self.seats_wanted

    @property
    def current(self) -> Seat | None:
        """The seat to act; none before the game and after it."""
        seat: Seat | None = self.rules.current(self.state) if self.status is Status.PLAYING else None
        return seat

    @property
    def turn(self) -> Person | None:
        """Whose turn it is: a person's or a computer's."""
        seat = self.current
        return None if seat is None else self.people[seat]

    @property
    def awaited(self) -> Person | None:
        """The person whose turn it is; nobody while a computer plays."""
        turn = self.turn
        return turn if turn and turn.plays else None

    @property
    def to_act(self) -> Person | None:
        """The person who may move now; nobody while the table pauses."""
        return None if self.paused else self.awaited

    @property
    def computer_to_act(self) -> Seat | None:
        """The seat for which a computer is to move now; it does not while the table votes on its past."""
        turn = self.turn
        waits = self.paused or (self.vote is not None and self.vote.subject is VoteSubject.UNDO)
        return self.current if turn and not turn.plays and not waits else None

    @property
    def players(self) -> tuple[Person, ...]:
        """The people who make their moves themselves."""
        return tuple(person for person in self.people if person.plays)

    def is_as_of(self, revision: int) -> bool:
        """Whether the game itself is still as it was at a revision."""
        return self.board <= revision <= self.revision

    def seat_of(self, person: Person) -> Seat | None:
        """Where a person sits; names change, numbers do not."""
        ids = [seated.id for seated in self.people]
        return ids.index(person.id) if person.id in ids else None

    def view(self, person: Person | None) -> View[Any]:
        """What a person may know of the game; without one, or for a stranger, what all may know."""
        return self.rules.view(self.state, self.seat_of(person) if person else None)

    def can_undo(self, person: Person) -> bool:
        """Whether the last move is this person's to take back."""
        mine = self.actor is not None and self.actor.plays and self.actor.id == person.id
        return mine and self.status is Status.PLAYING and self.moves > self.undo_from


class LogEntry(Struct, frozen=True):
    """Something done at a table."""

    table_id: int
    n: int  # the revision that it led to
    deed: Action
    person: Person
    words: str | None  # of a move; how many moves were taken back by vote; the number of who had to go
    events: tuple[Event, ...]
    at: int  # seconds since 1970
    quiet: bool = False  # within a turn: told with the act that ends it


class Announcement(Struct, frozen=True):
    """An act that the table has not been told of; its events are those of its whole turn that are for all."""

    id: int
    act: LogEntry

    @property
    def nonce(self) -> str:
        """The same each time that it is tried, so that Discord shows it once."""
        return f"tessera-{self.id}"


class LogPage(Struct, frozen=True):
    """A part of what was done, in order; page 0 has the latest."""

    acts: tuple[LogEntry, ...]
    page: int
    pages: int


class Position(Struct, frozen=True):
    """A set-up and a state that were read from a row, or are about to be written to one."""

    revision: int
    setup: Setup[Any]
    state: Any

    def __repr__(self) -> str:
        """Nothing secret."""
        return f"<Position: revision {self.revision}>"


def told(act: LogEntry, seat: Seat | None) -> LogEntry:
    """The act with only those events that the seat may know."""
    return msgspec.structs.replace(
        act, events=tuple(event for event in act.events if event.only in (None, seat))
    )


def turn(acts: Sequence[LogEntry]) -> LogEntry:
    """The last act with all that happened in its turn; what was taken back did not happen."""
    *quiet, last = acts
    stands: list[tuple[Event, ...]] = []
    for act in quiet:
        if act.deed is Action.UNDONE:
            stands.pop()
        else:
            stands.append(act.events)
    if last.deed is Action.UNDONE and last.words:
        del stands[-int(last.words) :]
    return msgspec.structs.replace(last, events=(*chain(*stands), *last.events))


def to_row(table: Table) -> TableRow:
    """The table, ready to be written down."""
    return TableRow(
        id=table.id,
        game=table.game,
        options=_json(table.options),
        pace=table.pace,
        seats_wanted=table.seats_wanted,
        guild=table.guild,
        channel=table.channel,
        thread=table.thread,
        card_channel=table.card.channel if table.card else None,
        card_message=table.card.message if table.card else None,
        opened=table.opened,
        status=table.status.value,
        host=table.host.id,
        host_name=table.host.name,
        revision=table.revision,
        moves=table.moves,
        undo_from=table.undo_from,
        untold=table.untold,
        actor=table.actor.id if table.actor else None,
        ending=table.ending.value if table.ending else None,
        version=table.rules.version,
        setup=None if table.setup is None else _json(table.setup),
        board=table.board,
        paused=table.paused,
        offered=table.offered,
        vote=None if table.vote is None else _json(table.vote),
        follows=table.follows,
        state=None if table.state is None else _json(table.state),
        people=tuple((person.id, person.name, person.computer) for person in table.people),
    )


def from_row(row: TableRow, known: Position | None) -> Table:
    """The table in a row; its position is read unless the known one is of the same revision."""
    with _readable(row.id):
        return _table(row, known if known and known.revision == row.revision else None)


def act_to_row(act: LogEntry) -> LogEntryRow:
    """The act, ready to be written down."""
    person, events = act.person, _json(act.events)
    known = (act.table_id, act.n, act.deed.value, person.id, person.name, person.computer, act.words)
    return LogEntryRow(*known, events, act.at, act.quiet)


def act_from_row(row: LogEntryRow) -> LogEntry:
    """The act in a row."""
    with _readable(row.table_id):
        person = Person(row.person, row.name, row.computer)
        events = msgspec.json.decode(row.events, type=tuple[Event, ...])
        deed, quiet = Action(row.deed), bool(row.quiet)
        return LogEntry(row.table_id, row.n, deed, person, row.words, events, row.at, quiet)


def _table(row: TableRow, known: Position | None) -> Table:
    game = engines.game(row.game)
    people = {number: Person(number, name, computer) for number, name, computer in row.people}
    position = known or _position(game, row)
    return Table(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options, type=game.options),
        pace=row.pace,
        seats_wanted=row.seats_wanted,
        guild=row.guild,
        channel=row.channel,
        opened=row.opened,
        status=Status(row.status),
        host=people.get(row.host, Person(row.host, row.host_name)),
        people=tuple(people.values()),
        revision=row.revision,
        thread=row.thread,
        card=_card(row),
        moves=row.moves,
        undo_from=row.undo_from,
        untold=row.untold,
        actor=people.get(row.actor) if row.actor else None,
        ending=Ending(row.ending) if row.ending else None,
        setup=position.setup if position else None,
        state=position.state if position else None,
        board=row.board,
        paused=bool(row.paused),
        offered=row.offered,
        vote=msgspec.json.decode(row.vote, type=Vote) if row.vote else None,
        follows=row.follows,
    )


def _card(row: TableRow) -> Card | None:
    if row.card_channel is None or row.card_message is None:
        return None
    return Card(row.card_channel, row.card_message)


def _position(game: AnyGame, row: TableRow) -> Position | None:
    if row.status in {Status.LOBBY, Status.CANCELLED}:
        return None
    state = read_state(game, row.version, row.state or "")
    return Position(row.revision, read_setup(game, (row.setup or "").encode()), state)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@contextmanager
def _readable(table_id: int) -> Iterator[None]:
    """A damaged row is one sentence about one table, and no trouble for the others."""
    try:
        yield
    except (NewerSave, UnknownGame):
        raise
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError) as error:
        raise CorruptSave(Text("table-unreadable", {"table": table_id})) from error
