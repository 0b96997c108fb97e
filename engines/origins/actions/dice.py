"""Rolling dice."""

from engines.core.rng import Rng
from engines.origins.components import SPEAKER_FACES
from engines.origins.components.terms import Colour
from engines.origins.state import Die

CITIZEN_START = 5  # a new citizen die that shows a six is rolled again (page 5)


class Dice:
    """A mutable random number generator; `rng` is its current position."""

    def __init__(self, state: int) -> None:
        self.rng = Rng(state)

    def below(self, bound: int) -> int:
        drawn, self.rng = self.rng.below(bound)
        return drawn

    def citizen(self, colour: Colour) -> Die:
        """A new citizen die: never a six."""
        return Die(colour, 1 + self.below(CITIZEN_START))

    def speaker(self) -> int:
        """The value of a white die, which has special faces."""
        return SPEAKER_FACES[self.below(len(SPEAKER_FACES))]
