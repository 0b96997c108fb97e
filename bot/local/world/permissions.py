"""Permission bits, and which of them a member has in a channel."""

from collections.abc import Iterable
from enum import IntFlag

from bot.local.world.json_types import Payload


class Permission(IntFlag):
    """The permissions that this server checks."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = Permission(sum(Permission))
# A bot has these too, so they are few: a bot that needs more must ask for it.
EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ATTACH_FILES
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.USE_APPLICATION_COMMANDS
)
# Of a bot whose application has no install parameters.
BOT = (
    EVERYONE
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.MANAGE_THREADS
    | Permission.PIN_MESSAGES
    | Permission.USE_EXTERNAL_EMOJIS
)


def channel_permissions(
    member: Payload, roles: Iterable[Payload], overwrites: Iterable[Payload]
) -> Permission:
    """A member's permissions in a channel: those of the roles, changed by the channel's overwrites.

    Overwrites apply in Discord's order: @everyone, the other roles, the member.
    """
    everyone, *others = roles
    own_roles = [everyone, *(role for role in others if role["id"] in member["roles"])]
    permissions = 0  # A plain number: operators of flags are slow, and this is asked many times a request.
    for role in own_roles:
        permissions |= int(role["permissions"])
    if permissions & Permission.ADMINISTRATOR.value:
        return ALL
    overwrite_by_id = {overwrite["id"]: overwrite for overwrite in overwrites}
    for key in (*(role["id"] for role in own_roles), member["user"]["id"]):
        if key in overwrite_by_id:
            permissions &= ~int(overwrite_by_id[key]["deny"])
            permissions |= int(overwrite_by_id[key]["allow"])
    return Permission(permissions & ALL.value)
