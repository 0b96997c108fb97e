"""Turns through the chat: many tables on a local Discord, the real client in a process of its own.

An empty command takes its turns in the same run, so that the ratio outlives the machine. All times are taken
where people are, at the server: from the command until its acknowledgement is there, and until all that comes
of it is: the person's own answer, and the table's new card with its picture.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import discord
from discord import app_commands
from rich.progress import track

from bot.app import create_bot
from bot.domain.table import Person, Table
from bot.local.interactions import InteractionType
from bot.local.people.interaction_data import command_data
from bot.local.server import Server, loopback
from bot.local.world import Event
from bot.services.outbox import Outbox
from bot.services.tables import Tables
from bot.storage.database import Database
from engines.core.notation import words
from engines.core.rng import Rng
from tests.local.sample import running

TABLES, TURNS_A_SECOND = 200, 50
SLICES, SECONDS = 6, 2.0
STAGES = 12  # games are as many moves along, so that every size of city is being drawn
AT_ONCE = 40  # turns on their way at the same time when the bot is asked for all that it can do
PLATFORM_SECONDS, PLATFORM_REQUESTS = 3.0, 50
PATIENCE = 30.0
NOTICES = TABLES / 25 + 2  # seconds until everybody has been told whose turn it is

ACKNOWLEDGED, ANSWERED, SHOWN = "acknowledged", "answered", "shown"


class Trip:
    """One command, and how many seconds each thing took that came of it."""

    def __init__(self, *awaited: str) -> None:
        self.sent = perf_counter()
        self.seconds: dict[str, float] = {}
        self.over = asyncio.Event()
        self._awaited = set(awaited)

    def note(self, what: str) -> None:
        self.seconds[what] = perf_counter() - self.sent
        if self._awaited <= self.seconds.keys():
            self.over.set()


class Crowd:
    """The people of all tables, and what they see of the bot."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.asked: dict[str, Trip] = {}  # by interaction
        self.cards: dict[str, Trip] = {}  # by channel
        server.world.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        if event.name == "INTERACTION_SUCCESS" and (trip := self.asked.get(event.data["id"])):
            trip.note(ANSWERED if ACKNOWLEDGED in trip.seconds else ACKNOWLEDGED)
        elif event.name == "MESSAGE_CREATE" and not event.only:
            # A table that nobody has played at yet may be told whose turn it is.
            self.cards.get(event.data["channel_id"], Trip()).note(SHOWN)

    async def nothing(self, table: "Playing") -> Trip:
        """The empty command, there and back."""
        return await self._ask(Trip(ACKNOWLEDGED), table, "/nothing")

    async def turn(self, table: "Playing") -> Trip:
        """A move in words, until everybody sees it."""
        trip = self.cards[table.channel] = Trip(ACKNOWLEDGED, ANSWERED, SHOWN)
        return await self._ask(trip, table, "/move", move=table.move())

    async def _ask(self, trip: Trip, table: "Playing", command: str, **options: str) -> Trip:
        data = command_data(self.server.world, "en-US", command, options)
        self.asked[
            self.server.interactions.open(table.mover, table.channel, InteractionType.COMMAND, data)
        ] = trip
        async with asyncio.timeout(PATIENCE):
            await trip.over.wait()
        return trip


class Playing:
    """A table whose people know what they will play: any move, again and again."""

    def __init__(self, table: Table) -> None:
        self.rules, self.state = table.rules, table.state
        self.channel = str(table.channel)
        self.people = [str(person.id) for person in table.people]
        self.mover = self.people[0]
        self.rng = Rng(table.id)

    @property
    def over(self) -> bool:
        return self.rules.current(self.state) is None

    def move(self) -> str:
        """Any legal move, made here as it will be there."""
        legal = self.rules.legal_moves(self.state)
        chosen, self.rng = self.rng.below(len(legal))
        self.mover = self.people[self.rules.current(self.state) or 0]
        self.state = self.rules.apply(self.state, legal[chosen]).state
        return words(legal[chosen])


async def begun(tables: Tables, server: Server, number: int) -> Playing:
    """A table in a channel of its own; how far its game has come differs from table to table."""
    channel = server.world.open_channel(f"table-{number}")
    ada, bruno = (Person(int(user["id"]), user["global_name"]) for user in server.world.people[:2])
    opened = await tables.open(
        guild=int(channel["guild_id"]),
        channel=int(channel["id"]),
        host=ada,
        game="akropolis",
        seats=2,
        options={},
        pace="none",
    )
    await tables.join(opened.id, bruno)
    table = await tables.start(opened.id, ada)
    for turn in range(number % STAGES):
        legal = table.rules.legal_moves(table.state)
        move = words(legal[(number + turn) % len(legal)])
        table = (await tables.play(table.id, table.to_act or ada, table.revision, [move])).table
    return Playing(table)


