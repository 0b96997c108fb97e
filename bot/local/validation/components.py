"""Discord's rules for components and modals."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from bot.local.messages.components import LAYOUT, LINK, SELECTS, ComponentType, Located, media, walk
from bot.local.validation.bounds import Bounds, check_bounds
from bot.local.world.errors import invalid_field
from bot.local.world.json_types import Payload

# Smallest and largest length or value of each field, by component type.
BOUNDS: dict[int, Bounds] = {
    ComponentType.ROW: {"components": (1, 5)},
    ComponentType.BUTTON: {"label": (0, 80), "custom_id": (1, 100), "url": (1, 512)},
    **{
        select: {"custom_id": (1, 100), "placeholder": (0, 150), "min_values": (0, 25), "max_values": (1, 25)}
        for select in SELECTS
    },
    ComponentType.TEXT_INPUT: {
        "custom_id": (1, 100),
        "label": (1, 45),
        "placeholder": (0, 100),
        "value": (0, 4000),
        "min_length": (0, 4000),
        "max_length": (1, 4000),
    },
    ComponentType.SECTION: {"components": (1, 3)},
    ComponentType.TEXT: {"content": (1, 4000)},
    ComponentType.THUMBNAIL: {"description": (0, 1024)},
    ComponentType.GALLERY: {"items": (1, 10)},
    ComponentType.CONTAINER: {"components": (1, 40)},
    ComponentType.LABEL: {"label": (1, 45), "description": (0, 100)},
    ComponentType.FILE_UPLOAD: {"custom_id": (1, 100), "min_values": (0, 10), "max_values": (1, 10)},
    ComponentType.RADIO_GROUP: {"custom_id": (1, 100), "options": (2, 10)},
    ComponentType.CHECKBOX_GROUP: {"custom_id": (1, 100), "options": (1, 10)},
    ComponentType.CHECKBOX: {"custom_id": (1, 100)},
}
BOUNDS[ComponentType.STRING_SELECT] = BOUNDS[ComponentType.STRING_SELECT] | {"options": (1, 25)}
LINK_SCHEMES = {"http", "https", "discord"}
ACCESSORIES = {ComponentType.BUTTON, ComponentType.THUMBNAIL}  # of a section
OPTION_BOUNDS: Bounds = {"label": (1, 100), "value": (1, 100), "description": (0, 100)}
# Component types that may stand at the top level of each kind of payload.
PLAIN_ROOTS = {ComponentType.ROW}
LAYOUT_ROOTS = {ComponentType.ROW, *LAYOUT} - {ComponentType.THUMBNAIL}
MODAL_ROOTS = {ComponentType.ROW, ComponentType.TEXT, ComponentType.LABEL}


def check_components(components: list[Payload], roots: set[ComponentType]) -> None:
    for index, component in enumerate(components):
        if component["type"] not in roots:
            raise invalid_field(
                f"components.{index}.type", "UNION_TYPE_CHOICES", "This component cannot stand here."
            )
    every = walk(components)
    for path, component in every:
        _check_component(component, path)
    _check_custom_ids((path, c["custom_id"]) for path, c in every if c.get("custom_id"))
    _check_ids([component["id"] for _, component in every if component.get("id")])


def _check_custom_ids(custom_ids: Iterable[tuple[str, str]]) -> None:
    seen: set[str] = set()
    for path, custom_id in custom_ids:
        if custom_id in seen:
            message = "Component custom id cannot be duplicated."
            raise invalid_field(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        seen.add(custom_id)


def _check_ids(ids: list[int]) -> None:
    if len(ids) != len(set(ids)):
        raise invalid_field("components", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated.")


def _check_component(component: Payload, path: str) -> None:
    if component["type"] not in BOUNDS and component["type"] not in (
        ComponentType.FILE,
        ComponentType.SEPARATOR,
    ):
        raise invalid_field(f"{path}.type", "BASE_TYPE_CHOICES", "There is no such component type.")
    check_bounds(component, BOUNDS.get(component["type"], {}), path)
    match component["type"]:
        case ComponentType.BUTTON:
            _check_button(component, path)
        case ComponentType.ROW:
            _check_row(component, path)
        case ComponentType.SECTION:
            _check_section(component, path)
        case ComponentType.GALLERY:
            for index, item in enumerate(component["items"]):
                check_bounds(item, {"description": (0, 1024)}, f"{path}.items.{index}")
        case component_type if component_type in SELECTS:
            _check_select(component, path)


def _check_button(button: Payload, path: str) -> None:
    has_url, has_id = bool(button.get("url")), bool(button.get("custom_id"))
    if (has_url, has_id) != (button["style"] == LINK, button["style"] != LINK):
        raise invalid_field(
            path, "BUTTON_COMPONENT_INVALID", "A link button has a url, any other a custom_id."
        )
    if has_url and urlsplit(button["url"]).scheme not in LINK_SCHEMES:
        raise invalid_field(
            f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord')."
        )
    if not (button.get("label") or button.get("emoji")):
        raise invalid_field(
            f"{path}.label", "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji."
        )


def _check_section(section: Payload, path: str) -> None:
    """Texts, and beside them one button or picture."""
    for index, component in enumerate(section["components"]):
        if component["type"] != ComponentType.TEXT:
            raise invalid_field(
                f"{path}.components.{index}.type", "UNION_TYPE_CHOICES", "This component cannot stand here."
            )
    if not section.get("accessory"):
        raise invalid_field(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
    if section["accessory"]["type"] not in ACCESSORIES:
        raise invalid_field(
            f"{path}.accessory.type", "UNION_TYPE_CHOICES", "This component cannot stand here."
        )


def _check_row(row: Payload, path: str) -> None:
    types = [component["type"] for component in row["components"]]
    if len(types) > 1 and any(each != ComponentType.BUTTON for each in types):
        message = "A row holds up to five buttons or one other component."
        raise invalid_field(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_select(select: Payload, path: str) -> None:
    if select.get("min_values", 1) > select.get("max_values", 1):
        raise invalid_field(f"{path}.min_values", "NUMBER_TYPE_MAX", "min_values is above max_values.")
    options = select.get("options", [])
    for index, option in enumerate(options):
        check_bounds(option, OPTION_BOUNDS, f"{path}.options.{index}")
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        message = "The specified option value is already used"
        raise invalid_field(f"{path}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)


def check_media(components: Iterable[Located], known: dict[str, Payload]) -> None:
    """Media must refer to an attachment of the message or to a URL."""
    for path, component in components:
        for item in media(component):
            if item["url"] not in known:
                reason = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                raise invalid_field(f"{path}.media.url", reason, f"There is no attachment for {item['url']}.")


def check_modal(modal: Payload) -> None:
    for field in ("title", "custom_id", "components"):
        if not modal.get(field):
            raise invalid_field(field, "BASE_TYPE_REQUIRED", "This field is required")
    check_bounds(modal, {"title": (1, 45), "custom_id": (1, 100), "components": (1, 5)}, "")
    check_components(modal["components"], MODAL_ROOTS)


def check_component_count(components: list[Payload], *, layout: bool) -> None:
    """At most five rows; in a layout at most forty components with 4000 characters."""
    if not layout:
        return check_bounds({"components": components}, {"components": (0, 5)}, "")
    every = [component for _, component in walk(components)]
    if len(every) > 40:
        raise invalid_field(
            "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum is 40 components."
        )
    length = sum(len(component["content"]) for component in every if component["type"] == ComponentType.TEXT)
    if length > 4000:
        message = "The displayable text may have 4000 characters at most."
        raise invalid_field("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    return None
