"""Routes about places: the server, its members and channels, threads, direct conversations."""

from bot.local import rules, shapes
from bot.local.refusals import Code, Refusal, invalid
from bot.local.rest.frame import Call, Route
from bot.local.rights import Right
from bot.local.store import Json


def _guild(call: Call) -> Json:
    if call.path["guild_id"] != call.world.guild["id"]:
        raise Refusal(Code.UNKNOWN_GUILD)
    return call.world.guild


def guild(call: Call) -> Json:
    counts = len(call.world.members)
    return _guild(call) | {"approximate_member_count": counts, "approximate_presence_count": counts}


def guild_channels(call: Call) -> list[Json]:
    _guild(call)
    return [channel for channel in call.world.channels_of(call.bot) if channel["type"] == shapes.TEXT]


def roles(call: Call) -> list[Json]:
    return list(_guild(call)["roles"])


def member(call: Call) -> Json:
    _guild(call)
    return call.world.member(call.path["user_id"])


def members(call: Call) -> list[Json]:
    _guild(call)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    return [member for key, member in call.world.members.items() if int(key) > after][:limit]


def channel(call: Call) -> Json:
    found = call.world.channel(call.path["channel_id"])
    call.world.require(call.bot, found)
    return found


def direct(call: Call) -> Json:
    return call.world.direct(str(call.payload["recipient_id"]))


def change(call: Call) -> Json:
    """Rename a channel; rename, archive, lock or wake a thread."""
    found = channel(call)
    rules.bounded(call.payload, {"name": (1, 100), "topic": (0, 1024)}, "")
    if found["type"] not in shapes.THREADS:
        call.world.require(call.bot, found, Right.MANAGE_CHANNELS)
        allowed = {key: value for key, value in call.payload.items() if key in ("name", "topic", "position")}
        return call.world.change_channel(found["id"], **allowed)
    return _change_thread(call, found)


def _change_thread(call: Call, thread: Json) -> Json:
    own = thread["owner_id"] == call.bot and not call.payload.keys() & {"locked"}
    if not own:
        call.world.require(call.bot, thread, Right.MANAGE_THREADS)
    _check_minutes(call.payload)
    waking = call.payload.get("archived") is False
    if thread["thread_metadata"]["archived"] and not waking:
        raise Refusal(Code.THREAD_IS_ARCHIVED)
    metadata = {
        key: call.payload[key]
        for key in ("archived", "locked", "auto_archive_duration")
        if key in call.payload
    }
    if "name" in call.payload:
        call.world.change_channel(thread["id"], name=call.payload["name"])
    return call.world.archive(thread["id"], **metadata)


def _check_minutes(payload: Json) -> None:
    if payload.get("auto_archive_duration", 60) not in rules.ARCHIVE_MINUTES:
        raise invalid(
            "auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of 60, 1440, 4320, 10080."
        )


def delete(call: Call) -> Json:
    found = channel(call)
    is_thread = found["type"] in shapes.THREADS
    call.world.require(call.bot, found, Right.MANAGE_THREADS if is_thread else Right.MANAGE_CHANNELS)
    call.world.close_channel(found["id"])
    return found


def start_thread(call: Call) -> Json:
    """A thread of its own, or one that starts from a message."""
    parent = channel(call)
    terms = {"type": shapes.PUBLIC_THREAD} | call.payload
    private = terms["type"] == shapes.PRIVATE_THREAD
    needed = Right.CREATE_PRIVATE_THREADS if private else Right.CREATE_PUBLIC_THREADS
    call.world.require(call.bot, parent, needed)
    if parent["type"] != shapes.TEXT:
        raise Refusal(Code.WRONG_CHANNEL_TYPE)
    rules.bounded(terms, {"name": (1, 100)}, "")
    _check_minutes(terms)
    return call.world.open_thread(parent, call.bot, terms, _starter(call))


