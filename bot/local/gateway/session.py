"""A gateway session, which can be resumed, and the connection that carries it."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum

import msgspec
from aiohttp import web

from bot.local.gateway.compression import Compressor
from bot.local.world.events import Event
from bot.local.world.json_types import Payload


class Opcode(IntEnum):
    """The type of a gateway message."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class CloseCode(IntEnum):
    """Why the gateway closes a connection."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    RATE_LIMITED = 4008
    TIMED_OUT = 4009
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    DISALLOWED_INTENTS = 4014


GUILDS, MEMBERS, PRESENCES, CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
# The intent that an event needs, in a guild and in direct messages, by the start of its name.
INTENTS = {
    "GUILD": (GUILDS, 0),
    "PRESENCE": (PRESENCES, 0),
    "CHANNEL": (GUILDS, 0),
    "THREAD": (GUILDS, 0),
    "MESSAGE": (1 << 9, 1 << 12),
    "MESSAGE_REACTION": (1 << 10, 1 << 13),
}
# Events for the chat page only; Discord sends none of them to bots.
PAGE_EVENTS = {"INTERACTION_SUCCESS", "INTERACTION_MODAL_CREATE", "COMMANDS"}
GUILD_EVENTS = {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}
MESSAGES_PER_MINUTE = 120


@dataclass
class Session:
    """One shard's position in the stream of events. It outlives its connection."""

    id: str
    shard: tuple[int, int]  # index and count
    intents: int
    sharded: bool
    sequence: int = 0
    dispatched: deque[tuple[int, Payload]] = field(default_factory=lambda: deque(maxlen=2000))

    def is_on_shard(self, event: Event) -> bool:
        """Whether Discord sends this event to this shard; direct messages go to shard 0."""
        # Events about a guild itself have its id in `id`.
        guild = event.data.get("id" if event.name in GUILD_EVENTS else "guild_id")
        return self.has_guild(guild) if guild else self.shard[0] == 0

    def has_guild(self, guild_id: str) -> bool:
        return (int(guild_id) >> 22) % self.shard[1] == self.shard[0]

    def has_intent_for(self, event: Event) -> bool:
        if event.name in PAGE_EVENTS:
            return False
        prefixes = [prefix for prefix in INTENTS if event.name.startswith(prefix)]
        if not prefixes:
            return True
        # Events about the guild itself have its id in `id`, not in `guild_id`.
        is_direct = "guild_id" not in event.data and not event.name.startswith("GUILD_")
        return bool(INTENTS[max(prefixes, key=len)][is_direct] & self.intents)

    def record(self, name: str, data: Payload) -> Payload:
        """Number an event and remember it for a resume; returns the message to send."""
        self.sequence += 1
        message = {"op": Opcode.DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.dispatched.append((self.sequence, message))
        return message


class Connection:
    """One open WebSocket. Messages are queued, so that an event never waits for a slow client."""

    def __init__(
        self, socket: web.WebSocketResponse, compressor: Compressor, abort: Callable[[], None]
    ) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.abort = abort
        self.received_at: deque[float] = deque(maxlen=MESSAGES_PER_MINUTE)
        self._compressor = compressor
        self._queue: asyncio.Queue[Payload | int] = asyncio.Queue()

    def send(self, message: Payload) -> None:
        self._queue.put_nowait(message)

    def close(self, code: int) -> None:
        """Close after everything queued has been sent."""
        self._queue.put_nowait(int(code))

    async def write(self) -> None:
        """Send what is queued until the connection closes."""
        with suppress(ConnectionResetError):
            while isinstance(message := await self._queue.get(), dict):
                compressed = self._compressor.compress(msgspec.json.encode(message).decode())
                await (
                    self.socket.send_str(compressed)
                    if isinstance(compressed, str)
                    else self.socket.send_bytes(compressed)
                )
            await self.socket.close(code=message)
