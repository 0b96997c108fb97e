"""Moves drawn by dice, found in the panel as a person would: by what, where and how."""

from statistics import median

import pytest

from bot.app import Tessera
from bot.local.server import Server
from bot.ui.panel.places.pages import PAGE_LENGTH
from engines.core.rng import Rng
from tests.chat.match import Match
from tests.chat.own_moves import Count, play_drawn_turn


@pytest.mark.parametrize(("game", "most"), [("akropolis", 5), ("cities", 5), ("founders", 6), ("origins", 6)])
async def test_a_move_of_ones_own_takes_few_presses(
    server: Server, bot: Tessera, game: str, most: int
) -> None:
    match, rng, counts = Match(server, bot, 2, game), Rng(7), list[Count]()
    await match.open_and_start()
    while (await match.table()).current is not None:
        found, rng = await play_drawn_turn(match, rng)
        counts += found
    near = [count.presses for count in counts if count.places <= PAGE_LENGTH]
    far = [count.presses for count in counts if count.places > PAGE_LENGTH]
    for those, limit in ((near, most), (far, 6)):
        if those:
            print(f"{game}: {len(those)} moves, median {median(those)} of {limit}, most {max(those)}")  # noqa: T201 - a measurement
            assert median(those) <= limit
    assert len(near) + len(far) == (await match.table()).moves
