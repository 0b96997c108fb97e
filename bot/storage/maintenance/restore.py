"""Puts a backup in the place of the file. What was there is kept beside it."""

import os
from contextlib import ExitStack, suppress
from pathlib import Path

from bot.storage.errors import StorageDamaged, StorageForeign
from bot.storage.maintenance.backup import Progress, copy_file, unfinished
from bot.storage.maintenance.file import unused
from bot.storage.sqlite.data_file import beside

BESIDE = ("-wal", "-shm", "-journal")  # files that belong to a database


def restore(backup: Path, path: Path, stamp: str, progress: Progress) -> Path | None:
    """Replace the file by a backup that was checked; where the file is kept now, if there was one."""
    with ExitStack() as held, unfinished(path) as copy:
        copy_file(backup, copy, progress)
        if not path.exists():
            return None
        with suppress(StorageDamaged, StorageForeign):  # That may be why it is replaced.
            held.enter_context(unused(path))
        return _keep(path, path.with_name(f"{path.name}.replaced-{stamp}"))


def _keep(path: Path, kept: Path) -> Path:
    """Give the file a second name, so that at no moment there is none under the first one."""
    os.link(path, kept)
    # A log of the old file would be applied to the new one.
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            beside(path, ending).rename(beside(kept, ending))
    return kept
