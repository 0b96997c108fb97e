"""What a message shows to a reader: its words, its buttons, its menus."""

from collections.abc import Iterator

from bot.local.components import SELECTS, Kind, walk
from bot.local.store import Json


def words(message: Json) -> str:
    """All text of a message, a line a piece."""
    return "\n".join(_texts(message))


def _texts(message: Json) -> Iterator[str]:
    yield message["content"]
    for embed in message["embeds"]:
        yield from (embed.get(part, "") for part in ("title", "description"))
        yield from (field[part] for field in embed.get("fields", []) for part in ("name", "value"))
        yield embed.get("footer", {}).get("text", "")
    for _, component in walk(message["components"]):
        yield component.get("content") or component.get("label") or component.get("placeholder") or ""


def buttons(message: Json) -> list[Json]:
    return [component for _, component in walk(message["components"]) if component["type"] == Kind.BUTTON]


def menus(message: Json) -> list[Json]:
    return [component for _, component in walk(message["components"]) if component["type"] in SELECTS]


def fields(modal: Json) -> list[tuple[str, Json]]:
    """The inputs of a modal, each with the label that it stands under."""
    named = []
    for _, component in walk(modal["components"]):
        if component["type"] == Kind.LABEL:
            named.append((component["label"], component["component"]))
        if component["type"] == Kind.ROW:
            named += [(inner.get("label") or "", inner) for inner in component["components"]]
    return named
