"""Tables, the people at them and what they did, as values; and how these are written down."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

import engines
from bot.rows import ActRow, TableRow
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
    RESIGNED = "resigned"
    ENDED = "ended"  # by the host


class Deed(StrEnum):
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


class Person(Struct, frozen=True):
    """Somebody, by Discord's number and the name last heard."""

    id: int
    name: str


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
    def full(self) -> bool:
        return len(self.people) == self.seats_wanted

    @property
    def current(self) -> Seat | None:
        """The seat to act; none before the game and after it."""
        seat: Seat | None = self.rules.current(self.state) if self.status is Status.PLAYING else None
        return seat

    @property
    def to_act(self) -> Person | None:
        seat = self.current
        return None if seat is None else self.people[seat]

    def seat_of(self, person: Person) -> Seat | None:
        """Where a person sits; names change, numbers do not."""
        ids = [seated.id for seated in self.people]
        return ids.index(person.id) if person.id in ids else None

    def view(self, person: Person | None) -> View[Any]:
        """What a person may know of the game; without one, or for a stranger, what all may know."""
        return self.rules.view(self.state, self.seat_of(person) if person else None)

    def can_undo(self, person: Person) -> bool:
        """Whether the last move is this person's to take back."""
        mine = self.actor is not None and self.actor.id == person.id
        return mine and self.status is Status.PLAYING and self.moves > self.undo_from


class Act(Struct, frozen=True):
    """Something done at a table."""

    table_id: int
    n: int  # the revision that it led to
    deed: Deed
    person: Person
    words: str | None  # of a move
    events: tuple[Event, ...]
    at: int  # seconds since 1970
    quiet: bool = False  # within a turn: told with the act that ends it


class Announcement(Struct, frozen=True):
    """An act that the table has not been told of; its events are those of its whole turn that are for all."""

    id: int
    act: Act

    @property
    def nonce(self) -> str:
        """The same each time that it is tried, so that Discord shows it once."""
        return f"tessera-{self.id}"


class LogPage(Struct, frozen=True):
    """A part of what was done, in order; page 0 has the latest."""

    acts: tuple[Act, ...]
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


def told(act: Act, seat: Seat | None) -> Act:
    """The act with only those events that the seat may know."""
    return msgspec.structs.replace(
        act, events=tuple(event for event in act.events if event.only in (None, seat))
    )


def turn(acts: Sequence[Act]) -> Act:
    """The last act with all that happened in its turn; what was taken back did not happen."""
    *quiet, last = acts
    stands: list[tuple[Event, ...]] = []
    for act in quiet:
        if act.deed is Deed.UNDONE:
            stands.pop()
        else:
            stands.append(act.events)
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
        revision=table.revision,
        moves=table.moves,
        undo_from=table.undo_from,
        untold=table.untold,
        actor=table.actor.id if table.actor else None,
        ending=table.ending.value if table.ending else None,
        version=table.rules.version,
        setup=None if table.setup is None else _json(table.setup),
        state=None if table.state is None else _json(table.state),
        people=tuple((person.id, person.name) for person in table.people),
    )


def from_row(row: TableRow, known: Position | None) -> Table:
    """The table in a row; its position is read unless the known one is of the same revision."""
    with _readable(row.id):
        return _table(row, known if known and known.revision == row.revision else None)


def act_to_row(act: Act) -> ActRow:
    """The act, ready to be written down."""
    person, events = act.person, _json(act.events)
    known = (act.table_id, act.n, act.deed.value, person.id, person.name, act.words)
    return ActRow(*known, events, act.at, act.quiet)


def act_from_row(row: ActRow) -> Act:
    """The act in a row."""
    with _readable(row.table_id):
        person, events = Person(row.person, row.name), msgspec.json.decode(row.events, type=tuple[Event, ...])
        deed, quiet = Deed(row.deed), bool(row.quiet)
        return Act(row.table_id, row.n, deed, person, row.words, events, row.at, quiet)


def _table(row: TableRow, known: Position | None) -> Table:
    game = engines.game(row.game)
    people = {person: Person(person, name) for person, name in row.people}
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
        host=people[row.host],
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
