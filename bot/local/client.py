"""Points discord.py at the loopback server: by replacing three URLs, or by a resolver and TLS."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from aiohttp import TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.local.server import DISCORD, Endpoints


@contextmanager
def redirect_client(endpoints: Endpoints) -> Iterator[None]:
    """Make every discord.py client connect to these endpoints while the body runs."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = endpoints.api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(endpoints.gateway)
    Asset.BASE = endpoints.cdn
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


class LoopbackResolver(AbstractResolver):
    """Resolves Discord's hosts to this machine, and no other host."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.resolved: list[str] = []

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        del port
        self.resolved.append(host)
        if host not in DISCORD.hosts:
            raise OSError(f"{host} is not on loopback.")
        found = ResolveResult(
            hostname=host,
            host="127.0.0.1",
            port=self.port,
            family=family,
            proto=0,
            flags=socket.AI_NUMERICHOST,
        )
        return [found]

    async def close(self) -> None:
        """Nothing to close."""


def loopback_connector(resolver: LoopbackResolver, trust: ssl.SSLContext) -> TCPConnector:
    """For `discord.Client(connector=...)`: the client uses Discord's URLs and reaches this machine."""
    return TCPConnector(limit=0, resolver=resolver, ssl=trust)
