"""The gateway server: sessions, dispatch of events, resume."""

import asyncio
import json
import secrets
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from bot.local.faults import GATEWAY_FAULTS, FaultKind, Faults, PlannedFault
from bot.local.gateway.compression import COMPRESSORS
from bot.local.gateway.session import (
    CONTENT,
    GUILDS,
    MEMBERS,
    MESSAGES_PER_MINUTE,
    PAGE_EVENTS,
    PRIVILEGED,
    CloseCode,
    Connection,
    Opcode,
    Session,
)
from bot.local.world import payloads
from bot.local.world.events import Event
from bot.local.world.json_types import Payload
from bot.local.world.world import World


class Gateway:
    """All sessions and connections of the bot."""

    def __init__(self, world: World, faults: Faults, token: str) -> None:
        self.world = world
        self.faults = faults
        self.token = token
        self.url = ""
        self.heartbeat = 41.25
        self.allowed_privileges = 0
        self.guilds_per_shard = 2500  # at most
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        world.subscribe(self._on_event)

    # Dispatch of events.

    @property
    def online(self) -> bool:
        return any(connection.session for connection in self.connections)

    def _emit_presence(self) -> None:
        """Tell people whether the bot is online."""
        status = "online" if self.online else "offline"
        presence = {"user": {"id": self.world.bot["id"]}, "status": status, "activities": []}
        for guild_id in self.world.guilds:
            self.world.emit("PRESENCE_UPDATE", presence | {"guild_id": guild_id})

    def _on_event(self, event: Event) -> None:
        if event.name in PAGE_EVENTS or not self.world.may_receive(self.world.bot["id"], event):
            return
        for session in tuple(self.sessions.values()):
            if session.is_on_shard(event) and session.has_intent_for(event):
                self._dispatch(session, event.name, self._without_content(session, event))

    def _without_content(self, session: Session, event: Event) -> Payload:
        """Hide what people write, unless the session has the intent or the bot is mentioned."""
        data, bot = event.data, self.world.bot["id"]
        in_guild = event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and "guild_id" in data
        if not in_guild or session.intents & CONTENT or data["author"]["id"] == bot:
            return data
        if any(user["id"] == bot for user in data["mentions"]):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _dispatch(self, session: Session, name: str, data: Payload) -> None:
        message = session.record(name, data)
        connection = next((each for each in self.connections if each.session is session), None)
        if connection is None:
            return
        if fault := self.faults.next_fault(f"DISPATCH {name}", GATEWAY_FAULTS):
            self._apply_fault(connection, fault)
        else:
            connection.send(message)

    def _apply_fault(self, connection: Connection, fault: PlannedFault) -> None:
        match fault.kind:
            case FaultKind.RECONNECT:
                connection.send({"op": Opcode.RECONNECT, "d": None})
            case FaultKind.INVALID_SESSION:
                self._invalidate(connection)
            case FaultKind.CLOSE:
                connection.close(int(fault.detail))
            case FaultKind.DROP_BEFORE:
                connection.abort()
        # From here on the session only records events; the client gets them when it resumes.
        connection.session = None

    # Faults that tests cause directly.

    def close(self, code: int) -> None:
        for connection in self.connections:
            connection.close(code)

    def reconnect(self) -> None:
        for connection in self.connections:
            connection.send({"op": Opcode.RECONNECT, "d": None})

    def invalidate(self) -> None:
        for connection in self.connections:
            self._invalidate(connection)

    def drop_connections(self) -> None:
        """Abort every connection without a close frame."""
        for connection in self.connections:
            connection.abort()

    def _invalidate(self, connection: Connection) -> None:
        if connection.session:
            self.sessions.pop(connection.session.id, None)
            connection.session = None
        connection.send({"op": Opcode.INVALID_SESSION, "d": False})

    # One connection.

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=4096)
        await socket.prepare(request)
        transport = request.transport
        connection = Connection(
            socket,
            COMPRESSORS[request.query.get("compress", "")](),
            transport.abort if transport else socket.force_close,
        )
        self.connections.add(connection)
        connection.send({"op": Opcode.HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
        writer = asyncio.create_task(connection.write())
        try:
            await self._read(connection)
        finally:
            self.connections.discard(connection)
            self._emit_presence()
            connection.close(1000)
            await writer
        return socket

    async def _read(self, connection: Connection) -> None:
        while True:
            try:
                message = await connection.socket.receive(timeout=self.heartbeat * 1.5)
            except TimeoutError:
                return connection.close(CloseCode.TIMED_OUT)
            if message.type is not WSMsgType.TEXT:
                return None
            if code := self._check_rate(connection) or self._handle(connection, message):
                connection.close(code)

    def _check_rate(self, connection: Connection) -> CloseCode | None:
        now, received_at = self.world.clock(), connection.received_at
        exceeded = len(received_at) == MESSAGES_PER_MINUTE and now - received_at[0] < 60
        received_at.append(now)
        return CloseCode.RATE_LIMITED if exceeded else None

    def _handle(self, connection: Connection, message: WSMessage) -> CloseCode | None:
        """Handle one message of the client; returns the code to close with if it is invalid."""
        try:
            command = json.loads(message.data)
        except (ValueError, RecursionError):
            return CloseCode.DECODE_ERROR
        if not isinstance(command, dict) or "d" not in command:
            return CloseCode.DECODE_ERROR
        handlers = {
            Opcode.HEARTBEAT: self._acknowledge_heartbeat,
            Opcode.IDENTIFY: self._identify,
            Opcode.RESUME: self._resume,
            Opcode.REQUEST_MEMBERS: self._send_members,
            Opcode.PRESENCE: self._ignore,
            Opcode.VOICE_STATE: self._ignore,
        }
        opcode: Any = command.get("op")
        handler = handlers.get(opcode)
        return handler(connection, command["d"]) if handler else CloseCode.UNKNOWN_OPCODE

    def _acknowledge_heartbeat(self, connection: Connection, _: Payload) -> None:
        connection.send({"op": Opcode.HEARTBEAT_ACK, "d": None})

    def _ignore(self, connection: Connection, _: Payload) -> CloseCode | None:
        return None if connection.session else CloseCode.NOT_AUTHENTICATED

    def _identify(self, connection: Connection, data: Payload) -> CloseCode | None:
        if data["token"] != self.token:
            return CloseCode.AUTHENTICATION_FAILED
        if connection.session:
            return CloseCode.ALREADY_AUTHENTICATED
        shard = _shard(data)
        if shard is None:
            return CloseCode.INVALID_SHARD
        if data["intents"] & PRIVILEGED & ~self.allowed_privileges:
            return CloseCode.DISALLOWED_INTENTS
        session = Session(secrets.token_hex(16), shard, data["intents"], "shard" in data)
        guilds = self._guilds_of(session)
        if len(guilds) > self.guilds_per_shard:
            return CloseCode.SHARDING_REQUIRED
        self._delete_stale_sessions(shard)
        self.sessions[session.id] = connection.session = session
        connection.send(session.record("READY", self._ready(session)))
        for guild in guilds if session.intents & GUILDS else ():
            self._dispatch(session, "GUILD_CREATE", self._guild(session, guild))
        self._emit_presence()
        return None

    def _delete_stale_sessions(self, shard: tuple[int, int]) -> None:
        """A shard that identifies again will not resume its earlier sessions."""
        connected = {connection.session.id for connection in self.connections if connection.session}
        for session in tuple(self.sessions.values()):
            if session.shard == shard and session.id not in connected:
                del self.sessions[session.id]

    def _ready(self, session: Session) -> Payload:
        return {
            "v": 10,
            "user": payloads.own_user(self.world.bot),
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in self._guilds_of(session)],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": self.world.bot["id"], "flags": 0},
            **({"shard": list(session.shard)} if session.sharded else {}),
        }

    def _guilds_of(self, session: Session) -> list[Payload]:
        return [guild for guild in self.world.guilds.values() if session.has_guild(guild["id"])]

    def _guild(self, session: Session, guild: Payload) -> Payload:
        world, bot = self.world, self.world.bot["id"]
        visible = [each for each in world.channels_of(bot) if each.get("guild_id") == guild["id"]]
        threads = [channel for channel in visible if channel["type"] in payloads.THREADS]
        shown = world.members if session.intents & MEMBERS else [bot]
        return guild | {
            "joined_at": world.members[bot]["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(world.members),
            "members": [world.member_of(guild, user) for user in shown],
            "channels": [channel for channel in visible if channel not in threads],
            "threads": [thread for thread in threads if not payloads.is_archived(thread)],
            **{key: [] for key in ("voice_states", "presences", "stage_instances", "guild_scheduled_events")},
            "soundboard_sounds": [],
        }

    def _resume(self, connection: Connection, data: Payload) -> CloseCode | None:
        if data["token"] != self.token:
            return CloseCode.AUTHENTICATION_FAILED
        session = self.sessions.get(data["session_id"])
        if session is None or (session.dispatched and data["seq"] < session.dispatched[0][0] - 1):
            connection.send({"op": Opcode.INVALID_SESSION, "d": False})
            return None
        if data["seq"] > session.sequence:
            return CloseCode.INVALID_SEQUENCE
        for sequence, message in session.dispatched:
            if sequence > data["seq"]:
                connection.send(message)
        connection.session = session
        connection.send(session.record("RESUMED", {}))
        self._emit_presence()
        return None

    def _send_members(self, connection: Connection, data: Payload) -> CloseCode | None:
        if connection.session is None:
            return CloseCode.NOT_AUTHENTICATED
        user_ids = data.get("user_ids")
        prefix = str(data.get("query") or "").lower()
        members = [
            member
            for key, member in self.world.members.items()
            if (key in map(str, user_ids) if user_ids else member["user"]["username"].startswith(prefix))
        ]
        guild = str(data.get("guild_id") or self.world.guild["id"])
        chunk = {"guild_id": guild, "members": members, "chunk_index": 0, "chunk_count": 1}
        self._dispatch(connection.session, "GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})
        return None


def _shard(data: Payload) -> tuple[int, int] | None:
    """The index and the count with which a client identifies; none if they are invalid."""
    match data.get("shard", [0, 1]):
        case [int(index), int(count)] if 0 <= index < count:
            return index, count
    return None
