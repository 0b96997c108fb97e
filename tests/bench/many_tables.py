"""The start, a turn and a wake-up with 100,000 stored tables beside 1,000, on both kinds of database."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct
from rich.progress import track

from bot.domain.table import Person
from bot.domain.time_control import DAY
from bot.runtime.clock import WallClock
from bot.services.inactivity import Inactivity
from bot.services.outbox import Outbox
from bot.services.people.erase_user import UserErasure
from bot.services.people.settings import Settings
from bot.services.queries import TableQueries
from bot.services.reminders import Reminders
from bot.services.server_preferences import Servers
from bot.services.tables import Tables
from bot.services.votes import Votes
from bot.storage import catalog
from bot.storage.connection import Connection
from bot.storage.database import Database, Place, place_named
from bot.storage.postgres.address import Address
from bot.storage.turns import open_turns, reminder_queue
from engines.core.notation import words
from tests.bench.measurement import Measurement
from tests.bench.timing import comparison
from tests.postgres import running_cluster, why_missing

Work: TypeAlias = Callable[[], Awaitable[object]]

ROOT = Path(__file__).parents[2]
FEW = 1_000  # tables
PEOPLE = 0.5  # for each table, of whom each tenth has settings
COMPUTERS = 50  # every so many tables, a computer has a seat
NUMBERS = "WITH RECURSIVE numbers(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < :many)"
# Tables whose rows are multiplied, and what differs from the first table's rows.
COPIES = {
    "tables": {"id": "n", "channel": "n", "thread": "NULL", "guild": "n % 100"},
    "seats": {"table_id": "n", "person": "1 + (n * 2 + seat) % :people"},
    "log_entries": {"table_id": "n"},
    "open_turns": {"table_id": "n", "person": "1 + n * 2 % :people", "due": "due + 97 * n"},
    "seat_clocks": {"table_id": "n", "due": "due + 97 * n"},
    "inactivity": {"table_id": "n", "due": "due + 97 * n"},
}


class Sizes(Struct, frozen=True):
    """How many tables the large database has, how many slices are measured, and how much is done in each."""

    many: int = 100_000
    few: int = FEW
    slices: int = 15
    work: int = 20


FULL, TINY = Sizes(), Sizes(many=60, few=30, slices=2, work=2)


async def first_table(tables: Tables, settings: Settings) -> None:
    """A game with clocks, some moves after its start."""
    ann, bob = Person(1, "Ann"), Person(2, "Bob")
    opened = await tables.open(
        guild=1, channel=1, host=ann, game="akropolis", seats=2, options={}, pace="daily"
    )
    await tables.join(opened.id, bob)
    table = await tables.start(opened.id, ann)
    for _ in range(4):
        move = words(table.rules.legal_moves(table.state)[0])
        table = (await tables.play(table.id, table.to_act or ann, table.revision, [move])).table
    await settings.choose(ann, heads_up=False)


def multiply(many: int, db: Connection) -> None:
    """As many tables as the first one, with people of their own."""
    parameters = {"many": many, "people": max(4, int(many * PEOPLE))}
    people = f"{NUMBERS} INSERT INTO people (id, name) SELECT n, 'P' FROM numbers WHERE n > 2"  # noqa: S608
    db.execute(people, {"many": parameters["people"]})
    for table, changed in COPIES.items():
        columns = catalog.columns(db)[table]
        values = ", ".join(changed.get(column, f"one.{column}") for column in columns)
        key = "id" if table == "tables" else "table_id"
        copy = f"SELECT {values} FROM numbers CROSS JOIN {table} AS one WHERE one.{key} = 1"  # noqa: S608
        used = {name: value for name, value in parameters.items() if name == "many" or f":{name}" in copy}
        db.execute(f"{NUMBERS} INSERT INTO {table} ({', '.join(columns)}) {copy}", used)
    settings = ", ".join(
        "n" if column == "person" else f"one.{column}"
        for column in catalog.columns(db)["notification_settings"]
    )
    chosen = f"SELECT {settings} FROM numbers CROSS JOIN notification_settings AS one WHERE n % 10 = 0"  # noqa: S608
    db.execute(f"{NUMBERS} INSERT INTO notification_settings {chosen}", {"many": parameters["people"]})
    db.execute(f"UPDATE seats SET computer = 'greedy' WHERE seat = 1 AND table_id % {COMPUTERS} = 0")  # noqa: S608
    catalog.set_last_ids(db, {"tables": many} if not catalog.is_sqlite(db) else {})


async def fill(place: Place, many: int) -> None:
    database = await Database.open(place)
    tables, outbox = Tables(database), Outbox(database)
    await first_table(tables, Settings(database, WallClock()))
    await outbox.mark_announced(*(each.id for each in await outbox.pending()))
    await database.transaction(partial(multiply, many))
    if not isinstance(place, Path):
        await database.overwrite_deleted()
        await database.transaction(lambda db: db.execute("ANALYZE").close())  # as autovacuum does in time
    await database.close()


class Running:
    """What a bot does with a database of so many tables, and nothing but that."""

    def __init__(self, place: Place, many: int) -> None:
        self.place = place
        self.many = many
        self.turns = 0

    async def start(self) -> None:
        """All that is read before the bot answers anybody, and what its loops read at first."""
        self.database = await Database.open(self.place)
        assert await self.database.probe() is None
        self.tables = Tables(self.database)
        queries, votes = TableQueries(self.database, self.tables.loader), Votes(self.database, self.tables)
        self.settings, self.outbox = Settings(self.database, WallClock()), Outbox(self.database)
        self.reminders = Reminders(self.database, WallClock())
        await self.settings.load()
        await Servers(self.database).load()
        await UserErasure(self.database, self.tables, queries, self.settings).overwrite()
        await self.reminders.grant_grace()
        await self.reminders.correct_clock()
        await queries.with_computer_to_act()
        await self.outbox.pending()
        await Inactivity(self.database, self.tables, votes).close_due()
        await self.wake()

    async def restart(self) -> None:
        """In a process of its own, from its first line, as an operator waits for it."""
        code = "import sys; from tests.bench import many_tables; many_tables.start_and_close(sys.argv[1])"
        named = self.place.url if isinstance(self.place, Address) else str(self.place)
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, named, cwd=ROOT)
        assert await process.wait() == 0

    async def turn(self) -> None:
        """A move at a table that is not in memory."""
        self.turns += 1
        number = 1 + self.turns * 7919 % self.many
        table = await self.tables.table(number)
        player = table.to_act or table.people[0]
        move = words(table.rules.legal_moves(table.state)[0])
        await self.tables.play(number, player, table.revision, [move])
        await self.outbox.mark_announced(*(each.id for each in await self.outbox.pending()))

    async def wake(self) -> None:
        """Read what is due and when the next thing will be; mark one notice as sent."""
        now = self.tables.now()
        await self.database.read(partial(reminder_queue.due, now=now))
        await self.database.read(partial(reminder_queue.out_of_time, now=now))
        await self.database.read(partial(reminder_queue.next_due, now=now))
        await self.database.read(partial(reminder_queue.next_inactivity_due, now=now))
        turn = await self.database.read(partial(open_turns.turn_at, table_id=1 + self.turns % self.many))
        if turn:
            await self.database.transaction(partial(open_turns.add_notice, turn=turn, now=now + DAY))


def start_and_close(place: str) -> None:
    """The start of a bot without its connection to Discord."""

    async def run() -> None:
        started = Running(place_named(place), 1)
        await started.start()
        await started.database.close()

    import_module("bot.app")
    asyncio.run(run())


async def milliseconds(work: Work, times: int) -> float:
    """The median of doing it some times."""
    spent = []
    for _ in range(times):
        begin = perf_counter()
        await work()
        spent.append(1000 * (perf_counter() - begin))
    return median(spent)


async def measure(kind: str, large: Place, small: Place, sizes: Sizes) -> list[Measurement]:
    for place, many in ((large, sizes.many), (small, sizes.few)):
        await fill(place, many)
    much, little = Running(large, sizes.many), Running(small, sizes.few)
    for each in (much, little):
        await each.start()
    found = []
    for what, times in (("restart", 1), ("turn", sizes.work), ("wake", sizes.work)):
        pairs = [
            (await milliseconds(getattr(much, what), times), await milliseconds(getattr(little, what), times))
            for _ in track(range(sizes.slices), transient=True)
        ]
        compared = comparison(pairs)
        name = {"restart": "the start", "turn": "a turn", "wake": "a wake-up"}[what]
        print(f"  {kind}, {name}: {compared.ours:.2f} against {compared.theirs:.2f} ms: {compared}")
        said = f"{name} with {sizes.many:,} tables, times {sizes.few:,}, {kind}"
        found.append(Measurement(said, compared.ratio, at_most=1.5))
    for each in (much, little):
        await each.database.close()
    return found


@contextmanager
def places() -> Iterator[dict[str, tuple[Place, Place]]]:
    """Two empty databases of each kind that there is here."""
    with TemporaryDirectory() as name:
        found: dict[str, tuple[Place, Place]] = {"SQLite": (Path(name) / "large.db", Path(name) / "small.db")}
        if why := why_missing():
            print(f"  PostgreSQL is not measured: {why}")
            yield found
            return
        with (
            running_cluster(durable=True) as cluster,
            cluster.database() as large,
            cluster.database() as small,
        ):
            yield found | {"PostgreSQL": (large, small)}


def main(sizes: Sizes) -> list[Measurement]:
    with places() as found:
        return [
            each
            for kind, (large, small) in found.items()
            for each in asyncio.run(measure(kind, large, small, sizes))
        ]
