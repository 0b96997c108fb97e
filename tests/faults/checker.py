"""Reads the file by itself, and says what was lost, doubled or mixed up.

It shares nothing with the bot's storage: own SQL, and the engines only to replay.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg

import engines
from engines.core.game import Setup, replay
from tests.faults.witness import Post, Press

SOUND = [("ok",)]
BOARD_ACTIONS = ("started", "moved", "undone")


class Table(msgspec.Struct, frozen=True, array_like=True):
    """A table and its log, as stored."""

    id: int
    game: str
    revision: int
    board_revision: int
    moves: int
    setup: str | None
    state: str | None
    log: list[tuple[int, str, int, str | None, int | None]]  # revision, action, person, move, moves undone


def problems(path: Path, presses: Sequence[Press], posts: Sequence[Post]) -> Iterator[str]:
    """Everything that is wrong; nothing if every answered move is stored and told once, in order."""
    with closing(sqlite3.connect(path)) as db:
        yield from file_problems(db)
        tables = read_tables(db)
    yield from table_problems(tables, presses, posts)


def server_problems(address: str, presses: Sequence[Press], posts: Sequence[Post]) -> Iterator[str]:
    """The same of a database on a server, which keeps rows from pointing nowhere itself.

    Presses and posts are looked for at the tables of the presses only.
    """
    with psycopg.connect(address) as db:
        if found := db.execute("SELECT table_id, revision FROM outbox").fetchall():
            yield f"not announced: {found[:3]}"
        tables = read_tables(db, "%s")
    pressed = {press.table for press in presses}
    yield from (problem for table in tables for problem in replay_problems(table))
    yield from table_problems([table for table in tables if table.id in pressed], presses, posts)


def table_problems(tables: Sequence[Table], presses: Sequence[Press], posts: Sequence[Post]) -> Iterator[str]:
    for table in tables:
        yield from replay_problems(table)
        yield from press_problems(table, [press for press in presses if press.table == table.id])
        yield from post_problems(table, [post for post in posts if post.table == table.id])
    nonces = Counter(post.nonce for post in posts if post.nonce)
    yield from (f"the message {nonce} was posted {many} times" for nonce, many in nonces.items() if many > 1)


def file_problems(db: sqlite3.Connection) -> Iterator[str]:
    if (found := db.execute("PRAGMA integrity_check").fetchall()) != SOUND:
        yield f"the file is damaged: {found[:3]}"
    if found := db.execute("PRAGMA foreign_key_check").fetchall():
        yield f"rows point nowhere: {found[:3]}"
    if found := db.execute("SELECT table_id, revision FROM outbox").fetchall():
        yield f"not announced: {found[:3]}"


def read_tables(db: sqlite3.Connection | psycopg.Connection[Any], mark: str = "?") -> list[Table]:
    rows = db.execute(
        "SELECT id, game, revision, board_revision, moves, setup, state FROM tables ORDER BY id"
    ).fetchall()
    log = f"""
        SELECT revision, action, person, move, moves_undone FROM log_entries
        WHERE table_id = {mark} ORDER BY revision
    """  # noqa: S608 - a mark of a parameter
    return [msgspec.convert((*row, db.execute(log, (row[0],)).fetchall()), Table) for row in rows]


def replay_problems(table: Table) -> Iterator[str]:
    """The log has no gap, and leads to the stored position."""
    if [entry[0] for entry in table.log] != [*range(1, table.revision + 1)]:
        yield f"table {table.id}: the log has a gap"
        return
    if table.setup is None or table.state is None:
        return
    moves: list[str] = []
    for _, _, _, move, undone in table.log:
        if move is not None:
            moves.append(move)
        if undone:
            del moves[-undone:]
    game = engines.game(table.game)
    setup = msgspec.json.decode(table.setup, type=Setup[game.options])  # type: ignore[name-defined]
    stored = msgspec.json.decode(table.state, type=game.state)
    if len(moves) != table.moves or replay(game, setup, moves) != stored:
        yield f"table {table.id}: the log does not lead to the position"


class StoredMove(NamedTuple):
    """A move in the log, and the revisions at which the board was as its player saw it."""

    move: str
    person: int
    boards: range


def stored_moves(table: Table) -> Iterator[StoredMove]:
    """Entries between two moves, like a clock that ran out, leave the board as it was."""
    board = 0
    for revision, action, person, move, _ in table.log:
        if move is not None:
            yield StoredMove(move, person, range(board, revision))
        if action in BOARD_ACTIONS:
            board = revision


def press_problems(table: Table, presses: Sequence[Press]) -> Iterator[str]:
    """Every answered move is stored, and nothing that nobody has pressed."""
    stored = [*stored_moves(table)]
    for press in presses:
        if press.is_answered and not any(is_made(press, each) for each in stored):
            yield f"lost: {press}"
    for each in stored:
        if not any(is_made(press, each) for press in presses):
            yield f"table {table.id}: nobody pressed {each}"


def is_made(press: Press, stored: StoredMove) -> bool:
    same = (press.move, press.person) == (stored.move, stored.person)
    return same and press.revision in stored.boards


def post_problems(table: Table, posts: Sequence[Post]) -> Iterator[str]:
    """Cards come in the order of their revisions, each once, and the last one shows the table as it is."""
    shown = [post.revision for post in posts]
    if shown != sorted(set(shown)):
        yield f"table {table.id}: cards twice or out of order: {shown}"
    # What changes no board, like a clock that ran out, may be told by a card or in words.
    latest = range(table.board_revision, table.revision + 1)
    if table.setup is not None and (not shown or shown[-1] not in latest):
        yield f"table {table.id}: the last card shows {shown[-1:]}, the table is at {table.board_revision}"
