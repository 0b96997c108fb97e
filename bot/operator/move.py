"""`tessera move`: everything from a file to a server, or back. Nothing changes where it comes from."""

from contextlib import nullcontext
from functools import partial

from rich.progress import Progress

from bot.operator.console import output, progress_bar
from bot.operator.verify import Doubt, Report, checked_as_of
from bot.storage.connection import Connection
from bot.storage.database import Place
from bot.storage.errors import CannotMove
from bot.storage.maintenance import move as moves
from engines.core.text import Text


def move(source: Place, target: Place) -> None:
    """Copy everything, and compare counts, sums and replayed games; no bot may be using either database."""
    with progress_bar() as bar, moves.opened_source(source) as old:
        rows = moves.count_rows(old)
        before = _replayed(old, bar)
        with moves.new_target(target) as new:
            _copy(old, new, rows, bar)
            after = _replayed(new, bar)
            if (after.tables, after.moves, after.found) != (before.tables, before.moves, before.found):
                raise CannotMove(Text("move-replays"))
    replayed = f"{after.tables:,} tables and {after.moves:,} moves replayed alike"
    output().print(f"{rows:,} rows are in {target} now, {replayed}. {source} is as it was.")
    wrong = sum(not isinstance(each, Doubt) for each in after.found)
    if wrong:
        output().print(f"Things that were wrong before and still are: {wrong}. See tessera verify.")


def _replayed(db: Connection, bar: Progress) -> Report:
    """Both databases are read as of one moment already."""
    return checked_as_of(lambda _: nullcontext(), db, bar)


def _copy(old: Connection, new: Connection, rows: int, bar: Progress) -> None:
    """Copy all rows, and read both databases again to compare them."""
    copying = bar.add_task("Copying", total=rows)
    comparing = bar.add_task("Comparing", total=2 * rows)
    copied = moves.copy_all(old, new, partial(bar.advance, copying))
    for db in (old, new):
        moves.require_same(copied, moves.sums(db, partial(bar.advance, comparing)))
