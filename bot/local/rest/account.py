"""Routes about the bot itself: who it is, where its gateway is, which commands it has."""

from bot.local import rules, shapes
from bot.local.refusals import Code, Refusal
from bot.local.rest.frame import Call, Route
from bot.local.store import Json


def me(call: Call) -> Json:
    return shapes.own_user(call.world.bot)


def application(call: Call) -> Json:
    return shapes.application(call.world.bot, call.world.people[0])


def gateway(call: Call) -> Json:
    return {"url": call.gateway_url}


def gateway_bot(call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
    return {"url": call.gateway_url, "shards": 1, "session_start_limit": limit}


def user(call: Call) -> Json:
    return call.world.user(call.path["user_id"])


def _scope(call: Call) -> dict[str, Json]:
    """The commands of the place that the path names: everywhere, or one server."""
    if call.path["application_id"] != call.bot:
        raise Refusal(Code.UNKNOWN_APPLICATION)
    guild = call.path.get("guild_id")
    if guild not in (None, call.world.guild["id"]):
        raise Refusal(Code.UNKNOWN_GUILD)
    return {key: known for key, known in call.world.commands.items() if known.get("guild_id") == guild}


def _made(call: Call, asked: Json, known: dict[str, Json]) -> Json:
    """A command as it is kept; one of the same name and kind keeps its id."""
    given = {field: value for field, value in asked.items() if value is not None}
    shape = {"type": 1, "default_member_permissions": None, "nsfw": False, "description": "", **given}
    if "default_member_permissions" in given:
        shape["default_member_permissions"] = str(given["default_member_permissions"])
    if guild := call.path.get("guild_id"):
        shape["guild_id"] = guild
    same = (
        entry["id"]
        for entry in known.values()
        if (entry["type"], entry["name"]) == (shape["type"], shape["name"])
    )
    key = next(same, None) or call.world.snowflake()
    return shape | {"id": key, "application_id": call.bot, "version": call.world.snowflake()}


def commands(call: Call) -> list[Json]:
    return list(_scope(call).values())


def command(call: Call) -> Json:
    known = _scope(call)
    if call.path["command_id"] not in known:
        raise Refusal(Code.UNKNOWN_COMMAND)
    return known[call.path["command_id"]]


def sync(call: Call) -> list[Json]:
    """Replace all commands of a place at once."""
    known = _scope(call)
    rules.check_commands(call.payload)
    made = [_made(call, asked, known) for asked in call.payload]
    others = {key: entry for key, entry in call.world.commands.items() if key not in known}
    call.world.set_commands(others | {entry["id"]: entry for entry in made})
    return made


def create(call: Call) -> Json:
    known = _scope(call)
    rules.check_command(call.payload, "")
    made = _made(call, call.payload, known)
    call.world.set_commands(dict(call.world.commands) | {made["id"]: made})
    return made


def change(call: Call) -> Json:
    changed: Json = command(call) | call.payload | {"version": call.world.snowflake()}
    rules.check_command(changed, "")
    call.world.set_commands(dict(call.world.commands) | {changed["id"]: changed})
    return changed


def delete(call: Call) -> None:
    gone = command(call)["id"]
    call.world.set_commands({key: entry for key, entry in call.world.commands.items() if key != gone})


EVERYWHERE = "/applications/{application_id}/commands"
HERE = "/applications/{application_id}/guilds/{guild_id}/commands"
ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_bot),
    *(
        route
        for place in (EVERYWHERE, HERE)
        for route in (
            Route("GET", place, commands),
            Route("PUT", place, sync),
            Route("POST", place, create, 201),
            Route("GET", place + "/{command_id}", command),
            Route("PATCH", place + "/{command_id}", change),
            Route("DELETE", place + "/{command_id}", delete),
        )
    ),
]
