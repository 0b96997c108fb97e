"""Whole games through the chat, by pressing and by typing."""

from statistics import median

import pytest

import engines
from bot.app import Tessera
from bot.local.people import screen
from bot.local.server import Server
from engines.core.game import ranks, replay
from engines.core.rng import Rng
from tests.chat.match import Match, type_move

TABLES = pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name, game in engines.games().items() for seats in game.seats]
)


async def check_final_card(match: Match) -> None:
    """The final card has the scores that the engine gives for the moves in the log."""
    table = await match.table()
    moves = []
    pages = (await match.bot.queries.log_page(table.id)).pages
    for page in reversed(range(pages)):
        moves += [act.move for act in (await match.bot.queries.log_page(table.id, page)).entries if act.move]
    assert table.setup is not None
    end = replay(table.rules, table.setup, moves)
    assert table.rules.current(end) is None
    card = screen.words(await match.card())
    scores = table.rules.scores(end)
    for score, person in zip(scores, table.people, strict=True):
        assert f"{person.name}**" in card
        assert f"**{score.total}**" in card
    assert ("wins!" in card or "share the victory!" in card) == (1 in ranks(scores))
    assert ("the game is lost" in card) == (1 not in ranks(scores))


@TABLES
async def test_a_whole_game_by_pressing(server: Server, bot: Tessera, game: str, seats: int) -> None:
    match, rng = Match(server, bot, seats, game), Rng(seats)
    await match.open_and_start()
    while (await match.table()).current is not None:
        rng = await match.play_by_pressing(rng)
    await check_final_card(match)


@pytest.mark.parametrize(
    ("game", "seats"), [("akropolis", 3), ("akropolis", 4), *((name, 2) for name in engines.games())]
)
async def test_a_whole_game_by_typed_moves(server: Server, bot: Tessera, game: str, seats: int) -> None:
    match, rng = Match(server, bot, seats, game), Rng(seats)
    await match.open_and_start()
    while (table := await match.table()).current is not None:
        person = await match.to_act()
        while (await match.table()).to_act == table.to_act:
            offered = await person.autocomplete("/move", move="")
            chosen, rng = rng.below(len(offered))
            await type_move(person, offered[chosen]["value"])
        await match.card(table.revision)
    await check_final_card(match)


@pytest.mark.parametrize(("game", "most"), [("akropolis", 3), ("cities", 4), ("founders", 5), ("origins", 4)])
async def test_a_typical_turn_takes_few_presses(server: Server, bot: Tessera, game: str, most: int) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    assert median([await match.count_presses() for _ in range(15)]) <= most
