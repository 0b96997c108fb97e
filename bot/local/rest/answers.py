"""Routes by which the bot answers an interaction, at once and afterwards."""

from bot.local.rest.frame import Call, Route
from bot.local.store import Json


def callback(call: Call) -> Json | None:
    key, token = call.path["interaction_id"], call.path["interaction_token"]
    report = call.interactions.answer(key, token, call.payload, call.uploads)
    return report if call.query.get("with_response") in ("1", "true", "True") else None


def follow(call: Call) -> Json:
    return call.interactions.follow(call.path["webhook_token"], call.payload, call.uploads)


def _which(call: Call) -> tuple[str, str]:
    return call.path["webhook_token"], call.path.get("message_id", "@original")


def read(call: Call) -> Json:
    return call.interactions.own_message(*_which(call))


def edit(call: Call) -> Json:
    return call.interactions.edit(*_which(call), call.payload, call.uploads)


def delete(call: Call) -> None:
    call.interactions.erase(*_which(call))


HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    Route("POST", HOOK, follow),
    *(
        route
        for which in ("/messages/@original", "/messages/{message_id}")
        for route in (
            Route("GET", HOOK + which, read),
            Route("PATCH", HOOK + which, edit),
            Route("DELETE", HOOK + which, delete),
        )
    ),
]
