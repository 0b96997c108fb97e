"""A cache that is bounded by the memory that its images take: sizes differ too much to count them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class MemoryCache(Generic[T]):
    """What was used last, in at most so many bytes."""

    def __init__(self, most_bytes: int, size_in_bytes: Callable[[T], int]) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._size_in_bytes = size_in_bytes
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()  # pictures are drawn in several threads

    def get(self, key: Hashable) -> T | None:
        with self._lock:
            if found := self._kept.get(key):
                self._kept.move_to_end(key)
            return found

    def add(self, key: Hashable, value: T) -> None:
        """Keep a value, and forget those that were not used for longest."""
        with self._lock:
            if key not in self._kept:
                self._kept[key] = value
                self.bytes += self._size_in_bytes(value)
            while self.bytes > self.most_bytes:
                self.bytes -= self._size_in_bytes(self._kept.popitem(last=False)[1])
