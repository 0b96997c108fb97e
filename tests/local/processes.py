"""Child processes that tests kill."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def child_process(module: str, *arguments: str) -> AsyncIterator[None]:
    """Run a module until the end of the body, which starts when the module has printed that it is ready."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    try:
        assert await process.stdout.readline() == b"ready\n"
        yield
    finally:
        process.kill()
        await process.communicate()
