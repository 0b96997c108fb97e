"""Turns through the chat: many tables on a local Discord, the real client in its own process.

A turn is two presses: one shows a move with its picture, the other one confirms it. A look is the two presses
with which a person looks for a move of their own: the question with its ideas, then one of the numbered
places. Each press is answered by its own callback.

All times are taken at the server, where people are: from the press until its answer is there, and until the
table's new card with its picture is there for everybody. An empty command is measured in the same run, so
that the ratio does not depend on the machine. The load of the machine is reported too, because whatever else
runs is measured with the bot.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import discord
from discord import app_commands
from msgspec import Struct
from rich.progress import track

from bot.app import create_bot
from bot.delivery.share import WHOLE, Share
from bot.domain.shards import read_shards
from bot.domain.table import Person, Table
from bot.local.interactions import InteractionType
from bot.local.messages.components import ComponentType
from bot.local.people.interaction_data import command_data
from bot.local.server import Server, loopback
from bot.local.world import Event
from bot.runtime import garbage
from bot.services.outbox import Outbox
from bot.services.tables import Tables
from bot.storage.database import Database, Place, place_named
from bot.ui.routes import Aim, ConfirmMove, OpenPanel, PanelState, PickIdea, Route, encode
from engines.core.game import AnyMove
from engines.core.notation import steps, words
from engines.core.rng import Rng
from tests.bench.load import describe_load, load_average
from tests.bench.measurement import Measurement
from tests.local.sample import running

T = TypeVar("T")
Json = dict[str, Any]

TURNS_PER_SECOND = 50
LOOKS_PER_SECOND = 20
STAGES = 12  # games are up to so many moves along, so that cities of every size are drawn
PLATFORM_SECONDS, PLATFORM_REQUESTS = 3.0, 50
PATIENCE = 30.0  # seconds


class Sizes(Struct, frozen=True):
    """How many tables there are, and how many slices of how many seconds are measured."""

    tables: int = 200
    slices: int = 6
    seconds: float = 2.0
    at_once: int = 40  # turns at the same time when the bot is asked for all that it can do

    @property
    def notice_seconds(self) -> float:
        """Until everybody has been told whose turn it is."""
        return self.tables / 25 + 2


FULL, TINY = Sizes(), Sizes(tables=12, slices=1, seconds=0.1, at_once=2)

ANSWERED, SHOWN = "answered", "shown"


class Request:
    """A press or a command, and the seconds until each of its effects."""

    def __init__(self, *awaited: str) -> None:
        self.sent = perf_counter()
        self.seconds: dict[str, float] = {}
        self.done = asyncio.Event()
        self._awaited = set(awaited)

    def note(self, what: str) -> None:
        self.seconds[what] = perf_counter() - self.sent
        if self._awaited <= self.seconds.keys():
            self.done.set()


class Turn(NamedTuple):
    """The two presses of a turn."""

    preview: Request
    confirmation: Request


class Look(NamedTuple):
    """The two presses that look for a move."""

    question: Request
    place: Request


class People:
    """The people of all tables, and what they see of the bot."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.asked: dict[str, Request] = {}  # by interaction
        self.cards: dict[str, Request] = {}  # by channel
        self.latest: dict[str, str] = {}  # the latest public message, by channel
        server.world.subscribe(self._on_event)

    def _on_event(self, event: Event) -> None:
        if event.name == "INTERACTION_SUCCESS" and (request := self.asked.get(event.data["id"])):
            request.note(ANSWERED)
        elif event.name == "MESSAGE_CREATE" and not event.only:
            channel = event.data["channel_id"]
            self.latest[channel] = event.data["id"]
            # A table that nobody has played at yet may be told whose turn it is.
            self.cards.get(channel, Request()).note(SHOWN)

    async def empty_command(self, table: "PlayedTable") -> Request:
        """The empty command, until it is acknowledged."""
        request = Request(ANSWERED)
        data = command_data(self.server.world, "en-US", "/empty", {})
        await self._ask(request, table, InteractionType.COMMAND, data)
        return request

    async def turn(self, table: "PlayedTable") -> Turn:
        """A move that is looked at and confirmed, until everybody sees it."""
        move, revision = table.move(), table.revision - 1
        state = PanelState(steps(move))
        preview, look = Request(ANSWERED), PickIdea(table.number, revision, state)
        panel = await self._press(preview, table, look, self.latest[table.channel])
        confirmation = self.cards[table.channel] = Request(ANSWERED, SHOWN)
        await self._press(confirmation, table, ConfirmMove(table.number, revision, state.path), panel)
        return Turn(preview, confirmation)

    async def look(self, table: "PlayedTable") -> Look:
        """The question of a turn, then any move at its place; nothing is confirmed."""
        state, revision = PanelState(steps(table.any_move())), table.revision
        question, place = Request(ANSWERED), Request(ANSWERED)
        panel = await self._press(question, table, OpenPanel(table.number), self.latest[table.channel])
        await self._press(place, table, Aim(table.number, revision, state, "m"), panel)
        return Look(question, place)

    async def _press(self, request: Request, table: "PlayedTable", route: Route, message: str) -> str:
        """Press a button of a message; the id of the message that answers."""
        data: Json = {"component_type": ComponentType.BUTTON, "custom_id": encode(route), "id": 1}
        asked = await self._ask(request, table, InteractionType.COMPONENT, data, message)
        return str(self.server.interactions.records[asked]["original"])

    async def _ask(
        self,
        request: Request,
        table: "PlayedTable",
        kind: InteractionType,
        data: Json,
        message: str | None = None,
    ) -> str:
        asked = self.server.interactions.open(table.mover, table.channel, kind, data, message=message)
        self.asked[asked] = request
        async with asyncio.timeout(PATIENCE):
            await request.done.wait()
        return asked


