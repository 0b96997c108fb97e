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
from bot.storage import catalog
from bot.storage.database import Database, Place
from bot.storage.postgres.address import Address
from bot.storage.turns import open_turns
from engines.core.errors import StaleBoard
from engines.core.game import replay
from engines.core.notation import words
from tests.bot.databases import traced

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
# From a press to its announcement: SQL statements, and what happens between them.
STEPS = {"sqlite": 30, "postgres": 30}


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


async def press(place: Place, channel: Path, length: int) -> None:
    """Make a move, print its revision, and announce it, unless the process is killed before."""
    database, fuse = await Database.open(place), Fuse(length)
    tables = Tables(database)
    async with traced(database, fuse.burn):
        table = await tables.table(1)
        turn = await tables.play(1, table.to_act or ANN, table.revision, [a_move(table)])
        fuse.burn()
        print(turn.table.revision, flush=True)  # noqa: T201 - the parent process reads it
        await announce(Outbox(database), channel, fuse)
    await database.close()


def a_move(table: Table) -> str:
    return words(table.rules.legal_moves(table.state)[0])


async def begin(place: Place, channel: Path) -> Table:
    """A table in play, everything announced so far."""
    database = await Database.open(place)
    tables = Tables(database)
    table = await tables.open(
        guild=1, channel=1, host=ANN, game="akropolis", seats=2, options={}, pace="none"
    )
    await tables.join(table.id, BOB)
    table = await tables.start(table.id, ANN)
    await announce(Outbox(database), channel, Fuse(0))
    await database.close()
    return table


def killed(place: Place, channel: Path, length: int) -> tuple[bool, list[int]]:
    """Whether the process was killed, and the revisions that it acknowledged before."""
    script = "import asyncio, pathlib, sys; from tests.bot.services import test_crash as crash;"
    script += "place, channel, length = sys.argv[1:];"
    script += "asyncio.run(crash.press(place_named(place), pathlib.Path(channel), int(length)))"
    script = f"from bot.storage.database import place_named; {script}"
    named = place.url if isinstance(place, Address) else place
    command = [sys.executable, "-c", script, named, channel, str(length)]
    run = subprocess.run(command, cwd=Path(__file__).parents[3], stdout=subprocess.PIPE, check=False)
    assert run.returncode in (0, -signal.SIGKILL)
    return run.returncode != 0, [int(line) for line in run.stdout.split()]


@pytest.fixture
def channel(tmp_path: Path) -> Path:
    return tmp_path / "channel"


@pytest.mark.parametrize(
    ("place", "length"),
    [(kind, length) for kind, steps in STEPS.items() for length in range(1, steps + 1)],
    indirect=["place"],
)
async def test_killed_at_each_step(place: Place, channel: Path, length: int) -> None:
    before = await begin(place, channel)
    dead, acknowledged = killed(place, channel, length)
    assert dead
    database = await Database.open(place)
    tables = Tables(database)
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
    assert await database.read(catalog.page_faults) == []
    assert await database.read(catalog.orphans) == {}


async def test_every_step_is_covered(place: Place, channel: Path) -> None:
    before = await begin(place, channel)
    steps = STEPS["sqlite" if isinstance(place, Path) else "postgres"]
    assert killed(place, channel, steps + 1) == (False, [before.revision + 1])
