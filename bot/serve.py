"""`tessera run`: the bot on Discord with a token, on the loopback Discord without."""

import asyncio
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import aiohttp
import discord
from msgspec import Struct
from rich.console import Console

from bot.app import Tessera, create_bot
from bot.delivery.share import WHOLE, Share
from bot.domain.shards import BadShards
from bot.hosting import logs
from bot.hosting.health import Health
from bot.hosting.service_manager import ServiceManager
from bot.local.client import redirect_client
from bot.local.server import Server, loopback
from bot.local.world import WorldSetup
from bot.runtime import garbage
from bot.runtime.trouble import Trouble, growing_pauses
from bot.services.backup_schedule import BackupPlan, scheduled_backups
from bot.storage.database import Place
from bot.storage.errors import StorageBusy, StorageDisconnected, StorageFull
from bot.storage.postgres.address import Address
from bot.storage.sqlite.data_file import PRIVATE_FILE, PRIVATE_FOLDER
from bot.ui.permissions import install_link
from engines.core.errors import Refusal
from engines.core.text import Text

log = logging.getLogger(__name__)

START_SECONDS = 60  # that one attempt to start may take
NEW_WORLD = WorldSetup(guild="Game night", bot_is_new=True)  # what the chat page shows at first


class BadToken(Refusal):
    """Discord does not accept the token."""


class ConnectionEnded(Refusal):
    """Discord has closed the connection for good."""


class RunOptions(Struct, frozen=True):
    """How to run the bot."""

    folder: Path
    token: str | None = None
    place: Place | None = None  # of the database, if it is not in the folder
    port: int = 0  # of the chat page
    browse: bool = False
    health: int | None = None  # the port of the health page, if it is wanted
    log_format: str = "text"
    backups: BackupPlan | None = None
    share: Share = WHOLE
    chat: int | None = None  # the port of a loopback Discord in another process

    def __post_init__(self) -> None:
        if self.share.shards and not isinstance(self.place, Address):
            raise BadShards(Text("shards-need-server"))

    @property
    def database(self) -> Place:
        """Where the tables are; those of the loopback Discord have a file of their own."""
        return self.place or (self.folder if self.token else self.folder / "local") / "tables.sqlite"


