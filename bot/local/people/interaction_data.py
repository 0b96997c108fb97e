"""The `data` of an interaction, from what a person typed or picked."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from bot.local.interactions import SUBCOMMANDS, OptionType
from bot.local.messages.components import ComponentType
from bot.local.people.errors import CannotDo
from bot.local.validation.commands import CHAT_INPUT, STRING_LENGTH, USER
from bot.local.world.json_types import Payload
from bot.local.world.store import File
from bot.local.world.world import World

T = TypeVar("T")


def find_command(world: World, text: str, locale: str) -> tuple[Payload, list[Payload]]:
    """The command that `/group subcommand` names, and the options that lead down to the subcommand."""
    first, *rest = text.lstrip("/").split() or [""]
    chain = [_find_by_name(_of_type(world, CHAT_INPUT), first, locale, text)]
    for name in rest:
        chain.append(_find_by_name(chain[-1].get("options", []), name, locale, text))
    if any(option["type"] in SUBCOMMANDS for option in chain[-1].get("options", [])):
        raise CannotDo(f"{text} is a group; name one of its commands.")
    return chain[0], chain[1:]


def find_user_command(world: World, name: str, locale: str) -> Payload:
    """The command in the menu of a user."""
    return _find_by_name(_of_type(world, USER), name, locale, name)


def _of_type(world: World, command_type: int) -> list[Payload]:
    return [command for command in world.commands.values() if command["type"] == command_type]


def user_command_data(world: World, command: Payload, user: object) -> Payload:
    """The data of a command that is used on a user."""
    resolved: Payload = {}
    target = resolve(world, OptionType.USER, user, resolved)
    data = {"id": command["id"], "name": command["name"], "type": USER}
    return data | {"target_id": target, "resolved": resolved}


def _find_by_name(nodes: Iterable[Payload], name: str, locale: str, text: str) -> Payload:
    for node in nodes:
        if name in (node["name"], (node.get("name_localizations") or {}).get(locale)):
            return node
    raise CannotDo(f"There is no command {text}.")


def command_data(
    world: World, locale: str, text: str, values: Mapping[str, object], focus: str | None = None
) -> Payload:
    """The data of a command; with `focus`, that of an autocomplete request for this option."""
    command, chain = find_command(world, text, locale)
    leaf = (chain or [command])[-1]
    resolved: Payload = {}
    options = _options(world, leaf, values, focus, resolved)
    for node in reversed(chain):
        options = [{"type": node["type"], "name": node["name"], "options": options}]
    data = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": options}
    return data | ({"resolved": resolved} if resolved else {})


def _options(
    world: World, leaf: Payload, values: Mapping[str, object], focus: str | None, resolved: Payload
) -> list[Payload]:
    known = {option["name"]: option for option in leaf.get("options", [])}
    if unknown := set(values) - set(known):
        raise CannotDo(f"There is no option {min(unknown)}.")
    for name, value in values.items():
        if value is None or isinstance(value, list | dict):
            raise CannotDo(f"The option {name} has no value.")
    if focus is None:
        for name, option in known.items():
            if option.get("required") and name not in values:
                raise CannotDo(f"The option {name} is missing.")
    return [
        {"type": known[name]["type"], "name": name, "value": _unfinished(known[name], value), "focused": True}
        if name == focus
        else {"type": known[name]["type"], "name": name, "value": _value(world, known[name], value, resolved)}
        for name, value in values.items()
    ]


def _unfinished(option: Payload, value: object) -> object:
    """What was typed so far: it may be too short, but a client lets nobody type more than is allowed."""
    return _in_range(
        {"max_length": STRING_LENGTH} | option | {"min_length": 0}, value, len(str(value)), "length"
    )


def _value(world: World, option: Payload, value: object, resolved: Payload) -> object:
    """The value of an option, checked as a Discord client checks it."""
    if choices := option.get("choices"):
        return _choice(choices, option["name"], value)
    match option["type"]:
        case OptionType.BOOLEAN if not isinstance(value, bool):
            raise CannotDo(f"The option {option['name']} is yes or no.")
        case OptionType.INTEGER | OptionType.NUMBER:
            return _number(option, value)
        case OptionType.STRING:
            return _in_range({"max_length": STRING_LENGTH} | option, str(value), len(str(value)), "length")
        case OptionType.USER | OptionType.CHANNEL | OptionType.ROLE | OptionType.MENTIONABLE:
            return resolve(world, option["type"], value, resolved)
        case OptionType.ATTACHMENT:
            return add_upload(world, value, resolved)
    return value


def _choice(choices: list[Payload], name: str, value: object) -> object:
    for choice in choices:
        if value in (choice["name"], choice["value"], *(choice.get("name_localizations") or {}).values()):
            chosen: object = choice["value"]
            return chosen
    raise CannotDo(f"{value} is not a choice of {name}.")


def _number(option: Payload, value: object) -> float:
    typed = value if isinstance(value, int | float) else str(value)
    try:
        number = int(typed) if option["type"] == OptionType.INTEGER else float(typed)
    except (ValueError, OverflowError) as error:
        raise CannotDo(f"The option {option['name']} is a number.") from error
    return _in_range(option, number, number, "value")


def _in_range(option: Payload, value: T, size: float, unit: str) -> T:
    if not option.get(f"min_{unit}", size) <= size <= option.get(f"max_{unit}", size):
        raise CannotDo(f"The option {option['name']} is out of range.")
    return value


def resolve(world: World, option_type: int, value: object, resolved: Payload) -> str:
    """The id of a user, channel or role; the object itself is added to `resolved`."""
    key = str(getattr(value, "id", value))
    if option_type == OptionType.CHANNEL:
        return _resolve_channel(world, key, resolved)
    role = next((role for role in world.guild["roles"] if key in (role["id"], role["name"])), None)
    if option_type == OptionType.ROLE or (option_type == OptionType.MENTIONABLE and role):
        if role is None:
            raise CannotDo(f"There is no role {key}.")
        resolved.setdefault("roles", {})[role["id"]] = role
        return str(role["id"])
    return _resolve_user(world, key, resolved)


def _resolve_channel(world: World, key: str, resolved: Payload) -> str:
    found = next((c for c in world.channels.values() if key in (c["id"], c.get("name"))), None)
    if found is None:
        raise CannotDo(f"There is no channel {key}.")
    resolved.setdefault("channels", {})[found["id"]] = found | {"permissions": "0"}
    return str(found["id"])


def _resolve_user(world: World, key: str, resolved: Payload) -> str:
    users = (member["user"] for member in world.members.values())
    found = next((user for user in users if key in (user["id"], user["username"], user["global_name"])), None)
    if found is None:
        raise CannotDo(f"There is nobody called {key}.")
    member = {
        field: value
        for field, value in world.members[found["id"]].items()
        if field not in ("user", "deaf", "mute")
    }
    resolved.setdefault("users", {})[found["id"]] = found
    resolved.setdefault("members", {})[found["id"]] = member | {"permissions": "0"}
    return str(found["id"])


def add_upload(world: World, file: object, resolved: Payload) -> str:
    """Store a file that a person attaches; returns its id."""
    if not isinstance(file, File):
        raise CannotDo(f"{file} is not a file.")
    key = world.snowflake()
    world.store.add_file(key, file)
    url = f"{world.cdn}/ephemeral-attachments/{key}/{file.name}"
    attachment = {"id": key, "filename": file.name, "size": len(file.body), "content_type": file.type}
    attachment |= {"url": url, "proxy_url": url, "ephemeral": True}
    resolved.setdefault("attachments", {})[key] = attachment
    return key


MENU_OPTION_TYPES = {
    ComponentType.USER_SELECT: OptionType.USER,
    ComponentType.ROLE_SELECT: OptionType.ROLE,
    ComponentType.MENTIONABLE_SELECT: OptionType.MENTIONABLE,
    ComponentType.CHANNEL_SELECT: OptionType.CHANNEL,
}


def selected_values(world: World, menu: Payload, values: tuple[object, ...], resolved: Payload) -> list[str]:
    """The values of what a person picked in a menu by label, name or value."""
    default_most = len(menu["options"]) if menu["type"] == ComponentType.CHECKBOX_GROUP else 1
    given = {key: value for key, value in menu.items() if value is not None}
    least, most = given.get("min_values", 1), given.get("max_values", default_most)
    if not least <= len(values) <= most:
        raise CannotDo(f"Pick {least} to {most}.")
    if "options" in menu:
        return [_option_value(menu["options"], value) for value in values]
    return [resolve(world, MENU_OPTION_TYPES[menu["type"]], value, resolved) for value in values]


def _option_value(options: list[Payload], value: object) -> str:
    for option in options:
        if value in (option["value"], option["label"]):
            return str(option["value"])
    raise CannotDo(f"{value} is not on offer.")
