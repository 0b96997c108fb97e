"""Hints: the search gets its seed from the bot's."""

from typing import Any

import engines
from bot.services.search_jobs import SearchJobs
from bot.ui.panel.hint import search_best_moves
from engines.core.game import Setup
from tests.bot.ui.contexts import player_context


class RecordedJobs(SearchJobs):
    """Records what would be searched."""

    async def run(self, *job: Any) -> Any:
        self.job = job
        return []


async def test_given_seeds_repeat_a_hint() -> None:
    game = engines.game("akropolis")
    jobs = RecordedJobs(seeds=lambda bits: 1000 + bits)
    await search_best_moves(jobs, player_context(game, game.new(Setup(2, 1, game.options()))))
    assert jobs.job[-1] == 1064
