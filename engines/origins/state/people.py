"""Dice as people: citizens, freemen and speakers."""

from msgspec import Struct

from engines.origins.components.terms import (
    HOME,
    Colour,
    Site,
)
from engines.origins.moves import Worker


class Die(Struct, frozen=True, array_like=True, gc=False):
    """A citizen die that belongs to no archon."""

    colour: Colour
    value: int


class Freeman(Struct, frozen=True, array_like=True, gc=False):
    """A citizen die with a base: at home while unused, otherwise on a site (page 11)."""

    colour: Colour
    value: int
    site: Site = HOME

    @property
    def word(self) -> Worker:
        """The word for this freeman in moves."""
        return f"{self.colour}{self.value}@{self.site}" if self.site else f"{self.colour}{self.value}"


class Speaker(Struct, frozen=True, array_like=True, gc=False):
    """A white die, kept until it is used (page 11)."""

    value: int
    site: Site = HOME

    @property
    def word(self) -> Worker:
        """The word for this speaker in moves."""
        return f"speaker{self.value}"
