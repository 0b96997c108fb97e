"""The world that people and the bot share: one server, its channels and threads, and what was said there.

Everything in it has Discord's own JSON shape and lies on shelves, written to the store as they change.
Read freely; change only through the methods, which also tell every subscriber what happened:

    world.people, world.bot, world.guild            the four local users, the bot's user, the server
    world.channels_of(person)                       channels, threads, direct messages that they may see
    world.history(channel_id, person)               what that person may read there, oldest first
    world.visible_to(person, message)               ephemeral messages are for one person alone
    world.subscribe(callback) -> unsubscribe    callback(Event); filter by `world.concerns(person, event)`
    await world.until(found, patience)              wait for a condition, looked at after every event

A person is named by id. Refused changes raise `Refusal` with the platform's code.
"""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar

from bot.local import shapes
from bot.local.refusals import Code, Refusal
from bot.local.rights import ALL, Right, held
from bot.local.store import Json, Shelf, Store

EPOCH = 1420070400000
T = TypeVar("T")


@dataclass(frozen=True)
class Cast:
    """Who is there when the world begins."""

    people: tuple[str, ...] = ("Ada", "Bruno", "Celina", "Dawid")
    bot: str = "Tessera"
    guild: str = "Loopback"
    channels: tuple[str, ...] = ("table-talk",)
    locale: str = "en-US"


class Event(NamedTuple):
    """Something that happened, under the gateway's name for it."""

    name: str
    data: Json
    only: str | None = None  # the one user who may know


