"""Components of messages and modals: their types, and how Discord returns them."""

from collections.abc import Iterable, Iterator
from enum import IntEnum

from bot.local.world.json_types import Payload


class ComponentType(IntEnum):
    """Discord's component types."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = {
    ComponentType.STRING_SELECT,
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
    ComponentType.MENTIONABLE_SELECT,
    ComponentType.CHANNEL_SELECT,
}
LAYOUT = {
    ComponentType.SECTION,
    ComponentType.TEXT,
    ComponentType.THUMBNAIL,
    ComponentType.GALLERY,
    ComponentType.FILE,
    ComponentType.SEPARATOR,
    ComponentType.CONTAINER,
}
LINK = 5  # the style of a button that opens a URL and sends no interaction

DEFAULTS: dict[int, Payload] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentType.SEPARATOR: {"spacing": 1, "divider": True},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.FILE: {"name": None, "size": None, "spoiler": False},
    ComponentType.TEXT_INPUT: {"label": None, "min_length": None, "max_length": None},
}
Located = tuple[str, Payload]  # a component's path in its message, and the component
GALLERY_ITEM_DEFAULTS = {"description": None, "spoiler": False}


def walk(components: Iterable[Payload], path: str = "components") -> list[Located]:
    """Every component with its path, parents before children."""
    found: list[Located] = []
    for index, component in enumerate(components):
        here = f"{path}.{index}"
        found.append((here, component))
        if "components" in component:
            found += walk(component["components"], f"{here}.components")
        for field in ("accessory", "component"):
            if field in component:
                found.append((f"{here}.{field}", component[field]))
    return found


def media(component: Payload) -> list[Payload]:
    """The pictures and files that a component shows."""
    match component["type"]:
        case ComponentType.THUMBNAIL:
            return [component["media"]]
        case ComponentType.FILE:
            return [component["file"]]
        case ComponentType.GALLERY:
            return [item["media"] for item in component["items"]]
    return []


def complete(components: Iterable[Payload], media_by_url: dict[str, Payload]) -> list[Payload]:
    """Components as Discord returns them: with ids, default values and resolved media."""
    ids = iter(range(1, 1 << 16))
    return [_complete(component, media_by_url, ids) for component in components]


def _complete(component: Payload, media_by_url: dict[str, Payload], ids: Iterator[int]) -> Payload:
    result = DEFAULTS.get(component["type"], {}) | _without_unset(component)
    result["id"] = component.get("id") or next(ids)
    if "components" in result:
        result["components"] = [_complete(child, media_by_url, ids) for child in result["components"]]
    for field in ("accessory", "component"):
        if field in result:
            result[field] = _complete(result[field], media_by_url, ids)
    if "emoji" in result:
        result["emoji"] = _emoji(result["emoji"])
    if "options" in result:
        result["options"] = [
            option | {"emoji": _emoji(option["emoji"])} if option.get("emoji") else option
            for option in result["options"]
        ]
    for field in ("media", "file"):
        if field in result:
            result[field] = media_by_url[result[field]["url"]]
    if component["type"] == ComponentType.GALLERY:
        result["items"] = [
            GALLERY_ITEM_DEFAULTS | item | {"media": media_by_url[item["media"]["url"]]}
            for item in result["items"]
        ]
    return result


def _emoji(emoji: Payload) -> Payload:
    """An emoji, whose id may have been sent as a number."""
    given = _without_unset(emoji)
    return given | {"id": str(given["id"])} if "id" in given else given


def _without_unset(fields: Payload) -> Payload:
    return {key: value for key, value in fields.items() if value is not None}
