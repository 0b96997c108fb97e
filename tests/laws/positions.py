"""Positions of any game, reached by random play from a random setup."""

from typing import Any

import msgspec
from hypothesis import assume
from hypothesis import strategies as st
from msgspec import Struct

import engines
from engines.core.errors import BadSetup
from engines.core.game import AnyGame, Played, Setup
from engines.core.notation import words
from engines.core.options import Option, describe
from engines.core.rng import Rng

LONGEST = 5_000  # more moves than any game takes

seeds = st.integers(0, 2**64 - 1)


def options(game: AnyGame) -> st.SearchStrategy[Struct]:
    """Any combination of the game's options."""
    values = {option.name: _values(option) for option in describe(game)}
    return st.fixed_dictionaries(values).map(lambda chosen: msgspec.convert(chosen, game.options))


def _values(option: Option) -> st.SearchStrategy[Any]:
    value = st.sampled_from([choice.value for choice in option.choices])
    return st.lists(value, max_size=len(option.choices)) if option.several else value


@st.composite
def setups(draw: st.DrawFn, game: AnyGame) -> Setup[Any]:
    """Seats, seed and options; those that the game refuses together are left out."""
    setup = Setup(draw(st.sampled_from(game.seats)), draw(seeds), draw(options(game)))
    assume(_is_accepted(game, setup))
    return setup


def _is_accepted(game: AnyGame, setup: Setup[Any]) -> bool:
    try:
        game.new(setup)
    except BadSetup:
        return False
    return True


def walk(game: AnyGame, setup: Setup[Any], dice: int, most: int = LONGEST) -> Played[Any]:
    """Random play to the end, or for at most that many moves."""
    state, moves, rng = game.new(setup), list[str](), Rng(dice)
    while (legal := game.legal_moves(state)) and len(moves) < most:
        chosen, rng = rng.below(len(legal))
        moves.append(words(legal[chosen]))
        state = game.apply(state, legal[chosen]).state
    return Played(setup, state, tuple(moves))


def halfway(game: AnyGame, seats: int, seed: int) -> Any:
    """The state in the middle of a game played at random."""
    setup = Setup(seats, seed, game.options())
    return walk(game, setup, seed, len(walk(game, setup, seed).moves) // 2).state


@st.composite
def positions(draw: st.DrawFn, games: tuple[AnyGame, ...]) -> tuple[AnyGame, Played[Any]]:
    """A game and a position in it, at any stage."""
    game = draw(st.sampled_from(games))
    return game, walk(game, draw(setups(game)), draw(seeds), draw(st.integers(0, 120)))


def any_position() -> st.SearchStrategy[tuple[AnyGame, Played[Any]]]:
    """A position of any game."""
    return positions(tuple(engines.games().values()))
