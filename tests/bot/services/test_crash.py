"""A crash at any step from a press to its announcement loses nothing and announces nothing twice."""

import os
import signal
import subprocess
import sys
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bot.domain.log import Announcement
from bot.domain.table import Person, Table
from bot.services.outbox import Outbox
from bot.services.queries import TableQueries
from bot.services.tables import Tables
from bot.storage.database import Database
from bot.storage.turns import open_turns
from engines.core.errors import StaleBoard
from engines.core.game import replay
from engines.core.notation import words

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
STEPS = 30  # from a press to its announcement: SQL statements, and what happens between them


class Fuse:
    """Kills this process at a given step."""

    def __init__(self, length: int) -> None:
        self.steps = count(1)
        self.length = length

    def burn(self, _: object = None) -> None:
        if next(self.steps) == self.length:
            os.kill(os.getpid(), signal.SIGKILL)


def post(channel: Path, announcement: Announcement) -> None:
    """Send a message; Discord shows it once, however often it is sent with the same nonce."""
    with channel.open("a") as sent:
        sent.write(f"{announcement.nonce} {announcement.entry.revision}\n")


def shown(channel: Path) -> list[int]:
    """The revisions that were announced, one for each message that people see."""
    return sorted(int(line.split()[1]) for line in set(channel.read_text().splitlines()))


async def announce(outbox: Outbox, channel: Path, fuse: Fuse) -> None:
    """What the bot does after each move, and once when it starts."""
    for announcement in await outbox.pending():
        fuse.burn()
        post(channel, announcement)
        fuse.burn()
        await outbox.mark_announced(announcement.id)


async def press(folder: Path, length: int) -> None:
    """Make a move, print its revision, and announce it, unless the process is killed before."""
    database, fuse = await Database.open(folder / "tessera.db"), Fuse(length)
    tables = Tables(database)
    await database.read(lambda db: db.set_trace_callback(fuse.burn))
    table = await tables.table(1)
    turn = await tables.play(1, table.to_act or ANN, table.revision, [a_move(table)])
    fuse.burn()
    print(turn.table.revision, flush=True)  # noqa: T201 - the parent process reads it
    await announce(Outbox(database), folder / "channel", fuse)
    await database.close()


def a_move(table: Table) -> str:
    return words(table.rules.legal_moves(table.state)[0])


async def begin(folder: Path) -> Table:
    """A table in play, everything announced so far."""
    database = await Database.open(folder / "tessera.db")
    tables = Tables(database)
    table = await tables.open(
        guild=1, channel=1, host=ANN, game="akropolis", seats=2, options={}, pace="none"
    )
    await tables.join(table.id, BOB)
    table = await tables.start(table.id, ANN)
    await announce(Outbox(database), folder / "channel", Fuse(0))
    await database.close()
    return table


def killed(folder: Path, length: int) -> tuple[bool, list[int]]:
    """Whether the process was killed, and the revisions that it acknowledged before."""
    script = "import asyncio, pathlib, sys; from tests.bot.services import test_crash as crash;"
    script += "asyncio.run(crash.press(pathlib.Path(sys.argv[1]), int(sys.argv[2])))"
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-c", script, folder, str(length)], cwd=root, stdout=subprocess.PIPE, check=False
    )
    assert run.returncode in (0, -signal.SIGKILL)
    return run.returncode != 0, [int(line) for line in run.stdout.split()]


@pytest.mark.parametrize("length", range(1, STEPS + 1))
async def test_killed_at_each_step(tmp_path: Path, length: int) -> None:
    before = await begin(tmp_path)
    dead, acknowledged = killed(tmp_path, length)
    assert dead
    database = await Database.open(tmp_path / "tessera.db")
    tables, channel = Tables(database), tmp_path / "channel"
    table = await tables.table(before.id)
    assert table.revision in (before.revision, before.revision + 1)
    assert table.revision >= max(acknowledged, default=before.revision)
    assert set(shown(channel)) <= set(range(1, table.revision + 1))
    await check_whole(tables, database, table)
    await announce(Outbox(database), channel, Fuse(0))
    assert shown(channel) == list(range(1, table.revision + 1))
    # A button from before the crash works, or says that its move was made.
    old = tables.play(table.id, before.to_act or ANN, before.revision, [a_move(before)])
    if table == before:
        assert (await old).table.moves == 1
    else:
        with pytest.raises(StaleBoard):
            await old
    await database.close()


async def check_whole(tables: Tables, database: Database, table: Table) -> None:
    """State, log, outbox and open turn belong to the same revision."""
    entries = (await TableQueries(database, tables.loader).log_page(table.id)).entries
    assert [entry.revision for entry in entries] == list(range(1, table.revision + 1))
    moves = [entry.move for entry in entries if entry.move]
    assert len(moves) == table.moves
    assert table.setup
    assert replay(table.rules, table.setup, moves) == table.state
    assert all(pending.entry in entries for pending in await Outbox(database).pending())
    turn = await database.read(partial(open_turns.turn_at, table_id=table.id))
    assert turn
    assert table.to_act
    assert (turn.revision, turn.person) == (table.revision, table.to_act.id)
    sound = await database.read(lambda db: db.execute("PRAGMA integrity_check").fetchone()[0])
    assert sound == "ok"


async def test_every_step_is_covered(tmp_path: Path) -> None:
    before = await begin(tmp_path)
    assert killed(tmp_path, STEPS + 1) == (False, [before.revision + 1])
