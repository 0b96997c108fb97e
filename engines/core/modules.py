"""A game put together from modules that have the same names in every game.

A reader who knows one game finds everything in another: `rules`, `hidden`, `labels`, `places`, `reasons`,
`refusals`, `scoring`, `estimate` and `pieces`. A game need not be built like this; anything that fits `Game`
will do.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar, cast

from msgspec import Struct

from engines.core.game import Breakdown, Position, Score, Seat, Setup, Step, Topics, Upgrade, View, passing
from engines.core.rng import Rng
from engines.core.text import Text

S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
S_contra = TypeVar("S_contra", bound=Struct, contravariant=True)
M_contra = TypeVar("M_contra", bound=Struct, contravariant=True)


class Rules(Protocol[S, M]):
    """The module `rules`: from the set-up to the last move."""

    def new(self, setup: Setup[Any]) -> S: ...
    def current(self, state: S) -> Seat | None: ...
    def legal_moves(self, state: S) -> Sequence[M]: ...
    def apply(self, state: S, move: M) -> Step[S]: ...


class Hidden(Protocol[S]):
    """The module `hidden`: what nobody may see, and how it could be."""

    def view(self, state: S) -> S: ...
    def imagine(self, state: S, rng: Rng) -> S: ...


class Labels(Protocol[S_contra]):
    """The module `labels`: how choices are named. It may export TOPICS: arguments for pages of the rules."""

    def label(self, state: S_contra, steps: Sequence[str]) -> Text: ...


class Places(Protocol[S_contra, M_contra]):
    """The module `places`: where moves lie on a board, and what is there."""

    def position(self, move: M_contra) -> Position | None: ...
    def place(self, state: S_contra, move: M_contra) -> Text | None: ...


class Reasons(Protocol[S_contra, M_contra]):
    """The module `reasons`: what moves bring and cost."""

    def reasons(self, state: S_contra, move: M_contra) -> Sequence[Text]: ...


class Refusals(Protocol[S_contra]):
    """The module `refusals`: why something cannot be chosen."""

    def obstacles(self, state: S_contra) -> Sequence[Text]: ...
    def refusal(self, state: S_contra, move: str) -> Text: ...


class Scoring(Protocol[S_contra]):
    """The module `scoring`: points by category, and how they come about."""

    def scores(self, state: S_contra) -> tuple[Score, ...]: ...
    def breakdown(self, state: S_contra, seat: Seat) -> Mapping[str, Breakdown]: ...


class Estimate(Protocol[S_contra]):
    """The module `estimate`: how good a position looks.

    It may export `best_move`, as `Game` has it, and WEIGHTS, a frozen Struct of numbers; then both
    functions take others like them as `weights`.
    """

    def estimate(self, state: S_contra, seat: Seat) -> float: ...


class Pieces(Protocol[S_contra]):
    """The module `pieces`: every piece of the box, and whether it lies where it may."""

    def pieces(self, state: S_contra) -> Counter[str]: ...
    def in_place(self, state: S_contra) -> bool: ...


class Modules(NamedTuple, Generic[S, M]):
    """The modules of a game; the type checker compares each with what it must have."""

    rules: Rules[S, M]
    hidden: Hidden[S]
    labels: Labels[S]
    places: Places[S, M]
    reasons: Reasons[S, M]
    refusals: Refusals[S]
    scoring: Scoring[S]
    estimate: Estimate[S]
    pieces: Pieces[S]


def _not_known(state: object, weights: object = None) -> None:
    """The best move of a game that has no quick way to find it."""


class GameModules(Generic[S, M]):
    """A `Game` whose methods are the functions of its modules; all seats see the same."""

    def __init__(  # noqa: PLR0913 - a game has that many facts
        self,
        modules: Modules[S, M],
        *,
        name: str,
        version: int,
        seats: range,
        options: type[Struct],
        state: type[S],
        passes: Sequence[M] = (),
        upgrades: Mapping[int, Upgrade] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options
        self.state = state
        self.upgrades: Mapping[int, Upgrade] = upgrades or {}
        self.topics: Topics = getattr(modules.labels, "TOPICS", {})
        self.weights: Struct | None = getattr(modules.estimate, "WEIGHTS", None)
        # Functions of the modules themselves, because engines are called millions of times.
        self.new, self.current = modules.rules.new, modules.rules.current
        self.legal_moves, self.apply = modules.rules.legal_moves, modules.rules.apply
        self.scores, self.breakdown = modules.scoring.scores, modules.scoring.breakdown
        self._best_move: Callable[..., M | None] = getattr(modules.estimate, "best_move", _not_known)
        self.best_move: Callable[[S], M | None] = self._best_move
        self.pieces, self.in_place = modules.pieces.pieces, modules.pieces.in_place
        self._modules = modules
        self._estimate = modules.estimate.estimate
        self._passes = passes  # moves that give the turn away

    def view(self, state: S, seat: Seat | None) -> View[S]:
        return View(self._modules.hidden.view(state), seat)

    def imagine(self, view: View[S], rng: Rng) -> S:
        return self._modules.hidden.imagine(view.state, rng)

    def skip(self, state: S) -> M | None:
        return passing(self, state, self._passes)

    def label(self, view: View[S], steps: Sequence[str]) -> Text:
        return self._modules.labels.label(view.state, steps)

    def position(self, view: View[S], move: M) -> Position | None:
        del view  # In these games, boards do not move.
        return self._modules.places.position(move)

    def place(self, view: View[S], move: M) -> Text | None:
        return self._modules.places.place(view.state, move)

    def reasons(self, view: View[S], move: M) -> Sequence[Text]:
        return self._modules.reasons.reasons(view.state, move)

    def obstacles(self, view: View[S]) -> Sequence[Text]:
        return self._modules.refusals.obstacles(view.state)

    def refusal(self, view: View[S], move: str) -> Text:
        return self._modules.refusals.refusal(view.state, move)

    def estimate(self, view: View[S], seat: Seat) -> float:
        return self._estimate(view.state, seat)

    def with_weights(self, weights: Struct) -> Self:
        """The game with other weights in its estimate and best move, for `engines.core.weights`."""
        game, estimate = copy(self), cast("Callable[..., float]", self._modules.estimate.estimate)
        game.weights = weights
        game._estimate = partial(estimate, weights=weights)  # noqa: SLF001 - a copy of ourselves
        game.best_move = partial(self._best_move, weights=weights)
        return game
