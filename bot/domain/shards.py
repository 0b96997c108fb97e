"""Shards: Discord divides the servers of a bot by their ids, so that several processes can serve them."""

import re
from typing import Self

from msgspec import Struct

from engines.core.errors import Refusal
from engines.core.text import Text

MOST = 16_384  # shards of one token
RANGE = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


class BadShards(Refusal):
    """A range of shards that cannot be served."""


class Shards(Struct, frozen=True):
    """Some of the shards of a token."""

    numbers: frozenset[int]
    count: int  # of all shards

    def has(self, guild: int | None) -> bool:
        """Whether a server is on one of these shards; what belongs to no server is on the first one."""
        return self.number_of(guild) in self.numbers

    def number_of(self, guild: int | None) -> int:
        """The shard of a server."""
        return ((guild or 0) >> 22) % self.count

    def without(self, others: Self) -> "Shards":
        return Shards(self.numbers - others.numbers, self.count)

    def __bool__(self) -> bool:
        return bool(self.numbers)


ALL_SHARDS = Shards(frozenset({0}), 1)


def read_shards(text: str) -> Shards:
    """The shards in words: 0-3/16 are the first four of sixteen."""
    found = RANGE.fullmatch(text)
    if found is None:
        raise BadShards(Text("shards-unreadable", {"text": text}))
    first, count = int(found[1]), int(found[3])
    last = int(found[2] or first)
    if not (first <= last < count <= MOST):
        raise BadShards(Text("shards-impossible", {"text": text, "most": str(MOST)}))
    return Shards(frozenset(range(first, last + 1)), count)
