"""Whole games through the chat, by what is on the screen."""

from statistics import median

import pytest

import engines
from bot.app import Tessera
from bot.local import screen
from bot.local.server import Server
from engines.core.game import replay
from engines.core.rng import Rng
from tests.chat.party import Party

TABLES = pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name, game in engines.games().items() for seats in game.seats]
)


async def check_the_end(party: Party) -> None:
    """The final card has the scores that the engine gives for the moves in the log."""
    table = await party.table()
    moves = []
    pages = (await party.bot.queries.log_page(table.id)).pages
    for page in reversed(range(pages)):
        moves += [act.move for act in (await party.bot.queries.log_page(table.id, page)).entries if act.move]
    assert table.setup is not None
    end = replay(table.rules, table.setup, moves)
    assert table.rules.current(end) is None
    card = screen.words(await party.card())
    for score, person in zip(table.rules.scores(end), table.people, strict=True):
        assert f"{person.name}**" in card
        assert f"**{score.total}**" in card
    assert "wins!" in card or "share the victory!" in card


@TABLES
async def test_only_by_pressing_what_is_on_offer(server: Server, bot: Tessera, game: str, seats: int) -> None:
    party, rng = Party(server, bot, seats, game), Rng(seats)
    await party.sit_down()
    while (await party.table()).current is not None:
        rng = await party.press_through(rng)
    await check_the_end(party)


@pytest.mark.parametrize(
    ("game", "seats"), [("akropolis", 3), ("akropolis", 4), *((name, 2) for name in engines.games())]
)
async def test_only_by_words(server: Server, bot: Tessera, game: str, seats: int) -> None:
    party, rng = Party(server, bot, seats, game), Rng(seats)
    await party.sit_down()
    while (table := await party.table()).current is not None:
        person = await party.to_act()
        while (await party.table()).to_act == table.to_act:
            offered = await person.autocomplete("/move", move="")
            chosen, rng = rng.below(len(offered))
            await person.slash("/move", move=offered[chosen]["value"])
        await party.card(table.revision)
    await check_the_end(party)


@pytest.mark.parametrize(("game", "most"), [("akropolis", 3), ("cities", 4), ("founders", 5), ("origins", 4)])
async def test_a_usual_turn_takes_few_presses(server: Server, bot: Tessera, game: str, most: int) -> None:
    party = Party(server, bot, 2, game)
    await party.sit_down()
    assert median([await party.presses() for _ in range(15)]) <= most
