"""Permissions: the bits that matter here, and who holds which of them where."""

from collections.abc import Iterable
from enum import IntFlag

from bot.local.store import Json


class Right(IntFlag):
    """The permissions that this server looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
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


ALL = Right(sum(Right))
EVERYONE = (
    Right.VIEW_CHANNEL
    | Right.SEND_MESSAGES
    | Right.SEND_MESSAGES_IN_THREADS
    | Right.READ_MESSAGE_HISTORY
    | Right.ADD_REACTIONS
    | Right.ATTACH_FILES
    | Right.EMBED_LINKS
    | Right.CREATE_PUBLIC_THREADS
    | Right.USE_APPLICATION_COMMANDS
)
BOT = (
    EVERYONE
    | Right.CREATE_PRIVATE_THREADS
    | Right.MANAGE_THREADS
    | Right.PIN_MESSAGES
    | Right.USE_EXTERNAL_EMOJIS
)


def held(member: Json, roles: Iterable[Json], overwrites: Iterable[Json]) -> Right:
    """What a member may do in a channel: roles, then the channel's exceptions, one's own last."""
    everyone, *others = roles
    mine = [everyone, *(role for role in others if role["id"] in member["roles"])]
    rights = Right(0)
    for role in mine:
        rights |= Right(int(role["permissions"]) & ALL)
    if Right.ADMINISTRATOR in rights:
        return ALL
    exceptions = {overwrite["id"]: overwrite for overwrite in overwrites}
    for key in (*(role["id"] for role in mine), member["user"]["id"]):
        if key in exceptions:
            rights &= ~Right(int(exceptions[key]["deny"]) & ALL)
            rights |= Right(int(exceptions[key]["allow"]) & ALL)
    return rights
