"""The state of the loopback Discord, as people and the bot share it.

Everything is stored in Discord's own JSON formats. Read it freely; change it only through the methods, which
also emit the events that the gateway and the chat page pass on:

    world.people, world.bot, world.guild        the local users, the bot's user, the first guild
    world.guilds, world.guild_of(channel)       all guilds by id; everybody is a member of all of them
    world.channels_of(user_id)                  channels, threads and direct messages that the user can see
    world.history(channel_id, user_id)          messages there that the user can see, oldest first
    world.visible_to(user_id, message)          an ephemeral message is visible to one user only
    world.may_receive(user_id, event)           an event is sent to those who can see its channel
    world.subscribe(callback) -> unsubscribe    call `callback(event)` after every change
    await world.until(found, seconds)           wait for a condition

Changes that Discord would reject raise `ApiError` with its error code.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypedDict

from bot.local.world import payloads
from bot.local.world.errors import ApiError, ErrorCode
from bot.local.world.events import Event, EventSource
from bot.local.world.json_types import Payload
from bot.local.world.permissions import ALL, Permission, channel_permissions
from bot.local.world.store import Collection, File, Store

EPOCH = 1420070400000  # Discord's ids count milliseconds from the start of 2015
LONG_AGO = datetime.fromtimestamp(EPOCH / 1000, UTC).isoformat()
NONCE_SECONDS = 300  # how long a nonce is remembered; Discord says "a few minutes"


@dataclass(frozen=True)
class WorldSetup:
    """What a new world contains."""

    people: tuple[str, ...] = ("Ada", "Bruno", "Celina", "Dawid")
    bot: str = "Tessera"
    guild: str = "Loopback"
    more_guilds: tuple[str, ...] = ()  # with the same channels, each on the next shard
    channels: tuple[str, ...] = ("table-talk",)
    locale: str = payloads.DEFAULT_LOCALE  # of the people
    bot_is_new: bool = False  # whether it joins now, or has been there since the guild was created
    active_threads: int = 1000  # at most


class UserSettings(TypedDict):
    """What a user has chosen for themselves."""

    locale: str
    dms_open: bool


class World(EventSource):
    """See the module's docstring."""

    def __init__(
        self, store: Store, setup: WorldSetup | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__()
        self.store = store
        self.clock = clock
        self.cdn = ""
        self.max_active_threads = (setup or WorldSetup()).active_threads
        self._last_id = store.last_id()
        self.guilds = Collection[Payload](store, "guild")
        self._settings = Collection[UserSettings](store, "settings")
        self.members = Collection[Payload](store, "member")
        self.channels = Collection[Payload](store, "channel")
        self.thread_members = Collection[dict[str, Payload]](
            store, "thread member"
        )  # by thread, then by user
        self.messages = Collection[Payload](store, "message")
        self.ephemeral_viewers = Collection[str](store, "secret")  # message id -> id of the user who sees it
        self.commands = Collection[Payload](store, "command")
        self.pins = Collection[str](store, "pin")  # message id -> time of pinning
        self.reactions = Collection[list[str]](store, "reaction")  # "message_id emoji" -> user ids
        self._application = Collection[Payload](store, "application")  # one record: what the bot has changed
        self._nonces: dict[tuple[str, str], str] = {}  # author and nonce -> id of the latest message
        for message in self.messages.values():
            self._remember_nonce(message)
        self.emojis = Collection[Payload](store, "emoji")  # of the application
        if not self.guilds:
            with store.transaction():
                self._create(setup or WorldSetup())
        self._bot_id = next(key for key, member in self.members.items() if member["user"]["bot"])

    def _create(self, setup: WorldSetup) -> None:
        guilds = {self._guild_id_of_next_shard(): name for name in (setup.guild, *setup.more_guilds)}
        bot_roles = [self.snowflake() for _ in guilds]
        bot = payloads.user(self.snowflake(), setup.bot, bot=True)
        joined_at = self.timestamp() if setup.bot_is_new else LONG_AGO
        self.members[bot["id"]] = payloads.member(bot, joined_at, bot_roles)
        for name in setup.people:
            self.add_person(name, setup.locale)
        owner = self.people[0]["id"]
        for (guild, guild_name), bot_role in zip(guilds.items(), bot_roles, strict=True):
            self.guilds[guild] = payloads.guild(guild, guild_name, owner, bot_role)
            for position, name in enumerate(setup.channels):
                key = self.snowflake()
                self.channels[key] = payloads.text_channel(key, guild, name, position)

    def _guild_id_of_next_shard(self) -> str:
        """A new id with another time in its high bits, which decide on the shard."""
        self._last_id = ((int(self.snowflake()) >> 22) + 1) << 22
        return str(self._last_id)

    def set_cdn(self, cdn: str) -> None:
        """Set the base URL of attachments, also in stored messages: the port may differ from last time."""
        stored = Collection[str](self.store, "place")
        before, self.cdn = stored.get("cdn", cdn), cdn
        with self.store.transaction():
            for key, message in self.messages.items() if before != cdn else ():
                self.messages[key] = json.loads(json.dumps(message).replace(before, cdn))
            stored["cdn"] = cdn

    # Ids and time.

    def snowflake(self) -> str:
        """A new id: the time in its high bits, and always larger than the one before."""
        self._last_id = max(self._last_id + 1, (int(self.clock() * 1000) - EPOCH) << 22)
        return str(self._last_id)

    def timestamp(self) -> str:
        return datetime.fromtimestamp(self.clock(), UTC).isoformat()

    # Guild and members.

    @property
    def guild(self) -> Payload:
        return next(iter(self.guilds.values()))

    def guild_of(self, channel: Payload) -> Payload:
        return self.guilds[channel["guild_id"]]

    @property
    def bot(self) -> Payload:
        user: Payload = self.members[self._bot_id]["user"]
        return user

    @property
    def people(self) -> list[Payload]:
        return [member["user"] for member in self.members.values() if not member["user"]["bot"]]

    def add_person(self, name: str, locale: str = "en-US") -> Payload:
        user = payloads.user(self.snowflake(), name)
        self.members[user["id"]] = payloads.member(user, self.timestamp(), [])
        self._settings[user["id"]] = {"locale": locale, "dms_open": True}
        return user

    def user(self, user_id: str) -> Payload:
        return dict(self.member(user_id, ErrorCode.UNKNOWN_USER)["user"])

    def member(self, user_id: str, code: ErrorCode = ErrorCode.UNKNOWN_MEMBER) -> Payload:
        if user_id not in self.members:
            raise ApiError(code)
        return self.members[user_id]

    def member_of(self, guild: Payload, user_id: str) -> Payload:
        """A member with those of their roles that the guild has."""
        member, roles = self.member(user_id), {role["id"] for role in guild["roles"]}
        return member | {"roles": [role for role in member["roles"] if role in roles]}

    def settings(self, user_id: str) -> UserSettings:
        return self._settings.get(user_id, {"locale": "en-US", "dms_open": False})

    def set_person(self, user_id: str, locale: str | None = None, dms_open: bool | None = None) -> None:
        """Change a user's language, or whether they accept direct messages."""
        before = self.settings(user_id)
        self._settings[user_id] = {
            "locale": before["locale"] if locale is None else locale,
            "dms_open": before["dms_open"] if dms_open is None else dms_open,
        }

    def set_guild(self, guild_id: str | None = None, **changes: object) -> None:
        """Change a guild; without an id the first one."""
        guild = self.guilds[guild_id or self.guild["id"]]
        self.guilds[guild["id"]] = payloads.with_fixed_locale(guild | changes)
        self.emit("GUILD_UPDATE", self.guilds[guild["id"]])

    @property
    def application(self) -> Payload:
        changed = self._application.get("changed", {})
        return payloads.application(self.bot, self.people[0]) | changed

    def set_application(self, **changes: object) -> None:
        """Change the application, and install it again with the permissions that it now asks for."""
        self._application["changed"] = self._application.get("changed", {}) | changes
        guild_install = self.application["integration_types_config"].get("0", {})
        if asked := guild_install.get("oauth2_install_params"):
            for guild_id, guild in self.guilds.items():
                everyone, bot_role = guild["roles"]
                roles = [everyone, bot_role | {"permissions": asked["permissions"]}]
                self.set_guild(guild_id, roles=roles)

    # Visibility and permissions.

    def may_receive(self, user_id: str, event: Event) -> bool:
        if event.only:
            return event.only == user_id
        channel_id = event.data.get("channel_id") or event.data.get("id", "")
        return self.can_see(user_id, channel_id) if channel_id in self.channels else True

    def visible_to(self, user_id: str, message: Payload) -> bool:
        viewer = self.ephemeral_viewers.get(message["id"])
        return viewer in (None, user_id) and self.can_see(user_id, message["channel_id"])

    def can_see(self, user_id: str, channel_id: str) -> bool:
        channel = self.channel(channel_id)
        if channel["type"] == payloads.PRIVATE_THREAD and user_id not in self.thread_members.get(
            channel_id, {}
        ):
            return False
        return Permission.VIEW_CHANNEL in self.permissions(user_id, channel)

    def permissions(self, user_id: str, channel: Payload) -> Permission:
        """A user's permissions in a channel; a thread has those of its parent."""
        if channel["type"] == payloads.DIRECT:
            return ALL if user_id in (self.bot["id"], channel["recipients"][0]["id"]) else Permission(0)
        guild = self.guild_of(channel)
        if user_id == guild["owner_id"]:
            return ALL
        parent = self.channel(channel["parent_id"]) if channel["type"] in payloads.THREADS else channel
        return channel_permissions(self.member(user_id), guild["roles"], parent["permission_overwrites"])

    def require(self, user_id: str, channel: Payload, *needed: Permission) -> None:
        """Raise unless the user sees the channel and has these permissions in it."""
        if not self.can_see(user_id, channel["id"]):
            raise ApiError(ErrorCode.MISSING_ACCESS)
        if any(permission not in self.permissions(user_id, channel) for permission in needed):
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)

    def require_sending(self, user_id: str, channel: Payload) -> None:
        is_thread = channel["type"] in payloads.THREADS
        self.require(
            user_id,
            channel,
            Permission.SEND_MESSAGES_IN_THREADS if is_thread else Permission.SEND_MESSAGES,
        )

    def is_locked_for(self, user_id: str, channel: Payload) -> bool:
        """Whether this is a locked thread and the user may not unlock it."""
        locked = channel.get("thread_metadata", {}).get("locked")
        return bool(locked) and Permission.MANAGE_THREADS not in self.permissions(user_id, channel)

    # Channels and threads.

    def channel(self, channel_id: str) -> Payload:
        if channel_id not in self.channels:
            raise ApiError(ErrorCode.UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def channels_of(self, user_id: str) -> list[Payload]:
        return [channel for channel in self.channels.values() if self.can_see(user_id, channel["id"])]

    def change_channel(self, channel_id: str, **changes: object) -> Payload:
        channel = self.channels[channel_id] = self.channel(channel_id) | changes
        self.emit("THREAD_UPDATE" if channel["type"] in payloads.THREADS else "CHANNEL_UPDATE", channel)
        return channel

    def open_channel(self, name: str, guild_id: str | None = None) -> Payload:
        """Open a channel of a guild; without an id of the first one."""
        key, guild = self.snowflake(), guild_id or self.guild["id"]
        return self._add_channel(payloads.text_channel(key, guild, name, len(self.channels)))

    def _add_channel(self, channel: Payload) -> Payload:
        self.channels[channel["id"]] = channel
        self.emit("CHANNEL_CREATE", channel)
        return channel

    def permit(self, channel_id: str, subject: str, allow: int = 0, deny: int = 0) -> None:
        """Set the permission overwrite of one user or role in a channel."""
        others = [
            known for known in self.channel(channel_id)["permission_overwrites"] if known["id"] != subject
        ]
        subject_type = int(subject in self.members)
        overwrite = {"id": subject, "type": subject_type, "allow": str(int(allow)), "deny": str(int(deny))}
        self.change_channel(channel_id, permission_overwrites=[*others, overwrite])

    def direct_channel(self, user_id: str) -> Payload:
        """The direct messages between the bot and a user; created on first use."""
        for channel in self.channels.values():
            if channel["type"] == payloads.DIRECT and channel["recipients"][0]["id"] == user_id:
                return channel
        return self._add_channel(payloads.direct_channel(self.snowflake(), self.user(user_id)))

    def open_thread(
        self, parent: Payload, owner: str, options: Payload, message: Payload | None = None
    ) -> Payload:
        """Open a thread; one that starts from a message has the message's id."""
        if len(self.active_threads()) >= self.max_active_threads:
            raise ApiError(ErrorCode.TOO_MANY_THREADS)
        key = message["id"] if message else self.snowflake()
        thread = payloads.thread(key, parent, owner, self.timestamp(), options)
        self.channels[key] = thread
        self.thread_members[key] = {owner: payloads.thread_member(key, owner, self.timestamp())}
        self.emit("THREAD_CREATE", thread | {"newly_created": True})
        if message:
            self.change_message(message, thread=thread, flags=message["flags"] | payloads.HAS_THREAD)
        elif thread["type"] == payloads.PUBLIC_THREAD:
            reference = {"type": 0, "channel_id": key, "guild_id": parent["guild_id"]}
            notice = {"type": 18, "content": thread["name"], "message_reference": reference}
            self.post(parent["id"], owner, notice)
        return thread

    def active_threads(self) -> list[Payload]:
        threads = (each for each in self.channels.values() if each["type"] in payloads.THREADS)
        return [thread for thread in threads if not payloads.is_archived(thread)]

    def join_thread(self, thread_id: str, user_id: str) -> Payload:
        members = self.thread_members.get(thread_id, {})
        if user_id in members:
            return self.channel(thread_id)
        self.member(user_id)
        entry = payloads.thread_member(thread_id, user_id, self.timestamp())
        thread = self._set_thread_members(thread_id, members | {user_id: entry}, added=[entry], removed=[])
        if thread["type"] == payloads.PRIVATE_THREAD:
            self.emit("THREAD_CREATE", thread, only=user_id)
        return thread

    def leave_thread(self, thread_id: str, user_id: str) -> Payload:
        members = dict(self.thread_members.get(thread_id, {}))
        members.pop(user_id, None)
        thread = self._set_thread_members(thread_id, members, added=[], removed=[user_id])
        if thread["type"] == payloads.PRIVATE_THREAD:
            self.emit("THREAD_DELETE", thread, only=user_id)
        return thread

    def _set_thread_members(
        self, thread_id: str, members: dict[str, Payload], added: list[Payload], removed: list[str]
    ) -> Payload:
        self.thread_members[thread_id] = members
        thread = self.channels[thread_id] = self.channel(thread_id) | {"member_count": len(members)}
        update = {
            "id": thread_id,
            "guild_id": thread["guild_id"],
            "member_count": len(members),
            "added_members": [entry | {"member": self.members[entry["user_id"]]} for entry in added],
            "removed_member_ids": removed,
        }
        self.emit("THREAD_MEMBERS_UPDATE", update)
        return thread

    def change_thread(self, thread_id: str, **changes: object) -> Payload:
        """Change a thread's metadata: archived, locked, auto_archive_duration."""
        metadata = self.channel(thread_id)["thread_metadata"] | changes
        if "archived" in changes:
            metadata["archive_timestamp"] = self.timestamp()
        return self.change_channel(thread_id, thread_metadata=metadata)

    def unarchive(self, channel_id: str) -> None:
        if payloads.is_archived(self.channel(channel_id)):
            self.change_thread(channel_id, archived=False)

    def close_channel(self, channel_id: str) -> None:
        """Delete a channel or thread with its messages."""
        channel = self.channel(channel_id)
        is_thread = channel["type"] in payloads.THREADS
        self.emit("THREAD_DELETE" if is_thread else "CHANNEL_DELETE", channel)
        for message in [message for message in self.messages.values() if message["channel_id"] == channel_id]:
            del self.messages[message["id"]]
            self._delete_files(message["attachments"])
        del self.channels[channel_id]

    # Messages.

    def message(self, channel_id: str, message_id: str, reader: str) -> Payload:
        """One message, if this user can see it."""
        message = self.messages.get(message_id)
        if message is None or message["channel_id"] != channel_id or not self.visible_to(reader, message):
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return dict(message)

    def history(self, channel_id: str, reader: str) -> list[Payload]:
        """The messages of a channel that this user can see, oldest first."""
        if channel_id not in self.channels or not self.can_see(reader, channel_id):
            return []
        in_channel = (message for message in self.messages.values() if message["channel_id"] == channel_id)
        viewers = (None, reader)
        return [message for message in in_channel if self.ephemeral_viewers.get(message["id"]) in viewers]

    def post(self, channel_id: str, author: str, fields: Payload, only: str | None = None) -> Payload:
        """Add a message to a channel; with `only`, it is ephemeral and visible to that user."""
        # On Discord a new message unarchives its thread.
        self.unarchive(channel_id)
        key = self.snowflake()
        message = payloads.message(key, channel_id, self.user(author), self.timestamp()) | fields
        if only:
            self.ephemeral_viewers[key] = only
        self.messages[key] = message
        self._remember_nonce(message)
        if not only:
            self._count_message(channel_id, key)
        self.emit("MESSAGE_CREATE", self._message_event(message), only)
        return message

    def _remember_nonce(self, message: Payload) -> None:
        if "nonce" in message:
            self._nonces[message["author"]["id"], message["nonce"]] = message["id"]

    def sent_with_nonce(self, author: str, nonce: str) -> Payload | None:
        """The message that this author sent with this nonce, in any channel, in the last few minutes."""
        message = self.messages.get(self._nonces.get((author, nonce), ""))
        if message is None:
            return None
        age = self.clock() - datetime.fromisoformat(message["timestamp"]).timestamp()
        return message if age <= NONCE_SECONDS else None

    def _count_message(self, channel_id: str, message_id: str) -> None:
        channel = self.channels[channel_id] | {"last_message_id": message_id}
        if channel["type"] in payloads.THREADS:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        self.channels[channel_id] = channel

    def _message_event(self, message: Payload) -> Payload:
        """A message as the gateway sends it: with its guild's id and its author's membership."""
        channel = self.channel(message["channel_id"])
        if channel["type"] == payloads.DIRECT:
            return message
        member = self.member_of(self.guild_of(channel), message["author"]["id"])
        without_user = {key: value for key, value in member.items() if key != "user"}
        return message | {"guild_id": channel["guild_id"], "member": without_user}

    def change_message(self, message: Payload, **changes: object) -> Payload:
        before = self.messages[message["id"]]
        changed = self.messages[message["id"]] = before | changes
        self._delete_files([file for file in before["attachments"] if file not in changed["attachments"]])
        viewer = self.ephemeral_viewers.get(message["id"])
        self.emit("MESSAGE_UPDATE", self._message_event(changed), viewer)
        return dict(changed)

    def delete_message(self, message: Payload) -> None:
        self.messages.pop(message["id"], None)
        self._delete_files(message["attachments"])
        channel_id = message["channel_id"]
        deleted = {"id": message["id"], "channel_id": channel_id, **self._guild_id(channel_id)}
        self.emit("MESSAGE_DELETE", deleted, self.ephemeral_viewers.pop(message["id"], None))

    def _delete_files(self, attachments: list[Payload]) -> None:
        for attachment in attachments:
            self.store.delete_file(attachment["id"])

    def _guild_id(self, channel_id: str) -> Payload:
        """The `guild_id` field of an event; direct messages have none."""
        channel = self.channel(channel_id)
        return {} if channel["type"] == payloads.DIRECT else {"guild_id": channel["guild_id"]}

    def react(self, message: Payload, emoji: str, user_id: str, *, present: bool) -> None:
        """Add a user's reaction to a message, or remove it."""
        key = f"{message['id']} {emoji}"
        users = [user for user in self.reactions.get(key, []) if user != user_id] + [user_id] * present
        self.reactions[key] = users
        others = [known for known in message["reactions"] if known["emoji"]["name"] != emoji]
        this = [payloads.reaction(emoji, len(users), me=self.bot["id"] in users)] if users else []
        self.messages[message["id"]] = self.messages[message["id"]] | {"reactions": [*others, *this]}
        update = {
            "user_id": user_id,
            "channel_id": message["channel_id"],
            "message_id": message["id"],
            "emoji": {"id": None, "name": emoji},
            "burst": False,
            "type": 0,
            **self._guild_id(message["channel_id"]),
        }
        self.emit("MESSAGE_REACTION_ADD" if present else "MESSAGE_REACTION_REMOVE", update)

    def pin(self, message: Payload, *, pinned: bool) -> None:
        self.change_message(message, pinned=pinned)
        if pinned:
            self.pins[message["id"]] = self.timestamp()
        else:
            self.pins.pop(message["id"], None)
        channel_id = message["channel_id"]
        update = {"channel_id": channel_id, "last_pin_timestamp": self.timestamp()}
        self.emit("CHANNEL_PINS_UPDATE", update | self._guild_id(channel_id))

    # Commands.

    def set_commands(self, commands: dict[str, Payload]) -> None:
        """Replace all application commands."""
        for key in set(self.commands) - set(commands):
            del self.commands[key]
        self.commands.update(commands)
        self.emit("COMMANDS", {"commands": list(self.commands.values())})

    # Emoji of the application.

    def add_emoji(self, name: str, image: File) -> Payload:
        key = self.snowflake()
        animated = image.type == "image/gif"
        self.store.add_file(key, image)
        self.emojis[key] = payloads.application_emoji(key, name, self.bot, animated=animated)
        return self.emojis[key]

    def rename_emoji(self, emoji_id: str, name: str) -> Payload:
        self.emojis[emoji_id] = self.emojis[emoji_id] | {"name": name}
        return self.emojis[emoji_id]

    def delete_emoji(self, emoji_id: str) -> None:
        del self.emojis[emoji_id]
        self.store.delete_file(emoji_id)
