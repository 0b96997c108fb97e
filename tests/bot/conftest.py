"""The harness that most tests of the bot use, on both kinds of database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.database import Place
from tests.bot.harness import Harness, open_harness


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A new database; a test that takes this runs on both kinds."""
    if request.param == "sqlite":
        return tmp_path / "tessera.db"
    address: Place = request.getfixturevalue("postgres")
    return address


@pytest.fixture
async def harness(place: Place) -> AsyncIterator[Harness]:
    async with open_harness(place) as opened:
        yield opened
