"""A shard's session and its connection: what one is told, remembers, and may hear of."""

import asyncio
import json
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum

from aiohttp import web

from bot.local.store import Json
from bot.local.wire import Packer
from bot.local.world import Event


class Op(IntEnum):
    """What a gateway message is."""

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


class Close(IntEnum):
    """Why the gateway hangs up."""

    UNKNOWN_OP = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    TOO_FAST = 4008
    TIMED_OUT = 4009
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


GUILDS, MEMBERS, PRESENCES, CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
# The intent that an event needs, in a server and in a direct conversation.
INTENTS = {
    "GUILD": (GUILDS, 0),
    "PRESENCE": (PRESENCES, 0),
    "CHANNEL": (GUILDS, 0),
    "THREAD": (GUILDS, 0),
    "MESSAGE": (1 << 9, 1 << 12),
    "MESSAGE_REACTION": (1 << 10, 1 << 13),
}
PEOPLE_ONLY = {"INTERACTION_SUCCESS", "INTERACTION_MODAL_CREATE", "COMMANDS"}
SENDS_A_MINUTE = 120


@dataclass
class Session:
    """One shard's place in the stream of events; it outlives its connection."""

    id: str
    shard: tuple[int, int]
    intents: int
    sharded: bool
    sequence: int = 0
    told: deque[tuple[int, Json]] = field(default_factory=lambda: deque(maxlen=2000))

    def holds(self, event: Event) -> bool:
        """Whether this shard is told of what happens there; direct messages go to the first."""
        guild = event.data.get("guild_id")
        return (int(guild) >> 22 if guild else 0) % self.shard[1] == self.shard[0]

    def wants(self, event: Event) -> bool:
        if event.name in PEOPLE_ONLY:
            return False
        kinds = [kind for kind in INTENTS if event.name.startswith(kind)]
        if not kinds:
            return True
        # News of the server itself has its number as `id`.
        private = "guild_id" not in event.data and not event.name.startswith("GUILD_")
        return bool(INTENTS[max(kinds, key=len)][private] & self.intents)

    def record(self, name: str, data: Json) -> Json:
        self.sequence += 1
        frame = {"op": Op.DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.told.append((self.sequence, frame))
        return frame


class Link:
    """One open connection: frames wait in a queue so that telling never blocks the world."""

    def __init__(self, socket: web.WebSocketResponse, packer: Packer, abort: Callable[[], None]) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.abort = abort
        self.arrivals: deque[float] = deque(maxlen=SENDS_A_MINUTE)
        self._packer = packer
        self._queue: asyncio.Queue[Json | int] = asyncio.Queue()

    def send(self, frame: Json) -> None:
        self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Hang up once everything before was sent."""
        self._queue.put_nowait(int(code))

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        with suppress(ConnectionResetError):
            while isinstance(frame := await self._queue.get(), dict):
                packed = self._packer.pack(json.dumps(frame))
                await (
                    self.socket.send_str(packed)
                    if isinstance(packed, str)
                    else self.socket.send_bytes(packed)
                )
            await self.socket.close(code=frame)
