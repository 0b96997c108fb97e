"""Events: what happened, and the callbacks that receive it."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from bot.local.world.json_types import Payload

T = TypeVar("T")


class Event(NamedTuple):
    """One event, under the gateway's name for it."""

    name: str
    data: Payload
    only: str | None = None  # the id of the one user who may receive it


class EventSource:
    """Calls its subscribers with every event, in order."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[Event], None]] = []
        self._next_event = asyncio.Event()

    def subscribe(self, callback: Callable[[Event], None]) -> Callable[[], None]:
        """Call `callback` with every event until the returned function is called."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def emit(self, name: str, data: Payload, only: str | None = None) -> None:
        event = Event(name, data, only)
        for callback in tuple(self._subscribers):
            callback(event)
        self._next_event.set()
        self._next_event = asyncio.Event()

    async def until(self, found: Callable[[], T | None], seconds: float = 30) -> T:
        """Wait until `found` returns something true; it is called again after every event.

        Raises TimeoutError after so many seconds.
        """
        async with asyncio.timeout(seconds):
            while not (result := found()):
                await self._next_event.wait()
            return result