class PlayedTable:
    """A table whose people play random moves."""

    def __init__(self, table: Table) -> None:
        self.rules, self.state = table.rules, table.state
        self.number, self.revision = table.id, table.revision
        self.channel = str(table.channel)
        self.people = [str(person.id) for person in table.people]
        self.mover = self.people[0]
        self.rng = Rng(table.id)

    @property
    def over(self) -> bool:
        return self.rules.current(self.state) is None

    def any_move(self) -> AnyMove:
        """Any legal move of the person to act."""
        legal = self.rules.legal_moves(self.state)
        chosen, self.rng = self.rng.below(len(legal))
        self.mover = self.people[self.rules.current(self.state) or 0]
        return legal[chosen]

    def move(self) -> AnyMove:
        """Any legal move. It is made here too, so that the next one is legal."""
        chosen = self.any_move()
        self.state = self.rules.apply(self.state, chosen).state
        self.revision += 1
        return chosen


async def create_table(tables: Tables, server: Server, number: int) -> PlayedTable:
    """A table in its own channel; how many moves were made differs from table to table."""
    guilds = [*server.world.guilds]
    channel = server.world.open_channel(f"table-{number}", guilds[number % len(guilds)])
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
    return PlayedTable(table)


async def create_tables(place: Place, server: Server, many: int) -> list[PlayedTable]:
    """All tables, with nothing left to announce."""
    database = await Database.open(place)
    tables, outbox = Tables(database, max_tables=many), Outbox(database)
    playing = await asyncio.gather(*(create_table(tables, server, number) for number in range(many)))
    await outbox.mark_announced(*(each.id for each in await outbox.pending()))
    await database.close()
    return playing


@app_commands.command(name="empty", description="Only an acknowledgement")
async def empty_command(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)


async def serve(port: int, token: str, database: Place, share: Share) -> None:
    """The bot, in its own process, until its input is closed."""

    def make(**kwargs: Any) -> discord.Client:
        # Uploading emoji takes longer than a tiny bench, and making a challenge takes a minute.
        bot = create_bot(database, emoji=False, challenges=False, share=share, **kwargs)
        bot.tree.add_command(empty_command)
        return bot

    async with running(loopback(port), token, make=make, guild_ready_timeout=0.05):
        garbage.settle()
        print("ready", flush=True)
        closed = asyncio.Event()
        asyncio.get_running_loop().add_reader(sys.stdin, closed.set)
        await closed.wait()


@asynccontextmanager
async def serving(server: Server, database: str, *shards: str) -> AsyncIterator[None]:
    """The bot in its own process, on all shards or these."""
    code = "import sys; from tests.bench import chat; chat.start(*sys.argv[1:])"
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, str(server.port), server.token, database, *shards),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert child.stdout
        assert await child.stdout.readline() == b"ready\n"
        yield
    finally:
        assert child.stdin
        child.stdin.close()
        await child.wait()


def start(port: str, token: str, database: str, shards: str = "") -> None:
    share = Share(read_shards(shards)) if shards else WHOLE
    asyncio.run(serve(int(port), token, place_named(database), share))


async def steadily(
    request: Callable[[PlayedTable], Awaitable[T]],
    tables: Sequence[PlayedTable],
    per_second: int = TURNS_PER_SECOND,
) -> list[T]:
    """One request for each table at a steady rate, whether or not the ones before are done."""
    begin = perf_counter()
    async with asyncio.TaskGroup() as group:
        tasks = []
        for number, table in enumerate(tables):
            await asyncio.sleep(begin + number / per_second - perf_counter())
            tasks.append(group.create_task(_as_task(request(table))))
    return [task.result() for task in tasks]


async def _as_task(request: Awaitable[T]) -> T:
    return await request


