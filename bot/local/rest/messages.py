"""Routes about messages: reading, sending, editing, deleting, pins, reactions."""

from operator import itemgetter
from urllib.parse import unquote

from bot.local import shapes
from bot.local.drafts import compose
from bot.local.refusals import Code, Refusal, invalid
from bot.local.rest.frame import Call, Route
from bot.local.rights import Right
from bot.local.store import Json


def _channel(call: Call, *needed: Right) -> Json:
    channel = call.world.channel(call.path["channel_id"])
    call.world.require(call.bot, channel, *needed)
    return channel


def _message(call: Call) -> Json:
    """The message that the path names, if it is there and not for another's eyes only."""
    return call.world.message(call.path["channel_id"], call.path["message_id"], call.bot)


def _awake(channel: Json) -> None:
    if channel.get("thread_metadata", {}).get("archived"):
        raise Refusal(Code.THREAD_IS_ARCHIVED)


def history(call: Call) -> list[Json]:
    """Newest first; `before`, `after` and `around` are ids."""
    _channel(call, Right.READ_MESSAGE_HISTORY)
    messages = call.world.history(call.path["channel_id"], call.bot)
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid("limit", "NUMBER_TYPE_RANGE", "Must be between 1 and 100.")
    if before := call.query.get("before"):
        messages = [message for message in messages if int(message["id"]) < int(before)]
    if after := call.query.get("after"):
        return [message for message in messages if int(message["id"]) > int(after)][:limit][::-1]
    if around := call.query.get("around"):
        messages.sort(key=lambda message: abs(int(message["id"]) - int(around)))
        return sorted(messages[:limit], key=lambda message: -int(message["id"]))
    return messages[-limit:][::-1]


def read(call: Call) -> Json:
    _channel(call, Right.READ_MESSAGE_HISTORY)
    return _message(call)


def send(call: Call) -> Json:
    channel = _channel(call)
    _may_send(call, channel)
    if again := _sent_before(call, channel):
        return again
    if call.uploads:
        call.world.require(call.bot, channel, Right.ATTACH_FILES)
    fields = compose(call.world, channel["id"], call.payload, call.uploads) | _reply(call)
    if nonce := call.payload.get("nonce"):
        fields["nonce"] = nonce
    return call.world.post(channel["id"], call.bot, fields)


def _may_send(call: Call, channel: Json) -> None:
    if channel["type"] == shapes.DIRECT:
        if not call.world.settings(channel["recipients"][0]["id"])["dms_open"]:
            raise Refusal(Code.DIRECT_MESSAGES_CLOSED)
        return
    is_thread = channel["type"] in shapes.THREADS
    call.world.require(
        call.bot, channel, Right.SEND_MESSAGES_IN_THREADS if is_thread else Right.SEND_MESSAGES
    )
    locked = is_thread and channel["thread_metadata"]["locked"]
    if locked and Right.MANAGE_THREADS not in call.world.rights(call.bot, channel):
        raise Refusal(Code.THREAD_IS_LOCKED)


def _sent_before(call: Call, channel: Json) -> Json | None:
    """The message that an enforced nonce has already made: a retry does not say it twice."""
    if not call.payload.get("enforce_nonce"):
        return None
    sent = reversed(call.world.history(channel["id"], call.bot))
    return next((message for message in sent if message.get("nonce") == call.payload["nonce"]), None)


def _reply(call: Call) -> Json:
    reference = call.payload.get("message_reference")
    if not reference:
        return {}
    target = call.world.messages.get(str(reference["message_id"]))
    if target is None or not call.world.visible_to(call.bot, target):
        if reference.get("fail_if_not_exists", True):
            raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return {}
    place = {"type": 0, "message_id": target["id"], "channel_id": target["channel_id"]}
    bare = {key: value for key, value in target.items() if key not in ("reactions", "referenced_message")}
    return {"type": 19, "message_reference": place, "referenced_message": bare}


