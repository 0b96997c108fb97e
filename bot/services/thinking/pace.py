"""Thinking by time: a search plans as many playouts as its time allows, by what earlier ones took here."""

from collections.abc import Callable
from time import monotonic

from bot.runtime.worker import is_cancelled
from engines.core.game import AnyGame, AnyMove, AnyView
from engines.core.levels import Level, horizon, playouts
from engines.core.rng import Rng
from engines.core.search import Thinker

WEIGHT = 0.3  # of the latest search
SHRINK, GROW = 0.7, 1.5  # the largest changes; a machine may be busy for a moment
ENOUGH = 8  # playouts from which a search learns how fast they are
FASTEST, SLOWEST = 8.0, 0.02  # times what was measured


class Pace:
    """How fast searches are in this process, times what was measured, by game and number of seats.

    A search that plans too much is stopped while it still compares many moves; one that plans too little
    gives time away. Easy decisions take less time than planned, but each of their playouts takes as long.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._factors: dict[tuple[str, int], float] = {}

    def ranking(
        self, game: AnyGame, view: AnyView, level: Level, seconds: float, rng: Rng
    ) -> tuple[list[tuple[float, AnyMove]], Rng]:
        """The best moves by a search of about so many seconds."""
        seats = len(game.scores(view.state))
        measured = playouts(level, game.name, seats) * seconds / level.seconds
        planned = max(2, round(measured * self.factor(game.name, seats)))
        limit = TimeLimit(seconds, self._now)
        thinker = Thinker(planned, limit, horizon=horizon(level, game.name))
        found = thinker.ranking(game, view, rng)
        if thinker.made >= ENOUGH and not is_cancelled():
            fitting = thinker.made * seconds / max(limit.spent, seconds / planned)
            self._learn((game.name, seats), fitting / planned)
        return found

    def factor(self, game: str, seats: int) -> float:
        return self._factors.get((game, seats), 1.0)

    def _learn(self, kind: tuple[str, int], change: float) -> None:
        change = min(GROW, max(SHRINK, change))
        mixed = self.factor(*kind) * (1 - WEIGHT + WEIGHT * change)
        self._factors[kind] = min(FASTEST, max(SLOWEST, mixed))


class TimeLimit:
    """Says whether to stop: the time is up, or the work was cancelled.

    Time counts from the first call, because no result can be given before the first playout.
    """

    def __init__(self, seconds: float, now: Callable[[], float] = monotonic) -> None:
        self._seconds, self._now = seconds, now
        self._begin: float | None = None

    def __call__(self) -> bool:
        if self._begin is None:
            self._begin = self._now()
        return self.spent >= self._seconds or is_cancelled()

    @property
    def spent(self) -> float:
        """Seconds since the first call."""
        return 0.0 if self._begin is None else self._now() - self._begin
