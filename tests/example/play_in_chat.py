"""Whole games of the example through the loopback Discord; run by test_example, with the package installed."""

from bot.app import Tessera
from bot.local.server import Server
from engines.core.rng import Rng
from tests.chat.conftest import bot, database, no_errors_in_the_log, server
from tests.chat.party import Party
from tests.chat.test_games import check_the_end

__all__ = ["bot", "database", "no_errors_in_the_log", "server"]


async def test_by_pressing_what_is_on_offer(server: Server, bot: Tessera) -> None:  # noqa: F811 - fixtures
    party, rng = Party(server, bot, 4, "harbour"), Rng(4)
    await party.sit_down(options="berths=5 pairs=no")
    while (await party.table()).current is not None:
        rng = await party.press_through(rng)
    await check_the_end(party)


async def test_six_sit_at_a_table_with_computers(server: Server, bot: Tessera) -> None:  # noqa: F811 - fixtures
    host = server.person("Ada")
    await host.slash("/game new", game="harbour", seats=6)
