"""The protocol that every game implements: a pure function from a state and a move to a state and events.

`Game` below says all that a game must provide. The records before it are what its methods take and return;
the functions after it work with any game.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Annotated, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct, field

from engines.core.errors import BadRequest, GameOver, IllegalMove
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.text import Argument, Text

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]  # checked where a state is read from JSON
S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
Options = TypeVar("Options", bound=Struct)
Topics: TypeAlias = Mapping[str, Mapping[str, Argument]]


class Setup(Struct, Generic[Options], frozen=True, forbid_unknown_fields=True):
    """Everything that determines how a game begins."""

    seats: int
    seed: int
    options: Options
    order: tuple[str, ...] | None = None  # the shuffled order, for replaying known games


class Event(Struct, frozen=True):
    """Something that happened, for everyone or for one seat only."""

    text: Text
    only: Seat | None = None
    whose: Seat | None = None  # the other seat whose board it changed


class Step(Struct, Generic[S], frozen=True):
    """The result of a move."""

    state: S
    events: tuple[Event, ...] = ()
    revealed: bool = False  # whether it showed something hidden: it cannot be undone then


class View(Struct, Generic[S], frozen=True):
    """A state without what the seat may not know; without a seat, what everyone may know."""

    state: S
    seat: Seat | None


class Score(Struct, frozen=True):
    """A seat's points by category; `ties` are compared in order where totals are equal."""

    parts: Mapping[str, int]
    ties: tuple[int, ...] = ()
    target: int | None = None  # the points without which the game is lost, as in solo games

    @property
    def total(self) -> int:
        return sum(self.parts.values())

    @property
    def lost(self) -> bool:
        """Whether the target is missed: such a seat does not win, whatever the others have."""
        return self.target is not None and self.total < self.target


class Breakdown(Struct, frozen=True):
    """How the points of a category come about: a sum of products."""

    label: Text  # what is multiplied or added, in few words, such as stars and height
    terms: tuple[tuple[int, ...], ...]  # each is a product

    @property
    def points(self) -> int:
        return sum(map(prod, self.terms))


class Position(NamedTuple):
    """A point of a board: x grows to the right, y downwards. Units are the game's own."""

    x: float
    y: float


class Game(Protocol[S, M]):
    """What a game must provide. Nothing outside the game's own packages knows which game it carries.

    A package exports its game as GAME. It is a sub-package of `engines`, or the value of an entry point of
    the group `tessera.games`. Beside this protocol a game has pictures, and sentences in every language:

    - `<name>-title`, `<name>-tagline` and `<name>-about`: what it is called, and what one does in it
    - `<name>-part-<part>` for each part of a score
    - `<name>-tie-<number>` for each of the numbers that break ties, counted from 1
    - `<name>-option-<option>` for each option, and `<name>-option-<option>-<word>` for its Enum and Literal
      values; numbers, yes, no and none have their sentences already
    - `<name>-picture-<picture>` for each kind of picture
    - `<name>-topic-<topic>-title` and `<name>-topic-<topic>` for each page of the rules in its guide, which
      `engines.core.guide` describes
    - every key of an event, a label, a reason, a breakdown, an obstacle or a refusal; these begin with the
      name of the game too

    The sentence of a label may have the Fluent attributes `short`, the name alone, for where the rest is said
    beside it; and `asks`, the question that this step leads to.
    """

    name: str  # lower case; also the prefix of its sentences, and the name of its data and its pictures
    version: int  # of the rules and of the state's JSON; raised with each change of either
    seats: range  # how many can play: any range without a gap; pictures have colours for 8 seats
    options: type[Struct]  # a record with a default for each field; engines.core.options says which types
    state: type[S]  # a frozen Struct that msgspec can write as JSON and read again
    upgrades: "Mapping[int, Upgrade]"  # for each older version, the step to the next
    topics: Topics  # for each `<topic>` whose sentences take arguments, these: numbers from the game's data

    def new(self, setup: Setup[Any]) -> S:
        """The state before the first move; the same setup always gives the same state."""

    def current(self, state: S) -> Seat | None:
        """The seat to act; None once the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """All legal moves in a fixed order; none exactly when the game is over.

        A move is a frozen Struct. Its class name is the verb, and its fields are the steps in the order in
        which a person is asked for them. `StepKind` annotations say which of them are places or amounts.
        """

    def apply(self, state: S, move: M) -> Step[S]:
        """The result of a move, which must be legal; the state given stays as it was."""

    def view(self, state: S, seat: Seat | None) -> View[S]:
        """What the seat may know; in a game without secrets, the state itself."""

    def imagine(self, view: View[S], rng: Rng) -> S:
        """A state that this view could be of, with everything hidden drawn at random."""

    def skip(self, state: S) -> M | None:
        """A legal move that passes the turn on, for when its player is absent; None if there is none."""

    def label(self, view: View[S], steps: Sequence[str]) -> Text:
        """The name of the last step of a move; without steps, the question that is to be answered."""

    def position(self, view: View[S], move: M) -> Position | None:
        """Where on a board a move happens; None exactly for moves without a step that is a place.

        Moves of one class at one position differ in how: in a rotation, for example. Positions are compared
        only between moves that agree in everything before the place.
        """

    def place(self, view: View[S], move: M) -> Text | None:
        """What is at the place of a move, in words that fit beside a number; None without a place.

        Nobody reads coordinates: it says what lies there, or beside it. Several places may have one name.
        """

    def reasons(self, view: View[S], move: M) -> Sequence[Text]:
        """What a legal move brings and costs the seat to act, and why: short phrases, the weightiest first.

        At least one, also where a move only prepares or declines something. A phrase that names points has
        them in its argument `points`; their sum is the change of the seat's total in what this view shows.
        """

    def obstacles(self, view: View[S]) -> Sequence[Text]:
        """What the seat to act might expect to choose and cannot, each with the reason; may be empty."""

    def refusal(self, view: View[S], move: str) -> Text:
        """Why these words are not a legal move."""

    def scores(self, state: S) -> tuple[Score, ...]:
        """Each seat's points as if the game ended now."""

    def breakdown(self, state: S, seat: Seat) -> Mapping[str, Breakdown]:
        """How the parts of a seat's score come about; those that are a mere count may be left out."""

    def estimate(self, view: View[S], seat: Seat) -> float:
        """How good the seat's position looks, in points; at the end of the game, its score will do."""

    def best_move(self, state: S) -> M | None:
        """The legal move with the highest estimate for the seat to act, if there is a quick way to find it.

        Playouts ask for it at every decision; without one they compare a sample of the moves.
        """

    def pieces(self, state: S) -> Counter[str]:
        """Every piece of the box, wherever it is; the count is the same in all states of a game."""

    def in_place(self, state: S) -> bool:
        """Whether everything lies where play could have put it: asked of states that come from outside.

        The state may be any that fits its types, so this may also raise what looking up nonsense raises.
        """


