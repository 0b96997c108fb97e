"""A turn in progress: a mutable copy of the state, and the events so far."""

from collections.abc import Sequence

from engines.cities.components import Item, Zone
from engines.cities.district.layout import District
from engines.cities.state import Planner, Slot, State
from engines.core.game import Event, Step
from engines.core.text import Argument, Text, Who


class Turn:
    """What a move can change; the state before it is not modified."""

    def __init__(self, state: State) -> None:
        self.before = state
        self.mode = state.mode
        self.star, self.active = state.star, state.active
        self.planners = list(state.planners)
        self.start_tiles = state.start_tiles
        self.stacks = {
            Zone.GOALS: state.goals,
            Zone.DISTRICTS: state.districts,
            Zone.ATTRACTIONS: state.attractions,
            Zone.BUILDINGS: state.bag,
        }
        self.board = list(state.board)
        self.hand, self.box = state.hand, state.box
        self.round, self.over = state.round, state.over
        self.unseen = state.unseen
        self.events: list[Event] = []
        self.revealed = False

    @property
    def me(self) -> Planner:
        """The active planner."""
        return self.planners[self.active]

    def design(self, district: District) -> None:
        """Set the active planner's district."""
        me = self.me
        self.planners[self.active] = Planner(district, me.goals, me.claims)

    def keep(self, cards: tuple[Item, ...]) -> None:
        """Give goal cards to the active planner."""
        me = self.me
        self.planners[self.active] = Planner(me.district, me.goals + cards, me.claims)

    def mark(self, requirement: int, points: int) -> None:
        """Put a marker of the active planner on a field of the council."""
        me = self.me
        first, second, third = (points if n == requirement else old for n, old in enumerate(me.claims))
        self.planners[self.active] = Planner(me.district, me.goals, (first, second, third))

    def draw(self, zone: Zone, count: int) -> tuple[Item, ...]:
        """Draw items from a stack or from the bag."""
        stack = self.stacks[zone]
        self.stacks[zone] = stack[count:]
        return stack[:count]

    def discard(self, items: Sequence[Item]) -> None:
        """Remove items from the game."""
        self.box += tuple(items)

    def discard_leftovers(self) -> None:
        """Remove what nobody took; what lies face down is not looked at."""
        zones = [self.board[first : first + 4] for first in range(0, len(self.board), 4)]
        self.discard([item for slot in self.board for item in slot.up])
        self.unseen = tuple(
            sum((slot.down for slot in zone), items) for items, zone in zip(self.unseen, zones, strict=True)
        )

    def take_from_hand(self) -> Item:
        """Remove the first item from the hand and return it."""
        first, self.hand = self.hand[0], self.hand[1:]
        return first

    def occupy(self, index: int) -> Slot:
        """Put a worker on a slot; returns what was there."""
        slot = self.board[index]
        self.board[index] = Slot(worker=self.active)
        return slot

    def add_event(self, key: str, **facts: Argument) -> None:
        """Add an event about the active planner."""
        self.events.append(Event(Text(key, {"who": Who(self.active), **facts})))

    def result(self) -> Step[State]:
        """The result of the move."""
        before, stacks = self.before, self.stacks
        after = State(
            before.options,
            before.city,
            self.star,
            self.active,
            tuple(self.planners),
            self.start_tiles,
            stacks[Zone.GOALS],
            stacks[Zone.DISTRICTS],
            stacks[Zone.ATTRACTIONS],
            stacks[Zone.BUILDINGS],
            tuple(self.board),
            self.hand,
            self.box,
            self.round,
            self.over,
            self.unseen,
        )
        return Step(after, tuple(self.events), self.revealed)
