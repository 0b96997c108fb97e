"""Akropolis as the one protocol wants it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.akropolis import explaining, rules, scoring
from engines.akropolis.moves import Place
from engines.akropolis.state import Options, State
from engines.core.game import Game, Score, Seat, Setup, Step, Upgrade, View
from engines.core.rng import Rng
from engines.core.text import Text


class Akropolis:
    """Two to four architects build upwards, and plazas multiply what they have built."""

    name = "akropolis"
    version = 1
    seats = range(2, 5)
    options: type[Struct] = Options
    state = State
    upgrades: Mapping[int, Upgrade] = {}

    def new(self, setup: Setup[Options]) -> State:
        return rules.new(setup)

    def current(self, state: State) -> Seat | None:
        return None if state.over else state.active

    def legal_moves(self, state: State) -> Sequence[Place]:
        return rules.legal_moves(state)

    def apply(self, state: State, move: Place) -> Step[State]:
        return rules.apply(state, move)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """Everybody can work out which tiles are left; in which order they will come is hidden."""
        return View(replace(state, pile=tuple(sorted(state.pile))), seat)

    def imagine(self, view: View[State], rng: Rng) -> State:
        return replace(view.state, pile=rng.shuffled(view.state.pile)[0])

    def skip(self, state: State) -> None:
        del state  # Nobody may pass.

    def label(self, view: View[State], steps: Sequence[str]) -> Text:
        return explaining.label(view.state, steps)

    def obstacles(self, view: View[State]) -> Sequence[Text]:
        return explaining.obstacles(view.state)

    def refusal(self, view: View[State], move: str) -> Text:
        return explaining.refusal(view.state, move)

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(scoring.score(architect, state.options) for architect in state.architects)

    def estimate(self, view: View[State], seat: Seat) -> float:
        state = view.state
        return scoring.promise(state.architects[seat], state.options, state.turns_left)

    def pieces(self, state: State) -> Counter[str]:
        laid = (tile.tile for architect in state.architects for tile in architect.city.laid)
        return Counter([*state.market, *state.pile, *laid])


GAME: Game[State, Place] = Akropolis()
