"""Routes about channels, threads included, and direct messages."""

from bot.local.rest.api import Call, Route
from bot.local.rest.threads import check_archive_duration
from bot.local.validation.bounds import check_bounds
from bot.local.world import payloads
from bot.local.world.errors import ApiError, ErrorCode
from bot.local.world.json_types import Payload
from bot.local.world.permissions import Permission


def read(call: Call) -> Payload:
    return call.channel()


def open_direct(call: Call) -> Payload:
    return call.world.direct_channel(str(call.payload["recipient_id"]))


def edit(call: Call) -> Payload:
    """Rename a channel; rename, archive, unarchive or lock a thread."""
    channel = call.channel()
    check_bounds(call.payload, {"name": (1, 100), "topic": (0, 1024)}, "")
    if channel["type"] in payloads.THREADS:
        return _edit_thread(call, channel)
    call.world.require(call.bot, channel, Permission.MANAGE_CHANNELS)
    changes = {key: value for key, value in call.payload.items() if key in ("name", "topic", "position")}
    return call.world.change_channel(channel["id"], **changes)


def _edit_thread(call: Call, thread: Payload) -> Payload:
    may_edit = thread["owner_id"] == call.bot and "locked" not in call.payload
    if not may_edit:
        call.world.require(call.bot, thread, Permission.MANAGE_THREADS)
    check_archive_duration(call.payload)
    if payloads.is_archived(thread) and call.payload.get("archived") is not False:
        raise ApiError(ErrorCode.THREAD_IS_ARCHIVED)
    metadata = {
        key: call.payload[key]
        for key in ("archived", "locked", "auto_archive_duration")
        if key in call.payload
    }
    if "name" in call.payload:
        call.world.change_channel(thread["id"], name=call.payload["name"])
    return call.world.change_thread(thread["id"], **metadata)


def delete(call: Call) -> Payload:
    channel = call.channel()
    is_thread = channel["type"] in payloads.THREADS
    needed = Permission.MANAGE_THREADS if is_thread else Permission.MANAGE_CHANNELS
    call.world.require(call.bot, channel, needed)
    call.world.close_channel(channel["id"])
    return channel


CHANNEL = "/channels/{channel_id}"
ROUTES = [
    Route("POST", "/users/@me/channels", open_direct),
    Route("GET", CHANNEL, read),
    Route("PATCH", CHANNEL, edit),
    Route("DELETE", CHANNEL, delete),
]
