"""Hints: they say the same numbers as the panel, and the search gets its seed from the bot's."""

import re
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

import data
import engines
from bot.services.thinking.search_jobs import SearchJobs
from bot.ui.panel import hint, question_panel
from bot.ui.panel.hint import hint_message, search_best_moves
from bot.ui.panel.question_panel import preview_message
from bot.ui.routes import PanelState
from engines.core.game import Setup
from engines.core.notation import steps, words
from engines.core.rng import Rng
from engines.core.search import random
from tests.bot.ui.contexts import player_context
from tests.laws.positions import walk


async def test_given_seeds_repeat_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs, search = SearchJobs(seeds=lambda bits: 1000 + bits), AsyncMock()
    monkeypatch.setattr(jobs, "run", search)
    game = engines.game("akropolis")
    await search_best_moves(jobs, player_context(game, game.new(Setup(2, 1, game.options()))))
    *_, seed = search.call_args.args
    assert seed == 1064


AT_ONCE = re.compile(r"^-# (-?\d+) (?:point|points|punkt|punkty|punktów) (?:at once|od razu)\.", re.MULTILINE)
TOTAL = re.compile(r"(?:Total|Razem): (-?\d+) → \*\*(-?\d+)\*\*")


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("name", sorted(engines.games()))
async def test_a_hint_says_the_same_points_as_the_panel(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "_draw_ghost", AsyncMock(return_value=None))
    monkeypatch.setattr(hint, "private_message", lambda text, *_: text)
    monkeypatch.setattr(question_panel, "draw_all", AsyncMock())
    monkeypatch.setattr(question_panel, "private_message", lambda text, *_: text)
    game, gains = engines.game(name), set[int]()
    for dice in range(60):
        setup = Setup(game.seats[-1], dice, game.options())
        state = walk(game, setup, dice, most=2 * dice + 1).state
        if game.current(state) is None:
            continue
        context = replace(player_context(game, state), language=language)
        move, _ = random(game, context.view, Rng(dice))
        said = str(await hint_message(context, [(0.0, words(move))]))
        shown = str(await preview_message(context, move, PanelState(steps(move))))
        [gain] = map(int, AT_ONCE.findall(said))
        [(before, after)] = TOTAL.findall(shown) or [(0, 0)]
        assert gain == int(after) - int(before)
        assert all(each in said for each in shown.splitlines()[0].removeprefix("### ").split(": "))
        gains.add(gain)
    assert len(gains) > 1
