"""The rules: masters load crates into the berths of their harbours, and equal neighbours score."""

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from engines.core.game import (
    Breakdown,
    Event,
    Game,
    Position,
    Score,
    Seat,
    Setup,
    Step,
    Topics,
    Upgrade,
    View,
    passing,
)
from engines.core.notation import StepKind, steps_to_place
from engines.core.reasons import part_changes, ranked
from engines.core.rng import Rng
from engines.core.text import Argument, Text, Who

OFFER = 3  # crates in the market
PAIR = 2  # points for two neighbours of the same goods
TOPICS: Topics = {"scoring": {"pair": PAIR}}  # for the pages of the rules


class Goods(StrEnum):
    GRAIN = "grain"
    WINE = "wine"
    SILK = "silk"
    STONE = "stone"


class Crate(NamedTuple):
    """Nine crates of each kind of goods: three of each value."""

    goods: Goods
    value: int


CRATES = tuple(Crate(goods, value) for goods in Goods for value in (1, 2, 3) for _ in range(3))


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    berths: Annotated[int, Meta(ge=4, le=6)] = 6
    pairs: bool = True  # whether equal neighbours score


Harbour: TypeAlias = tuple[Crate | None, ...]


class State(Struct, frozen=True):
    options: Options
    market: tuple[Crate, ...]
    pile: tuple[Crate, ...]
    harbours: tuple[Harbour, ...]
    active: Seat = 0
    passes: int = 0  # in a row; once everybody passes, the game is over

    @property
    def over(self) -> bool:
        waiting = sum(None in harbour for harbour in self.harbours)
        return self.passes >= waiting


class Load(Struct, frozen=True):
    """Take a crate from the market into a free berth."""

    slot: int
    berth: Annotated[int, StepKind.WHERE]


class Pass(Struct, frozen=True):
    """Take nothing."""


Move: TypeAlias = Load | Pass


class HarbourGame:
    name = "harbour"
    version = 1
    seats = range(2, 7)
    options: type[Struct] = Options
    state = State
    upgrades: Mapping[int, Upgrade] = {}
    topics: Topics = TOPICS

    def new(self, setup: Setup[Options]) -> State:
        pile = Rng(setup.seed).shuffled(CRATES)[0]
        empty: Harbour = (None,) * setup.options.berths
        return State(setup.options, pile[:OFFER], pile[OFFER:], (empty,) * setup.seats)

    def current(self, state: State) -> Seat | None:
        return None if state.over else state.active

    def legal_moves(self, state: State) -> Sequence[Move]:
        if state.over:
            return []
        free = [berth for berth, crate in enumerate(state.harbours[state.active]) if crate is None]
        return [*(Load(slot, berth) for slot in range(len(state.market)) for berth in free), Pass()]

    def apply(self, state: State, move: Move) -> Step[State]:
        match move:
            case Load(slot, berth):
                return load(state, slot, berth)
            case Pass():
                after = next_turn(replace(state, passes=state.passes + 1))
                return Step(after, (Event(Text("harbour-passed", {"who": Who(state.active)})),))

    def view(self, state: State, seat: Seat | None) -> View[State]:
        return View(replace(state, pile=tuple(sorted(state.pile))), seat)

    def imagine(self, view: View[State], rng: Rng) -> State:
        return replace(view.state, pile=rng.shuffled(view.state.pile)[0])

    def skip(self, state: State) -> Move | None:
        return passing(self, state, [Pass()])

    def label(self, view: View[State], steps: Sequence[str]) -> Text:
        match steps:
            case ["load", slot]:
                return crate_name(view.state.market[int(slot)])
            case ["load", _, berth]:
                return Text("harbour-step-berth", {"berth": int(berth) + 1})
            case [verb]:
                return Text(f"harbour-step-{verb}")
            case _:
                return Text("harbour-question")

    def position(self, view: View[State], move: Move) -> Position | None:
        del view
        return Position(move.berth, 0) if isinstance(move, Load) else None

    def place(self, view: View[State], move: Move) -> Text | None:
        path = steps_to_place(move)
        return self.label(view, path) if path else None

    def reasons(self, view: View[State], move: Move) -> Sequence[Text]:
        if isinstance(move, Pass):
            return [Text("harbour-reason-pass")]
        states = (view.state, self.apply(view.state, move).state)
        before, after = (self.scores(state)[view.state.active] for state in states)
        return ranked((Text(f"harbour-part-{part}"), points) for part, points in part_changes(before, after))

    def obstacles(self, view: View[State]) -> Sequence[Text]:
        del view
        return ()

    def refusal(self, view: View[State], move: str) -> Text:
        del view
        return Text("harbour-refusal", {"move": move})

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(score(harbour, state.options) for harbour in state.harbours)

    def breakdown(self, state: State, seat: Seat) -> Mapping[str, Breakdown]:
        pairs = count_pairs(state.harbours[seat], state.options)
        return {"pairs": Breakdown(Text("harbour-breakdown-pairs"), ((pairs, PAIR),))}

    def estimate(self, view: View[State], seat: Seat) -> float:
        return self.scores(view.state)[seat].total

    def best_move(self, state: State) -> None:
        del state  # Its moves are few: they can be compared one by one.

    def pieces(self, state: State) -> Counter[str]:
        loaded = [crate for harbour in state.harbours for crate in harbour if crate]
        return Counter(f"{crate.goods}-{crate.value}" for crate in (*state.market, *state.pile, *loaded))

    def in_place(self, state: State) -> bool:
        return state.active < len(state.harbours)


def load(state: State, slot: int, berth: int) -> Step[State]:
    """Put a crate into a berth and refill the market."""
    seat, crate = state.active, state.market[slot]
    harbour = state.harbours[seat]
    loaded = (*harbour[:berth], crate, *harbour[berth + 1 :])
    after = replace(
        state,
        market=(*state.market[:slot], *state.market[slot + 1 :], *state.pile[:1]),
        pile=state.pile[1:],
        harbours=(*state.harbours[:seat], loaded, *state.harbours[seat + 1 :]),
        passes=0,
    )
    facts: dict[str, Argument] = {"who": Who(seat), "crate": crate_name(crate), "berth": berth + 1}
    return Step(next_turn(after), (Event(Text("harbour-loaded", facts)),), revealed=bool(state.pile))


def next_turn(state: State) -> State:
    """The next seat with a free berth is to act."""
    seats = len(state.harbours)
    following = ((state.active + distance) % seats for distance in range(1, seats + 1))
    return replace(state, active=next((seat for seat in following if None in state.harbours[seat]), 0))


def score(harbour: Harbour, options: Options) -> Score:
    values = sum(crate.value for crate in harbour if crate)
    return Score({"crates": values, "pairs": PAIR * count_pairs(harbour, options)})


def count_pairs(harbour: Harbour, options: Options) -> int:
    neighbours = pairwise(harbour if options.pairs else ())
    return sum(bool(one and other and one.goods is other.goods) for one, other in neighbours)


def crate_name(crate: Crate) -> Text:
    return Text("harbour-crate", {"goods": Text(f"harbour-goods-{crate.goods}"), "value": crate.value})


GAME: Game[State, Move] = HarbourGame()
