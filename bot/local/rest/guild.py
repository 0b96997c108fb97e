"""Routes about the guild, its roles and its members."""

from bot.local.rest.api import Call, Route
from bot.local.world import payloads
from bot.local.world.errors import ApiError, ErrorCode
from bot.local.world.json_types import Payload


def find_guild(call: Call) -> Payload:
    if call.path["guild_id"] != call.world.guild["id"]:
        raise ApiError(ErrorCode.UNKNOWN_GUILD)
    return call.world.guild


def guild(call: Call) -> Payload:
    count = len(call.world.members)
    return find_guild(call) | {"approximate_member_count": count, "approximate_presence_count": count}


def channels(call: Call) -> list[Payload]:
    find_guild(call)
    return [channel for channel in call.world.channels_of(call.bot) if channel["type"] == payloads.TEXT]


def roles(call: Call) -> list[Payload]:
    return list(find_guild(call)["roles"])


def member(call: Call) -> Payload:
    find_guild(call)
    return call.world.member(call.path["user_id"])


def members(call: Call) -> list[Payload]:
    find_guild(call)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    return [member for key, member in call.world.members.items() if int(key) > after][:limit]


GUILD = "/guilds/{guild_id}"
ROUTES = [
    Route("GET", GUILD, guild),
    Route("GET", GUILD + "/channels", channels),
    Route("GET", GUILD + "/roles", roles),
    Route("GET", GUILD + "/members", members),
    Route("GET", GUILD + "/members/{user_id}", member),
]
