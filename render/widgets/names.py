"""Names of people, shortened where they must be, so that nobody is taken for somebody else."""

import re
from collections.abc import Iterator
from functools import lru_cache

from engines.core.game import Seat
from render.drawing.canvas import Canvas
from render.drawing.lettering import ELLIPSIS, SMALL, Weight, text_width
from render.drawing.sprites import Point
from render.requests import RenderRequest
from render.widgets.writing import write_from

SHORTEST = 80  # A name with less room is left out: not even "C…3" fits, and the chip says who it is.
FINAL_NUMBER = re.compile(r"(?<!\d)\d{1,2}$")  # all that differs in the names of computers


def write_name(  # noqa: PLR0913 - who, where and how large
    canvas: Canvas, seat: Seat, request: RenderRequest, start: Point, max_width: float, *, size: int = SMALL
) -> None:
    """Write a seat's name from the left end; in small letters where large ones have no room."""
    name, room = request.name(seat), int(max_width)
    others = frozenset(request.names.values()) - {name}
    if text_width(name, size * canvas.scale, Weight.BOLD) > room:
        size = SMALL
    if room >= SHORTEST * canvas.scale:
        write_from(canvas, shorten_name(name, others, size * canvas.scale, room), start, room, size)


@lru_cache(256)
def shorten_name(name: str, others: frozenset[str], size: int, max_width: int) -> str:
    """A name in bold letters that is at most so wide and unlike the others, if there is such a way."""
    room = _Room(size, max_width)
    if room.holds(name):
        return name
    ways = [*room.without_middle(name), *room.without_beginning(name)] or [ELLIPSIS]
    return next((way for way in ways if not any(_may_be(way, other) for other in others)), ways[0])


class _Room:
    """The room for a name."""

    def __init__(self, size: int, max_width: int) -> None:
        self.size, self.max_width = size, max_width

    def holds(self, words: str) -> bool:
        return text_width(words, self.size, Weight.BOLD) <= self.max_width

    def without_middle(self, name: str) -> Iterator[str]:
        """The beginning and ever more of the end, at first nothing of it but a number."""
        number = FINAL_NUMBER.search(name)
        ends = [number.start()] if number else []
        ends += [cut for cut in range(len(name), 0, -1) if not _is_inside_number(name, cut)]
        for cut in ends:
            heads = (name[:length].rstrip() + ELLIPSIS + name[cut:] for length in range(cut - 1, 0, -1))
            yield from self._first_that_fits(heads)

    def without_beginning(self, name: str) -> Iterator[str]:
        """What fits of the rest, for names that have the same beginning and the same end."""
        for start in range(1, len(name)):
            parts = (ELLIPSIS + name[start:end] + ELLIPSIS for end in range(len(name) - 1, start, -1))
            yield from self._first_that_fits(parts)

    def _first_that_fits(self, ways: Iterator[str]) -> Iterator[str]:
        yield from [way for way in [next(filter(self.holds, ways), None)] if way]


def _is_inside_number(name: str, cut: int) -> bool:
    return name[cut - 1 : cut].isdigit() and name[cut : cut + 1].isdigit()


def _may_be(shown: str, name: str) -> bool:
    """Whether a name can be shortened to what is shown."""
    return bool(re.fullmatch(".*".join(map(re.escape, shown.split(ELLIPSIS))), name, re.DOTALL))
