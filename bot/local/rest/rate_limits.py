"""Discord's rate limits: of all requests, and of the messages of a channel. They are off unless they are set.

    server.api.rate_limits = RateLimits()

Time is the machine's, because a client waits in real time.
"""

import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

REQUESTS_PER_SECOND = 50  # of a bot, answers to interactions not counted
MESSAGES, MESSAGE_SECONDS = 5, 5.0  # of a channel
BUCKET = "messages"  # the name by which the client knows the limit of a channel


@dataclass
class Window:
    """So many requests in so many seconds, from the first one on."""

    limit: int
    seconds: float
    start: float = float("-inf")
    used: int = 0

    def use(self, now: float) -> float:
        """Count a request; how long it has to wait if there were too many, else 0."""
        if now - self.start >= self.seconds:
            self.start, self.used = now, 0
        if self.used == self.limit:
            return self.left(now)
        self.used += 1
        return 0

    def left(self, now: float) -> float:
        """The seconds until it starts again."""
        return self.start + self.seconds - now


class RateLimits:
    """The limit of all requests, and the limit of messages in each channel."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.refused = 0
        self._clock = clock
        self._all = Window(REQUESTS_PER_SECOND, 1)
        self._channels = defaultdict[str, Window](partial(Window, MESSAGES, MESSAGE_SECONDS))

    def wait_for_all(self) -> float:
        """Count a request against the limit of all; how long it has to wait."""
        return self._refuse(self._all.use(self._clock()))

    def wait_for_channel(self, channel_id: str) -> float:
        """Count a message against the limit of its channel; how long it has to wait."""
        return self._refuse(self._channels[channel_id].use(self._clock()))

    def _refuse(self, wait: float) -> float:
        self.refused += wait > 0
        return wait

    def headers(self, channel_id: str) -> dict[str, str]:
        """What the client is told about the limit of a channel."""
        window = self._channels[channel_id]
        return {
            "X-RateLimit-Bucket": BUCKET,
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - window.used),
            "X-RateLimit-Reset-After": f"{max(0.0, window.left(self._clock())):.3f}",
        }
