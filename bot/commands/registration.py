"""What Discord keeps about the bot: its commands, and how it is installed. Written only when it differs."""

import hashlib
import json
import logging
from functools import partial
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.storage.database import Database
from bot.storage.servers import registered_commands
from bot.ui.permissions import PERMISSIONS, SCOPES

log = logging.getLogger(__name__)

Tree: TypeAlias = app_commands.CommandTree[Any]


async def sync_commands(tree: Tree, database: Database, application: int) -> list[app_commands.AppCommand]:
    """The commands as Discord knows them; they are sent only if they have changed since the last time.

    Discord allows 200 new commands a day. What it knows cannot be compared in full, because discord.py
    fetches commands without their translations; so the database keeps a fingerprint of what was sent.
    """
    current = await _fingerprint(tree)
    sent = await database.read(partial(registered_commands.fingerprint_of, application=application))
    if sent == current:
        known = await tree.fetch_commands()
        if {command.name for command in known} == {command.name for command in tree.get_commands()}:
            return known
    registered = await tree.sync()
    save = partial(registered_commands.save_fingerprint, application=application, fingerprint=current)
    await database.transaction(save)
    return registered


async def _fingerprint(tree: Tree) -> str:
    """A hash of everything that is sent to Discord."""
    translator = tree.translator
    if translator is None:
        raise RuntimeError("The translator is set before the commands are registered.")
    payloads = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


async def update_install_settings(application: discord.AppInfo) -> None:
    """Let Discord's own button add the bot to servers only, with exactly the permissions that it needs."""
    if _is_installed_as_needed(application):
        return
    try:
        await application.edit(guild_install_scopes=list(SCOPES), guild_install_permissions=PERMISSIONS)
    except discord.HTTPException as error:
        # The bot works without them: its own link asks for the same permissions.
        log.warning("Discord did not accept the install settings: %s", error)


def _is_installed_as_needed(application: discord.AppInfo) -> bool:
    on_servers = application.guild_integration_config
    params = on_servers.oauth2_install_params if on_servers else None
    if params is None or application.user_integration_config is not None:
        return False
    return set(params.scopes) == set(SCOPES) and params.permissions == PERMISSIONS
