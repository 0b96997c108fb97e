"""The worker pool: processes, cancellation, priorities, and exit with the bot."""

import asyncio
import gc
import operator
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path
from select import select

import pytest

from bot.runtime.worker import Worker
from bot.runtime.worker_pool import PriorityGate, WorkerPool
from tests.bot.blocking_job import BlockingJob, fail_when_cancelled, run_until_cancelled

ROOT = Path(__file__).parents[3]
STAYS = """
import asyncio, os, signal
from bot.runtime.worker_pool import WorkerPool

async def main():
    print(await WorkerPool(1, 1).run(os.getpid), flush=True)
    signal.pause()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_work_is_done_in_another_process() -> None:
    drawing_pool = WorkerPool(1, 1)
    assert await drawing_pool.run(divmod, 7, 2) == (3, 1)
    assert await drawing_pool.run(os.getpid) != os.getpid()


async def test_workers_may_have_their_own_session() -> None:
    assert await WorkerPool(1, 1).run(os.getsid, 0) == os.getsid(0)
    assert await WorkerPool(1, 1, own_session=True).run(os.getsid, 0) != os.getsid(0)


async def test_errors_are_raised_in_the_caller() -> None:
    with pytest.raises(ZeroDivisionError):
        await WorkerPool(1, 1).run(divmod, 7, 0)


async def test_a_worker_that_was_killed_is_replaced() -> None:
    drawing_pool = WorkerPool(1, 1)
    first = await drawing_pool.run(os.getpid)
    os.kill(first, signal.SIGKILL)
    assert await drawing_pool.run(os.getpid) != first


async def test_cancelled_work_ends_and_its_worker_stays(tmp_path: Path) -> None:
    drawing_pool, work = WorkerPool(1, 1), BlockingJob.create(tmp_path)
    worker = await drawing_pool.run(os.getpid)
    working = asyncio.create_task(drawing_pool.run(run_until_cancelled, *work.files))
    await work.wait_for_start()
    working.cancel()
    await work.wait_for_cancel()
    assert await drawing_pool.run(os.getpid) == worker


async def test_an_error_of_cancelled_work_is_nobodys_concern(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    drawing_pool, work = WorkerPool(1, 1), BlockingJob.create(tmp_path)
    working = asyncio.create_task(drawing_pool.run(fail_when_cancelled, *work.files))
    await work.wait_for_start()
    working.cancel()
    await asyncio.wait({working})
    await work.wait_for_cancel()
    assert await drawing_pool.run(divmod, 7, 2) == (3, 1)
    del working  # Only what nobody refers to any more is complained of.
    gc.collect()
    assert not caplog.records


async def test_cancelled_work_that_has_not_started_never_runs(tmp_path: Path) -> None:
    drawing_pool, work = WorkerPool(1, 1), BlockingJob.create(tmp_path)
    working = asyncio.create_task(drawing_pool.run(run_until_cancelled, *work.files))
    await work.wait_for_start()
    never = asyncio.create_task(drawing_pool.run(os.mkdir, str(tmp_path / "never")))
    await expect_waiting(drawing_pool, 1)
    never.cancel()
    working.cancel()
    await work.wait_for_cancel()
    assert await drawing_pool.run(divmod, 7, 2) == (3, 1)
    assert not (tmp_path / "never").exists()


async def test_lower_priorities_are_served_first(tmp_path: Path) -> None:
    drawing_pool, work = WorkerPool(1, 1), BlockingJob.create(tmp_path)
    working = asyncio.create_task(drawing_pool.run(run_until_cancelled, *work.files))
    await work.wait_for_start()
    done: list[str] = []

    async def note(name: str, priority: int) -> None:
        done.append(str(await drawing_pool.run(str, name, priority=priority)))

    asked = [asyncio.create_task(note(*each)) for each in (("c", 2), ("a", 0), ("b", 0), ("d", 2))]
    await expect_waiting(drawing_pool, len(asked))
    assert [drawing_pool.gate.ahead(priority) for priority in (0, 1, 2)] == [3, 3, 5]
    working.cancel()
    await work.wait_for_cancel()
    await asyncio.gather(*asked)
    assert done == ["a", "b", "c", "d"]


async def test_a_slot_for_a_cancelled_caller_is_not_lost() -> None:
    gate = PriorityGate(1)
    slot = await gate.acquire(0)
    late = asyncio.create_task(gate.acquire(0))
    await asyncio.sleep(0)
    assert gate.ahead(0) == 2
    gate.release(slot)
    late.cancel()
    await asyncio.wait({late})
    assert (late.cancelled(), gate.ahead(0)) == (True, 0)


# Work that is sent ahead.


async def test_results_of_work_that_is_sent_ahead_reach_those_who_asked() -> None:
    pool, long = WorkerPool(1, 1, places=3), "x" * 3_000_000
    asked = [pool.run(operator.add, long, str(number)) for number in range(9)]
    assert await asyncio.gather(*asked) == [f"{long}{number}" for number in range(9)]
    with pytest.raises(ZeroDivisionError):
        await asyncio.gather(pool.run(divmod, 7, 0), pool.run(divmod, 7, 2))


async def test_work_that_is_cancelled_before_its_turn_is_not_done(tmp_path: Path) -> None:
    pool, work = WorkerPool(1, 1, places=2), BlockingJob.create(tmp_path)
    working = asyncio.create_task(pool.run(run_until_cancelled, *work.files))
    await work.wait_for_start()
    never = asyncio.create_task(pool.run(os.mkdir, str(tmp_path / "never")))
    await asyncio.sleep(0.1)  # It is sent.
    assert pool.gate.busy == 2
    never.cancel()
    await asyncio.wait({never})
    assert not working.done(), "the work before it goes on"
    working.cancel()
    await work.wait_for_cancel()
    assert [await pool.run(divmod, number, 2) for number in (7, 9)] == [(3, 1), (4, 1)]
    assert not (tmp_path / "never").exists()


async def test_all_work_of_a_worker_that_was_killed_is_done_by_a_new_one() -> None:
    pool = WorkerPool(1, 1, places=2)
    first = await pool.run(os.getpid)
    sleeping = asyncio.create_task(pool.run(time.sleep, 0.5))
    behind = asyncio.create_task(pool.run(os.getpid))
    await asyncio.sleep(0.1)
    assert pool.gate.busy == 2
    os.kill(first, signal.SIGKILL)
    await sleeping
    assert await behind != first


async def test_work_that_cannot_be_sent_is_in_nobodys_way() -> None:
    pool = WorkerPool(1, 1, places=2)
    worker = await pool.run(os.getpid)
    with pytest.raises((AttributeError, pickle.PicklingError)):
        await pool.run(lambda: 0)
    async with asyncio.timeout(20):
        assert await pool.run(os.getpid) == worker


async def test_no_worker_idles_while_another_has_two_pieces_of_work() -> None:
    gate = PriorityGate(2, 2)
    taken = [await gate.acquire(0) for _ in range(4)]
    assert [slot % 2 for slot in taken[:2]] in ([0, 1], [1, 0])
    for slot in taken[1:]:
        gate.release(slot)
    other = await gate.acquire(0)
    assert other % 2 != taken[0] % 2


def test_a_worker_from_whom_a_closed_loop_awaited_a_result_is_replaced(tmp_path: Path) -> None:
    pool, work = WorkerPool(1, 1, places=2), BlockingJob.create(tmp_path)

    async def abandon() -> None:
        asyncio.get_running_loop().create_task(pool.run(run_until_cancelled, *work.files))
        await work.wait_for_start()

    asyncio.run(abandon())
    assert asyncio.run(pool.run(divmod, 7, 2)) == (3, 1)


async def expect_waiting(drawing_pool: WorkerPool, many: int) -> None:
    """Check that so many callers wait for the only worker."""
    await asyncio.sleep(0)
    assert drawing_pool.gate.ahead(9) == 1 + many


def test_workers_do_not_outlive_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "stays.py"
    script.write_text(STAYS)
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(ROOT)}
    ) as bot:
        assert bot.stdout
        assert int(bot.stdout.readline())
        bot.kill()
        # The worker holds the pipe too: reading ends only when the worker has exited as well.
        assert not bot.communicate(timeout=60)[0]


async def test_what_a_worker_starts_with_is_no_garbage() -> None:
    assert await WorkerPool(1, 1).run(gc.get_freeze_count) > 0


async def test_a_worker_whose_last_result_nobody_reads_ends_in_order() -> None:
    worker = Worker(0, own_session=False)
    await worker.run(0, os.getpid)
    worker._socket.setblocking(True)
    worker._socket.sendall(pickle.dumps((0, os.getpid, ())))
    select([worker._socket], [], [])
    worker._socket.close()
    worker._process.join(10)
    assert worker._process.exitcode == 0
