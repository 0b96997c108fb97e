"""The server on 127.0.0.1: one application that is API, gateway, CDN and chat page at once.

    async with Server(path, port=8417) as server:
        with aimed_at(server.front):                 # bot.local.client
            await create_bot().start(server.token)   # any discord.py client

The page is at `server.url`; tests drive people by `server.person("Ada")`.
"""

import errno
import secrets
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, Self
from urllib.parse import urlsplit

from aiohttp import web

from bot.local import page
from bot.local.asking import CannotDo
from bot.local.cdn import add_cdn
from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.interactions import Interactions
from bot.local.people import Person
from bot.local.rest import account, answers, messages, places
from bot.local.rest.frame import PREFIX, Frame
from bot.local.store import Store
from bot.local.world import Cast, World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Front(NamedTuple):
    """The addresses under which the server is known, and the hosts that they name."""

    api: str
    gateway: str
    cdn: str
    hosts: frozenset[str]


PLATFORM = Front(
    "https://discord.com" + PREFIX,
    "wss://gateway.discord.gg/",
    "https://cdn.discordapp.com",
    frozenset({"discord.com", "gateway.discord.gg", "cdn.discordapp.com"}),
)


def loopback(port: int) -> Front:
    here = f"127.0.0.1:{port}"
    return Front(
        f"http://{here}{PREFIX}",
        f"ws://{here}/gateway",
        f"http://{here}",
        frozenset({here, f"localhost:{port}"}),
    )


class PortTakenError(OSError):
    """Somebody else listens there."""


class Server:
    """A small Discord. Without a path it forgets everything; without a port it takes a free one.

    With `tls` it answers under the platform's own names (see `bot.local.client.connector`).
    """

    def __init__(  # noqa: PLR0913 - each is a knob of its own, named at the call
        self,
        path: Path | None = None,
        *,
        port: int = 0,
        cast: Cast | None = None,
        clock: Callable[[], float] = time.time,
        seed: int = 0,
        tls: ssl.SSLContext | None = None,
        token: str | None = None,
    ) -> None:
        self.port = port
        self.token = token or secrets.token_urlsafe(24)
        self.store = Store(path)
        self.world = World(self.store, cast, clock)
        self.interactions = Interactions(self.world)
        self.faults = Faults(seed)
        self.gateway = Gateway(self.world, self.faults, self.token)
        self.frame = Frame(self.world, self.interactions, self.faults, self.token)
        self.front = PLATFORM
        self._tls = tls
        self._runner: web.AppRunner | None = None

    @property
    def violations(self) -> list[str]:
        return self.frame.violations

    @property
    def url(self) -> str:
        """Where the chat page is."""
        return f"http://127.0.0.1:{self.port}/"

    def person(self, name: str) -> Person:
        """The hands of one of the people."""
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
            listener = listening(self.port)
        except PortTakenError:
            self.store.close()
            raise
        self.port = listener.getsockname()[1]
        if not self._tls:
            self.front = loopback(self.port)
        self.world.move_files(self.front.cdn)
        self.gateway.url = self.frame.gateway_url = self.front.gateway
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        # A burst of interactions opens as many connections at once; none of them should have to knock twice.
        await web.SockSite(self._runner, listener, ssl_context=self._tls, backlog=1024).start()

    async def stop(self) -> None:
        self.gateway.close(1001)
        if self._runner:
            await self._runner.cleanup()
        self.store.close()

    def _application(self) -> web.Application:
        # Room for ten files of the largest size: what is too large is refused with the rule's own code.
        app = web.Application(middlewares=[self._guard], client_max_size=1 << 28)
        self.frame.add_to(app, [*account.ROUTES, *answers.ROUTES, *messages.ROUTES, *places.ROUTES])
        add_cdn(app, self.store)
        app.router.add_get("/" if self._tls else "/gateway", self.gateway.serve)
        if not self._tls:
            page.mount(app, self.world, self.interactions)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other sites' pages: a name that was bound to this address, or a foreign origin."""
        origin = request.headers.get("Origin")
        if request.host not in self.front.hosts or (
            origin and urlsplit(origin).netloc not in self.front.hosts
        ):
            raise web.HTTPForbidden(text="This server answers to its own page and its own name only.")
        return await handler(request)


def listening(port: int) -> socket.socket:
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise PortTakenError(
            f"Port {port} is taken: is Tessera running already? Stop it or choose another."
        ) from error
