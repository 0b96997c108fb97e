"""Routes by which the bot responds to an interaction, first and later."""

from bot.local.rest.api import Call, Route
from bot.local.world.json_types import Payload


def callback(call: Call) -> Payload | None:
    key, token = call.path["interaction_id"], call.path["interaction_token"]
    report = call.interactions.respond(key, token, call.payload, call.uploads)
    return report if call.query.get("with_response") in ("1", "true", "True") else None


def follow_up(call: Call) -> Payload:
    return call.interactions.follow_up(call.path["webhook_token"], call.payload, call.uploads)


def _token_and_message(call: Call) -> tuple[str, str]:
    return call.path["webhook_token"], call.path.get("message_id", "@original")


def read(call: Call) -> Payload:
    return call.interactions.own_message(*_token_and_message(call))


def edit(call: Call) -> Payload:
    return call.interactions.edit(*_token_and_message(call), call.payload, call.uploads)


def delete(call: Call) -> None:
    call.interactions.delete(*_token_and_message(call))


WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    Route("POST", WEBHOOK, follow_up),
    *(
        route
        for message in ("/messages/@original", "/messages/{message_id}")
        for route in (
            Route("GET", WEBHOOK + message, read),
            Route("PATCH", WEBHOOK + message, edit),
            Route("DELETE", WEBHOOK + message, delete),
        )
    ),
]
