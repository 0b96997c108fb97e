"""`tessera backup` and `tessera restore`."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.operator.console import output, progress_bar
from bot.storage.database import Place
from bot.storage.maintenance import backup as backups
from bot.storage.maintenance import restore as restores
from bot.storage.maintenance.access import require_file
from bot.storage.maintenance.backup import Progress


def backup(place: Place, target: Path) -> None:
    """Copy the database, whether or not a bot is using it."""
    path = require_file(place, "pg_dump")
    with _reported("Copying") as report:
        size = backups.back_up(path, target, report)
    output().print(f"{target}: {size:,} bytes, checked.")


def restore(place: Place, backup: Path) -> None:
    """Put a backup in the place of the database; no bot may be using it."""
    path = require_file(place, "pg_restore")
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    with _reported("Restoring") as report:
        kept = restores.restore(backup, path, stamp, report)
    output().print(f"{path} is {backup} now.")
    if kept:
        output().print(f"What was there before is kept as {kept}.")


@contextmanager
def _reported(what: str) -> Iterator[Progress]:
    """A progress bar, and the function that moves it."""
    with progress_bar() as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
