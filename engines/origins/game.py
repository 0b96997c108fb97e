"""Origins: First Builders as the one protocol wants it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.core.game import Game, Score, Seat, Setup, Step, Upgrade, View, passing, unchanged
from engines.core.rng import Rng
from engines.core.text import Text
from engines.origins import explaining, promise, refusing, rules, scoring, setup
from engines.origins.census import pieces
from engines.origins.moves import PASS, SKIP, Move
from engines.origins.state import Options, State


class Origins:
    """One to four archons lead their citizens, helped by builders from the stars."""

    name = "origins"
    version = 2
    seats = range(1, 5)
    options: type[Struct] = Options
    state = State
    upgrades: Mapping[int, Upgrade] = {1: unchanged}  # no errand waits any more that nobody is asked about

    def new(self, setup_: Setup[Options]) -> State:
        return setup.new(setup_)

    def current(self, state: State) -> Seat | None:
        return None if state.over else state.active

    def legal_moves(self, state: State) -> Sequence[Move]:
        return rules.legal_moves(state)

    def apply(self, state: State, move: Move) -> Step[State]:
        return rules.apply(state, move)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """Only the top tile of each stack is known, and nobody knows how dice will fall."""
        stacks = tuple((*stack[:1], *sorted(stack[1:])) for stack in state.stacks)
        return View(replace(state, stacks=stacks, rng=0), seat)

    def imagine(self, view: View[State], rng: Rng) -> State:
        stacks = []
        for stack in view.state.stacks:
            hidden, rng = rng.shuffled(stack[1:])
            stacks.append((*stack[:1], *hidden))
        return replace(view.state, stacks=tuple(stacks), rng=rng.state)

    def skip(self, state: State) -> Move | None:
        declining: tuple[Move, ...] = (PASS, SKIP)
        return passing(self, state, declining)

    def label(self, view: View[State], steps: Sequence[str]) -> Text:
        return explaining.label(view.state, steps)

    def obstacles(self, view: View[State]) -> Sequence[Text]:
        return refusing.obstacles(view.state)

    def refusal(self, view: View[State], move: str) -> Text:
        return refusing.refusal(view.state, move)

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(scoring.score(state, seat) for seat in range(len(state.archons)))

    def estimate(self, view: View[State], seat: Seat) -> float:
        return promise.promise(view.state, seat)

    def pieces(self, state: State) -> Counter[str]:
        return pieces(state)


GAME: Game[State, Move] = Origins()
