"""Random numbers as an immutable value (SplitMix64): a seed gives the same game on every machine."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

FIELD = "rng"  # where a state keeps its position, the one large number in it

_WORDS = 1 << 64
_MASK = _WORDS - 1


class Rng(Struct, frozen=True):
    """A position in the stream; each draw also returns the next position."""

    state: int

    def below(self, bound: int) -> tuple[int, "Rng"]:
        """A number from 0 to bound - 1, each equally likely."""
        drawn, state = _below(self.state, bound)
        return drawn, Rng(state)

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], "Rng"]:
        """The items in a random order (Fisher and Yates)."""
        pool, state = list(items), self.state
        for last in range(len(pool) - 1, 0, -1):
            other, state = _below(state, last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool), Rng(state)


def word(state: int) -> tuple[int, int]:
    """64 random bits, and the state after them."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31), state


def _below(state: int, bound: int) -> tuple[int, int]:
    while True:
        drawn, state = word(state)
        rest = drawn % bound
        if drawn - rest <= _WORDS - bound:  # Otherwise small numbers would be more likely.
            return rest, state
