"""The bot itself: who it is, what it listens to, and how it starts."""

import asyncio
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot import widgets
from bot.announcing import Announcer
from bot.speech import Translator
from bot.standing import Standings
from bot.standins import StandIns
from bot.store import Store, StoreError
from bot.tables import Tables

log = logging.getLogger(__name__)

# Threads share one interpreter with the event loop: many that draw or think would keep it from its turn,
# and so would Python's usual 5 ms before one of them lets go.
WORKERS = 2
LETS_GO = 0.0005  # seconds
# Nobody speaks at our tables: a newcomer need not be warned that voice is missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

PAUSE = 2.0  # seconds before a computer's turn
TICK = 60  # seconds between looks at what is due at the tables
PATIENCE = 3  # seconds that those who are being answered have before the bot goes


class Tree(discord.app_commands.CommandTree[Any]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        del interaction  # Every command says for itself what it refuses.
        widgets.keep_track()
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: discord.app_commands.AppCommandError, /
    ) -> None:
        """What a command did not answer for itself."""
        if widgets.is_expired(error.__cause__ or error):
            log.warning("an answer came too late for Discord: %s", error)
        else:
            await super().on_error(interaction, error)


class Tessera(commands.AutoShardedBot):
    """Serves every server that it is invited to, with no privileged intent."""

    tables: Tables
    announcer: Announcer
    stand_ins: StandIns
    standings: Standings

    def __init__(self, database: Path, *, pause: float = PAUSE, **client_kwargs: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            **client_kwargs,
        )
        self._database = database
        self.store: Store | None = None
        self._pause = pause
        self._working: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        sys.setswitchinterval(LETS_GO)
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(WORKERS))
        self.store = await Store.open(self._database)
        self.tables = Tables(self.store)
        self.standings = Standings(self.store)
        self.announcer = Announcer(self, self.tables)
        await self.tree.set_translator(Translator())
        self._add_commands()
        await self.tree.sync()
        self.stand_ins = StandIns(self.tables, pause=self._pause, told=self.announcer.wake)
        await self.stand_ins.start()
        for work in (self.announcer.run(), self._tend()):
            self._working.append(asyncio.create_task(work))
            self._working[-1].add_done_callback(self._stop_if_broken)

    async def _tend(self) -> None:
        """Close votes and silent tables when their time has come."""
        while True:
            try:
                await self.tables.do_what_is_due()
            except StoreError as error:
                log.warning("what is due at the tables has to wait: %s", error)
            self.announcer.wake()
            await asyncio.sleep(TICK)

    def _add_commands(self) -> None:
        # Imported late: commands are named in people's words, and reading those takes its time.
        from bot.commands import add_commands  # noqa: PLC0415

        add_commands(self)

    def _stop_if_broken(self, task: asyncio.Task[None]) -> None:
        """A bot that keeps moves but tells nobody is worse than none: stop, and say why."""
        if not task.cancelled() and task.exception():
            log.critical("a part of the bot has failed", exc_info=task.exception())
            self._closing = asyncio.create_task(self.close())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await widgets.dispatch(interaction)

    async def close(self) -> None:
        await widgets.finished(PATIENCE)
        for task in self._working:
            task.cancel()
        if self._working:
            await self.stand_ins.stop()
            await asyncio.wait(self._working)
        await super().close()
        if self.store:
            await self.store.close()


def create_bot(database: Path, *, pause: float = PAUSE, **client_kwargs: Any) -> Tessera:
    """A bot that keeps its tables in a file, and whose computers pause before their turns."""
    return Tessera(database, pause=pause, **client_kwargs)
