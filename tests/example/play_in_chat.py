"""Whole games of the example through the loopback Discord; test_example installs it and runs this."""

from bot.app import Tessera
from bot.domain.table import Ending
from bot.local.server import Server
from engines.core.rng import Rng
from tests.chat.conftest import bot, database, no_errors_in_the_log, server
from tests.chat.match import Match, first_thread, has_button, settled_table, shows
from tests.chat.own_moves import play_drawn_turn
from tests.chat.test_whole_games import check_final_card

__all__ = ["bot", "database", "no_errors_in_the_log", "server"]


async def test_a_whole_game_by_pressing_with_options(server: Server, bot: Tessera) -> None:
    match, rng = Match(server, bot, 4, "harbour"), Rng(4)
    await match.open_and_start(options="berths=5 pairs=no")
    while (await match.table()).current is not None:
        rng = await match.play_by_pressing(rng)
    await check_final_card(match)


async def test_a_whole_game_of_moves_of_ones_own(server: Server, bot: Tessera) -> None:
    """Moves drawn by dice, each found in the panel by what, where and how; and made as it was meant."""
    match, rng, presses = Match(server, bot, 2, "harbour"), Rng(2), list[int]()
    await match.open_and_start()
    while (await match.table()).current is not None:
        counts, rng = await play_drawn_turn(match, rng)
        presses += [count.presses for count in counts]
    await check_final_card(match)
    assert max(presses) <= 5


async def test_six_computers_play_to_the_end(server: Server, bot: Tessera) -> None:
    ada = server.person("Ada")
    await ada.slash("/game new", game="harbour", seats=6)
    card = await ada.sees(has_button("I only watch"))
    await ada.click("I only watch", message=card["id"])
    await ada.sees(shows(card["id"], "1. …"))
    for number in range(1, 7):
        await ada.click("easy", message=card["id"])
        await ada.sees(shows(card["id"], f"{number}. Computer {number} · easy"))
    await ada.click("Start", message=card["id"])
    ada.channel = await first_thread(server)
    await ada.sees(has_button("Rematch"))
    table = await settled_table(bot)
    assert table.ending is Ending.FINISHED
    assert len(table.people) == 6
