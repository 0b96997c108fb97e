"""What the bot must be allowed to do, and how a missing permission is named."""

import discord

from engines.core.errors import Refusal
from engines.core.text import Text

# What a table needs in its channel, in the order in which a newcomer meets it.
NEEDED = (
    "view_channel",
    "send_messages",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
    "read_message_history",
)


class MissingPermission(Refusal):
    """The server does not allow what a table needs."""


def missing(held: discord.Permissions, *names: str) -> list[str]:
    """Those of the permissions that are not held."""
    return [name for name in names or NEEDED if not getattr(held, name)]


def require(held: discord.Permissions, *names: str) -> None:
    """Refuse if one is missing, and say which."""
    lacking = missing(held, *names)
    if lacking:
        raise MissingPermission(Text("permission-missing", {"name": Text(f"permission-{lacking[0]}")}))
