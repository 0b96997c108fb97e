"""Which commands a person is offered, and where."""

from collections.abc import Iterator

from bot.local.people.errors import CannotDo
from bot.local.validation.commands import CONTEXTS, INTEGRATION_TYPES
from bot.local.world import payloads
from bot.local.world.json_types import Payload
from bot.local.world.permissions import Permission
from bot.local.world.world import World

GUILD_INSTALL = 0
GUILD, BOT_DIRECT = 0, 1


def check_offered(world: World, user_id: str, channel: Payload, command: Payload, name: str) -> None:
    """Raise unless the person is offered this command in this channel."""
    if not _is_installed(command):
        raise CannotDo(f"{name} does not work on a server that has installed the bot.")
    context = BOT_DIRECT if channel["type"] == payloads.DIRECT else GUILD
    if context not in (command.get("contexts") or CONTEXTS):
        raise CannotDo(f"{name} does not work here.")
    if not _may_use(command, world.permissions(user_id, channel)):
        raise CannotDo(f"You may not use {name}.")


def _is_installed(command: Payload) -> bool:
    """Whether the command comes with the bot, which the server has installed."""
    return GUILD_INSTALL in (command.get("integration_types") or INTEGRATION_TYPES)


def _may_use(command: Payload, permissions: Permission) -> bool:
    """Whether these permissions are enough. With "0" only administrators may use a command."""
    needed = command.get("default_member_permissions")
    if needed is None or Permission.ADMINISTRATOR in permissions:
        return True
    return needed != "0" and not int(needed) & ~int(permissions)


def offered_anywhere(world: World, user_id: str) -> Iterator[Payload]:
    """The commands that the person may use in some channel of the server."""
    channels = [each for each in world.channels_of(user_id) if each["type"] != payloads.DIRECT]
    held = [world.permissions(user_id, channel) for channel in channels]
    for command in world.commands.values():
        if _is_installed(command) and any(_may_use(command, permissions) for permissions in held):
            yield command
