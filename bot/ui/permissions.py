"""The permissions that the bot needs, the link that asks for them, and the refusal that names one."""

import discord

from engines.core.errors import Refusal
from engines.core.text import Text

# In the order in which a new server runs into them.
NEEDED = (
    "view_channel",
    "send_messages",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
    "read_message_history",
)
PERMISSIONS = discord.Permissions(**dict.fromkeys(NEEDED, True))
SCOPES = ("bot", "applications.commands")


class MissingPermission(Refusal):
    """The server does not allow what a table needs."""


def install_link(application: int | None) -> str:
    """The address at which the bot is added to a server, with the permissions that it needs."""
    return discord.utils.oauth_url(application or 0, permissions=PERMISSIONS, scopes=SCOPES)


def missing(held: discord.Permissions, *names: str) -> list[str]:
    """Those of the named permissions, or of all needed ones, that are not held."""
    return [name for name in names or NEEDED if not getattr(held, name)]


def require(held: discord.Permissions, *names: str) -> None:
    """Refuse if a permission is missing, and name the first."""
    lacking = missing(held, *names)
    if lacking:
        raise MissingPermission(Text("permission-missing", {"name": Text(f"permission-{lacking[0]}")}))
