"""The platform's rules on what may be sent: lengths, counts, names, and what excludes what."""

from collections.abc import Iterable
from itertools import pairwise

from bot.local import shapes
from bot.local.components import LAYOUT, LINK, SELECTS, Kind, media, walk
from bot.local.refusals import Code, Refusal, invalid
from bot.local.store import File, Json

# Smallest and largest length or value, by component type.
BOUNDS: dict[int, dict[str, tuple[int, int]]] = {
    Kind.ROW: {"components": (1, 5)},
    Kind.BUTTON: {"label": (0, 80), "custom_id": (1, 100), "url": (1, 512)},
    **{
        kind: {"custom_id": (1, 100), "placeholder": (0, 150), "min_values": (0, 25), "max_values": (1, 25)}
        for kind in SELECTS
    },
    Kind.TEXT_INPUT: {
        "custom_id": (1, 100),
        "label": (1, 45),
        "placeholder": (0, 100),
        "value": (0, 4000),
        "min_length": (0, 4000),
        "max_length": (1, 4000),
    },
    Kind.SECTION: {"components": (1, 3)},
    Kind.TEXT: {"content": (1, 4000)},
    Kind.THUMBNAIL: {"description": (0, 1024)},
    Kind.GALLERY: {"items": (1, 10)},
    Kind.CONTAINER: {"components": (1, 40)},
    Kind.LABEL: {"label": (1, 45), "description": (0, 100)},
    Kind.FILE_UPLOAD: {"custom_id": (1, 100), "min_values": (0, 10), "max_values": (1, 10)},
    Kind.RADIO_GROUP: {"custom_id": (1, 100), "options": (2, 10)},
    Kind.CHECKBOX_GROUP: {"custom_id": (1, 100), "options": (1, 10)},
    Kind.CHECKBOX: {"custom_id": (1, 100)},
}
BOUNDS[Kind.STRING_SELECT] = BOUNDS[Kind.STRING_SELECT] | {"options": (1, 25)}
OPTION = {"label": (1, 100), "value": (1, 100), "description": (0, 100)}
EMBED = {"title": (0, 256), "description": (0, 4096), "fields": (0, 25)}
FIELD = {"name": (1, 256), "value": (1, 1024)}
PLAIN_ROOTS = {Kind.ROW}
LAYOUT_ROOTS = {Kind.ROW, *LAYOUT} - {Kind.THUMBNAIL}
MODAL_ROOTS = {Kind.ROW, Kind.TEXT, Kind.LABEL}
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def bounded(thing: Json, bounds: dict[str, tuple[int, int]], path: str) -> None:
    """Refuse a text or list that is too short or too long, or a number out of range."""
    for field, (least, most) in bounds.items():
        value = thing.get(field)
        if value is None:
            continue
        size = value if isinstance(value, int) else len(value)
        if not least <= size <= most:
            where = f"{path}.{field}" if path else field
            reason = "NUMBER_TYPE_RANGE" if isinstance(value, int) else "BASE_TYPE_BAD_LENGTH"
            raise invalid(where, reason, f"Must be between {least} and {most}.")


def check_message(payload: Json, uploads: dict[int, File], before: Json | None = None) -> None:
    """Everything that a message may get wrong by itself; `before` is the message that it changes."""
    check_uploads(payload, uploads)
    for field in ("poll", "sticker_ids"):
        if payload.get(field):
            raise invalid(field, "BASE_TYPE_CHOICES", "This server has neither polls nor stickers.")
    flags = payload.get("flags") or 0
    layout = bool((flags | (before or {}).get("flags", 0)) & shapes.COMPONENTS_V2)
    if layout and (payload.get("content") or payload.get("embeds")):
        sentence = "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2."
        raise invalid("flags", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)
    bounded(payload, {"content": (0, 2000), "embeds": (0, 10), "nonce": (0, 25)}, "")
    check_embeds(payload.get("embeds") or [])
    check_components(payload.get("components") or [], LAYOUT_ROOTS if layout else PLAIN_ROOTS)
    check_size(payload.get("components") or [], layout=layout)


