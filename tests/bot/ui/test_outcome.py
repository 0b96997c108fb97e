"""Which moves are made at once, and which are previewed first."""

import pytest

import engines
from bot.ui.panel.outcome import keeps_the_turn
from engines.core.game import Setup, find
from tests.bot.ui.contexts import player_context
from tests.laws.positions import walk


@pytest.mark.parametrize(
    ("game", "moves", "move", "at_once"),
    [
        ("cities", 7, "send attractions 3", True),
        ("founders", 3, "settle waterfall 0 -1", False),  # the turn goes on, but something is revealed
        ("akropolis", 0, "place 0 2 -1 1", False),  # the turn ends
    ],
)
def test_only_a_move_that_keeps_the_turn_and_reveals_nothing_is_made_at_once(
    game: str, moves: int, move: str, at_once: bool
) -> None:
    rules = engines.game(game)
    state = walk(rules, Setup(2, 0, rules.options()), dice=0, most=moves).state
    assert keeps_the_turn(player_context(rules, state), find(rules, state, move)) is at_once
