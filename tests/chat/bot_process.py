"""The bot in its own process, to be killed: `python -m tests.chat.bot_process DATABASE PORT TOKEN SEED`."""

import asyncio
import sys
from functools import partial
from pathlib import Path

from bot.app import create_bot
from bot.local.server import loopback
from tests.local.sample import running
from tests.seeds import seeds_from


async def main(database: Path, port: int, token: str, seed: int) -> None:
    make = partial(create_bot, database, pause=0, seeds=seeds_from(seed), challenges=False)
    async with running(loopback(port), token, make=make, guild_ready_timeout=0.05):
        print("ready", flush=True)  # noqa: T201 - the parent waits for this line
        await asyncio.Event().wait()


if __name__ == "__main__":
    path, port, token, seed = sys.argv[1:]
    asyncio.run(main(Path(path), int(port), token, int(seed)))
