"""Follows what other processes change in the database that they share with this one.

What was missed while there was no connection is made good by reading everything anew.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

from bot.runtime.trouble import Trouble, growing_pauses
from bot.storage.errors import StorageError

log = logging.getLogger(__name__)

Follow: TypeAlias = Callable[..., Awaitable[None]]  # takes the numbers of a signal


class OtherProcesses:
    """Calls who follows a kind of signal, and everybody after a connection was made."""

    def __init__(self, listen: Callable[[], AsyncIterator[list[str]]]) -> None:
        self._listen = listen
        self._followers: dict[str, Follow] = {}
        self._catch_up: list[Callable[[], Awaitable[None]]] = []
        self._trouble = Trouble(log, "listening to other processes")

    def follow(self, kind: str, follow: Follow) -> None:
        """Call it with the numbers of each signal of this kind."""
        self._followers[kind] = follow

    def after_silence(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Call it when signals may have been missed."""
        self._catch_up.append(catch_up)

    async def run(self) -> None:
        """Listen for ever; a connection that is lost is made again."""
        pauses = growing_pauses()
        while True:
            try:
                async for words in self._listen():
                    pauses = growing_pauses()
                    self._trouble.note(None)
                    await self._hear(words)
            except StorageError as error:
                self._trouble.note(error)
            await asyncio.sleep(next(pauses))

    async def _hear(self, words: list[str]) -> None:
        if not words:
            for catch_up in self._catch_up:
                await catch_up()
        elif follow := self._followers.get(words[0]):  # A later version may tell more.
            await follow(*map(int, words[1:]))
