"""The service: whatever is done at a table is decided, written to disk, and only then told."""

import asyncio
import logging
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

import engines
from bot.domain import inactivity as closing
from bot.domain import play as deeds
from bot.domain import seats as seating
from bot.domain import votes
from bot.domain.play import (
    AlreadySeated,
    Change,
    NothingToUndo,
    NotHost,
    NotOpen,
    NotSeated,
    NotStarted,
    TableFull,
    TooFewPeople,
)
from bot.domain.table import (
    NOBODY,
    Action,
    Announcement,
    Card,
    Ending,
    LogEntry,
    LogPage,
    Person,
    Position,
    Status,
    Table,
    VoteSubject,
    act_from_row,
    from_row,
    to_row,
    told,
    turn,
)
from bot.storage import commit as writing
from bot.storage import table_rows as rows
from bot.storage.commit import RematchOpen
from bot.storage.database import Store
from bot.storage.table_rows import LogEntryRow
from engines.core.codec import read_setup
from engines.core.errors import BadSave, Refusal, StaleBoard, UnknownGame
from engines.core.game import AnyGame, Event, Seat
from engines.core.text import Text

__all__ = [
    "Action",
    "AlreadySeated",
    "Announcement",
    "Card",
    "Ending",
    "LogEntry",
    "LogPage",
    "NotHost",
    "NotOpen",
    "NotSeated",
    "NotStarted",
    "NothingToUndo",
    "Person",
    "RematchOpen",
    "Status",
    "Table",
    "TableFull",
    "TableNotFound",
    "Tables",
    "TooFewPeople",
    "TooManyTables",
    "Turn",
]

R = TypeVar("R")
T = TypeVar("T")

LOGGED = logging.getLogger(__name__)
DICE = secrets.SystemRandom()
PAGE = 20  # acts on a page of the log
KEPT = 256  # positions kept in memory
MOST = 20  # live tables of one person
NUMBERS = range(1, 1 << 63)  # what SQLite can count to; a forged number may be any


class TableNotFound(Refusal):
    """No table of that number, or at that place."""


class TooManyTables(Refusal):
    """A person who sits at so many tables should finish a game first."""


class Turn(Struct, frozen=True):
    """What a move, or taking one back, led to."""

    table: Table
    events: tuple[Event, ...]
    revealed: bool  # something hidden came to light: no undo past here
    before: Seat | None  # who was to act
    after: Seat | None  # who is to act now


class Positions(OrderedDict[int, Position]):
    """The latest position of the tables played most recently; the rows stay the truth."""

    def keep(self, table: Table) -> None:
        if table.setup is not None:
            self[table.id] = Position(table.revision, table.setup, table.state)
            self.move_to_end(table.id)
        if len(self) > KEPT:
            self.popitem(last=False)


