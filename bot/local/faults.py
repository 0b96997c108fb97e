"""Fault injection: makes the server fail as Discord sometimes does, repeatably by seed.

    faults.plan(FaultKind.RATE_LIMIT, "POST /channels/*/messages", times=1, detail=0.2)  # retry after 0.2 s
    faults.plan(FaultKind.STATUS, detail=502, chance=0.1)                                # a tenth of requests
    faults.plan(FaultKind.CLOSE, "DISPATCH INTERACTION_CREATE", times=1, detail=4000)    # not the event

    faults.plan(FaultKind.REFUSAL, f"POST /channels/{thread}/messages", detail=400, code=50035)

A target is a method and a route's template or a request's path, or DISPATCH and an event's name. It may
contain wildcards.
"""

import zlib
from collections import Counter
from dataclasses import dataclass
from enum import Enum, auto
from fnmatch import fnmatchcase


class FaultKind(Enum):
    """What can go wrong; the comment says what `detail` means."""

    RATE_LIMIT = auto()  # 429 for this route (seconds to wait)
    GLOBAL_LIMIT = auto()  # 429 for all routes (seconds to wait)
    STATUS = auto()  # a bare HTTP error (its status)
    REFUSAL = auto()  # an error of the API (its status; `code` is its error code)
    SLOW = auto()  # a late response (seconds)
    DROP_BEFORE = auto()  # the connection breaks before the request takes effect
    DROP_AFTER = auto()  # the connection breaks after the request took effect
    CLOSE = auto()  # the gateway closes the connection (close code)
    RECONNECT = auto()  # the gateway asks the client to reconnect
    INVALID_SESSION = auto()  # the gateway invalidates the session


HTTP_FAULTS = frozenset(FaultKind) - {FaultKind.CLOSE, FaultKind.RECONNECT, FaultKind.INVALID_SESSION}
GATEWAY_FAULTS = frozenset(
    {FaultKind.CLOSE, FaultKind.RECONNECT, FaultKind.INVALID_SESSION, FaultKind.DROP_BEFORE}
)


@dataclass
class PlannedFault:
    """A fault, its target, how often and how likely it happens."""

    kind: FaultKind
    target: str = "*"
    times: int | None = None
    chance: float = 1
    detail: float = 0
    code: int = 0

    def happens(self, targets: tuple[str, ...], random_key: str) -> bool:
        if self.times == 0 or not any(fnmatchcase(target, self.target) for target in targets):
            return False
        return zlib.crc32(random_key.encode()) / 2**32 < self.chance


class Faults:
    """The planned faults, and a log of those that happened.

    Chance depends only on the seed, the target and its number of visits, so concurrent requests to other
    targets do not change what happens here.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.log: list[str] = []
        self._plan: list[PlannedFault] = []
        self._visits: Counter[str] = Counter()

    def plan(  # noqa: PLR0913 - independent settings, all with defaults and named at the call
        self,
        kind: FaultKind,
        target: str = "*",
        *,
        times: int | None = None,
        chance: float = 1,
        detail: float = 0,
        code: int = 0,
    ) -> None:
        self._plan.append(PlannedFault(kind, target, times, chance, detail, code))

    def clear(self) -> None:
        self._plan.clear()

    def next_fault(self, target: str, kinds: frozenset[FaultKind], path: str = "") -> PlannedFault | None:
        """Count a visit to this target; returns the fault of these kinds that happens now, if any.

        A fault can be planned for the path of the request too.
        """
        self._visits[target] += 1
        for index, fault in enumerate(self._plan):
            random_key = f"{self.seed} {index} {target} {self._visits[target]}"
            if fault.kind in kinds and fault.happens((target, path), random_key):
                if fault.times is not None:
                    fault.times -= 1
                self.log.append(f"{fault.kind.name} at {target} {self._visits[target]}")
                return fault
        return None