def _starter(call: Call) -> Json | None:
    if "message_id" not in call.path:
        return None
    if call.path["message_id"] in call.world.channels:
        raise Refusal(Code.THREAD_EXISTS)
    return call.world.message(call.path["channel_id"], call.path["message_id"], call.bot)


def _thread(call: Call) -> Json:
    found = channel(call)
    if found["type"] not in shapes.THREADS:
        raise Refusal(Code.WRONG_CHANNEL_TYPE)
    return found


def join(call: Call) -> None:
    thread = _thread(call)
    if thread["thread_metadata"]["archived"]:
        raise Refusal(Code.THREAD_IS_ARCHIVED)
    call.world.join_thread(thread["id"], call.path.get("user_id", call.bot))


def leave(call: Call) -> None:
    thread, who = _thread(call), call.path.get("user_id", call.bot)
    if thread["thread_metadata"]["archived"]:
        raise Refusal(Code.THREAD_IS_ARCHIVED)
    if who != call.bot:
        call.world.require(call.bot, thread, Right.MANAGE_THREADS)
    call.world.leave_thread(thread["id"], who)


def thread_member(call: Call) -> Json:
    members = call.world.thread_members.get(_thread(call)["id"], {})
    who = call.path.get("user_id", call.bot)
    if who not in members:
        raise Refusal(Code.UNKNOWN_MEMBER)
    return dict(members[who])


def thread_members(call: Call) -> list[Json]:
    return list(call.world.thread_members.get(_thread(call)["id"], {}).values())


def _threads(call: Call, *, archived: bool) -> list[Json]:
    seen = (found for found in call.world.channels_of(call.bot) if found["type"] in shapes.THREADS)
    return [found for found in seen if found["thread_metadata"]["archived"] == archived]


def _with_memberships(call: Call, threads: list[Json]) -> Json:
    seats = (call.world.thread_members.get(thread["id"], {}) for thread in threads)
    mine = [seat[call.bot] for seat in seats if call.bot in seat]
    return {"threads": threads, "members": mine, "has_more": False}


def active_threads(call: Call) -> Json:
    _guild(call)
    return _with_memberships(call, _threads(call, archived=False))


def archived_public_threads(call: Call) -> Json:
    return _archived(call, shapes.PUBLIC_THREAD)


def archived_private_threads(call: Call) -> Json:
    call.world.require(call.bot, channel(call), Right.MANAGE_THREADS)
    return _archived(call, shapes.PRIVATE_THREAD)


def _archived(call: Call, kind: int) -> Json:
    parent = channel(call)["id"]
    found = [t for t in _threads(call, archived=True) if (t["parent_id"], t["type"]) == (parent, kind)]
    return _with_memberships(call, found[::-1])


GUILD = "/guilds/{guild_id}"
CHANNEL = "/channels/{channel_id}"
SEATS = CHANNEL + "/thread-members"
ROUTES = [
    Route("GET", GUILD, guild),
    Route("GET", GUILD + "/channels", guild_channels),
    Route("GET", GUILD + "/roles", roles),
    Route("GET", GUILD + "/members", members),
    Route("GET", GUILD + "/members/{user_id}", member),
    Route("GET", GUILD + "/threads/active", active_threads),
    Route("POST", "/users/@me/channels", direct),
    Route("GET", CHANNEL, channel),
    Route("PATCH", CHANNEL, change),
    Route("DELETE", CHANNEL, delete),
    Route("POST", CHANNEL + "/threads", start_thread, 201),
    Route("POST", CHANNEL + "/messages/{message_id}/threads", start_thread, 201),
    Route("GET", CHANNEL + "/threads/archived/public", archived_public_threads),
    Route("GET", CHANNEL + "/threads/archived/private", archived_private_threads),
    Route("GET", SEATS, thread_members),
    Route("PUT", SEATS + "/@me", join),
    Route("DELETE", SEATS + "/@me", leave),
    Route("PUT", SEATS + "/{user_id}", join),
    Route("DELETE", SEATS + "/{user_id}", leave),
    Route("GET", SEATS + "/{user_id}", thread_member),
]
