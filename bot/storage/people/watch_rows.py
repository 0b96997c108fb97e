"""Who watches which tables, as rows. Each function runs inside the caller's transaction."""

from collections.abc import Mapping

import msgspec

from bot.domain.people.availability import NotificationSettings
from bot.domain.people.watching import MOST_WATCHED, MOST_WATCHERS, CannotWatch, News, Watch, WatchPace
from bot.domain.shards import ALL_SHARDS, Shards
from bot.domain.table import Person
from bot.storage.columns import Row, Value, select
from bot.storage.connection import Connection
from bot.storage.people.notification_settings import settings_of
from bot.storage.processes.shard_filter import on_shards
from bot.storage.tables.table_rows import save_people
from engines.core.text import Text

COLUMNS = "watches.person, watches.table_id, watches.pace, told, told_at"
# They are told from now on: what was announced so far can be seen.
ADD = """
    INSERT INTO watches (person, table_id, pace, told, told_at)
    SELECT :person, :table_id, :pace, max(revision), :now
    FROM log_entries WHERE table_id = :table_id AND mid_turn = 0
"""
OF_PERSON = f"SELECT {COLUMNS} FROM watches WHERE person = :person ORDER BY table_id"  # noqa: S608
# Announcements come first; but a watcher does not wait for those that Discord refuses.
NEWS = f"""
    SELECT {COLUMNS}, name, status = 'over' AS is_over,
           (SELECT max(log_entries.revision) FROM log_entries
            WHERE log_entries.table_id = watches.table_id AND mid_turn = 0) AS latest
    FROM watches JOIN tables ON tables.id = watches.table_id JOIN people ON people.id = watches.person
    WHERE EXISTS (SELECT 1 FROM log_entries WHERE log_entries.table_id = watches.table_id
                  AND log_entries.revision > told AND mid_turn = 0)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = watches.table_id AND refused = 0)
      AND {{on_shards}}
    ORDER BY told_at, watches.table_id, watches.person
"""  # noqa: S608 - names of columns


def add(db: Connection, person: Person, table_id: int, pace: WatchPace, now: int) -> bool:
    """Let a person watch a table; false if they do already, and only the pace has changed."""
    key: Mapping[str, Value] = {"person": person.id, "table_id": table_id, "pace": pace}
    update = "UPDATE watches SET pace = :pace WHERE person = :person AND table_id = :table_id"
    if db.execute(update, key).rowcount:
        return False
    if len(of_person(db, person.id)) >= MOST_WATCHED:
        raise CannotWatch(Text("watch-too-many", {"most": MOST_WATCHED}))
    if watchers(db, table_id) >= MOST_WATCHERS:
        raise CannotWatch(Text("watch-crowded", {"most": MOST_WATCHERS}))
    save_people(db, (person,))
    db.execute(ADD, {**key, "now": now})
    return True


def remove(db: Connection, person: int, table_id: int) -> bool:
    """Whether they watched it."""
    delete = "DELETE FROM watches WHERE person = ? AND table_id = ?"
    return bool(db.execute(delete, (person, table_id)).rowcount)


def of_person(db: Connection, person: int) -> list[Watch]:
    return [_watch(row) for row in select(db, OF_PERSON, {"person": person})]


def watchers(db: Connection, table_id: int) -> int:
    """How many people watch a table."""
    [count] = db.execute("SELECT count(*) FROM watches WHERE table_id = ?", (table_id,)).fetchone()
    return int(count)


def news(db: Connection, shards: Shards = ALL_SHARDS) -> list[tuple[News, NotificationSettings]]:
    """What watchers of tables on these shards are still to be told, who waits longest first, each with the
    person's settings.
    """
    rows = select(db, NEWS.format(on_shards=on_shards(shards)), {})
    found = [News(_watch(row), row["name"], row["latest"], bool(row["is_over"])) for row in rows]
    settings = {person: settings_of(db, person) for person in {each.watch.person for each in found}}
    return [(each, settings[each.watch.person]) for each in found]


def set_told(db: Connection, told: News, now: int) -> None:
    """Record that a watcher was told; watching ends with the table."""
    watch = told.watch
    if told.is_over:
        remove(db, watch.person, watch.table_id)
        return
    update = "UPDATE watches SET told = ?, told_at = ? WHERE person = ? AND table_id = ?"
    db.execute(update, (told.latest, now, watch.person, watch.table_id))


def _watch(row: Row) -> Watch:
    return msgspec.convert({name: row[name] for name in Watch.__struct_fields__}, Watch)