def check_uploads(payload: Json, uploads: dict[int, File]) -> None:
    if any(len(file.body) > shapes.UPLOAD_LIMIT for file in uploads.values()):
        raise Refusal(Code.TOO_LARGE)
    bounded({"attachments": list(uploads)}, {"attachments": (0, 10)}, "")
    bounded(payload, {"attachments": (0, 10)}, "")
    for index, attachment in enumerate(payload.get("attachments") or []):
        bounded(attachment, {"description": (0, 1024)}, f"attachments.{index}")


def check_not_empty(message: Json) -> None:
    """A message says something: words, a picture, an embed, or a layout of components."""
    layout = message["flags"] & shapes.COMPONENTS_V2 and message["components"]
    if not (message["content"].strip() or message["embeds"] or message["attachments"] or layout):
        raise Refusal(Code.EMPTY_MESSAGE)


def check_embeds(embeds: list[Json]) -> None:
    for index, embed in enumerate(embeds):
        bounded(embed, EMBED, f"embeds.{index}")
        bounded(embed.get("footer", {}), {"text": (0, 2048)}, f"embeds.{index}.footer")
        bounded(embed.get("author", {}), {"name": (0, 256)}, f"embeds.{index}.author")
        for number, field in enumerate(embed.get("fields", [])):
            bounded(field, FIELD, f"embeds.{index}.fields.{number}")
    if sum(map(_embed_length, embeds)) > 6000:
        raise invalid("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000.")


