"""The gateway: tells the bot what happens in the world, and lets it resume where it was cut off."""

import asyncio
import json
import secrets

from aiohttp import WSMessage, WSMsgType, web

from bot.local import shapes
from bot.local.faults import GATEWAY, Fault, Faults, Trouble
from bot.local.sessions import (
    CONTENT,
    MEMBERS,
    PEOPLE_ONLY,
    PRIVILEGED,
    SENDS_A_MINUTE,
    Close,
    Link,
    Op,
    Session,
)
from bot.local.store import Json
from bot.local.wire import PACKERS
from bot.local.world import Event, World


class Gateway:
    """All sessions and connections of the bot."""

    def __init__(self, world: World, faults: Faults, token: str) -> None:
        self.world = world
        self.faults = faults
        self.token = token
        self.url = ""
        self.heartbeat = 41.25
        self.allowed_privileges = 0
        self.sessions: dict[str, Session] = {}
        self.links: set[Link] = set()
        world.subscribe(self._hear)

    # What happens in the world.

    @property
    def online(self) -> bool:
        return any(link.session for link in self.links)

    def _show(self) -> None:
        """Let people see whether the bot is there."""
        status = "online" if self.online else "offline"
        news = {"user": {"id": self.world.bot["id"]}, "status": status, "activities": []}
        self.world.emit("PRESENCE_UPDATE", news | {"guild_id": self.world.guild["id"]})

    def _hear(self, event: Event) -> None:
        if event.name in PEOPLE_ONLY or not self.world.concerns(self.world.bot["id"], event):
            return
        for session in tuple(self.sessions.values()):
            if session.holds(event) and session.wants(event):
                self._tell(session, event.name, self._veiled(session, event))

    def _veiled(self, session: Session, event: Event) -> Json:
        """Without the content intent, what people write among themselves is blank to the bot."""
        data, bot = event.data, self.world.bot["id"]
        private = event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and "guild_id" in data
        if not private or session.intents & CONTENT or data["author"]["id"] == bot:
            return data
        if any(user["id"] == bot for user in data["mentions"]):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _tell(self, session: Session, name: str, data: Json) -> None:
        frame = session.record(name, data)
        link = next((link for link in self.links if link.session is session), None)
        if link is None:
            return
        if fault := self.faults.draw(f"DISPATCH {name}", GATEWAY):
            self._suffer(link, fault)
        else:
            link.send(frame)

    def _suffer(self, link: Link, fault: Fault) -> None:
        match fault.trouble:
            case Trouble.RECONNECT:
                link.send({"op": Op.RECONNECT, "d": None})
            case Trouble.INVALID_SESSION:
                self._invalidate(link)
            case Trouble.CLOSE:
                link.close(int(fault.detail))
            case Trouble.DROP_BEFORE:
                link.abort()
        # From now on the session only remembers; what is missed is told when it resumes.
        link.session = None

    # Troubles by hand.

    def close(self, code: int) -> None:
        for link in self.links:
            link.close(code)

    def reconnect(self) -> None:
        for link in self.links:
            link.send({"op": Op.RECONNECT, "d": None})

    def invalidate(self) -> None:
        for link in self.links:
            self._invalidate(link)

    def cut(self) -> None:
        """Break every connection without a word."""
        for link in self.links:
            link.abort()

    def _invalidate(self, link: Link) -> None:
        if link.session:
            self.sessions.pop(link.session.id, None)
            link.session = None
        link.send({"op": Op.INVALID_SESSION, "d": False})

    # One connection.

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=4096)
        await socket.prepare(request)
        transport = request.transport
        link = Link(
            socket,
            PACKERS[request.query.get("compress", "")](),
            transport.abort if transport else socket.force_close,
        )
        self.links.add(link)
        link.send({"op": Op.HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
        writer = asyncio.create_task(link.write())
        try:
            await self._listen(link)
        finally:
            self.links.discard(link)
            self._show()
            link.close(1000)
            await writer
        return socket

    async def _listen(self, link: Link) -> None:
        while True:
            try:
                message = await link.socket.receive(timeout=self.heartbeat * 1.5)
            except TimeoutError:
                return link.close(Close.TIMED_OUT)
            if message.type is not WSMsgType.TEXT:
                return None
            if code := self._too_fast(link) or self._take(link, message):
                link.close(code)

    def _too_fast(self, link: Link) -> Close | None:
        now = self.world.clock()
        full = len(link.arrivals) == SENDS_A_MINUTE and now - link.arrivals[0] < 60
        link.arrivals.append(now)
        return Close.TOO_FAST if full else None

    def _take(self, link: Link, message: WSMessage) -> Close | None:
        """Act on what the client sent; the code to hang up with if it was wrong."""
        try:
            frame = json.loads(message.data)
        except ValueError:
            return Close.DECODE_ERROR
        acts = {
            Op.HEARTBEAT: self._beat,
            Op.IDENTIFY: self._identify,
            Op.RESUME: self._resume,
            Op.REQUEST_MEMBERS: self._members,
            Op.PRESENCE: self._ignore,
            Op.VOICE_STATE: self._ignore,
        }
        act = acts.get(frame.get("op"))
        return act(link, frame["d"]) if act else Close.UNKNOWN_OP

    def _beat(self, link: Link, _: Json) -> None:
        link.send({"op": Op.HEARTBEAT_ACK, "d": None})

    def _ignore(self, link: Link, _: Json) -> Close | None:
        return None if link.session else Close.NOT_AUTHENTICATED

    def _identify(self, link: Link, asked: Json) -> Close | None:
        index, count = asked.get("shard") or (0, 1)
        if asked["token"] != self.token:
            return Close.AUTHENTICATION_FAILED
        if link.session:
            return Close.ALREADY_AUTHENTICATED
        if not 0 <= index < count:
            return Close.INVALID_SHARD
        if asked["intents"] & PRIVILEGED & ~self.allowed_privileges:
            return Close.DISALLOWED_INTENTS
        self._forget((index, count))
        session = Session(secrets.token_hex(16), (index, count), asked["intents"], "shard" in asked)
        self.sessions[session.id] = link.session = session
        link.send(session.record("READY", self._ready(session)))
        home = Event("GUILD_CREATE", {"guild_id": self.world.guild["id"]})
        if session.holds(home) and session.wants(home):
            self._tell(session, "GUILD_CREATE", self._guild(session))
        self._show()
        return None

    def _forget(self, shard: tuple[int, int]) -> None:
        """A shard that identifies anew will not come back for what it was told before."""
        linked = {link.session.id for link in self.links if link.session}
        for session in tuple(self.sessions.values()):
            if session.shard == shard and session.id not in linked:
                del self.sessions[session.id]

    def _ready(self, session: Session) -> Json:
        guild = self.world.guild["id"]
        mine = session.holds(Event("", {"guild_id": guild}))
        return {
            "v": 10,
            "user": shapes.own_user(self.world.bot),
            "guilds": [{"id": guild, "unavailable": True}] if mine else [],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": self.world.bot["id"], "flags": 0},
            **({"shard": list(session.shard)} if session.sharded else {}),
        }

    def _guild(self, session: Session) -> Json:
        world, bot = self.world, self.world.bot["id"]
        seen = [channel for channel in world.channels_of(bot) if channel["type"] != shapes.DIRECT]
        threads = [channel for channel in seen if channel["type"] in shapes.THREADS]
        members = list(world.members.values()) if session.intents & MEMBERS else [world.members[bot]]
        return world.guild | {
            "joined_at": world.members[bot]["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(world.members),
            "members": members,
            "channels": [channel for channel in seen if channel not in threads],
            "threads": [thread for thread in threads if not thread["thread_metadata"]["archived"]],
            **{key: [] for key in ("voice_states", "presences", "stage_instances", "guild_scheduled_events")},
            "soundboard_sounds": [],
        }

    def _resume(self, link: Link, asked: Json) -> Close | None:
        if asked["token"] != self.token:
            return Close.AUTHENTICATION_FAILED
        session = self.sessions.get(asked["session_id"])
        if session is None or (session.told and asked["seq"] < session.told[0][0] - 1):
            link.send({"op": Op.INVALID_SESSION, "d": False})
            return None
        if asked["seq"] > session.sequence:
            return Close.INVALID_SEQUENCE
        for sequence, frame in session.told:
            if sequence > asked["seq"]:
                link.send(frame)
        link.session = session
        link.send(session.record("RESUMED", {}))
        self._show()
        return None

    def _members(self, link: Link, asked: Json) -> Close | None:
        if link.session is None:
            return Close.NOT_AUTHENTICATED
        wanted = asked.get("user_ids")
        named = str(asked.get("query") or "").lower()
        members = [
            member
            for key, member in self.world.members.items()
            if (key in map(str, wanted) if wanted else member["user"]["username"].startswith(named))
        ]
        chunk = {"guild_id": self.world.guild["id"], "members": members, "chunk_index": 0, "chunk_count": 1}
        self._tell(link.session, "GUILD_MEMBERS_CHUNK", chunk | {"nonce": asked.get("nonce")})
        return None
