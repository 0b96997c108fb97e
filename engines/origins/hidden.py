"""What a seat may know: everything but the order of the stacks below their top tile, and future dice."""

from msgspec.structs import replace

from engines.core.rng import Rng
from engines.origins.state import State


def view(state: State) -> State:
    """Everyone can work out which tiles are left, so each stack is sorted below its face-up tile."""
    stacks = tuple((*stack[:1], *sorted(stack[1:])) for stack in state.stacks)
    return replace(state, stacks=stacks, rng=0)


def imagine(state: State, rng: Rng) -> State:
    """A state that looks the same, with the stacks shuffled and other dice to come."""
    stacks = []
    for stack in state.stacks:
        hidden, rng = rng.shuffled(stack[1:])
        stacks.append((*stack[:1], *hidden))
    return replace(state, stacks=tuple(stacks), rng=rng.state)
