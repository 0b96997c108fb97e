"""A person's press while games are being looked back at, compared with a press while none is.

The bot is in its own process. A person presses Play at a table of each game, while another one waits for a
review of a finished game of each; then that one cancels all of them. Times are taken at the server, where
people are: until the press is acknowledged, and until the panel with its picture has arrived.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from rich.progress import track

import engines
from bot.domain.table import Person as Member
from bot.local.people import screen
from bot.local.server import Server
from bot.local.world.json_types import Payload
from bot.services.tables import Tables
from bot.storage.database import Database
from engines.core.levels import LEVELS, playouts
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import random
from tests.bench.chat import serving
from tests.bench.computers import Presser, card, create_tables, medians, press_slice, presser
from tests.bench.computers import Sizes as PressSizes
from tests.bench.measurement import Measurement
from tests.bench.timing import comparison

GOAL = 1.5
THINKING = "I am thinking: "  # what a message says while its review is being made


class Sizes(Struct, frozen=True):
    """How many slices are measured, and the presses of each."""

    games: int = 4
    slices: int = 8
    presses: PressSizes = PressSizes()


FULL, TINY = Sizes(), Sizes(games=1, slices=2, presses=PressSizes(presses=2, gap=0))


async def finished_games(path: Path, server: Server, games: Sequence[str]) -> list[str]:
    """The channels of finished games of random moves."""
    database = await Database.open(path)
    tables = Tables(database, max_tables=2 * len(engines.games()))
    people = [Member(int(user["id"]), user["global_name"]) for user in server.world.people[2:4]]
    places = []
    for game in games:
        channel = server.world.open_channel(f"{game}-over")
        place = {"guild": int(channel["guild_id"]), "channel": int(channel["id"])}
        opened = {"host": people[0], "game": game, "seats": 2, "options": {}, "pace": "none"}
        table = await tables.open(**place, **opened)  # type: ignore[arg-type] # each has its own type
        await tables.join(table.id, people[1])
        table = await tables.start(table.id, people[0])
        while table.to_act:
            move, _ = random(table.rules, table.view(table.to_act), Rng(table.moves))
            table = (await tables.play(table.id, table.to_act, table.revision, [words(move)])).table
        places.append(channel["id"])
    await database.close()
    return places


class Reviewer:
    """A person who looks back at finished games, and changes their mind."""

    def __init__(self, server: Server, places: Sequence[str]) -> None:
        self.person, self.places = server.person("Celina"), places
        self.messages: list[Payload] = []

    async def begin(self) -> None:
        """Ask for all reviews, and wait until the first one is being made."""
        for place in self.places:
            self.person.channel = place
            self.messages.append(await self.person.slash("/review"))
        self.person.channel = self.places[0]
        await self.person.sees(lambda message: THINKING in screen.words(message))

    async def cancel(self) -> None:
        """Cancel all of them; one that was made already would have measured nothing."""
        for place, message in zip(self.places, self.messages, strict=True):
            self.person.channel = place
            await self.person.click("Cancel", message=message["id"])
        self.messages.clear()


async def measure(reviewer: Reviewer, people: Sequence[Presser], sizes: Sizes) -> list[Measurement]:
    pairs = []
    for number in track(range(sizes.slices + 1), transient=True):
        quiet = await press_slice(people, sizes.presses)
        await reviewer.begin()
        thinking = await press_slice(people, sizes.presses)
        await reviewer.cancel()
        if number:  # The first pair warms both up.
            pairs.append((thinking, quiet))
    print(f"  {len(people)} tables of people, reviews of {len(reviewer.places)} games")
    return [
        _compare(what, [(medians(thinking)[column], medians(quiet)[column]) for thinking, quiet in pairs])
        for column, what in enumerate(("a press acknowledged", "a panel shown"))
    ]


def _compare(what: str, pairs: Sequence[tuple[float, float]]) -> Measurement:
    compared = comparison(pairs)
    print(f"  {what} in {1e3 * compared.ours:.0f} ms, {1e3 * compared.theirs:.0f} ms without: {compared}")
    return Measurement(f"{what} while games are reviewed, times without", compared.ratio, at_most=GOAL)


async def run(database: Path, sizes: Sizes) -> list[Measurement]:
    async with Server() as server:
        # The slowest search first: no review may be done too soon.
        games = sorted(engines.games(), key=lambda game: playouts(LEVELS["hard"], game, 2))[: sizes.games]
        places = await finished_games(database, server, games)
        _, played = await create_tables(database, server, 0)
        async with serving(server, str(database)):
            people = [presser(server, await card(server, "play", table)) for table in played]
            for number in range(1, len(places) + 1):
                await card(server, "again", number)
            return await measure(Reviewer(server, places), people, sizes)


def main(sizes: Sizes) -> list[Measurement]:
    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / "tables.sqlite", sizes))