async def saturate(people: People, tables: Sequence[PlayedTable], sizes: Sizes) -> float:
    """Turns in a second when somebody always waits."""
    queue, done, begin = iter(cycle(tables)), 0, perf_counter()
    seconds = sizes.slices * sizes.seconds

    async def play() -> None:
        nonlocal done
        while perf_counter() - begin < seconds and not (table := next(queue)).over:
            await people.turn(table)
            done += 1

    async with asyncio.TaskGroup() as group:
        for _ in range(sizes.at_once):
            group.create_task(play())
    return done / (perf_counter() - begin)


def percentile(seconds: Iterable[float]) -> float:
    """The 99th percentile."""
    return quantiles(seconds, n=100)[98]


async def measure(people: People, tables: Sequence[PlayedTable], sizes: Sizes) -> list[Measurement]:
    load_before = load_average()
    print(f"  before: {describe_load()}")
    turns, empty = await alternate(people, tables, sizes)
    print(f"  during: {describe_load()}")
    load_during = load_average()
    return [
        *latencies(turns, empty),
        *await looks(people, tables, sizes),
        await saturation(people, tables, sizes),
        Measurement("load average before, without the bot's work", load_before),
        Measurement("load average during", load_during),
    ]


async def alternate(
    people: People, tables: Sequence[PlayedTable], sizes: Sizes
) -> tuple[list[Turn], list[Request]]:
    """Turns and empty commands, in slices by turns."""
    around = cycle(tables)
    turns: list[Turn] = []
    empty: list[Request] = []
    for number in track(range(sizes.slices + 1), transient=True):
        chosen = [next(around) for _ in range(int(sizes.seconds * TURNS_PER_SECOND))]
        played, answered = await steadily(people.turn, chosen), await steadily(people.empty_command, chosen)
        if number:  # The first pair warms both up.
            turns += played
            empty += answered
    return turns, empty


def latencies(turns: Sequence[Turn], empty: Sequence[Request]) -> list[Measurement]:
    previews = percentile(turn.preview.seconds[ANSWERED] for turn in turns)
    presses = percentile(press.seconds[ANSWERED] for turn in turns for press in turn)
    nothing = percentile(request.seconds[ANSWERED] for request in empty)
    cards = percentile(max(turn.confirmation.seconds.values()) for turn in turns)
    print(f"  a picture in {previews * 1e3:.1f} ms, an empty command in {nothing * 1e3:.1f} ms")
    print(f"  any press in {presses * 1e3:.1f} ms, the card for all in {cards * 1e3:.1f} ms")
    share = f"share of {PLATFORM_SECONDS:g} s (99 %)"
    return [
        Measurement("picture answered, times an empty command (99 %)", previews / nothing),
        Measurement(f"press answered, {share}", presses / PLATFORM_SECONDS, at_most=0.03),
        Measurement(f"turn shown to all, {share}", cards / PLATFORM_SECONDS, at_most=0.04),
    ]


async def looks(people: People, tables: Sequence[PlayedTable], sizes: Sizes) -> list[Measurement]:
    """What a person waits for who looks for a move of their own."""
    count = int(sizes.slices * sizes.seconds * LOOKS_PER_SECOND)
    chosen = [table for _, table in zip(range(count), cycle(tables), strict=False)]
    made = await steadily(people.look, chosen, LOOKS_PER_SECOND)
    questions = percentile(look.question.seconds[ANSWERED] for look in made)
    places = percentile(look.place.seconds[ANSWERED] for look in made)
    print(f"  a question in {questions * 1e3:.1f} ms, a place in {places * 1e3:.1f} ms")
    rate = f"{LOOKS_PER_SECOND}/s, share of {PLATFORM_SECONDS:g} s (99 %)"
    return [
        Measurement(f"question with ideas answered, {rate}", questions / PLATFORM_SECONDS, at_most=0.03),
        Measurement(f"numbered places answered, {rate}", places / PLATFORM_SECONDS, at_most=0.03),
    ]


async def saturation(people: People, tables: Sequence[PlayedTable], sizes: Sizes) -> Measurement:
    rate = await saturate(people, tables, sizes)
    print(f"  saturated at {rate:.0f} turns/s")
    what = f"turns/s when saturated, times the platform's {PLATFORM_REQUESTS} requests/s"
    return Measurement(what, rate / PLATFORM_REQUESTS, at_least=1.8)


async def run(folder: Path, sizes: Sizes) -> list[Measurement]:
    async with Server() as server:
        tables = await create_tables(folder / "tables.sqlite", server, sizes.tables)
        people = People(server)
        async with serving(server, str(folder / "tables.sqlite")):
            await asyncio.sleep(sizes.notice_seconds)
            return await measure(people, tables, sizes)


def main(sizes: Sizes) -> list[Measurement]:
    rates = f"{TURNS_PER_SECOND} turns/s, then {LOOKS_PER_SECOND} looks/s"
    print(f"  {rates}, over {sizes.tables} tables, 99th percentiles")
    with TemporaryDirectory() as name:
        return asyncio.run(run(Path(name), sizes))
