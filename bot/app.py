"""The Discord client: creates the services, connects them, starts and stops them."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import discord

from bot.delivery.announcer import Announcer
from bot.delivery.channels import TableChannels
from bot.delivery.daily_posts import DailyPosts
from bot.delivery.emoji_upload import EmojiUpload
from bot.delivery.messenger import Messenger
from bot.delivery.old_cards import OldCards
from bot.delivery.reminders.reminder_loop import ReminderLoop
from bot.delivery.reminders.reminder_messages import TurnMessages
from bot.delivery.share import WHOLE, Share
from bot.delivery.watching.watch_cards import WatchCards
from bot.delivery.watching.watch_loop import WatchLoop
from bot.delivery.welcome import Welcome
from bot.domain.shards import Shards
from bot.handlers.context import TesseraClient, know_reader
from bot.handlers.dispatch import on_interaction
from bot.handlers.server_check import check_server
from bot.runtime.clock import Clock, RateLimiter, WallClock
from bot.runtime.connector import WholeBodies
from bot.runtime.trouble import Trouble, run_forever, until_it_works
from bot.runtime.writes import Outcome
from bot.services.daily.attempts import Attempts
from bot.services.daily.challenges import Challenges
from bot.services.daily.posts import ServerPosts
from bot.services.inactivity import Inactivity
from bot.services.open_panels import OpenPanels
from bot.services.outbox import Outbox
from bot.services.people.erase_user import UserErasure
from bot.services.people.invitations import Invitations
from bot.services.people.lessons import Lessons
from bot.services.people.ratings import Ratings
from bot.services.people.settings import Settings
from bot.services.people.watching import Watching
from bot.services.processes.claims import Claims, SharedClaims
from bot.services.processes.other_processes import OtherProcesses
from bot.services.queries import TableQueries
from bot.services.reminders import Reminders
from bot.services.server_preferences import Servers
from bot.services.shared_films import SharedFilms
from bot.services.tables import Tables
from bot.services.thinking.computer_players import ComputerPlayers
from bot.services.thinking.reviews import Reviews
from bot.services.thinking.search_jobs import SearchJobs
from bot.services.votes import Votes
from bot.storage.database import Database, Place
from bot.storage.errors import StorageError
from bot.storage.postgres.address import Address
from bot.storage.processes import signals
from bot.storage.sqlite.data_file import FileLock
from bot.storage.sqlite.file import lock_file
from bot.ui import responses
from bot.ui.panel.move_list import MoveLists
from bot.ui.text.command_mentions import remember_commands
from bot.ui.text.language import Translator

log = logging.getLogger(__name__)

# Threads share the interpreter with the event loop: many busy threads would delay it, and so would Python's
# default switch interval of 5 ms.
THREADS = 2
SWITCH_INTERVAL = 0.0005  # seconds
# The bot uses no voice, so discord.py need not warn that its voice libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

PAUSE = 2.0  # seconds before a computer's turn
SHUTDOWN_TIMEOUT = 3  # seconds for running interactions to finish


class CommandTree(discord.app_commands.CommandTree["Tessera"]):
    """The commands. Unless they say otherwise, they are for servers that have installed the bot."""

    def __init__(self, client: "Tessera") -> None:
        super().__init__(
            client,
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
        )

    async def interaction_check(self, interaction: discord.Interaction["Tessera"], /) -> bool:
        """Prepare the answer; every command checks its own conditions."""
        if not await self.client.claims.answers(interaction.guild_id):
            return False
        responses.track_current_task()
        know_reader(interaction)
        return await check_server(interaction)

    async def on_error(
        self, interaction: discord.Interaction["Tessera"], error: discord.app_commands.AppCommandError, /
    ) -> None:
        """Answer an error outside of a command's own boundary, like a text that is too long."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("an option could not be completed", exc_info=error)
            with suppress(discord.HTTPException):
                await interaction.response.autocomplete([])
            return
        cause = error.__cause__ if isinstance(error.__cause__, Exception) else error
        was_run = isinstance(error, discord.app_commands.CommandInvokeError)
        outcome = Outcome.UNKNOWN if was_run else Outcome.UNCHANGED
        await responses.answer_error(interaction, cause, outcome)


