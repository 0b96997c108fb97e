"""States that come from outside: read, upgraded, and refused if no game could have reached them.

The moves of a save prove its state, but moves of older rules cannot be replayed. So a state is checked by what
every game can tell: its pieces, seats, options, scores and legal moves.
"""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from engines.core.errors import CorruptSave
from engines.core.game import Game, Setup
from engines.core.rng import FIELD as RNG
from engines.core.strict_json import convert
from engines.core.text import Text

MOST = 9_999  # of anything that is counted in a game; listing moves for much larger numbers takes for ever

MOST_MOVES = 10_000  # legal in one state

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
        possible = _has_everything(game, setup, state) and _can_go_on(game, setup, state)
    except NONSENSE as error:
        raise CorruptSave(Text("state-impossible")) from error
    if not possible:
        raise CorruptSave(Text("state-impossible"))


def _has_everything(game: Game[S, M], setup: Setup[Any], state: S) -> bool:
    """The pieces, options and seats of a new game."""
    new = game.new(setup)
    return (
        game.pieces(state) == game.pieces(new)
        and getattr(state, "options", None) == getattr(new, "options", None)
        and len(game.scores(state)) == setup.seats
    )


def _can_go_on(game: Game[S, M], setup: Setup[Any], state: S) -> bool:
    """Somebody is to act and every legal move can be made, or the game is over."""
    legal, current = game.legal_moves(state), game.current(state)
    if current is None or len(legal) > MOST_MOVES:
        return not legal
    pieces, view = game.pieces(state), game.view(state, current)
    game.label(view, ())
    game.obstacles(view)
    after = (game.apply(state, move).state for move in legal)
    return (
        current in range(setup.seats) and bool(legal) and all(game.pieces(state) == pieces for state in after)
    )


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
