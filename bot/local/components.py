"""Components of messages and modals: their kinds, a walk through them, how they are given back."""

from collections.abc import Iterable, Iterator
from enum import IntEnum

from bot.local.store import Json


class Kind(IntEnum):
    """The platform's component types."""

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
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
}
LAYOUT = {
    Kind.SECTION,
    Kind.TEXT,
    Kind.THUMBNAIL,
    Kind.GALLERY,
    Kind.FILE,
    Kind.SEPARATOR,
    Kind.CONTAINER,
}
LINK = 5  # the style of a button that opens a page instead of asking the bot

DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"name": None, "size": None, "spoiler": False},
    Kind.TEXT_INPUT: {"label": None, "min_length": None, "max_length": None},
}
ITEM = {"description": None, "spoiler": False}


def walk(components: Iterable[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with its place, outermost first."""
    for index, component in enumerate(components):
        here = f"{path}.{index}"
        yield here, component
        yield from walk(component.get("components", ()), f"{here}.components")
        for slot in ("accessory", "component"):
            if slot in component:
                yield f"{here}.{slot}", component[slot]


def media(component: Json) -> list[Json]:
    """The pictures and files that a component shows."""
    match component["type"]:
        case Kind.THUMBNAIL:
            return [component["media"]]
        case Kind.FILE:
            return [component["file"]]
        case Kind.GALLERY:
            return [item["media"] for item in component["items"]]
    return []


def dressed(components: Iterable[Json], library: dict[str, Json]) -> list[Json]:
    """Components as the platform gives them back: numbered, with defaults, media resolved by `url`."""
    numbers = iter(range(1, 1 << 16))
    return [_dress(component, library, numbers) for component in components]


def _dress(component: Json, library: dict[str, Json], numbers: Iterator[int]) -> Json:
    given = {key: value for key, value in component.items() if value is not None}
    shape = DEFAULTS.get(component["type"], {}) | given
    shape["id"] = component.get("id") or next(numbers)
    if "components" in shape:
        shape["components"] = [_dress(inner, library, numbers) for inner in shape["components"]]
    for slot in ("accessory", "component"):
        if slot in shape:
            shape[slot] = _dress(shape[slot], library, numbers)
    for slot in ("media", "file"):
        if slot in shape:
            shape[slot] = library[shape[slot]["url"]]
    if component["type"] == Kind.GALLERY:
        shape["items"] = [ITEM | item | {"media": library[item["media"]["url"]]} for item in shape["items"]]
    return shape
