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
    )


def _unknown(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return (UNKNOWN,) * len(items)


def imagine(state: State, rng: Rng) -> State:
    """A state that looks the same, with the hidden items dealt at random."""
    seen = pieces(state)
    stacks: dict[Zone, tuple[Item, ...]] = {}
    board = list(state.board)
    for zone, contents in STACKS.items():
        unseen = Counter({item: copies - seen[item] for item, copies in contents.items()})
        stack, rng = rng.shuffled(unseen.elements())
        first = 4 * list(Zone).index(zone)
        for index, slot in enumerate(board[first : first + 4], first):
            board[index] = Slot(slot.up, stack[: len(slot.down)], slot.worker)
            stack = stack[len(slot.down) :]
        stacks[zone] = stack
    return replace(
        state,
        goals=stacks[Zone.GOALS],
        districts=stacks[Zone.DISTRICTS],
        attractions=stacks[Zone.ATTRACTIONS],
        bag=stacks[Zone.BUILDINGS],
        board=tuple(board),
    )
