"""A recorded session of each game, with the worst names, kept against Discord's documented limits."""

import pytest

import engines
from bot.app import Tessera
from bot.local.server import Server
from engines.core.rng import Rng
from tests.chat.limits import MOST, Recorder
from tests.chat.match import NAMES, Match
from tests.largest_values import Largest

# The longest that Discord allows, each hard in its own way: wide, right to left, joined emoji, markdown.
HOSTILE = (
    "\N{MATHEMATICAL BOLD FRAKTUR CAPITAL W}" * 32,
    "\N{RIGHT-TO-LEFT OVERRIDE}" + "\N{ARABIC LETTER HAH}\N{HEBREW LETTER SHIN}" * 15,
    "👩‍👩‍👧‍👦" * 4 + "🏛️",
    "[**N**](https://evil.example)#_`|",
)


def rename(server: Server) -> None:
    for name, hostile in zip(NAMES, HOSTILE, strict=True):
        person = server.person(name).id
        member = server.world.members[person]
        server.world.members[person] = member | {"user": member["user"] | {"global_name": hostile}}


@pytest.mark.parametrize("game", engines.games())
async def test_a_whole_game_keeps_every_limit(server: Server, bot: Tessera, game: str) -> None:
    recorder = Recorder()
    server.api.observers.append(recorder)
    match, rng = Match(server, bot, min(4, engines.game(game).seats[-1]), game), Rng(7)
    rename(server)
    await match.open_and_start()
    while (await match.table()).current is not None:
        rng = await match.play_by_pressing(rng)
    assert recorder.excesses() == {}
    assert recorder.refused == []
    Largest.add(recorder.largest, MOST)