def edit(call: Call) -> Json:
    channel = _channel(call)
    message = _message(call)
    if message["author"]["id"] != call.bot:
        raise Refusal(Code.NOT_THE_AUTHOR)
    _awake(channel)
    return call.interactions.revise(message, call.payload, call.uploads)


def delete(call: Call) -> None:
    channel = _channel(call)
    message = _message(call)
    if message["author"]["id"] != call.bot:
        call.world.require(call.bot, channel, Right.MANAGE_MESSAGES)
    _awake(channel)
    call.world.erase(message)


def delete_many(call: Call) -> None:
    channel = _channel(call, Right.MANAGE_MESSAGES)
    keys = [str(key) for key in call.payload["messages"]]
    if not 2 <= len(keys) <= 100:
        raise invalid("messages", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    for key in keys:
        if key in call.world.messages:
            call.world.erase(call.world.message(channel["id"], key, call.bot))


def typing(call: Call) -> None:
    _may_send(call, _channel(call))


def pins(call: Call) -> Json:
    """The latest pinned first, a page at a time; `before` is the time of the last one known."""
    channel = _channel(call, Right.READ_MESSAGE_HISTORY)
    limit, before = int(call.query.get("limit", 50)), call.query.get("before", "9999")
    pinned = [message for message in call.world.history(channel["id"], call.bot) if message["pinned"]]
    items: list[Json] = [
        {"pinned_at": call.world.pins[message["id"]], "message": message} for message in pinned
    ]
    items = sorted((item for item in items if item["pinned_at"] < before), key=itemgetter("pinned_at"))
    return {"items": items[::-1][:limit], "has_more": len(items) > limit}


def pin(call: Call) -> None:
    channel = _channel(call, Right.PIN_MESSAGES)
    _awake(channel)
    message = _message(call)
    if sum(known["pinned"] for known in call.world.history(channel["id"], call.bot)) >= MOST_PINS:
        raise Refusal(Code.TOO_MANY_PINS)
    call.world.pin(message, pinned=True)


def unpin(call: Call) -> None:
    _awake(_channel(call, Right.PIN_MESSAGES))
    call.world.pin(_message(call), pinned=False)


def _emoji(call: Call) -> str:
    emoji = unquote(call.path["emoji_name"])
    if emoji.isascii():
        raise Refusal(Code.UNKNOWN_EMOJI)
    return emoji


def react(call: Call) -> None:
    _awake(_channel(call, Right.ADD_REACTIONS, Right.READ_MESSAGE_HISTORY))
    call.world.react(_message(call), _emoji(call), call.bot, present=True)


def unreact(call: Call) -> None:
    channel = _channel(call)
    _awake(channel)
    who = call.path.get("user_id", call.bot)
    if who != call.bot:
        call.world.require(call.bot, channel, Right.MANAGE_MESSAGES)
    call.world.react(_message(call), _emoji(call), who, present=False)


def reactors(call: Call) -> list[Json]:
    _channel(call, Right.READ_MESSAGE_HISTORY)
    who = call.world.reactions.get(f"{_message(call)['id']} {_emoji(call)}", [])
    return [call.world.user(key) for key in who]


MOST_PINS = 250
ALL = "/channels/{channel_id}/messages"
ONE = "/channels/{channel_id}/messages/{message_id}"
ROUTES = [
    Route("GET", ALL, history),
    Route("POST", ALL, send),
    Route("POST", ALL + "/bulk-delete", delete_many),
    Route("GET", ALL + "/pins", pins),
    Route("PUT", ALL + "/pins/{message_id}", pin),
    Route("DELETE", ALL + "/pins/{message_id}", unpin),
    Route("GET", ONE, read),
    Route("PATCH", ONE, edit),
    Route("DELETE", ONE, delete),
    Route("GET", ONE + "/reactions/{emoji_name}", reactors),
    Route("PUT", ONE + "/reactions/{emoji_name}/@me", react),
    Route("DELETE", ONE + "/reactions/{emoji_name}/@me", unreact),
    Route("DELETE", ONE + "/reactions/{emoji_name}/{user_id}", unreact),
    Route("POST", "/channels/{channel_id}/typing", typing),
]