class Tessera(TesseraClient):
    """The bot, on every server that invites it, without privileged intents."""

    database: Database | None = None
    inactivity: Inactivity
    computer_players: ComputerPlayers
    announcer: Announcer
    old_cards: OldCards
    reminder_loop: ReminderLoop
    watch_loop: WatchLoop
    daily_posts: DailyPosts
    emoji_upload: EmojiUpload
    welcome: Welcome

    def __init__(  # noqa: PLR0913 - what `create_bot` sets
        self,
        place: Place,
        clock: Clock,
        pause: float,
        seeds: Callable[[int], int],
        *,
        emoji: bool,
        share: Share,
        challenges: bool,
        **client_kwargs: Any,
    ) -> None:
        client_kwargs.setdefault("connector", WholeBodies(limit=0))  # discord.py limits requests itself.
        super().__init__(
            **share.client_arguments(),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            **client_kwargs,
        )
        self.tree = CommandTree(self)
        self._place = place
        self._clock = clock
        self._pause = pause
        self._seeds = seeds
        self._has_emoji = emoji
        self._share = share
        self._makes_challenges = challenges
        self.claims = Claims()
        self._lock: FileLock | None = None
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    async def setup_hook(self) -> None:
        sys.setswitchinterval(SWITCH_INTERVAL)
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        if isinstance(self._place, Path):  # One bot uses a file at a time.
            self._lock = lock_file(self._place)
        self.database = await Database.open(self._place)
        if problem := await self.database.probe():
            raise problem
        if self.database.is_shared:
            self.claims = SharedClaims(self.database, lease=self._share.lease)
        self._create_services(self.database)
        await self.settings.load()
        await self.servers.load()
        await self.erasure.overwrite()
        self._create_delivery()
        self._subscribe()
        await self.tree.set_translator(Translator())
        async with self.claims.exclusive("commands"):
            await self._register(self.database)
        await self.computer_players.start(self.queries)
        loops = {
            "announcements": self.announcer.run,
            "reminders": self.reminder_loop.run,
            "watchers": self.watch_loop.run,
            "old cards": self.old_cards.run,
            "daily posts": self.daily_posts.run,
        }
        if self._makes_challenges:
            loops["challenges"] = self.challenges.run
        self._tasks = tuple(
            asyncio.create_task(run_forever(run, Trouble(log, what))) for what, run in loops.items()
        )
        if isinstance(self._place, Address):
            others = self._other_processes(self._place)
            for what, work in (("claims", self._claim), ("other processes", others.run)):
                self._tasks += (asyncio.create_task(run_forever(work, Trouble(log, what))),)
        if self._has_emoji:
            self._start_emoji_upload()

    async def _claim(self) -> None:
        """Claim the shards of this process once they are connected, for as long as it runs."""
        await self.wait_until_ready()
        count = self.shard_count or 1
        if isinstance(self.claims, SharedClaims):
            await self.claims.run(Shards(frozenset(self.shard_ids or range(count)), count))

    def _notice_claims(self, claimed: Shards) -> None:
        """Other tables are this process's now."""
        if claimed:
            self._continuing = asyncio.create_task(self._continue_computers())

    async def _continue_computers(self) -> None:
        await until_it_works(partial(self.computer_players.start, self.queries), StorageError)

    def _other_processes(self, address: Address) -> OtherProcesses:
        """What this process does when another one has changed something."""
        from bot.storage.postgres.listening import signals as listen  # noqa: PLC0415 - psycopg is optional

        others = OtherProcesses(partial(listen, address))
        others.follow(signals.CLAIMS, self._hear_of_claims)
        others.follow(signals.TABLE, self._hear_of_table)
        others.follow(signals.PERSON, self._hear_of_person)
        others.follow(signals.SERVER, self._hear_of_server)
        for catch_up in (self.settings.load, self.servers.load, self._continue_computers, self._hear_of_all):
            others.after_silence(catch_up)
        return others

    async def _hear_of_claims(self) -> None:
        if isinstance(self.claims, SharedClaims):
            self.claims.wake()

    async def _hear_of_table(self, table_id: int, guild: int, waits_for_computer: int) -> None:
        if self.claims.holds(guild):
            self.announcer.wake()
            self.reminder_loop.wake()
            if waits_for_computer:
                self.computer_players.look_at(table_id, guild)

    async def _hear_of_person(self, person: int) -> None:
        await self.settings.reload(person)
        self.reminder_loop.wake()

    async def _hear_of_server(self, _: int) -> None:
        await self.servers.load()

    async def _hear_of_all(self) -> None:
        await self._hear_of_claims()
        self.announcer.wake()
        self.reminder_loop.wake()

    def _start_emoji_upload(self) -> None:
        """In the background: the bot works without emoji too."""
        upload = asyncio.create_task(self._upload_emoji())
        upload.add_done_callback(_log_failure)
        self._tasks += (upload,)

    async def _upload_emoji(self) -> None:
        """One process after the other, so that those that come later find what is there."""
        async with self.claims.exclusive("emoji"):
            await self.emoji_upload.run()

    def _create_services(self, database: Database) -> None:
        self.tables = Tables(database, clock=self._clock.now, seeds=self._seeds)
        self.queries = TableQueries(database, self.tables.loader)
        self.votes = Votes(database, self.tables)
        self.outbox = Outbox(database, self.claims)
        self.open_panels = OpenPanels()
        self.shared_films = SharedFilms(database)
        self.reviews = Reviews(database)
        self.settings = Settings(database, self._clock)
        self.servers = Servers(database)
        self.reminders = Reminders(database, self._clock, self.claims)
        self.invitations = Invitations(self.settings, self._clock)
        self.lessons = Lessons(database)
        self.challenges = Challenges(database, self._clock, self._seeds, self.claims)
        self.attempts = Attempts(database, self.challenges)
        self.server_posts = ServerPosts(database, self.challenges, self.claims)
        self.ratings = Ratings(database)
        self.watching = Watching(database, self._clock, self.claims)
        self.erasure = UserErasure(database, self.tables, self.queries, self.settings)
        self.inactivity = Inactivity(database, self.tables, self.votes, self.claims)
        self.search_jobs = SearchJobs(self._seeds)
        self.computer_players = ComputerPlayers(
            self.tables, self.search_jobs, pause=self._pause, seeds=self._seeds, claims=self.claims
        )

    def _create_delivery(self) -> None:
        self.channels = TableChannels(self, self.tables, self.outbox, self.servers)
        self.emoji_upload = EmojiUpload(self)
        self.welcome = Welcome(self.servers, self.channels)
        self.move_lists = MoveLists()
        # Discord's limits follow real time, whichever clock the tables use.
        rate_limiter = RateLimiter(self._share.messages_per_second)
        self.old_cards = OldCards(self, self.channels, rate_limiter)
        self.daily_posts = DailyPosts(self, self.server_posts, self.channels, self._clock, rate_limiter)
        self.announcer = Announcer(
            client=self,
            tables=self.tables,
            queries=self.queries,
            outbox=self.outbox,
            claims=self.claims,
            reminders=self.reminders,
            channels=self.channels,
            old_cards=self.old_cards,
            rate_limiter=rate_limiter,
        )
        messenger = Messenger(self, self.settings, self.channels, rate_limiter)
        self.watch_cards = WatchCards(self.queries, self.reminders, messenger)
        self.watch_loop = WatchLoop(
            client=self,
            tables=self.tables,
            settings=self.settings,
            watching=self.watching,
            cards=self.watch_cards,
        )
        self.reminder_loop = ReminderLoop(
            tables=self.tables,
            votes=self.votes,
            inactivity=self.inactivity,
            settings=self.settings,
            reminders=self.reminders,
            messages=TurnMessages(self.queries, self.reminders),
            messenger=messenger,
            channels=self.channels,
        )

    def _subscribe(self) -> None:
        """Every commit notifies all who depend on it."""
        for listener in (self.announcer, self.reminder_loop, self.search_jobs, self.computer_players):
            self.tables.subscribe(listener.notice)
        for teller in (self.announcer, self.reminder_loop, self.watch_loop, self.daily_posts):
            self.claims.subscribe(teller.notice_claims)
        self.claims.subscribe(self._notice_claims)
        self.outbox.subscribe(self.reminder_loop.wake)  # Reminders wait for announcements.
        self.settings.subscribe(self.reminder_loop.wake)
        self.outbox.subscribe(self.watch_loop.wake)  # Watchers are told what was announced.
        self.settings.subscribe(self.watch_loop.wake)
        self.event(on_interaction)

    async def _register(self, database: Database) -> None:
        """Tell Discord of the commands, and of how the bot is installed."""
        # Imported late: the names of commands are translated, and loading the translations takes time.
        from bot.commands import add_commands  # noqa: PLC0415
        from bot.commands.registration import sync_commands, update_install_settings  # noqa: PLC0415

        add_commands(self.tree)
        if self.application:
            remember_commands(await sync_commands(self.tree, database, self.application.id))
            await update_install_settings(self.application)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.welcome.greet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord says so of every server after the start; the bot may have joined it meanwhile."""
        await self.welcome.greet(guild)

    async def close(self) -> None:
        await responses.wait_for_running(SHUTDOWN_TIMEOUT)
        if self._tasks:
            await self.claims.close()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await self.computer_players.stop()
            await self.reviews.stop()
            await self.erasure.stop()
            await asyncio.wait(self._tasks)
        await super().close()
        if self.database:
            await self.database.close()
        if self._lock:
            self._lock.release()


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception():
        log.error("no more emoji are uploaded", exc_info=task.exception())


def create_bot(  # noqa: PLR0913 - independent settings, all with defaults and named at the call
    database: Place,
    *,
    clock: Clock | None = None,
    pause: float = PAUSE,
    seeds: Callable[[int], int] = secrets.randbits,
    emoji: bool = True,
    share: Share = WHOLE,
    challenges: bool = True,
    **client_kwargs: Any,
) -> Tessera:
    """A bot that keeps its tables in a database.

    `pause` is the time in seconds before a computer's turn. `seeds` draws numbers of so many bits; a
    deterministic function makes games repeatable. Without `emoji`, none are uploaded and shown; without
    `challenges`, none are made for the days to come. `share` is what this process does where several serve
    one bot.
    """
    shown = {"emoji": emoji, "challenges": challenges}
    return Tessera(database, clock or WallClock(), pause, seeds, share=share, **shown, **client_kwargs)