class Upgrade(Protocol):
    """Brings a saved state of one version into the shape of the next."""

    def __call__(self, raw: dict[str, Any]) -> dict[str, Any]: ...


def unchanged(raw: dict[str, Any]) -> dict[str, Any]:
    """The upgrade to a version that changed rules or values but not the shape of the state."""
    return raw


# For code that works with any game and never looks inside its states, moves and views.
AnyGame: TypeAlias = Game[Any, Any]
AnyState: TypeAlias = Any
AnyMove: TypeAlias = Any
AnyView: TypeAlias = View[Any]


class Checkpoint(Struct, Generic[S], frozen=True):
    """Where a game was brought up to date: the moves before it were played by older rules."""

    moves: int  # how many had been played
    state: S


class Played(Struct, Generic[S], frozen=True):
    """A game in progress: its setup, its moves and its state."""

    setup: Setup[Any]
    state: S
    moves: tuple[str, ...] = field(default_factory=tuple)
    checkpoint: Checkpoint[S] | None = None  # only if today's rules do not lead from the start to the state


def find(game: Game[S, M], state: S, move: str) -> M:
    """The legal move with these words; GameOver or IllegalMove where there is none."""
    wanted, unfinished = " ".join(move.lower().split()), None
    for legal in game.legal_moves(state):
        spelled = words(legal)
        if spelled == wanted:
            return legal
        if unfinished is None and f"{spelled} ".startswith(f"{wanted} ".lstrip()):
            unfinished = spelled
    seat = game.current(state)
    if seat is None:
        raise GameOver(Text("game-over"))
    if unfinished is None:
        raise IllegalMove(game.refusal(game.view(state, seat), wanted))
    facts: dict[str, Argument] = {"move": wanted, "example": unfinished}
    raise IllegalMove(Text("move-unfinished" if wanted else "move-missing", facts))


def passing(game: AnyGame, state: AnyState, moves: Iterable[M]) -> M | None:
    """The first of these moves that is legal and ends the seat's turn: for `Game.skip`."""
    legal, seat = game.legal_moves(state), game.current(state)
    return next(
        (move for move in moves if move in legal and game.current(game.apply(state, move).state) != seat),
        None,
    )


def replay(game: Game[S, M], setup: Setup[Any], moves: Iterable[str]) -> S:
    """The state after these moves."""
    return replay_from(game, game.new(setup), moves)


def replay_from(game: Game[S, M], state: S, moves: Iterable[str]) -> S:
    """The state after these moves, made in another state."""
    for move in moves:
        state = game.apply(state, find(game, state, move)).state
    return state


def undone(game: Game[S, M], played: Played[S]) -> Played[S]:
    """The game without its last move; moves that older rules allowed cannot be taken back."""
    checkpoint, moves = played.checkpoint, played.moves[:-1]
    if not played.moves:
        raise BadRequest(Text("nothing-to-undo"))
    if checkpoint is None:
        return Played(played.setup, replay(game, played.setup, moves), moves)
    if len(moves) < checkpoint.moves:
        raise BadRequest(Text("undo-older-rules"))
    state = replay_from(game, checkpoint.state, moves[checkpoint.moves :])
    return Played(played.setup, state, moves, checkpoint)


def perft(game: Game[S, M], state: S, depth: int) -> int:
    """The number of sequences of `depth` legal moves; almost any error in the rules changes it."""
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.apply(state, move).state, depth - 1) for move in moves)


def ranks(scores: Sequence[Score]) -> tuple[int, ...]:
    """Each seat's rank, 1 for those who win; seats with equal totals and ties share a rank.

    A missed target counts like one more seat that is better, so nobody who has lost is first.
    """
    keys = [(not score.lost, score.total, score.ties) for score in scores]
    return tuple(
        1 + score.lost + sum(other > mine for other in keys) for score, mine in zip(scores, keys, strict=True)
    )
