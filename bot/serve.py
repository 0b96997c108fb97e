"""`tessera run`: the bot on Discord with a token, on the loopback Discord without."""

import asyncio
import logging
import os
import signal
import sys
import webbrowser
from pathlib import Path

import discord
from rich.console import Console

from bot.app import create_bot
from bot.local.client import redirect_client
from bot.local.server import Server
from bot.local.world import WorldSetup
from bot.ui.permissions import install_link
from engines.core.errors import Refusal
from engines.core.text import Text

NEW_WORLD = WorldSetup(guild="Game night", bot_is_new=True)  # what the chat page shows at first


class BadToken(Refusal):
    """Discord does not accept the token."""


def data_folder() -> Path:
    """The default folder of the database."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tessera"


def run(folder: Path, token: str | None, port: int, *, browse: bool) -> None:
    """Create the folder, and serve until stopped."""
    (folder / "local").mkdir(parents=True, exist_ok=True)
    try:
        asyncio.run(serve(folder, token, port, browse=browse))
    except asyncio.CancelledError:
        sys.exit(128 + signal.SIGTERM)


async def serve(folder: Path, token: str | None, port: int, *, browse: bool) -> None:
    """Serve until stopped."""
    _cancel_on_sigterm()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if token:
        await _on_discord(folder, token)
    else:
        await _on_loopback(folder / "local", port, browse=browse)


def _cancel_on_sigterm() -> None:
    """Stop as on Ctrl-C: answers are finished and worker processes shut down before the process ends."""
    loop = asyncio.get_running_loop()
    if task := asyncio.current_task():
        signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(task.cancel))


async def _on_discord(folder: Path, token: str) -> None:
    async with create_bot(folder / "tables.sqlite") as bot:
        try:
            await bot.login(token)
        except discord.LoginFailure as error:
            raise BadToken(Text("token-refused")) from error
        link = install_link(bot.application_id)
        Console(soft_wrap=True).print(f"Serving Discord. Stop with Ctrl-C.\nAdd the bot to a server: {link}")
        await bot.connect()


async def _on_loopback(folder: Path, port: int, *, browse: bool) -> None:
    async with Server(folder / "chat.sqlite", port=port, setup=NEW_WORLD) as server:
        Console().print(
            f"Play at {server.url}  (stop with Ctrl-C; DISCORD_TOKEN would serve Discord instead)"
        )
        if browse:
            webbrowser.open(server.url)
        with redirect_client(server.endpoints):
            async with create_bot(folder / "tables.sqlite", guild_ready_timeout=0.1) as bot:
                await bot.start(server.token)
