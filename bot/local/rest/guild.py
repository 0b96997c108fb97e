"""Routes about the guild, its roles and its members."""

from bot.local.rest.api import Call, Route
from bot.local.world import payloads
from bot.local.world.errors import ApiError, ErrorCode
from bot.local.world.json_types import Payload


def find_guild(call: Call) -> Payload:
    if call.path["guild_id"] not in call.world.guilds:
        raise ApiError(ErrorCode.UNKNOWN_GUILD)
    return call.world.guilds[call.path["guild_id"]]


def guild(call: Call) -> Payload:
    count = len(call.world.members)
    return find_guild(call) | {"approximate_member_count": count, "approximate_presence_count": count}


def channels(call: Call) -> list[Payload]:
    wanted = (find_guild(call)["id"], payloads.TEXT)
    seen = call.world.channels_of(call.bot)
    return [channel for channel in seen if (channel.get("guild_id"), channel["type"]) == wanted]


def roles(call: Call) -> list[Payload]:
    return list(find_guild(call)["roles"])


def member(call: Call) -> Payload:
    return call.world.member_of(find_guild(call), call.path["user_id"])


def members(call: Call) -> list[Payload]:
    found = find_guild(call)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    return [call.world.member_of(found, key) for key in call.world.members if int(key) > after][:limit]


GUILD = "/guilds/{guild_id}"
ROUTES = [
    Route("GET", GUILD, guild),
    Route("GET", GUILD + "/channels", channels),
    Route("GET", GUILD + "/roles", roles),
    Route("GET", GUILD + "/members", members),
    Route("GET", GUILD + "/members/{user_id}", member),
]
