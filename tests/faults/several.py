"""The campaign against two processes of one bot, which share a PostgreSQL."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import engines
from bot.app import Tessera
from bot.local.interactions import FIRST_RESPONSE_SECONDS, InteractionType
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.services.tables import Tables
from bot.storage.database import Database, place_named
from engines.core.rng import Rng
from tests.chat.match import Match, is_next, next_panel, suggested
from tests.faults.campaign import PAIRS, TO_ACT, LostError, people_wait, print_summary
from tests.faults.fleet import WORLD, Fleet, ShardProcess
from tests.faults.witness import Press
from tests.postgres import running_cluster

STEPS = 160  # of the event loop, from a press to the next card
ROUNDS = 10  # of moves, between two checks
LONGEST_LIFE = 15.0  # seconds of a process between two kills
UNANSWERED = "The bot did not answer in 3 seconds."
PRESSES = 50  # at once
RESTARTS = 5  # of each process, with no more patience than on Discord
HELD = "SELECT name, holder FROM claims WHERE name LIKE '%/2' AND until > extract(epoch FROM now()) * 1000"
GONE = "does not answer"  # in the sentence that people get without the database


async def run(folder: Path, seed: int, kills: int, outage: float) -> Fleet:
    async with fleet(folder, seed) as campaign:
        try:
            await campaign.open_tables()
            await presses_at_once(campaign)
            await kill(campaign, kills)
            await lose_database(campaign, outage)
            with people_wait(FIRST_RESPONSE_SECONDS):
                for _ in range(RESTARTS):
                    await rolling_restart(campaign)
            await whole_games(campaign, *engines.games())
        finally:
            print_summary(campaign)
    return campaign


@asynccontextmanager
async def fleet(folder: Path, seed: int) -> AsyncIterator[Fleet]:
    """Two processes that run, and people at two tables."""
    with people_wait(), running_cluster() as cluster, cluster.database() as address:
        async with Server(setup=WORLD, seed=seed, shards=2) as server:
            campaign = Fleet(folder, server, cluster, address.url, seed)
            try:
                await campaign.restart()
                yield campaign
            finally:
                await campaign.stop()


# Whole games.


class TwoShards(Match):
    """A match at which every other person plays from their direct messages."""

    async def turn(self, rng: Rng) -> Rng:
        person = await self.to_act()
        if self.people.index(person) % 2 == 0:
            return await self.play_by_pressing(rng)
        place = person.channel
        person.channel = self.server.world.direct_channel(person.id)["id"]
        try:
            return await self._turn_from_direct_messages(person, rng)
        finally:
            person.channel = place

    async def _turn_from_direct_messages(self, person: Person, rng: Rng) -> Rng:
        shown = await person.slash("/games")
        ids = (each.get("custom_id", "") for each in screen.buttons(shown))
        await person.click(next(each for each in ids if each.startswith(f"play:{self.number}:")))
        panel: dict[str, Any] | None = await next_panel(person)
        while panel:
            rng = await self._press_something(person, panel, rng)
            panel = await self._next_or_end(person, panel)
        return rng

    async def _next_or_end(self, person: Person, last: dict[str, Any]) -> dict[str, Any] | None:
        """The next panel, or none once somebody else is to act."""
        async with asyncio.timeout(30):
            while True:
                table = await self.table()
                if table.to_act is None or str(table.to_act.id) != person.id:
                    return None
                if found := next((each for each in person.screen()[::-1] if is_next(each, last)), None):
                    return found
                await asyncio.sleep(0.02)


async def whole_games(campaign: Fleet, *games: str) -> None:
    """A game of each on the server of each shard in turn, by people on both shards."""
    database = await Database.open(place_named(campaign.address))
    reader = SimpleNamespace(tables=Tables(database))
    try:
        for number, game in enumerate(games):
            await _whole_game(campaign, reader, game, [*campaign.server.world.guilds][number % 2])
            campaign.done[f"whole game of {game}"] += 1
    finally:
        await database.close()
    await campaign.settle()


async def _whole_game(campaign: Fleet, reader: Any, game: str, guild: str) -> None:
    bot: Tessera = reader
    match, rng = TwoShards(campaign.server, bot, 2, game), Rng(7)
    channels = campaign.server.world.channels.values()
    for person in match.people:
        person.channel = next(each["id"] for each in channels if each.get("guild_id") == guild)
    await match.open_and_start()
    while (await match.table()).current is not None:
        rng = await match.turn(rng)
    await match.host.sees(lambda message: f"replay:{match.number}" in str(message["components"]))


# Many presses at once.


async def presses_at_once(campaign: Fleet) -> None:
    """One person presses Confirm in the thread and in their direct messages; exactly one press counts."""
    table = campaign.tables[PAIRS[1]]
    [(person_id, revision)] = campaign.read(TO_ACT, table)
    panels = [await _confirmable(campaign, person_id, table, direct=direct) for direct in (False, True)]
    asked = []
    for number in range(PRESSES):
        message, button = panels[number % 2]
        data = {"component_type": 2, "custom_id": button["custom_id"], "id": button["id"]}
        asked.append(
            campaign.server.interactions.open(
                str(person_id), message["channel_id"], InteractionType.COMPONENT, data, message=message["id"]
            )
        )
        _, _, shown, path = button["custom_id"].split(":")
        campaign.witness.presses.append(Press(table, int(shown), person_id, path.replace("/", " ")))
    records = campaign.server.interactions.records
    await campaign.server.world.until(lambda: all(records[key]["state"] == "answered" for key in asked), 60)
    await campaign.settle()
    log = "SELECT revision FROM log_entries WHERE table_id = ? AND revision > ? AND move IS NOT NULL"
    if len(made := campaign.read(log, table, revision)) != 1:
        raise LostError(f"Of {PRESSES} presses {len(made)} counted.")
    campaign.done[f"{PRESSES} presses at once, of which 1 counted"] += 1


async def _confirmable(
    campaign: Fleet, person_id: int, table: int, *, direct: bool
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A panel that shows a move, and its button."""
    person = campaign.server.person(str(person_id))
    panel: dict[str, Any] = await campaign.open_panel(person, table, direct=direct)
    while not (chosen := suggested(panel)).startswith("do:"):
        await person.click(chosen, message=panel["id"])
        panel = await next_panel(person, panel)
    return panel, next(each for each in screen.buttons(panel) if each["custom_id"] == chosen)


