"""Dice as a stream that moves on with each throw."""

from engines.core.rng import Rng
from engines.origins.components import SPEAKER_FACES
from engines.origins.components.terms import Colour
from engines.origins.state import Die

CITIZEN_START = 5  # sixes are rolled again when a citizen comes to the table (page 5)


class Dice:
    """A stream of random numbers that moves on with each draw."""

    def __init__(self, state: int) -> None:
        self.rng = Rng(state)

    def below(self, bound: int) -> int:
        drawn, self.rng = self.rng.below(bound)
        return drawn

    def citizen(self, colour: Colour) -> Die:
        """A citizen die as it comes to the table: never a six."""
        return Die(colour, 1 + self.below(CITIZEN_START))

    def speaker(self) -> int:
        """A white die has faces of its own."""
        return SPEAKER_FACES[self.below(len(SPEAKER_FACES))]
