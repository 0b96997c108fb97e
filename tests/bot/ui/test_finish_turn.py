"""The preview of a finished turn: it tells nothing that will turn out to be another thing."""

import pytest

import engines
from bot.ui.panel.finish_turn import foresee, plan
from engines.core.game import AnyState, Setup, find
from engines.core.rng import Rng
from engines.core.search import random
from engines.core.text import Text, say
from tests.bot.ui.contexts import player_context

POSITIONS = 30  # of each game


def positions(name: str) -> list[AnyState]:
    """Positions of a random game, in the middle of turns too."""
    game, rng = engines.game(name), Rng(3)
    found = [game.new(Setup(seats=2, seed=11, options=game.options()))]
    while len(found) < POSITIONS and (seat := game.current(found[-1])) is not None:
        move, rng = random(game, game.view(found[-1], seat), rng)
        found.append(game.apply(found[-1], move).state)
    return [state for state in found if game.current(state) is not None]


@pytest.mark.parametrize("name", [*engines.games()])
def test_what_is_foreseen_happens(name: str) -> None:
    game, revealing = engines.game(name), 0
    unknown = say(Text("panel-reveals"))
    for state in positions(name):
        context = player_context(game, state)
        moves = plan(game, context.view)
        lines, expected = foresee(context, moves)
        happens = list[str]()
        for move in moves:
            step = game.apply(state, find(game, state, move))
            if step.revealed:
                revealing += 1
                assert lines.pop().endswith(unknown)
                break
            state = step.state  # noqa: PLW2901 - the position after each move
            happens += (context.say_text(event.text) for event in step.events if event.only is None)
        assert lines == happens
        assert game.view(expected, context.seat) == game.view(state, context.seat)
    if name in ("cities", "founders", "origins"):
        assert revealing
