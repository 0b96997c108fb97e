"""The share of one process in a bot that several processes serve: its shards, and its part of the budget."""

from typing import Any, Final

from msgspec import Struct

from bot.domain.shards import Shards
from bot.services.processes.claims import LEASE

# Discord allows 50 requests a second; answers to people who play do not count. Cards take their share first.
MESSAGES_PER_SECOND: Final = 45


class Share(Struct, frozen=True):
    """What one process does."""

    shards: Shards | None = None  # none: all that Discord recommends
    budget: float | None = None  # messages in a second; none: by the number of shards
    lease: float = LEASE  # seconds after which others take over what a process was to tell

    @property
    def messages_per_second(self) -> float:
        part = len(self.shards.numbers) / self.shards.count if self.shards else 1.0
        return self.budget or MESSAGES_PER_SECOND * part

    def client_arguments(self) -> dict[str, Any]:
        """For discord.py."""
        if self.shards is None:
            return {}
        return {"shard_ids": sorted(self.shards.numbers), "shard_count": self.shards.count}


WHOLE: Final = Share()
