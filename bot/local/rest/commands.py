"""Routes about application commands, global or of one guild."""

from bot.local.rest.api import Call, Route
from bot.local.validation.commands import check_command, check_commands
from bot.local.world.errors import ApiError, ErrorCode
from bot.local.world.json_types import Payload


def _known_commands(call: Call) -> dict[str, Payload]:
    """The commands in the scope of the path: global, or of the guild."""
    if call.path["application_id"] != call.bot:
        raise ApiError(ErrorCode.UNKNOWN_APPLICATION)
    guild = call.path.get("guild_id")
    if guild not in (None, *call.world.guilds):
        raise ApiError(ErrorCode.UNKNOWN_GUILD)
    return {key: known for key, known in call.world.commands.items() if known.get("guild_id") == guild}


def _complete(call: Call, payload: Payload, known: dict[str, Payload]) -> Payload:
    """A command as it is stored; it takes the id of a known one with the same name and type."""
    given = {field: value for field, value in payload.items() if value is not None}
    command = {"type": 1, "default_member_permissions": None, "nsfw": False, "description": "", **given}
    if "default_member_permissions" in given:
        command["default_member_permissions"] = str(given["default_member_permissions"])
    if guild := call.path.get("guild_id"):
        command["guild_id"] = guild
    same = (
        each["id"]
        for each in known.values()
        if (each["type"], each["name"]) == (command["type"], command["name"])
    )
    key = next(same, None) or call.world.snowflake()
    return command | {"id": key, "application_id": call.bot, "version": call.world.snowflake()}


LOCALIZATIONS = ("name_localizations", "description_localizations")


def list_commands(call: Call) -> list[Payload]:
    """All commands of the scope; their translations only if they are asked for."""
    commands = list(_known_commands(call).values())
    if call.query.get("with_localizations") in ("true", "1"):
        return commands
    return [_without_localizations(command) for command in commands]


def _without_localizations(node: Payload) -> Payload:
    kept = {field: value for field, value in node.items() if field not in LOCALIZATIONS}
    for inner in ("options", "choices"):
        if inner in kept:
            kept[inner] = [_without_localizations(each) for each in kept[inner]]
    return kept


def read(call: Call) -> Payload:
    known = _known_commands(call)
    if call.path["command_id"] not in known:
        raise ApiError(ErrorCode.UNKNOWN_COMMAND)
    return known[call.path["command_id"]]


def sync(call: Call) -> list[Payload]:
    """Replace all commands of the scope."""
    known = _known_commands(call)
    given = _command_list(call)
    check_commands(given)
    commands = [_complete(call, payload, known) for payload in given]
    others = {key: command for key, command in call.world.commands.items() if key not in known}
    call.world.set_commands(others | {command["id"]: command for command in commands})
    return commands


def _command_list(call: Call) -> list[Payload]:
    items = call.body if isinstance(call.body, list) else []
    commands = [item for item in items if isinstance(item, dict)]
    if commands != call.body:
        raise ApiError(ErrorCode.INVALID_JSON)
    return commands


def create(call: Call) -> Payload:
    known = _known_commands(call)
    check_command(call.payload, "")
    return _set(call, _complete(call, call.payload, known))


def edit(call: Call) -> Payload:
    changed = read(call) | call.payload | {"version": call.world.snowflake()}
    check_command(changed, "")
    return _set(call, changed)


def _set(call: Call, command: Payload) -> Payload:
    call.world.set_commands(dict(call.world.commands) | {command["id"]: command})
    return command


def delete(call: Call) -> None:
    deleted = read(call)["id"]
    call.world.set_commands({key: each for key, each in call.world.commands.items() if key != deleted})


GLOBAL_COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
ROUTES = [
    route
    for commands in (GLOBAL_COMMANDS, GUILD_COMMANDS)
    for route in (
        Route("GET", commands, list_commands),
        Route("PUT", commands, sync),
        Route("POST", commands, create, 201),
        Route("GET", commands + "/{command_id}", read),
        Route("PATCH", commands + "/{command_id}", edit),
        Route("DELETE", commands + "/{command_id}", delete),
    )
]