def _embed_length(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description"), embed.get("footer", {}).get("text")]
    texts += [embed.get("author", {}).get("name")]
    texts += [field[part] for field in embed.get("fields", []) for part in ("name", "value")]
    return sum(len(text) for text in texts if text)


def check_size(components: list[Json], *, layout: bool) -> None:
    """Five rows, or forty components and four thousand characters in a layout."""
    if not layout:
        return bounded({"components": components}, {"components": (0, 5)}, "")
    everything = [component for _, component in walk(components)]
    if len(everything) > 40:
        raise invalid(
            "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum is 40 components."
        )
    texts = sum(len(component["content"]) for component in everything if component["type"] == Kind.TEXT)
    if texts > 4000:
        sentence = "The displayable text may have 4000 characters at most."
        raise invalid("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence)
    return None


def check_components(components: list[Json], roots: set[Kind]) -> None:
    for index, component in enumerate(components):
        if component["type"] not in roots:
            raise invalid(
                f"components.{index}.type", "UNION_TYPE_CHOICES", "This component cannot stand here."
            )
    for path, component in walk(components):
        _check_component(component, path)
    _distinct((path, c["custom_id"]) for path, c in walk(components) if c.get("custom_id"))
    _distinct_numbers(components)


def _distinct(named: Iterable[tuple[str, str]]) -> None:
    seen: set[str] = set()
    for path, name in named:
        if name in seen:
            sentence = "Component custom id cannot be duplicated."
            raise invalid(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", sentence)
        seen.add(name)


def _distinct_numbers(components: list[Json]) -> None:
    numbers = [component["id"] for _, component in walk(components) if component.get("id")]
    if len(numbers) != len(set(numbers)):
        raise invalid("components", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated.")


def _check_component(component: Json, path: str) -> None:
    if component["type"] not in BOUNDS and component["type"] not in (Kind.FILE, Kind.SEPARATOR):
        raise invalid(f"{path}.type", "BASE_TYPE_CHOICES", "There is no such component type.")
    bounded(component, BOUNDS.get(component["type"], {}), path)
    match component["type"]:
        case Kind.BUTTON:
            _check_button(component, path)
        case Kind.ROW:
            _check_row(component, path)
        case Kind.GALLERY:
            for index, item in enumerate(component["items"]):
                bounded(item, {"description": (0, 1024)}, f"{path}.items.{index}")
        case kind if kind in SELECTS:
            _check_select(component, path)


def _check_button(button: Json, path: str) -> None:
    has_link, has_id = bool(button.get("url")), bool(button.get("custom_id"))
    if (has_link, has_id) != (button["style"] == LINK, button["style"] != LINK):
        raise invalid(path, "BUTTON_COMPONENT_INVALID", "A link button has a url, any other a custom_id.")
    if not (button.get("label") or button.get("emoji")):
        raise invalid(
            f"{path}.label", "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji."
        )


def _check_row(row: Json, path: str) -> None:
    kinds = [component["type"] for component in row["components"]]
    if len(kinds) > 1 and any(kind != Kind.BUTTON for kind in kinds):
        sentence = "A row holds up to five buttons or one other component."
        raise invalid(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", sentence)


def _check_select(select: Json, path: str) -> None:
    if select.get("min_values", 1) > select.get("max_values", 1):
        raise invalid(f"{path}.min_values", "NUMBER_TYPE_MAX", "min_values is above max_values.")
    options = select.get("options", [])
    for index, option in enumerate(options):
        bounded(option, OPTION, f"{path}.options.{index}")
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        sentence = "The specified option value is already used"
        raise invalid(f"{path}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)


def check_media(components: list[Json], known: dict[str, Json]) -> None:
    """What a layout shows must have been attached, or lie on the web."""
    for path, component in walk(components):
        for shown in media(component):
            if shown["url"] not in known:
                reason = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                raise invalid(f"{path}.media.url", reason, f"There is no attachment for {shown['url']}.")


def check_modal(modal: Json) -> None:
    for field in ("title", "custom_id", "components"):
        if not modal.get(field):
            raise invalid(field, "BASE_TYPE_REQUIRED", "This field is required")
    bounded(modal, {"title": (1, 45), "custom_id": (1, 100), "components": (1, 5)}, "")
    check_components(modal["components"], MODAL_ROOTS)


def check_choices(choices: list[Json], path: str = "choices") -> None:
    bounded({"choices": choices}, {"choices": (0, 25)}, "")
    for index, choice in enumerate(choices):
        texts = {field: value for field, value in choice.items() if isinstance(value, str)}
        bounded(texts, {"name": (1, 100), "value": (0, 100)}, f"{path}.{index}")


def check_commands(commands: list[Json]) -> None:
    bounded({"commands": commands}, {"commands": (0, 100)}, "")
    for index, command in enumerate(commands):
        check_command(command, str(index))
    names = [(command.get("type", 1), command["name"]) for command in commands]
    if len(names) != len(set(names)):
        sentence = "Application command names must be unique"
        raise invalid("commands", "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence)


def check_command(command: Json, path: str) -> None:
    if command.get("type", 1) == 1:
        _check_named(command, path)
    if _command_length(command) > 8000:
        sentence = "A command may have 8000 characters of names, descriptions and values."
        raise invalid(path, "APPLICATION_COMMAND_TOO_LARGE", sentence)


def _command_length(node: Json) -> int:
    longest = [max(map(len, node.get(f"{part}_localizations") or {"": ""}.values())) for part in _TEXTS]
    own = sum(max(len(node.get(part, "")), other) for part, other in zip(_TEXTS, longest, strict=True))
    values = sum(len(choice["name"]) + len(str(choice["value"])) for choice in node.get("choices") or [])
    return own + values + sum(map(_command_length, node.get("options") or []))


_TEXTS = ("name", "description")


def _check_named(node: Json, path: str) -> None:
    """One command, group or option: its names, description, choices, and what is below it."""
    for name in (node["name"], *(node.get("name_localizations") or {}).values()):
        if not is_command_name(name):
            sentence = f"Command name {name!r} is invalid"
            raise invalid(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", sentence)
    if not node.get("description"):
        raise invalid(f"{path}.description", "BASE_TYPE_REQUIRED", "This field is required")
    bounded(node, {"description": (1, 100), "options": (0, 25)}, path)
    check_choices(node.get("choices") or [], f"{path}.choices")
    options = node.get("options") or []
    for index, option in enumerate(options):
        _check_named(option, f"{path}.options.{index}")
    _check_order(options, path)


def _check_order(options: list[Json], path: str) -> None:
    names = [option["name"] for option in options]
    if len(names) != len(set(names)):
        sentence = "Option names must be unique"
        raise invalid(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", sentence)
    required = [option.get("required", False) for option in options]
    if any(later and not earlier for earlier, later in pairwise(required)):
        reason = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
        raise invalid(
            f"{path}.options", reason, "Required options must be placed before non-required options"
        )


def is_command_name(name: str) -> bool:
    """Lower-case letters and digits of any script, dashes, underscores, apostrophes; 32 at most."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(c.isalnum() or c in "-_'" for c in name)
