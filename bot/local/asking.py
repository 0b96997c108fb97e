"""From a person's words to the data of an interaction: which command, and which option has which value."""

from collections.abc import Mapping
from typing import Any

from bot.local.components import Kind
from bot.local.store import File, Json
from bot.local.world import World

GROUPS = (1, 2)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)


class CannotDo(Exception):
    """Something that a person cannot do now; the sentence says why."""


def find_command(world: World, text: str, locale: str) -> tuple[Json, list[Json]]:
    """The command that `/group sub` means, and the chain of groups down to it."""
    first, *rest = text.lstrip("/").split() or [""]
    chain = [_named(world.commands.values(), first, locale, text)]
    for word in rest:
        chain.append(_named(chain[-1].get("options", []), word, locale, text))
    if any(option["type"] in GROUPS for option in chain[-1].get("options", [])):
        raise CannotDo(f"{text} is a group; name one of its commands.")
    return chain[0], chain[1:]


def _named(nodes: Any, word: str, locale: str, text: str) -> Json:
    for node in nodes:
        if word in (node["name"], (node.get("name_localizations") or {}).get(locale)):
            return dict(node)
    raise CannotDo(f"There is no command {text}.")


def command_data(
    world: World, locale: str, text: str, values: Mapping[str, Any], focus: str | None = None
) -> Json:
    """What the gateway tells of a command: nested options, and the users, channels and files they name."""
    command, chain = find_command(world, text, locale)
    leaf = (chain or [command])[-1]
    resolved: Json = {}
    options = _options(world, leaf, values, focus, resolved)
    for node in reversed(chain):
        options = [{"type": node["type"], "name": node["name"], "options": options}]
    data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    return data | ({"resolved": resolved} if resolved else {})


def _options(
    world: World, leaf: Json, values: Mapping[str, Any], focus: str | None, resolved: Json
) -> list[Json]:
    known = {option["name"]: option for option in leaf.get("options", [])}
    if strange := set(values) - set(known):
        raise CannotDo(f"There is no option {min(strange)}.")
    if focus is None:
        for name, option in known.items():
            if option.get("required") and name not in values:
                raise CannotDo(f"The option {name} is missing.")
    return [
        {"type": known[name]["type"], "name": name, "value": value, "focused": True}
        if name == focus
        else {"type": known[name]["type"], "name": name, "value": _value(world, known[name], value, resolved)}
        for name, value in values.items()
    ]


def _value(world: World, option: Json, value: Any, resolved: Json) -> Any:
    """One option's value, as strictly as the client would take it."""
    if choices := option.get("choices"):
        return _choice(choices, option["name"], value)
    kind = option["type"]
    if kind == BOOLEAN and not isinstance(value, bool):
        raise CannotDo(f"The option {option['name']} is yes or no.")
    if kind in (INTEGER, NUMBER, STRING):
        return _plain(option, value)
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        return resolve(world, kind, value, resolved)
    return keep(world, value, resolved) if kind == ATTACHMENT else value


def _choice(choices: list[Json], name: str, value: Any) -> Any:
    for choice in choices:
        if value in (choice["name"], choice["value"], *(choice.get("name_localizations") or {}).values()):
            return choice["value"]
    raise CannotDo(f"{value} is not a choice of {name}.")


def _plain(option: Json, value: Any) -> Any:
    wanted: Any = {INTEGER: int, NUMBER: float, STRING: str}[option["type"]]
    try:
        plain = wanted(value)
    except ValueError as error:
        raise CannotDo(f"The option {option['name']} is a number.") from error
    size, unit = (len(plain), "length") if option["type"] == STRING else (plain, "value")
    if not option.get(f"min_{unit}", size) <= size <= option.get(f"max_{unit}", size):
        raise CannotDo(f"The option {option['name']} is out of range.")
    return plain


def resolve(world: World, kind: int, value: Any, resolved: Json) -> str:
    """The id of a named user, channel or role; what it stands for is added to `resolved`."""
    key = str(getattr(value, "id", value))
    if kind == CHANNEL:
        return _resolve_channel(world, key, resolved)
    role = next((role for role in world.guild["roles"] if key in (role["id"], role["name"])), None)
    if kind == ROLE or (kind == MENTIONABLE and role):
        if role is None:
            raise CannotDo(f"There is no role {key}.")
        resolved.setdefault("roles", {})[role["id"]] = role
        return str(role["id"])
    return _resolve_user(world, key, resolved)


def _resolve_channel(world: World, key: str, resolved: Json) -> str:
    found = next((c for c in world.channels.values() if key in (c["id"], c.get("name"))), None)
    if found is None:
        raise CannotDo(f"There is no channel {key}.")
    resolved.setdefault("channels", {})[found["id"]] = found | {"permissions": "0"}
    return str(found["id"])


def _resolve_user(world: World, key: str, resolved: Json) -> str:
    users = (member["user"] for member in world.members.values())
    found = next((user for user in users if key in (user["id"], user["username"], user["global_name"])), None)
    if found is None:
        raise CannotDo(f"There is nobody called {key}.")
    member = {
        field: entry
        for field, entry in world.members[found["id"]].items()
        if field not in ("user", "deaf", "mute")
    }
    resolved.setdefault("users", {})[found["id"]] = found
    resolved.setdefault("members", {})[found["id"]] = member | {"permissions": "0"}
    return str(found["id"])


def keep(world: World, file: File, resolved: Json) -> str:
    key = world.snowflake()
    world.store.keep_file(key, file)
    url = f"{world.cdn}/ephemeral-attachments/{key}/{file.name}"
    shape = {"id": key, "filename": file.name, "size": len(file.body), "content_type": file.type}
    resolved.setdefault("attachments", {})[key] = shape | {"url": url, "proxy_url": url, "ephemeral": True}
    return key


SELECT_KINDS = {Kind.USER_SELECT: USER, Kind.ROLE_SELECT: ROLE, Kind.MENTIONABLE_SELECT: MENTIONABLE}


def selected(world: World, menu: Json, values: tuple[Any, ...], resolved: Json) -> list[str]:
    """The values that a person picked in a menu, by label, name or value."""
    usual = len(menu["options"]) if menu["type"] == Kind.CHECKBOX_GROUP else 1
    given = {key: value for key, value in menu.items() if value is not None}
    least, most = given.get("min_values", 1), given.get("max_values", usual)
    if not least <= len(values) <= most:
        raise CannotDo(f"Pick {least} to {most}.")
    if "options" in menu:
        return [_option(menu["options"], value) for value in values]
    return [resolve(world, SELECT_KINDS.get(menu["type"], CHANNEL), value, resolved) for value in values]


def _option(options: list[Json], value: Any) -> str:
    for option in options:
        if value in (option["value"], option["label"]):
            return str(option["value"])
    raise CannotDo(f"{value} is not on offer.")
