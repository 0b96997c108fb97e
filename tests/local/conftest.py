"""Fixtures: a server, a bot and people. A violation of the specification fails the test."""

import logging
from collections.abc import AsyncIterator, Iterator
from functools import cache
from json import loads
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.local.people import Person
from bot.local.server import Server
from tests.checked_exchanges import FILE
from tests.local.sample import Sample, running
from tests.local.spec import Spec


@cache
def specification() -> Spec | None:
    return Spec() if FILE.exists() else None


def record_violations(server: Server) -> list[str]:
    """Check every exchange and event of a server; returns the list that violations are added to."""
    spec = specification()
    if spec:
        server.api.observers.append(lambda exchange: server.violations.extend(spec.exchange_errors(exchange)))
        server.world.subscribe(lambda event: server.violations.extend(spec.event_errors(event)))
    return server.violations


@pytest.fixture(autouse=True)
def no_errors_in_the_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Errors that the server or discord.py only log fail the test too."""
    yield
    for phase in ("setup", "call"):
        errors = [record for record in caplog.get_records(phase) if record.levelno >= logging.ERROR]
        assert not errors


class Clock:
    """A clock that tests advance by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def server(clock: Clock) -> AsyncIterator[Server]:
    async with Server(clock=clock) as server:
        violations = record_violations(server)
        yield server
    assert not violations


class Api:
    """Plain HTTP requests, for those that discord.py would not make."""

    def __init__(self, server: Server, session: ClientSession) -> None:
        self._session = session
        self._headers = {"Authorization": f"Bot {server.token}"}
        self._base = server.endpoints.api

    async def __call__(self, method: str, path: str, json: Any = None, **kwargs: Any) -> tuple[int, Any]:
        options = {"headers": self._headers, "json": json, **kwargs}
        async with self._session.request(method, self._base + path, **options) as response:
            body = await response.read()
            return response.status, loads(body) if body else None


@pytest.fixture
async def api(server: Server) -> AsyncIterator[Api]:
    async with ClientSession() as session:
        yield Api(server, session)


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[Sample]:
    async with running(server.endpoints, server.token) as bot:
        yield bot
        assert not bot.errors


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture
def bruno(server: Server) -> Person:
    return server.person("Bruno")
