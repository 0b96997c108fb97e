"""Databases for the tools: a few games, written by the services and closed."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.__main__ import main
from bot.domain.table import Table
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import random
from tests.bot.harness import BOB, Harness, open_harness

NAME = "tessera.db"


async def write_games(folder: Path, *games: str, moves: int = 5) -> Path:
    """A file with one game of each kind in play; its path."""
    async with open_harness(folder / "tessera.db") as harness:
        for game in games:
            table = await harness.playing(BOB, game=game)
            await harness.play(table.id, moves)
        await announce_all(harness)
    return folder / NAME


async def write_finished_game(folder: Path, game: str = "akropolis") -> Path:
    async with open_harness(folder / "tessera.db") as harness:
        await finish(harness, game)
    return folder / NAME


async def finish(harness: Harness, game: str = "akropolis") -> Table:
    """A game that Ann and Bob have played to its end by random moves, and that is announced."""
    table, rng = await harness.playing(BOB, game=game), Rng(0)
    while table.to_act:
        move, rng = random(table.rules, table.view(table.to_act), rng)
        table = (await harness.tables.play(table.id, table.to_act, table.revision, [words(move)])).table
    await announce_all(harness)
    return table


async def announce_all(harness: Harness) -> None:
    await harness.outbox.mark_announced(*(each.id for each in await harness.outbox.pending()))


def change(path: Path, *statements: str) -> None:
    """Damage rows as no bot could: neither triggers nor references protect them."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for (trigger,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {trigger}")
        for statement in statements:
            assert db.execute(statement).rowcount > 0, statement


def fetch(path: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(statement).fetchall()


def damage_pages(path: Path) -> None:
    """Overwrite the middle of the file."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 8192)


def run(*arguments: object) -> int:
    """The exit code of a command; a message is printed, as Python does at the end of a program."""
    try:
        main([str(each) for each in arguments])
    except SystemExit as end:
        if isinstance(end.code, str):
            sys.stderr.write(f"{end.code}\n")
            return 1
        return end.code or 0
    return 0
