"""Routes about threads and their members."""

from bot.local.rest.api import Call, Route
from bot.local.rest.guild import GUILD, find_guild
from bot.local.validation.bounds import check_bounds
from bot.local.world import payloads
from bot.local.world.errors import ApiError, ErrorCode, invalid_field
from bot.local.world.json_types import Payload
from bot.local.world.permissions import Permission

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def check_archive_duration(payload: Payload) -> None:
    if payload.get("auto_archive_duration", 60) not in ARCHIVE_MINUTES:
        raise invalid_field(
            "auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of 60, 1440, 4320, 10080."
        )


def require_unarchived(channel: Payload) -> None:
    if payloads.is_archived(channel):
        raise ApiError(ErrorCode.THREAD_IS_ARCHIVED)


def start(call: Call) -> Payload:
    """Start a thread, with or without a message that it belongs to."""
    parent = call.channel()
    options = {"type": payloads.PUBLIC_THREAD} | call.payload
    is_private = options["type"] == payloads.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS
    call.world.require(call.bot, parent, needed)
    if parent["type"] != payloads.TEXT:
        raise ApiError(ErrorCode.WRONG_CHANNEL_TYPE)
    check_bounds(options, {"name": (1, 100)}, "")
    check_archive_duration(options)
    return call.world.open_thread(parent, call.bot, options, _first_message(call))


def _first_message(call: Call) -> Payload | None:
    if "message_id" not in call.path:
        return None
    if call.path["message_id"] in call.world.channels:
        raise ApiError(ErrorCode.THREAD_EXISTS)
    return call.message()


def _thread(call: Call) -> Payload:
    channel = call.channel()
    if channel["type"] not in payloads.THREADS:
        raise ApiError(ErrorCode.WRONG_CHANNEL_TYPE)
    return channel


def add_member(call: Call) -> None:
    """Add a user, or the bot itself. Who adds others must be able to write there."""
    thread, user_id = _thread(call), call.path.get("user_id", call.bot)
    require_unarchived(thread)
    if user_id != call.bot:
        call.world.require_sending(call.bot, thread)
    call.world.join_thread(thread["id"], user_id)


def remove_member(call: Call) -> None:
    thread, user_id = _thread(call), call.path.get("user_id", call.bot)
    require_unarchived(thread)
    if user_id != call.bot:
        call.world.require(call.bot, thread, Permission.MANAGE_THREADS)
    call.world.leave_thread(thread["id"], user_id)


def member(call: Call) -> Payload:
    members = call.world.thread_members.get(_thread(call)["id"], {})
    user_id = call.path.get("user_id", call.bot)
    if user_id not in members:
        raise ApiError(ErrorCode.UNKNOWN_MEMBER)
    return members[user_id]


def members(call: Call) -> list[Payload]:
    return list(call.world.thread_members.get(_thread(call)["id"], {}).values())


def _threads(call: Call, *, archived: bool) -> list[Payload]:
    threads = (each for each in call.world.channels_of(call.bot) if each["type"] in payloads.THREADS)
    return [thread for thread in threads if payloads.is_archived(thread) == archived]


def _with_memberships(call: Call, threads: list[Payload]) -> Payload:
    members = (call.world.thread_members.get(thread["id"], {}) for thread in threads)
    own = [by_user[call.bot] for by_user in members if call.bot in by_user]
    return {"threads": threads, "members": own, "has_more": False}


def active(call: Call) -> Payload:
    guild = find_guild(call)["id"]
    found = [thread for thread in _threads(call, archived=False) if thread["guild_id"] == guild]
    return _with_memberships(call, found)


def archived_public(call: Call) -> Payload:
    return _archived(call, payloads.PUBLIC_THREAD)


def archived_private(call: Call) -> Payload:
    call.channel(Permission.MANAGE_THREADS)
    return _archived(call, payloads.PRIVATE_THREAD)


def _archived(call: Call, thread_type: int) -> Payload:
    wanted = (call.channel()["id"], thread_type)
    found = [each for each in _threads(call, archived=True) if (each["parent_id"], each["type"]) == wanted]
    return _with_memberships(call, found[::-1])


CHANNEL = "/channels/{channel_id}"
MEMBERS = CHANNEL + "/thread-members"
ROUTES = [
    Route("GET", GUILD + "/threads/active", active),
    Route("POST", CHANNEL + "/threads", start, 201),
    Route("POST", CHANNEL + "/messages/{message_id}/threads", start, 201),
    Route("GET", CHANNEL + "/threads/archived/public", archived_public),
    Route("GET", CHANNEL + "/threads/archived/private", archived_private),
    Route("GET", MEMBERS, members),
    Route("PUT", MEMBERS + "/@me", add_member),
    Route("DELETE", MEMBERS + "/@me", remove_member),
    Route("PUT", MEMBERS + "/{user_id}", add_member),
    Route("DELETE", MEMBERS + "/{user_id}", remove_member),
    Route("GET", MEMBERS + "/{user_id}", member),
]
