"""The server on 127.0.0.1: API, gateway, CDN and chat page in one web application.

    async with Server(path, port=8417) as server:
        with redirect_client(server.endpoints):      # bot.local.client
            await create_bot().start(server.token)   # any discord.py client

The page is at `server.url`; `server.person("Ada")` is a person whom a test can drive.
"""

import asyncio
import errno
import secrets
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, Self
from urllib.parse import urlsplit
from weakref import WeakSet

from aiohttp import web

from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.interactions import Interactions
from bot.local.page.page import add_page
from bot.local.people import CannotDo, Person
from bot.local.rest import (
    application,
    channels,
    commands,
    emojis,
    guild,
    interaction_responses,
    messages,
    threads,
)
from bot.local.rest.api import PREFIX, RestApi
from bot.local.rest.cdn import add_cdn
from bot.local.world import World, WorldSetup
from bot.local.world.store import Store

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
ROUTES = [
    *application.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *guild.ROUTES,
    *channels.ROUTES,
    *threads.ROUTES,
    *messages.ROUTES,
    *interaction_responses.ROUTES,
]


SILENT_SECONDS = 75.0  # after which a connection without a request is closed


class Endpoints(NamedTuple):
    """The URLs of a Discord server, and the hosts in them."""

    api: str
    gateway: str
    cdn: str
    hosts: frozenset[str]


DISCORD = Endpoints(
    "https://discord.com" + PREFIX,
    "wss://gateway.discord.gg/",
    "https://cdn.discordapp.com",
    frozenset({"discord.com", "gateway.discord.gg", "cdn.discordapp.com"}),
)


def loopback(port: int) -> Endpoints:
    host = f"127.0.0.1:{port}"
    return Endpoints(
        f"http://{host}{PREFIX}",
        f"ws://{host}/gateway",
        f"http://{host}",
        frozenset({host, f"localhost:{port}"}),
    )


class PortTakenError(OSError):
    """Another process listens on this port."""


class Server:
    """A small Discord. Without a path nothing is stored; without a port it uses a free one.

    It recommends so many shards to clients that ask. With `tls` it answers to Discord's own host names (see
    `bot.local.client.loopback_connector`).
    """

    def __init__(  # noqa: PLR0913 - independent settings, all with defaults and named at the call
        self,
        path: Path | None = None,
        *,
        port: int = 0,
        setup: WorldSetup | None = None,
        clock: Callable[[], float] = time.time,
        seed: int = 0,
        tls: ssl.SSLContext | None = None,
        token: str | None = None,
        shards: int = 1,
    ) -> None:
        self.port = port
        self.token = token or secrets.token_urlsafe(24)
        self.store = Store(path)
        self.world = World(self.store, setup, clock)
        self.interactions = Interactions(self.world)
        self.faults = Faults(seed)
        self.gateway = Gateway(self.world, self.faults, self.token)
        self.api = RestApi(self.world, self.interactions, self.faults, self.token)
        self.api.shards = shards
        self.endpoints = DISCORD
        self._tls = tls
        self._runner: web.AppRunner | None = None
        self._listening: asyncio.Server | None = None
        self._used: WeakSet[asyncio.Transport] = WeakSet()  # connections with at least one request

    @property
    def violations(self) -> list[str]:
        return self.api.violations

    @property
    def url(self) -> str:
        """The address of the chat page."""
        return f"http://127.0.0.1:{self.port}/"

    def person(self, name: str) -> Person:
        """The simulated person with this name or id."""
        found = next((user for user in self.world.people if name in (user["global_name"], user["id"])), None)
        if found is None:
            raise CannotDo(f"There is nobody called {name}.")
        return Person(self.world, self.interactions, found["id"])

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        try:
            listener = listen(self.port)
        except PortTakenError:
            self.store.close()
            raise
        self.port = listener.getsockname()[1]
        if not self._tls:
            self.endpoints = loopback(self.port)
        self.world.set_cdn(self.endpoints.cdn)
        self.gateway.url = self.api.gateway_url = self.endpoints.gateway
        self._runner = web.AppRunner(
            self._application(), access_log=None, shutdown_timeout=1, keepalive_timeout=SILENT_SECONDS
        )
        await self._runner.setup()
        # A burst of interactions opens many connections at once; a short backlog would delay some of them.
        self._listening = await asyncio.get_running_loop().create_server(
            self._accept, sock=listener, ssl=self._tls, backlog=1024
        )

    def _accept(self) -> asyncio.Protocol:
        """The protocol of a new connection, which is closed if it asks for nothing."""
        if self._runner is None or self._runner.server is None:
            raise RuntimeError("The server was stopped.")
        protocol = self._runner.server()
        asyncio.get_running_loop().call_later(SILENT_SECONDS, self._close_if_silent, protocol)
        return protocol

    def _close_if_silent(self, protocol: web.RequestHandler) -> None:
        if protocol.transport and protocol.transport not in self._used:
            protocol.transport.abort()

    async def stop(self) -> None:
        self.gateway.close(1001)
        if self._listening:
            self._listening.close()
        if self._runner:
            await self._runner.cleanup()
        self.store.close()

    def _application(self) -> web.Application:
        # Room for ten files of the largest size, so that validation rejects a larger one with Discord's code.
        app = web.Application(middlewares=[self._reject_foreign_origins], client_max_size=1 << 28)
        self.api.add_to(app, ROUTES)
        add_cdn(app, self.store)
        app.router.add_get("/" if self._tls else "/gateway", self.gateway.serve)
        if not self._tls:
            add_page(app, self.world, self.interactions)
        return app

    @web.middleware
    async def _reject_foreign_origins(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Protect against pages of other sites: DNS rebinding (host) and cross-site requests (origin)."""
        if request.transport:
            self._used.add(request.transport)
        hosts, origin = self.endpoints.hosts, request.headers.get("Origin")
        if request.host not in hosts or (origin and urlsplit(origin).netloc not in hosts):
            raise web.HTTPForbidden(text="This server answers to its own page and its own name only.")
        return await handler(request)


def listen(port: int) -> socket.socket:
    """A socket on this port of 127.0.0.1; port 0 means any free one."""
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise PortTakenError(
            f"Port {port} is taken: is Tessera running already? Stop it or choose another."
        ) from error
