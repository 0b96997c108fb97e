"""`tessera verify`: replays every log against its position, and looks for all that cannot be read."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct
from rich.progress import Progress

from bot.domain.log import moves_that_stand
from bot.domain.table import Status, Table
from bot.operator.console import output, progress_bar
from bot.storage import catalog
from bot.storage.connection import Connection
from bot.storage.database import Place
from bot.storage.maintenance import soundness
from bot.storage.maintenance.access import open_to_read, snapshot
from bot.storage.maintenance.soundness import StoredGame
from bot.storage.tables.table_rows import read_table
from engines.core.errors import BadSave, RuleError, UnknownGame
from engines.core.game import Setup, replay
from engines.core.saves.saved_state import NONSENSE

Moment: TypeAlias = Callable[[Connection], AbstractContextManager[None]]

BACKUP = "Restore a backup: tessera restore FILE"
INSTALL = "Install the package of this game."


class Fault(Struct, frozen=True):
    """Something that is wrong, and what to do."""

    what: str
    remedy: str


class Doubt(Fault, frozen=True):
    """Something that cannot be proven, and is wrong only perhaps."""


class Report(Struct):
    """What was looked at, and what was found."""

    tables: int = 0
    moves: int = 0
    seconds: float = 0
    found: list[Fault] = []

    @property
    def is_sound(self) -> bool:
        return all(isinstance(each, Doubt) for each in self.found)


def verify(place: Place) -> None:
    """Check everything, print a report, and exit with 1 if anything is wrong."""
    with progress_bar() as bar:
        report = checked(place, bar)
    print_report(report)
    if not report.is_sound:
        sys.exit(1)


def checked(place: Place, bar: Progress) -> Report:
    """Everything in the database; a bot may be using it."""
    with open_to_read(place) as db:
        catalog.require_current(db)
        return checked_as_of(snapshot, db, bar)


def checked_as_of(moment: Moment, db: Connection, bar: Progress) -> Report:
    """Everything, each table as of one moment."""
    report, start = Report(), perf_counter()
    report.found += _file_faults(db)
    for table_id in bar.track(soundness.table_ids(db), description="Replaying"):
        report.found += _table_faults(moment, db, table_id, report)
    report.found += _settings_faults(db)
    report.seconds = perf_counter() - start
    return report


def print_report(report: Report) -> None:
    console = output()
    for each in report.found:
        console.print(f"{'perhaps: ' if isinstance(each, Doubt) else ''}{each.what}\n    {each.remedy}")
    rate = f", {1000 * report.seconds / report.moves:.2f} s per 1,000 moves" if report.moves else ""
    console.print(
        f"Replayed {report.tables:,} tables and {report.moves:,} moves in {report.seconds:.1f} s{rate}."
    )
    wrong = sum(not isinstance(each, Doubt) for each in report.found)
    console.print(f"Things that are wrong: {wrong}." if wrong else "Everything is sound.")


def _file_faults(db: Connection) -> Iterator[Fault]:
    for fault in catalog.page_faults(db):
        yield Fault(f"the file is damaged: {fault}", BACKUP)
    for table, many in catalog.orphans(db).items():
        yield Fault(f"{many} rows of {table} point at rows that are not there", BACKUP)


def _settings_faults(db: Connection) -> Iterator[Fault]:
    for person, why in soundness.unreadable_settings(db):
        yield Fault(
            f"the settings of person {person} cannot be read: {why}", f"tessera repair person {person}"
        )


def _table_faults(moment: Moment, db: Connection, table_id: int, report: Report) -> Iterator[Fault]:
    report.tables += 1
    try:
        with moment(db):
            stored = soundness.stored_game(db, table_id)
        if stored is None:
            yield Fault(f"table {table_id} belongs to nobody", BACKUP)
            return
        report.moves += sum(entry.move is not None for entry in stored.entries)
        yield from faults(stored, read_table(stored.table))
    except UnknownGame as error:
        yield Fault(f"table {table_id}: {error}", INSTALL)
    except BadSave as error:
        yield Fault(f"table {table_id}: {error}", repair(table_id))


def repair(table_id: int) -> str:
    return f"tessera repair table {table_id}"


def faults(stored: StoredGame, table: Table) -> Iterator[Fault]:
    """What is wrong with a table that can be read."""
    name, remedy = f"table {table.id} ({table.game}, {table.status})", repair(table.id)
    if [entry.revision for entry in stored.entries] != [*range(1, table.revision + 1)]:
        yield Fault(f"{name}: its log is not the log of revision {table.revision}", BACKUP)
        return
    if table.setup is None:
        return
    if table.status is Status.PLAYING and table.current is None:
        yield Fault(f"{name}: nobody is to act", remedy)
    if not has_all_pieces(table, table.setup):
        yield Fault(f"{name}: pieces are missing, or where they cannot be", remedy)
    elif not leads_to_state(stored, table):
        older = stored.began_by != table.rules.version > 1
        what = f"{name}: its log leads to another position"
        yield Doubt(what, "Nothing, if it began by older rules.") if older else Fault(what, remedy)


def has_all_pieces(table: Table, setup: Setup[Struct]) -> bool:
    """Whether the pieces are those of a new game, each where it may be."""
    game, state = table.rules, table.state
    try:
        return game.pieces(state) == game.pieces(game.new(setup)) and game.in_place(state)
    except NONSENSE:
        return False


def leads_to_state(stored: StoredGame, table: Table) -> bool:
    """Whether the moves that were not undone lead to the stored position."""
    moves = [entry.move or "" for entry in moves_that_stand(stored.entries)]
    if len(moves) != table.moves or table.setup is None:
        return False
    try:
        return bool(replay(table.rules, table.setup, moves) == table.state)
    except (RuleError, *NONSENSE):
        return False
