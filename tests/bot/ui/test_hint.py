"""Hints: the search gets its seed from the bot's."""

from unittest.mock import AsyncMock

import pytest

import engines
from bot.services.search_jobs import SearchJobs
from bot.ui.panel.hint import search_best_moves
from engines.core.game import Setup
from tests.bot.ui.contexts import player_context


async def test_given_seeds_repeat_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs, search = SearchJobs(seeds=lambda bits: 1000 + bits), AsyncMock()
    monkeypatch.setattr(jobs, "run", search)
    game = engines.game("akropolis")
    await search_best_moves(jobs, player_context(game, game.new(Setup(2, 1, game.options()))))
    *_, seed = search.call_args.args
    assert seed == 1064
