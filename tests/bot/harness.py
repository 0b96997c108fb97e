"""The services over a real database, with a few people and a clock that tests control."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.domain.table import Person, Table
from bot.services.inactivity import Inactivity
from bot.services.outbox import Outbox
from bot.services.people.erase_user import UserErasure
from bot.services.people.ratings import Ratings
from bot.services.people.settings import Settings
from bot.services.queries import TableQueries
from bot.services.tables import Tables
from bot.services.thinking.computer_players import ComputerPlayers
from bot.services.thinking.search_jobs import SearchJobs
from bot.services.votes import Votes
from bot.storage.database import Database, Place
from engines.core.notation import words
from tests.manual_clock import ManualClock

ANN, BOB, CAT, DAN = PEOPLE = tuple(
    Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cat", "Dan"), 101)
)
ZOE = Person(999, "Zoe")
SEED = 0x5EED_5EED_5EED
GUILD = 10


class Harness:
    """The services, and what people do with them."""

    def __init__(self, database: Database, now: int = 1_000_000) -> None:
        self.database = database
        self.now = now
        self.tables = Tables(
            database,
            seeds=lambda _: SEED,
            shuffle=lambda people: people[::-1],
            clock=lambda: float(self.now),
        )
        self.queries = TableQueries(database, self.tables.loader)
        self.votes = Votes(database, self.tables)
        self.outbox = Outbox(database)
        self.inactivity = Inactivity(database, self.tables, self.votes)
        self.settings = Settings(database, ManualClock(now))
        self.erasure = UserErasure(database, self.tables, self.queries, self.settings)
        self.ratings = Ratings(database)

    def restarted(self) -> "Harness":
        """New services on the same file, as after a restart."""
        return Harness(self.database, self.now)

    def search_jobs(self) -> SearchJobs:
        jobs = SearchJobs()
        self.tables.subscribe(jobs.notice)
        return jobs

    def computer_players(self) -> ComputerPlayers:
        players = ComputerPlayers(self.tables, self.search_jobs(), pause=0, seeds=lambda _: SEED)
        self.tables.subscribe(players.notice)
        return players

    async def lobby(self, seats: int = 2, channel: int = 20, game: str = "akropolis") -> Table:
        return await self.tables.open(
            guild=GUILD, channel=channel, host=ANN, game=game, seats=seats, options={}, pace="none"
        )

    async def playing(self, *others: Person, game: str = "akropolis") -> Table:
        """A game of Ann and others; the last to join has the first seat."""
        table = await self.lobby(len(others) + 1, game=game)
        for other in others:
            await self.tables.join(table.id, other)
        return await self.tables.start(table.id, ANN)

    async def play(self, table_id: int, moves: int = 1) -> Table:
        """Play the first legal move, several times, for the player to entry."""
        table = await self.tables.table(table_id)
        for _ in range(moves):
            assert table.to_act
            move = words(table.rules.legal_moves(table.state)[0])
            table = (await self.tables.play(table.id, table.to_act, table.revision, [move])).table
        return table

    async def play_until(self, table_id: int, condition: Callable[[Table], bool]) -> Table:
        table = await self.tables.table(table_id)
        while not condition(table):
            table = await self.play(table_id)
        return table

    async def close_due(self) -> int | None:
        """Handle every deadline that has passed; when the next one is."""
        await self.inactivity.close_due()
        return await self.inactivity.next_due()

    async def event_keys(self, table_id: int) -> list[str]:
        """The keys of all events in the log, in order."""
        pages = range((await self.queries.log_page(table_id)).pages)
        log = [await self.queries.log_page(table_id, page) for page in reversed(pages)]
        entries = [entry for page in log for entry in page.entries]
        return [event.text.key for entry in entries for event in entry.events]


@asynccontextmanager
async def open_harness(place: Place) -> AsyncIterator[Harness]:
    database = await Database.open(place)
    try:
        yield Harness(database)
    finally:
        await database.close()
