"""One group of players meets until it is clear who wins more, or all games are played."""

import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import chain, islice
from statistics import fmean

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bot.runtime.worker import SPAWN, exit_with_parent
from bot.tools.arena.matches import Match, Result, play, rounds
from bot.tools.arena.record import Record
from bot.tools.arena.sequential import RunningShare
from engines.core.game import AnyGame, Setup

BAR = "[progress.description]{task.description}"


class Plan(Struct, frozen=True):
    """How long a group plays, and in how many processes."""

    games: int  # at most
    goal: float | None = None  # the share of wins that is in question; without one, the fair one
    stop: bool = True  # as soon as the share of the first player is surely above the goal, or below
    workers: int | None = None  # without a number, one a core
    record: Record | None = None  # where rounds are kept, for going on another day

    def goal_of(self, seats: int) -> float:
        return self.goal if self.goal is not None else 1 / seats


class Contest:
    """The games of a group, and how much of them its first player has won."""

    def __init__(self, group: Sequence[str]) -> None:
        self.group = tuple(group)
        self.results = list[Result]()
        self.share = RunningShare()

    def add(self, results: Sequence[Result]) -> float:
        """The games of one seed, with the first player in every seat: their share is one observation."""
        share = fmean(result.share(result.first) for result in results)
        self.results += results
        self.share.add(share)
        return share

    @property
    def games(self) -> int:
        """Those that were played now, and those of earlier rounds."""
        return self.share.count * len(self.group)

    @property
    def title(self) -> str:
        first, *others = self.group
        return f"{first} : {', '.join(others)}"

    def __str__(self) -> str:
        low, high = self.share.interval
        return f"{self.share.mean:.0%} ({low:.0%} to {high:.0%})"


class Arena:
    """Plays contests in worker processes and shows how far they are."""

    def __init__(self, pool: Executor, progress: Progress, workers: int) -> None:
        self._pool, self._progress, self._workers = pool, progress, workers

    def meet(self, game: AnyGame, group: Sequence[str], setup: Setup[Struct], plan: Plan) -> Contest:
        """Let a group play, from the first round that is not recorded yet.

        Results count in the order of the seeds, so they never depend on the workers.
        """
        contest, goal, record = Contest(group), plan.goal_of(setup.seats), plan.record
        most = max(1, plan.games // setup.seats)
        for share in islice(record.shares(game.name, group, setup.seed) if record else (), most):
            contest.share.add(share)
        bar = self._progress.add_task(
            f"{game.name} {contest.title}",
            total=most * setup.seats,
            completed=contest.games,
            share=str(contest) if contest.games else "",
        )
        planned = islice(rounds(game, group, setup), contest.share.count, most)
        results = self._played(chain.from_iterable(planned))
        while not (plan.stop and contest.share.excludes(goal)):
            played = list(islice(results, setup.seats))
            if not played:
                break
            number, share = contest.share.count, contest.add(played)
            if record:
                record.add(game.name, group, setup.seed, number, share)
            self._progress.update(bar, completed=contest.games, share=str(contest))
            self._tell(f"{game.name} {contest.title}: {contest}, {contest.games} games")
        results.close()
        self._progress.stop_task(bar)
        return contest

    def _tell(self, line: str) -> None:
        """Where no bar can be drawn, as in a file, a line says how far it is."""
        if not self._progress.console.is_terminal:
            self._progress.console.print(line, soft_wrap=True)

    def _played(self, matches: Iterable[Match]) -> Generator[Result, None, None]:
        """The results in the order of the matches, with enough of them under way for all workers."""
        ahead = deque[Future[Result]]()
        try:
            for match in matches:
                ahead.append(self._pool.submit(play, match))
                if len(ahead) > 2 * self._workers:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        finally:
            for each in ahead:
                each.cancel()


@contextmanager
def opened(workers: int | None = None) -> Iterator[Arena]:
    """An arena with so many worker processes; without a number, one a core."""
    count = workers or os.cpu_count() or 1
    columns = (TextColumn(BAR), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[share]}"))
    progress = Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True))
    with progress, ProcessPoolExecutor(count, SPAWN, _initialize) as pool:
        try:
            yield Arena(pool, progress, count)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _initialize() -> None:
    """Set up a worker that ends together with the arena."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C reaches workers too: exit without a traceback.
    exit_with_parent()
