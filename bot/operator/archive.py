"""`tessera archive`: compresses the logs of games that were over long ago. They are shown as before."""

import time
from pathlib import Path

from bot.operator.console import output, progress_bar
from bot.storage.maintenance import archives
from bot.storage.maintenance.file import open_to_write, transaction

DAY = 24 * 3600  # seconds


def archive(path: Path, days: int, *, shrink: bool) -> None:
    """Compress the logs of games that ended so many days ago; a bot may be using the file."""
    before, after, games = 0, 0, 0
    with open_to_write(path) as db, progress_bar() as bar:
        old = archives.old_games(db, int(time.time()) - days * DAY)
        for table_id in bar.track(old, description="Archiving"):
            with transaction(db):  # One a game, so that a bot hardly waits.
                sizes = archives.archive(db, table_id)
            before, after, games = before + sizes[0], after + sizes[1], games + 1
        if shrink:
            archives.shrink(db)
        free = archives.free_bytes(db)
    gain = f": {before:,} bytes of events are {after:,} now, {before / after:.1f} times less" if after else ""
    output().print(f"{games} games archived{gain}.")
    if free:
        output().print(
            f"{free:,} bytes of the file are free for new games; --shrink gives them back to the disk."
        )