class World:
    """See the module's first lines."""

    def __init__(
        self, store: Store, cast: Cast | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.clock = clock
        self.cdn = ""
        self._last = store.last_id()
        self._news = asyncio.Event()  # the next thing to happen
        self._subscribers: list[Callable[[Event], None]] = []
        self._guilds: Shelf[Json] = store.shelf("guild")
        self._settings: Shelf[Json] = store.shelf("settings")
        self.members: Shelf[Json] = store.shelf("member")
        self.channels: Shelf[Json] = store.shelf("channel")
        self.thread_members: Shelf[Json] = store.shelf("thread member")
        self.messages: Shelf[Json] = store.shelf("message")
        self.secrets: Shelf[str] = store.shelf("secret")  # ephemeral message -> the one person who may see it
        self.commands: Shelf[Json] = store.shelf("command")
        self.pins: Shelf[str] = store.shelf("pin")  # message -> when
        self.reactions: Shelf[list[str]] = store.shelf("reaction")  # "message emoji" -> who
        if not self._guilds:
            with store.together():
                self._begin(cast or Cast())

    def _begin(self, cast: Cast) -> None:
        guild, bot_role = self.snowflake(), self.snowflake()
        bot = shapes.user(self.snowflake(), cast.bot, bot=True)
        self.members[bot["id"]] = shapes.member(bot, self.stamp(), [bot_role])
        for name in cast.people:
            self.join(name, cast.locale)
        self._guilds[guild] = shapes.guild(guild, cast.guild, self.people[0]["id"], cast.locale, bot_role)
        for position, name in enumerate(cast.channels):
            key = self.snowflake()
            self.channels[key] = shapes.text_channel(key, guild, name, position)

    def move_files(self, cdn: str) -> None:
        """Let every kept message name its files under the address at which they are served now."""
        places: Shelf[str] = self.store.shelf("place")
        before, self.cdn = places.get("cdn", cdn), cdn
        with self.store.together():
            for key, message in self.messages.items() if before != cdn else ():
                self.messages[key] = json.loads(json.dumps(message).replace(before, cdn))
            places["cdn"] = cdn

    # Time and names.

    def snowflake(self) -> str:
        """A new id: the platform's clock in its high bits, always larger than the one before."""
        self._last = max(self._last + 1, (int(self.clock() * 1000) - EPOCH) << 22)
        return str(self._last)

    def stamp(self) -> str:
        return datetime.fromtimestamp(self.clock(), UTC).isoformat()

    # Who is there.

    @property
    def guild(self) -> Json:
        return next(iter(self._guilds.values()))

    @property
    def bot(self) -> Json:
        return next(member["user"] for member in self.members.values() if member["user"]["bot"])

    @property
    def people(self) -> list[Json]:
        return [member["user"] for member in self.members.values() if not member["user"]["bot"]]

    def join(self, name: str, locale: str = "en-US") -> Json:
        """Let one more person into the server."""
        who = shapes.user(self.snowflake(), name)
        self.members[who["id"]] = shapes.member(who, self.stamp(), [])
        self._settings[who["id"]] = {"locale": locale, "dms_open": True}
        return who

    def user(self, user_id: str) -> Json:
        return dict(self.member(user_id, Code.UNKNOWN_USER)["user"])

    def member(self, user_id: str, code: Code = Code.UNKNOWN_MEMBER) -> Json:
        if user_id not in self.members:
            raise Refusal(code)
        return self.members[user_id]

    def settings(self, user_id: str) -> Json:
        """A person's language and whether they take direct messages."""
        return self._settings.get(user_id, {"locale": "en-US", "dms_open": False})

    def set_person(self, user_id: str, **changes: Any) -> None:
        """Change `locale` or `dms_open` of a person."""
        self._settings[user_id] = self.settings(user_id) | changes

    def set_guild(self, **changes: Any) -> None:
        self._guilds[self.guild["id"]] = self.guild | changes
        self.emit("GUILD_UPDATE", self.guild)

    # Who hears, who sees.

    def subscribe(self, callback: Callable[[Event], None]) -> Callable[[], None]:
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def emit(self, name: str, data: Json, only: str | None = None) -> None:
        for callback in tuple(self._subscribers):
            callback(Event(name, data, only))
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, found: Callable[[], T | None], patience: float = 30) -> T:
        """Wait until `found` finds something, asked after every event; TimeoutError past `patience`."""
        async with asyncio.timeout(patience):
            while not (result := found()):
                await self._news.wait()
            return result

    def concerns(self, user_id: str, event: Event) -> bool:
        """Whether this user may know of the event."""
        if event.only:
            return event.only == user_id
        channel_id = event.data.get("channel_id") or event.data.get("id", "")
        return self.sees(user_id, channel_id) if channel_id in self.channels else True

    def visible_to(self, user_id: str, message: Json) -> bool:
        secret = self.secrets.get(message["id"])
        return secret in (None, user_id) and self.sees(user_id, message["channel_id"])

    def sees(self, user_id: str, channel_id: str) -> bool:
        channel = self.channel(channel_id)
        if channel["type"] == shapes.PRIVATE_THREAD and user_id not in self.thread_members.get(
            channel_id, {}
        ):
            return False
        return Right.VIEW_CHANNEL in self.rights(user_id, channel)

    def rights(self, user_id: str, channel: Json) -> Right:
        """What a user may do in a channel; a thread is as free as its parent."""
        if channel["type"] == shapes.DIRECT:
            return ALL if user_id in (self.bot["id"], channel["recipients"][0]["id"]) else Right(0)
        ground = self.channel(channel["parent_id"]) if channel["type"] in shapes.THREADS else channel
        return held(self.member(user_id), self.guild["roles"], ground["permission_overwrites"])

    def require(self, user_id: str, channel: Json, *needed: Right) -> None:
        if not self.sees(user_id, channel["id"]):
            raise Refusal(Code.MISSING_ACCESS)
        if any(right not in self.rights(user_id, channel) for right in needed):
            raise Refusal(Code.MISSING_PERMISSIONS)

    # Channels and threads.

    def channel(self, channel_id: str) -> Json:
        if channel_id not in self.channels:
            raise Refusal(Code.UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def channels_of(self, user_id: str) -> list[Json]:
        return [channel for channel in self.channels.values() if self.sees(user_id, channel["id"])]

    def change_channel(self, channel_id: str, **changes: Any) -> Json:
        channel = self.channels[channel_id] = self.channel(channel_id) | changes
        self.emit("THREAD_UPDATE" if channel["type"] in shapes.THREADS else "CHANNEL_UPDATE", channel)
        return channel

    def open_channel(self, name: str) -> Json:
        key = self.snowflake()
        self.channels[key] = shapes.text_channel(key, self.guild["id"], name, len(self.channels))
        self.emit("CHANNEL_CREATE", self.channels[key])
        return self.channels[key]

    def permit(self, channel_id: str, who: str, allow: int = 0, deny: int = 0) -> None:
        """Except one user or role from a channel's permissions."""
        rest = [known for known in self.channel(channel_id)["permission_overwrites"] if known["id"] != who]
        kind = int(who in self.members)
        exception = {"id": who, "type": kind, "allow": str(int(allow)), "deny": str(int(deny))}
        self.change_channel(channel_id, permission_overwrites=[*rest, exception])

    def direct(self, user_id: str) -> Json:
        """The bot's conversation with one person, opened when first asked for."""
        for channel in self.channels.values():
            if channel["type"] == shapes.DIRECT and channel["recipients"][0]["id"] == user_id:
                return channel
        key = self.snowflake()
        self.channels[key] = shapes.direct_channel(key, self.user(user_id))
        self.emit("CHANNEL_CREATE", self.channels[key])
        return self.channels[key]

    def open_thread(self, parent: Json, owner: str, terms: Json, message: Json | None = None) -> Json:
        """Open a thread; one that starts from a message bears the message's id."""
        key = message["id"] if message else self.snowflake()
        thread = shapes.thread(key, parent, owner, self.stamp(), terms)
        self.channels[key] = thread
        self.thread_members[key] = {owner: shapes.thread_member(key, owner, self.stamp())}
        self.emit("THREAD_CREATE", thread | {"newly_created": True})
        if message:
            self.change_message(message, thread=thread, flags=message["flags"] | shapes.HAS_THREAD)
        elif thread["type"] == shapes.PUBLIC_THREAD:
            place = {"type": 0, "channel_id": key, "guild_id": parent["guild_id"]}
            self.post(
                parent["id"], owner, {"type": 18, "content": thread["name"], "message_reference": place}
            )
        return thread

    def join_thread(self, thread_id: str, user_id: str) -> Json:
        members = self.thread_members.get(thread_id, {})
        if user_id in members:
            return self.channel(thread_id)
        self.member(user_id)
        newcomer = shapes.thread_member(thread_id, user_id, self.stamp())
        thread = self._seat(thread_id, members | {user_id: newcomer}, added=[newcomer], removed=[])
        if thread["type"] == shapes.PRIVATE_THREAD:
            self.emit("THREAD_CREATE", thread, only=user_id)
        return thread

    def leave_thread(self, thread_id: str, user_id: str) -> Json:
        members = dict(self.thread_members.get(thread_id, {}))
        members.pop(user_id, None)
        thread = self._seat(thread_id, members, added=[], removed=[user_id])
        if thread["type"] == shapes.PRIVATE_THREAD:
            self.emit("THREAD_DELETE", thread, only=user_id)
        return thread

    def _seat(self, thread_id: str, members: Json, added: list[Json], removed: list[str]) -> Json:
        self.thread_members[thread_id] = members
        thread = self.channels[thread_id] = self.channel(thread_id) | {"member_count": len(members)}
        news = {
            "id": thread_id,
            "guild_id": thread["guild_id"],
            "member_count": len(members),
            "added_members": [entry | {"member": self.members[entry["user_id"]]} for entry in added],
            "removed_member_ids": removed,
        }
        self.emit("THREAD_MEMBERS_UPDATE", news)
        return thread

    def archive(self, thread_id: str, **changes: Any) -> Json:
        """Change a thread's metadata: archived, locked, auto_archive_duration."""
        metadata = self.channel(thread_id)["thread_metadata"] | changes
        if "archived" in changes:
            metadata["archive_timestamp"] = self.stamp()
        return self.change_channel(thread_id, thread_metadata=metadata)

    def close_channel(self, channel_id: str) -> None:
        channel = self.channel(channel_id)
        is_thread = channel["type"] in shapes.THREADS
        self.emit("THREAD_DELETE" if is_thread else "CHANNEL_DELETE", channel)
        for message in [message for message in self.messages.values() if message["channel_id"] == channel_id]:
            del self.messages[message["id"]]
            self._drop_files(message["attachments"])
        del self.channels[channel_id]

    # Messages.

    def message(self, channel_id: str, message_id: str, reader: str) -> Json:
        """One message, if there is one that this reader may see."""
        message = self.messages.get(message_id)
        if message is None or message["channel_id"] != channel_id or not self.visible_to(reader, message):
            raise Refusal(Code.UNKNOWN_MESSAGE)
        return dict(message)

    def history(self, channel_id: str, reader: str) -> list[Json]:
        mine = (message for message in self.messages.values() if message["channel_id"] == channel_id)
        return [message for message in mine if self.visible_to(reader, message)]

    def post(self, channel_id: str, author: str, fields: Json, only: str | None = None) -> Json:
        """Say something in a channel; with `only`, to one person."""
        self._wake(channel_id)
        key = self.snowflake()
        message = shapes.message(key, channel_id, self.user(author), self.stamp()) | fields
        if only:
            self.secrets[key] = only
        self.messages[key] = message
        if not only:
            self._count(channel_id, key)
        self.emit("MESSAGE_CREATE", self.told(message), only)
        return message

    def _wake(self, channel_id: str) -> None:
        # Sending unarchives a thread; that is how the platform wakes one.
        if self.channel(channel_id).get("thread_metadata", {}).get("archived"):
            self.archive(channel_id, archived=False)

    def _count(self, channel_id: str, message_id: str) -> None:
        channel = self.channels[channel_id] | {"last_message_id": message_id}
        if channel["type"] in shapes.THREADS:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        self.channels[channel_id] = channel

    def told(self, message: Json) -> Json:
        """A message as the gateway tells it: with its server and its author's membership."""
        if self.channel(message["channel_id"])["type"] == shapes.DIRECT:
            return message
        member = {k: v for k, v in self.members[message["author"]["id"]].items() if k != "user"}
        return message | {"guild_id": self.guild["id"], "member": member}

    def change_message(self, message: Json, **changes: Any) -> Json:
        before = self.messages[message["id"]]
        changed = self.messages[message["id"]] = before | changes
        self._drop_files([file for file in before["attachments"] if file not in changed["attachments"]])
        self.emit("MESSAGE_UPDATE", self.told(changed), self.secrets.get(message["id"]))
        return dict(changed)

    def erase(self, message: Json) -> None:
        self.messages.pop(message["id"], None)
        self._drop_files(message["attachments"])
        gone = {"id": message["id"], "channel_id": message["channel_id"], **self._home(message["channel_id"])}
        self.emit("MESSAGE_DELETE", gone, self.secrets.pop(message["id"], None))

    def _drop_files(self, attachments: list[Json]) -> None:
        for attachment in attachments:
            self.store.drop_file(attachment["id"])

    def _home(self, channel_id: str) -> Json:
        return {} if self.channel(channel_id)["type"] == shapes.DIRECT else {"guild_id": self.guild["id"]}

    def react(self, message: Json, emoji: str, user_id: str, *, present: bool) -> None:
        """Put a reaction on a message, or take it off."""
        key = f"{message['id']} {emoji}"
        who = [user for user in self.reactions.get(key, []) if user != user_id] + [user_id] * present
        self.reactions[key] = who
        bot = self.bot["id"]
        others = [known for known in message["reactions"] if known["emoji"]["name"] != emoji]
        mine = [shapes.reaction(emoji, len(who), me=bot in who)] if who else []
        self.messages[message["id"]] = self.messages[message["id"]] | {"reactions": [*others, *mine]}
        news = {"user_id": user_id, "channel_id": message["channel_id"], "message_id": message["id"]}
        news |= {
            "emoji": {"id": None, "name": emoji},
            "burst": False,
            "type": 0,
            **self._home(message["channel_id"]),
        }
        self.emit("MESSAGE_REACTION_ADD" if present else "MESSAGE_REACTION_REMOVE", news)

    def pin(self, message: Json, *, pinned: bool) -> None:
        self.change_message(message, pinned=pinned)
        if pinned:
            self.pins[message["id"]] = self.stamp()
        else:
            self.pins.pop(message["id"], None)
        channel_id = message["channel_id"]
        news = {"channel_id": channel_id, "last_pin_timestamp": self.stamp(), **self._home(channel_id)}
        self.emit("CHANNEL_PINS_UPDATE", news)

    # Commands.

    def set_commands(self, commands: dict[str, Json]) -> None:
        """Replace all application commands."""
        for key in set(self.commands) - set(commands):
            del self.commands[key]
        self.commands.update(commands)
        self.emit("COMMANDS", {"commands": list(self.commands.values())})
