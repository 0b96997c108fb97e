"""Founders of the Empire as the one protocol wants it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.core.game import Game, Score, Seat, Setup, Step, Upgrade, View, passing
from engines.core.rng import Rng
from engines.core.text import Text
from engines.founders import choices, explaining, obstacles, outlook, rules, scoring
from engines.founders.moves import PASS, Move
from engines.founders.state import Founder, Options, Phase, State


class Founders:
    """Two to four founders settle the land, and build temples from what their neighbouring tiles supply."""

    name = "founders"
    version = 1
    seats = range(2, 5)
    options: type[Struct] = Options
    state = State
    upgrades: Mapping[int, Upgrade] = {}

    def new(self, setup: Setup[Options]) -> State:
        return rules.new(setup)

    def current(self, state: State) -> Seat | None:
        if state.ending is not None:
            return None
        return state.asked[0] if state.phase is Phase.VOTE else state.active

    def legal_moves(self, state: State) -> Sequence[Move]:
        return choices.legal_moves(state)

    def apply(self, state: State, move: Move) -> Step[State]:
        return rules.apply(state, move)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """Everybody can work out what is left in the stacks and among the craftsmen; its order is hidden."""
        stacks = tuple(tuple(sorted(stack)) for stack in state.stacks)
        piles = replace(state.piles, craftsmen=tuple(sorted(state.piles.craftsmen)))
        return View(replace(state, stacks=stacks, piles=piles), seat)

    def imagine(self, view: View[State], rng: Rng) -> State:
        stacks = []
        for stack in view.state.stacks:
            shuffled, rng = rng.shuffled(stack)
            stacks.append(shuffled)
        craftsmen = rng.shuffled(view.state.piles.craftsmen)[0]
        return replace(view.state, stacks=tuple(stacks), piles=replace(view.state.piles, craftsmen=craftsmen))

    def skip(self, state: State) -> Move | None:
        return passing(self, state, [PASS])

    def label(self, view: View[State], steps: Sequence[str]) -> Text:
        return explaining.label(view.state, steps)

    def obstacles(self, view: View[State]) -> Sequence[Text]:
        return obstacles.obstacles(view.state)

    def refusal(self, view: View[State], move: str) -> Text:
        return explaining.refusal(view.state, move)

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(scoring.score(founder) for founder in state.founders)

    def estimate(self, view: View[State], seat: Seat) -> float:
        return outlook.estimate(view.state, seat)

    def pieces(self, state: State) -> Counter[str]:
        piles = state.piles
        count = Counter({"war": piles.war, "coin": piles.coin, "cart": piles.cart})
        count.update([*piles.craftsmen, *state.box, *state.display])
        for tiles in (*state.stacks, *state.rows):
            count.update(tiles)
        for founder in state.founders:
            count.update(pieces_of(founder))
        return count


def pieces_of(founder: Founder) -> list[str]:
    """Everything that lies in front of a founder."""
    pieces = [*founder.tokens, *founder.replaced, *["cart"] * len(founder.territory.carts)]
    for plot in founder.territory.plots:
        pieces += [plot.tile, *["war"] * plot.attacked, *["coin"] * plot.coin]
        if plot.craftsmen:
            pieces.append(rules.craftsmen_on(plot))
    return pieces


GAME: Game[State, Move] = Founders()
