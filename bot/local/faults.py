"""Faults on demand: what the platform does on a bad day, repeatable by seed.

    faults.plan(Trouble.RATE_LIMIT, "POST /channels/*/messages", times=1, detail=0.2)    # retry after 0.2 s
    faults.plan(Trouble.STATUS, detail=502, chance=0.1)                                  # a tenth of requests
    faults.plan(Trouble.CLOSE, "DISPATCH INTERACTION_CREATE", times=1, detail=4000)      # instead of telling

A place is a verb and the route's template, or DISPATCH and the event's name; it may hold wildcards.
"""

import zlib
from collections import Counter
from dataclasses import dataclass
from enum import Enum, auto
from fnmatch import fnmatchcase


class Trouble(Enum):
    """What can go wrong; `detail` is said in brackets."""

    RATE_LIMIT = auto()  # 429 for this route (seconds to wait)
    GLOBAL_LIMIT = auto()  # 429 for everything (seconds to wait)
    STATUS = auto()  # a bare HTTP error (its status)
    SLOW = auto()  # the answer comes late (seconds)
    DROP_BEFORE = auto()  # the connection breaks and nothing happened
    DROP_AFTER = auto()  # the connection breaks, but it happened
    CLOSE = auto()  # the gateway closes (its code)
    RECONNECT = auto()  # the gateway asks to reconnect
    INVALID_SESSION = auto()  # the gateway forgets the session


HTTP = frozenset(Trouble) - {Trouble.CLOSE, Trouble.RECONNECT, Trouble.INVALID_SESSION}
GATEWAY = frozenset({Trouble.CLOSE, Trouble.RECONNECT, Trouble.INVALID_SESSION, Trouble.DROP_BEFORE})


@dataclass
class Fault:
    """One planned trouble: where, how often, how likely."""

    trouble: Trouble
    where: str
    times: int | None
    chance: float
    detail: float

    def strikes(self, spot: str, dice: str) -> bool:
        if self.times == 0 or not fnmatchcase(spot, self.where):
            return False
        return zlib.crc32(dice.encode()) / 2**32 < self.chance


class Faults:
    """The plan, and a log of what was done by it.

    Dice are cast by seed, place and how often that place was visited, so that requests which overtake one
    another elsewhere do not change what happens here.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.log: list[str] = []
        self._plan: list[Fault] = []
        self._visits: Counter[str] = Counter()

    def plan(
        self,
        trouble: Trouble,
        where: str = "*",
        *,
        times: int | None = None,
        chance: float = 1,
        detail: float = 0,
    ) -> None:
        self._plan.append(Fault(trouble, where, times, chance, detail))

    def clear(self) -> None:
        self._plan.clear()

    def draw(self, spot: str, among: frozenset[Trouble]) -> Fault | None:
        """The fault that strikes here now, if one does, among those that can happen here."""
        self._visits[spot] += 1
        for index, fault in enumerate(self._plan):
            if fault.trouble in among and fault.strikes(
                spot, f"{self.seed} {index} {spot} {self._visits[spot]}"
            ):
                if fault.times is not None:
                    fault.times -= 1
                self.log.append(f"{fault.trouble.name} at {spot} {self._visits[spot]}")
                return fault
        return None
