"""The moments that a film shows."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import engines
from bot.domain.log import Action, LogEntry, MovePlayed
from bot.runtime.worker_pool import drawing_pool
from bot.ui.past.films import MOST_FRAMES, evenly_sampled, turn_ends
from bot.ui.past.moments import CannotReplay, replay_views
from engines.core.game import Setup
from tests.bot.ui.contexts import player_context


@pytest.mark.parametrize(
    ("movers", "moments"),
    [
        ([0, 1, 0, 1], [0, 1, 3, 4]),
        ([0, 0, 1, 0, 0, 0], [0, 2, 6]),  # a turn of several moves is one moment
        ([1, 1], [0, 2]),
    ],
)
def test_a_film_shows_the_end_of_each_turn_of_a_seat(movers: list[int], moments: list[int]) -> None:
    assert turn_ends(movers, 0) == moments


def test_a_film_of_a_long_game_has_its_first_and_last_moment() -> None:
    shown = evenly_sampled(range(1000))
    assert len(shown) == len(set(shown)) == MOST_FRAMES
    assert (shown[0], shown[-1]) == (0, 999)
    assert evenly_sampled([0, 1]) == [0, 1]


def test_a_film_of_all_cities_shows_the_end_of_each_turn() -> None:
    assert turn_ends([0, 0, 1, 0], None) == [0, 2, 3, 4]


async def run_here(work: Callable[..., Any], *args: Any, priority: int = 0) -> Any:
    """Instead of a worker process."""
    del priority
    return work(*args)


@pytest.mark.parametrize(
    ("options", "moves"),
    [({"length": "long"}, []), ({}, ["lay k9 0"])],
    ids=["a setup that is refused now", "a move that is illegal now"],
)
async def test_a_game_that_the_rules_no_longer_allow_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, str], moves: list[str]
) -> None:
    monkeypatch.setattr(drawing_pool, "run", run_here)
    game = engines.game("cities")
    context = player_context(game, game.new(Setup(3, 1, game.options())))
    chosen = msgspec.convert(options, game.options)
    context = replace(context, table=replace(context.table, setup=Setup(3, 1, chosen)))
    ann = context.table.people[0]
    history = [LogEntry(1, n, Action.MOVED, ann, MovePlayed(move), (), 0) for n, move in enumerate(moves, 6)]
    with pytest.raises(CannotReplay, match="corrected"):
        await replay_views(context, history, 0, [len(moves)])
