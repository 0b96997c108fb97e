"""Changes tables: lock, load, decide, commit, then notify the listeners."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import NotRequired, TypeAlias, TypedDict, TypeVar, TypeVarTuple, Unpack
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

import engines
from bot.domain.change import Change, named_event
from bot.domain.decisions import lobby, play, seats, undo
from bot.domain.log import Action
from bot.domain.table import Card, Person, Status, Table
from bot.domain.time_control import PACES
from bot.runtime.metrics import TURNS
from bot.runtime.trouble import until_it_works
from bot.runtime.writes import Outcome, OutcomeUnknown, note_table
from bot.services.table_loader import TableLoader, check_id, not_found
from bot.storage.connection import Body
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.tables import commit, log_rows, table_rows
from bot.storage.tables.commit import ChangedMeanwhile
from engines.core.errors import Refusal
from engines.core.game import AnyGame, Event, Seat
from engines.core.rng import Rng
from engines.core.saves.codec import read_setup
from engines.core.text import Text
from render import Theme

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Listener: TypeAlias = Callable[[Table], None]
Shuffle: TypeAlias = Callable[[Sequence[Person]], Sequence[Person]]

ATTEMPTS = 5  # to commit a decision
MAX_TABLES = 20  # live tables of one person


class TooManyTables(Refusal):
    """The person must finish a game before they join another."""


class UnknownPace(Refusal):
    """No table is played at such a pace; only a modified client can ask for it."""


class GameChoice(TypedDict):
    """What a host chooses for a new table."""

    game: str
    seats: int
    options: Struct | Mapping[str, object]
    pace: str
    language: NotRequired[str]  # of the public messages
    theme: NotRequired[Theme | None]  # of the public pictures
    ideas: NotRequired[bool]  # whether the panel suggests moves
    rematch_of: NotRequired[int]
    computers: NotRequired[Sequence[str]]  # their levels
    watches: NotRequired[bool]  # the host takes no seat


class NewTable(GameChoice):
    """Everything that a new table needs."""

    guild: int | None
    channel: int
    host: Person


class MoveResult(Struct, frozen=True):
    """The table after moves, or after an undo."""

    table: Table
    events: tuple[Event, ...]
    revealed: bool  # whether hidden information was revealed, which cannot be undone
    seat_before: Seat | None  # to act
    seat_after: Seat | None


async def until_committed(attempt: Callable[[], Awaitable[T]]) -> T:
    """Load, decide and commit; once more if another process has changed the table in between."""
    for _ in range(ATTEMPTS - 1):
        with suppress(ChangedMeanwhile):
            return await attempt()
    return await attempt()


class Tables:
    """The only way to change a table."""

    def __init__(
        self,
        database: Database,
        *,
        seeds: Callable[[int], int] = secrets.randbits,
        shuffle: Shuffle | None = None,
        clock: Callable[[], float] = time.time,
        max_tables: int = MAX_TABLES,
    ) -> None:
        self.loader = TableLoader(database)
        self._database = database
        self._seeds = seeds
        self._shuffle = shuffle or self._random_order
        self._clock = clock
        self._max_tables = max_tables
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []
        self._looking: set[asyncio.Task[None]] = set()  # Tasks that nobody holds may vanish.

    def subscribe(self, listener: Listener) -> None:
        """Call the listener with the new table after every commit."""
        self._listeners.append(listener)

    def now(self) -> int:
        return int(self._clock())

    def lock(self, table_id: int) -> asyncio.Lock:
        """The table's lock, to be held from loading until the commit."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def table(self, table_id: int) -> Table:
        return await self.loader.load(table_id)

    async def open(self, **wanted: Unpack[NewTable]) -> Table:
        """Open a lobby. The host has the first seat or only watches; computers take the next seats."""
        host, seats = wanted["host"], wanted["seats"]
        if wanted["pace"] not in PACES:
            raise UnknownPace(Text("table-unknown-pace"))
        await self._check_limit(host)
        people: tuple[Person, ...] = () if wanted.get("watches") else (host,)
        for level in wanted.get("computers", ()):
            people = (*people, lobby.new_computer(people, level))
        table = Table(
            id=0,  # set by the database
            game=wanted["game"],
            options=_read_options(engines.game(wanted["game"]), seats, wanted["options"]),
            pace=wanted["pace"],
            seats_wanted=seats,
            guild=wanted["guild"],
            channel=wanted["channel"],
            opened=self.now(),
            status=Status.LOBBY,
            host=host,
            people=people,
            revision=1,
            actor=None if wanted.get("watches") else host,
            rematch_of=wanted.get("rematch_of"),
            language=wanted.get("language"),
            theme=wanted.get("theme"),
            ideas=wanted.get("ideas", True),
        )
        change = Change(table, Action.OPENED, host, (named_event("table-opened", host),))
        body = partial(commit.save_new, change=change, now=table.opened)
        table = await self._database.transaction(body)
        note_table(Outcome.CHANGED)
        self._notify(table)
        return table

    async def change(self, table_id: int, decide: Callable[[Table, *Ts], Change], *args: *Ts) -> Table:
        """Change a table by a decision of `bot.domain`, which gets the table and the arguments."""
        return (await self._commit_decision(table_id, lambda table: [decide(table, *args)])).table

    async def _commit_decision(
        self, table_id: int, decide: Callable[[Table], Sequence[Change]]
    ) -> MoveResult:
        """Commit what is decided of a table; decided again if another process has changed it meanwhile."""

        async def attempt() -> MoveResult:
            before = await self.table(table_id)
            return await self.commit(before, *decide(before))

        async with self.lock(table_id):
            return await until_committed(attempt)

    async def join(self, table_id: int, person: Person) -> Table:
        await self._check_limit(person)
        return await self.change(table_id, lobby.join, person)

    async def take_seat(self, table_id: int, person: Person) -> Table:
        await self._check_limit(person)
        return await self.change(table_id, seats.take_seat, person)

    async def start(self, table_id: int, person: Person, *, begins: bool = False) -> Table:
        """Shuffle the seats, draw a seed, and start the game; on demand so that this person begins."""

        def start(table: Table) -> Change:
            people, seed = self._shuffle(table.people), self._seeds(64)
            if begins:
                people = lobby.beginning_with(table, person, people, seed)
            return lobby.start(table, person, people, seed)

        return await self.change(table_id, start)

    async def play(
        self,
        table_id: int,
        person: Person,
        revision: int,
        moves: list[str],
        check: Callable[[Table], None] | None = None,
    ) -> MoveResult:
        """Make one or more moves of a turn on the board of that revision, all or none.

        The check may refuse them, by raising, when it sees the table that they would be made at.
        """

        def decide(table: Table) -> Sequence[Change]:
            if check:
                check(table)
            return play.play(table, person, revision, moves)

        result = await self._commit_decision(table_id, decide)
        note_table(Outcome.MOVED)
        return result

    async def play_for_computer(self, table_id: int, revision: int, move: str) -> Table:
        return await self.change(table_id, play.move_for_computer, revision, move)

    async def undo(self, table_id: int, person: Person, revision: int) -> MoveResult:
        """Undo one's last move."""

        async def attempt() -> MoveResult:
            before = await self.table(table_id)
            undo.check_undo(before, person, revision)
            moves = await self.moves(table_id)
            # Replaying a whole game takes too long for the event loop.
            rewind = await asyncio.to_thread(undo.before_last_move, before, moves)
            return await self.commit(before, undo.undo(before, person, rewind))

        async with self.lock(table_id):
            return await until_committed(attempt)

    async def moves(self, table_id: int) -> list[str]:
        """The moves that were not undone."""
        history = await self._database.read(partial(log_rows.move_history, table_id=table_id))
        return [entry.move or "" for entry in history]

    async def commit(self, before: Table, *changes: Change) -> MoveResult:
        """Commit changes that follow one another, in one transaction; the caller holds the lock."""
        body = partial(commit.save, before=before, changes=changes, now=self.now())
        try:
            await self._database.transaction(body)
        except OutcomeUnknown:
            self._look_again(before.id)
            raise
        note_table(Outcome.CHANGED)
        _count_turns(changes)
        after = changes[-1].table
        self.loader.remember(after)
        self._notify(after)
        events = tuple(event for change in changes for event in change.events)
        return MoveResult(after, events, changes[-1].revealed, before.current, after.current)

    def _notify(self, table: Table) -> None:
        for listener in self._listeners:
            listener(table)

    def _look_again(self, table_id: int) -> None:
        """Once the database answers again, notify the listeners of what has become of a table."""

        async def look() -> None:
            self._notify(await until_it_works(partial(self.table, table_id), StorageError))

        task = asyncio.create_task(look())
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def set_thread(self, table_id: int, thread: int) -> None:
        """Store the thread that was opened for a table."""
        await self._update(table_id, partial(table_rows.set_thread, table_id=table_id, thread=thread))

    async def set_card(self, table_id: int, card: Card) -> None:
        """Store the message that shows a table."""
        await self._update(table_id, partial(table_rows.set_card, table_id=table_id, card=card))

    async def _update(self, table_id: int, body: Body[bool]) -> None:
        check_id(table_id)
        if not await self._database.transaction(body):
            raise not_found(table_id)

    async def _check_limit(self, person: Person) -> None:
        count = await self._database.read(partial(table_rows.count_tables_of, person=person.id))
        if count >= self._max_tables:
            raise TooManyTables(Text("table-too-many", {"most": self._max_tables}))

    def _random_order(self, people: Sequence[Person]) -> Sequence[Person]:
        shuffled, _ = Rng(self._seeds(64)).shuffled(people)
        return shuffled


def _count_turns(changes: Sequence[Change]) -> None:
    for change in changes:
        if change.action is Action.MOVED and not change.mid_turn:
            TURNS.labels(game=change.table.game, player="person" if change.person.plays else "computer").inc()


def _read_options(game: AnyGame, seats: int, options: Struct | Mapping[str, object]) -> Struct:
    """The game's own record of options, if the game can be played with them."""
    setup = {"seats": seats, "seed": 0, "options": options}
    checked: Struct = read_setup(game, msgspec.json.encode(setup)).options
    return checked