class Tables:
    """Every table there is."""

    def __init__(
        self,
        store: Store,
        *,
        seeds: Callable[[int], int] = secrets.randbits,
        shuffle: Callable[[list[Person]], None] = DICE.shuffle,
        clock: Callable[[], float] = time.time,
        most: int = MOST,
    ) -> None:
        self._store = store
        self._most = most  # live tables of one person
        self._seeds = seeds
        self._shuffle = shuffle
        self._clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._positions = Positions()
        self.listeners: list[Callable[[Table], None]] = []  # told of every table that has changed

    async def open(  # noqa: PLR0913 - all that a table needs to be known by, each by its name
        self,
        *,
        guild: int | None,
        channel: int,
        host: Person,
        game: str,
        seats: int,
        options: Struct | Mapping[str, Any],
        pace: str,
        follows: int | None = None,
        computers: Sequence[str] = (),
        watches: bool = False,
    ) -> Table:
        """A table with its lobby.

        The host has the first seat, or only watches; computers of these levels have the next.
        """
        await self._check_room(host)
        people: tuple[Person, ...] = () if watches else (host,)
        for level in computers:
            people = (*people, seating.new_computer(people, level))
        table = Table(
            id=0,  # the store gives the number
            game=game,
            options=_options(engines.game(game), seats, options),
            pace=pace,
            seats_wanted=seats,
            guild=guild,
            channel=channel,
            opened=self._now(),
            status=Status.LOBBY,
            host=host,
            people=people,
            revision=1,
            actor=None if watches else host,
            follows=follows,
        )
        event = Event(Text("table-opened", {"name": host.name}))
        body = partial(writing.opened, Change(table, Action.OPENED, host, (event,)), table.opened)
        opened = msgspec.structs.replace(table, id=await self._store.transaction(body))
        self._tell(opened)
        return opened

    async def join(self, table_id: int, person: Person) -> Table:
        """Take a seat in the lobby."""
        await self._check_room(person)
        return (await self._change(table_id, lambda table: deeds.joined(table, person))).table

    async def leave(self, table_id: int, person: Person) -> Table:
        """Give the seat up again; the host's role passes on, and the last one out cancels."""
        return (await self._change(table_id, lambda table: deeds.left(table, person))).table

    async def cancel(self, table_id: int, person: Person) -> Table:
        """Close the lobby; the host alone may."""
        return (await self._change(table_id, lambda table: deeds.cancelled(table, person))).table

    async def start(self, table_id: int, person: Person) -> Table:
        """Shuffle the seats, draw a seed, and begin; the host may, and anyone seated at a full table."""

        def start(table: Table) -> Change:
            people = list(table.people)
            self._shuffle(people)
            return deeds.started(table, person, people, self._seeds(64))

        return (await self._change(table_id, start)).table

    async def play(self, table_id: int, person: Person, revision: int, words: str) -> Turn:
        """Make a move on the board of that revision."""
        return await self._change(table_id, lambda table: deeds.moved(table, person, revision, words))

    async def undo(self, table_id: int, person: Person, revision: int) -> Turn:
        """Take one's last move back, until someone else acts, and never past a reveal."""
        async with self._lock(table_id):
            before = await self._load(table_id)
            deeds.check_undo(before, person, revision)
            line = await self._line(table_id)
            # A game played again from its beginning is too long to keep everybody waiting.
            state = await asyncio.to_thread(deeds.before_last, before, line)
            return await self._commit(before, deeds.undone(before, person, state))

    async def out_of_time(self, table_id: int, revision: int) -> Table:
        """The clock of the one to act has run out on the board of that revision: the others are asked."""
        return await self.do(table_id, lambda table: votes.ran_out(table, revision, self._now()))

    async def resign(self, table_id: int, person: Person) -> Table:
        """Leave one's seat to a computer."""
        return await self.do(table_id, lambda table: seating.resigned(table, person))

    async def end(self, table_id: int, person: Person) -> Table:
        """End a game before its end; the host alone may."""
        return await self.do(table_id, lambda table: deeds.ended(table, person))

    async def do(self, table_id: int, decide: Callable[[Table], Change]) -> Table:
        """Whatever is decided by how the table stands."""
        return (await self._change(table_id, decide)).table

    async def transaction(self, body: Callable[[sqlite3.Connection], T]) -> T:
        """Something that concerns many tables at once."""
        return await self._store.transaction(body)

    async def take_seat(self, table_id: int, person: Person) -> Table:
        """Take the seat that a table has offered."""
        await self._check_room(person)
        return await self.do(table_id, lambda table: seating.took_seat(table, person))

    async def play_for_computer(self, table_id: int, revision: int, words: str) -> Turn:
        """Make a computer's move on the board of that revision."""
        return await self._change(table_id, lambda table: deeds.moved_by_computer(table, revision, words))

    async def propose(self, table_id: int, person: Person, subject: VoteSubject) -> Table:
        """Call for a vote; where nobody else is to be asked, it is decided at once."""
        async with self._lock(table_id):
            before = await self._load(table_id)
            silence = self._now() - await self._store.read(partial(rows.last_act, table_id=table_id))
            done = votes.proposed(before, person, subject, self._now(), silence)
            if subject is VoteSubject.UNDO:  # Refuse now what could not be granted later.
                await self._before_turn(before, votes.open_vote(done.table).seat)
            return (await self._commit(before, await self._settled(before, done))).table

    async def vote(self, table_id: int, person: Person, n: int, choice: str) -> Table:
        """Cast a ballot in the vote of that number, which may decide it."""
        async with self._lock(table_id):
            before = await self._load(table_id)
            table = votes.cast(before, person, n, choice)
            tally = votes.tally(table, votes.open_vote(table))
            if tally.is_settled:
                return (await self._commit(before, await self._decided(table, person, tally.winner))).table
            body = partial(rows.cast, row=to_row(table), before=to_row(before).vote)
            if not await self._store.transaction(body):
                raise StaleBoard(Text("table-moved-on"))
            return table

    async def tend(self) -> int:
        """Close votes whose time is over, warn silent tables and close them; how many there were."""
        found = await self._store.read(partial(rows.silent, now=self._now()))
        for table_id in found:
            await self._tend(table_id)
        return len(found)

    async def tended_until(self) -> int | None:
        """When one of them will have something to do again."""
        return await self._store.read(partial(rows.next_silence, now=self._now()))

    async def line(self, table: Table) -> list[LogEntry]:
        """The moves that led to how a table stands."""
        return [act_from_row(row) for row in await self._store.read(partial(rows.line, table_id=table.id))]

    async def computers_to_act(self) -> list[Table]:
        """The tables at which a computer is to move."""
        found = await self._store.read(rows.tables_with_computers)
        return [
            table for table in _sound(lambda row: from_row(row, None), found) if _waits_for_computer(table)
        ]

    async def rematch(self, last: int) -> Table | None:
        """The table that was opened as the rematch of another, unless it was called off."""
        found = await self._store.read(partial(rows.rematch, table_id=last))
        return await self._load(found) if found else None

    async def unheard(self, number: int, permission: str) -> None:
        """That announcement cannot be made for want of a permission: those who ask will be told."""
        await self._store.transaction(partial(rows.unheard, number=number, permission=permission))

    async def silenced(self, person: Person) -> dict[int, str]:
        """The tables of a person that cannot be told anything, each with the permission that is missing."""
        return await self._store.read(partial(rows.silenced, person=person.id))

    async def table(self, table_id: int) -> Table:
        """A table as it stands."""
        return await self._load(table_id)

    async def at(self, place: int) -> Table:
        """The table that is played in a thread or channel."""
        found = await self._store.read(partial(rows.table_at, place=place))
        if found is None:
            raise TableNotFound(Text("table-not-here"))
        return await self._load(found)

    async def of(self, person: Person) -> list[Table]:
        """A person's live tables, oldest first; those that cannot be read are left out."""
        held = dict(self._positions)
        known = {table_id: position.revision for table_id, position in held.items()}
        found = await self._store.read(partial(rows.tables_of, person=person.id, known=known))
        return list(_sound(lambda row: from_row(row, held.get(row.id)), found))

    async def log(self, table_id: int, page: int = 0, person: Person | None = None) -> LogPage:
        """What was done, as a person may know it; page 0 has the latest."""
        _check_number(table_id)
        found, page, pages = await self._store.read(
            partial(rows.acts, table_id=table_id, page=page, size=PAGE)
        )
        if not found:
            raise _not_found(table_id)
        seat = (await self._load(table_id)).seat_of(person) if person else None
        return LogPage(tuple(told(act_from_row(row), seat) for row in found), page, pages)

    async def latest(self, table_id: int) -> LogEntry:
        """What the table was told last, with all of its turn that is for all."""
        found = await self._store.read(partial(rows.latest, table_id=table_id))
        if not found:
            raise _not_found(table_id)
        return told(turn([act_from_row(row) for row in found]), None)

    async def remember_thread(self, table_id: int, thread: int) -> None:
        """The thread that was opened for a table."""
        await self._remember(table_id, partial(rows.move_to, table_id=table_id, thread=thread))

    async def remember_card(self, table_id: int, channel: int, message: int) -> None:
        """The message that shows a table now, to be retired when the next one is posted."""
        shown = partial(rows.show, table_id=table_id, channel=channel, message=message)
        await self._remember(table_id, shown)

    async def pending(self, after: int = 0) -> list[Announcement]:
        """What the tables have not been told of yet, oldest first; what cannot be read is left out.

        Those up to the number `after` are left out as well: somebody has fetched them already.
        """
        waiting = await self._store.read(partial(rows.pending, after=after))
        return list(_sound(lambda pair: _announcement(*pair), waiting))

    async def announced(self, *numbers: int) -> None:
        """Those announcements have been made."""
        await self._store.transaction(partial(rows.announced, numbers=numbers))

    async def _tend(self, table_id: int) -> None:
        async with self._lock(table_id):
            standing = await self._store.read(partial(rows.standing, table_id=table_id))
            if standing is None or closing.due_at(standing) > self._now():
                due = closing.due_at(standing) if standing else None  # Something happened meanwhile.
                return await self._store.transaction(partial(rows.expect, table_id=table_id, due=due))
            try:
                before = await self._load(table_id)
            except (BadSave, UnknownGame) as refusal:
                LOGGED.warning("%s", refusal)
                return await self._store.transaction(partial(rows.expect, table_id=table_id, due=None))
            await self._commit(before, await self._due(before, standing))
            return None

    async def _due(self, before: Table, standing: rows.Standing) -> Change:
        if before.vote and before.vote.closes <= self._now():
            return await self._decided(before, NOBODY, votes.tally(before, before.vote).leader)
        return closing.warned_or_closed(before, standing, self._now())

    async def _settled(self, before: Table, done: Change) -> Change:
        """A proposal, or at once what it comes to where nobody else is to be asked."""
        tally = votes.tally(done.table, votes.open_vote(done.table))
        if not tally.is_settled:
            return done
        asked = msgspec.structs.replace(before, vote=done.table.vote)
        return await self._decided(asked, done.person, tally.winner)

    async def _decided(self, table: Table, person: Person, choice: str | None) -> Change:
        vote = votes.open_vote(table)
        if vote.subject is not VoteSubject.UNDO or choice != votes.AGREED:
            return votes.decided(table, person, choice)
        return votes.taken_back(table, person, *await self._before_turn(table, vote.seat))

    async def _before_turn(self, table: Table, seat: Seat) -> tuple[Any, int]:
        line = await self._line(table.id)
        return await asyncio.to_thread(deeds.before_turn, table, line, seat)

    async def _line(self, table_id: int) -> list[str]:
        return [act.words or "" for act in await self._store.read(partial(rows.line, table_id=table_id))]

    def _now(self) -> int:
        return int(self._clock())

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _load(self, table_id: int) -> Table:
        _check_number(table_id)
        known = self._positions.get(table_id)
        revision = known.revision if known else None
        row = await self._store.read(partial(rows.table, table_id=table_id, known=revision))
        if row is None:
            raise _not_found(table_id)
        table = from_row(row, known)
        self._positions.keep(table)
        return table

    async def _change(self, table_id: int, decide: Callable[[Table], Change]) -> Turn:
        async with self._lock(table_id):
            before = await self._load(table_id)
            return await self._commit(before, decide(before))

    async def _commit(self, before: Table, done: Change) -> Turn:
        after = done.table
        await self._store.transaction(partial(writing.changed, before, done, self._now()))
        self._positions.keep(after)
        self._tell(after)
        return Turn(after, done.events, done.revealed, before.current, after.current)

    def _tell(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)

    async def _check_room(self, person: Person) -> None:
        """Refuse somebody who sits at very many tables already."""
        if await self._store.read(partial(rows.count_tables, person=person.id)) >= self._most:
            raise TooManyTables(Text("table-too-many", {"most": self._most}))

    async def _remember(self, table_id: int, body: Callable[[sqlite3.Connection], bool]) -> None:
        _check_number(table_id)
        if not await self._store.transaction(body):
            raise _not_found(table_id)


def _sound(read: Callable[[R], T], found: Iterable[R]) -> Iterator[T]:
    """What can be read; a damaged row must not keep the others from being seen."""
    for row in found:
        try:
            value = read(row)
        except (BadSave, UnknownGame) as refusal:
            LOGGED.warning("%s", refusal)
        else:
            yield value


def _waits_for_computer(table: Table) -> bool:
    return table.computer_to_act is not None


def _announcement(number: int, acts: Iterable[LogEntryRow]) -> Announcement:
    return Announcement(number, told(turn([act_from_row(row) for row in acts]), None))


def _options(game: AnyGame, seats: int, options: Struct | Mapping[str, Any]) -> Any:
    """The game's own record of options, if it can be played like that."""
    wanted = {"seats": seats, "seed": 0, "options": options}
    return read_setup(game, msgspec.json.encode(wanted)).options


def _check_number(table_id: int) -> None:
    if table_id not in NUMBERS:
        raise _not_found(table_id)


def _not_found(table_id: int) -> TableNotFound:
    return TableNotFound(Text("table-not-found", {"table": str(table_id)}))
