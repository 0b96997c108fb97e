"""What an operator's tools cost: a backup beside turns, a check of many tables, an archived game."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct
from rich.progress import Progress

from bot.domain.table import Table
from bot.operator.archive import archive
from bot.operator.verify import checked
from bot.services.tables import Tables
from bot.storage.database import Database
from bot.storage.maintenance import backup
from bot.storage.maintenance.restore import restore
from engines.core.notation import words
from tests.bench.commits import ANN, UNLIMITED, create_tables, store_tables
from tests.bench.measurement import Measurement
from tests.bot.operator.files import write_finished_game

LOG_BYTES = """
    SELECT sum(length(CAST(events AS BLOB)) + length(coalesce(move, '')) + length(action) + 24)
         + coalesce((SELECT sum(length(events)) FROM archived_events), 0) FROM log_entries
"""
PLAYED = 100  # tables at which turns are made
STEP = 16  # pages: the copy is made in small steps, so that many turns are made meanwhile


class Sizes(Struct, frozen=True):
    """How many tables are stored, and how many turns a second are made beside a backup."""

    tables: int = 10_000
    turns: int = 50


FULL, TINY = Sizes(), Sizes(tables=100, turns=20)


class Players:
    """Make turns at a steady rate, and note every position that was acknowledged."""

    def __init__(self, tables: Tables, playing: list[Table], per_second: int) -> None:
        self.known = {(each.id, each.revision): each.state for each in playing}
        self._tables = tables
        self._playing = playing
        self._gap = 1 / per_second

    async def run(self) -> None:
        due = perf_counter()
        while True:
            for number, table in enumerate(self._playing):
                move = words(table.rules.legal_moves(table.state)[0])
                made = await self._tables.play(table.id, table.to_act or ANN, table.revision, [move])
                self._playing[number] = made.table
                self.known[table.id, made.table.revision] = made.table.state
                due += self._gap
                await asyncio.sleep(max(0, due - perf_counter()))


async def back_up_beside_turns(path: Path, copy: Path, sizes: Sizes) -> tuple[float, Players]:
    """Make a backup while turns are made; how many a second there were."""
    database = await Database.open(path)
    tables = Tables(database, max_tables=UNLIMITED)
    players = Players(tables, await create_tables(tables, PLAYED), sizes.turns)
    playing = asyncio.create_task(players.run())
    await asyncio.sleep(0.2)
    before, start = len(players.known), perf_counter()
    await asyncio.to_thread(backup.back_up, path, copy, lambda *_: None)
    rate = (len(players.known) - before) / (perf_counter() - start)
    playing.cancel()
    await asyncio.wait([playing])
    await database.close()
    return rate, players


async def count_acknowledged(path: Path, players: Players) -> int:
    """How many tables of a restored file are as they were acknowledged."""
    database = await Database.open(path)
    loader = Tables(database).loader
    tables = [await loader.load(each) for each in sorted({table for table, _ in players.known})]
    await database.close()
    return sum(each.state == players.known.get((each.id, each.revision)) for each in tables)


def measure_backup(folder: Path, sizes: Sizes) -> list[Measurement]:
    path, copy, restored = folder / "many.db", folder / "copy.sqlite", folder / "restored.db"
    asyncio.run(store_tables(path, sizes.tables))
    backup.STEP = STEP
    rate, players = asyncio.run(back_up_beside_turns(path, copy, sizes))
    restore(copy, restored, "", lambda *_: None)
    whole = asyncio.run(count_acknowledged(restored, players))
    with Progress(transient=True) as bar:
        report = checked(restored, bar)
    assert report.is_sound, report.found[:3]
    return [
        Measurement("turns made beside a backup", rate, "turns/s"),
        Measurement(f"of {PLAYED} restored tables, as acknowledged", whole, at_least=PLAYED),
        Measurement(f"{report.tables:,} tables verified", report.seconds, "s"),
        Measurement("verified per 1,000 moves", 1000 * report.seconds / report.moves, "s"),
    ]


def measure_archive(folder: Path) -> Measurement:
    path = asyncio.run(write_finished_game(folder, "origins"))
    before = log_bytes(path)
    archive(path, 1, shrink=True)
    print(f"  the log of a game of Origins: {before:,} bytes, archived {log_bytes(path):,}")
    return Measurement("the log of an archived game of Origins, times smaller", before / log_bytes(path))


def log_bytes(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute(LOG_BYTES).fetchone()[0])


def main(sizes: Sizes) -> list[Measurement]:
    with TemporaryDirectory() as name:
        return [*measure_backup(Path(name), sizes), measure_archive(Path(name) / "archive")]
