"""A person's press while computers play, compared with a press while the same tables are paused.

The bot is in its own process and computers keep their usual pace. A person presses Play at a table of each
game; times are taken at the server, where people are: until the press is acknowledged, and until the panel
with its picture has arrived.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from itertools import cycle, islice, product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct
from rich.progress import track

import engines
from bot.app import PAUSE
from bot.domain.table import Person as Member
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.local.world import Event
from bot.local.world.json_types import Payload
from bot.services.tables import Tables
from bot.storage.database import Database
from tests.bench.chat import serving
from tests.bench.measurement import Measurement
from tests.bench.timing import comparison

LEVELS = ("master", "medium")  # of tables next to each other: one thinks for long, the other moves often
GOAL = 1.5


class Sizes(Struct, frozen=True):
    """How many tables of computers there are, how many slices are measured, and the presses of each."""

    tables: int = 8  # two of each game
    slices: int = 8
    presses: int = 12
    gap: float = 0.2  # seconds between presses
    settling: float = PAUSE + 0.5  # seconds until a game that was paused or resumed makes a difference


FULL, TINY = Sizes(), Sizes(tables=1, slices=2, presses=2, gap=0, settling=0)


async def create_tables(path: Path, server: Server, of_computers: int) -> tuple[list[int], list[int]]:
    """The numbers of tables of computers that Ada watches, and of those at which she plays with Bruno."""
    database = await Database.open(path)
    tables = Tables(database, max_tables=of_computers + len(engines.games()))
    ada, bruno = (Member(int(user["id"]), user["global_name"]) for user in server.world.people[:2])

    async def open_table(game: str, *computers: str) -> int:
        channel = server.world.open_channel(f"{game}-{len(server.world.channels)}")
        table = await tables.open(
            guild=int(channel["guild_id"]),
            channel=int(channel["id"]),
            host=ada,
            game=game,
            seats=len(computers) or 2,
            options={},
            pace="none",
            computers=computers,
            watches=bool(computers),
        )
        if not computers:
            await tables.join(table.id, bruno)
        await tables.start(table.id, ada)
        return table.id

    games = list(engines.games())
    kinds = islice(cycle(product(games, LEVELS)), of_computers)
    watched = [await open_table(game, *[level] * 4) for game, level in kinds]
    played = [await open_table(game) for game in games]
    await database.close()
    return watched, played


class Presser:
    """A person who opens the panel of a table again and again."""

    def __init__(self, server: Server, person: Person, card: str) -> None:
        self.server, self.person, self.card = server, person, card
        self._panel = asyncio.Event()
        server.world.subscribe(self._on_event)

    def _on_event(self, event: Event) -> None:
        if event.name == "MESSAGE_CREATE" and event.only == self.person.id:
            self._panel.set()

    async def press(self) -> tuple[float, float]:
        """The seconds until the press is acknowledged, and until the panel has arrived."""
        self._panel.clear()
        begin = perf_counter()
        await self.person.click("Play", message=self.card)
        acknowledged = perf_counter() - begin
        await self._panel.wait()
        return acknowledged, perf_counter() - begin


async def card(server: Server, verb: str, table: int) -> Payload:
    """The first message of a table with a button of this verb, once there is one."""

    def has_button(message: Payload) -> bool:
        ids = [button.get("custom_id", "") for button in screen.buttons(message)]
        return any(each.startswith(f"{verb}:{table}:") for each in ids)

    return await server.world.until(lambda: next(filter(has_button, server.world.messages.values()), None))


class ComputerTables:
    """The tables of computers, and the host who can pause them all."""

    def __init__(self, server: Server, database: Path, places: Sequence[str], settling: float) -> None:
        self.host = server.person("Ada")
        self.database = database
        self.places = places
        self.settling = settling

    def moves(self) -> int:
        """How many were made at all tables: those of people wait for Ada and Bruno."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            [(moves,)] = db.execute("SELECT sum(moves) FROM tables")
            return int(moves)

    async def all(self, command: str) -> None:
        """Pause or resume all of them."""
        for place in self.places:
            self.host.channel = place
            await self.host.slash(command)
        await asyncio.sleep(self.settling)


def presser(server: Server, shown: Payload) -> Presser:
    """The person whom a card mentions."""
    mentioned = next(user for user in server.world.people if f"<@{user['id']}>" in screen.words(shown))
    return Presser(server, server.person(mentioned["global_name"]), shown["id"])


async def press_slice(people: Sequence[Presser], sizes: Sizes) -> list[tuple[float, float]]:
    """Some presses, one after the other, at one table after the other."""
    spent = []
    for number in range(sizes.presses):
        spent.append(await people[number % len(people)].press())
        await asyncio.sleep(sizes.gap)
    return spent


async def measure(tables: ComputerTables, people: Sequence[Presser], sizes: Sizes) -> list[Measurement]:
    pairs, moves = [], 0
    for number in track(range(sizes.slices + 1), transient=True):
        paused = await press_slice(people, sizes)
        await tables.all("/game resume")
        before = tables.moves()
        playing = await press_slice(people, sizes)
        moves += tables.moves() - before
        await tables.all("/game pause")
        if number:  # The first pair warms both up.
            pairs.append((playing, paused))
    print(f"  {len(people)} tables of people, {len(tables.places)} of computers, which made {moves} moves")
    return [
        compare(what, [(medians(playing)[column], medians(paused)[column]) for playing, paused in pairs])
        for column, what in enumerate(("a press acknowledged", "a panel shown"))
    ]


def medians(presses: Sequence[tuple[float, float]]) -> tuple[float, ...]:
    return tuple(median(column) for column in zip(*presses, strict=True))


def compare(what: str, pairs: Sequence[tuple[float, float]]) -> Measurement:
    compared = comparison(pairs)
    print(f"  {what} in {1e3 * compared.ours:.0f} ms, {1e3 * compared.theirs:.0f} ms when paused: {compared}")
    return Measurement(f"{what} while computers think, times paused", compared.ratio, at_most=GOAL)


async def run(database: Path, sizes: Sizes) -> list[Measurement]:
    async with Server() as server:
        watched, played = await create_tables(database, server, sizes.tables)
        async with serving(server, str(database)):
            places = [(await card(server, "scores", table))["channel_id"] for table in watched]
            people = [presser(server, await card(server, "play", table)) for table in played]
            tables = ComputerTables(server, database, places, sizes.settling)
            await tables.all("/game pause")
            return await measure(tables, people, sizes)


def main(sizes: Sizes) -> list[Measurement]:
    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / "tables.sqlite", sizes))
