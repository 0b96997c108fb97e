"""Processes of their own, to be killed."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def standing(module: str, *arguments: str) -> AsyncIterator[None]:
    """A module that runs while the body does, once it has printed that it stands, and is then killed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    try:
        assert await process.stdout.readline() == b"stands\n"
        yield
    finally:
        process.kill()
        await process.communicate()