async def filled(path: Path, server: Server) -> list[Playing]:
    """All tables, with nothing left to announce."""
    database = await Database.open(path)
    tables, outbox = Tables(database, max_tables=TABLES), Outbox(database)
    playing = await asyncio.gather(*(begun(tables, server, number) for number in range(TABLES)))
    await outbox.mark_announced(*(each.id for each in await outbox.pending()))
    await database.close()
    return playing


@app_commands.command(description="Nothing but an acknowledgement")
async def nothing(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)


async def serve(port: int, token: str, database: Path) -> None:
    """The bot, in its own process, until its input is closed."""

    def make(**kwargs: Any) -> discord.Client:
        bot = create_bot(database, **kwargs)
        bot.tree.add_command(nothing)
        return bot

    async with running(loopback(port), token, make=make, guild_ready_timeout=0.05):
        print("stands", flush=True)
        closed = asyncio.Event()
        asyncio.get_running_loop().add_reader(sys.stdin, closed.set)
        await closed.wait()


@asynccontextmanager
async def serving(server: Server, database: Path) -> AsyncIterator[None]:
    """The bot as a process beside this one."""
    run = "import sys; from tests.bench import chat; chat.start(*sys.argv[1:])"
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", run, str(server.port), server.token, str(database)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert child.stdout
        assert await child.stdout.readline() == b"stands\n"
        yield
    finally:
        assert child.stdin
        child.stdin.close()
        await child.wait()


def start(port: str, token: str, database: str) -> None:
    asyncio.run(serve(int(port), token, Path(database)))


async def steadily(trip: Callable[[Playing], Awaitable[Trip]], tables: Sequence[Playing]) -> list[Trip]:
    """One trip a table, so many in a second, whether or not the ones before are over."""
    begin = perf_counter()
    async with asyncio.TaskGroup() as group:
        tasks = []
        for number, table in enumerate(tables):
            await asyncio.sleep(begin + number / TURNS_A_SECOND - perf_counter())
            tasks.append(group.create_task(_as_task(trip(table))))
    return [task.result() for task in tasks]


async def _as_task(trip: Awaitable[Trip]) -> Trip:
    return await trip


async def flat_out(crowd: Crowd, tables: Sequence[Playing], seconds: float) -> float:
    """Turns in a second when somebody always waits."""
    queue, done, begin = iter(cycle(tables)), 0, perf_counter()

    async def play() -> None:
        nonlocal done
        while perf_counter() - begin < seconds and not (table := next(queue)).over:
            await crowd.turn(table)
            done += 1

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(play())
    return done / (perf_counter() - begin)


def slowest(trips: Sequence[Trip], *what: str) -> float:
    """The 99th percentile of the time until all of these have come."""
    return quantiles((max(trip.seconds[each] for each in what) for trip in trips), n=100)[98]


async def measure(crowd: Crowd, tables: Sequence[Playing]) -> None:
    a_slice = int(SECONDS * TURNS_A_SECOND)
    around = cycle(tables)
    turns: list[Trip] = []
    empty: list[Trip] = []
    for number in track(range(SLICES + 1), transient=True):
        next_ones = [next(around) for _ in range(a_slice)]
        played, answered = await steadily(crowd.turn, next_ones), await steadily(crowd.nothing, next_ones)
        if number:  # The first pair warms both up.
            turns += played
            empty += answered
    ours, theirs = slowest(turns, ACKNOWLEDGED), slowest(empty, ACKNOWLEDGED)
    print(f"  {TURNS_A_SECOND} turns/s over {len(tables)} tables, 99th percentiles")
    print(f"  acknowledged {ours * 1e3:.1f} ms against {theirs * 1e3:.1f} ms: ratio {ours / theirs:.2f}")
    for name, what in (("answered", (ANSWERED,)), ("shown to all", (ANSWERED, SHOWN))):
        taken, limit = slowest(turns, *what), PLATFORM_SECONDS
        print(f"  {name} {taken * 1e3:.0f} ms against {limit:.0f} s: ratio {taken / limit:.3f}")
    most = await flat_out(crowd, tables, SLICES * SECONDS)
    print(
        f"  saturated at {most:.0f} turns/s against {PLATFORM_REQUESTS} requests/s:"
        f" ratio {most / PLATFORM_REQUESTS:.2f}"
    )


async def run(folder: Path) -> None:
    async with Server() as server:
        tables = await filled(folder / "tables.sqlite", server)
        async with serving(server, folder / "tables.sqlite"):
            await asyncio.sleep(NOTICES)
            await measure(Crowd(server), tables)


def main() -> None:
    with TemporaryDirectory() as name:
        asyncio.run(run(Path(name)))
