"""Cities as a Game: every method delegates to its module."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from engines.cities import estimate, hidden, labels, pieces, refusals, rules, scoring
from engines.cities.moves import Move
from engines.cities.state import Options, State
from engines.core.game import Game, Score, Seat, Setup, Step, Upgrade, View, unchanged
from engines.core.rng import Rng
from engines.core.text import Text


class Cities:
    """Two to four planners send workers for tiles, attractions, buildings and goals of their districts."""

    name = "cities"
    version = 2
    seats = range(2, 5)
    options: type[Struct] = Options
    state = State
    upgrades: Mapping[int, Upgrade] = {1: unchanged}  # version 2 changed only the points of Sydney's harbour

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

    def skip(self, state: State) -> None:
        """Cities has no pass."""

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


GAME: Game[State, Move] = Cities()
