"""States that come from outside: read, upgraded, and refused if no game could have reached them.

The moves of a save prove its state, but moves of older rules cannot be replayed. So a state is checked by
what every game can tell: its pieces and their places, seats, options and scores, and whether it can be played
on.
"""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from engines.core.errors import BadSetup, CorruptSave
from engines.core.game import Game, Setup
from engines.core.rng import FIELD as RNG
from engines.core.rng import Rng
from engines.core.saves.strict_json import convert
from engines.core.text import Text

MOST = 9_999  # of anything that is counted in a game; listing moves for much larger numbers takes for ever

MOST_MOVES = 10_000  # legal in one state
PLAYOUTS, PLAYOUT = 3, 80  # random games to be played on, and moves of each

# What rules raise in a state that they cannot lead to: a tile that does not exist, a seat that is not there.
NONSENSE = (
    ArithmeticError,
    AttributeError,
    LookupError,
    MemoryError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)

S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)


def read_saved_state(game: Game[S, M], version: int, saved: object) -> S:
    """A state that anybody may have edited, upgraded; CorruptSave if it is none of this game."""
    try:
        upgraded = upgrade(game, version, saved)
    except NONSENSE as error:
        raise CorruptSave(Text("state-impossible")) from error
    state = convert(upgraded, game.state)
    _check_numbers(upgraded)
    _check_keys(upgraded, msgspec.json.decode(msgspec.json.encode(state)))
    return state


def upgrade(game: Game[S, M], version: int, state: Any) -> Any:
    """The JSON of a state in the shape of the current version."""
    for older in range(version, game.version):
        state = game.upgrades[older](state)
    return state


def check_state(game: Game[S, M], setup: Setup[Any], state: S) -> None:
    """Refuse a state that no game of this setup could reach, as far as can be told without its moves."""
    try:
        possible = _has_everything(game, setup, state) and all(
            _can_be_played(game, setup, state, Rng(seed)) for seed in range(PLAYOUTS)
        )
    except NONSENSE as error:
        raise CorruptSave(Text("state-impossible")) from error
    if not possible:
        raise CorruptSave(Text("state-impossible"))


def _has_everything(game: Game[S, M], setup: Setup[Any], state: S) -> bool:
    """The pieces, options and seats of a new game, and each piece where it may be."""
    return (
        game.pieces(state) == game.pieces(_new(game, setup))
        and game.in_place(state)
        and getattr(state, "options", setup.options) == setup.options
        and len(game.scores(state)) == setup.seats
        and all(game.view(state, seat) for seat in (None, *range(setup.seats)))
    )


def _new(game: Game[S, M], setup: Setup[Any]) -> S:
    """A new game; by default options, if an older version allowed what is refused today."""
    try:
        return game.new(setup)
    except BadSetup:
        return game.new(Setup(setup.seats, setup.seed, game.options()))


def _can_be_played(game: Game[S, M], setup: Setup[Any], state: S, rng: Rng) -> bool:
    """Somebody is always to act, until the game is over or for many moves, and no piece gets lost."""
    pieces = game.pieces(state)
    for _ in range(PLAYOUT):
        legal, current = game.legal_moves(state), game.current(state)
        if current is None or not legal:
            return current is None and not legal
        if current not in range(setup.seats) or len(legal) > MOST_MOVES:
            return False
        chosen, rng = rng.below(len(legal))
        state = game.apply(state, legal[chosen]).state
    return len(game.scores(state)) == setup.seats and game.pieces(state) == pieces


def _check_numbers(value: object) -> None:
    for number in _numbers(value):
        if abs(number) > MOST:
            raise CorruptSave(Text("state-large-number", {"most": MOST}))


def _numbers(value: object) -> Iterator[float]:
    """Every number in a state, without the random bits of a generator."""
    match value:
        case dict():
            for key, part in value.items():
                if key != RNG:
                    yield from _numbers(part)
        case list():
            for part in value:
                yield from _numbers(part)
        case int() | float():
            yield value


def _check_keys(given: object, known: object) -> None:
    """Refuse what was left out when the state was read."""
    match given, known:
        case dict(), dict():
            for key, part in given.items():
                if key not in known:
                    raise CorruptSave(Text("state-unknown-key", {"key": key}))
                _check_keys(part, known[key])
        case list(), list():
            if len(given) > len(known):
                raise CorruptSave(Text("state-unknown-key", {"key": len(given) - 1}))
            for part, read in zip(given, known, strict=False):
                _check_keys(part, read)
