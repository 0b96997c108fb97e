"""What is hidden from all seats: the order of the stacks and the bag, and what lies face down."""

from collections import Counter

from msgspec.structs import replace

from engines.cities.components import STACKS, UNKNOWN, Item, Zone
from engines.cities.pieces import pieces
from engines.cities.state import Slot, State
from engines.core.rng import Rng


def view(state: State) -> State:
    """Goal cards are open once they are taken, so all seats see the same."""
    return replace(
        state,
        goals=_unknown(state.goals),
        districts=_unknown(state.districts),
        attractions=_unknown(state.attractions),
        bag=_unknown(state.bag),
        board=tuple(
            Slot(slot.up, _unknown(slot.down), slot.worker) if slot.down else slot for slot in state.board
        ),
        unseen=tuple(map(_unknown, state.unseen)),
    )


def _unknown(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return (UNKNOWN,) * len(items)


def imagine(state: State, rng: Rng) -> State:
    """A state that looks the same, with the hidden items dealt at random."""
    seen = pieces(state)
    stacks: dict[Zone, tuple[Item, ...]] = {}
    board, boxed = list(state.board), list(state.unseen)
    for number, (zone, contents) in enumerate(STACKS.items()):
        unseen = Counter({item: copies - seen[item] for item, copies in contents.items()})
        stack, rng = rng.shuffled(unseen.elements())
        for index in range(4 * number, 4 * number + 4):
            slot = board[index]
            down, stack = _dealt(stack, slot.down)
            board[index] = Slot(slot.up, down, slot.worker)
        boxed[number], stacks[zone] = _dealt(stack, boxed[number])
    return replace(
        state,
        goals=stacks[Zone.GOALS],
        districts=stacks[Zone.DISTRICTS],
        attractions=stacks[Zone.ATTRACTIONS],
        bag=stacks[Zone.BUILDINGS],
        board=tuple(board),
        unseen=tuple(boxed),
    )


def _dealt(stack: tuple[Item, ...], hidden: tuple[Item, ...]) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """As many items of the stack as there are hidden ones, and the rest of it."""
    return stack[: len(hidden)], stack[len(hidden) :]
