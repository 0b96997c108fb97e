"""`tessera archive`: compresses the logs of games that were over long ago. They are shown as before."""

import time
from collections.abc import Sequence

from bot.operator.console import output, progress_bar
from bot.storage.database import Place
from bot.storage.maintenance import archives
from bot.storage.maintenance.access import open_to_write, require_file, transaction
from bot.storage.tables import archived_events
from engines.core.errors import BadSave

DAY = 24 * 3600  # seconds


def archive(place: Place, days: int, *, shrink: bool) -> None:
    """Compress the logs of games that ended so many days ago; a bot may be using the database."""
    sizes: list[tuple[int, int]] = []
    if shrink:
        require_file(place, "VACUUM FULL")
    with open_to_write(place) as db, progress_bar() as bar:
        old = archives.old_games(db, int(time.time()) - days * DAY)
        for table_id in bar.track(old, description="Archiving"):
            try:
                with transaction(db):  # One a game, so that a bot hardly waits.
                    sizes.append(archived_events.archive(db, table_id))
            except BadSave as error:
                output().print(f"{error} It is left as it is.")
        if shrink:
            archives.shrink(db)
        free = archives.free_bytes(db)
    print_gain(sizes, free)


def print_gain(sizes: Sequence[tuple[int, int]], free: int) -> None:
    before, after = (sum(each[when] for each in sizes) for when in (0, 1))
    gain = f"; {before:,} bytes of events are {after:,} now, {before / after:.1f} times less" if after else ""
    output().print(f"Games archived: {len(sizes)}{gain}.")
    if free:
        left = f"{free:,} bytes of the file are free for new games"
        output().print(f"{left}; --shrink gives them back to the disk.")
