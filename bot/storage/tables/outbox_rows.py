"""The outbox and the problems of delivery as rows. Each function runs inside the caller's transaction."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from bot.domain.delivery_problem import DeliveryProblem, ProblemKind
from bot.domain.shards import Shards
from bot.domain.table import Card
from bot.storage.columns import Row, Value, names, select
from bot.storage.connection import Connection
from bot.storage.processes.shard_filter import on_shards
from bot.storage.tables import log_rows, table_rows
from bot.storage.tables.table_rows import LIVE_TABLES_OF
from bot.storage.turns import open_turns
from bot.storage.turns.open_turns import OpenTurn


class PostedCard(Struct, frozen=True):
    """A new card of a table, and who was notified by it."""

    table_id: int
    card: Card
    notified: OpenTurn | None
    at: int


# Revisions count in the order of commits; ids do not, where several processes write.
WAITING = """
    SELECT outbox.id FROM outbox JOIN tables ON tables.id = table_id
    WHERE {condition} ORDER BY table_id, outbox.revision
"""
PENDING = f"""
    SELECT outbox.id, name, {names(log_rows.COLUMNS)}
    FROM outbox JOIN log_entries USING (table_id, revision) JOIN people ON people.id = person
    WHERE outbox.id = :id
"""  # noqa: S608 - names of columns
PROBLEMS = "SELECT table_id, kind, code, detail FROM delivery_problems"
PROBLEMS_OF = f"{PROBLEMS} WHERE table_id IN (SELECT id {LIVE_TABLES_OF})"
PROBLEMS_AT = f"""
    {PROBLEMS} JOIN tables ON id = table_id
    WHERE status IN ('lobby', 'playing') AND (channel = :place OR thread = :place) ORDER BY table_id
"""


def pending(db: Connection, shards: Shards, known: Collection[int]) -> list[tuple[int, list[Row]]]:
    """The outbox of these shards, in the order of each table, but for what is known already.

    Each id comes with the rows of its entry's turn.
    """
    waiting = db.execute(WAITING.format(condition=on_shards(shards))).fetchall()
    new = [number for (number,) in waiting if number not in known]
    found = [row for number in new for row in select(db, PENDING, {"id": number})]
    return [(row["id"], [*log_rows.rows_of_turn(db, row), row]) for row in found]


def set_announced(db: Connection, announcements: Sequence[int], posted: PostedCard | None) -> None:
    """Remove announcements that were made or given up, and store what was posted."""
    db.executemany("DELETE FROM outbox WHERE id = ?", [(each,) for each in announcements])
    if posted:
        table_rows.set_card(db, posted.table_id, posted.card)
    if posted and posted.notified:
        open_turns.add_notice(db, posted.notified, posted.at)


def set_refused(db: Connection, announcements: Sequence[int]) -> None:
    """Keep announcements that Discord has refused."""
    db.executemany("UPDATE outbox SET refused = 1 WHERE id = ?", [(each,) for each in announcements])


# The problems.


def problems(db: Connection) -> dict[int, DeliveryProblem]:
    """All problems, by table."""
    return _problems(db, PROBLEMS, {})


def problems_of(db: Connection, person: int) -> dict[int, DeliveryProblem]:
    """The problems of a person's live tables."""
    return _problems(db, PROBLEMS_OF, {"person": person})


def problems_at(db: Connection, place: int) -> dict[int, DeliveryProblem]:
    """The problems of the live tables of a channel or thread."""
    return _problems(db, PROBLEMS_AT, {"place": place})


def _problems(db: Connection, statement: str, parameters: Mapping[str, Value]) -> dict[int, DeliveryProblem]:
    return {
        row["table_id"]: DeliveryProblem(ProblemKind(row["kind"]), row["code"], row["detail"])
        for row in select(db, statement, parameters)
    }


def set_problem(db: Connection, table_id: int, problem: DeliveryProblem | None) -> None:
    """Store the problem of a table; none if it has none any more."""
    db.execute("DELETE FROM delivery_problems WHERE table_id = ?", (table_id,))
    if problem:
        insert = "INSERT INTO delivery_problems (table_id, kind, code, detail) VALUES (?, ?, ?, ?)"
        db.execute(insert, (table_id, problem.kind, problem.code, problem.detail))
