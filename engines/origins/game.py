"""Origins: First Builders as a Game: every method delegates to its module."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from engines.core.game import Game, Score, Seat, Setup, Step, Upgrade, View, passing, unchanged
from engines.core.rng import Rng
from engines.core.text import Text
from engines.origins import estimate, hidden, labels, pieces, refusals, rules, scoring
from engines.origins.moves import PASS, SKIP, Move
from engines.origins.state import Options, State


class Origins:
    """One to four archons lead their citizens, helped by builders from the stars."""

    name = "origins"
    version = 2
    seats = range(1, 5)
    options: type[Struct] = Options
    state = State
    upgrades: Mapping[int, Upgrade] = {1: unchanged}  # version 2 drops errands that offer nothing

    def new(self, setup: Setup[Options]) -> State:
        return rules.new(setup)

    def current(self, state: State) -> Seat | None:
        return rules.current(state)

    def legal_moves(self, state: State) -> Sequence[Move]:
        return rules.legal_moves(state)

    def apply(self, state: State, move: Move) -> Step[State]:
        return rules.apply(state, move)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        return View(hidden.view(state), seat)

    def imagine(self, view: View[State], rng: Rng) -> State:
        return hidden.imagine(view.state, rng)

    def skip(self, state: State) -> Move | None:
        moves: tuple[Move, ...] = (PASS, SKIP)
        return passing(self, state, moves)

    def label(self, view: View[State], steps: Sequence[str]) -> Text:
        return labels.label(view.state, steps)

    def obstacles(self, view: View[State]) -> Sequence[Text]:
        return refusals.obstacles(view.state)

    def refusal(self, view: View[State], move: str) -> Text:
        return refusals.refusal(view.state, move)

    def scores(self, state: State) -> tuple[Score, ...]:
        return scoring.scores(state)

    def estimate(self, view: View[State], seat: Seat) -> float:
        return estimate.estimate(view.state, seat)

    def pieces(self, state: State) -> Counter[str]:
        return pieces.pieces(state)


GAME: Game[State, Move] = Origins()
