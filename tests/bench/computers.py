"""A person's press while computers play: tables of thinkers at work, and the same tables paused, in turns.

The bot is a process of its own and computers keep their usual pace. A press is that of Play, at a table of
each game; times are taken where people are, at the server: until it is acknowledged, and until the panel with
its picture is there.
"""

import asyncio
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

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

OF_COMPUTERS = 8  # tables, two of each game
LEVEL = "thinker"
SLICES, PRESSES = 8, 12
REST = 0.2  # seconds between presses
SETTLES = PAUSE + 0.5  # seconds until a game that was paused or goes on is felt
GOAL = 1.5


async def gathered(path: Path, server: Server) -> tuple[list[int], list[int]]:
    """The numbers of tables of computers that Ada watches, and of those at which she plays with Bruno."""
    database = await Database.open(path)
    tables = Tables(database, max_tables=2 * OF_COMPUTERS)
    ada, bruno = (Member(int(user["id"]), user["global_name"]) for user in server.world.people[:2])

    async def opened(game: str, *computers: str) -> int:
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
    watched = [await opened(game, *[LEVEL] * 4) for game in islice(cycle(games), OF_COMPUTERS)]
    played = [await opened(game) for game in games]
    await database.close()
    return watched, played


class Presser:
    """Somebody at a table in play, who opens the panel again and again."""

    def __init__(self, server: Server, person: Person, card: str) -> None:
        self.server, self.person, self.card = server, person, card
        self._panel = asyncio.Event()
        server.world.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        if event.name == "MESSAGE_CREATE" and event.only == self.person.id:
            self._panel.set()

    async def press(self) -> tuple[float, float]:
        """The seconds until the press is acknowledged, and until the panel is there."""
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


class Games:
    """The tables of computers, and who can stop them all."""

    def __init__(self, server: Server, places: Sequence[str]) -> None:
        self.host = server.person("Ada")
        self.places = places
        self.turns = 0  # that were told
        server.world.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        self.turns += event.name == "MESSAGE_CREATE" and event.data["channel_id"] in self.places

    async def all(self, command: str) -> None:
        """Let all of them pause, or go on."""
        for place in self.places:
            self.host.channel = place
            await self.host.slash(command)
        await asyncio.sleep(SETTLES)


def presser(server: Server, shown: Payload) -> Presser:
    """The one whom a card calls."""
    called = next(user for user in server.world.people if f"<@{user['id']}>" in screen.words(shown))
    return Presser(server, server.person(called["global_name"]), shown["id"])


async def slice_of(people: Sequence[Presser]) -> list[tuple[float, float]]:
    """Some presses, one after the other, at the tables in turn."""
    spent = []
    for number in range(PRESSES):
        spent.append(await people[number % len(people)].press())
        await asyncio.sleep(REST)
    return spent


async def measure(games: Games, people: Sequence[Presser]) -> None:
    quiet, busy, turns = [], [], 0
    for number in track(range(SLICES + 1), transient=True):
        alone = await slice_of(people)
        await games.all("/game resume")
        before = games.turns
        among = await slice_of(people)
        turns += games.turns - before
        await games.all("/game pause")
        if number:  # The first pair warms both up.
            quiet.append(alone)
            busy.append(among)
    print(
        f"  {len(people)} tables of people, {len(games.places)} of four computers each that think or pause;"
        f" {turns} turns of theirs meanwhile"
    )
    for which, what in enumerate(("acknowledged", "the panel is there")):
        report(what, [[[each[which] for each in some] for some in several] for several in (quiet, busy)])


def report(what: str, times: Sequence[Sequence[Sequence[float]]]) -> None:
    quiet, busy = times
    ratios = [median(among) / median(alone) for alone, among in zip(quiet, busy, strict=True)]
    low, middle, high = quantiles(ratios, n=4)
    alone, among = ([time for some in several for time in some] for several in times)
    slow = [1e3 * quantiles(several, n=20)[18] for several in (among, alone)]
    print(
        f"  {what} in {1e3 * median(among):.0f} ms, {1e3 * median(alone):.0f} ms while they pause:"
        f" ratio {middle:.2f} (middle half {low:.2f} to {high:.2f}; goal: at most {GOAL});"
        f" 95th percentiles {slow[0]:.0f} and {slow[1]:.0f} ms: ratio {slow[0] / slow[1]:.2f}"
    )


async def run(database: Path) -> None:
    async with Server() as server:
        watched, played = await gathered(database, server)
        async with serving(server, database):
            places = [(await card(server, "scores", table))["channel_id"] for table in watched]
            people = [presser(server, await card(server, "play", table)) for table in played]
            games = Games(server, places)
            await games.all("/game pause")
            await measure(games, people)


def main() -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder) / "tables.sqlite"))
