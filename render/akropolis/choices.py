"""The words of a move, or the first few of them, as what they point at."""

from typing import NamedTuple

from engines.akropolis.state import Architect, State
from engines.core.game import Seat
from engines.core.hexes import Hex
from render.akropolis.surroundings import tile_places


class Choice(NamedTuple):
    """What a person has chosen so far; what comes later in a move may be missing."""

    slot: int
    at: Hex | None = None
    facing: int | None = None

    @property
    def places(self) -> tuple[Hex, ...]:
        """The hexes that are spoken of."""
        if self.at is None:
            return ()
        return (self.at,) if self.facing is None else tile_places(self.at, self.facing)


def read(words: str) -> Choice:
    """`place 3`, `place 3 2 -1` or `place 3 2 -1 1`."""
    _verb, slot, *rest = words.split()
    numbers = [int(word) for word in rest]
    at = Hex(*numbers[:2]) if numbers else None
    return Choice(int(slot), at, numbers[2] if len(numbers) > 2 else None)


def after(state: State, seat: Seat, words: str) -> Architect:
    """An architect as if a move had been made."""
    slot, at, facing = read(words)
    if at is None or facing is None:
        raise ValueError(f"not a whole move: {words!r}")
    me = state.architects[seat]
    city = me.city.lay(state.market[slot], at, facing)
    gained = city.survey.quarried - me.city.survey.quarried
    return Architect(me.stones - slot + gained, city)
