"""Finds a message that may have been sent already: before a crash, or although the connection broke.

Discord recognises a nonce for a few minutes only. Later, a message is known by its buttons, which name a
table and its revision; one without buttons by its words.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.ui.emoji import SEAT_SHAPES

MOST_MESSAGES: Final = 100  # that are looked at
# After a start, signs stand in texts before Discord has told which emoji there are.
SIGNS = re.compile(rf"<a?:\w+:\d+>|[{SEAT_SHAPES}]|\s")


class Attempt(Struct, frozen=True):
    """An earlier attempt to send a message, which may have succeeded."""

    since: int  # when it was made at the earliest, in seconds since 1970
    buttons: frozenset[str] = frozenset()  # ids that only this message can have had then, if not now


async def find_sent(
    channel: discord.PartialMessageable, message: Mapping[str, Any], attempt: Attempt, author: int
) -> discord.Message | None:
    """The message in this channel that an earlier attempt has sent."""
    view: ui.View | ui.LayoutView | None = message.get("view")
    wanted = _mark(message.get("content") or "", view.to_components() if view else [])
    after = datetime.fromtimestamp(attempt.since, UTC)
    try:
        async for found in channel.history(limit=MOST_MESSAGES, after=after):
            shown = _mark(found.content, [part.to_dict() for part in found.components])
            if found.author.id == author and (shown == wanted or attempt.buttons.intersection(shown)):
                return found
    except (discord.Forbidden, discord.NotFound):
        return None  # Sending says what is wrong with the channel.
    return None


def _mark(content: str, components: object) -> tuple[str, ...]:
    """What tells a message from all others of its channel: the ids of its buttons, else its words."""
    ids = tuple(_values(components, "custom_id"))
    return ids or (SIGNS.sub("", "".join((content, *_values(components, "content")))),)


def _values(components: object, key: str) -> Iterator[str]:
    """The values of this key in components, in order."""
    match components:
        case list() | tuple():
            for part in components:
                yield from _values(part, key)
        case Mapping():
            if isinstance(value := components.get(key), str):
                yield value
            for inner in ("components", "accessory"):
                yield from _values(components.get(inner), key)
