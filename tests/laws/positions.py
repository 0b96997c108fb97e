"""Any position of any game: where random play from a random set-up has come to."""

from typing import Any, get_type_hints

from hypothesis import strategies as st
from msgspec import Struct

import engines
from engines.core.game import AnyGame, Played, Setup
from engines.core.notation import words
from engines.core.rng import Rng

LONGEST = 5_000  # no game takes more moves than this

seeds = st.integers(0, 2**64 - 1)


def options(game: AnyGame) -> st.SearchStrategy[Struct]:
    """Any way to set the game's options."""
    fields = get_type_hints(game.options)
    return st.builds(game.options, **{name: st.from_type(kind) for name, kind in fields.items()})


@st.composite
def setups(draw: st.DrawFn, game: AnyGame) -> Setup[Any]:
    return Setup(draw(st.sampled_from(game.seats)), draw(seeds), draw(options(game)))


def walk(game: AnyGame, setup: Setup[Any], dice: int, most: int = LONGEST) -> Played[Any]:
    """Random play, until the end or for so many moves."""
    state, moves, rng = game.new(setup), list[str](), Rng(dice)
    while (legal := game.legal_moves(state)) and len(moves) < most:
        chosen, rng = rng.below(len(legal))
        moves.append(words(legal[chosen]))
        state = game.apply(state, legal[chosen]).state
    return Played(setup, state, tuple(moves))


@st.composite
def positions(draw: st.DrawFn, games: tuple[AnyGame, ...]) -> tuple[AnyGame, Played[Any]]:
    """A game and a position in it, from the first move to the last."""
    game = draw(st.sampled_from(games))
    return game, walk(game, draw(setups(game)), draw(seeds), draw(st.integers(0, 120)))


def any_position() -> st.SearchStrategy[tuple[AnyGame, Played[Any]]]:
    """A position of whatever game there is."""
    return positions(tuple(engines.games().values()))