# Kills, restarts and outages.


async def kill(campaign: Fleet, kills: int) -> None:
    """Both processes, again and again, while people play on; it is checked after every few rounds."""
    while campaign.done["kill"] < kills:
        await campaign.restart()
        await campaign.open_tables()
        is_over = asyncio.Event()
        async with asyncio.TaskGroup() as killers:
            for bot in campaign.bots:
                killers.create_task(_kill_again_and_again(campaign, bot, is_over))
            for _ in range(ROUNDS):
                await campaign.play(1)
            is_over.set()
        await campaign.settle()
        print(f"{campaign.done['kill']} kills, {campaign.witness.answered} moves answered", flush=True)


async def _kill_again_and_again(campaign: Fleet, bot: ShardProcess, is_over: asyncio.Event) -> None:
    """At a random step of its event loop after somebody has pressed Confirm, and start it again.

    A kill that was begun is finished, or the process would end while everything is expected to work again.
    """
    while await _next_press(campaign, is_over):
        if bot.is_ready and bot.is_running:
            await bot.order(f"fuse {campaign.rng.randint(1, STEPS)}")
            if not await bot.wait(1):
                await bot.kill()
            campaign.done["kill"] += 1
        if not bot.is_running:
            await bot.start()


async def _next_press(campaign: Fleet, is_over: asyncio.Event) -> bool:
    """Wait for it, but not for ever; false if it is over."""
    before, end = len(campaign.witness.presses), time.monotonic() + LONGEST_LIFE
    while len(campaign.witness.presses) == before and time.monotonic() < end and not is_over.is_set():  # noqa: ASYNC110
        await asyncio.sleep(0.005)
    return not is_over.is_set()


async def rolling_restart(campaign: Fleet) -> None:
    """A new process takes the place of each while people play: every press is answered in time."""
    for old in tuple(campaign.bots):
        await campaign.open_tables()
        new = campaign.process(old.shard)
        if not await new.start():
            raise LostError("A process does not start beside the one whose place it takes.")
        unanswered, held = campaign.failures[UNANSWERED], {*campaign.read(HELD)}
        playing = asyncio.create_task(campaign.play(3))
        await asyncio.sleep(campaign.rng.uniform(0, 1))
        await old.terminate()
        campaign.bots[old.shard] = new
        if len(held & {*campaign.read(HELD)}) == len(campaign.bots):
            raise LostError("A process that was stopped has kept its claim.")
        await playing
        await campaign.settle()
        if campaign.failures[UNANSWERED] > unanswered:
            raise LostError("A press was not answered during a restart.")
        campaign.done["restart without silence"] += 1


async def lose_database(campaign: Fleet, seconds: float) -> None:
    """The server is gone for a while: people are told so, and then everything goes on."""
    await campaign.open_tables()
    before = campaign.witness.answered
    await asyncio.to_thread(campaign.cluster.stop, signal.SIGQUIT)
    told = await _told_that_it_is_gone(campaign)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(campaign.cluster.start)
    if not told:
        raise LostError("Nobody was told that the database is gone.")
    if not all(bot.is_running for bot in campaign.bots):
        raise LostError("A process has ended because the database was gone.")
    while campaign.witness.answered == before:
        await campaign.play(1)
    await campaign.settle()
    campaign.done[f"{seconds:g} s without the database"] += 1


async def _told_that_it_is_gone(campaign: Fleet) -> bool:
    person = campaign.at_home(PAIRS[0][0])
    try:
        answer = await person.slash("/games")
    except CannotDo:
        return False
    return GONE in screen.words(answer)
