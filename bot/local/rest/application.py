"""Routes about the bot's own user, its application and its gateway."""

from bot.local.rest.api import Call, Route
from bot.local.validation.install import install_settings
from bot.local.world import payloads
from bot.local.world.json_types import Payload


def me(call: Call) -> Payload:
    return payloads.own_user(call.world.bot)


def application(call: Call) -> Payload:
    return call.world.application


def edit_application(call: Call) -> Payload:
    """Change the description, or how the application is installed."""
    changes: Payload = {}
    if "description" in call.payload:
        changes["description"] = call.payload["description"] or ""
    if "integration_types_config" in call.payload:
        changes["integration_types_config"] = install_settings(call.payload["integration_types_config"])
    call.world.set_application(**changes)
    return call.world.application


def gateway(call: Call) -> Payload:
    return {"url": call.gateway_url}


def gateway_bot(call: Call) -> Payload:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
    return {"url": call.gateway_url, "shards": call.shards, "session_start_limit": limit}


def user(call: Call) -> Payload:
    return call.world.user(call.path["user_id"])


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("PATCH", "/applications/@me", edit_application),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_bot),
]
