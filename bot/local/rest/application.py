"""Routes about the bot's own user, its application and its gateway."""

from bot.local.rest.api import Call, Route
from bot.local.world import payloads
from bot.local.world.json_types import Payload


def me(call: Call) -> Payload:
    return payloads.own_user(call.world.bot)


def application(call: Call) -> Payload:
    return payloads.application(call.world.bot, call.world.people[0])


def gateway(call: Call) -> Payload:
    return {"url": call.gateway_url}


def gateway_bot(call: Call) -> Payload:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
    return {"url": call.gateway_url, "shards": 1, "session_start_limit": limit}


def user(call: Call) -> Payload:
    return call.world.user(call.path["user_id"])


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_bot),
]
