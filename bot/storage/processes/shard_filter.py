"""Restricts statements to the tables that a process is responsible for."""

from bot.domain.shards import ALL_SHARDS, Shards


def on_shards(shards: Shards, guild: str = "guild") -> str:
    """The condition that a server is on one of these shards; no server is on the first one."""
    if shards == ALL_SHARDS:
        return "1 = 1"
    if not shards:
        return "1 = 0"
    numbers = ", ".join(map(str, sorted(shards.numbers)))
    return f"(coalesce({guild}, 0) >> 22) % {shards.count} IN ({numbers})"


def has_first(shards: Shards) -> str:
    """The condition that this process does what belongs to no server."""
    return "1 = 1" if shards.has(None) else "1 = 0"
