"""What a picture is asked for, and what it is."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct, field

from engines.core.game import Seat, View
from engines.core.text import Text, seat_number


class Wish(Struct, frozen=True):
    """What to show besides the view; moves are given by their words, or by the first few of them."""

    seat: Seat | None = None  # whose things; without one, the view's own seat or whose turn it is
    marks: Mapping[str, str] = field(default_factory=dict)  # by letter: the words of a choice
    ghost: str | None = None  # the words of a move to be shown as if it were made
    people: Mapping[Seat, str] = field(default_factory=dict)
    scale: int = 1

    def name(self, seat: Seat) -> str:
        """What a seat's person is called."""
        return self.people.get(seat, seat_number(seat))


class Picture(Struct, frozen=True):
    """A PNG, and the sentence that stands for it where it cannot be seen."""

    png: bytes
    alt: Text


Painter: TypeAlias = Callable[[View[Any], Wish], Picture]
