"""Routes about the emoji of the application."""

from bot.local.rest.api import Call, Route
from bot.local.validation.emojis import MOST_EMOJIS, check_name, decode_image
from bot.local.world.errors import ApiError, ErrorCode
from bot.local.world.json_types import Payload


def _known_emojis(call: Call) -> dict[str, Payload]:
    if call.path["application_id"] != call.bot:
        raise ApiError(ErrorCode.UNKNOWN_APPLICATION)
    return dict(call.world.emojis)


def list_emojis(call: Call) -> Payload:
    return {"items": list(_known_emojis(call).values())}


def read(call: Call) -> Payload:
    known = _known_emojis(call)
    if call.path["emoji_id"] not in known:
        raise ApiError(ErrorCode.UNKNOWN_APPLICATION_EMOJI)
    return known[call.path["emoji_id"]]


def create(call: Call) -> Payload:
    known = _known_emojis(call)
    check_name(call.payload.get("name"), known)
    image = decode_image(call.payload.get("image"))
    if len(known) >= MOST_EMOJIS:
        raise ApiError(ErrorCode.TOO_MANY_EMOJIS)
    return call.world.add_emoji(call.payload["name"], image)


def rename(call: Call) -> Payload:
    emoji = read(call)
    others = {key: known for key, known in _known_emojis(call).items() if key != emoji["id"]}
    check_name(call.payload.get("name"), others)
    return call.world.rename_emoji(emoji["id"], call.payload["name"])


def delete(call: Call) -> None:
    call.world.delete_emoji(read(call)["id"])


EMOJIS = "/applications/{application_id}/emojis"
ROUTES = [
    Route("GET", EMOJIS, list_emojis),
    Route("POST", EMOJIS, create, 201),
    Route("GET", EMOJIS + "/{emoji_id}", read),
    Route("PATCH", EMOJIS + "/{emoji_id}", rename),
    Route("DELETE", EMOJIS + "/{emoji_id}", delete),
]
