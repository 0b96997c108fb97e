"""Work is done elsewhere, by workers that come back when killed and go when the bot is."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.workshop import Workshop

ROOT = Path(__file__).parents[2]
STAYS = """
import asyncio, os, signal
from bot.workshop import Workshop

async def main():
    print(await Workshop(1, 1).do(os.getpid), flush=True)
    signal.pause()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_work_is_done_in_another_process() -> None:
    workshop = Workshop(1, 1)
    assert await workshop.do(divmod, 7, 2) == (3, 1)
    assert await workshop.do(os.getpid) != os.getpid()


async def test_what_goes_wrong_there_is_told_here() -> None:
    with pytest.raises(ZeroDivisionError):
        await Workshop(1, 1).do(divmod, 7, 0)


async def test_a_worker_that_was_killed_is_replaced() -> None:
    workshop = Workshop(1, 1)
    first = await workshop.do(os.getpid)
    os.kill(first, signal.SIGKILL)
    assert await workshop.do(os.getpid) != first


def test_workers_do_not_outlive_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "stays.py"
    script.write_text(STAYS)
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(ROOT)}
    ) as bot:
        assert bot.stdout
        assert int(bot.stdout.readline())
        bot.kill()
        # The worker holds the pipe too: only when it is gone as well is there nothing more to read.
        assert not bot.communicate(timeout=60)[0]
