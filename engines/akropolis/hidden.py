"""What a seat may know: everything but the order of the pile."""

from msgspec.structs import replace

from engines.akropolis.state import State
from engines.core.rng import Rng


def view(state: State) -> State:
    """Everyone can work out which tiles are left, so the pile is sorted rather than removed."""
    return replace(state, pile=tuple(sorted(state.pile)))


def imagine(state: State, rng: Rng) -> State:
    """A state that looks the same, with the pile shuffled."""
    return replace(state, pile=rng.shuffled(state.pile)[0])
