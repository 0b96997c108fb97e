"""A turn in progress: the state so far, its events, and the ways to change it."""

from typing import Any

from msgspec.structs import replace

from engines.core.game import Event, Seat, Step
from engines.core.text import Argument, Text, Who
from engines.origins.actions.dice import Dice
from engines.origins.components import COMPANIES, FREE, Goods
from engines.origins.components.tasks import Task
from engines.origins.components.terms import INDEX, BuildingId, Colour, Ending
from engines.origins.names import goods_text
from engines.origins.state import Archon, Die, State

SEATS = tuple(Who(seat) for seat in range(max(COMPANIES)))


class Turn:
    """Changed by the functions that carry out a move; `result` is called at the end."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.agenda = [*state.agenda]  # written into the state once there is something to decide
        self.events: list[Event] = []
        self.revealed = False

    @property
    def seat(self) -> Seat:
        return self.state.active

    @property
    def me(self) -> Archon:
        return self.state.archons[self.state.active]

    def change(self, **fields: Any) -> None:
        """Change fields of the state."""
        self.state = replace(self.state, **fields)

    def change_me(self, **fields: Any) -> None:
        """Change fields of the active archon."""
        state = self.state
        archon = replace(state.archons[state.active], **fields)
        self.state = state.with_archon(state.active, archon)

    def add_tasks(self, *tasks: Task) -> None:
        """Put tasks on the agenda, to be done in this order."""
        self.agenda += tasks[::-1]

    def write_agenda(self) -> None:
        """Write into the state what is still to be done."""
        if self.agenda or self.state.agenda:
            self.change(agenda=tuple(self.agenda))

    def add_event(self, key: str, **facts: Argument) -> None:
        """Add an event that all seats may know."""
        self.events.append(Event(Text(key, {"who": SEATS[self.state.active], **facts})))

    def gain(self, goods: Goods) -> None:
        """Take goods; the supply is unlimited (page 9)."""
        if goods != FREE:
            self.change_me(goods=self.me.goods.plus(goods))
            self.add_event("origins-gained", goods=goods_text(goods))

    def pay(self, price: Goods) -> Goods:
        """Pay; the result is what was really paid, gold for what was missing (page 9)."""
        if price == FREE:
            return FREE
        goods = self.me.goods
        self.change_me(goods=goods.less(price))
        return goods.payment(price)

    def pay_and_tell(self, price: Goods) -> None:
        """Pay, as an event of its own."""
        if price != FREE:
            self.add_event("origins-paid", goods=goods_text(self.pay(price)))

    def score(self, source: str, points: int) -> None:
        """Score points of a category."""
        if points:
            earned = self.me.earned
            self.change_me(earned=replace(earned, **{source: getattr(earned, source) + points}))
            self.add_event("origins-scored", points=points)

    def return_die(self, colour: Colour) -> None:
        """Return a citizen die to the reserve."""
        self.change(reserve=with_change(self.state.reserve, INDEX[colour], +1))

    def roll_citizen(self, colour: Colour) -> Die:
        """Take a die from the reserve and roll it."""
        dice = Dice(self.state.rng)
        die = dice.citizen(colour)
        self.change(rng=dice.rng.state, reserve=with_change(self.state.reserve, INDEX[colour], -1))
        self.revealed = True
        return die

    def take_from_pool(self, building: BuildingId, colour: Colour) -> None:
        """Take a tile; its stack's face-up tile refills the pool, and the next is revealed (page 15)."""
        number = INDEX[colour]
        stack = self.state.stacks[number]
        pool = (*[tile for tile in self.state.pool if tile != building], *stack[:1])
        stacks = (*self.state.stacks[:number], stack[1:], *self.state.stacks[number + 1 :])
        self.change(pool=pool, stacks=stacks)
        self.revealed = self.revealed or len(stack) > 1

    def announce(self, ending: Ending) -> None:
        """Record that a condition for the end is met; in solo training there is none (pages 22 and 23)."""
        if ending in self.state.endings or self.state.solo:
            return
        self.change(endings=(*self.state.endings, ending))
        if self.state.options.ending == "announced":
            self.add_event(f"origins-ending-{ending.value}")

    def result(self) -> Step[State]:
        return Step(self.state, tuple(self.events), self.revealed)


def with_change(row: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The numbers with one of them changed."""
    changed = [*row]
    changed[place] += by
    return tuple(changed)
