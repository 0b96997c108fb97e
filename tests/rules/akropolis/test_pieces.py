"""The tiles and stones stay the same: each can be traced from the box to its place."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engines.akropolis.components import STARTING_STONES
from engines.akropolis.game import GAME
from engines.akropolis.rules import tiles_used
from engines.akropolis.state import Options
from engines.core.game import Setup
from tests.laws.positions import seeds, setups, walk


@given(setups(GAME), seeds, st.integers(0, 60))
def test_every_tile_of_the_game_is_in_one_place(setup: Setup[Options], dice: int, turns: int) -> None:
    state = walk(GAME, setup, dice, turns).state
    assert GAME.pieces(state) == Counter(tiles_used(setup.seats, setup.options))


@given(setups(GAME), seeds, st.integers(0, 60))
def test_stones_are_those_of_the_start_and_of_covered_quarries_less_what_was_paid(
    setup: Setup[Options], dice: int, turns: int
) -> None:
    played = walk(GAME, setup, dice, turns)
    prices = [int(move.split()[1]) for move in played.moves]
    for seat, architect in enumerate(played.state.architects):
        paid = sum(prices[seat :: setup.seats])
        covered = architect.city.survey.quarried
        assert architect.stones == STARTING_STONES[seat] + covered - paid
