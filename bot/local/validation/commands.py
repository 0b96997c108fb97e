"""Discord's rules for application commands and their options."""

from itertools import pairwise

from bot.local.validation.bounds import Bounds, check_bounds
from bot.local.world.errors import invalid_field
from bot.local.world.json_types import Payload

TEXT_FIELDS = ("name", "description")
# Types of commands: typed with a slash, in the menu of a user, in the menu of a message.
CHAT_INPUT, USER, MESSAGE = 1, 2, 3
INTEGRATION_TYPES, CONTEXTS = (0, 1), (0, 1, 2)
STRING_LENGTH = 6000  # characters that an option takes if it has no limit of its own
NODE_BOUNDS: Bounds = {
    "description": (1, 100),
    "options": (0, 25),
    "min_length": (0, STRING_LENGTH),
    "max_length": (1, STRING_LENGTH),
}


def check_choices(choices: list[Payload], path: str = "choices") -> None:
    check_bounds({"choices": choices}, {"choices": (0, 25)}, "")
    for index, choice in enumerate(choices):
        texts = {field: value for field, value in choice.items() if isinstance(value, str)}
        check_bounds(texts, {"name": (1, 100), "value": (0, 100)}, f"{path}.{index}")


def check_commands(commands: list[Payload]) -> None:
    check_bounds({"commands": commands}, {"commands": (0, 100)}, "")
    for index, command in enumerate(commands):
        check_command(command, str(index))
    names = [(command.get("type", 1), command["name"]) for command in commands]
    if len(names) != len(set(names)):
        message = "Application command names must be unique"
        raise invalid_field("commands", "APPLICATION_COMMANDS_DUPLICATE_NAME", message)


def check_command(command: Payload, path: str) -> None:
    _check_places(command, path)
    if command.get("type", CHAT_INPUT) == CHAT_INPUT:
        _check_node(command, path)
    else:
        _check_menu_command(command, path)
    if _command_length(command) > 8000:
        message = "A command may have 8000 characters of names, descriptions and values."
        raise invalid_field(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_places(command: Payload, path: str) -> None:
    """Check how the application must be installed, and where the command can be used."""
    for field, known in (("integration_types", INTEGRATION_TYPES), ("contexts", CONTEXTS)):
        values = command.get(field)
        if values is not None and (not values or len(values) != len(set(values)) or set(values) - set(known)):
            message = f"Value must be one or more of {known}, each once."
            raise invalid_field(f"{path}.{field}", "BASE_TYPE_CHOICES", message)


def _check_menu_command(command: Payload, path: str) -> None:
    """Check a command in the menu of a user or message: its name may be a phrase, and it has nothing else."""
    if command.get("type") not in (USER, MESSAGE):
        raise invalid_field(f"{path}.type", "BASE_TYPE_CHOICES", "Value must be one of 1, 2, 3.")
    for name in (command["name"], *(command.get("name_localizations") or {}).values()):
        check_bounds({"name": name}, {"name": (1, 32)}, path)
    if command.get("description"):
        message = "Context menu commands cannot have description"
        raise invalid_field(f"{path}.description", "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", message)
    if command.get("options"):
        message = "Context menu commands cannot have options"
        raise invalid_field(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", message)


def _command_length(node: Payload) -> int:
    longest = [max(map(len, node.get(f"{part}_localizations") or {"": ""}.values())) for part in TEXT_FIELDS]
    own = sum(max(len(node.get(part, "")), other) for part, other in zip(TEXT_FIELDS, longest, strict=True))
    values = sum(len(choice["name"]) + len(str(choice["value"])) for choice in node.get("choices") or [])
    return own + values + sum(map(_command_length, node.get("options") or []))


def _check_node(node: Payload, path: str) -> None:
    """Check a command, group or option, and the options below it."""
    for name in (node["name"], *(node.get("name_localizations") or {}).values()):
        if not is_command_name(name):
            message = f"Command name {name!r} is invalid"
            raise invalid_field(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", message)
    if not node.get("description"):
        raise invalid_field(f"{path}.description", "BASE_TYPE_REQUIRED", "This field is required")
    check_bounds(node, NODE_BOUNDS, path)
    check_choices(node.get("choices") or [], f"{path}.choices")
    options = node.get("options") or []
    for index, option in enumerate(options):
        _check_node(option, f"{path}.options.{index}")
    _check_options(options, path)


def _check_options(options: list[Payload], path: str) -> None:
    names = [option["name"] for option in options]
    if len(names) != len(set(names)):
        message = "Option names must be unique"
        raise invalid_field(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
    required = [option.get("required", False) for option in options]
    if any(later and not earlier for earlier, later in pairwise(required)):
        reason = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
        raise invalid_field(
            f"{path}.options", reason, "Required options must be placed before non-required options"
        )


def is_command_name(name: str) -> bool:
    """Up to 32 lower-case letters and digits of any script, dashes, underscores and apostrophes."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(c.isalnum() or c in "-_'" for c in name)
