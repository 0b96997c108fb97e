"""Tables of a few people over a real file, with a clock that is put forward by hand."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.services.computer_players import ComputerPlayers
from bot.services.search_jobs import SearchJobs
from bot.services.tables import Person, Table, Tables
from bot.storage.database import Store
from engines.core.notation import words

ANN, BOB, CAT, DAN = PEOPLE = tuple(
    Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cat", "Dan"), 101)
)
ZOE = Person(999, "Zoe")
SEED = 0x5EED_5EED_5EED
GUILD = 10


class Hall:
    """The service, and what people do with it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 1_000_000
        self.tables = self.service()

    def service(self) -> Tables:
        """Another service on the same file, as after a restart."""
        return Tables(
            self.store, seeds=lambda _: SEED, shuffle=list[Person].reverse, clock=lambda: float(self.now)
        )

    def computer_players(self, tables: Tables | None = None) -> ComputerPlayers:
        tables = tables or self.tables
        return ComputerPlayers(tables, SearchJobs(tables), pause=0, told=lambda: None, seeds=lambda _: SEED)

    async def lobby(self, seats: int = 2, channel: int = 20, game: str = "akropolis") -> Table:
        return await self.tables.open(
            guild=GUILD, channel=channel, host=ANN, game=game, seats=seats, options={}, pace="none"
        )

    async def playing(self, *others: Person) -> Table:
        """Seats are taken from the last to come to the host."""
        table = await self.lobby(len(others) + 1)
        for other in others:
            await self.tables.join(table.id, other)
        return await self.tables.start(table.id, ANN)

    async def play(self, table_id: int, moves: int = 1) -> Table:
        """The first legal move, several times, by whoever is to act."""
        table = await self.tables.table(table_id)
        for _ in range(moves):
            assert table.to_act
            move = words(table.rules.legal_moves(table.state)[0])
            table = (await self.tables.play(table.id, table.to_act, table.revision, move)).table
        return table

    async def play_on(self, table_id: int, until: Callable[[Table], bool]) -> Table:
        table = await self.tables.table(table_id)
        while not until(table):
            table = await self.play(table_id)
        return table

    async def tend(self) -> int | None:
        """Whatever is due by now is done; when something is due again."""
        await self.tables.tend()
        return await self.tables.tended_until()

    async def keys(self, table_id: int) -> list[str]:
        """Of everything that was told, in order."""
        pages = (await self.tables.log(table_id)).pages
        acts = [
            act for page in reversed(range(pages)) for act in (await self.tables.log(table_id, page)).acts
        ]
        return [event.text.key for act in acts for event in act.events]


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Hall]:
    store = await Store.open(path / "tessera.db")
    try:
        yield Hall(store)
    finally:
        await store.close()
