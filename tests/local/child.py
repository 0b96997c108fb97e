"""A process that tests kill: `python -m tests.local.child server|bot|both FILE PORT TOKEN`.

It prints a line when it is ready. With `both`, a person first creates messages that must survive.
"""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from bot.local.people import Person
from bot.local.server import Server, loopback
from tests.local.sample import running


async def create_messages(ada: Person) -> None:
    await ada.slash("/count")
    await ada.click("Pressed 0")
    await ada.slash("/board")
    await ada.slash("/play")
    await ada.sees(lambda message: "thread" in message)


async def main(role: str, path: Path, port: int, token: str) -> None:
    async with AsyncExitStack() as stack:
        server = (
            await stack.enter_async_context(Server(path, port=port, token=token)) if role != "bot" else None
        )
        if role != "server":
            await stack.enter_async_context(running(server.endpoints if server else loopback(port), token))
        if server and role == "both":
            await create_messages(server.person("Ada"))
        print("ready", flush=True)  # noqa: T201 - the parent waits for this line
        await asyncio.Event().wait()


if __name__ == "__main__":
    role, path, port, token = sys.argv[1:]
    asyncio.run(main(role, Path(path), int(port), token))
