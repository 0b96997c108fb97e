"""The workers at a site: those that stand there, and those that a ghost or an idea would send."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core.game import Seat
from engines.origins.components.terms import Site
from engines.origins.moves import Visit, Worker
from engines.origins.state import State
from render.drawing.sprites import Point
from render.origins.page.page import Page
from render.origins.pieces.dice import worker
from render.widgets.badges import disc


class Standing(NamedTuple):
    """A worker at a site, or one that a move would send there."""

    seat: Seat
    word: Worker
    ghost: bool
    letters: int = 0  # of the ideas that would send it there

    @property
    def cells(self) -> int:
        return 1 + self.letters


class Arrangement(NamedTuple):
    """How workers stand at a site, from the lower left of its place."""

    side: int  # of a die
    step: int  # between two of them
    rows: tuple[tuple[int, int, int], ...]  # where the first one stands, and how many

    def cells(self, left: float, bottom: float) -> list[list[Point]]:
        """The middles of all cells, row by row."""
        return [[(left + x + self.step * n, bottom + y) for n in range(count)] for x, y, count in self.rows]


LOOSE = Arrangement(52, 64, ((44, -44, 5),))
DENSE = Arrangement(42, 47, ((31, -36, 7), (208, -96, 3)))  # the second row beside the mothership


def draw_crowd(page: Page, site: Site, left: float, bottom: float) -> None:
    """Workers in rows, closer together if there are many; those without room are counted."""
    workers = _workers_at(page, site)
    loose = len(workers) <= LOOSE.rows[0][2] and not any(each.letters for each in workers)
    arrangement = LOOSE if loose else DENSE
    rows = arrangement.cells(left, bottom)
    before = set(_workers(page.earlier)) if page.earlier else set()
    while workers and (row := _row_for(workers[0], rows, last=len(workers) == 1)):
        first, *workers = workers
        x, y = row[0]
        page.stamp(worker(first.word, first.seat, arrangement.side * page.scale, ghost=first.ghost), x, y)
        page.add_spot(("visit", first.word, site), x + arrangement.step - 2, y)
        if page.earlier and (site, first.seat, first.word) not in before:
            page.mark_around(x, y, arrangement.side)
        del row[: first.cells]
    if workers:
        free = next(row for row in rows if row)
        page.stamp(disc(f"+{len(workers)}", 36 * page.scale, 1.6), *free[0])


def _row_for(standing: Standing, rows: list[list[Point]], *, last: bool) -> list[Point] | None:
    """A row with room for a worker and its letters, while a cell is left for the number of the others."""
    free = sum(map(len, rows)) - (0 if last else 1)
    return next((row for row in rows if len(row) >= standing.cells and free >= standing.cells), None)


def _workers_at(page: Page, site: Site) -> Sequence[Standing]:
    """The workers of ideas and of the ghost come first."""
    before = set(_workers(page.now))
    there = [
        Standing(who[1], who[2], ghost=who not in before) for who in _workers(page.then) if who[0] == site
    ]
    return sorted([*_ideas(page, site), *there], key=lambda each: not each.ghost)


def _ideas(page: Page, site: Site) -> list[Standing]:
    """The workers that ideas would send to a site, each with room for the letters of its ideas."""
    visits = [move for move in page.request.marks.values() if isinstance(move, Visit) and move.site == site]
    letters = Counter(move.worker for move in visits)
    return [Standing(page.now.active, worker, ghost=True, letters=n) for worker, n in letters.items()]


def _workers(state: State) -> Iterator[tuple[Site, Seat, str]]:
    """All workers on sites, each with a word that identifies it."""
    for seat, each in enumerate(state.archons):
        for freeman in each.freemen:
            if freeman.site:
                yield freeman.site, seat, freeman.word
        for speaker in each.speakers:
            if speaker.site:
                yield speaker.site, seat, speaker.word
        if each.figure:
            yield each.figure, seat, "archon"
