"""The bot itself: who it is, what it listens to, and how it starts."""

import asyncio
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot.handlers.context import TesseraClient
from bot.handlers.dispatch import dispatch
from bot.runtime.clock import Clock, RateLimiter, WallClock
from bot.services.announcer import Announcer
from bot.services.computer_players import ComputerPlayers
from bot.services.ratings import Ratings
from bot.services.reminder_loop import A_SECOND, ReminderLoop
from bot.services.reminders import Reminders
from bot.services.search_jobs import SearchJobs
from bot.services.tables import Tables
from bot.storage.database import Store
from bot.ui import responses
from bot.ui.language import Translator

log = logging.getLogger(__name__)

# Threads share one interpreter with the event loop: many that draw or think would keep it from its turn,
# and so would Python's usual 5 ms before one of them lets go.
WORKERS = 2
LETS_GO = 0.0005  # seconds
# Nobody speaks at our tables: a newcomer need not be warned that voice is missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

PAUSE = 2.0  # seconds before a computer's turn
PATIENCE = 3  # seconds that those who are being answered have before the bot goes


class Tree(discord.app_commands.CommandTree[Any]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        del interaction  # Every command says for itself what it refuses.
        responses.track_current_task()
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: discord.app_commands.AppCommandError, /
    ) -> None:
        """What a command did not answer for itself."""
        if responses.is_expired(error.__cause__ or error):
            log.warning("an answer came too late for Discord: %s", error)
        else:
            await super().on_error(interaction, error)


class Tessera(TesseraClient):
    """Serves every server that it is invited to, with no privileged intent."""

    def __init__(self, database: Path, clock: Clock, pause: float, **client_kwargs: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            **client_kwargs,
        )
        self.add_listener(dispatch, "on_interaction")
        self._database = database
        self._clock = clock
        self.store: Store | None = None
        self._pause = pause
        self._working: tuple[asyncio.Task[None], ...] = ()

    async def setup_hook(self) -> None:
        sys.setswitchinterval(LETS_GO)
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(WORKERS))
        self.store = await Store.open(self._database)
        self._open_rooms(self.store)
        await self.tree.set_translator(Translator())
        self._add_commands()
        await self.tree.sync()
        await self.computer_players.start()
        self._working = tuple(
            asyncio.create_task(each.run()) for each in (self.announcer, self.reminder_loop)
        )
        for task in self._working:
            task.add_done_callback(self._stop_if_broken)

    def _open_rooms(self, store: Store) -> None:
        self.tables = Tables(store, clock=self._clock.now)
        self.reminders = Reminders(store, self._clock)
        self.ratings = Ratings(store)
        self.search_jobs = SearchJobs(self.tables)
        self.announcer = Announcer(self, self.tables, self.reminders)
        self.computer_players = ComputerPlayers(
            self.tables, self.search_jobs, pause=self._pause, told=self.announcer.wake
        )
        # The platform's limits run by the wall clock, whatever time we live in.
        pacing = RateLimiter(A_SECOND, WallClock())
        self.reminder_loop = ReminderLoop(self, self.tables, self.reminders, self.announcer, pacing)
        self.announcer.told = self.reminder_loop.wake

    def _add_commands(self) -> None:
        # Imported late: commands are named in people's words, and reading those takes its time.
        from bot.commands import add_commands  # noqa: PLC0415

        add_commands(self)

    def _stop_if_broken(self, task: asyncio.Task[None]) -> None:
        """A bot that keeps moves but tells nobody is worse than none: stop, and say why."""
        if not task.cancelled() and task.exception():
            log.critical("telling failed", exc_info=task.exception())
            self._closing = asyncio.create_task(self.close())

    async def close(self) -> None:
        await responses.wait_for_running(PATIENCE)
        for task in self._working:
            task.cancel()
        if self._working:
            await self.computer_players.stop()
            await asyncio.wait(self._working)
        await super().close()
        if self.store:
            await self.store.close()


def create_bot(
    database: Path, *, clock: Clock | None = None, pause: float = PAUSE, **client_kwargs: Any
) -> Tessera:
    """A bot that keeps its tables in a file.

    It goes by the machine's clock unless it is given another; its computers pause before their turns.
    """
    return Tessera(database, clock or WallClock(), pause, **client_kwargs)
