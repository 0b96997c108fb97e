"""The one protocol: a game is a pure function from a state and a move to a new state and its events."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field

from engines.core.errors import GameOver, IllegalMove
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.text import Text

Seat: TypeAlias = int
S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
Options = TypeVar("Options", bound=Struct)


class Setup(Struct, Generic[Options], frozen=True, forbid_unknown_fields=True):
    """All that a game begins with."""

    seats: int
    seed: int
    options: Options
    order: tuple[str, ...] | None = None  # the shuffled order, for replaying known games


class Event(Struct, frozen=True):
    """Something that happened, told to all or to one seat only."""

    text: Text
    only: Seat | None = None
    whose: Seat | None = None  # another's city that it changed


class Step(Struct, Generic[S], frozen=True):
    """What a move led to."""

    state: S
    events: tuple[Event, ...] = ()
    revealed: bool = False  # something hidden came to light: no undo past here


class View(Struct, Generic[S], frozen=True):
    """A state with everything struck out that the seat may not know; without a seat, what all may know."""

    state: S
    seat: Seat | None


class Score(Struct, frozen=True):
    """A seat's points by category; equal totals are parted by `ties`, compared in order."""

    parts: Mapping[str, int]
    ties: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(self.parts.values())


class Game(Protocol[S, M]):
    """What a game is; everything else is plumbing that never learns which game it carries."""

    name: str  # package name, data name, renderer name
    version: int  # of the state's JSON shape and of the rules
    seats: range
    options: type[Struct]  # variants and lengths, typed, with defaults
    state: type[S]
    upgrades: "Mapping[int, Upgrade]"  # for each older version, the step to the next

    def new(self, setup: Setup[Any]) -> S:
        """The game as it stands before the first turn."""

    def current(self, state: S) -> Seat | None:
        """Who is to act; nobody once the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """All of them, in a fixed order."""

    def apply(self, state: S, move: M) -> Step[S]:
        """What the move leads to; the move is trusted to be legal."""

    def view(self, state: S, seat: Seat | None) -> View[S]:
        """What the seat may know."""

    def imagine(self, view: View[S], rng: Rng) -> S:
        """A state that the view could be of, with all that is hidden drawn anew."""

    def skip(self, state: S) -> M | None:
        """A legal move that gives the turn away, for somebody who does not come; none where there is none."""

    def label(self, view: View[S], steps: Sequence[str]) -> Text:
        """How to name the last step of a move to a person; without a step, what is to be decided."""

    def obstacles(self, view: View[S]) -> Sequence[Text]:
        """What the one to act might expect to choose now and cannot, each with the reason."""

    def refusal(self, view: View[S], move: str) -> Text:
        """The rule that keeps words from being a legal move."""

    def scores(self, state: S) -> tuple[Score, ...]:
        """Points by category, at any moment."""

    def estimate(self, view: View[S], seat: Seat) -> float:
        """How good it looks for the seat, in points."""

    def pieces(self, state: S) -> Counter[str]:
        """Every piece of the box, wherever it is: none is ever made or lost."""


class Upgrade(Protocol):
    """Brings a saved state of one version into the shape of the next."""

    def __call__(self, raw: dict[str, Any]) -> dict[str, Any]: ...


def unchanged(raw: dict[str, Any]) -> dict[str, Any]:
    """The step to a version of which only the rules or the values differ."""
    return raw


# For code that carries any game and never looks inside: a state, a move and a view of whichever game it is.
AnyGame: TypeAlias = Game[Any, Any]
AnyState: TypeAlias = Any
AnyMove: TypeAlias = Any
AnyView: TypeAlias = View[Any]


class Played(Struct, Generic[S], frozen=True):
    """A game in progress: how it began, what was played, how it stands."""

    setup: Setup[Any]
    state: S
    moves: tuple[str, ...] = field(default_factory=tuple)


def find(game: Game[S, M], state: S, move: str) -> M:
    """The legal move that is spelled like this."""
    wanted = " ".join(move.lower().split())
    for legal in game.legal_moves(state):
        if words(legal) == wanted:
            return legal
    seat = game.current(state)
    if seat is None:
        raise GameOver(Text("game-over"))
    raise IllegalMove(game.refusal(game.view(state, seat), wanted))


def passing(game: AnyGame, state: AnyState, moves: Iterable[M]) -> M | None:
    """The first of the moves that is legal and after which it is another seat's turn."""
    legal, seat = game.legal_moves(state), game.current(state)
    return next(
        (move for move in moves if move in legal and game.current(game.apply(state, move).state) != seat),
        None,
    )


def replay(game: Game[S, M], setup: Setup[Any], moves: Iterable[str]) -> S:
    """Where the moves lead."""
    state = game.new(setup)
    for move in moves:
        state = game.apply(state, find(game, state, move)).state
    return state


def perft(game: Game[S, M], state: S, depth: int) -> int:
    """How many ways the next `depth` moves can be played: one number that any slip in the rules changes."""
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.apply(state, move).state, depth - 1) for move in moves)


def ranks(scores: Sequence[Score]) -> tuple[int, ...]:
    """Each seat's place, 1 being best; seats that nothing parts share a place."""
    keys = [(score.total, score.ties) for score in scores]
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)
