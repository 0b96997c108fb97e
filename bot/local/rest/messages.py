"""Routes about messages: history, sending, editing, deleting, pins, reactions."""

from operator import itemgetter
from urllib.parse import unquote

from bot.local.messages.compose import compose
from bot.local.rest.api import Call, Route
from bot.local.rest.threads import require_unarchived
from bot.local.world import payloads
from bot.local.world.errors import ApiError, ErrorCode, invalid_field
from bot.local.world.json_types import Payload
from bot.local.world.permissions import Permission

MAX_PINS = 250
REPLY = 19  # the type of a message that replies to another


def history(call: Call) -> list[Payload]:
    """Messages, newest first. `before`, `after` and `around` are message ids."""
    call.channel(Permission.READ_MESSAGE_HISTORY)
    messages = call.world.history(call.path["channel_id"], call.bot)
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid_field("limit", "NUMBER_TYPE_RANGE", "Must be between 1 and 100.")
    if before := call.query.get("before"):
        messages = [message for message in messages if int(message["id"]) < int(before)]
    if after := call.query.get("after"):
        return [message for message in messages if int(message["id"]) > int(after)][:limit][::-1]
    if around := call.query.get("around"):
        messages.sort(key=lambda message: abs(int(message["id"]) - int(around)))
        return sorted(messages[:limit], key=lambda message: -int(message["id"]))
    return messages[-limit:][::-1]


def read(call: Call) -> Payload:
    call.channel(Permission.READ_MESSAGE_HISTORY)
    return call.message()


def send(call: Call) -> Payload:
    channel = call.channel()
    _require_sending(call, channel)
    if call.payload.get("enforce_nonce") and (earlier := _sent_before(call)):
        return earlier
    if call.uploads:
        call.world.require(call.bot, channel, Permission.ATTACH_FILES)
    fields = compose(call.world, channel["id"], call.payload, call.uploads) | _reply(call)
    if nonce := call.payload.get("nonce"):
        fields["nonce"] = str(nonce)
    return call.world.post(channel["id"], call.bot, fields)


def _require_sending(call: Call, channel: Payload) -> None:
    if channel["type"] == payloads.DIRECT:
        if not call.world.settings(channel["recipients"][0]["id"])["dms_open"]:
            raise ApiError(ErrorCode.DIRECT_MESSAGES_CLOSED)
        return
    call.world.require_sending(call.bot, channel)
    if call.world.is_locked_for(call.bot, channel):
        raise ApiError(ErrorCode.THREAD_IS_LOCKED)


def _sent_before(call: Call) -> Payload | None:
    """The message already sent with this nonce: a nonce is the author's, whatever the channel."""
    return call.world.sent_with_nonce(call.bot, str(call.payload["nonce"]))


def _reply(call: Call) -> Payload:
    reference = call.payload.get("message_reference")
    if not reference:
        return {}
    target = call.world.messages.get(str(reference["message_id"]))
    if target is None or not call.world.visible_to(call.bot, target):
        if reference.get("fail_if_not_exists", True):
            raise invalid_field("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return {}
    link = {"type": 0, "message_id": target["id"], "channel_id": target["channel_id"]}
    copy = {key: value for key, value in target.items() if key not in ("reactions", "referenced_message")}
    return {"type": REPLY, "message_reference": link, "referenced_message": copy}


def edit(call: Call) -> Payload:
    channel = call.channel()
    message = call.message()
    if message["author"]["id"] != call.bot:
        raise ApiError(ErrorCode.NOT_THE_AUTHOR)
    require_unarchived(channel)
    return call.interactions.edit_message(message, call.payload, call.uploads)


def delete(call: Call) -> None:
    channel = call.channel()
    message = call.message()
    if message["author"]["id"] != call.bot:
        call.world.require(call.bot, channel, Permission.MANAGE_MESSAGES)
    require_unarchived(channel)
    call.world.delete_message(message)


def delete_many(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    keys = [str(key) for key in call.payload["messages"]]
    if not 2 <= len(keys) <= 100:
        raise invalid_field("messages", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    for key in keys:
        if key in call.world.messages:
            call.world.delete_message(call.world.message(channel["id"], key, call.bot))


def typing(call: Call) -> None:
    _require_sending(call, call.channel())


def pins(call: Call) -> Payload:
    """Pinned messages, latest pin first. `before` is the time of the last pin already known."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit, before = int(call.query.get("limit", 50)), call.query.get("before", "9999")
    pinned = [message for message in call.world.history(channel["id"], call.bot) if message["pinned"]]
    items: list[Payload] = [
        {"pinned_at": call.world.pins[message["id"]], "message": message} for message in pinned
    ]
    items = sorted((item for item in items if item["pinned_at"] < before), key=itemgetter("pinned_at"))
    return {"items": items[::-1][:limit], "has_more": len(items) > limit}


def pin(call: Call) -> None:
    channel = call.channel(Permission.PIN_MESSAGES)
    require_unarchived(channel)
    message = call.message()
    if sum(known["pinned"] for known in call.world.history(channel["id"], call.bot)) >= MAX_PINS:
        raise ApiError(ErrorCode.TOO_MANY_PINS)
    call.world.pin(message, pinned=True)


def unpin(call: Call) -> None:
    require_unarchived(call.channel(Permission.PIN_MESSAGES))
    call.world.pin(call.message(), pinned=False)


def _emoji(call: Call) -> str:
    emoji = unquote(call.path["emoji_name"])
    if emoji.isascii():
        raise ApiError(ErrorCode.UNKNOWN_EMOJI)
    return emoji


def add_reaction(call: Call) -> None:
    require_unarchived(call.channel(Permission.ADD_REACTIONS, Permission.READ_MESSAGE_HISTORY))
    call.world.react(call.message(), _emoji(call), call.bot, present=True)


def remove_reaction(call: Call) -> None:
    channel = call.channel()
    require_unarchived(channel)
    user_id = call.path.get("user_id", call.bot)
    if user_id != call.bot:
        call.world.require(call.bot, channel, Permission.MANAGE_MESSAGES)
    call.world.react(call.message(), _emoji(call), user_id, present=False)


def reaction_users(call: Call) -> list[Payload]:
    call.channel(Permission.READ_MESSAGE_HISTORY)
    users = call.world.reactions.get(f"{call.message()['id']} {_emoji(call)}", [])
    return [call.world.user(key) for key in users]


MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
ROUTES = [
    Route("GET", MESSAGES, history),
    Route("POST", MESSAGES, send),
    Route("POST", MESSAGES + "/bulk-delete", delete_many),
    Route("GET", MESSAGES + "/pins", pins),
    Route("PUT", MESSAGES + "/pins/{message_id}", pin),
    Route("DELETE", MESSAGES + "/pins/{message_id}", unpin),
    Route("GET", MESSAGE, read),
    Route("PATCH", MESSAGE, edit),
    Route("DELETE", MESSAGE, delete),
    Route("GET", MESSAGE + "/reactions/{emoji_name}", reaction_users),
    Route("PUT", MESSAGE + "/reactions/{emoji_name}/@me", add_reaction),
    Route("DELETE", MESSAGE + "/reactions/{emoji_name}/@me", remove_reaction),
    Route("DELETE", MESSAGE + "/reactions/{emoji_name}/{user_id}", remove_reaction),
    Route("POST", "/channels/{channel_id}/typing", typing),
]
