"""Which process tells what happens: each shard is claimed by one, and by another when that one is gone.

A claim ends by itself unless it is renewed. A process claims the shards that it serves. If another one has
left them for a while, they are taken over, and given back when somebody who serves them asks for them.
Everything that is told is told under a claim: announcements, reminders, clocks, votes, and the moves of
computers. Whoever tells under a claim that has ended meanwhile is kept from telling twice by the nonce.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from time import monotonic
from typing import TypeAlias

from bot.domain.shards import ALL_SHARDS, Shards
from bot.runtime.trouble import Trouble
from bot.storage.connection import Body
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.processes import claim_rows

log = logging.getLogger(__name__)

Listener: TypeAlias = Callable[[Shards], None]

LEASE = 10.0  # seconds until a claim ends that is not renewed
RENEWALS = 3  # in the time of a lease
TAKING_PLACE = 1.0  # seconds for which a press waits until it is known who answers it
HAND_OVER = 3.0  # seconds for what is being sent before a claim is given up


class NotHeld(Exception):
    """Another process tells it."""


class Claims:
    """The claims of the only process of a database: it holds everything."""

    @property
    def held(self) -> Shards:
        """The shards for which this process tells what happens."""
        return ALL_SHARDS

    def holds(self, guild: int | None) -> bool:
        return self.held.has(guild)

    @contextmanager
    def telling(self, guild: int | None) -> Iterator[None]:
        """Tell something of a server; NotHeld if another process does."""
        del guild
        yield

    async def answers(self, guild: int | None) -> bool:
        """Whether this process answers people of a server; another one may still do that for a moment."""
        del guild
        return True

    def subscribe(self, listener: Listener) -> None:
        """Call the listener with the shards that were claimed, whenever those that are held have changed."""

    @asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[None]:
        """Do something that only one process may do at a time."""
        del name
        yield

    async def close(self) -> None:
        """Give everything up at once."""


class SharedClaims(Claims):
    """The claims of one of several processes, as rows of their database."""

    def __init__(self, database: Database, *, lease: float = LEASE) -> None:
        self.holder = secrets.token_hex(8)
        self._database = database
        self._lease = lease
        self._home = Shards(frozenset(), 1)  # that this process serves
        self._held = self._home
        self._until = 0.0  # when what is held ends, unless it is renewed
        self._telling: Counter[int] = Counter()  # by shard
        self._listeners: list[Listener] = []
        # Where another process still answers people, whose place this one takes; none: not known yet.
        self._answered_elsewhere: frozenset[int] | None = None
        self._answering = asyncio.Condition()
        self._woken = asyncio.Event()
        self._is_closed = False
        self._claiming = asyncio.Lock()  # Whoever closes waits for a claim that is just being made.
        self._trouble = Trouble(log, "claiming shards")

    @property
    def held(self) -> Shards:
        return self._held if monotonic() < self._until else Shards(frozenset(), self._home.count)

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def wake(self) -> None:
        """Look at the claims: another process has given something up, or wants something."""
        self._woken.set()

    @contextmanager
    def telling(self, guild: int | None) -> Iterator[None]:
        if not self.holds(guild):
            raise NotHeld
        shard = self._home.number_of(guild)
        self._telling[shard] += 1
        try:
            yield
        finally:
            self._telling[shard] -= 1

    async def answers(self, guild: int | None) -> bool:
        def is_ours() -> bool:
            known = self._answered_elsewhere
            return known is not None and self._home.number_of(guild) not in known

        if is_ours():
            return True
        with suppress(TimeoutError):
            async with asyncio.timeout(TAKING_PLACE), self._answering:
                await self._answering.wait_for(is_ours)
        return self._answered_elsewhere is None or is_ours()

    async def _set_answered_elsewhere(self, numbers: frozenset[int]) -> None:
        async with self._answering:
            self._answered_elsewhere = numbers
            self._answering.notify_all()

    async def run(self, home: Shards) -> None:
        """Claim these shards and renew the claims, for ever."""
        self._home = home
        while True:
            self._woken.clear()
            try:
                await self.renew()
            except StorageError as error:
                self._trouble.note(error)
            else:
                self._trouble.note(None)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._lease / RENEWALS):
                    await self._woken.wait()

    async def renew(self) -> None:
        """Claim what is free, take over what was left, and give back what is wanted elsewhere.

        Nothing once this is closed.
        """
        async with self._claiming:
            given_back = frozenset[int]() if self._is_closed else await self._claim()
        if given_back:
            await self._give_up(given_back)

    async def _claim(self) -> frozenset[int]:
        """Claim what is free or was left; what is wanted elsewhere."""
        begun, names = monotonic(), [self._name(number) for number in sorted(self._home.numbers)]
        renew = partial(claim_rows.renew, names=names, holder=self.holder, lease=self._milliseconds)
        claims = await self._database.transaction(renew)
        held = frozenset(_number(claim.name) for claim in claims if claim.is_mine)
        wanted = frozenset(_number(claim.name) for claim in claims if claim.is_mine and claim.is_wanted)
        given_back = wanted - self._home.numbers
        others = frozenset(_number(claim.name) for claim in claims if claim.at_home and not claim.is_mine)
        await self._set_answered_elsewhere(others & self._home.numbers)
        self._hold(Shards(held - given_back, self._home.count), begun + self._lease)
        return given_back

    def _name(self, number: int) -> str:
        return f"{number}/{self._home.count}"

    @property
    def _milliseconds(self) -> int:
        return int(self._lease * 1000)

    def _hold(self, held: Shards, until: float) -> None:
        before = self.held
        self._held, self._until = held, until
        if held != before:
            log.info("tells of shards %s of %s", sorted(held.numbers), held.count)
            for listener in self._listeners:
                listener(held.without(before))

    async def _give_up(self, numbers: frozenset[int]) -> None:
        """Finish what is being sent for a while, then let others claim these shards."""
        end = monotonic() + HAND_OVER
        while any(self._telling[number] for number in numbers) and monotonic() < end:  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # It is seldom, and short.
        await self._release([self._name(number) for number in sorted(numbers)])

    async def _release(self, names: Sequence[str]) -> None:
        await self._database.transaction(partial(claim_rows.release, names=names, holder=self.holder))

    async def close(self) -> None:
        self._is_closed = True
        async with self._claiming:
            numbers = self._held.numbers
            self._hold(Shards(frozenset(), self._home.count), 0.0)
        with suppress(StorageError):  # The claims end by themselves.
            await self._give_up(numbers)
        await self._set_answered_elsewhere(self._home.numbers)

    @asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[None]:
        take = partial(claim_rows.take, name=name, holder=self.holder, lease=self._milliseconds)
        while not await self._database.transaction(take):  # noqa: ASYNC110 - of another process
            await asyncio.sleep(self._lease / 20)
        renewing = asyncio.create_task(self._keep(take))
        try:
            yield
        finally:
            renewing.cancel()
            with suppress(StorageError):
                await self._release([name])

    async def _keep(self, take: Body[bool]) -> None:
        while True:
            await asyncio.sleep(self._lease / RENEWALS)
            with suppress(StorageError):
                await self._database.transaction(take)


def _number(name: str) -> int:
    return int(name.partition("/")[0])
