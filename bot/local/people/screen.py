"""What a message or a modal shows: its text, buttons, menus and fields."""

import re
from collections.abc import Iterator

from bot.local.messages.components import SELECTS, ComponentType, walk
from bot.local.world.json_types import Payload

COMMAND_MENTION = re.compile(r"<(/[\w -]+):\d+>")


def words(message: Payload) -> str:
    """All text of a message as it is read, one piece a line."""
    return COMMAND_MENTION.sub(r"\1", "\n".join(_texts(message)))


def _texts(message: Payload) -> Iterator[str]:
    yield message["content"]
    for embed in message["embeds"]:
        yield from (embed.get(part, "") for part in ("title", "description"))
        yield from (field[part] for field in embed.get("fields", []) for part in ("name", "value"))
        yield embed.get("footer", {}).get("text", "")
    for _, component in walk(message["components"]):
        yield component.get("content") or component.get("label") or component.get("placeholder") or ""


def buttons(message: Payload) -> list[Payload]:
    return _of_types(message, {ComponentType.BUTTON})


def menus(message: Payload) -> list[Payload]:
    return _of_types(message, SELECTS)


def _of_types(message: Payload, types: set[ComponentType]) -> list[Payload]:
    return [component for _, component in walk(message["components"]) if component["type"] in types]


def fields(modal: Payload) -> list[tuple[str, Payload]]:
    """The inputs of a modal, each with its label."""
    found = []
    for _, component in walk(modal["components"]):
        if component["type"] == ComponentType.LABEL:
            found.append((component["label"], component["component"]))
        if component["type"] == ComponentType.ROW:
            found += [(child.get("label") or "", child) for child in component["components"]]
    return found
