"""How far people are in lessons, as rows. Each function runs inside the caller's transaction."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from bot.domain.people.lessons import Progress
from bot.domain.table import Person
from bot.storage.columns import to_json
from bot.storage.connection import Connection
from bot.storage.tables.table_rows import save_people

SAVE = """
    INSERT INTO lessons (person, game, step, moves, finished)
    VALUES (:person, :game, :step, :moves, :finished)
    ON CONFLICT (person, game) DO UPDATE SET step = excluded.step, moves = excluded.moves,
        finished = CASE WHEN lessons.finished = 1 THEN 1 ELSE excluded.finished END
"""


class StoredLesson(Struct, frozen=True):
    """Where a person is in a lesson, and whether they have ever finished it."""

    progress: Progress
    finished: bool


def of_person(db: Connection, person: int) -> dict[str, StoredLesson]:
    """All lessons that a person has begun, by game."""
    read = "SELECT game, step, moves, finished FROM lessons WHERE person = ?"
    return {
        game: StoredLesson(Progress(step, msgspec.json.decode(moves, type=tuple[str, ...])), bool(finished))
        for game, step, moves, finished in db.execute(read, (person,))
    }


def update(
    db: Connection,
    person: Person,
    game: str,
    decide: Callable[[Progress | None], Progress],
    last: int,
) -> Progress:
    """Store where a person is now, decided from where they were; `last` is the lesson's last step."""
    stored = of_person(db, person.id).get(game)
    after = decide(stored.progress if stored else None)
    save_people(db, (person,))
    row = {"person": person.id, "game": game, "step": after.step, "moves": to_json(after.moves)}
    db.execute(SAVE, row | {"finished": int(after.step == last)})
    return after
