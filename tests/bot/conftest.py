"""The harness that most tests of the bot use."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.harness import Harness, open_harness


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path) as opened:
        yield opened
