"""Where servers are told of the daily city, and up to which day they were."""

from collections.abc import Sequence

from msgspec import Struct

from bot.domain.shards import ALL_SHARDS, Shards
from bot.storage.connection import Connection
from bot.storage.processes.shard_filter import on_shards

CHOOSE = """
    INSERT INTO daily_channels (guild, channel, posted) VALUES (?, ?, ?)
    ON CONFLICT (guild) DO UPDATE SET channel = excluded.channel
"""
# The latest day that is over, and not told yet, and that somebody has finished on this server.
LATEST_DUE = """
    SELECT max(entries.day) FROM daily_entries AS entries
    JOIN daily_attempts AS attempts ON attempts.person = entries.person AND attempts.day = entries.day
    JOIN daily_channels AS channels ON channels.guild = entries.guild
    LEFT JOIN hidden_from_ratings AS hidden ON hidden.person = entries.person
    WHERE entries.guild = ? AND entries.day < ? AND entries.day > channels.posted
      AND attempts.practice = 0 AND attempts.points IS NOT NULL AND hidden.person IS NULL
"""


class PostDue(Struct, frozen=True):
    """A day that a server is to be told of."""

    guild: int
    channel: int
    day: int


def choose(db: Connection, guild: int, channel: int, today: int) -> None:
    """Tell this server in this channel from now on; of days before today nothing is told."""
    db.execute(CHOOSE, (guild, channel, today - 1))


def stop(db: Connection, guild: int) -> None:
    """Tell this server nothing more."""
    db.execute("DELETE FROM daily_channels WHERE guild = ?", (guild,))


def due(db: Connection, today: int, shards: Shards = ALL_SHARDS) -> Sequence[PostDue]:
    """The posts that are due on these shards: one for each server at most, however many days were missed."""
    read = f"SELECT guild, channel FROM daily_channels WHERE {on_shards(shards)} ORDER BY guild"  # noqa: S608
    chosen = db.execute(read).fetchall()
    days = (
        (guild, channel, db.execute(LATEST_DUE, (guild, today)).fetchone()[0]) for guild, channel in chosen
    )
    return [PostDue(guild, channel, day) for guild, channel, day in days if day is not None]


def mark_posted(db: Connection, guild: int, day: int) -> None:
    db.execute("UPDATE daily_channels SET posted = ? WHERE guild = ? AND posted < ?", (day, guild, day))