def data_folder() -> Path:
    """The default folder of the database."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tessera"


def run(options: RunOptions) -> None:
    """Create the folder, and serve until stopped."""
    hidden = options.place.secrets if isinstance(options.place, Address) else []
    logs.configure(options.log_format, [options.token or "", *hidden])
    os.umask(0o077)  # Only the owner may read what this process writes.
    prepare_folder(options.folder)
    try:
        asyncio.run(serve(options))
    except asyncio.CancelledError:
        sys.exit(128 + signal.SIGTERM)


def prepare_folder(folder: Path) -> None:
    """Create the folder. One that is there already is closed to others, unless it holds other things too."""
    local = folder / "local"
    local.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    ours = all(entry.name.startswith(("local", "tables.sqlite", "backup")) for entry in folder.iterdir())
    with suppress(PermissionError):  # The folder of another user has the mode that they want.
        for each in (folder, local) if ours else (local,):
            each.chmod(PRIVATE_FOLDER)
        for file in filter(Path.is_file, local.iterdir()):
            file.chmod(PRIVATE_FILE)


async def serve(options: RunOptions) -> None:
    """Serve until stopped."""
    _cancel_on_sigterm()
    health, manager = Health(), ServiceManager()
    async with AsyncExitStack() as stack:
        if options.health is not None:
            await stack.enter_async_context(health.served(options.health))
        await stack.enter_async_context(scheduled_backups(options.database, options.backups))
        make = partial(create_bot, options.database, share=options.share)
        if options.token:
            if options.chat:
                stack.enter_context(redirect_client(loopback(options.chat)))
            await _keep_running(make, options.token, _print_link, health, manager)
        else:
            server = await stack.enter_async_context(_loopback(options))
            await _keep_running(
                partial(make, guild_ready_timeout=0.1), server.token, _ignore, health, manager
            )


def serve_chat(token: str | None, port: int, servers: int) -> None:
    """Serve a loopback Discord alone until stopped, for bots in other processes that know the token."""
    if token is None:
        raise BadToken(Text("chat-needs-token"))
    try:
        asyncio.run(_serve_chat(token, port, servers))
    except asyncio.CancelledError:
        sys.exit(128 + signal.SIGTERM)


async def _serve_chat(token: str, port: int, servers: int) -> None:
    _cancel_on_sigterm()
    more = tuple(f"{NEW_WORLD.guild} {number}" for number in range(2, servers + 1))
    async with Server(port=port, setup=replace(NEW_WORLD, more_guilds=more), token=token) as server:
        Console().print(f"The chat is at {server.url}  (stop with Ctrl-C)")
        await asyncio.Event().wait()


def _cancel_on_sigterm() -> None:
    """Stop as on Ctrl-C: answers are finished and worker processes shut down before the process ends."""
    loop = asyncio.get_running_loop()
    if task := asyncio.current_task():
        signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(task.cancel))


@asynccontextmanager
async def _loopback(options: RunOptions) -> AsyncIterator[Server]:
    """A Discord of our own, and its chat page."""
    chat = options.folder / "local" / "chat.sqlite"
    async with Server(chat, port=options.port, setup=NEW_WORLD) as server:
        Console().print(
            f"Play at {server.url}  (stop with Ctrl-C; DISCORD_TOKEN would serve Discord instead)"
        )
        if options.browse:
            webbrowser.open(server.url)
        with redirect_client(server.endpoints):
            yield server


def _print_link(bot: Tessera) -> None:
    link = install_link(bot.application_id)
    Console(soft_wrap=True).print(f"Serving Discord. Stop with Ctrl-C.\nAdd the bot to a server: {link}")


def _ignore(_: Tessera) -> None:
    """The chat page is open already."""


async def _keep_running(
    make: Callable[[], Tessera],
    token: str,
    greet: Callable[[Tessera], None],
    health: Health,
    manager: ServiceManager,
) -> None:
    """Start a bot and run it until stopped. If the start fails for a reason that passes, try again."""
    trouble = Trouble(log, "starting")
    for pause in growing_pauses():
        async with make() as bot:
            manager.still_starting(START_SECONDS)
            if await _start(bot, token, trouble):
                greet(bot)
                garbage.settle()
                await _run(bot, health, manager)
        manager.still_starting(pause + START_SECONDS)
        await asyncio.sleep(pause)


async def _start(bot: Tessera, token: str, trouble: Trouble) -> bool:
    """Start everything but the connection; false if that failed and may succeed later."""
    try:
        await bot.login(token)
    except discord.LoginFailure as error:
        raise BadToken(Text("token-refused")) from error
    except Exception as error:
        if not passes(error):
            raise
        trouble.note(error)
        return False
    trouble.note(None)
    return True


def passes(error: Exception) -> bool:
    """Whether what failed may succeed later, without anybody doing something about it."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    passing = StorageBusy | StorageFull | StorageDisconnected
    return isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError | passing)


async def _run(bot: Tessera, health: Health, manager: ServiceManager) -> None:
    """Stay connected until stopped; discord.py connects again for as long as Discord may accept it."""
    health.bot = bot
    watchdog = asyncio.create_task(_tell_manager(bot, health, manager))
    try:
        await bot.connect()
    except discord.ConnectionClosed as error:
        raise ConnectionEnded(Text("discord-closed", {"code": error.code or 0})) from error
    finally:
        health.bot = None
        manager.stopping()
        watchdog.cancel()
    raise ConnectionEnded(Text("discord-closed", {"code": 0}))


async def _tell_manager(bot: Tessera, health: Health, manager: ServiceManager) -> None:
    await bot.wait_until_ready()
    manager.ready()
    await manager.report(health.is_alive)
