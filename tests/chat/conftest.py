"""The real bot on a loopback Discord. Every request is checked, and an error in the log fails the test."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.app import Tessera, create_bot
from bot.local.server import Server
from tests.chat.match import Match
from tests.local.conftest import ada, bruno, no_errors_in_the_log, record_violations
from tests.local.sample import running
from tests.seeds import Seeds

__all__ = ["ada", "bruno", "no_errors_in_the_log"]


@pytest.fixture(autouse=True)
def defaults_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot with seeds of its own would play another game in every run; few need emoji or challenges."""

    def refuse(_: int) -> int:
        raise AssertionError("Give this bot the `seeds` of the test.")

    defaults = create_bot.__kwdefaults__ or {}
    given = {"seeds": refuse, "emoji": False, "challenges": False}
    monkeypatch.setattr(create_bot, "__kwdefaults__", defaults | given)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with Server() as server:
        violations = record_violations(server)
        yield server
    assert not violations


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
async def bot(server: Server, database: Path, seeds: Seeds) -> AsyncIterator[Tessera]:
    make = partial(create_bot, database, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        yield bot


@pytest.fixture
async def match(server: Server, bot: Tessera) -> Match:
    """Two people at a table whose first card is posted."""
    seated = Match(server, bot, 2)
    await seated.open_and_start()
    return seated
