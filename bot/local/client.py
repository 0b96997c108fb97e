"""How the real discord.py client is pointed at loopback: by three addresses, or by a resolver and TLS."""

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

from bot.local.server import PLATFORM, Front


@contextmanager
def aimed_at(front: Front) -> Iterator[None]:
    """Let every client that lives within talk to the server behind this front."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = front.api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(front.gateway)
    Asset.BASE = front.cdn
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


class Loopback(AbstractResolver):
    """Finds the platform's hosts on this machine, and no other host at all."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked: list[str] = []

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        del port
        self.asked.append(host)
        if host not in PLATFORM.hosts:
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
        """Nothing is held open."""


def connector(names: Loopback, trust: ssl.SSLContext) -> TCPConnector:
    """For `discord.Client(connector=...)`: production addresses, answered by the server on loopback."""
    return TCPConnector(limit=0, resolver=names, ssl=trust)
