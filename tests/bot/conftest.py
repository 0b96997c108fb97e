"""A hall to play in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.hall import Hall, opened


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall
