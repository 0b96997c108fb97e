"""Names of people, shortened where they must be, so that nobody is taken for somebody else."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, islice
from typing import NamedTuple

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


class _Part(NamedTuple):
    """What is left of a name: its beginning and its end, or something between them."""

    beginning: str = ""
    end: str = ""
    between: str = ""

    def __str__(self) -> str:
        if self.between:
            return ELLIPSIS + self.between + ELLIPSIS
        return self.beginning + ELLIPSIS + self.end

    def may_be(self, name: str) -> bool:
        """Whether it may be left of this name too."""
        rest = name.removeprefix(self.beginning)
        return name.startswith(self.beginning) and rest.endswith(self.end) and self.between in rest


@lru_cache(256)
def shorten_name(name: str, others: frozenset[str], size: int, max_width: int) -> str:
    """A name in bold letters that is at most so wide and unlike the others, if there is such a way."""
    room = _Room(size, max_width)
    if room.holds(name):
        return name
    parts = chain(room.without_middle(name), room.without_beginning(name))
    best = next(parts, _Part())
    return str(next((each for each in chain([best], parts) if not any(map(each.may_be, others))), best))


class _Room:
    """The room for a name."""

    def __init__(self, size: int, max_width: int) -> None:
        self.size, self.max_width = size, max_width

    def holds(self, words: str) -> bool:
        return text_width(words, self.size, Weight.BOLD) <= self.max_width

    def without_middle(self, name: str) -> Iterator[_Part]:
        """The beginning and ever more of the end, at first nothing of it but a number."""
        number = FINAL_NUMBER.search(name)
        ends = [number.start()] if number else []
        ends += [cut for cut in range(len(name), 0, -1) if not _is_inside_number(name, cut)]
        for cut in ends:
            lengths = range(cut - 1, 0, -1)
            yield from self._first_that_fits(_Part(name[:each].rstrip(), name[cut:]) for each in lengths)

    def without_beginning(self, name: str) -> Iterator[_Part]:
        """What fits of the rest, for names that have the same beginning and the same end."""
        for start in range(1, len(name)):
            ends = range(len(name) - 1, start, -1)
            yield from self._first_that_fits(_Part(between=name[start:end]) for end in ends)

    def _first_that_fits(self, parts: Iterator[_Part]) -> Iterator[_Part]:
        yield from islice((part for part in parts if self.holds(str(part))), 1)


def _is_inside_number(name: str, cut: int) -> bool:
    return name[cut - 1 : cut].isdigit() and name[cut : cut + 1].isdigit()
