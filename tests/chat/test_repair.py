"""After a repair the bot tells people what was done, and they play on."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.app import Tessera, create_bot
from bot.local.people import screen
from bot.local.server import Server
from bot.operator.repair import repair_person, repair_table, set_aside
from tests.chat.match import Match, is_private
from tests.local.sample import running
from tests.seeds import Seeds

StartBot: TypeAlias = Callable[[], AbstractAsyncContextManager[Tessera]]


def damage(database: Path, statement: str, *parameters: object) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(statement, parameters)


@pytest.fixture
def start_bot(server: Server, database: Path, seeds: Seeds) -> StartBot:
    make = partial(create_bot, database, pause=0, seeds=seeds)
    return partial(running, server.endpoints, server.token, make=make, guild_ready_timeout=0.05)


@asynccontextmanager
async def played(start_bot: StartBot, server: Server) -> AsyncIterator[Match]:
    """Two moves of a game; the bot is stopped then."""
    async with start_bot() as bot:
        match = Match(server, bot, 2)
        await match.open_and_start()
        for _ in range(2):
            await match.play_in_words()
        await bot.announcer.wait_until_idle()
    yield match


async def test_a_rebuilt_position_is_told_and_played_on(
    start_bot: StartBot, server: Server, database: Path
) -> None:
    async with played(start_bot, server) as match:
        damage(database, "UPDATE tables SET state = '' WHERE id = 1")
        repair_table(database, 1)
        async with start_bot() as match.bot:
            card = await match.host.sees("rebuilt from its log")
            assert not is_private(card)
            await match.play_in_words()


async def test_a_table_that_is_set_aside_tells_its_people(
    start_bot: StartBot, server: Server, database: Path
) -> None:
    async with played(start_bot, server) as match:
        damage(database, "UPDATE tables SET setup = '', state = '' WHERE id = 1")
        set_aside(database, 1)
        async with start_bot():
            assert not is_private(await match.host.sees("It ends without a result"))
            for command in ("/log", "/replay", "/board"):
                assert "has ended without a result" in screen.words(await match.host.slash(command))


async def test_a_person_with_new_settings_is_told(
    start_bot: StartBot, server: Server, database: Path
) -> None:
    async with played(start_bot, server) as match:
        async with start_bot():
            await match.host.slash("/settings")
        damage(database, "UPDATE notification_settings SET time_zone = 'Mars/Olympus'")
        repair_person(database, int(match.host.id))
        async with start_bot():
            told = await match.host.sees("Please look at /settings")
            assert "Ada" in screen.words(told)
