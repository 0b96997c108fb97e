"""What a seat may know: everything but the order of the stacks and of the craftsmen."""

from msgspec.structs import replace

from engines.core.rng import Rng
from engines.founders.state import State


def view(state: State) -> State:
    """Everyone can work out what is left in the stacks, so they are sorted rather than removed."""
    stacks = tuple(tuple(sorted(stack)) for stack in state.stacks)
    piles = replace(state.piles, craftsmen=tuple(sorted(state.piles.craftsmen)))
    return replace(state, stacks=stacks, piles=piles)


def imagine(state: State, rng: Rng) -> State:
    """A state that looks the same, with everything hidden shuffled."""
    stacks = []
    for stack in state.stacks:
        shuffled, rng = rng.shuffled(stack)
        stacks.append(shuffled)
    craftsmen = rng.shuffled(state.piles.craftsmen)[0]
    return replace(state, stacks=tuple(stacks), piles=replace(state.piles, craftsmen=craftsmen))
